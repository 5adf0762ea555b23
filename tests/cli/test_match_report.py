"""The HTML report of `legendarium match`."""

from __future__ import annotations

from collections import Counter
from typing import Any
from xml.etree import ElementTree

import pytest

from legendarium.bots.tashkalar.contest import Contest
from legendarium.bots.tashkalar.contest_game import Record, play_fixture
from legendarium.cli.main import main
from legendarium.cli.match.figures import figures
from legendarium.cli.match.report import page

pytestmark = pytest.mark.slow

SVG = "{http://www.w3.org/2000/svg}"
PLOTS = [
    "Strength ladder",
    "Game lengths",
    "Score curves",
    "Cards most summoned",
    "First-player advantage",
    "School against school",
]


def records_of(contest: Contest) -> list[Record]:
    return [play_fixture(contest, fixture) for fixture in contest.fixtures()]


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    contest = Contest("duel", ("random", "random", "random"), games=8)
    return figures(contest, records_of(contest))


@pytest.fixture(scope="module")
def root(report: dict[str, Any]) -> ElementTree.Element:
    return ElementTree.fromstring(page(report))


def words(element: ElementTree.Element) -> str:
    return " ".join("".join(element.itertext()).split())


@pytest.mark.slow
def test_every_plot_is_there_with_its_words(root: ElementTree.Element) -> None:
    assert [one.text for one in root.iter("h2")] == ["Each pair", *PLOTS]
    drawn = list(root.iter(f"{SVG}svg"))
    told = {one.get("id"): words(one) for one in root.iter("figcaption")}
    assert [one.get("aria-label") for one in drawn] == PLOTS
    assert len(drawn) == len(told) == len(PLOTS)
    for plot in drawn:
        assert plot.get("role") == "img"
        assert len(told[plot.get("aria-describedby")]) > 40
        assert len(list(plot.iter(f"{SVG}text"))) > 3  # real words, not outlines
        assert len(list(plot.iter(f"{SVG}path"))) > 3


def test_the_words_hold_the_figures(root: ElementTree.Element, report: dict[str, Any]) -> None:
    ladder, lengths, curves, cards, first, schools = map(words, root.iter("figcaption"))
    for row in report["bots"]:
        assert f"{row['bot']} {row['elo']['value']:+.0f}" in ladder
        assert row["bot"] in curves
    assert f"the longest {report['turns']['max']}" in lengths
    commonest = max(report["cards"], key=lambda card: sum(report["cards"][card]))
    assert commonest in cards
    assert f"{report['sides'][0]['share']['value']:.1%}" in first
    assert "highland against northern/southern" in schools


def test_the_tables_have_a_row_for_every_bot_and_every_pair(
    root: ElementTree.Element, report: dict[str, Any]
) -> None:
    bots, pairs = ([words(row) for row in table.iter("tr")][1:] for table in root.iter("table"))
    for shown, row in zip(bots, report["bots"], strict=True):
        assert shown.startswith(row["bot"])
    for shown, row in zip(pairs, report["pairs"], strict=True):
        assert shown.startswith(row["bot"])
        assert row["against"] in shown


def test_nothing_in_the_report_runs_or_is_fetched(root: ElementTree.Element) -> None:
    names = {one.tag.rpartition("}")[2] for one in root.iter()}
    assert not names & {"script", "link", "img", "image", "iframe", "object"}
    ids = Counter(one.get("id") for one in root.iter() if one.get("id"))
    assert max(ids.values()) == 1
    for one in root.iter():
        for name, value in one.items():
            if name.endswith("href"):
                assert value[1:] in ids


@pytest.mark.slow
def test_the_same_figures_give_the_same_report(report: dict[str, Any]) -> None:
    assert page(report) == page(report)


@pytest.mark.slow
@pytest.mark.parametrize(
    "contest",
    [
        Contest("melee", ("random",) * 4, games=2),
        Contest("duel", ("random",) * 2, games=2, teams=True),
        Contest("duel", ("random",) * 2, games=1, schools=("northern", "southern")),
    ],
    ids=["melee", "teams", "mirror"],
)
def test_other_matches_have_a_report_too(contest: Contest) -> None:
    root = ElementTree.fromstring(page(figures(contest, records_of(contest))))
    drawn = [one.get("aria-label") for one in root.iter(f"{SVG}svg")]
    assert drawn == (PLOTS[:-1] if contest.schools else PLOTS)


def test_commands_are_escaped(report: dict[str, Any]) -> None:
    # What stands between dollar signs would be drawn as a formula, if it is one.
    name = "exec:<b> & $^$ "
    bots = [{**row, "bot": f"{name}{number}"} for number, row in enumerate(report["bots"])]
    broken = [{"bot": f"{name}0", "why": "<script>", "games": 1}]
    root = ElementTree.fromstring(page({**report, "bots": bots, "broken": broken}))
    assert f"{name}0" in words(next(root.iter("h1")))
    drawn = {words(text) for text in root.iter(f"{SVG}text")}
    assert {f"{name}{number}" for number in range(len(bots))} <= drawn
    assert not list(root.iter("script"))


@pytest.mark.slow
def test_the_command_writes_it(capsys: pytest.CaptureFixture[str], tmp_path: Any) -> None:
    place = tmp_path / "report.html"
    arguments = ["--bots", "random,random", "--games", "4", "--jobs", "1", "--html", str(place)]
    assert main(["match", *arguments]) == 0
    root = ElementTree.fromstring(place.read_text(encoding="utf-8"))
    assert [one.get("aria-label") for one in root.iter(f"{SVG}svg")] == PLOTS
