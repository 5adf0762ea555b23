"""The session in the guide is accurate."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from programs import EXAMPLE, bot_of, heard

from documents import is_subset
from legendarium.bots.tashkalar.external import GRACE_SECONDS, START_UP_SECONDS
from legendarium.bots.tashkalar.program import GOODBYE_SECONDS, MAX_LINE_BYTES
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.notation import parse_option

pytestmark = pytest.mark.usefixtures("unhurried")

GUIDE = (Path(__file__).parents[3] / "docs" / "writing-a-bot.md").read_text(encoding="utf-8")
SHOWN = [json.loads(block) for block in re.findall(r"```json\n(.*?)```", GUIDE, re.DOTALL)]
MESSAGES, ANSWERS = SHOWN[::2], SHOWN[1::2]


def test_the_session_of_the_guide(tmp_path: Path) -> None:
    game = TashKalar()
    answering = f"for answer in json.loads({json.dumps(ANSWERS)!r}):\n hear()\n say(answer)\nhear()"
    bot = bot_of(tmp_path, answering, MESSAGES[0]["seconds"], MESSAGES[0]["seed"])
    position = game.start(MESSAGES[0]["setup"], 7)
    others = iter(("place e6", "end-turn"))
    for seat in (1, 0, 0, 1, 1, 1):
        option = bot.choose(game.view(position, 1)) if seat else parse_option(next(others))
        position = game.take(position, option)
    bot.close()
    said = heard(tmp_path)
    assert len(said) == len(MESSAGES) > 5
    for message, shown in zip(said, MESSAGES, strict=True):
        assert is_subset(shown, message), message
    assert said[0] == MESSAGES[0]
    assert said[-1] == MESSAGES[-1]
    for key in {key for message in said[1:-1] for key in message}:
        assert f"| `{key}` |" in GUIDE


def test_the_limits_of_the_guide() -> None:
    assert f"has {START_UP_SECONDS:g} s to start" in GUIDE
    assert f"{GRACE_SECONDS:g} s more than it has" in GUIDE
    assert "half a second to end" in GUIDE
    assert GOODBYE_SECONDS == 0.5
    assert "more than 1 MB" in GUIDE
    assert MAX_LINE_BYTES == 1_000_000


def test_the_example_is_short() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert len(lines) < 40
    imported = {line.split()[1] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= {"json", "random", "sys", "typing"}
