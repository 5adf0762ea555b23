"""Every question, option and refusal of Tainted Grail is told."""

from __future__ import annotations

import json
from time import process_time

import pytest

from golden.phrases import phrase_of
from legendarium.locale import LANGUAGES
from legendarium.table import IllegalChoice
from legendarium.table.phrase import Phrase
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import (
    DiscardAll,
    DoCharacterAction,
    DoLocalAction,
    Travel,
)
from legendarium.taintedgrail.options.encounters import JoinedBy
from legendarium.taintedgrail.options.story import Choose, EndGame
from legendarium.taintedgrail.players import player_changes
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling import (
    option_phrase,
    question_phrase,
    refusal_phrase,
    unavailable_choices,
)
from speech import Speech
from taintedgrail import spoken
from taintedgrail.play import choose, kinds, start
from taintedgrail.play import game as game_of
from taintedgrail.walks import STRINGS, WALKS, crowd, keyed_strings, rare, walk

KEYED = keyed_strings(crowd())
ENGLISH = Speech("en", STRINGS)
ENGLISH_KEYED = Speech("en", KEYED)


def phrases(p: Position) -> list[Phrase]:
    """The phrases of the question of a position and of its options."""
    asked = question_phrase(p)
    if p.question is None or asked is None:
        return []
    told = [option_phrase(option, p) for option in p.question.options]
    return [asked, *told, *unavailable_choices(p)]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_asked_in_a_game_is_told_in_every_language(language: str) -> None:
    speech = Speech(language, KEYED)
    for number in range(WALKS):
        for p in walk(number):
            for phrase in phrases(p):
                speech.say(phrase)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_rarely_asked_is_told_too(language: str) -> None:
    for p in rare():
        assert p.question is not None
        speech = Speech(language, keyed_strings(p.campaign))
        for phrase in phrases(p):
            speech.say(phrase)
        speech.say(option_phrase(DiscardAll("ada"), p))


def test_every_question_and_every_option_of_the_rules_is_met() -> None:
    """The random games are long enough to meet everything."""
    met = [p.question for number in range(WALKS) for p in walk(number) if p.question]
    met += [p.question for p in rare() if p.question]
    assert spoken.questions() - {question.kind for question in met} == set()
    offered = {option.kind for question in met for option in question.options}
    # Joining is not listed among the options (see below); discarding all items asks nothing.
    assert spoken.options() - offered == {"join", "discard-all"}


@pytest.mark.parametrize("number", range(WALKS))
def test_no_two_options_of_a_question_are_told_alike(number: int) -> None:
    for p in walk(number):
        if p.question is not None:
            told = [ENGLISH_KEYED.say(option_phrase(one, p)) for one in p.question.options]
            assert len(set(told)) == len(told), told


@pytest.mark.parametrize("number", range(WALKS))
def test_a_phrase_goes_through_json_and_back(number: int) -> None:
    for p in walk(number)[::10]:
        for phrase in phrases(p):
            assert phrase_of(json.loads(json.dumps(phrase))) == phrase


def test_who_comes_and_goes_is_told() -> None:
    p = start("ada", "ben", story=crowd())
    changes = player_changes(p)
    assert len(changes) > 2
    for language in LANGUAGES:
        for option in changes:
            Speech(language, KEYED).say(option_phrase(option, p))


@pytest.mark.timing
@pytest.mark.parametrize("number", range(WALKS))
def test_an_option_is_told_in_under_five_microseconds(number: int) -> None:
    asked = [(one, p) for p in walk(number) if p.question for one in p.question.options]
    took = []
    for _ in range(5):
        begun = process_time()
        for option, p in asked:
            option_phrase(option, p)
        took.append(process_time() - begun)
    assert min(took) / len(asked) < 5e-6


# Some of them, read closely


def test_a_phrase_is_plain_data() -> None:
    p = start("ada", "ben", story=crowd())
    assert option_phrase(Travel("ada", 102), p) == (
        "tg-option-of",
        {
            "name": ("$character.ada.name",),
            "option": (
                "^",
                (
                    "tg-option-travel",
                    {
                        "place": ("$location.102.name",),
                        "cost": ("tg-much-energy", {"number": 1}),
                        "count": 2,
                    },
                ),
            ),
        },
    )


def test_options_of_the_day_begin_with_a_name_unless_they_are_grouped() -> None:
    p = start("ada", "ben", story=crowd())
    assert asked(p) == "Who does what?"
    travel = Travel("ada", 102)
    assert ENGLISH.say(option_phrase(travel, p)) == "Ada: Travel to The Ford [1 Energy each]"
    assert offered(travel, p) == "Travel to The Ford [1 Energy each]"


def asked(p: Position) -> str:
    """The question of a position."""
    phrase = question_phrase(p)
    assert phrase is not None
    return ENGLISH.say(phrase)


def offered(option: AnyOption, p: Position) -> str:
    """An option, without the name of its character."""
    return ENGLISH.say(option_phrase(option, p, named=False))


def test_somebody_alone_pays_for_nobody_else() -> None:
    p = start("ada", story=crowd())
    assert offered(Travel("ada", 102), p) == "Travel to The Ford [1 Energy]"


def test_actions_say_what_they_cost_and_bring() -> None:
    p = start("ada", story=crowd())
    fish = "Fish [2 Energy → gain 2 Food; once per day]"
    assert offered(DoLocalAction("ada", "fish"), p) == fish
    assert offered(DoCharacterAction("ada"), p) == "Scrape [1 Energy → gain 1 Wealth]"


def test_the_journal_asks_by_its_heading() -> None:
    p = choose(start("ada", story=crowd()), "explore", who="ada")
    assert asked(p) == "The Lock, verse 1: what do you do?"
    assert offered(Choose("dig"), p) == "Dig [1 Energy]"


def test_a_card_says_what_it_would_link_and_no_card_what_it_costs() -> None:
    p = choose(start("ada", story=crowd()), "local", who="ada", action="hunt")
    while "keep" in kinds(p):
        p = choose(p, "keep")
    assert asked(p) == "Ada: which card do you play?"
    assert p.question is not None
    told = [ENGLISH_KEYED.say(option_phrase(one, p)) for one in p.question.options]
    assert "Don't play a card [opportunity: 1 hit]" in told
    assert "Flee [−1 Energy; 1 hit]" in told


def test_nobody_may_join() -> None:
    p = start("ada", story=crowd())
    assert offered(JoinedBy(()), p) == "Nobody joins"
    assert offered(JoinedBy(("ada", "ben")), p) == "Ada and Ben"


def test_nothing_is_asked_when_the_game_is_over() -> None:
    over = start("ada", story=crowd()).clone()
    over.question = None
    assert question_phrase(over) is None


# Refusals


def refused(p: Position, option: AnyOption) -> IllegalChoice:
    with pytest.raises(IllegalChoice) as caught:
        game_of(crowd()).check(p, option)
    return caught.value


def test_a_refusal_says_why_and_carries_its_rule() -> None:
    reason = refused(start("ada", story=crowd()), Travel("ada", 104))
    assert reason.rule == "MAP-1"
    assert "MAP-1" not in reason.message
    told = {language: Speech(language, {}).say(refusal_phrase(reason)) for language in LANGUAGES}
    assert told["en"] == "There is no path from here to there."
    assert told["cs"] == "Odtud tam nevede cesta."
    assert len({*told.values()}) == len(LANGUAGES)


def test_a_refusal_without_a_rule_is_told_in_every_language() -> None:
    reason = refused(start("ada", story=crowd()), EndGame())
    assert not reason.rule
    told = {Speech(language, {}).say(refusal_phrase(reason)) for language in LANGUAGES}
    assert "That can't be chosen now." in told
    assert len(told) == len(LANGUAGES)
