"""Every message that is used exists, and every message that exists is used and can be said."""

from __future__ import annotations

import pytest
from families import FAMILIES
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent_files import (
    attributes,
    in_file,
    message_files,
    messages,
    patterns,
    references,
    resource,
    samples,
    text_of,
    wanted,
)
from sources import quoted, said_in_client, said_in_python

from legendarium.cli.terminal.news import Reporter
from legendarium.cli.terminal.phrases import Phrases
from legendarium.locale import LANGUAGES, Words
from legendarium.locale.functions import FUNCTIONS
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.turn import take
from legendarium.tashkalar.view import view, visible_events
from settings import SETTINGS, decisions, setup_of

SAID = {*said_in_python(), *said_in_client()}
OF_CLIENT = ("web-", "tk-", "guide-", "gallery-", "chart-", "statistics-", "review-", "aside-")
"""How the names of messages begin that only the client says."""


@pytest.mark.slow
def test_the_sources_are_found() -> None:
    assert len(set(said_in_python())) > 150
    assert len(set(said_in_client())) > 250


def test_every_message_that_is_said_is_written_in_english() -> None:
    words = Words()
    names = {name for text in SAID for name in FAMILIES.get(text, [text])}
    assert sorted(name for name in names if not words.has(name)) == []


def test_every_name_in_quotes_that_looks_like_a_message_is_one() -> None:
    words = Words()
    named = {name for name in quoted() if name.startswith(OF_CLIENT)}
    assert len(named) > 200
    assert sorted(name for name in named if not words.has(name)) == []


def test_every_family_of_messages_is_said() -> None:
    assert sorted(FAMILIES.keys() - SAID) == []


@pytest.mark.parametrize("name", [*CARDS, *FLARES, *TASKS])
def test_every_card_flare_and_task_has_its_texts(name: str) -> None:
    words = Words()
    texts = (
        ("effect",) if name in CARDS else ("upper", "lower") if name in FLARES else ("condition",)
    )
    assert words.has(name)
    for attribute in texts:
        assert len(words.say(f"{name}.{attribute}")) > 10


@pytest.mark.slow
@pytest.mark.parametrize("file", message_files("en"))
def test_every_message_is_used(file: str) -> None:
    used = {name for names in FAMILIES.values() for name in names}
    used |= {*SAID, *quoted(), *CARDS, *FLARES, *TASKS}
    for message in messages("en").values():
        used |= references(message)
    written = in_file("en", file)
    assert sorted(written.keys() - used) == []
    assert sorted({name for name, _ in patterns(written) if "." in name} - used) == []


@pytest.mark.parametrize(
    ("language", "name"),
    [(language, name) for language in LANGUAGES for name in message_files(language)],
)
def test_every_message_file_is_well_formed(language: str, name: str) -> None:
    body = resource(language, name).body
    faults = [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    assert faults == []
    names = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_in_two_files(language: str) -> None:
    names = [name for file in message_files(language) for name in in_file(language, file)]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_with_whatever_it_is_given(language: str) -> None:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for file in message_files(language):
        bundle.add_resource(FluentResource(text_of(language, file)))
    known = dict(patterns(messages(language)))
    faults = []
    for name in known:
        wants = {value: samples(variants) for value, variants in wanted(name, known).items()}
        for values in _each_in_turn(wants):
            message, _, attribute = name.partition(".")
            found = bundle.get_message(message)
            pattern = found.attributes[attribute] if attribute else found.value
            assert pattern is not None
            text, errors = bundle.format_pattern(pattern, values)
            if errors or "{" in str(text):
                faults.append((name, values, str(text), errors))
    assert faults == []


def _each_in_turn(wants: dict[str, list[str | int]]) -> list[dict[str, str | int]]:
    """Values such that everything a value may be is met, the others being the first they may."""
    usual = {value: may_be[0] for value, may_be in wants.items()}
    return [usual] + [usual | {value: one} for value in wants for one in wants[value][1:]]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_says_nothing_that_english_does_not(language: str) -> None:
    english, translated = messages("en"), messages(language)
    for name, message in translated.items():
        original = english.get(name)
        if original is None:
            # A message of its own, for words that this language bends.
            assert any(name in references(other) for other in translated.values()), name
            continue
        assert attributes(message).keys() == attributes(original).keys(), name


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
def test_whatever_happens_in_a_game_can_be_said(setting: str) -> None:
    words = Words()
    for number in range(2):
        setup = setup_of(setting, 5 * number)
        for position, option in decisions(setup, number):
            for seat in range(setup.seats):
                seen = view(position, seat)
                assert seen.question is not None
                chooser = seen.question.seat
                phrases = Phrases(words, seen)
                if chooser == seat:
                    told = [phrases.question(), *map(phrases.option, seen.question.options)]
                    assert not [sentence for sentence in told if "{" in sentence or not sentence]
            after = take(position, option)
            for seat in range(-1, setup.seats):
                reporter = Reporter(words, setup, seat)
                told = reporter.tell(visible_events(after, seat), chooser)
                assert not [sentence for sentence in told if "{" in sentence or not sentence]
