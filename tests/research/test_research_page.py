"""The statements of docs/research.md hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from card_list import MADE_UP
from legendarium.research import gymnasium_env, pettingzoo_env
from legendarium.research.actions import SIZE, action_text
from legendarium.research.observation import ARENA_SHAPE, REST, REST_SIZE
from legendarium.research.spaces import NAME

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
SESSIONS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)

with_published_cards = pytest.mark.skipif(
    bool(MADE_UP), reason="the page gives the numbers for the published cards"
)

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("number", range(3))
def test_the_sessions_play_a_game(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(SESSIONS) == 3
    exec(SESSIONS[number], {})
    assert capsys.readouterr().out.strip()


def section(heading: str) -> str:
    """The text below a heading."""
    return PAGE.split(f"## {heading}\n")[1].split("\n## ")[0]


@with_published_cards
def test_the_parts_of_the_vector_lie_where_the_page_says() -> None:
    table = section("Observation").split("`rest`, ")[1]
    rows = re.findall(r"^\| (\d+)(?:-(\d+))? \| ([a-z ]+) \|", table, re.MULTILINE)
    told = {name: slice(int(first), int(last or first) + 1) for first, last, name in rows}
    assert told == REST


@with_published_cards
def test_the_actions_have_the_numbers_of_the_page() -> None:
    rows = re.findall(r"^\| (\d+)-(\d+) \| [^|]+ \| (.*) \|$", section("Action"), re.MULTILINE)
    expected = 0
    for first, last, words in rows:
        assert int(first) == expected
        expected = int(last) + 1
        kinds = {action_text(action).split()[0] for action in range(int(first), expected)}
        assert kinds == set(re.findall(r"`([a-z-]+)`", words))
    assert expected == SIZE


@with_published_cards
def test_the_facts_are_those_of_the_code() -> None:
    facts = section("Facts")
    planes, height, width = ARENA_SHAPE
    assert f"discrete, {SIZE}," in facts
    assert f"{planes} planes of {height} x {width} bits" in facts
    assert f"{REST_SIZE} numbers from 0 to 255" in facts
    assert f"`{NAME}`" in facts


def test_the_history_ends_with_the_version_of_the_environments() -> None:
    newest = re.search(r"^- \*\*(v\d+)\*\*", section("Version history"), re.MULTILINE)
    assert newest is not None
    assert NAME.endswith(f"_{newest[1]}")
    assert str(pettingzoo_env()) == NAME
    assert gymnasium_env().metadata["name"] == NAME


@pytest.mark.parametrize(
    "heading", ["Facts", "Observation", "Action", "Rewards", "End", "Version history"]
)
def test_the_page_has_the_fixed_headings(heading: str) -> None:
    assert section(heading).strip()
