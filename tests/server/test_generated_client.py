"""A client that somebody generates from the schema can play a game, and read all of it typed."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest
from loopback import serving
from websockets.sync.client import ClientConnection, connect

from legendarium.table.kinds import Kinds
from legendarium.tashkalar.events import EVENTS
from legendarium.tashkalar.options import OPTIONS

SCHEMA = Path(__file__).parents[2] / "web" / "openapi.json"
PACKAGE = "generated_client"
LONGEST = 5000
"""Messages of a game of chance, at most."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="bots are forked")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the generated package lies."""
    folder = tmp_path_factory.mktemp("generated")
    plain = folder / "config.yml"
    plain.write_text("post_hooks: []\n", encoding="utf-8")
    command = [sys.executable, "-m", "openapi_python_client", "generate", "--meta", "none"]
    command += ["--fail-on-warning", "--config", str(plain)]
    command += ["--path", str(SCHEMA), "--output-path", str(folder / PACKAGE)]
    made = subprocess.run(command, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stdout + made.stderr
    sys.path.insert(0, str(folder))
    yield folder
    sys.path.remove(str(folder))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("client") / "legendarium.sqlite") as address:
        yield address


def api(name: str) -> Any:
    """An operation of the generated client."""
    return import_module(f"{PACKAGE}.api.{name}").sync


@pytest.mark.slow
@pytest.mark.usefixtures("folder")
def test_a_game_is_played_to_its_end(address: str) -> None:
    models = import_module(f"{PACKAGE}.models")
    # The generator knows keys in headers; the cookie stays in the client once it was set.
    client = import_module(f"{PACKAGE}.client").AuthenticatedClient(
        base_url=address, token="1", prefix="", auth_header_name="X-Legendarium"
    )
    me = api("people.introduce")(client=client, body=models.Introduce(name="Ann"))
    assert me.person.name == "Ann"
    schools = {"how": "chosen", "seats": ["northern", "southern"]}
    wish = models.TashKalarCreateTable(
        game="tash-kalar",
        options=models.TashKalarOptions.from_dict({"form": "first-game", "schools": schools}),
    )
    table = api("tables.create_table")(client=client, body=wish)
    bot = models.TakeSeat(bot="random")
    seated = api("tables.take_seat")(code=table.code, seat=1, client=client, body=bot)
    assert [seat.bot for seat in seated.seats] == [None, "random"]
    assert api("tables.start_game")(code=table.code, client=client).state == "running"

    cookie = client.get_httpx_client().cookies["legendarium"]
    with connect(
        f"{address.replace('http', 'ws', 1)}/api/tables/{table.code}/live",
        additional_headers={"Cookie": f"legendarium={cookie}"},
        max_size=None,
    ) as socket:
        view = _play(models, socket)
    assert view.stage == "over"
    assert [seat.school for seat in view.seats] == ["northern", "southern"]
    assert all(" " in piece for piece in view.arena.additional_properties.values())

    finished = api("tables.read_table")(code=table.code, client=client)
    assert finished.state == "finished"
    moments = api("records.list_moments")(code=table.code, client=client).moments
    assert len(moments) > 10


def _play(models: Any, socket: ClientConnection) -> Any:
    """Take options at random until the game is over; the last view, typed."""
    chance = Random(1)
    for _ in range(LONGEST):
        message = json.loads(socket.recv(timeout=60))
        assert message["type"] != "refused", message
        kinds = {"view": models.TashKalarViewMessage, "step": models.TashKalarStepMessage}
        if message["type"] not in kinds:
            continue
        standing = kinds[message["type"]].from_dict(message).standing
        if standing.outcome is not None:
            return standing.view
        if standing.question is not None and standing.question.options:
            choice = models.TashKalarChoose(
                game="tash-kalar",
                answers=standing.number,
                option=chance.choice(standing.question.options),
                type_="choose",
            )
            socket.send(json.dumps(choice.to_dict()))
    raise AssertionError("The game did not come to an end.")


@pytest.mark.usefixtures("folder")
def test_the_models_of_the_game_are_all_there() -> None:
    models = import_module(f"{PACKAGE}.models")
    for name in ("View", "Help", "Options", "Catalogue"):
        assert hasattr(models, f"TashKalar{name}")


@pytest.mark.usefixtures("folder")
def test_no_model_of_the_game_holds_anything_at_all() -> None:
    models = import_module(f"{PACKAGE}.models")
    fields = {
        f"{name}.{field.name}": str(field.type)
        for name in dir(models)
        if name.startswith("TashKalar") and attrs.has(getattr(models, name))
        for field in attrs.fields(getattr(models, name))
    }
    assert {name: said for name, said in fields.items() if "Any" in said} == {}
    for name in ("View.seats", "Setup.seats", "Options.schools", "Outcome.ranking"):
        assert f"TashKalar{name}" in fields


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("field", "word", "kinds"),
    [
        ("TashKalarChoose.option", "Option", OPTIONS),
        ("TashKalarQuestion.options", "Option", OPTIONS),
        ("TashKalarHintLine.options", "Option", OPTIONS),
        ("TashKalarStepMessage.events", "Event", EVENTS),
        ("TashKalarMoment.events", "Event", EVENTS),
    ],
)
def test_options_and_events_are_one_of_their_kinds(
    field: str, word: str, kinds: Kinds[Any]
) -> None:
    models = import_module(f"{PACKAGE}.models")
    model, name = field.split(".")
    told = str(getattr(attrs.fields(getattr(models, model)), name).type)
    members = [getattr(models, each) for each in re.findall(rf"TashKalar\w+{word}\b", told)]
    assert {kind_of(member) for member in members} == set(kinds.of)


def kind_of(member: Any) -> str:
    """The kind of an option or an event of the generated client."""
    kind = re.fullmatch(r"Literal\['([\w-]+)'\]", str(attrs.fields(member).kind.type))
    assert kind is not None, member
    return kind[1]
