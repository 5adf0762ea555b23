"""Looking at a game again: every moment of it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from legendarium.server.errors import Refused
from legendarium.server.live import render
from legendarium.server.live.match import Match
from legendarium.server.live.table import LiveTable
from legendarium.server.messages import Moment, Moments, Scene
from legendarium.table import Record

KEPT = 8
"""How many games stay unrolled, for those who step through them."""

BREATH = 32
"""How many positions are made before others get their turn."""


class Review:
    """Games unrolled into their positions, the last few kept."""

    def __init__(self) -> None:
        self._unrolled: OrderedDict[str, tuple[int, list[Any]]] = OrderedDict()

    async def moments(self, table: LiveTable, seat: int) -> Moments:
        """Everything that happened, as one seat may know it; a game that is over is open."""
        match = begun(table)
        sees_all = table.row.state == "finished"
        positions = await self._positions(table, match)
        told = []
        for number in range(len(positions)):
            if number % BREATH == 0:
                await asyncio.sleep(0)
            told.append(_moment(match, number, positions, None if sees_all else seat))
        return Moments(moments=told)

    async def scene(self, table: LiveTable, seat: int, number: int) -> Scene:
        """The table at one moment."""
        match = begun(table)
        positions = await self._positions(table, match)
        if not 0 <= number < len(positions):
            raise Refused("no-such-moment")
        game, position = match.game, positions[number]
        is_open = table.row.state == "finished"
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
                "by": match.authors[number - 1] if number else None,
                "outcome": None if outcome is None else outcome.to_json(),
            }
        )

    async def _positions(self, table: LiveTable, match: Match) -> list[Any]:
        """Every position of the game, from the first to the present one."""
        number, record = match.number, match.play.record
        kept = self._unrolled.get(table.code)
        if kept is None or kept[0] != number:
            kept = number, await _unroll(match, record)
            self._unrolled[table.code] = kept
        self._unrolled.move_to_end(table.code)
        if len(self._unrolled) > KEPT:
            self._unrolled.popitem(last=False)
        return kept[1]


async def _unroll(match: Match, record: Record) -> list[Any]:
    positions = []
    for number, position in enumerate(record.positions(match.game)):
        if number % BREATH == 0:
            await asyncio.sleep(0)
        positions.append(position)
    return positions


def _moment(match: Match, number: int, positions: list[Any], seat: int | None) -> Moment:
    game, position = match.game, positions[number]
    if number == 0:
        return Moment(moment=0, by=None, option=None, events=[], scores=scores(match, position))
    option, by = match.play.record.choices[number - 1], match.authors[number - 1]
    return Moment(
        moment=number,
        by=by,
        option=option.to_json() if seat is None or seat == by else None,
        events=[event.to_json() for event in game.events(position, seat)],
        scores=scores(match, position),
        closes=game.closes(positions[number - 1], option),
    )


def scores(match: Match, position: Any) -> list[Any]:
    """The scores of a position, where the game tells them."""
    told = match.game.encode(position).get("scores", [])
    return list(told)


def begun(table: LiveTable) -> Match:
    """The match of a table, once it has begun; raises Refused before."""
    if table.match is None or table.row.state in ("open", "drafting"):
        raise Refused("not-started")
    return table.match
