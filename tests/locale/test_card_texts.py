"""Every card text says what the card does: whose pieces, which ranks, how many, must or may."""

from __future__ import annotations

import re

import pytest
from card_facts import EXACT, FACTS, SAID_BY

from legendarium.locale import LANGUAGES, Words
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.schools import CARDS


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


def test_every_language_has_a_word_for_every_fact() -> None:
    wanted = {fact for named in FACTS.values() for fact in named.split()} | {"non-legendary"}
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FACTS)
def test_a_text_says_what_the_card_does(name: str, language: str) -> None:
    wanted = set(FACTS[name].split())
    text = Words(language).say(name)
    found = facts(language, text)
    assert not wanted - found, f"{text} - does not say {sorted(wanted - found)}"
    wrong = (found & EXACT) - wanted
    assert not wrong, f"{text} - says {sorted(wrong)}"
