"""Looking at a game again: every moment of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

from legendarium.server.errors import Refused
from legendarium.server.live import render
from legendarium.server.live.match import Match
from legendarium.server.live.table import LiveTable
from legendarium.server.messages import Moment, Moments, Scene
from legendarium.table import Game, Option

KEPT = 8
"""How many games stay unrolled, for those who step through them."""

BREATH = 32
"""How many positions are made before others get their turn."""


class Unrolled(NamedTuple):
    """A game as it stood after a step."""

    number: int
    choices: tuple[Option, ...]
    authors: tuple[int, ...]
    positions: list[Any]
    told: dict[int | None, Moments]
    """What was told of it, by who asked; None sees all."""


class Review:
    """Games unrolled into their positions, the last few kept."""

    def __init__(self) -> None:
        self._unrolled: OrderedDict[str, Unrolled] = OrderedDict()

    async def moments(self, table: LiveTable, seat: int) -> Moments:
        """Everything that happened, as one seat may know it; a game that is over is open."""
        match = begun(table)
        sees_all = table.row.state == "finished"
        unrolled = await self._unroll(table, match)
        reader = None if sees_all else seat
        if reader not in unrolled.told:
            told = []
            for number in range(len(unrolled.positions)):
                if number % BREATH == 0:
                    await asyncio.sleep(0)
                told.append(_moment(match.game, number, unrolled, reader))
            unrolled.told[reader] = Moments(moments=told)
        return unrolled.told[reader]

    async def scene(self, table: LiveTable, seat: int, number: int) -> Scene:
        """The table at one moment."""
        match = begun(table)
        is_open = table.row.state == "finished"
        unrolled = await self._unroll(table, match)
        if not 0 <= number < len(unrolled.positions):
            raise Refused("no-such-moment")
        game, position = match.game, unrolled.positions[number]
        view = game.encode(position) if is_open else game.encode_view(game.view(position, seat))
        asked = game.question(position)
        asked_seat = asked.seat if is_open and asked is not None else seat
        outcome = game.outcome(position)
        events = game.events(position, None if is_open else seat)
        return Scene.model_validate(
            {
                "moment": number,
                "seat": seat,
                "open": is_open,
                "view": view,
                "question": render.question(match, position, asked_seat),
                "events": [event.to_json() for event in events],
                "by": unrolled.authors[number - 1] if number else None,
                "outcome": None if outcome is None else outcome.to_json(),
            }
        )

    async def _unroll(self, table: LiveTable, match: Match) -> Unrolled:
        """The game from its first position to the present one."""
        kept = self._unrolled.get(table.code)
        if kept is None or kept.number != match.number:
            kept = self._unrolled[table.code] = await _unroll(match)
        self._unrolled.move_to_end(table.code)
        if len(self._unrolled) > KEPT:
            self._unrolled.popitem(last=False)
        return kept


async def _unroll(match: Match) -> Unrolled:
    """The game as it stands now, whatever is chosen or taken back while it is unrolled."""
    number, record, authors = match.number, match.play.record, tuple(match.authors)
    positions = []
    for moment, position in enumerate(record.positions(match.game)):
        if moment % BREATH == 0:
            await asyncio.sleep(0)
        positions.append(position)
    return Unrolled(number, record.choices, authors, positions, {})


def _moment(game: Game[Any, Any], number: int, unrolled: Unrolled, seat: int | None) -> Moment:
    position = unrolled.positions[number]
    if number == 0:
        return Moment(moment=0, by=None, option=None, events=[], scores=scores(game, position))
    option, by = unrolled.choices[number - 1], unrolled.authors[number - 1]
    return Moment(
        moment=number,
        by=by,
        option=option.to_json() if seat is None or seat == by else None,
        events=[event.to_json() for event in game.events(position, seat)],
        scores=scores(game, position),
        closes=game.closes(unrolled.positions[number - 1], option),
    )


def scores(game: Game[Any, Any], position: Any) -> list[Any]:
    """The scores of a position, where the game tells them."""
    return list(game.encode(position).get("scores", []))


def begun(table: LiveTable) -> Match:
    """The match of a table, once it has begun; raises Refused before."""
    if table.match is None or table.row.state in ("open", "drafting"):
        raise Refused("not-started")
    return table.match
