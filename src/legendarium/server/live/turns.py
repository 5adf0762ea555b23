"""What people do at a running table: choose, undo, agree to an undo, talk.

Every function holds the table's lock, stores before it broadcasts, and changes nothing when it
raises Refused.
"""

from __future__ import annotations

import asyncio
import time
from copy import copy

from sqlalchemy.ext.asyncio import AsyncSession, async_sessionmaker

from legendarium.server.errors import Refused
from legendarium.server.live.clock import Clock
from legendarium.server.live.describe import allows_talk
from legendarium.server.live.live_table import LiveTable, utc_now
from legendarium.server.live.match import CHOSEN, UNDONE, Match, NumberedStep
from legendarium.server.live.undo_request import UndoRequest
from legendarium.server.storage.journal import Entry, Journal
from legendarium.server.storage.models import ChatRow, PersonRow
from legendarium.server.table_state import TableState
from legendarium.table import SPECTATOR, Option
from legendarium.table.choice import How


async def choose(
    table: LiveTable, journal: Journal, seat: int, answers: int, option: Option
) -> None:
    """Answer the question with this number, or say an aside."""
    async with table.lock:
        match = running_match(table)
        check_seat(table, seat)
        if answers != match.number:
            raise Refused("late-answer")
        await take_choice(table, journal, seat, option, How.PERSON)


async def take_choice(
    table: LiveTable, journal: Journal, seat: int, option: Option, how: How
) -> None:
    """Store and broadcast a choice, however it was made; the caller holds the lock."""
    match = running_match(table)
    step = match.prepare_choice(seat, option, how)
    outcome = match.box.game.outcome(step.position)
    await _persist(table, journal, step, None if outcome is None else outcome.to_json())
    match.accept(step)
    had_request, table.request = table.request is not None, None
    table.broadcast_step(step)
    if had_request:
        table.broadcast_request()
    if outcome is not None:
        table.broadcast_table()
    if (snapshot := match.snapshot()) is not None:
        journal.keep_snapshot(table.row.id, snapshot)


async def undo(table: LiveTable, journal: Journal, seat: int, answers: int) -> None:
    """Undo the last choice of a seat, or ask the others to agree to it."""
    await _recover_last_choice(table, seat)
    async with table.lock:
        match = running_match(table)
        check_seat(table, seat)
        if answers != match.number:
            raise Refused("late-answer")
        if not table.row.take_back:
            raise Refused("take-back-off")
        free = match.free_undo_moment(seat)
        if free is not None:
            await _undo_to(table, journal, seat, free)
            return
        moment = match.play.last_of([seat])
        if moment is None or moment < match.play.first:
            raise Refused("nothing-to-take-back")
        if table.request is not None:
            raise Refused("request-open")
        # People whose seat a bot plays for a while are asked as well: it is their game, too.
        others = {one.seat for one in table.seats if one.person_id is not None} - {seat}
        if not others:
            await _undo_to(table, journal, seat, moment)
            return
        table.requests += 1
        table.request = UndoRequest(table.requests, seat, moment, others)
        table.broadcast_request()


async def _recover_last_choice(table: LiveTable, seat: int) -> None:
    """Play again what came before a snapshot, if the last choice of a seat is there.

    That takes long, so it is done in a thread and without the table's lock.
    """
    play = None if table.match is None else table.match.play
    moment = None if play is None else play.last_of([seat])
    if play is None or moment is None or moment >= play.first or play.start.is_anchor:
        return
    past = await asyncio.to_thread(play.replay_past)
    async with table.lock:
        if past is not None and play.first:
            play.join_past(past)


async def consent(table: LiveTable, journal: Journal, seat: int, request: int, agree: bool) -> None:
    """Agree to an undo, or refuse it; the seat that asked may withdraw its request."""
    async with table.lock:
        running_match(table)
        check_seat(table, seat)
        open_request = table.request
        if open_request is None or open_request.id != request:
            raise Refused("no-request")
        if not agree:
            table.request = None
            table.broadcast_request(refused_by=seat)
        elif seat in open_request.waiting:
            if open_request.agree(seat):
                await _undo_to(table, journal, open_request.by, open_request.to_moment)
            else:
                table.broadcast_request()


async def say(
    table: LiveTable, sessions: async_sessionmaker[AsyncSession], person: PersonRow, text: str
) -> None:
    """Store and broadcast a line of the chat."""
    async with table.lock:
        seat = table.seat_of(person.id)
        _check_talk(table, seat)
        async with sessions() as session, session.begin():
            # They may have changed their name since they joined.
            now = await session.get(PersonRow, person.id) or person
            row = ChatRow(
                table_id=table.row.id,
                person_id=person.id,
                seat=seat,
                name=now.name,
                text=text,
                at=utc_now(),
            )
            session.add(row)
        table.broadcast_chat(row)


def _check_talk(table: LiveTable, seat: int) -> None:
    """Raise Refused for a player during a game at a table that does not allow talk."""
    is_playing = seat != SPECTATOR and table.row.state == TableState.RUNNING
    if is_playing and not allows_talk(table.row, table.box):
        raise Refused("no-talking")


async def _undo_to(table: LiveTable, journal: Journal, seat: int, keep: int) -> None:
    match = running_match(table)
    # In a thread: what was chosen very long ago is undone by playing the game again.
    step = await asyncio.to_thread(match.prepare_undo, seat, keep)
    await _persist(table, journal, step, None)
    match.accept(step)
    had_request, table.request = table.request is not None, None
    table.broadcast_step(step)
    if had_request:
        table.broadcast_request()


async def _persist(
    table: LiveTable, journal: Journal, step: NumberedStep, outcome: dict[str, object] | None
) -> None:
    """Store a step; if that fails, nothing has changed and the clocks keep running."""
    clock, choice = _clock_after(table, step), step.choice
    clocks = None if clock is None else clock.to_json(time.time())
    entry = Entry(
        table_id=table.row.id,
        number=step.number,
        seat=step.by,
        cause=UNDONE if choice is None else CHOSEN,
        how=None if choice is None else choice.how,
        agreed=None if choice is None else list(choice.agreed) or None,
        option=None if choice is None else choice.option.to_json(),
        keep=step.moment if choice is None else None,
        at=utc_now(),
        state=TableState.RUNNING if outcome is None else TableState.FINISHED,
        outcome=outcome,
        clocks=clocks,
        asked=_seat_to_choose(table, step),
    )
    await journal.write(entry)
    table.clock = clock
    table.row.state, table.row.outcome = entry.state, outcome
    table.row.clocks, table.row.asked, table.row.changed = clocks, entry.asked, entry.at


def _seat_to_choose(table: LiveTable, step: NumberedStep) -> int | None:
    """The seat that must choose after a step."""
    question = None if table.match is None else table.match.box.game.question(step.position)
    return None if question is None else question.seat


def _clock_after(table: LiveTable, step: NumberedStep) -> Clock | None:
    """The clocks after a step: the next seat's runs, unless a bot plays it."""
    if table.clock is None or table.match is None:
        return table.clock
    clock = copy(table.clock)
    seat = _seat_to_choose(table, step)
    if seat is None or table.has_bot(seat):
        clock.stop(time.time())
        return clock
    before = clock.running
    is_new_turn = seat != before or step.ends_turn
    clock.start(seat, time.time(), is_new_turn)
    return clock


def start_clock(table: LiveTable) -> None:
    """Run the clock of the seat that must choose, at the start or after a change of seats.

    The caller stores it with the table.
    """
    if table.match is not None:
        table.clock = _clock_after(table, table.match.now)
        table.row.asked = _seat_to_choose(table, table.match.now)
        table.row.clocks = None if table.clock is None else table.clock.to_json(time.time())


def running_match(table: LiveTable) -> Match:
    """The match of a running table; raises Refused before and after."""
    if table.match is None or not table.row.state.has_begun:
        raise Refused("not-started")
    if table.row.state == TableState.FINISHED:
        raise Refused("game-over")
    return table.match


def check_seat(table: LiveTable, seat: int) -> None:
    """Raise Refused unless a person plays this seat."""
    if seat == SPECTATOR:
        raise Refused("not-your-seat")
    if table.has_bot(seat):
        raise Refused("bot-sits-in")
