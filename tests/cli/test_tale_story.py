"""The texts of a campaign, in the wanted language and in its first one."""

from __future__ import annotations

import pytest

from legendarium.cli.tale.story import Story
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.string_keys import WORDS
from taintedgrail.play import campaign
from taintedgrail.tiny import TINY

STRINGS = {
    "en": {
        "location.101.name": "The Lock",
        "item.spear": "Spear",
        "word.menhir": "stone",
        "event.rain.title": "Rain",
        "event.rain.text": "It rains.",
    },
    "cs": {"location.101.name": "Zdymadlo", "item.spear": ""},
}


def story(language: str) -> Story:
    return Story(campaign(), STRINGS, language)


def test_a_story_is_told_in_the_wanted_language_where_it_is_written() -> None:
    told = story("cs")
    assert told.is_translated
    assert (told.language, told.location(101)) == ("cs", "Zdymadlo")


def test_what_a_translation_lacks_is_told_in_the_first_language() -> None:
    told = story("cs")
    assert told.item("spear") == "Spear"
    assert told.word("menhir") == "stone"


def test_a_story_that_is_not_translated_says_so() -> None:
    told = story("ru")
    assert not told.is_translated
    assert (told.language, told.location(101)) == ("en", "The Lock")


def test_what_nobody_has_written_is_told_as_its_key() -> None:
    told = story("en")
    assert told.text("location.999.name") == "location.999.name"
    assert not told.has("location.999.name")
    assert told.has("word.menhir")


def test_the_text_of_an_event_has_a_key_of_its_own() -> None:
    told = story("en")
    assert (told.event("rain"), told.passage("event.rain")) == ("Rain", "It rains.")


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ("item:net", "item.net"),
        ("secret:14", "secret.14"),
        ("skill:5b", "skill.5.b"),
        ("flaw:ada", "character.ada.flaw"),
    ],
)
def test_whatever_lies_before_a_character_has_a_name(card: str, key: str) -> None:
    strings = load(TINY).strings
    assert Story(campaign(), strings, "en").possession(card) == strings["en"][key]


def test_the_words_of_a_campaign_are_its_own() -> None:
    strings = load(TINY).strings
    told = Story(campaign(), strings, "en")
    assert [told.word(term) for term in WORDS] == [strings["en"][f"word.{term}"] for term in WORDS]
