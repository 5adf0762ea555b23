"""The examples in the documentation are true."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from documents import blocks, is_subset
from legendarium.cli.explore import EXPLORER
from legendarium.tashkalar.notation import option_text, parse_option
from legendarium.tashkalar.position_text import parse_position, position_text
from waiting import PATIENCE


def lines(page: str, language: str) -> list[str]:
    """The lines of all blocks of a language on a page."""
    return [line for block in blocks(page, language) for line in block.splitlines()]


EXPLORED = blocks("explore.md", "json")


@pytest.mark.parametrize(
    ("request_", "shown"), list(zip(EXPLORED[::2], EXPLORED[1::2], strict=True))
)
def test_a_request_is_answered_as_shown(request_: str, shown: str) -> None:
    answer = json.loads(EXPLORER.answer_line(request_.encode()))
    assert is_subset(json.loads(shown), answer), answer


def test_the_python_client_plays_a_game() -> None:
    (client,) = blocks("explore.md", "python")
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", client],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=os.environ | {"PATH": path},
        check=False,
    )
    assert "'ranking'" in done.stdout, done.stderr


@pytest.mark.parametrize("text", lines("notation.md", "option"))
def test_an_option_parses_back(text: str) -> None:
    assert option_text(parse_option(text)) == text


@pytest.mark.parametrize("text", lines("notation.md", "position"))
def test_a_position_parses_back(text: str) -> None:
    assert position_text(parse_position(text)) == text
