"""How boards, cards and pages look."""

from __future__ import annotations

import io
import re

import pytest
from person import Lines, session_at, spend, table, typing
from rich.cells import cell_len
from rich.text import Text

from legendarium.cli.terminal.board import BoardDrawing
from legendarium.cli.terminal.card_drawing import CardDrawing, pattern_lines
from legendarium.cli.terminal.glyphs import ASCII_GLYPHS, LINE_GLYPHS, glyphs_for
from legendarium.cli.terminal.menu import menu
from legendarium.cli.terminal.page import Page
from legendarium.cli.terminal.panel import Panel
from legendarium.cli.terminal.phrases import Phrases
from legendarium.cli.terminal.screen import Screen, side_by_side
from legendarium.cli.terminal.session import Session
from legendarium.cli.terminal.terminal_game import TerminalGame
from legendarium.locale import LANGUAGES, Words
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.position import Position, Tasks
from legendarium.tashkalar.schools import CARDS
from scene import Scene

LETTER = {"blue": "B", "red": "R", "yellow": "Y", "green": "G"}


def board(
    position: Position, glyphs: object = LINE_GLYPHS, tall: bool = True, changed: str = ""
) -> str:
    """The board as text."""
    assert glyphs in (LINE_GLYPHS, ASCII_GLYPHS)
    drawing = BoardDrawing(
        position,
        LINE_GLYPHS if glyphs is LINE_GLYPHS else ASCII_GLYPHS,
        LETTER.__getitem__,
        changed.split(),
    )
    return "\n".join(line.plain.rstrip() for line in drawing.lines(tall))


def lines(drawn: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in drawn]


def test_the_arena_has_69_squares_its_corners_missing_and_its_colours_marked() -> None:
    assert board(Scene("").position) == (
        "           ┌───┬───┬───┬───┬───┐\n"
        " 9         │   │   │   │   │   │\n"
        "       ┌───┼───┼───┼───┼───┼───┼───┐\n"
        " 8     │   │   [   ]   │   │   │   │\n"
        "   ┌───┼───┼───┼───┼───┼───┼───┼───┼───┐\n"
        " 7 │   │   (   )   │   │   (   )   │   │\n"
        "   ├───┼───┼───┼───┼───┼───┼───┼───┼───┤\n"
        " 6 │   │   │   │   │   │   │   │   (   )\n"
        "   ├───┼───┼───┼───┼───┼───┼───┼───┼───┤\n"
        " 5 (   )   │   │   [   ]   │   │   │   │\n"
        "   ├───┼───┼───┼───┼───┼───┼───┼───┼───┤\n"
        " 4 │   │   │   │   │   │   │   [   ]   │\n"
        "   ├───┼───┼───┼───┼───┼───┼───┼───┼───┤\n"
        " 3 │   │   │   │   │   │   │   │   │   │\n"
        "   └───┼───┼───┼───┼───┼───┼───┼───┼───┘\n"
        " 2     │   [   ]   │   (   )   │   │\n"
        "       └───┼───┼───┼───┼───┼───┼───┘\n"
        " 1         │   │   │   │   │   │\n"
        "           └───┴───┴───┴───┴───┘\n"
        "     a   b   c   d   e   f   g   h   i"
    )


def test_pieces_show_owner_and_rank_and_leave_the_square_to_be_seen() -> None:
    scene = Scene("X e5, X+ d5, X* f5, O g7, O+ c5")
    drawn = board(scene.position, changed="d5 e4").splitlines()
    assert drawn[9] == " 5 (   )   │ R◆│›B◆[ B○] B★│   │   │   │"
    assert drawn[5] == " 7 │   │   (   )   │   │   ( R○)   │   │"
    assert drawn[11] == " 4 │   │   │   │   │›  │   │   [   ]   │"


def test_a_low_board_has_no_lines_between_its_rows() -> None:
    drawn = board(Scene("X e5").position, tall=False).splitlines()
    assert len(drawn) == 12
    assert drawn[5] == " 5 (   )   │   │   [ B○]   │   │   │   │"


def test_letters_alone_are_enough() -> None:
    drawn = board(Scene("X e5, O+ c5, X* d5").position, ASCII_GLYPHS, changed="c5")
    assert drawn.isascii()
    assert " 5 (   )   |>R#| B*[ Bo]   |   |   |   |" in drawn
    assert drawn.splitlines()[0] == "           +---+---+---+---+---+"


@pytest.mark.parametrize(
    ("card", "drawing"),
    [
        ("knight", [" · @ ·", " ○ ○ ○", " ○ · ·"]),
        ("swordmaster", [" ○", " @", " ○"]),
        ("high-priestess", [" ·@○ ·", " · · ·", " ○ · ○"]),
        ("hell-bull", [" ○ · ○", " ◆@○ ◆", " · ○ ·"]),
        ("cannon", [" · ↖ ↑ ↗", " · ○@○ →", " ○ ↙ ↓ ↘"]),
        ("assassin", [" · · ○ ·", " · ○ · ·", " ○ · × ·", " · · · @"]),
        ("summoner", [" × · × · ×", " · × × × ·", " × × @ × ×", " · ○ ○ ○ ·"]),
    ],
)
def test_a_card_is_drawn_with_its_marks_and_arrows(card: str, drawing: list[str]) -> None:
    assert lines(pattern_lines(CARDS[card].pattern, LINE_GLYPHS)) == drawing


@pytest.mark.parametrize("card", CARDS)
def test_every_card_fits_its_column(card: str) -> None:
    screen = Screen(io.StringIO(), io.StringIO())
    drawn = CardDrawing(screen, Words(), 39).being(card)
    assert max(line.cell_len for line in drawn) <= 39
    pattern = "".join(lines(pattern_lines(CARDS[card].pattern, ASCII_GLYPHS)))
    assert pattern.count("@") == 1
    assert pattern.count("o") + pattern.count("#") == CARDS[card].pattern.size


@pytest.mark.parametrize("flare", FLARES)
def test_a_flare_shows_how_far_its_conditions_are(flare: str) -> None:
    scene = Scene("X c5, O d5 e5 f5 g5 h5, O+ d6 e6 f6 g6")
    screen = Screen(io.StringIO(), io.StringIO())
    drawn = CardDrawing(screen, Words(), 39).flare(flare, "duel", scene.position, 0)
    assert max(line.cell_len for line in drawn) <= 39
    told = " ".join(line.plain for line in drawn)
    upper, lower = FLARES[flare]
    assert ("✓ If an opponent leads by" in told) == (upper.more <= 4 or lower.more <= 8)
    assert "(now 4)" in told
    assert "(now 8)" in told


def test_a_task_that_could_be_claimed_now_says_so() -> None:
    tasks = Tasks(("imprisonment", "center-cross"), "side-chain", (), ((), ("destruction",)))
    scene = Scene("X e4 e5 e6 d5 f5, O c1", form="high-form", tasks=tasks)
    shown = spend(session_at(scene.position, "human", "random"), typing([]))
    assert "✓ Center Cross · 2 points · can be" in shown
    assert "– Imprisonment · 1 point" in shown
    assert "Next: Side Chain (3 points)" in shown
    assert "Southern (random), red      1 point" in shown


def test_a_card_that_can_be_summoned_is_ticked() -> None:
    scene = Scene("X c5 e5", hand="swordmaster knight")
    shown = spend(session_at(scene.position, "human", "random"), typing([]))
    assert "✓ Swordmaster  ○ common" in shown
    assert "✓ Knight" not in shown


class Terminal(io.StringIO):
    """Output that is a terminal, so that rich uses colours."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("LINES", "40")
    return Terminal()


def page(target: io.StringIO, plain: bool = False) -> str:
    """A page of a game as printed to a screen."""
    session = session_at(Scene("X c5 e5, O+ d6", hand="swordmaster").position, "human", "random")
    screen = Screen(Lines(target, typing([])), target, plain)
    from legendarium.cli.terminal.conversation import Conversation

    with pytest.raises(EOFError):
        Conversation(screen, Words(), session, 0).hold()
    return target.getvalue()


def test_a_terminal_gets_colours(terminal: Terminal) -> None:
    shown = page(terminal)
    assert "\x1b[1;37;44mB○" in shown
    assert "\x1b[1;37;41mR◆" in shown


def test_no_color_is_respected(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    shown = page(terminal)
    assert "B○" in shown
    assert not any(f"\x1b[{codes}" in shown for codes in ("1;3", "3", "1;4", "4"))


def test_a_plain_page_has_no_codes_and_no_shapes(terminal: Terminal) -> None:
    shown = page(terminal, plain=True)
    assert "Bo" in shown
    assert "\x1b" not in shown
    assert shown.isascii()


def test_a_wide_terminal_still_gets_80_columns(terminal: Terminal) -> None:
    screen = Screen(io.StringIO(), terminal)
    assert screen.width == 80
    screen.show("word " * 100)
    assert max(map(cell_len, terminal.getvalue().splitlines())) <= 80


@pytest.mark.parametrize(
    ("encoding", "plain", "glyphs"),
    [
        ("utf-8", False, LINE_GLYPHS),
        ("utf-8", True, ASCII_GLYPHS),
        ("ascii", False, ASCII_GLYPHS),
        ("cp1252", False, ASCII_GLYPHS),
        ("no-such-encoding", False, ASCII_GLYPHS),
    ],
)
def test_shapes_follow_the_encoding(encoding: str, plain: bool, glyphs: object) -> None:
    assert glyphs_for(encoding, plain) is glyphs


def test_letters_the_terminal_lacks_do_not_end_the_game() -> None:
    target = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    screen = Screen(io.StringIO(), target)
    screen.show("čarování ○")
    target.flush()
    assert target.buffer.getvalue() == b"?arov?n? ?\n"


def test_hiding_clears_what_was_scrolled_away(terminal: Terminal) -> None:
    screen = Screen(io.StringIO(), terminal)
    screen.hide()
    assert terminal.getvalue() == "\x1b[H\x1b[2J\x1b[3J"


def test_hiding_on_a_plain_terminal_scrolls_everything_away(terminal: Terminal) -> None:
    screen = Screen(io.StringIO(), terminal, plain=True)
    screen.hide()
    assert terminal.getvalue().count("\n") > 40


class TestALowScreen:
    """24 lines: always the board and the question, the rest by name or by command."""

    @pytest.fixture(autouse=True)
    def _low(self, terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("LINES", "24")
        monkeypatch.setenv("COLUMNS", "80")

    def drawn(self, form: str, teams: bool, news: list[str], language: str = "en") -> list[str]:
        """The first page of seat 0 in a game whose others are bots."""
        words, screen = Words(language), Screen(io.StringIO(), Terminal())
        session = table("human", *["greedy"] * (3 if teams else 1), form=form, teams=teams)
        while (asked := session.play.view(0).question) is not None and asked.seat != 0:
            session.let_bot_choose(asked.seat)
        seen = session.play.view(0)
        assert seen.question is not None
        offered = menu(Phrases(words, seen), seen.question.options)
        return lines(Page(screen, words, session.play.players).for_seat(seen, offered, news, ()))

    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize(
        ("form", "teams"),
        [("first-game", False), ("high-form", False), ("duel", False), ("high-form", True)],
    )
    def test_a_page_and_its_prompt_fit(self, form: str, teams: bool, language: str) -> None:
        drawn = self.drawn(form, teams, [f"News {number}." for number in range(30)], language)
        assert len(drawn) <= 23
        assert max(map(cell_len, drawn)) <= 80
        assert any(line.startswith(" 9 ") for line in drawn), "the board is there"

    def test_cards_are_named_with_their_ranks_and_those_ready_ticked(self) -> None:
        scene = Scene("X c5 e5", hand="swordmaster knight bomb", legends="titan", flare="f34")
        shown = play_on_low_screen(session_at(scene.position, "human", "random"), [])
        assert "Your hand: type hand to read it" in shown
        assert " ✓ Swordmaster  ○ common" in shown
        assert "   Titan  ★ legendary" in shown
        assert "flare 3/4" in shown
        assert "Destroy" not in shown.split("Your hand")[1]

    def test_the_hand_can_be_read(self) -> None:
        scene = Scene("X c5 e5", hand="swordmaster knight bomb", legends="titan", flare="f34")
        shown = play_on_low_screen(session_at(scene.position, "human", "random"), ["hand"])
        read = shown.split("hand · news")[1]
        assert "Swordmaster  ○ common" in read
        assert " ○ ○ ○" in read, "the pattern of the Knight"
        assert "Flare 3/4" in read

    def test_the_latest_news_stay_and_the_others_are_counted(self) -> None:
        drawn = self.drawn("first-game", False, [f"News {number}." for number in range(30)])
        counted = next(line for line in drawn if line.endswith("earlier: type news"))
        kept = [line for line in drawn if "News " in line]
        assert counted.startswith(f"... {30 - len(kept)} earlier")
        assert not kept or kept[-1].endswith("News 29.")

    def test_all_news_can_be_read(self) -> None:
        session = table("human", "random", form="first-game")
        shown = play_on_low_screen(session, ["e5", "", "news"])
        assert shown.rsplit("quit\n", 1)[1].count("A green common piece is placed on") == 2


def play_on_low_screen(session: Session, typed: list[str]) -> str:
    """Let a person play on at the terminal; returns the output without colours."""
    target = Terminal()
    TerminalGame(Screen(Lines(target, typing(typed)), target), Words(), session).run()
    return re.sub(r"\x1b\[[\d;]*[a-zA-Z]", "", target.getvalue())


def test_a_screen_of_40_lines_shows_the_whole_hand(terminal: Terminal) -> None:
    shown = page(terminal)
    asked = shown.index("What do you want to do?")
    assert shown.index("your turn") < shown.index("Your hand") < asked
    assert "You may destroy an enemy" in shown


def test_many_pieces_that_may_move_are_typed_rather_than_listed() -> None:
    scene = Scene("X c5 d5 c4 g3 f7 h4 h6 e2 a4 a6 d9 g8", hand="herald")
    session = session_at(scene.position, "human", "random")
    shown = spend(session, typing(["summon herald b6", "g3", "f2"]))
    assert "Type the piece's square: " in shown
    assert [choice.option.kind for choice in session.play.choices] == ["summon", "move"]


def test_a_long_line_of_a_task_is_indented() -> None:
    tasks = Tasks(("imprisonment", "center-cross"), "side-chain", (), ((), ("destruction",)))
    scene = Scene("X e4 e5 e6 d5 f5, O c1", form="high-form", tasks=tasks)
    screen = Screen(io.StringIO(), io.StringIO())
    for width in (39, 30):
        panel = Panel(screen, Words(), scene.position, ("human", "random"), 0)
        drawn = lines(panel.lines(width))
        start = next(n for n, line in enumerate(drawn) if line.startswith("✓ Center Cross"))
        assert drawn[start + 1].startswith("  ")
        assert max(map(len, drawn)) <= width


@pytest.mark.parametrize(
    ("language", "named"), [("de", "Y  Highland (du), gelb"), ("en", "yellow")]
)
def test_the_panel_names_the_colour_beside_its_letter(language: str, named: str) -> None:
    words, screen = Words(language), Screen(io.StringIO(), io.StringIO())
    position = table("human", "human", "human", form="melee").play.position
    panel = Panel(screen, words, position, ("human",) * 3, 2)
    assert any(named in line for line in lines(panel.lines(39)))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("cs", "aspoň o"),
        ("ru", "хотя бы на"),
        ("pl", "co najmniej"),
        ("de", "Ab "),
        ("en", "or more"),
    ],
)
def test_a_flare_in_hand_says_at_least(language: str, told: str) -> None:
    words = Words(language)
    for part in ("upper", "lower"):
        assert told in words.say(f"flare-{part}-now", more=3, now=1, effect="x")


def test_hiding_forgets_what_was_typed(terminal: Terminal) -> None:
    readline = pytest.importorskip("readline")
    readline.add_history("summon knight d4")
    Screen(io.StringIO(), terminal).hide()
    assert readline.get_current_history_length() == 0


def test_columns_stand_side_by_side() -> None:
    left, right = [Text("a"), Text("b")], [Text("1"), Text("2"), Text("3")]
    assert lines(side_by_side(left, right, 4)) == ["a   1", "b   2", "    3"]


def test_a_narrow_screen_puts_the_panel_below() -> None:
    scene = Scene("X c5")
    target = io.StringIO()
    screen = Screen(io.StringIO(), target)
    screen._console.width = 60
    drawn = lines(Page(screen, Words(), ("human", "random")).arena(scene.position, 0, ()))
    assert max(map(len, drawn)) <= 60
    assert drawn[20].lstrip().startswith("B  Northern (you)")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("form", "teams", "seats"),
    [("high-form", False, 2), ("melee", False, 4), ("high-form", True, 4), ("duel", True, 4)],
)
def test_no_line_of_a_page_needs_to_be_broken(
    language: str, form: str, teams: bool, seats: int
) -> None:
    words, screen = Words(language), Screen(io.StringIO(), io.StringIO())
    session = table("human", *["greedy"] * (seats - 1), form=form, teams=teams)
    while (asked := session.play.view(0).question) is not None and asked.seat != 0:
        session.let_bot_choose(asked.seat)
    seen = session.play.view(0)
    assert seen.question is not None
    offered = menu(Phrases(words, seen), seen.question.options)
    drawn = Page(screen, words, session.play.players).for_seat(seen, offered, ["News."], ())
    assert max(line.cell_len for line in drawn) <= 80
    assert len(drawn) > 30
