"""The pages about campaigns are true: the schema is what is rendered, the example passes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from legendarium.authoring.checks import check
from legendarium.authoring.format_page import render
from legendarium.authoring.skeleton import skeleton
from legendarium.cli.main import main
from legendarium.taintedgrail.content.fields import kind_of
from legendarium.taintedgrail.content.model import RECORDS
from legendarium.taintedgrail.content.vocabulary import FORMS, NAMES
from legendarium.taintedgrail.content.writing import form_text

DOCS = Path(__file__).parents[2] / "docs"
GUIDE = (DOCS / "writing-a-campaign.md").read_text(encoding="utf-8")


def example() -> dict[str, str]:
    """The files that the guide shows."""
    shown = re.findall(r"^\*\*`([^`]+)`\*\*\n\n```\w*\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    assert len(shown) == 9
    return dict(shown)


def test_the_page_of_the_format_is_what_the_schema_says() -> None:
    assert (DOCS / "campaign-format.md").read_text(encoding="utf-8") == render()


def test_the_page_of_the_format_names_everything() -> None:
    page = render()
    for kind in map(kind_of, RECORDS):
        assert f"### {kind.name}\n" in page
        assert all(f"| `{field.name}` |" in page for field in kind.fields)
    assert all(f"| `{form_text(form)}` |" in page for form in FORMS)
    assert all(f"| `{name}" in page for name in NAMES)


def test_the_command_prints_the_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["campaign", "format"]) == 0
    assert capsys.readouterr().out == render()


def test_the_campaign_of_the_guide_has_no_fault() -> None:
    files = skeleton("slate-hills") | example()
    assert check(files) == ()


def test_the_guide_shows_what_the_check_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    folder = tmp_path / "slate-hills"
    assert main(["campaign", "new", str(folder)]) == 0
    capsys.readouterr()
    assert main(["campaign", "check", str(folder)]) == 0
    clean = capsys.readouterr().out
    assert f"```\n{clean}```\n" in GUIDE
    for file, text in example().items():
        (folder / file).write_text(
            text.replace("# log.104.2.dig\nMove the stones: 4 Energy\n", ""), encoding="utf-8"
        )
    assert main(["campaign", "check", str(folder)]) == 1
    assert f"```\n{capsys.readouterr().out}```\n" in GUIDE


def test_what_the_guide_bids_to_try_is_a_fault() -> None:
    files = skeleton("slate-hills") | example()
    files["log/104.log"] = files["log/104.log"].replace(
        "    cost   pay 4 energy\n", "    needs party_size >= 5\n    cost   pay 4 energy\n"
    )
    assert [fault.kind for fault in check(files)] == ["unreachable-choice"]
