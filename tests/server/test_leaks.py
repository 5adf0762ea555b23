"""Whatever is sent to a seat names nothing that the seat may not know: every byte is looked at."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import knowledge
import pytest
from advisers import quick_shelf
from eavesdrop import ROOMY, Leak, Watched
from fastapi import FastAPI

from legendarium.server.app import create_app
from legendarium.server.bots import BotWorkers
from legendarium.server.settings import Settings
from legendarium.tashkalar.events import Drew
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View, view
from settings import SCHOOLS, SETTINGS
from waiting import PATIENCE

pytestmark = pytest.mark.anyio

CHOICES = 160
"""How many choices of each game are played."""


@pytest.fixture
async def app(database_url: str) -> AsyncIterator[FastAPI]:
    """A server with the real game on its shelf."""
    app = create_app(quick_shelf, Settings(database=database_url, rates=ROOMY, bot_limit=PATIENCE))
    async with app.router.lifespan_context(app):
        yield app


def options_of(setting: str, chance: Random) -> tuple[dict[str, Any], int]:
    form, seats, teams = SETTINGS[setting]
    schools = {"how": "chosen", "seats": chance.sample(SCHOOLS, seats)}
    return {"form": form, "teams": teams, "schools": schools}, seats


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
async def test_nobody_is_told_what_their_seat_may_not_know(app: FastAPI, setting: str) -> None:
    chance = Random(setting)
    watched = await Watched.open(app, *options_of(setting, chance), hints=True)
    causes: set[str] = set()
    while watched.asked is not None and len(watched.positions) < CHOICES:
        await watched.choose(chance)
        causes.add(await something_else(watched, chance))
    await look_back(watched, chance)
    assert {"help", "hint", "take-back", "agreed", "moments", "reload", "wrong"} <= causes
    assert watched.checked > CHOICES * len(watched.ears)
    await watched.close()


async def something_else(watched: Watched, chance: Random) -> str:
    """What people do between two choices; what was done."""
    match chance.randrange(10):
        case 0:
            await undo(watched)
            return "take-back"
        case 1:
            return await ask_back(watched, chance.random() < 0.7)
        case 2:
            await look_back(watched, chance)
            return "moments"
        case 3:
            ear = chance.choice(watched.ears)
            missed = 1 + chance.randrange(min(watched.number, 20))
            await watched.come_back(ear, watched.number - missed)
            await watched.settle()
            return "reload"
        case 4:
            for ear in watched.ears:
                await ear.send({"type": "choose", "answers": 0, "option": {"kind": "end-turn"}})
                await ear.receive_kind("refused")
            return "wrong"
        case 5 | 6:
            for ear in watched.ears:
                await ear.send({"type": "help"})
                await ear.receive_kind("help")
            return "help"
        case 7 if watched.asked is not None:
            await ask_hint(watched, chance)
            return "hint"
    return "nothing"


async def ask_hint(watched: Watched, chance: Random) -> None:
    """The seat that is asked gets a hint; whoever else wants one is refused."""
    level = chance.choice(watched.table.box.levels)
    for ear in watched.ears:
        await ear.send({"type": "hint", "answers": watched.number, "level": level})
        if ear is watched.asked:
            hint = (await ear.receive_kind("hint"))["hint"]
            assert hint["lines"]
            options = ear.standing["question"]["options"]
            assert all(line["options"][0] in options for line in hint["lines"])
        else:
            await ear.receive_kind("refused")


async def undo(watched: Watched) -> None:
    """Take choices of this turn back, as long as one may."""
    for _ in range(3):
        free = [ear for ear in watched.ears if ear.standing["can_take_back"]]
        if free:
            await free[0].send({"type": "take-back", "answers": watched.number})
            await watched.settle(watched.number + 1)


async def ask_back(watched: Watched, agree: bool) -> str:
    """Ask for a choice back that is final, and let the others agree or not."""
    asking = [ear for ear in watched.ears if ear.standing["can_request"]]
    asking = [ear for ear in asking if not ear.standing["can_take_back"]]
    if not asking:
        return "nothing"
    await asking[0].send({"type": "take-back", "answers": watched.number})
    request = (await asking[0].receive_kind("request"))["request"]
    for seat in request["waiting"]:
        answer = {"type": "consent", "request": request["id"], "agree": agree}
        await watched.ear(seat).send(answer)
        if not agree:
            break
    if not agree:
        while (await asking[0].receive_kind("request"))["request"] is not None:
            pass
        return "refused"
    await watched.settle(watched.number + 1)
    return "agreed"


async def look_back(watched: Watched, chance: Random) -> None:
    """Everybody looks at the past, the lobby, and the file of a report."""
    positions = watched.record()
    code = watched.table.code
    is_over = watched.asked is None
    for ear in watched.ears:
        now = knowledge.hidden(watched.position, ear.seat)
        told = await ear.client.post(f"/api/tables/{code}/report", json={"text": "Odd"})
        if not is_over:
            watched.check_answer(told, now, ear.seat)
        for path in (f"/api/tables/{code}", "/api/tables", "/api/me"):
            watched.check_answer(await ear.client.get(path), knowledge.UNIVERSE, ear.seat)
        if is_over:
            continue
        ever = [knowledge.hidden(position, ear.seat) for position in positions]
        moments = await ear.client.get(f"/api/tables/{code}/moments")
        assert len(moments.json()["moments"]) == len(positions)
        watched.check_answer(moments, frozenset.intersection(*ever), ear.seat)
        for number in {0, len(positions) - 1, chance.randrange(len(positions))}:
            scene = await ear.client.get(f"/api/tables/{code}/moments/{number}")
            watched.check_answer(scene, ever[number], ear.seat)


async def test_the_end_of_a_game_is_told_without_the_hands(app: FastAPI) -> None:
    watched = await Watched.open(app, *options_of("duel", Random(1)))
    await watched.choose(Random(1))
    record = await watched.ear(0).client.get(f"/api/tables/{watched.table.code}/record")
    assert record.status_code == 409
    loser = watched.ear(1)
    await loser.send(
        {"type": "choose", "answers": watched.number, "option": {"kind": "concede", "seat": 1}}
    )
    await watched.settle(watched.number + 1)
    assert watched.asked is None
    await look_back(watched, Random(1))
    opened = await loser.client.get(f"/api/tables/{watched.table.code}/moments/0")
    assert opened.json()["open"] is True
    await watched.close()


async def test_a_personal_link_is_told_to_its_person_alone(app: FastAPI) -> None:
    watched = await Watched.open(app, *options_of("melee-3", Random(1)))
    path = f"/api/tables/{watched.table.code}/link"
    for ear in watched.ears:
        answer = await ear.client.get(path)
        if ear.seat < 0:
            assert answer.status_code == 401
        else:
            assert answer.json() == {"token": watched.table.seats[ear.seat].token}
    await watched.close()


async def play(app: FastAPI, setting: str, chance: Random) -> None:
    watched = await Watched.open(app, *options_of(setting, chance))
    while watched.asked is not None:
        await watched.choose(chance)


def open_view(game: TashKalar, position: Position, seat: int) -> View:
    return view(position, seat)._replace(position=position)


def open_events(game: TashKalar, position: Position, seat: int | None = None) -> Any:
    return position.events


def open_flares(game: TashKalar, position: Position, seat: int) -> View:
    """A view whose flare deck alone is open."""
    seen = view(position, seat)
    seen.position.flare_deck = position.flare_deck
    return seen


@pytest.mark.parametrize(
    ("name", "planted"),
    [("view", open_view), ("view", open_flares), ("events", open_events)],
)
async def test_a_leak_would_be_found(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch, name: str, planted: Any
) -> None:
    monkeypatch.setattr(TashKalar, name, planted)
    with pytest.raises(Leak):
        await play(app, "duel", Random(7))


async def test_a_hint_that_tells_too_much_would_be_found(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = await Watched.open(app, *options_of("duel", Random(1)), hints=True)
    card = watched.position.players[0].deck[0]

    async def tell(workers: BotWorkers, game: str, level: str, seed: int, view: View) -> Any:
        options = [{"kind": "summon", "card": card, "square": "e5"}]
        line = {"options": options, "chance": 0.5, "reasons": []}
        return {"level": level, "lines": [line]}

    monkeypatch.setattr(BotWorkers, "hint", tell)
    ear = watched.asked
    assert ear is not None
    await ear.send({"type": "hint", "answers": watched.number, "level": "adept"})
    await ear.receive_kind("hint")
    with pytest.raises(Leak, match=card):
        watched.check(ear)
    await watched.close()


async def test_a_card_drawn_by_another_is_found_even_where_its_name_is_known() -> None:
    event = Drew(1, "being", "knight").to_json()
    assert knowledge.face_up({"events": [event]}, 0) == ["a card drew by seat 1"]
    assert knowledge.face_up({"events": [event]}, 1) == []
    line = {"options": [], "chance": 5, "reasons": []}
    assert knowledge.face_up({"lines": [line]}, 0) == ["the state of chance"]
    assert knowledge.face_up({"lines": [{**line, "chance": 0.5}]}, 0) == []
    assert knowledge.face_up({"chance": 5, "deep": [{"seed": 1}]}, 0) == [
        "the state of chance",
        "a secret of the table",
    ]
