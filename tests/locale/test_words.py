"""Saying things in a language, and in English where it lacks them."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from legendarium import locale
from legendarium.locale import LANGUAGES, Words

LOCALE = Path(locale.__file__).parent


def speaking(**files: str) -> Words:
    """Words whose messages are these instead of those in the files."""
    words = Words()
    bundles = []
    for language, text in files.items():
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        bundles.append(bundle)
    words._bundles = tuple(bundles)
    return words


def test_every_folder_of_message_files_is_a_language_and_english_is_the_first() -> None:
    folders = {file.parent.name for file in LOCALE.glob("*/*.ftl")}
    assert set(LANGUAGES) == folders
    assert LANGUAGES[0] == "en"


def test_a_message_and_its_attribute_are_said() -> None:
    words = speaking(en="knight = Knight\n    .effect = It rides.\n")
    assert words.say("knight") == "Knight"
    assert words.say("knight.effect") == "It rides."


def test_values_are_filled_in_and_numbers_counted() -> None:
    counted = "{ $number ->\n    [one] one piece\n   *[other] { $number } pieces\n}"
    words = speaking(en=f"pieces = {counted} on {{ $at }}\n")
    assert words.say("pieces", number=1, at="e5") == "one piece on e5"
    assert words.say("pieces", number=3, at="e5") == "3 pieces on e5"


def test_other_languages_count_in_their_own_way() -> None:
    text = "n = { $number ->\n    [one] kámen\n    [few] kameny\n   *[other] kamenů\n}\n"
    words = speaking(cs=text)
    assert [words.say("n", number=number) for number in (1, 3, 5)] == ["kámen", "kameny", "kamenů"]


def test_a_message_is_one_paragraph() -> None:
    assert speaking(en="long =\n    first line\n    second line\n").say("long") == (
        "first line second line"
    )


def test_english_stands_in_for_what_a_language_lacks() -> None:
    words = speaking(cs="a = á\nbroken = { nothing }\n", en="a = a\nb = b\nbroken = whole\n")
    assert (words.say("a"), words.say("b"), words.say("broken")) == ("á", "b", "whole")


def test_what_nobody_has_written_is_said_as_its_name() -> None:
    words = speaking(en="a = a\n    .effect = e\n")
    assert words.say("b") == "{b}"
    assert words.say("a.cause") == "{a.cause}"
    assert not words.has("a.cause")
    assert words.has("a.effect")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_asked_for(language: str) -> None:
    assert Words(language).say("swordmaster").strip("{}") != "swordmaster"


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="There is no language 'xx'; there are en, cs, de, pl, ru"):
        Words("xx")
