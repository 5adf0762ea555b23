"""Every mention of a rule of a game names one that is in docs/rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulebook
from rulebook import ROOT

SUFFIXES = {".py", ".md", ".ftl", ".ts", ".svelte", ".toml", ".txt", ".hpp", ".cpp", ".css", ".log"}
SKIPPED_FOLDERS = {"node_modules", "client", "golden", "ladder", "__pycache__", "public", ".venv"}
FOLDERS = ("src", "tests", "docs", "web", "examples", "scripts", "benchmarks")
TAINTED_GRAIL_WORDS = ("tainted", "tale", "campaign", "balance")
CITE_IN_BRACKETS = ("src/legendarium/tashkalar/", "src/legendarium/taintedgrail/", "tests/rules/")
THIS_FILE = "tests/test_rules.py"
WITH_INVENTED_RULES = {THIS_FILE, "tests/cli/test_tale_answers.py"}
"""Tests that name a rule that does not exist."""

FOREIGN_CITATION = re.compile(
    r"\b[Ss]ections? \d|rules? digest|(?:of|in) the digest\b|the digest(?:'s| calls| marks)"
    r"|\((?:content )?brief\b|\b(?:not in|from|of) the seed file|not in the seed\b"
)
"""Ways to cite a document that is not in this repository."""


def files() -> Iterator[Path]:
    """Every hand-written file that may mention a rule."""
    yield from (ROOT / name for name in ("README.md", "CHANGELOG.md", "Makefile", "pyproject.toml"))
    for name in FOLDERS:
        for path in sorted((ROOT / name).rglob("*")):
            inside = path.relative_to(ROOT)
            if (
                path.suffix in SUFFIXES
                and path.is_file()
                and not SKIPPED_FOLDERS.intersection(inside.parts)
            ):
                yield path


TEXTS = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8") for path in files()}


def unknown(name: str) -> set[str]:
    """The rules that a file mentions and that do not exist."""
    brackets = name.startswith(CITE_IN_BRACKETS)
    known = rulebook.anchors("tainted-grail")
    if not brackets or not any(word in name for word in TAINTED_GRAIL_WORDS):
        known |= rulebook.anchors("tash-kalar")
    return {each for each in rulebook.mentioned(TEXTS[name], brackets) if each.lower() not in known}


def test_every_rule_that_is_named_can_be_looked_up() -> None:
    lost = {name: unknown(name) for name in TEXTS if name not in WITH_INVENTED_RULES}
    assert {name: each for name, each in lost.items() if each} == {}


def test_the_mentions_of_rules_are_found() -> None:
    text = 'Hands (rules 3.2 to 3.4, 12F.2), rule("4.7"), rules="9.10"; CMB-30 but not UTF-8.'
    assert rulebook.mentioned(text, brackets=False) == {
        *("3.2", "3.4", "12F.2", "4.7", "9.10", "CMB-30"),
    }
    assert rulebook.mentioned("Only once (7.1, 12T).", brackets=True) == {"7.1", "12T"}


def test_no_document_is_cited_that_nobody_has() -> None:
    cited = {
        name: FOREIGN_CITATION.findall(text) for name, text in TEXTS.items() if name != THIS_FILE
    }
    assert {name: each for name, each in cited.items() if each} == {}


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_every_link_inside_the_rules_leads_somewhere(game: str) -> None:
    links = set(re.findall(r"\]\(#([^)]+)\)", rulebook.text(game)))
    assert links <= rulebook.anchors(game)


@pytest.mark.parametrize("game", rulebook.GAMES)
def test_no_anchor_is_given_twice(game: str) -> None:
    given = re.findall(r'<a id="([^"]+)">', rulebook.text(game))
    assert len(given) == len(set(given))
