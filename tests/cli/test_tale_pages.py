"""What the pages of Tainted Grail show, at every size, with and without colours."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from teller import choosing, page, pen, run_play, session, until, wander

from legendarium.cli.tale import playing
from legendarium.cli.tale.bars import energy_bar, health_bar, terror_bar
from legendarium.cli.tale.boards import Boards
from legendarium.cli.tale.encounter_drawing import EncounterDrawing
from legendarium.cli.tale.hand import Hand
from legendarium.cli.tale.light import is_vanishing
from legendarium.cli.tale.look import ASCII_SHAPES, LINE_SHAPES
from legendarium.cli.tale.map_drawing import MapDrawing
from legendarium.cli.tale.menu import menu
from legendarium.cli.tale.passages import passage_lines, prose
from legendarium.cli.tale.pen import MAX_STORY_WIDTH
from legendarium.cli.tale.session import Session
from legendarium.locale import LANGUAGES
from legendarium.table.choice import Start
from legendarium.table.play import Play
from legendarium.taintedgrail.encounters.preview import preview
from legendarium.taintedgrail.menhirs import light
from legendarium.taintedgrail.position import Place, Played, Position

SIZES = ((80, 24), (80, 40), (140, 50), (60, 30), (200, 60))


@pytest.fixture(autouse=True)
def _autosave_in_tmp_path(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "autosave_folder", lambda _: tmp_path / "kept")  # type: ignore[operator]


def texts(lines: object) -> str:
    return "\n".join(line.plain for line in lines)  # type: ignore[attr-defined]


# Sizes --------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_page_is_wider_than_the_screen_and_the_question_comes_last(
    width: int, height: int, seed: int
) -> None:
    language = LANGUAGES[(seed + width) % len(LANGUAGES)]
    drawing = pen(language, width, height)
    found = session("orla", "tamsin", "hask", "isk", seed=seed)
    for _ in range(25):
        wander(found, 7, seed)
        if found.question is None:
            break
        lines = page(found, drawing)
        assert max(map(cell_len, lines)) <= min(width, playing.MAX_WIDTH)
        assert lines[-1].endswith(drawing.say("tale-command-quit"))
        entries = menu(drawing, found.position, {}).entries
        last = f"{len(entries)}  {entries[-1].label}"[:12]
        assert any(last in line for line in lines[-1 - 2 * len(entries) - 30 :])


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(80, 24), (140, 50)])
def test_pages_of_a_party_of_two_mostly_fit_their_screen(width: int, height: int) -> None:
    drawing = pen("en", width, height)
    found = session("orla", "tamsin", seed=3)
    fitting = seen = 0
    for _ in range(60):
        wander(found, 3, seen)
        if found.question is None:
            break
        seen += 1
        fitting += len(page(found, drawing)) < height
    assert seen > 20
    assert fitting > seen * (0.9 if height > 24 else 0.7)


def test_a_low_screen_shows_what_is_read_before_the_question() -> None:
    prompts = []

    def answer(new: str) -> str | None:
        prompts.append(new)
        return "" if len(prompts) < 4 else None

    run_play(answer, "--characters", "orla,isk", "--seed", "1", width=80, height=24)
    assert "Nineteen beds" in prompts[0]
    assert "Who does what?" not in prompts[0]
    assert "Who does what?" in "".join(prompts[1:])


def test_one_may_leave_while_reading() -> None:
    typed = iter(["quit"])
    arguments = ("--characters", "orla,isk", "--seed", "1")
    shown = run_play(lambda _: next(typed, None), *arguments, width=80, height=24)
    assert "Who does what?" not in shown
    assert shown.endswith("Goodbye.\n")


def test_a_wide_screen_has_the_boards_beside_the_map() -> None:
    found = session("orla", "isk")
    narrow = page(found, pen("en", 80, 60))
    wide = page(found, pen("en", 140, 60))
    assert not any("┌" in line and "Orla Venn" in line for line in narrow)
    assert any(("┌" in line or "│" in line) and "Orla Venn ·" in line for line in wide)


@pytest.mark.slow
def test_plain_pages_have_no_colours_and_no_line_characters() -> None:
    arguments = ("--characters", "orla,isk", "--seed", "1", "--plain")
    shown = run_play(choosing(2, 40), *arguments, width=80, height=40)
    drawn = {letter for letter in shown if ord(letter) > 127}
    # Only letters and marks of the texts themselves are left.
    assert not drawn & set("─│┌┐└┘═║╔╗╚╝▲△■□●○◆☾⌂►✦≡")
    assert "\x1b" not in shown


def test_a_terminal_without_these_letters_gets_plain_ones() -> None:
    assert pen("en").shapes is LINE_SHAPES
    assert pen("en", plain=True).shapes is ASCII_SHAPES


# The map ------------------------------------------------------------------------------------------


def land(*lit: tuple[int, int]) -> Position:
    """The starting land with these dials on its menhirs."""
    p = session().position.clone()
    p.places[105] = Place(-1, 0)
    p.places[110] = Place(-2, 0)
    p.menhirs.clear()
    p.menhirs.update(lit)
    return p


def test_cards_show_number_name_emblems_characters_and_dial() -> None:
    p = land((101, 6))
    drawn = texts(MapDrawing(pen(), p).large(100))
    assert "101 ▲6" in drawn
    assert "Tern Lock" in drawn
    assert "The Long Causeway" in drawn
    assert "O" in drawn
    assert "☾⌂" in drawn
    assert "105 △" in drawn


def test_only_connected_cards_are_joined_by_a_path() -> None:
    p = land((101, 6), (105, 4))
    lines = [line.plain for line in MapDrawing(pen(), p).small(100)]
    row = next(line for line in lines if "101" in line)
    assert "│──║101" in row or "║──║101" in row
    # 110 is joined to 105 alone; 102 and 105 touch nowhere.
    assert row.index("110") < row.index("105") < row.index("101") < row.index("103")


def test_what_will_be_gone_tomorrow_has_a_border_of_its_own() -> None:
    p = land((101, 6), (105, 0))
    assert is_vanishing(p, 110)
    assert not is_vanishing(p, 102)
    assert not is_vanishing(p, 105)
    drawn = texts(MapDrawing(pen(), p).small(100))
    assert "╎110" in drawn
    assert "╎101" not in drawn
    assert "The Hollow Ferry" in texts(MapDrawing(pen(), p).warnings(200))
    assert ":110" in texts(MapDrawing(pen(plain=True), p).small(100))


def test_the_light_that_reaches_a_card_is_named_on_it() -> None:
    p = land((101, 6), (105, 3))
    drawn = [line.plain for line in MapDrawing(pen(), p).large(120)]
    heads = [line for line in drawn if "101 ▲6" in line]
    assert "AB" in heads[0]
    assert "B│" in heads[0]


def test_when_the_last_light_goes_out_nothing_is_gone_but_everybody_is_warned() -> None:
    p = land((101, 0))
    assert not any(is_vanishing(p, number) for number in p.places)
    assert "No lantern-stone will be lit tomorrow" in texts(MapDrawing(pen(), p).warnings(200))
    del p.places[110]
    light(p, 101)
    assert MapDrawing(pen(), p).warnings(200) == []


# Boards -------------------------------------------------------------------------------------------


def test_the_limiter_of_health_caps_energy() -> None:
    p = session().position.clone()
    one = p.character("orla")
    one.health, one.energy, one.terror = 4, 3, 5
    shapes = LINE_SHAPES
    assert energy_bar(p, one, shapes).plain == "▣■■·┤··++"
    assert health_bar(p, one, shapes).plain == "■■■■┬····"
    assert terror_bar(p, one, shapes).plain == "■■■■▣!"
    assert energy_bar(p, one, ASCII_SHAPES).plain == "%##.<..++"


def test_states_are_words() -> None:
    p = session().position.clone()
    one = p.character("orla")
    one.health, one.energy, one.terror, one.passed = 4, 1, 6, True
    drawn = texts(Boards(pen(), p, {"orla": "greedy"}).brief(one, 80))
    for word in ("Orla Venn (greedy)", "going insane", "panic", "exhausted", "passed", "Food 2"):
        assert word in drawn
    one.health, one.dying = 0, 3
    assert "dying (dial 3)" in texts(Boards(pen(), p, {}).brief(one, 80))


def test_a_whole_board_has_all_texts() -> None:
    found = wander(session("orla", "isk", seed=5), 300, seed=5)
    p = found.position
    for one in p.characters:
        drawn = texts(Boards(pen(), p, {}).full(one, 80))
        for held in one.possessions:
            assert pen().story.possession(f"{held.kind}:{held.id}") in drawn
        assert "Aggression" in drawn
        assert "Spirituality" in drawn
        assert "Decks: combat" in drawn


# The story ----------------------------------------------------------------------------------------


def test_story_is_set_in_a_narrow_measure_with_its_verse() -> None:
    drawing = pen("en", 140, 50)
    lines = [line.plain for line in passage_lines(drawing, "log.101.1", 140)]
    assert lines[0].startswith("101 Tern Lock, ")
    assert lines[0].endswith(" 1")
    assert max(map(len, lines)) <= MAX_STORY_WIDTH + 4
    paragraphs = prose(drawing, "One.\n\nTwo.", 80)
    assert [line.plain for line in paragraphs] == ["    One.", "", "    Two."]


def test_a_choice_shows_its_verse_again_after_it_was_loaded() -> None:
    found = until(session("orla", seed=2), "choice", 2)
    key = str(found.position.agenda[-1].args[0])
    opening = pen().story.passage(key).split()[:4]
    game, play = found.play.game, found.play
    start = Start(game.decode(game.encode(found.position)))
    again = Session(Play(game, play.setup, play.seed, play.players, start=start))
    assert not again.position.events
    assert " ".join(opening) in " ".join("\n".join(page(again, pen())).split())


# Encounters ---------------------------------------------------------------------------------------


def fight(seed: int = 1) -> Session:
    return until(session("orla", seed=seed), "play", seed)


def test_an_encounter_shows_its_card_pool_table_and_hand() -> None:
    found = fight(3)
    p = found.position
    assert p.encounter is not None
    drawn = "\n".join(page(found, pen("en", 140, 50)))
    story = pen().story
    assert story.encounter(p.encounter.card) in drawn
    assert "►" in drawn
    for card in p.character(p.encounter.active).hand:
        assert story.card(card)[:8] in drawn


def test_linked_keys_are_closed_and_others_open() -> None:
    found = fight(3)
    for _ in range(200):
        p = found.position
        if p.encounter is not None and p.encounter.row and found.question is not None:
            linked = sum(1 for card in p.encounter.row for link in card.links if link)
            drawn = texts(EncounterDrawing(pen(), p).row(1_000))
            assert drawn.count("═●═") == linked
            return
        wander(found, 1, 3)
    raise AssertionError("no card was played")


def test_a_card_in_hand_shows_what_it_would_link() -> None:
    found = fight(3)
    p = found.position
    assert p.encounter is not None
    who = p.encounter.active
    for card in dict.fromkeys(p.character(who).hand):
        seen = preview(p, card)
        linked = sum(1 for link in seen.links if link)
        block = Hand(pen(), p, who).card(card, 18)
        assert texts(block).count("═●═") == linked
        assert f"{linked}●" in texts(block)


def test_the_present_row_of_the_table_is_marked() -> None:
    p = fight(3).position.clone()
    assert p.encounter is not None
    bands = p.card.attacks or p.card.stages[0].reactions
    for band in bands:
        p.encounter.pool = p.encounter.affinity = band.first
        marked = [
            line for line in texts(EncounterDrawing(pen(), p).table(100)).split("\n") if "►" in line
        ]
        assert len(marked) == 1
        assert f" {band.first}" in marked[0]


def test_a_long_row_shows_its_last_cards_and_how_many_are_left_out() -> None:
    p = fight(3).position.clone()
    assert p.encounter is not None
    hand = p.character(p.encounter.active).hand
    p.encounter.row = tuple(Played(hand[0], p.encounter.active) for _ in range(9))
    lines = EncounterDrawing(pen(), p).row(80)
    assert max(line.cell_len for line in lines) <= 80
    assert "…" in texts(lines)


# Choices that cannot be taken ---------------------------------------------------------------------


def test_a_choice_that_is_too_dear_is_shown_without_a_number() -> None:
    found = closed_choice()
    closed = menu(pen(), found.position, {}).unavailable
    shown = " ".join("\n".join(page(found, pen())).split())
    for text in closed:
        assert f"– {text}" in shown
        assert text.endswith(("]", ")"))


def closed_choice() -> Session:
    """A game in which a choice of a verse is unavailable."""
    for seed in range(60):
        found = session("orla", "hask", seed=seed)
        for _ in range(150):
            asked = found.question
            if asked is None:
                break
            if asked.kind == "choice" and menu(pen(), found.position, {}).unavailable:
                return found
            wander(found, 1, seed + found.play.moment)
    raise AssertionError("every choice could be taken")
