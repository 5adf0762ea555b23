"""docs/adding-a-card.md, followed step by step in a copy of the project.

The blocks of the page are written into the files that it names, `make golden` is run, and then the
tests of the card, those that count cards, and `made_up_card.py`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

FILES = re.findall(r"^\| `([^`]+)` \|", PAGE, re.MULTILINE)
"""The files that the page says a card costs."""
COMPILED = "src/legendarium/bots/tashkalar/native/highland.hpp"
"""It is not written here: what is checked is how the program does without it."""
COPIED = ("src", "tests", "docs", "web/src", "pyproject.toml")
PYTEST = ("-m", "pytest", "-n", "0", "-p", "no:cacheprovider")
CHECKS = (
    "tests/made_up_card.py",
    "tests/golden",
    "tests/locale/test_card_texts.py",
    "tests/locale/test_messages.py",
    "tests/locale/test_translations.py",
    "tests/research/test_research_page.py",
    "tests/rules/test_03_decks.py",
    "tests/rules/test_12t_teams.py",
    "tests/tashkalar/schools/test_highland.py",
    "tests/tashkalar/test_box.py",
    "tests/tashkalar/test_cards.py",
)

pytestmark = pytest.mark.slow


def blocks() -> dict[str, list[str]]:
    """The blocks of the page by the file that was named last before each."""
    found: dict[str, list[str]] = {name: [] for name in FILES}
    for block in re.finditer(r"```\w+\n(.*?)```", PAGE, re.DOTALL):
        named = re.findall(r"`([^`\n]+)`", PAGE[: block.start()].split("\n## ", 1)[1])
        found[[name for name in named if name in FILES][-1]].append(block[1])
    return found


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the card of the page."""
    copy = tmp_path_factory.mktemp("project")
    ignored = shutil.ignore_patterns("__pycache__", "*.png")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=ignored)
        else:
            shutil.copy(ROOT / name, copy / name)
    for name, written in blocks().items():
        if name != COMPILED:
            file = copy / name
            text = added(file.read_text(encoding="utf-8"), name, written)
            file.write_text(text, encoding="utf-8")
    run(copy, "tests/golden/make.py")
    return copy


def added(text: str, name: str, written: list[str]) -> str:
    """A file with its blocks where the page says that they belong."""
    if name.endswith(".json"):
        return re.sub(r'(\n  \})(\n \},\n "sylvan")', rf"\1,\n{written[0].rstrip()}\2", text)
    if "second_opinion" in name:
        effect, entry = written
        text = text.replace("\nEFFECTS", f"\n{effect}\n\nEFFECTS", 1)
        return re.sub(r"(\nEFFECTS.*?\n)\}", rf"\1{entry}}}", text, flags=re.DOTALL)
    space = "\n" if name.endswith(".ftl") else "\n\n"
    return "".join([text, *(space + block for block in written)])


def run(project: Path, *arguments: str) -> str:
    """Run Python with the package of the copy; returns what it writes."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env={**os.environ, "PYTHONPATH": str(project / "src")},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def differing(project: Path) -> list[str]:
    """The files of the copy that are not as in the project."""
    copied = [
        file.relative_to(project)
        for file in project.rglob("*")
        if file.is_file() and not {"__pycache__", ".pytest_cache"} & {*file.parts}
    ]
    return sorted(
        name.as_posix()
        for name in copied
        if not (ROOT / name).exists() or (ROOT / name).read_bytes() != (project / name).read_bytes()
    )


def test_the_page_counts_the_files() -> None:
    assert f"A card costs {NUMBERS[len(FILES)]} files." in PAGE
    assert [name for name in FILES if not (ROOT / name).exists()] == []


def test_the_card_costs_the_files_of_the_page_and_no_other(project: Path) -> None:
    assert differing(project) == sorted({*FILES} - {COMPILED})


def test_only_a_line_is_added_to_the_golden_files(project: Path) -> None:
    before, after = (
        (folder / "tests" / "golden" / "cards.txt").read_text(encoding="utf-8").splitlines()
        for folder in (ROOT, project)
    )
    new = [line for line in after if line not in before]
    assert [line.split()[0] for line in new] == ["clan-piper"]
    assert [line for line in after if line not in new] == before


def test_the_card_works_and_no_test_counts_cards(project: Path) -> None:
    said = run(project, "-c", "import legendarium; print(legendarium.__file__)")
    assert Path(said.strip()).is_relative_to(project)
    run(project, *PYTEST, "-m", "not slow", *CHECKS)


def test_the_second_opinion_agrees(project: Path) -> None:
    opinion = "tests/second_opinion/test_highland.py"
    shown = run(project, *PYTEST, opinion, "-k", "clan-piper", "-v")
    assert "1 passed" in shown
