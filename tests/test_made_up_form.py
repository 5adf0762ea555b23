"""One more form is one more file: everything plays it, and what is wrong in it is said at once."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from browser.house import House
from legendarium.research.actions import SIZE
from legendarium.research.observation import REST
from made_up import DUEL_TO_9, ODD_FORMS, Copy, source_of
from waiting import PATIENCE

pytestmark = pytest.mark.slow

FORM = "duel-to-9"
GAMES = Path(__file__).with_name("made_up_games.py")
OURS = {"X-Legendarium": "1"}
LONGEST = 5_000
"""More messages than a game takes."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The package with one file more."""
    return Copy(tmp_path_factory.mktemp("copy"), {"duel_to_9": DUEL_TO_9})


def printed(copy: Copy, *arguments: str | Path) -> Any:
    return json.loads(copy.output(*arguments))


def test_it_stands_at_its_place_with_its_stock_and_end(copy: Copy) -> None:
    program = """
import json
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.setup import Setup
setup = Setup("duel-to-9", ("northern", "sylvan"))
print(json.dumps([list(FORMS), setup.stock, setup.points_to_end]))
"""
    forms = ["first-game", "high-form", "duel", FORM, "melee"]
    assert printed(copy, "-c", program) == [forms, 16, 9]


def test_every_bot_plays_it_without_the_library(copy: Copy) -> None:
    games = printed(copy, GAMES, "bots", FORM)
    assert {bot for game in games for bot in game["bots"]} == {
        "random",
        "greedy",
        "apprentice",
        "adept",
        "master",
    }
    assert {game["stock"] for game in games} == {16}
    # Some games end because a deck is empty, but not all of them.
    assert any(max(game["scores"]) >= 9 for game in games)


@pytest.mark.skipif(shutil.which("c++") is None, reason="there is no C++ compiler")
def test_master_plays_it_with_the_library(tmp_path: Path) -> None:
    copy = Copy(tmp_path, {"duel_to_9": DUEL_TO_9})
    copy.output("-m", "legendarium.bots.tashkalar.native.build")
    assert len(printed(copy, GAMES, "compiled", FORM)) == 2


def test_random_games_keep_the_laws(copy: Copy) -> None:
    copy.output(GAMES, "laws", FORM)


def test_a_person_plays_it_at_the_terminal(copy: Copy) -> None:
    copy.output(GAMES, "terminal", FORM)


def test_bots_play_it_at_the_terminal(copy: Copy) -> None:
    seats = ("--seats", "greedy,random", "--seed", "1", "--language", "en", "--plain")
    shown = copy.output("-m", "legendarium", "play", "--form", FORM, *seats)
    assert "The game ended because the points limit was reached." in shown
    assert "{" not in shown, "a message is missing or lacks a value"


def test_it_can_be_chosen_at_the_terminal(copy: Copy) -> None:
    shown = copy.run("-m", "legendarium", "play", "--plain", "--language", "en", typed=f"{FORM}\n")
    forms, players = shown.stdout.split("[1] ", 1)
    assert forms.count(FORM) == 2, "alone and in teams"
    assert "all 2 players" in players


def test_commands_know_it(copy: Copy) -> None:
    match = ("match", "--form", FORM, "--bots", "greedy,random", "--games", "2", "--jobs", "1")
    report = printed(copy, "-m", "legendarium", *match, "--json")
    assert report["form"] == FORM
    assert FORM in copy.output("-m", "legendarium", "play", "--help")
    schema = printed(copy, "-m", "legendarium", "openapi")
    assert FORM in json.dumps(schema)


def test_agents_play_it(copy: Copy) -> None:
    copy.output(GAMES, "environments", FORM)


@pytest.mark.skipif(find_spec("pyspiel") is None, reason="OpenSpiel is not installed")
def test_agents_play_it_in_open_spiel(copy: Copy) -> None:
    copy.output(GAMES, "open_spiel", FORM)


def test_what_agents_see_and_do_keeps_its_numbers(copy: Copy) -> None:
    program = """
import json
from legendarium.research.actions import SIZE
from legendarium.research.observation import REST
print(json.dumps([SIZE, {name: [part.start, part.stop] for name, part in REST.items()}]))
"""
    parts = {name: [part.start, part.stop] for name, part in REST.items()}
    assert printed(copy, "-c", program) == [SIZE, parts]


@pytest.fixture
def house(copy: Copy, tmp_path: Path) -> Iterator[House]:
    """A server that knows the form."""
    house = House(tmp_path, tmp_path, copy.environment)
    house.start()
    yield house
    house.stop()


def test_it_is_played_at_a_server(house: House) -> None:
    with httpx.Client(base_url=house.address, headers=OURS, timeout=PATIENCE) as client:
        client.post("/api/me", json={"name": "Ann"}).raise_for_status()
        made = client.post(
            "/api/tables",
            json={
                "game": "tash-kalar",
                "options": {"form": FORM, "schools": {"how": "random"}},
                "bots": {"1": "greedy"},
                "start": True,
            },
        )
        assert made.status_code == 201, made.text
        path = f"/api/tables/{made.json()['code']}"
        with connect(
            f"{house.address.replace('http', 'ws', 1)}{path}/live",
            additional_headers={"Cookie": f"legendarium={client.cookies['legendarium']}"},
            origin=Origin(house.address),
            max_size=None,
        ) as socket:
            views = list(played(socket))
        assert {view["form"] for view in views} == {FORM}
        check_end(views)
        table = client.get(path).json()
        assert table["state"] == "finished"
        assert table["options"]["form"] == FORM
        assert len(client.get(f"{path}/moments").json()["moments"]) > 10
    assert not house.log()


def played(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """Take options at random until the game is over; every view on the way."""
    chance = Random(1)
    for _ in range(LONGEST):
        message = json.loads(socket.recv(timeout=PATIENCE))
        assert message["type"] != "refused", message
        if message["type"] not in ("view", "step"):
            continue
        standing = message["standing"]
        yield standing["view"]
        if standing["outcome"] is not None:
            return
        if standing["question"] is not None and standing["question"]["seat"] == 0:
            option = chance.choice(standing["question"]["options"])
            answer = {"type": "choose", "answers": standing["number"], "option": option}
            socket.send(json.dumps(answer))
    raise AssertionError("The game did not come to an end.")


def check_end(views: list[dict[str, Any]]) -> None:
    """The last turns begin when a side has 9 points or a deck is empty, and not before."""
    first = next(number for number, view in enumerate(views) if view["end"] is not None)
    assert max(views[first]["scores"]) >= 9 or not all(s["deck"] for s in views[first]["seats"])
    # Within a turn a flare may bring the ninth point, so only the first view of each turn counts.
    begun = [
        view
        for before, view in pairwise(views[:first])
        if before["turn"]["seat"] != view["turn"]["seat"]
    ]
    assert begun
    assert all(max(view["scores"]) < 9 for view in begun)
    assert views[-1]["stage"] == "over"


@pytest.fixture(scope="module")
def odd(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The package with forms of all kinds."""
    forms = {
        key.replace("-", "_"): source_of(key, facts, 100 + number)
        for number, (key, facts) in enumerate(ODD_FORMS.items())
    }
    return Copy(tmp_path_factory.mktemp("odd"), forms)


@pytest.mark.parametrize("form", ODD_FORMS)
def test_facts_may_be_combined(odd: Copy, form: str) -> None:
    odd.output(GAMES, "laws", form)


@pytest.mark.parametrize(
    ("name", "source", "sentence"),
    [
        (
            "twice",
            DUEL_TO_9.replace("duel-to-9", "duel").replace("35", "36"),
            "forms/twice.py: The form 'duel' cannot be registered: key: 'duel' is taken.",
        ),
        (
            "no_end",
            DUEL_TO_9.replace("points_to_end={2: 9},", ""),
            "forms/no_end.py: Form.__init__() missing 1 required keyword-only argument: "
            "'points_to_end'",
        ),
        (
            "luck",
            DUEL_TO_9.replace("by_destruction", "by_luck"),
            "forms/luck.py: The form 'duel-to-9' cannot be registered: scoring: there is no "
            "'by_luck'; there are by_tasks, by_destruction, by_colours.",
        ),
        (
            "unknown_weights",
            DUEL_TO_9.replace('learned_as="duel"', 'learned_as="chess"'),
            "forms/unknown_weights.py: The form 'duel-to-9' cannot be registered: learned_as: "
            "there is no form 'chess'; there are first-game, high-form, duel, duel-to-9, melee.",
        ),
        ("forgotten", "LIMIT = 9\n", "forms/forgotten.py: It registers no form."),
    ],
)
def test_a_wrong_file_is_named_at_import(
    tmp_path: Path, name: str, source: str, sentence: str
) -> None:
    copy = Copy(tmp_path, {name: source})
    done = copy.run("-c", "import legendarium.tashkalar.game")
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith(f"BadForm: {sentence}")
