"""A finished game that a bot judges: the graph, the marks, and the better turn on the board."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Come
from browser.pictures import Pictures
from browser.seeing import violations
from browser.staging import GAME, cut, finished, put
from browser.visitor import Visitor
from legendarium.bots.tashkalar.turns_of_record import Turn, turns
from legendarium.table import Record
from legendarium.tashkalar.options import AnyOption

Json = dict[str, Any]

MARKS = ("", "inaccuracy", "", "mistake", "", "blunder")
LOSSES = {"": 0.0, "inaccuracy": 0.06, "mistake": 0.14, "blunder": 0.24}


def judged(record: Record) -> list[Json]:
    """Every turn as a bot might judge it: chances that wander, every third turn a kind of fault."""
    chance = Random(3)
    positions = list(record.positions(GAME))
    odds = 0.5
    told = []
    for number, turn in enumerate(turns(record)):
        mark = MARKS[number % len(MARKS)]
        odds = min(0.9, max(0.1, odds + chance.uniform(-0.12, 0.12)))
        told.append(_judged(turn, mark, odds, _line(positions[turn.first], chance), record))
    return told


def _judged(turn: Turn, mark: str, odds: float, line: list[AnyOption], record: Record) -> Json:
    sides = len(record.setup["seats"])
    own = odds if turn.seat == 0 else 1 - odds
    return {
        "from": turn.first,
        "to": turn.last,
        "seat": turn.seat,
        "chances": [odds, 1 - odds] if sides == 2 else [odds, *[(1 - odds) / 2] * 2],
        "played": own,
        "best": min(0.98, own + LOSSES[mark]),
        "mark": mark,
        "line": [option.to_json() for option in line] if mark else [],
        "reasons": [{"part": "points", "gain": 0.4}, {"part": "safety", "gain": 0.1}],
    }


def _line(position: Any, chance: Random) -> list[AnyOption]:
    """A turn that could be played: whatever summons and moves before anything else."""
    line: list[AnyOption] = []
    seat = None
    while (asked := GAME.question(position)) is not None and seat in (None, asked.seat):
        seat = asked.seat
        liked = [each for each in asked.options if each.kind in ("summon", "move", "leap")]
        places = [each for each in asked.options if each.kind == "place"]
        option = chance.choice(liked or places or list(asked.options))
        line.append(option)
        if option.kind == "end-turn":
            break
        position = GAME.take(position, option)
    return line


class Bench:
    """Answers for the server how far the analysis has come."""

    def __init__(self, page: Page, record: Record) -> None:
        self.turns = judged(record)
        self.done = 0
        self.problem: Json | None = None
        self.levels: list[str] = []
        page.route("**/api/tables/*/analysis?*", self._answer)

    def _answer(self, route: Route) -> None:
        self.levels.append(route.request.url.partition("level=")[2])
        if self.problem is not None:
            route.fulfill(status=429, json=self.problem)
            return
        found = self.turns[: self.done]
        told = {"level": self.levels[-1], "done": self.done, "of": len(self.turns)}
        route.fulfill(body=json.dumps(told | {"turns": found}), content_type="application/json")


def marked(bench: Bench, mark: str) -> Json:
    """A turn with this mark; one whose better turn moves pieces, where there is one."""
    found = [turn for turn in bench.turns[6:] if turn["mark"] == mark]
    return max(found, key=lambda turn: sum("from" in step for step in turn["line"]))


def judgement(visitor: Visitor) -> Locator:
    """What is said about the turn that is shown."""
    return visitor.page.get_by_role("region", name=re.compile(r"^Turn \d+"))


def open_at(visitor: Visitor, record: Record, moment: int = 0) -> tuple[str, Bench]:
    """Look at a game again, with a bot that answers as the test wants it."""
    code = put(visitor, record)
    bench = Bench(visitor.page, record)
    visitor.go(f"/t/{code}/moment/{moment}")
    return code, bench


@pytest.mark.pictures
def test_the_graph_grows_and_leads_to_what_was_better(come: Come, pictures: Pictures) -> None:
    ada = come("Ada")
    record = finished("high-form", players=("Ada", "Ben"))
    code, bench = open_at(ada, record)
    page = ada.page
    graph = page.get_by_role("slider", name=re.compile("winning chances"))
    expect(graph).to_have_count(0)

    bench.done = 4
    page.get_by_label("Analysis by").select_option(label="Master")
    ada.button("Analyse").click()
    expect(page.get_by_text(f"Turns analysed: 4 of {len(bench.turns)}")).to_be_visible()
    bar = page.get_by_role("progressbar", name="Analysis")
    expect(bar).to_have_attribute("aria-valuenow", "4")
    expect(bar).to_have_attribute("aria-valuemax", str(len(bench.turns)))
    expect(graph).to_have_attribute("aria-valuemax", "4")
    assert bench.levels[0] == "master"
    bench.done = len(bench.turns)
    expect(page.get_by_text("Turns analysed:")).to_have_count(0)
    expect(page.get_by_role("status").get_by_text("Analysis complete.")).to_be_attached()
    expect(ada.button("Analyse")).to_be_focused()
    expect(graph).to_have_attribute("aria-valuemax", str(len(bench.turns)))

    # By keys from turn to turn, and by a click to any of them.
    graph.focus()
    page.keyboard.press("End")
    ada.wait(lambda: page.url.endswith(f"/moment/{bench.turns[-1]['from']}"), "the last turn")
    page.keyboard.press("ArrowLeft")
    ada.wait(lambda: page.url.endswith(f"/moment/{bench.turns[-2]['from']}"), "the one before")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"^Turn \d+, (Ada|Ben), Ada \d+%"))
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": 48, "y": box["height"] / 2})
    ada.wait(lambda: page.url.endswith("/moment/0"), "the first turn")

    blunder = marked(bench, "blunder")
    page.goto(f"{ada.address}/t/{code}/moment/{blunder['from']}")
    ada.button("Analyse").click()
    better = judgement(ada)
    expect(better.get_by_text("?? blunder")).to_be_visible()
    best, played = (round(100 * blunder[name]) for name in ("best", "played"))
    expect(better.get_by_text(re.compile(rf"{best}% instead of {played}%"))).to_be_visible()
    expect(better.get_by_text("Why: more points and safer pieces.")).to_be_visible()
    squares = [step.get("to", step.get("square")) for step in blunder["line"]]
    for square in filter(None, squares):
        expect(page.locator(f"[data-step={square}]")).to_have_count(1)
    arrows = {f"{step['from']} {step['to']}" for step in blunder["line"] if "from" in step}
    assert arrows
    expect(page.locator("[data-arrow]")).to_have_count(len(arrows))
    pictures.take(ada, "replay-analysis")
    pictures.take(ada, "analysis-grey", grey=True)

    # In the middle of the turn the board shows what was played, and one button leads back.
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-step]")).to_have_count(0)
    ada.button("Show in the arena").click()
    ada.wait(lambda: page.url.endswith(f"/moment/{blunder['from']}"), "the start of the turn")
    expect(ada.button("Show in the arena")).to_have_attribute("aria-disabled", "true")
    expect(ada.button("Show in the arena")).to_be_focused()

    log = page.get_by_role("log").first
    expect(log.get_by_text("?? blunder").first).to_be_attached()
    count = sum(turn["mark"] != "" for turn in bench.turns)
    expect(log.locator(".mark")).to_have_count(count)
    page.get_by_text("Show as a table").click()
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(1 + len(bench.turns))
    expect(rows.filter(has_text="? mistake").first).to_be_visible()


def test_what_goes_wrong_is_said_and_can_be_tried_again(come: Come) -> None:
    ada = come("Ada")
    ada.expect("429")
    record = finished(players=("Ada", "Ben"))
    _, bench = open_at(ada, record)
    bench.problem = {"code": "too-busy", "message": "The bots have enough to do."}
    ada.button("Analyse").click()
    expect(ada.page.get_by_text("The bots have enough to do.")).to_be_visible()
    bench.problem = None
    bench.done = len(bench.turns)
    ada.button("Try again").click()
    expect(ada.page.get_by_role("slider", name=re.compile("winning chances"))).to_be_visible()
    expect(ada.page.get_by_text("The bots have enough to do.")).to_have_count(0)


def test_the_graph_of_half_a_game_ends_with_its_last_turn(come: Come) -> None:
    ada = come("Ada")
    whole = finished("high-form", players=("Ada", "Ben"))
    _, bench = open_at(ada, cut(whole, len(whole.choices) // 2))
    bench.done = len(bench.turns)
    ada.button("Analyse").click()
    graph = ada.page.get_by_role("slider", name=re.compile("winning chances"))
    expect(graph).to_have_attribute("aria-valuemax", str(len(bench.turns)))
    expect(ada.page.get_by_role("region", name=re.compile(r"^Turn 1, Ada"))).to_be_visible()


def test_a_record_without_a_whole_turn_has_nothing_to_judge(come: Come) -> None:
    ada = come("Ada")
    page = ada.go(f"/t/{put(ada, cut(finished(), 1))}/moment/0")
    ada.button("Analyse").click()
    expect(page.get_by_role("status").get_by_text("No turn was completed")).to_be_visible()
    expect(ada.button("Analyse")).to_be_focused()


@pytest.mark.pictures
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_is_at_home_on_a_phone_and_in_a_melee(
    come: Come, pictures: Pictures, scheme: str
) -> None:
    ada = come("Ada", phone=True, color_scheme=scheme, reduced_motion="reduce")
    record = finished("melee", players=("Ada", "Ben", "Cid"))
    code, bench = open_at(ada, record)
    bench.done = len(bench.turns)
    mistake = marked(bench, "mistake")
    page = ada.go(f"/t/{code}/moment/{mistake['from']}")
    ada.button("Analyse").click()
    expect(page.get_by_role("slider", name=re.compile("winning chances"))).to_be_visible()
    expect(judgement(ada).get_by_text("? mistake")).to_be_visible()
    assert violations(page) == []
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= page.viewport_size["width"]  # type: ignore[index]
    pictures.take(ada, f"analysis-phone-{scheme}", whole=True)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_a_wide_screen(come: Come, pictures: Pictures, scheme: str) -> None:
    ada = come("Ada", color_scheme=scheme, reduced_motion="reduce")
    record = finished("duel", players=("Ada", "Ben"))
    code, bench = open_at(ada, record)
    bench.done = len(bench.turns)
    page = ada.go(f"/t/{code}/moment/{marked(bench, 'inaccuracy')['from']}")
    ada.button("Analyse").click()
    expect(judgement(ada).get_by_text("?! inaccuracy")).to_be_visible()
    page.get_by_text("Show as a table").click()
    assert violations(page) == []
    pictures.take(ada, f"analysis-{scheme}", whole=True)


def test_the_bots_of_the_server_judge_a_game(come: Come) -> None:
    ada = come("Ada")
    record = finished(players=("Ada", "Ben"))
    page = ada.go(f"/t/{put(ada, record)}/moment/0")
    ada.button("Analyse").click()
    graph = page.get_by_role("slider", name=re.compile("winning chances"))
    expect(graph).to_be_visible()
    expect(page.get_by_role("region", name=re.compile(r"^Turn 1, Ada"))).to_be_visible()
