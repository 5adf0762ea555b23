"""What each reader is told when somebody resigns (rule 13.4)."""

from __future__ import annotations

import pytest
from person import spend, table, typing

from legendarium.cli.terminal.news import Reporter
from legendarium.locale import LANGUAGES, Words
from legendarium.table import SPECTATOR
from legendarium.tashkalar.notation import parse_option
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import start, take
from legendarium.tashkalar.view import visible_events

DUEL = Setup("duel", ("northern", "sylvan"))
TEAMS = Setup("duel", ("northern", "southern", "highland", "sylvan"), teams=True)


def told(position: Position, seat: int, language: str = "en") -> str:
    reporter = Reporter(Words(language), position.setup, seat)
    return " ".join(reporter.tell(visible_events(position, seat), 1))


@pytest.mark.parametrize(
    ("reader", "sentences"),
    [
        (1, "You resign. Northern Imperial wins."),
        (0, "Sylvan resigns. You win."),
        (SPECTATOR, "Sylvan resigns. Northern Imperial wins."),
    ],
)
def test_who_resigned_and_who_won(reader: int, sentences: str) -> None:
    over = take(start(DUEL, 1), parse_option("concede seat=1"))
    assert told(over, reader) == f"{sentences} The game is over."


def test_a_partner_who_is_ready_has_not_resigned() -> None:
    offered = take(start(TEAMS, 1), parse_option("concede seat=1"))
    assert told(offered, 0) == "Southern wants to resign."
    over = take(offered, parse_option("concede seat=3"))
    assert told(over, 0) == (
        "Southern, Sylvan resign. Northern Imperial, Highland win as a team. The game is over."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_both_sides(language: str) -> None:
    words = Words(language)
    over = take(start(DUEL, 1), parse_option("concede seat=1"))
    for reader in (SPECTATOR, 0, 1):
        sentences = told(over, reader, language)
        assert "{" not in sentences
        if reader == SPECTATOR:
            assert words.say("school-short", school="sylvan") in sentences
            assert words.say("school-name", school="northern") in sentences


def test_the_terminal_says_it_once_the_game_is_over() -> None:
    shown = spend(table("human", "human"), typing(["", "a5", "", "", "concede", "yes"]))
    assert shown.count("wins.") == 2, "once as the last news, once as the result"
