"""Replays of games, moment by moment."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from legendarium.server.errors import Refused
from legendarium.server.live import render
from legendarium.server.live.live_table import LiveTable
from legendarium.server.live.match import Match
from legendarium.server.messages import Moment, Moments, Scene
from legendarium.server.table_state import TableState
from legendarium.table import Game
from legendarium.table.choice import Choice
from legendarium.table.kept import Keeps
from legendarium.table.play import Play

MAX_CACHED_GAMES = 8
"""Replayed games kept in memory, for people who step through them."""

POSITIONS_PER_SLICE = 32
"""Positions computed before the event loop handles other work."""


class ReplayedGame(NamedTuple):
    """A game up to a step, with enough frames to look at every moment."""

    number: int
    play: Play[Any, Any]
    moments_of_viewer: dict[int | None, Moments]
    """Every moment as a seat may know it, by seat; None sees everything."""


class Review:
    """Replays games, and keeps the last few."""

    def __init__(self) -> None:
        self._replayed: OrderedDict[str, ReplayedGame] = OrderedDict()

    async def moments(self, table: LiveTable, seat: int) -> Moments:
        """Every moment, as one seat may know it; a finished game is open to all."""
        match = started_match(table)
        sees_all = table.row.state == TableState.FINISHED
        replayed = await self._replay(table, match)
        viewer = None if sees_all else seat
        if viewer not in replayed.moments_of_viewer:
            found = await _moments(replayed.play, viewer)
            replayed.moments_of_viewer[viewer] = Moments(moments=found)
        return replayed.moments_of_viewer[viewer]

    async def scene(self, table: LiveTable, seat: int, number: int) -> Scene:
        """The table at one moment."""
        match = started_match(table)
        is_open = table.row.state == TableState.FINISHED
        play = (await self._replay(table, match)).play
        if not play.first <= number <= play.moment:
            raise Refused("no-such-moment")
        game, position = play.game, play.at(number)
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
                "by": play.choices[number - 1].by if number else None,
                "outcome": None if outcome is None else outcome.to_json(),
            }
        )

    async def _replay(self, table: LiveTable, match: Match) -> ReplayedGame:
        """The game from its first position to its current one, cached."""
        cached = self._replayed.get(table.code)
        if cached is None or cached.number != match.number:
            number = match.number
            cached = ReplayedGame(number, await _replay(match.play), {})
            self._replayed[table.code] = cached
        self._replayed.move_to_end(table.code)
        if len(self._replayed) > MAX_CACHED_GAMES:
            self._replayed.popitem(last=False)
        return cached


async def _replay(play: Play[Any, Any]) -> Play[Any, Any]:
    """The game as it stands now, even if choices are made or undone during the replay."""
    start, choices = play.start, tuple(play.choices)
    whole = Play(play.game, play.setup, play.seed, keeps=Keeps.FRAMES)
    if not start.is_anchor:
        await _play_on(whole, choices)
        return whole
    # What came before the anchor is known by its choices only.
    past = play.record(start.moment)
    since = Play.resume(play.game, past, choices, keeps=Keeps.FRAMES, start=start)
    await _play_on(since, choices)
    return since


async def _play_on(play: Play[Any, Any], choices: Sequence[Choice]) -> None:
    for choice in choices[play.moment :]:
        if play.moment % POSITIONS_PER_SLICE == 0:
            await asyncio.sleep(0)
        play.accept(play.prepare(choice))


async def _moments(play: Play[Any, Any], viewer: int | None) -> list[Moment]:
    finals = set(play.finals)
    found = [_unknown_moment(play, moment, viewer) for moment in range(play.first)]
    for moment, position in enumerate(play.positions(), play.first):
        if moment % POSITIONS_PER_SLICE == 0:
            await asyncio.sleep(0)
        found.append(_moment(play, moment, position, moment in finals, viewer))
    return found


def _moment(
    play: Play[Any, Any], moment: int, position: Any, closes: bool, viewer: int | None
) -> Moment:
    game = play.game
    if moment == 0:
        return Moment(
            game=game.name, moment=0, by=None, option=None, events=[], scores=scores(game, position)
        )
    choice = play.choices[moment - 1]
    return Moment(
        game=game.name,
        moment=moment,
        by=choice.by,
        option=choice.option.to_json() if viewer is None or viewer == choice.by else None,
        events=[event.to_json() for event in game.events(position, viewer)],
        scores=scores(game, position),
        closes=closes,
    )


def _unknown_moment(play: Play[Any, Any], moment: int, viewer: int | None) -> Moment:
    """A moment before the rules changed, of which only the choice is known."""
    choice = play.choices[moment - 1] if moment else None
    is_open = choice is not None and viewer in (None, choice.by)
    return Moment(
        game=play.game.name,
        moment=moment,
        by=None if choice is None else choice.by,
        option=choice.option.to_json() if choice is not None and is_open else None,
        events=[],
        scores=[],
    )


def scores(game: Game[Any, Any], position: Any) -> list[Any]:
    """The scores of a position, if the game has any."""
    return list(game.encode(position).get("scores", []))


def started_match(table: LiveTable) -> Match:
    """The match of a table; raises Refused before it starts."""
    if table.match is None or not table.row.state.has_begun:
        raise Refused("not-started")
    return table.match
