"""The HTML report of `legendarium campaign balance`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from legendarium.authoring.balance.measuring import MeasureRequest, measure
from legendarium.authoring.balance.report import page
from legendarium.authoring.skeleton import TEMPLATE
from legendarium.cli.main import main

pytestmark = pytest.mark.slow

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Figures and report of two games of every kind."""
    root = tmp_path_factory.mktemp("report")
    figures = measure(MeasureRequest(str(TEMPLATE), games=2), lambda items, total, what: items)
    (root / "figures.json").write_text(json.dumps(figures), encoding="utf-8")
    return root


@pytest.fixture(scope="module")
def report(place: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((place / "figures.json").read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def text(report: dict[str, Any]) -> str:
    return page(report)


def headings(root: ElementTree.Element) -> list[str]:
    return [one.text or "" for one in root.iter("h2")]


@pytest.mark.slow
def test_figures_measured_elsewhere_become_a_table_and_a_report(
    capsys: pytest.CaptureFixture[str], place: Path, report: dict[str, Any]
) -> None:
    html = place / "balance.html"
    assert main(["campaign", "balance", str(place / "figures.json"), "--html", str(html)]) == 0
    shown = capsys.readouterr().out
    for row in report["rows"]:
        assert row["row"] in shown
    text = html.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    assert len(list(root.iter("tr"))) == 1 + len(report["rows"])
    assert text.count("not in this campaign") == shown.count("not in this campaign") > 0


@pytest.mark.slow
def test_the_report_is_well_formed_and_has_its_plots(text: str) -> None:
    root = ElementTree.fromstring(text)
    assert headings(root) == [
        "Won against each card, combat of difficulty 1",
        "Won by each character, combat of difficulty 1",
        "Won against each card, diplomacy of difficulty 1",
        "Won by each character, diplomacy of difficulty 1",
        "Won against each card, guardians of difficulty 1",
        "Won by each character, guardians of difficulty 1",
        "Turns, greedy",
        "Chapters completed without a death",
        "Days used, planner, normal mode",
        "What Energy is spent on, planner, normal mode",
        "Verses seen, planner, normal mode",
        "The commonest actions, planner, normal mode",
    ]
    plots = list(root.iter(f"{SVG}svg"))
    assert len(plots) == len(headings(root))
    for plot in plots:
        assert len(list(plot.iter(f"{SVG}text"))) > 3  # real words, not outlines
        assert len(list(plot.iter(f"{SVG}path"))) > 3
    written = {one.text for one in plots[1].iter(f"{SVG}text")}
    assert {"ash", "rowan", "greedy", "random"} <= written


@pytest.mark.slow
def test_cards_are_plotted_once_they_were_offered_often(report: dict[str, Any]) -> None:
    told = json.loads(json.dumps(report))
    told["cells"]["chapter-normal-planner-1"]["offered"] = {"U04": 40, "U05": 30, "U06": 3}
    told["cells"]["chapter-normal-planner-1"]["kept"] = {"U04": 38}
    root = ElementTree.fromstring(page(told))
    assert headings(root)[-1].startswith("How often each card is kept")
    written = {one.text for one in list(root.iter(f"{SVG}svg"))[-1].iter(f"{SVG}text")}
    assert {"U04", "U05"} <= written
    assert "U06" not in written


def test_nothing_in_the_report_runs_or_is_fetched(text: str) -> None:
    root = ElementTree.fromstring(text)
    names = {one.tag.rpartition("}")[2] for one in root.iter()}
    assert not names & {"script", "link", "img", "iframe", "object"}
    ids = Counter(one.get("id") for one in root.iter() if one.get("id"))
    assert max(ids.values()) == 1
    used = {one[1:] for plot in root.iter() for one in _references(plot)}
    assert used
    assert used <= set(ids)


def test_the_same_figures_give_the_same_report(report: dict[str, Any]) -> None:
    few = {**report, "cells": dict(list(report["cells"].items())[:4])}
    assert page(few) == page(few)


def _references(element: ElementTree.Element) -> list[str]:
    found = [value for name, value in element.items() if name.endswith("href")]
    found += [value[4:-1] for value in element.attrib.values() if value.startswith("url(")]
    return found


def test_words_of_a_campaign_are_escaped(report: dict[str, Any]) -> None:
    told = {**report, "campaign": "<b>Reach & Co</b>", "cells": {}}
    root = ElementTree.fromstring(page(told))
    assert next(root.iter("h1")).text == "Balance of <b>Reach & Co</b>"
    assert headings(root) == []


@pytest.mark.parametrize("text", ["nothing", "[]", '{"campaign": "x"}'])
def test_a_file_without_figures_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    (tmp_path / "figures.json").write_text(text, encoding="utf-8")
    assert main(["campaign", "balance", str(tmp_path / "figures.json")]) == 2
    assert "contains no figures" in capsys.readouterr().err


def test_plots_are_loaded_only_for_a_report() -> None:
    code = "import sys, legendarium.cli.main; sys.exit('matplotlib' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
