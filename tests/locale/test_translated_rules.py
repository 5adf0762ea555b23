"""The rulebooks of docs/rules say the same in every language that has them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import TypeVar

import pytest
from numbers_said import numbers_said
from rule_words import EXACT, FORCE, LIMITS, MENTIONED, said, said_of, take_names, untranslated

import rulebook
from legendarium.locale import LANGUAGES

Said = TypeVar("Said")

TRANSLATIONS = rulebook.translations()
TASH_KALAR = [language for game, language in TRANSLATIONS if game == "tash-kalar"]
QUOTES = {"cs": ("„", "“"), "de": ("„", "“"), "pl": ("„", "”"), "ru": ("«", "»")}

each_rulebook = pytest.mark.parametrize(("game", "language"), TRANSLATIONS)
each_tash_kalar = pytest.mark.parametrize("language", TASH_KALAR)


def compared(
    game: str, language: str, read: Callable[[str, str], Said], *, introduction: bool = True
) -> list[tuple[str, Said, Said]]:
    """What is read from each entry, in English and in the language."""
    pairs = zip(rulebook.entries(game, "en"), rulebook.entries(game, language), strict=True)
    return [
        (anchor, read("en", english), read(language, here))
        for (anchor, english), (_, here) in pairs
        if anchor or introduction
    ]


def test_the_rules_of_tash_kalar_are_translated() -> None:
    assert {"cs", "de", "pl", "ru"} <= set(TASH_KALAR)


@each_rulebook
def test_the_folder_is_a_language_of_the_interface(game: str, language: str) -> None:
    assert game in rulebook.GAMES
    assert language in LANGUAGES


@each_rulebook
def test_the_anchors_are_those_of_english_in_their_order(game: str, language: str) -> None:
    english = [anchor for anchor, _ in rulebook.entries(game, "en")]
    assert [anchor for anchor, _ in rulebook.entries(game, language)] == english


@each_rulebook
def test_the_headings_are_as_deep_as_in_english(game: str, language: str) -> None:
    english, here = (
        re.findall(r"^#+ (?:<a id=\"[^\"]+\">)?", rulebook.text(game, each), re.M)
        for each in ("en", language)
    )
    assert here == english


@each_rulebook
def test_squares_numbers_and_links_are_the_same(game: str, language: str) -> None:
    pairs = compared(game, language, lambda _, text: untranslated(text))
    assert [pair for pair in pairs if pair[1] != pair[2]] == []


@each_rulebook
def test_the_same_numbers_are_said(game: str, language: str) -> None:
    """Two often goes without saying in one of the languages: both, a pair, the other."""
    pairs = compared(game, language, numbers_said)
    assert [pair for pair in pairs if pair[1] - pair[2] or pair[2] - pair[1] - {2}] == []


@each_tash_kalar
def test_the_same_cards_are_named(language: str) -> None:
    pairs = compared("tash-kalar", language, lambda *text: take_names(*text)[0])
    assert {card for _, cards, _ in pairs for card in cards} >= {"swordmaster", "war-summoner"}
    assert [pair for pair in pairs if pair[1] != pair[2]] == []


@each_tash_kalar
def test_the_same_ranks_moves_and_colours_are_named(language: str) -> None:
    def read(spoken: str, text: str) -> Counter[str]:
        return said(spoken, text, EXACT)

    pairs = compared("tash-kalar", language, read, introduction=False)
    assert [pair for pair in pairs if pair[1] != pair[2]] == []


@each_tash_kalar
def test_no_deed_is_left_out(language: str) -> None:
    def read(spoken: str, text: str) -> set[str]:
        return set(said(spoken, text, MENTIONED))

    pairs = compared("tash-kalar", language, read, introduction=False)
    assert [pair for pair in pairs if pair[1] - pair[2]] == []


@each_rulebook
def test_limits_are_the_same(game: str, language: str) -> None:
    pairs = compared(game, language, lambda *text: said_of(LIMITS, *text))
    assert [pair for pair in pairs if pair[1] != pair[2]] == []


@each_rulebook
def test_what_may_be_must_be_and_never_is_says_so(game: str, language: str) -> None:
    pairs = compared(game, language, lambda *text: said_of(FORCE, *text))
    assert [pair for pair in pairs if pair[1] - pair[2]] == []


@each_rulebook
def test_quotation_marks_are_those_of_the_language(game: str, language: str) -> None:
    text = re.sub(r"<[^<>]*>", "", rulebook.text(game, language))
    assert set(re.findall(r"[\"'„“”‚‘’«»]", text)) <= set(QUOTES[language])
    opening, closing = QUOTES[language]
    assert text.count(opening) == text.count(closing) > 0


@each_rulebook
def test_no_word_mixes_alphabets(game: str, language: str) -> None:
    text = rulebook.text(game, language)
    assert re.findall(r"\w*(?:[a-zA-Z][а-яёА-ЯЁ]|[а-яёА-ЯЁ][a-zA-Z])\w*", text) == []


def test_a_name_is_found_in_any_case() -> None:
    assert take_names("cs", "Hrdinský kámen, s Hrdinou a Rytířem")[0] == {"champion", "knight"}
    assert take_names("ru", "Рыцаря и Боевого призывателя")[0] == {"knight", "war-summoner"}
    assert take_names("en", "A War Summoner's permission") == ({"war-summoner"}, "A 's permission")


def test_facts_are_counted_without_the_names_of_cards() -> None:
    text = "Bojový vyvolávač: bojový pohyb nelegendárním, hrdinským a běžným kamenem"
    assert said("cs", text, EXACT) == {"combat": 1, "common": 2, "heroic": 2}
    assert said("pl", "zwykłe zadania i zwykły pion", EXACT) == {"common": 1}


def test_what_is_not_translated_is_found() -> None:
    found = untranslated("e5 X+ (`f34`, f25) 12T and CMB-30, see [6.3](#6.3)")
    assert [*found] == ["e5", "X+", "`f34`", "f25", "12T", "CMB-30", "6", "3", "](#6.3)"]
