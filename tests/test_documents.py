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


PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for folder, pattern in {
        ".": "*.md",
        ".github": "**/*.md",
        "benchmarks": "*.md",
        "docs": "**/*.md",
        "tests/fixtures": "**/*.md",
    }.items()
    for path in (ROOT / folder).glob(pattern)
)
GENERATED = {"docs/campaign-format.md"}
MAX_WIDTH = 100


def anchors(page: Path) -> set[str]:
    """What a link to this page may point at: its headings and its named anchors."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
    headings = re.findall(r"^#+ +(.+)$", text, re.M)
    slugs = {re.sub(r"[^\w\- ]", "", each.lower()).strip().replace(" ", "-") for each in headings}
    return slugs | set(re.findall(r'<a (?:id|name)="([^"]+)"', text))


@pytest.mark.parametrize("document", PAGES)
def test_links_of_every_page_lead_somewhere(document: str) -> None:
    page = ROOT / document
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8")):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), link


VARIABLES = {"NO_COLOR"}
"""Names that stand for themselves: people set them."""


@pytest.mark.parametrize("document", ["README.md", "benchmarks/README.md", "CHANGELOG.md"])
def test_no_figure_is_left_to_be_filled_in(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    assert set(re.findall(r"\b[A-Z]{2,}_[A-Z]+\b", text)) <= VARIABLES


def overlong_prose(text: str) -> list[str]:
    """The lines of prose that should wrap; tables, code and words without a space may be longer."""
    prose = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.M | re.S)
    too_long = (line for line in prose.splitlines() if len(line) > MAX_WIDTH)
    return [line for line in too_long if not line.startswith("|") and can_wrap(line)]


def can_wrap(line: str) -> bool:
    """Whether a line has a place to break before the limit, apart from its indent or bullet."""
    start = re.match(r"\s*(?:[-*+>] |\d+\. )?", line)
    assert start is not None
    return " " in line[start.end() : MAX_WIDTH + 1]


@pytest.mark.parametrize("document", [page for page in PAGES if page not in GENERATED])
def test_prose_wraps(document: str) -> None:
    assert overlong_prose((ROOT / document).read_text(encoding="utf-8")) == []


def test_only_prose_has_to_wrap() -> None:
    word = "x" * MAX_WIDTH
    link = f"- [page](https://example.org/{word})"
    assert overlong_prose(f"```sh\na {word}\n```\n| a | {word} |\n{link}\n{word}\n") == []
    assert overlong_prose(f"- a {word}\n") == [f"- a {word}"]
