"""What people do at a running table: choose, take back, agree, talk.

Every function holds the table's lock, writes before it tells, and changes nothing when it refuses.
"""

from __future__ import annotations

import time
from copy import copy

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.errors import Refused
from legendarium.server.live.clock import Clock
from legendarium.server.live.consent import Request
from legendarium.server.live.describe import allows_talk
from legendarium.server.live.match import Match, Step
from legendarium.server.live.table import LiveTable, present
from legendarium.server.storage.journal import Entry, Journal
from legendarium.server.storage.models import ChatRow, PersonRow
from legendarium.table import WATCHER, Option


async def choose(
    table: LiveTable, journal: Journal, seat: int, answers: int, option: Option
) -> None:
    """A person answers the question of this number, or says an aside."""
    async with table.lock:
        match = running(table)
        check_seat(table, seat)
        if answers != match.number:
            raise Refused("late-answer")
        await take_choice(table, journal, seat, option, "choice")


async def take_choice(
    table: LiveTable, journal: Journal, seat: int, option: Option, cause: str
) -> None:
    """Let a seat's choice happen, whoever made it; the caller holds the lock."""
    match = running(table)
    step = match.prepare_choice(seat, option, cause)
    outcome = match.game.outcome(step.position)
    await _keep(table, journal, step, None if outcome is None else outcome.to_json())
    match.take_choice(step)
    had_request, table.request = table.request is not None, None
    table.tell_step(step)
    if had_request:
        table.tell_request()
    if outcome is not None:
        table.tell_table()


async def take_back(table: LiveTable, journal: Journal, seat: int, answers: int) -> None:
    """A seat takes its last choice back, or asks the others for it."""
    async with table.lock:
        match = running(table)
        check_seat(table, seat)
        if answers != match.number:
            raise Refused("late-answer")
        if not table.row.take_back:
            raise Refused("take-back-off")
        free = match.free_moment(seat)
        if free is not None:
            await _go_back(table, journal, seat, free)
            return
        moment = match.last_moment_of(seat)
        if moment is None:
            raise Refused("nothing-to-take-back")
        if table.request is not None:
            raise Refused("request-open")
        # Whoever is away for a while is asked, too: it is their game that would be undone.
        others = {one.seat for one in table.seats if one.person_id is not None} - {seat}
        if not others:
            await _go_back(table, journal, seat, moment)
            return
        table.requests += 1
        table.request = Request(table.requests, seat, moment, others)
        table.tell_request()


async def consent(table: LiveTable, journal: Journal, seat: int, request: int, agree: bool) -> None:
    """Somebody agrees to a take-back or not; the one who asked may withdraw."""
    async with table.lock:
        running(table)
        check_seat(table, seat)
        asked = table.request
        if asked is None or asked.id != request:
            raise Refused("no-request")
        if not agree:
            table.request = None
            table.tell_request(refused_by=seat)
        elif seat in asked.waiting:
            if asked.agree(seat):
                await _go_back(table, journal, asked.by, asked.to_moment)
            else:
                table.tell_request()


async def say(
    table: LiveTable, sessions: async_sessionmaker[AsyncSession], person: PersonRow, text: str
) -> None:
    """Somebody says something; it is kept and told to everybody at the table."""
    async with table.lock:
        seat = table.seat_of(person.id)
        _check_talk(table, seat)
        async with sessions() as session, session.begin():
            # Since they came to this table, they may have got another name.
            now = await session.get(PersonRow, person.id) or person
            row = ChatRow(
                table_id=table.row.id,
                person_id=person.id,
                seat=seat,
                name=now.name,
                text=text,
                at=present(),
            )
            session.add(row)
        table.tell_chat(row)


def _check_talk(table: LiveTable, seat: int) -> None:
    """Raise Refused while this seat must be silent: its game runs, and its table allows no talk."""
    is_playing = seat != WATCHER and table.row.state == "running"
    if is_playing and not allows_talk(table.row, table.box):
        raise Refused("no-talking")


async def _go_back(table: LiveTable, journal: Journal, seat: int, keep: int) -> None:
    match = running(table)
    step, play = match.prepare_take_back(seat, keep)
    await _keep(table, journal, step, None)
    match.take_back(step, play)
    had_request, table.request = table.request is not None, None
    table.tell_step(step)
    if had_request:
        table.tell_request()


async def _keep(
    table: LiveTable, journal: Journal, step: Step, outcome: dict[str, object] | None
) -> None:
    """Write a step; if that fails it did not happen, and the clocks run on as they did."""
    clock = _clock_after(table, step)
    clocks = None if clock is None else clock.to_json(time.time())
    entry = Entry(
        table_id=table.row.id,
        number=step.number,
        seat=step.by,
        cause=step.cause,
        option=None if step.option is None else step.option.to_json(),
        keep=step.moment if step.option is None else None,
        at=present(),
        state="running" if outcome is None else "finished",
        outcome=outcome,
        clocks=clocks,
        asked=_asked(table, step),
    )
    await journal.write(entry)
    table.clock = clock
    table.row.state, table.row.outcome = entry.state, outcome
    table.row.clocks, table.row.asked, table.row.changed = clocks, entry.asked, entry.at


def _asked(table: LiveTable, step: Step) -> int | None:
    """The seat that must choose after a step."""
    asked = None if table.match is None else table.match.game.question(step.position)
    return None if asked is None else asked.seat


def _clock_after(table: LiveTable, step: Step) -> Clock | None:
    """The time of the one who is asked next runs; bots and empty seats have no clock."""
    if table.clock is None or table.match is None:
        return table.clock
    clock = copy(table.clock)
    asked = _asked(table, step)
    if asked is None or table.has_bot(asked):
        clock.stop(time.time())
        return clock
    before = clock.running
    is_new_turn = asked != before or step.ends_turn
    clock.start(asked, time.time(), is_new_turn)
    return clock


def start_clock(table: LiveTable) -> None:
    """The game begins, or somebody takes over a seat: the clock of the one who is asked runs.

    The caller writes it down with the table.
    """
    if table.match is not None:
        step = Step(0, "choice", WATCHER, 0, table.match.position, None, False)
        table.clock = _clock_after(table, step)
        table.row.asked = _asked(table, step)
        table.row.clocks = None if table.clock is None else table.clock.to_json(time.time())


def running(table: LiveTable) -> Match:
    """The match of a table while it goes on; raises Refused before and after."""
    if table.match is None or table.row.state in ("open", "drafting"):
        raise Refused("not-started")
    if table.row.state == "finished":
        raise Refused("game-over")
    return table.match


def check_seat(table: LiveTable, seat: int) -> None:
    """Raise Refused unless a person plays this seat."""
    if seat == WATCHER:
        raise Refused("not-your-seat")
    if table.has_bot(seat):
        raise Refused("bot-sits-in")
