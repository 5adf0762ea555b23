"""Whole games at the terminal, by people who take whatever the page offers."""

from __future__ import annotations

import pytest
from person import guessing, sit_down, typing
from rich.cells import cell_len

from legendarium.locale import LANGUAGES

FORMS = (
    ("--form", "first-game"),
    ("--form", "high-form", "--schools", "sylvan,highland"),
    ("--form", "duel", "--schools", "highland,southern"),
    ("--form", "melee", "--seats", "human,random,random"),
    ("--form", "melee", "--seats", "random,human,random,random"),
    ("--form", "high-form", "--teams", "--seats", "human,random,random,random"),
    ("--form", "duel", "--teams", "--seats", "random,human,human,random"),
)


@pytest.mark.parametrize("arguments", FORMS, ids=" ".join)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_line_of_every_form_is_complete_and_fits(
    arguments: tuple[str, ...], seed: int
) -> None:
    shown = sit_down(guessing(seed, 100), *arguments, "--seed", str(seed))
    assert max(cell_len(line) for line in shown.splitlines()) <= 80
    assert "{" not in shown, "a message is missing or lacks a value"
    assert "\x1b" not in shown, "a transcript has no colours"
    assert shown.count("> ") > 20
    assert shown.endswith("Goodbye.\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [FORMS[1], FORMS[4]], ids=" ".join)
def test_every_language_is_complete_and_fits(language: str, arguments: tuple[str, ...]) -> None:
    typed = ["1", "1", "e5", "1", "d5", "d6", "1", "help", "piles", "log", "show knight", "f6"]
    shown = sit_down(typing(typed * 2), *arguments, "--seed", "1", "--language", language)
    assert max(cell_len(line) for line in shown.splitlines()) <= 80
    assert "{" not in shown, "a message is missing or lacks a value"
    assert shown.count("> ") == len(typed) * 2


def test_enter_enter_enter_is_a_first_game_against_a_bot() -> None:
    shown = sit_down(typing(["", "", "", "e5", ""]), "--seed", "1")
    assert "First game · your turn · 1 action left" in shown
    assert "Northern (you)" in shown
    assert "Southern (greedy)" in shown
    assert "A red common piece is placed on" in shown


def test_a_whole_first_game_ends_with_a_result() -> None:
    shown = sit_down(guessing(4, 1000), "--form", "first-game", "--seats", "human,greedy")
    assert "The game is over." in shown
    assert any(told in shown for told in ("You win.", "wins.", "share the victory."))
    assert "Type log, save FILE, or press Enter to leave." in shown


def test_bots_alone_are_told_turn_by_turn_without_their_hands() -> None:
    shown = sit_down(typing([]), "--seats", "random,random", "--seed", "5")
    assert "Northern Imperial begins a turn." in shown
    assert "The game is over." in shown
    assert "Your hand" not in shown
    assert "You draw" not in shown


def test_what_a_bot_did_is_told_in_words_and_marked() -> None:
    shown = sit_down(typing(["e5", ""]), "--form", "first-game", "--seed", "1")
    last = shown.rsplit("First game", 1)[1]
    placed = [line.split()[-1].rstrip(".") for line in last.splitlines() if "is placed" in line]
    assert len(placed) == 2
    assert last.count("›R○") == 2


@pytest.mark.parametrize("lines", [[], ["2"], ["", "", ""], ["", "", "", "e5"]])
def test_the_end_of_input_says_goodbye_at_any_moment(lines: list[str]) -> None:
    assert sit_down(typing(lines)).endswith("Goodbye.\n")


def test_the_same_seed_deals_the_same_cards() -> None:
    first, again, other = (
        sit_down(typing([]), "--form", "duel", "--seats", "random,human", "--seed", seed)
        for seed in ("7", "7", "8")
    )
    assert first == again
    assert first != other


def test_conceding_ends_the_game_for_the_other() -> None:
    shown = sit_down(typing(["e5", "", "concede", "perhaps", "yes"]), "--form", "first-game")
    assert "Please answer yes or no." in shown
    assert "The game was conceded. Southern Imperial wins." in shown


def test_quitting_asks_first_while_the_game_is_not_saved() -> None:
    shown = sit_down(typing(["e5", "quit", "no", "quit", "yes"]), "--form", "first-game")
    assert shown.count("The game is not saved. Leave anyway?") == 2
    assert "Nothing is changed." in shown
    assert shown.endswith("Goodbye.\n")
