"""What the documents show works as they show it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from legendarium.bots.tashkalar.selfplay import play_game
from legendarium.tashkalar.setup import Setup

ROOT = Path(__file__).parents[1]


def first_python_block(document: str) -> str:
    found = re.search(r"```python\n(.*?)```", (ROOT / document).read_text(encoding="utf-8"), re.S)
    assert found is not None
    return found[1]


def test_the_session_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    exec(first_python_block("README.md"), {})
    assert "ranking=" in capsys.readouterr().out


def test_the_bot_of_the_guide_plays_a_game() -> None:
    names: dict[str, Any] = {}
    exec(first_python_block("docs/writing-a-bot.md"), names)
    setup = Setup("duel", ("northern", "sylvan"))
    outcome, decisions, _ = play_game(setup, [names["Hunter"](seed) for seed in (1, 2)], 3)
    assert decisions > 10
    assert outcome.reason == "played-out"


@pytest.mark.parametrize("document", sorted(path.name for path in (ROOT / "docs").glob("*.md")))
def test_the_readme_or_a_page_it_names_leads_to_every_page(document: str) -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    text = "".join(page.read_text(encoding="utf-8") for page in pages if page.name != document)
    assert document in text


def test_links_of_the_readme_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert len(links) > 8
    for link in links:
        assert (ROOT / link).exists(), link


VARIABLES = {"NO_COLOR", "SECOND_OPINION", "NATIVE_GAMES"}
"""Names that stand for themselves: people set them."""


@pytest.mark.parametrize("document", ["README.md", "benchmarks/README.md", "CHANGELOG.md"])
def test_no_figure_is_left_to_be_filled_in(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    assert set(re.findall(r"\b[A-Z]{2,}_[A-Z]+\b", text)) <= VARIABLES
