"""Whole games at the terminal by people who take any option of the page."""

from __future__ import annotations

import io

import pytest
from person import guessing, options, run_play, session_at, spend, table, typing
from rich.cells import cell_len

from legendarium.cli import play
from legendarium.cli.terminal.screen import Screen
from legendarium.locale import LANGUAGES
from legendarium.tashkalar.position import End, Position, Stage
from scene import Scene

FORMS = (
    ("--form", "first-game"),
    ("--form", "high-form", "--schools", "sylvan,highland"),
    ("--form", "duel", "--schools", "highland,southern"),
    ("--form", "melee", "--seats", "human,random,random"),
    ("--form", "melee", "--seats", "random,human,random,random"),
    ("--form", "high-form", "--teams", "--seats", "human,random,random,random"),
    ("--form", "duel", "--teams", "--seats", "random,human,human,random"),
)


@pytest.mark.slow
@pytest.mark.parametrize("arguments", FORMS, ids=" ".join)
@pytest.mark.parametrize("seed", [1, 2])
def test_every_line_of_every_form_is_complete_and_fits(
    arguments: tuple[str, ...], seed: int
) -> None:
    shown = run_play(guessing(seed, 100), *arguments, "--seed", str(seed))
    assert max(cell_len(line) for line in shown.splitlines()) <= 80
    assert "{" not in shown, "a message is missing or lacks a value"
    assert "\x1b" not in shown, "a transcript has no colours"
    assert shown.count("> ") > 20
    assert shown.endswith("Goodbye.\n")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [FORMS[1], FORMS[4]], ids=" ".join)
def test_every_language_is_complete_and_fits(language: str, arguments: tuple[str, ...]) -> None:
    typed = ["1", "1", "e5", "1", "d5", "d6", "1", "help", "piles", "log", "show knight", "f6"]
    shown = run_play(typing(typed * 2), *arguments, "--seed", "1", "--language", language)
    assert max(cell_len(line) for line in shown.splitlines()) <= 80
    assert "{" not in shown, "a message is missing or lacks a value"
    assert shown.count("> ") == len(typed) * 2


def test_enter_enter_enter_is_a_first_game_against_a_bot() -> None:
    shown = run_play(typing(["", "", "", "e5", ""]), "--seed", "1")
    assert "First game · your turn · 1 action left" in shown
    assert "Northern (you)" in shown
    assert "Southern (greedy)" in shown
    assert "A red common piece is placed on" in shown


@pytest.mark.slow
def test_a_whole_first_game_ends_with_a_result() -> None:
    shown = run_play(guessing(4, 1000), "--form", "first-game", "--seats", "human,greedy")
    assert "The game is over." in shown
    assert any(told in shown for told in ("You win.", "wins.", "share the victory."))
    assert "Type log, news, piles, show CARD, save FILE, load FILE or quit, or press Enter" in shown


@pytest.mark.slow
def test_bots_alone_are_told_turn_by_turn_without_their_hands() -> None:
    shown = run_play(typing([]), "--seats", "random,random", "--seed", "5")
    assert "Northern Imperial starts a turn." in shown
    assert "The game is over." in shown
    assert "Your hand" not in shown
    assert "You draw" not in shown


def test_what_a_bot_did_is_told_in_words_and_marked() -> None:
    shown = run_play(typing(["e5", ""]), "--form", "first-game", "--seed", "1")
    last = shown.rsplit("First game", 1)[1]
    placed = [line.split()[-1].rstrip(".") for line in last.splitlines() if "is placed" in line]
    assert len(placed) == 2
    assert last.count("›R○") == 2


@pytest.mark.parametrize("lines", [[], ["2"], ["", "", ""], ["", "", "", "e5"]])
def test_the_end_of_input_says_goodbye_at_any_moment(lines: list[str]) -> None:
    assert run_play(typing(lines)).endswith("Goodbye.\n")


def test_the_same_seed_deals_the_same_cards() -> None:
    first, again, other = (
        run_play(typing([]), "--form", "duel", "--seats", "random,human", "--seed", seed)
        for seed in ("7", "7", "8")
    )
    assert first == again
    assert first != other


def test_conceding_ends_the_game_for_the_other() -> None:
    shown = run_play(typing(["e5", "", "concede", "perhaps", "yes"]), "--form", "first-game")
    assert "Please answer yes or no." in shown
    assert "You resign. Southern Imperial wins." in shown
    assert "wants to resign" not in shown


def test_quitting_asks_nothing_while_the_game_is_saved_automatically() -> None:
    shown = run_play(typing(["e5", "quit"]), "--form", "first-game")
    assert "Quit anyway?" not in shown
    assert shown.endswith("Game saved. Continue with `legendarium play`.\nGoodbye.\n")


@pytest.mark.usefixtures("unwritable_data_folder")
def test_quitting_asks_first_while_the_game_is_not_saved() -> None:
    shown = run_play(typing(["e5", "quit", "no", "quit", "yes"]), "--form", "first-game")
    assert shown.count("Autosave is off") == 1
    assert shown.count("This game isn't saved. Quit anyway?") == 2
    assert "Nothing changed." in shown
    assert shown.endswith("Goodbye.\n")


@pytest.mark.parametrize("moment", range(1, 7))
@pytest.mark.usefixtures("unwritable_data_folder")
def test_leaving_by_a_key_says_goodbye_and_what_is_lost(moment: int) -> None:
    typed = iter(["", "", "", "e5", "", "d5"][:moment])

    def interrupting(_: str) -> str | None:
        line = next(typed, None)
        if line is None:
            raise KeyboardInterrupt
        return line

    shown = run_play(interrupting)
    assert shown.endswith("Goodbye.\n")
    assert ("The game was not saved.\nGoodbye." in shown) == (moment >= 4)


@pytest.mark.usefixtures("unwritable_data_folder")
def test_the_end_of_input_says_that_the_game_was_not_saved() -> None:
    shown = run_play(typing(["e5"]), "--form", "first-game")
    assert shown.endswith("The game was not saved.\nGoodbye.\n")


def test_the_last_page_for_several_people_tells_only_the_last_turn() -> None:
    shown = run_play(
        typing(["", "e5", "", "", "d5", "d6", "", "", "f6", "concede", "yes"]),
        "--form", "first-game", "--seats", "human,human",
    )  # fmt: skip
    end = shown.rsplit("yes / no", 1)[1]
    assert "A blue common piece is placed on f6." in end
    assert "Northern resigns. Southern Imperial wins." in end
    assert "d5" not in end
    assert "e5" not in end
    assert end.count("›") == 1


def test_after_the_game_an_unknown_word_gets_one_sentence() -> None:
    typed = ["e5", "", "concede", "yes", "sing", "undo", "hand", "news", "log", "quit"]
    shown = run_play(typing(typed), "--form", "first-game")
    told = " ".join(shown.split())
    assert told.count("The game is over, so") == 3
    assert 'so "sing" does nothing; type log, news, piles, show CARD,' in told
    assert shown.endswith("Goodbye.\n")


class TestTheResult:
    """The reason of the end, and how a tie was decided."""

    def told(self, position: Position, *players: str) -> str:
        session = session_at(position, *players)
        return " ".join(spend(session, typing([""])).split())

    @pytest.mark.parametrize(
        ("pieces", "told"),
        [
            ("X c5, X+ c6, O e5 e6 e7", "You win. Tied on points: decided by upgraded pieces"),
            (
                "X c5 c6, O e5",
                "You win. Tied on points and upgraded pieces: decided by total pieces.",
            ),
            ("X c5, O e5", "share the victory. Tied on points, upgraded pieces and total pieces."),
        ],
    )
    def test_a_tie_is_explained(self, pieces: str, told: str) -> None:
        scene = Scene(pieces, end=End(0, ()), actions=0)
        assert told in self.told(scene.position, "human", "random")

    def test_points_are_named(self) -> None:
        scene = Scene("X c5, O e5", scores=((18,), (2,)), actions=0)
        session = session_at(scene.position, "human", "random")
        while (asked := session.play.question) is not None:
            session.choose(asked.seat, asked.options[0])
        assert "The game ended because the points limit was reached. You win." in spend(
            session, typing([])
        )

    @pytest.mark.slow
    def test_the_last_card_is_named(self) -> None:
        shown = ""
        for seed in range(1, 9):
            shown = run_play(
                typing([]), "--form", "first-game", "--seats", "random,random", "--seed", str(seed)
            )
            if "drew the last card" in shown:
                break
        assert "Imperial drew the last card of the deck." in " ".join(shown.split())

    def test_a_melee_is_decided_by_the_next_lowest_colour(self) -> None:
        session = table("human", "random", "random", form="melee")
        position = session.play.position.copy()
        position.scores = ((0, 2, 5), (2, 0, 3), (1, 1, 0))
        position.stage, position._question = Stage.OVER, None
        told = self.told(position, "human", "random", "random")
        assert "You win. Tied on the lowest colour: decided by the next lowest." in told


def test_a_language_that_the_output_cannot_show_gives_way_to_english() -> None:
    target = io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)
    screen = Screen(io.StringIO("e5\n"), target)
    arguments = ("--language", "ru", "--form", "first-game", "--seed", "1")
    assert play.run(options(*arguments), screen) == 0
    shown = target.buffer.getvalue().decode("ascii")
    assert shown.startswith("This terminal can't display that language, so the game is in English")
    assert "First game - your turn" in shown
    assert "??" not in shown
