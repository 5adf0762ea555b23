"""Replays of games, moment by moment."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

from legendarium.server.errors import Refused
from legendarium.server.live import render
from legendarium.server.live.match import Match
from legendarium.server.live.table import LiveTable
from legendarium.server.messages import Moment, Moments, Scene
from legendarium.server.table_state import TableState
from legendarium.table import Game
from legendarium.table.choice import Choice

MAX_CACHED_GAMES = 8
"""Replayed games kept in memory, for people who step through them."""

POSITIONS_PER_SLICE = 32
"""Positions computed before the event loop handles other work."""


class ReplayedGame(NamedTuple):
    """All positions of a game up to a step."""

    number: int
    choices: tuple[Choice, ...]
    positions: list[Any]
    moments_of_viewer: dict[int | None, Moments]
    """Every moment as a seat may know it, by seat; None sees everything."""


class Review:
    """Replays games into their positions, and keeps the last few."""

    def __init__(self) -> None:
        self._replayed: OrderedDict[str, ReplayedGame] = OrderedDict()

    async def moments(self, table: LiveTable, seat: int) -> Moments:
        """Every moment, as one seat may know it; a finished game is open to all."""
        match = started_match(table)
        sees_all = table.row.state == TableState.FINISHED
        replayed = await self._replay(table, match)
        viewer = None if sees_all else seat
        if viewer not in replayed.moments_of_viewer:
            moments = []
            for number in range(len(replayed.positions)):
                if number % POSITIONS_PER_SLICE == 0:
                    await asyncio.sleep(0)
                moments.append(_moment(match.box.game, number, replayed, viewer))
            replayed.moments_of_viewer[viewer] = Moments(moments=moments)
        return replayed.moments_of_viewer[viewer]

    async def scene(self, table: LiveTable, seat: int, number: int) -> Scene:
        """The table at one moment."""
        match = started_match(table)
        is_open = table.row.state == TableState.FINISHED
        replayed = await self._replay(table, match)
        if not 0 <= number < len(replayed.positions):
            raise Refused("no-such-moment")
        game, position = match.box.game, replayed.positions[number]
        view = game.encode(position) if is_open else game.encode_view(game.view(position, seat))
        asked = game.question(position)
        asked_seat = asked.seat if is_open and asked is not None else seat
        outcome = game.outcome(position)
        events = game.events(position, None if is_open else seat)
        return Scene.model_validate(
            {
                "game": game.name,
                "moment": number,
                "seat": seat,
                "open": is_open,
                "view": view,
                "question": render.question(match, position, asked_seat),
                "events": [event.to_json() for event in events],
                "by": replayed.choices[number - 1].by if number else None,
                "outcome": None if outcome is None else outcome.to_json(),
            }
        )

    async def _replay(self, table: LiveTable, match: Match) -> ReplayedGame:
        """The game from its first position to its current one, cached."""
        cached = self._replayed.get(table.code)
        if cached is None or cached.number != match.number:
            cached = self._replayed[table.code] = await _replay(match)
        self._replayed.move_to_end(table.code)
        if len(self._replayed) > MAX_CACHED_GAMES:
            self._replayed.popitem(last=False)
        return cached


async def _replay(match: Match) -> ReplayedGame:
    """The game as it stands now, even if choices are made or undone during the replay."""
    number, record, choices = match.number, match.play.record(), tuple(match.play.choices)
    positions = []
    for moment, position in enumerate(record.positions(match.box.game)):
        if moment % POSITIONS_PER_SLICE == 0:
            await asyncio.sleep(0)
        positions.append(position)
    return ReplayedGame(number, choices, positions, {})


def _moment(game: Game[Any, Any], number: int, replayed: ReplayedGame, seat: int | None) -> Moment:
    position = replayed.positions[number]
    if number == 0:
        return Moment(
            game=game.name, moment=0, by=None, option=None, events=[], scores=scores(game, position)
        )
    option, by = replayed.choices[number - 1][:2]
    return Moment(
        game=game.name,
        moment=number,
        by=by,
        option=option.to_json() if seat is None or seat == by else None,
        events=[event.to_json() for event in game.events(position, seat)],
        scores=scores(game, position),
        closes=game.is_irreversible(replayed.positions[number - 1], option),
    )


def scores(game: Game[Any, Any], position: Any) -> list[Any]:
    """The scores of a position, if the game has any."""
    return list(game.encode(position).get("scores", []))


def started_match(table: LiveTable) -> Match:
    """The match of a table; raises Refused before it starts."""
    if table.match is None or not table.row.state.has_begun:
        raise Refused("not-started")
    return table.match
