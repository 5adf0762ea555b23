"""Coming back by a personal link, and going for good."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from company import Closed, Live, account, guest, person, sign_in
from fastapi import FastAPI
from httpx import AsyncClient
from sqlalchemy import func, select

from legendarium.server.storage.models import ChatRow, PersonRow, SeatRow, TableRow

pytestmark = pytest.mark.anyio


async def a_table_of(app: FastAPI, state: str, *names: str, token: str | None = None) -> str:
    """The code of a table in the database where these people sit and have said hello."""
    now = datetime.now(UTC)
    async with app.state.database.sessions.begin() as session:
        people = {row.name: row.id for row in await session.scalars(select(PersonRow))}
        table = TableRow(
            code=f"t-{state}", game="highest-card", options={"seats": 3}, state=state, public=True,
            take_back=True, help=True, picks=[], created=now, changed=now,
            host_id=people[names[0]],
        )  # fmt: skip
        session.add(table)
        await session.flush()
        for seat, name in enumerate(names):
            own = token if seat == 0 else None
            session.add(SeatRow(table_id=table.id, seat=seat, person_id=people[name], token=own))
            session.add(
                ChatRow(
                    table_id=table.id, person_id=people[name], seat=seat, name=name,
                    text=f"hello from {name}", at=now,
                )
            )  # fmt: skip
    return f"t-{state}"


async def test_a_personal_link_brings_a_person_to_another_device(
    app: FastAPI, client: AsyncClient
) -> None:
    ann = await guest(app, "Ann")
    await guest(app, "Bob")
    code = await a_table_of(app, "open", "Ann", "Bob", token="secret-of-ann")
    answer = await client.post("/api/rejoin", json={"token": "secret-of-ann"})
    assert answer.status_code == 200
    assert answer.json()["code"] == code
    assert [seat["name"] for seat in answer.json()["seats"]] == ["Ann", "Bob"]
    assert "secret-of-ann" not in answer.text
    assert await person(client) == await person(ann)


async def test_a_wrong_link_leads_nowhere(app: FastAPI) -> None:
    bob = await guest(app, "Bob")
    await a_table_of(app, "open", "Bob")
    answer = await bob.post("/api/rejoin", json={"token": "secret-of-nobody"})
    assert answer.status_code == 404
    assert answer.json()["code"] == "wrong-link"
    assert await person(bob) is not None


async def test_deleted_data_is_gone(app: FastAPI) -> None:
    ann, bob = await account(app, "Ann"), await guest(app, "Bob")
    for state in ("open", "finished"):
        await a_table_of(app, state, "Ann", "Bob", token=f"link-of-{state}")
    before = await bob.get("/api/tables/t-open")
    assert before.json()["seats"][0]["name"] == "Ann"

    answer = await ann.delete("/api/me")
    assert (answer.status_code, answer.json()) == (200, {"person": None})
    assert await person(ann) is None
    assert await sign_in(ann, "Ann") == 401

    async with app.state.database.sessions() as session:
        assert (await session.scalars(select(PersonRow.name))).all() == ["Bob"]
        assert set((await session.scalars(select(ChatRow.name))).all()) == {"Bob"}
        seats = (await session.scalars(select(SeatRow).order_by(SeatRow.seat))).all()
        hosts = (await session.scalars(select(TableRow.host_id))).all()
    assert [seat.person_id for seat in seats[:2]] == [None, None]
    assert [seat.token for seat in seats] == [None] * 4
    assert hosts == [None, None]
    for state in ("open", "finished"):
        found = await bob.get(f"/api/tables/t-{state}")
        assert "Ann" not in found.text
        assert [seat["name"] for seat in found.json()["seats"]] == [None, "Bob"]
        link = await ann.post("/api/rejoin", json={"token": f"link-of-{state}"})
        assert link.json()["code"] == "wrong-link"


async def test_the_name_of_a_deleted_account_is_free(app: FastAPI) -> None:
    await (await account(app, "Ann")).delete("/api/me")
    assert await person(await guest(app, "Ann")) is not None


async def test_deleting_oneself_leaves_everybody_else_alone(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    await ann.delete("/api/me")
    assert await person(bob) is not None
    async with app.state.database.sessions() as session:
        assert await session.scalar(select(func.count()).select_from(PersonRow)) == 1


@pytest.mark.slow
async def test_a_game_goes_on_without_somebody_who_has_gone_for_good(app: FastAPI) -> None:
    ann, bob = await guest(app, "Ann"), await guest(app, "Bob")
    wish = {"game": "highest-card", "options": {"seats": 2}}
    code = (await ann.post("/api/tables", json=wish)).json()["code"]
    await bob.post(f"/api/tables/{code}/seats/1", json={})
    assert (await ann.post(f"/api/tables/{code}/start")).json()["state"] == "running"
    path = f"/api/tables/{code}/live"
    async with Live(app, ann, path) as hers, Live(app, bob, path) as his:
        await hers.send({"type": "chat", "text": "I must go"})
        assert (await his.receive_kind("view"))["seat"] == 1
        assert (await ann.delete("/api/me")).status_code == 200
        while (told := await his.receive_kind("table"))["table"]["seats"][0]["name"] is not None:
            pass
        assert (told["table"]["state"], told["table"]["host"]) == ("running", None)
        with pytest.raises(Closed):
            await hers.receive_kind("never")
    async with Live(app, bob, path) as again:
        assert (await again.receive_kind("chat"))["lines"] == []
    eve = await guest(app, "Eve")
    seated = await eve.post(f"/api/tables/{code}/seats/0", json={})
    assert [seat["name"] for seat in seated.json()["seats"]] == ["Eve", "Bob"]
