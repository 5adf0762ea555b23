"""What people type in Tainted Grail: answers, commands, mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest
from person import replies, typing
from teller import library, page, pen, run_play, session, wander

from legendarium.cli.tale import playing
from legendarium.cli.tale.answers import Answer, understand
from legendarium.cli.tale.menu import menu
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.showing import show_lines
from legendarium.locale import LANGUAGES, Words
from legendarium.table import Option
from legendarium.taintedgrail.options.day import Explore, InspectMenhir, Pass, Travel
from legendarium.taintedgrail.position import Place

ONE = ("--characters", "orla", "--seed", "1")
TWO = ("--characters", "orla,isk", "--seed", "1")


@pytest.fixture(autouse=True)
def _autosave_in_tmp_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(playing, "autosave_folder", lambda _: tmp_path / "kept")


def answer(found: Session, text: str, language: str = "en") -> Answer:
    drawing = pen(language)
    return understand(drawing, found, text, menu(drawing, found.position, found.bots))


def taken(found: Session, text: str, language: str = "en") -> Option | None:
    entry = answer(found, text, language).entry
    return entry.option if entry else None


# Answers ------------------------------------------------------------------------------------------


def test_a_number_is_the_option_with_that_number() -> None:
    found = session()
    entries = menu(pen(), found.position, {}).entries
    for number, entry in enumerate(entries, 1):
        assert taken(found, str(number)) == entry.option


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("pass", Pass("orla")),
        ("PASS for", Pass("orla")),
        ("travel wick", Travel("orla", 105)),
        ("tr to the long", Travel("orla", 102)),
        ("peatside", Travel("orla", 104)),
        ("explore", Explore("orla")),
        ("lantern", InspectMenhir("orla")),
    ],
)
def test_the_beginning_of_its_words_means_an_option(text: str, option: Option) -> None:
    assert taken(session(), text) == option


def test_the_name_of_a_character_tells_equal_options_apart() -> None:
    found = session("orla", "isk")
    assert taken(found, "pass") is None
    assert "matches several options: " in answer(found, "pass").complaint
    assert taken(found, "isk pass") == Pass("isk")
    assert taken(found, "pass orla") == Pass("orla")


def test_the_words_may_be_of_another_language_and_without_accents() -> None:
    assert taken(session(), "vzdat", "cs") == Pass("orla")
    assert taken(session(), "спасовать", "ru") == Pass("orla")


def test_enter_takes_the_only_option() -> None:
    found = session()
    offered = menu(pen(), found.position, {})
    only = offered._replace(groups=(offered.groups[0]._replace(entries=offered.entries[:1]),))
    assert understand(pen(), found, "", only).entry == offered.entries[0]
    assert answer(found, "").complaint.startswith("Type a number from 1 to ")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("99", "There's no option 99. Choose 1 to "),
        ("0", "There's no option 0. Choose 1 to "),
        ("-1", "There's no option -1. Choose 1 to "),
        ("9" * 50, "There's no option 9999999999999999999999999999999999999999..."),
        ("dance", '"dance" isn\'t an option. Type a number, the beginning of an option'),
        ("???", '"???" isn\'t an option'),
    ],
)
def test_a_mistake_is_answered_by_one_sentence(text: str, sentence: str) -> None:
    complaint = answer(session(), text).complaint
    assert complaint.startswith(sentence)
    assert "\n" not in complaint


@pytest.mark.parametrize("text", ["\x1b[A", "\x1b[Ctravel wick", "pass\x7f", "\x9bA"])
def test_keys_that_are_no_letters_mean_nothing(text: str) -> None:
    found = answer(session(), text)
    assert found.entry is None
    assert found.complaint.endswith("or help.")
    assert all(letter.isprintable() for letter in found.complaint), "nor are they sent back"


def test_a_tab_is_a_space() -> None:
    assert taken(session(), "travel\twick") == Travel("orla", 105)


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_in_every_language(language: str) -> None:
    found = session("orla", "isk")
    for text in ("99", "", "xyzzy", "orla"):
        said = answer(found, text, language).complaint
        assert said
        assert "{" not in said


def test_what_the_rules_forbid_is_refused_with_the_rule() -> None:
    found = session("orla", "isk")
    found.choose(Pass("orla"))
    assert answer(found, "orla pass").complaint == (
        "A character that has passed can't act again today. (TURN-4)"
    )
    assert answer(found, "orla: vzdat", "cs").complaint.endswith("(TURN-4)")
    # No path leads from the start to the mooring.
    alone = session()
    alone.position.places[108] = Place(-1, -1)
    said = answer(alone, "travel quills").complaint
    assert said == "There is no path from here to there. (MAP-1)"


# Commands -----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_commands_work_in_english_and_in_the_language_of_the_table() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for name in ("map", "tasks"):
            for word in {name, words.say(f"tale-command-{name}")}:
                shown = run_play(typing([word]), *ONE, language=language)
                assert words.say("tale-wrong-unknown", text=word) not in shown


def test_help_names_every_command() -> None:
    shown = run_play(typing(["help"]), *ONE)
    for word in ("map", "board", "show", "quests", "log", "undo", "save", "sheet", "language"):
        assert f"\n  {word}" in shown
    assert "How to read the map" in shown


def test_map_board_quests_and_tasks_are_read() -> None:
    shown = run_play(typing(["map", "board isk", "board", "quests", "tasks"]), *TWO)
    shown = " ".join(shown.split())
    assert shown.count("A light that reaches here") >= 2
    assert "Isk of the Nets reads water" in shown
    assert "For twenty years Orla Venn" in shown
    assert "No tasks noted yet." in shown
    assert "Places to explore:" in shown


def test_a_board_of_nobody() -> None:
    assert 'No character in play is called "hask".' in run_play(typing(["board hask"]), *TWO)


def test_the_page_is_drawn_again() -> None:
    shown = run_play(typing(["page"]), *ONE)
    assert shown.count("Who does what?") == 2


def test_what_was_read_can_be_read_again() -> None:
    found = wander(session("orla", "isk", seed=3), 120, seed=3)
    keys = [one.key for one in found.readings()]
    assert {*keys} == found.position.read
    days = [one.day for one in found.readings()]
    assert days == sorted(days)
    shown = run_play(typing(["explore", "1", "log", "log left behind", "log 999"]), *ONE)
    assert shown.count("Nine days ago the guild's last crew signed out") >= 2
    assert 'You haven\'t read anything called "999".' in shown


def test_nothing_unread_can_be_read() -> None:
    shown = run_play(typing(["log peatside"]), *ONE)
    assert 'You haven\'t read anything called "peatside".' in shown


def test_everything_that_lies_open_can_be_shown() -> None:
    found = wander(session("orla", "hask", seed=5), 250, seed=5)
    p, story = found.position, pen().story
    for number in p.places:
        drawn = show_lines(pen(), p, str(number), 80)
        assert drawn[0].plain.endswith(story.location(number))
    for one in p.characters:
        for held in one.possessions:
            name = story.possession(f"{held.kind}:{held.id}")
            assert any(name in line.plain for line in show_lines(pen(), p, name, 80))
        card = one.combat_deck.order[0]
        assert show_lines(pen(), p, card, 80)[0].plain.startswith("┌")


def test_nothing_that_lies_face_down_is_shown() -> None:
    found = session()
    for item in found.position.item_deck.order:
        name = pen().story.item(item)
        told = show_lines(pen(), found.position, name, 80)
        assert "Nothing face up is called" in told[0].plain


def test_show_without_a_name_and_with_many() -> None:
    told = replies(run_play(typing(["show", "show the", "show xyzzy"]), *ONE))
    assert told[0] == "Type show and the name of a place or a card."
    assert told[1].startswith("Several names match: ")
    assert told[2] == 'Nothing face up is called "xyzzy".'


@pytest.mark.slow
def test_a_rule_by_its_name() -> None:
    told = replies(run_play(typing(["rules map-1", "rules XYZ-9"]), *ONE))
    assert told[0] == "MAP-1: There is no path from here to there."
    # `rules` knows only the rules that can refuse a choice.
    assert told[1].startswith('There\'s no rule with the id "XYZ-9"')


def test_the_language_changes_in_the_middle() -> None:
    shown = run_play(typing(["language cs", "language xx", "language en"]), *ONE)
    assert "Kdo co udělá?" in shown
    assert shown.rsplit("Kdo co udělá?", 1)[1].count("Who does what?") == 1
    assert "jeden z jazyků en, cs, de, pl, ru" in shown


def test_leaving_says_how_to_go_on() -> None:
    shown = run_play(typing(["quit"]), *ONE)
    assert shown.endswith("Game saved. Continue with `legendarium play tainted-grail`.\nGoodbye.\n")


# Players who come and go --------------------------------------------------------------------------


def test_somebody_joins_and_somebody_leaves() -> None:
    typed = ["join hask", "board hask", "leave orla", "board"]
    shown = run_play(typing(typed), *ONE)
    assert "Brother Hask joins" in " ".join(shown.split())
    last = shown.rsplit("> board", 1)[1]
    assert "Brother Hask · Tern Lock" in last
    assert "Orla Venn" not in last


def test_a_bot_may_join_and_then_plays_by_itself() -> None:
    shown = run_play(typing(["join isk random", "orla pass"]), *ONE)
    assert "Isk of the Nets (random)" in shown
    assert "Let Isk of the Nets act now (random)" in shown


def test_who_cannot_join_or_leave() -> None:
    told = replies(run_play(typing(["join orla", "join", "leave orla", "leave isk"]), *ONE))
    assert told[0] == '"orla" can\'t join. Available: Tamsin Roe, Brother Hask, Isk of the Nets.'
    assert told[1].startswith('"" can\'t join')
    rule = "Players can leave only between actions during the day, and at least one must stay."
    assert told[2] == told[3] == rule
    told = replies(run_play(typing(["leave hask"]), *TWO))
    assert told[0] == '"hask" isn\'t playing. In play: Orla Venn, Isk of the Nets.'


def test_nobody_joins_in_the_middle_of_something() -> None:
    shown = run_play(typing(["orla explore", "2", "join hask"]), *TWO)
    assert "Players can join only between actions" in shown


def test_a_newcomer_chooses_a_place_where_there_are_several() -> None:
    typed = ["orla travel peatside", "1", "join hask", "2", "board hask"]
    shown = run_play(typing(typed), *TWO)
    assert "Next to whom?" in shown
    assert "Brother Hask · Peatside" in shown.rsplit("> board hask", 1)[1]


def test_the_library_has_a_campaign() -> None:
    assert list(library().books) == ["drowned-reach"]
    assert page(session(), pen())[0].startswith("The Drowned Reach · chapter 1 · day 1")
