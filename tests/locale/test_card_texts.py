"""Every card text says what the card does: whose pieces, which ranks, how many, must or may."""

from __future__ import annotations

import re

import pytest
from card_facts import (
    ENDING_A_TURN,
    EXACT,
    EXACT_IN_TASKS,
    FACTS,
    HAND_OVER_FACTS,
    SAID_BY,
    TASK_FACTS,
)
from fluent_files import messages, patterns

from legendarium.locale import LANGUAGES, Words
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.tasks import TASKS


def facts(language: str, text: str) -> set[str]:
    """The facts that a text mentions."""
    said_by = dict(SAID_BY[language])
    non_legendary = re.compile(said_by.pop("non-legendary"), re.IGNORECASE)
    found = {"common", "heroic"} if non_legendary.search(text) else set()
    text = non_legendary.sub("", text)
    for fact, pattern in said_by.items():
        if re.search(pattern, text, re.IGNORECASE) or (fact.isdigit() and fact in numbers(text)):
            found.add(fact)
    return found


def numbers(text: str) -> set[str]:
    """The numbers in digits, without the names of squares."""
    return set(re.findall(r"(?<![a-i\d])\d+", text))


def test_the_table_is_complete() -> None:
    halves = {f"{flare}.{half}" for flare in FLARES for half in ("upper", "lower")}
    assert FACTS.keys() == {f"{card}.effect" for card in CARDS} | halves
    assert TASK_FACTS.keys() == {f"{task}.condition" for task in TASKS}


def test_every_language_has_a_word_for_every_fact() -> None:
    tables = (FACTS, TASK_FACTS, HAND_OVER_FACTS)
    named = [facts for table in tables for facts in table.values()]
    wanted = {fact for facts in named for fact in facts.split()} | {"non-legendary"}
    for language in LANGUAGES:
        assert SAID_BY[language].keys() == wanted, language


def test_facts_are_told_apart() -> None:
    text = "You may destroy up to two non-legendary enemy pieces on d4."
    assert facts("en", text) == {"may", "destroy", "2", "common", "heroic", "enemy"}
    assert facts("cs", "Znič 3 hrdinské kameny, i své.") == {
        "destroy",
        "3",
        "heroic",
        "own",
        "anyone",
    }


def check(name: str, language: str, wanted: set[str], exact: set[str]) -> None:
    """The text says what is wanted, and nothing else of what must be exact."""
    if name not in dict(patterns(messages(language))):
        pytest.skip("not translated yet: English stands in, and test_completeness.py lists it")
    text = Words(language).say(name)
    found = facts(language, text)
    assert not wanted - found, f"{text} - does not say {sorted(wanted - found)}"
    wrong = (found & exact) - wanted
    assert not wrong, f"{text} - says {sorted(wrong)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FACTS)
def test_a_text_says_what_the_card_does(name: str, language: str) -> None:
    check(name, language, set(FACTS[name].split()), EXACT)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TASK_FACTS)
def test_a_text_says_what_the_task_asks_for(name: str, language: str) -> None:
    check(name, language, set(TASK_FACTS[name].split()), EXACT_IN_TASKS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HAND_OVER_FACTS)
def test_a_partner_places_and_does_not_end_the_turn(name: str, language: str) -> None:
    check(name, language, set(HAND_OVER_FACTS[name].split()), set())
    assert not re.search(ENDING_A_TURN[language], Words(language).say(name), re.IGNORECASE)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Hand over to your partner, who finishes the turn by placing pieces"),
        ("en", "you finish your partner's turn"),
        ("cs", "dokončuješ tah svého spoluhráče"),
        ("de", "du führst den Zug deines Partners zu Ende"),
        ("pl", "kończysz turę partnera"),
        ("ru", "вы завершаете ход напарника"),
    ],
)
def test_ending_a_turn_is_recognised(language: str, text: str) -> None:
    assert re.search(ENDING_A_TURN[language], text, re.IGNORECASE)
