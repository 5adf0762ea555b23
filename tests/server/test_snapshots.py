"""Snapshots of tables: when they are stored, what opens from them, and what wins."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from random import Random
from time import monotonic
from typing import Any

import pytest
from company import Live, guest
from fastapi import FastAPI
from httpx import AsyncClient
from sqlalchemy import select, update
from test_play import answer, look, table_of

from endless import Add, Endless
from games import GAMES, play_on
from legendarium.server.live.live_table import LiveTable
from legendarium.server.live.match import CHOICES_BETWEEN_SNAPSHOTS, Match
from legendarium.server.live.opening import open_match
from legendarium.server.live.review import Review, _replay
from legendarium.server.storage import snapshots
from legendarium.server.storage.database import Database
from legendarium.server.storage.models import JournalRow, SnapshotRow, TableRow
from legendarium.server.storage.snapshots import StoredSnapshot
from legendarium.server.storage.tables import StoredStep
from legendarium.server.table_state import TableState
from legendarium.table import Play
from legendarium.table.choice import How
from legendarium.table.kept import FRAME_INTERVAL
from legendarium.table.snapshot import Snapshot
from toy import HighestCard, PlayCard, ToyBox
from waiting import PATIENCE, let_others_run, wait_until_async

pytestmark = pytest.mark.anyio


# When they are stored -------------------------------------------------------------------------


class EndlessBox(ToyBox):
    """As much of a box as a match needs, for a game without an end."""

    def __init__(self) -> None:
        game: Any = Endless()
        self.game = game
        self.endless: Endless = game

    def begins_turn(self, position: Any) -> bool:
        return False

    def asides(self, position: Any, seat: int) -> list[Any]:
        return []


def take(match: Match, number: int) -> None:
    seat = match.play.moment % 2
    match.accept(match.prepare_choice(seat, Add(number), How.PERSON))


def kept_moments(match: Match, choices: int) -> list[int]:
    """The moments of the snapshots that are stored during so many choices."""
    chance, kept = Random(1), []
    for _ in range(choices):
        take(match, chance.randint(1, 3))
        stored = match.snapshot()
        if stored is not None:
            assert stored.snapshot.moment == match.play.final
            kept.append(stored.snapshot.moment)
    return kept


def test_a_snapshot_is_stored_after_200_choices_at_a_final_one() -> None:
    box = EndlessBox()
    match = Match(box, Play(box.game, {}, 1))
    kept = kept_moments(match, 1000)
    gaps = [later - earlier for earlier, later in zip([0, *kept], kept, strict=False)]
    assert len(kept) == 4
    assert all(CHOICES_BETWEEN_SNAPSHOTS <= gap < CHOICES_BETWEEN_SNAPSHOTS + 60 for gap in gaps)


def test_one_is_stored_where_a_chapter_begins() -> None:
    box = EndlessBox()
    box.endless.chapter_length = 50
    match = Match(box, Play(box.game, {}, 1))
    chance, chapters = Random(1), []
    for _ in range(160):
        take(match, chance.randint(1, 3))
        stored = match.snapshot()
        if stored is not None:
            chapters.append(stored.chapter)
    assert chapters == [2, 3, 4]


def test_a_table_that_leaves_the_memory_stores_what_is_new() -> None:
    box = EndlessBox()
    match = Match(box, Play(box.game, {}, 7))
    assert match.snapshot(is_leaving=True) is None
    for number in (3, 3, 1, 2):
        take(match, number)
    stored = match.snapshot(is_leaving=True)
    assert stored is not None
    assert stored.snapshot.moment == match.play.final == 3
    assert match.snapshot(is_leaving=True) is None
    match.accept(match.prepare_undo(0, 1))
    for number in (2, 2, 3):
        take(match, number)
    again = match.snapshot(is_leaving=True)
    assert again is not None
    assert again.snapshot.digest != stored.snapshot.digest


async def stored_for(database: Database, moments: list[StoredSnapshot]) -> list[int]:
    """The moments that stay of snapshots that are stored one after another."""
    now = datetime.now(UTC)
    async with database.sessions() as session, session.begin():
        row = TableRow(
            code="abc", game="toy", options={}, state=TableState.RUNNING, public=False,
            take_back=True, help=True, picks=[], created=now, changed=now,
        )  # fmt: skip
        session.add(row)
        await session.flush()
        for stored in moments:
            await snapshots.save(session, row.id, stored)
        found = await snapshots.find(session, row.id)
    return [one.snapshot.moment for one in found]


def at(moment: int, chapter: int | None = None) -> StoredSnapshot:
    snapshot = Play(HighestCard(), {"seats": 2}, 1).snapshot()
    return StoredSnapshot(snapshot._replace(moment=moment), chapter=chapter)


async def test_the_newest_two_stay_and_those_of_chapters(database: Database) -> None:
    kept = await stored_for(database, [at(10), at(20, 2), at(30), at(40), at(50)])
    assert kept == [20, 40, 50]


async def test_those_of_undone_choices_go(database: Database) -> None:
    assert await stored_for(database, [at(10), at(20), at(15)]) == [10, 15]


# What opens from them -------------------------------------------------------------------------


def steps_of(play: Play[Any, Any]) -> list[StoredStep]:
    return [
        StoredStep(number, one.by, "choice", one.how, list(one.agreed), one.option.to_json())
        for number, one in enumerate(play.choices, 1)
    ]


def test_a_table_of_5000_choices_opens_without_playing_them() -> None:
    box = EndlessBox()
    match = Match(box, Play(box.game, {}, 1))
    chance, kept = Random(1), []
    for _ in range(5000):
        take(match, chance.randint(1, 3))
        if (stored := match.snapshot()) is not None:
            kept.append(stored)
    box.endless.taken = 0
    opened = open_match(box, {}, 1, True, steps_of(match.play), kept[-2:])
    assert box.endless.taken < CHOICES_BETWEEN_SNAPSHOTS + 60
    assert opened.start == kept[-1]
    assert opened.match.play.choices == match.play.choices
    assert opened.match.play.final == match.play.final
    encode = box.game.encode
    assert encode(opened.match.play.position) == encode(match.play.position)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_opens_as_it_was_left(name: str) -> None:
    play = play_on(GAMES[name].play(1), Random(2), 60)
    box = ToyBox()
    box.game = play.game
    stored = StoredSnapshot(play.snapshot())
    match = open_match(box, play.setup, 1, True, steps_of(play), [stored]).match
    assert match.play.first == play.final
    assert match.play.choices == play.choices
    assert play.game.encode(match.play.position) == play.game.encode(play.position)
    for seat in range(GAMES[name].seats):
        assert match.play.last_of([seat]) == play.last_of([seat])


async def test_a_review_holds_no_more_than_frames_of_a_long_game() -> None:
    box = EndlessBox()
    match = Match(box, Play(box.game, {}, 1))
    kept_moments(match, 2000)
    replayed = await _replay(match.play)
    match.play = replayed
    for moment in range(0, 2000, 17):
        assert replayed.at(moment).count == moment
    assert len(box.endless.alive) < 2000 // FRAME_INTERVAL + 60


async def rows_of(app: FastAPI) -> list[SnapshotRow]:
    async with app.state.database.sessions() as session:
        return list(await session.scalars(select(SnapshotRow).order_by(SnapshotRow.moment)))


async def live_table(app: FastAPI, code: str) -> LiveTable:
    table: LiveTable = await app.state.registry.table(code)
    return table


async def reopen(app: FastAPI, code: str) -> LiveTable:
    """The table after it left the memory, which stored where it stood."""
    await leave(app, code)
    return await live_table(app, code)


async def rows_once(app: FastAPI, are_there: Callable[[list[SnapshotRow]], bool]) -> SnapshotRow:
    """The last row, as soon as the rows are as they should be."""
    until = monotonic() + PATIENCE
    while not are_there(rows := await rows_of(app)):
        assert monotonic() < until, "the snapshot is never stored"
        await let_others_run()
    return rows[-1]


async def leave(app: FastAPI, code: str) -> SnapshotRow:
    """Let a table leave the memory; returns its newest snapshot."""
    app.state.registry._unload(await live_table(app, code))
    return await rows_once(app, bool)


async def choose(live: Live, standing: dict[str, Any]) -> dict[str, Any]:
    await live.send(answer(standing))
    step: dict[str, Any] = (await live.receive_kind("step"))["standing"]
    return step


async def three_chose(app: FastAPI) -> tuple[list[AsyncClient], str]:
    """A game of four, in which the first three have played."""
    people = [await guest(app, name) for name in ("Ann", "Bob", "Cyd", "Dan")]
    code = await table_of(people)
    for person in people[:3]:
        async with look(app, person, code) as (live, standing):
            await choose(live, standing)
    return people, code


async def test_a_table_goes_on_from_its_snapshot_as_if_it_had_not_left(app: FastAPI) -> None:
    people, code = await three_chose(app)
    before = (await live_table(app, code)).match
    assert before is not None
    after = (await reopen(app, code)).match
    assert after is not None
    assert after is not before
    (row,) = await rows_of(app)
    assert (row.moment, row.rules, row.anchor) == (1, 1, False)
    assert after.play.first == 1
    assert after.play.choices == before.play.choices
    assert after.number == before.number == 3
    async with look(app, people[2], code) as (live, standing):
        assert standing["can_take_back"] is True
        await live.send({"type": "take-back", "answers": 3})
        assert (await live.receive_kind("step"))["standing"]["moment"] == 2
    async with look(app, people[3], code) as (_, standing):
        assert standing["question"]["seat"] == 2


async def test_what_came_before_a_snapshot_is_undone_by_consent(app: FastAPI) -> None:
    people, code = await three_chose(app)
    await reopen(app, code)
    async with look(app, people[0], code) as (live, standing):
        assert standing["can_request"] is True
        await live.send({"type": "take-back", "answers": 3})
        request = (await live.receive_kind("request"))["request"]
        assert request["to_moment"] == 0
        for person in people[1:]:
            async with look(app, person, code) as (other, _):
                await other.send({"type": "consent", "request": request["id"], "agree": True})
                await other.receive_kind("request")
        assert (await live.receive_kind("step"))["standing"]["moment"] == 0
    table = await live_table(app, code)
    assert table.match is not None
    assert table.match.play.first == 0


async def test_the_review_of_a_game_that_was_opened_from_a_snapshot_is_whole(app: FastAPI) -> None:
    people, code = await three_chose(app)
    before = (await people[1].get(f"/api/tables/{code}/moments")).json()
    await reopen(app, code)
    app.state.review = Review()
    assert (await people[1].get(f"/api/tables/{code}/moments")).json() == before
    assert (await people[1].get(f"/api/tables/{code}/moments/0")).status_code == 200


# What wins ------------------------------------------------------------------------------------


async def test_a_snapshot_is_proved_by_a_worker(app: FastAPI) -> None:
    _, code = await three_chose(app)
    table = await live_table(app, code)
    assert table.match is not None
    stored = table.match.snapshot(is_leaving=True)
    assert stored is not None
    app.state.registry.journal.keep_snapshot(table.row.id, stored)
    await rows_once(app, lambda rows: [row.proved for row in rows] == [True])
    assert app.state.metrics.snapshots.labels("proved")._value.get() == 1


async def test_one_that_the_choices_do_not_lead_to_is_dropped(
    app: FastAPI, caplog: pytest.LogCaptureFixture
) -> None:
    _, code = await three_chose(app)
    table = await live_table(app, code)
    assert table.match is not None
    stored = table.match.snapshot(is_leaving=True)
    assert stored is not None
    forged = {**stored.snapshot.position, "folded": 3}
    stored = stored._replace(snapshot=stored.snapshot._replace(position=forged))
    app.state.registry.journal.keep_snapshot(table.row.id, stored)
    refuted = app.state.metrics.snapshots.labels("refuted")._value
    await wait_until_async(refuted.get, "the snapshot is refuted")
    assert await rows_of(app) == []
    assert "is not what its choices lead to" in caplog.text


async def test_a_damaged_one_is_not_used(app: FastAPI, caplog: pytest.LogCaptureFixture) -> None:
    _, code = await three_chose(app)
    row = await leave(app, code)
    async with app.state.database.sessions() as session, session.begin():
        await session.execute(update(SnapshotRow).values(position={**row.position, "folded": 3}))
    table = await live_table(app, code)
    assert table.match is not None
    assert table.match.play.first == 0
    assert table.match.play.position.folded is None
    assert "is damaged" in caplog.text


async def changed_rules(app: FastAPI, code: str, rules: int = 2) -> LiveTable:
    """The table when it is opened by a program with other rules."""
    await leave(app, code)
    app.state.shelf["highest-card"].game.rules = rules
    return await live_table(app, code)


async def test_after_the_rules_have_changed_a_table_goes_on_from_its_snapshot(
    app: FastAPI, caplog: pytest.LogCaptureFixture
) -> None:
    people, code = await three_chose(app)
    match = (await changed_rules(app, code)).match
    assert match is not None
    assert match.play.start.is_anchor
    (row,) = await rows_of(app)
    assert (row.moment, row.rules, row.anchor, row.proved) == (1, 2, True, True)
    assert "goes on from a snapshot of other rules" in caplog.text
    # What came before can be read, and not undone.
    async with look(app, people[0], code) as (live, standing):
        assert (standing["can_take_back"], standing["can_request"]) == (False, False)
        await live.send({"type": "take-back", "answers": 3})
        assert (await live.receive_kind("refused"))["code"] == "nothing-to-take-back"
    moments = (await people[0].get(f"/api/tables/{code}/moments")).json()["moments"]
    assert [moment["moment"] for moment in moments] == [0, 1, 2, 3]
    assert [bool(moment["events"]) for moment in moments] == [False, False, True, True]
    assert moments[1]["option"]["kind"] == "play"
    assert (await people[0].get(f"/api/tables/{code}/moments/0")).status_code == 404
    assert (await people[0].get(f"/api/tables/{code}/moments/1")).status_code == 200
    async with look(app, people[3], code) as (live, standing):
        assert (await choose(live, standing))["outcome"] is not None
    # It is the same when it is opened once more, by the same rules.
    again = (await reopen(app, code)).match
    assert again is not None
    assert again.play.start.is_anchor
    assert again.play.moment == 4


async def test_choices_that_new_rules_forbid_are_undone_by_a_step(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, code = await three_chose(app)
    forbidden = (await live_table(app, code)).match.play.choices[2].option  # type: ignore[union-attr]

    def question(game: HighestCard, position: Any) -> Any:
        asked = real(game, position)
        left = [one for one in asked.options if one != forbidden] if asked else []
        return asked and asked._replace(options=left or [PlayCard(0)])

    real = HighestCard.question
    await leave(app, code)
    monkeypatch.setattr(HighestCard, "question", question)
    app.state.shelf["highest-card"].game.rules = 2
    match = (await live_table(app, code)).match
    assert match is not None
    assert (match.play.moment, match.number) == (2, 4)
    async with app.state.database.sessions() as session:
        last = (await session.scalars(select(JournalRow).where(JournalRow.number == 4))).one()
        assert (last.seat, last.cause, last.keep) == (-1, "take-back", 2)
    async with look(app, people[2], code) as (_, standing):
        assert (standing["moment"], standing["question"]["seat"]) == (2, 2)
    again = (await reopen(app, code)).match
    assert again is not None
    assert (again.play.moment, again.number) == (2, 4)


async def test_a_snapshot_of_newer_rules_is_left_alone(app: FastAPI) -> None:
    people, code = await three_chose(app)
    app.state.shelf["highest-card"].game.rules = 2
    await leave(app, code)
    app.state.shelf["highest-card"].game.rules = 1
    refused = await people[0].get(f"/api/tables/{code}")
    assert refused.json()["code"] == "broken-table"
    assert [row.rules for row in await rows_of(app)] == [2]


def test_what_a_snapshot_holds_survives_the_database() -> None:
    snapshot = play_on(GAMES["tainted-grail"].play(1), Random(1), 40).snapshot()
    assert Snapshot.from_json(json.loads(json.dumps(snapshot.to_json()))) == snapshot
