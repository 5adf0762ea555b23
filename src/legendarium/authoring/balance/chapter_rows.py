"""Rows about whole chapters: completion, days, endings and speed."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.authoring.balance.plays import GREEDY, NORMAL, PLANNER, STORY, Chapters
from legendarium.authoring.balance.rows import (
    NOT_IN_CAMPAIGN,
    Figures,
    Measure,
    Measurement,
    Row,
    missing,
)
from legendarium.authoring.balance.targets import PERCENT, POINTS, Target, at_least, at_most, within
from legendarium.authoring.balance.wealth_rows import completed, wealth_rows
from legendarium.reports.intervals import (
    Share,
    mean,
    median_estimate,
    spread,
    wilson,
)
from legendarium.taintedgrail.content.model import Campaign

MAX_PLAYERS = 4
LAST_CHAPTER = 3
FIRST_DAY, LAST_DAY = 7, 16
"""The range of days on which nearly all chapters should end."""
SPEED_TEST_GAMES = 500


def chapter_rows(campaign: Campaign) -> Iterator[Row]:
    """Every row about chapters, in the order of the table."""
    planner = chapters(campaign, PLANNER)
    yield from _completed("chapter-planner", "planner", within(0.60, 0.75), planner)
    yield _row(
        "chapter-planner-spread",
        "chapter completed, planner: spread over the numbers of players",
        at_most(0.12, POINTS),
        planner,
        lambda figures: Measurement(spread([_completions(one) for one in figures])),
    )
    story = chapters(campaign, PLANNER, STORY)
    yield from _completed("chapter-story", "planner, story mode", at_least(0.90), story)
    greedy = chapters(campaign, GREEDY)
    yield from _completed("chapter-greedy", "greedy", within(0.35, 0.55), greedy)
    yield _row("days-median", "days used, median", within(9.5, 10.5, ""), planner, _median_days)
    what = f"chapters that end on day {FIRST_DAY} to {LAST_DAY}"
    yield _row("days-within", what, at_least(0.90), planner, _usual_days)
    yield from wealth_rows(campaign, planner)
    yield from _endings(campaign, planner)
    what = f"{SPEED_TEST_GAMES} chapters by the greedy player on one core"
    yield _row("speed", what, at_most(10, "minutes"), greedy, _speed)


def chapters(campaign: Campaign, bot: str, mode: str = NORMAL) -> tuple[Chapters, ...]:
    """A cell for each possible number of players."""
    most = min(MAX_PLAYERS, len(campaign.sheets))
    name = f"chapter-{mode}-{bot}"
    return tuple(Chapters(f"{name}-{one}", one, bot, mode) for one in range(1, most + 1))


def _row(
    name: str, what: str, target: Target, cells: tuple[Chapters, ...], measure: Measure
) -> Row:
    return Row(name, what, target, cells, measure)


# Completion --------------------------------------------------------------------------------------


def _completed(name: str, who: str, target: Target, cells: tuple[Chapters, ...]) -> Iterator[Row]:
    for players in range(1, MAX_PLAYERS + 1):
        what = f"chapter completed without a death, {who}, {players_text(players)}"
        mine = cells[players - 1 : players]
        row = f"{name}-{players}"
        yield _row(row, what, target, mine, _survival) if mine else missing(row, what, target)


def players_text(many: int) -> str:
    """A number of players as text."""
    return "1 player" if many == 1 else f"{many} players"


def _completions(one: Figures) -> Share:
    return Share(sum(one["completed"]), one["games"])


def _survival(figures: list[Figures]) -> Measurement:
    (one,) = figures
    ended = Share(sum(one["ended"]), one["games"])
    return Measurement(wilson(_completions(one)), f"{ended.value:.1%} however many died")


def _median_days(figures: list[Figures]) -> Measurement:
    return Measurement(median_estimate(completed(figures, "days")))


def _usual_days(figures: list[Figures]) -> Measurement:
    days = completed(figures, "days")
    return Measurement(wilson(Share(sum(FIRST_DAY <= one <= LAST_DAY for one in days), len(days))))


# Endings and speed -------------------------------------------------------------------------------


def _endings(campaign: Campaign, cells: tuple[Chapters, ...]) -> Iterator[Row]:
    why = NOT_IN_CAMPAIGN if len(campaign.chapters) < LAST_CHAPTER else "only chapter 1 is played"
    what = "each ending of the campaign, planner with varied goals"
    yield missing("endings", what, at_least(0.20), why)
    for ending in campaign.chapters[0].endings:
        what = f"chapter 1 ends with {ending}, planner"
        yield _row(f"ending-{ending}", what, Target(unit=PERCENT), cells, _ends_with(ending))


def _ends_with(ending: str) -> Measure:
    def measure(figures: list[Figures]) -> Measurement:
        ended = sum(count for one in figures for count in one["endings"].values())
        return Measurement(
            wilson(Share(sum(one["endings"].get(ending, 0) for one in figures), ended))
        )

    return measure


def _speed(figures: list[Figures]) -> Measurement:
    minutes = [one * SPEED_TEST_GAMES / 60 for cell in figures for one in cell["game_seconds"]]
    return Measurement(mean(minutes), f"{mean(minutes).value * 60 / SPEED_TEST_GAMES:.2f} s a game")
