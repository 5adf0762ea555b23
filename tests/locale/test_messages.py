"""Every message that is used exists, and every message that exists is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import legendarium
from legendarium.cli.terminal.asking import KINDS
from legendarium.cli.terminal.commands import COMMANDS
from legendarium.cli.terminal.news import Reporter
from legendarium.cli.terminal.phrases import Phrases
from legendarium.cli.terminal.reading import HELP
from legendarium.locale import LANGUAGES, Words
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.turn import take
from legendarium.tashkalar.view import view, visible_events
from settings import SETTINGS, decisions, setup_of

SOURCES = Path(legendarium.__file__).parent / "cli"

ASKED = (
    "action", "last", "handed-over", "start", "way", "pick-up", "colour", "opponent", "put-under",
    "claim", "pick", "destroy", "upgrade", "downgrade", "convert", "tree", "group", "place",
    "move", "leap", "direction", "choose", "card",
)  # fmt: skip
TOLD = (
    "turn", "placed", "summoned", "destroyed", "converted", "upgraded", "downgraded", "moved",
    "leapt", "picked-up", "gained-action", "gained-turn", "recovered", "invoked", "discarded",
    "put-under", "handed-over", "claimed", "scored", "scored-in-colour", "end-triggered",
    "game-over", "concede-offered", "skip-last-turns-offered",
)  # fmt: skip
CHOSEN = (
    "pick", "destroy", "upgrade", "downgrade", "convert", "group", "pick-up", "place", "move",
    "leap", "flare", "discard", "put-under", "hand-over", "end-turn", "decline", "direction",
    "colour", "opponent", "card",
)  # fmt: skip

FAMILIES: dict[str, list[str]] = {
    "ask-{}": [f"ask-{kind}" for kind in ASKED],
    "event-{}": [f"event-{kind}" for kind in TOLD],
    "option-{}": [f"option-{kind}" for kind in CHOSEN],
    "option-choose-{}": [
        f"option-choose-{what}" for what in ("gain-action", "destroy-adjacent", "destroy-commons")
    ],
    "group-{}": ["group-move", "group-leap"],
    "form-{}": [
        f"form-{form}"
        for form in ["first-game", "high-form", "duel", "melee", "high-form-teams", "duel-teams"]
    ],
    "setup-form-{}": [f"setup-form-{kind.key}" for kind in KINDS],
    "command-{}": [f"command-{name}" for name in COMMANDS],
    "help-{}": [f"help-{topic}" for topic in HELP],
    "answer-{}": ["answer-yes", "answer-no"],
    "flare-{}": ["flare-upper", "flare-lower"],
    "flare-{}-now": ["flare-upper-now", "flare-lower-now"],
    "{}.effect": [f"{card}.effect" for card in CARDS],
    "{}.condition": [f"{task}.condition" for task in TASKS],
    "{}.{}": [f"{flare}.{part}" for flare in FLARES for part in ("upper", "lower")],
}
"""Messages whose names are put together, by how they are put together."""


def said() -> Iterator[str]:
    """The first argument of every call of `say`; what is filled in is written as {}."""
    for source in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _is_say(node.func):
                yield from _texts(node.args[0])


def _is_say(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "say"


def _texts(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant):
        yield str(argument.value)
    elif isinstance(argument, ast.JoinedStr):
        yield "".join(
            str(part.value) if isinstance(part, ast.Constant) else "{}" for part in argument.values
        )
    elif isinstance(argument, ast.IfExp):
        yield from _texts(argument.body)
        yield from _texts(argument.orelse)


def resource(language: str, name: str) -> ftl.Resource:
    file = files("legendarium.locale") / language / name
    return FluentParser().parse(file.read_text(encoding="utf-8"))


def message_files(language: str) -> list[str]:
    folder = files("legendarium.locale") / language
    if not folder.is_dir():
        return []
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))


def messages(language: str) -> dict[str, ftl.Message]:
    """Every message of a language by its name."""
    return {
        entry.id.name: entry
        for name in message_files(language)
        for entry in resource(language, name).body
        if isinstance(entry, ftl.Message)
    }


@pytest.mark.parametrize("text", sorted(set(said())))
def test_every_message_that_is_said_is_written_in_english(text: str) -> None:
    names = FAMILIES.get(text, [text])
    missing = [name for name in names if not Words().has(name)]
    assert not missing


@pytest.mark.parametrize("name", [*CARDS, *FLARES, *TASKS])
def test_every_card_flare_and_task_has_its_texts(name: str) -> None:
    words = Words()
    attributes = (
        ("effect",) if name in CARDS else ("upper", "lower") if name in FLARES else ("condition",)
    )
    assert words.has(name)
    for attribute in attributes:
        assert len(words.say(f"{name}.{attribute}")) > 10


def test_every_message_of_the_terminal_is_used() -> None:
    written = {
        entry.id.name for entry in resource("en", "play.ftl").body if isinstance(entry, ftl.Message)
    }
    used = {name for names in FAMILIES.values() for name in names}
    used |= set(
        re.findall(r"""["']([a-z-]+)["']""", "".join(p.read_text() for p in SOURCES.rglob("*.py")))
    )
    for message in messages("en").values():
        used |= references(message)
    assert written - used == set()


class _Seen(Visitor):
    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def seen(message: ftl.Message) -> _Seen:
    visitor = _Seen()
    visitor.visit(message)
    return visitor


def references(message: ftl.Message) -> set[str]:
    """The messages that a message refers to."""
    return seen(message).messages


def variables(name: str, known: dict[str, ftl.Message]) -> set[str]:
    """The values that a message, and all it refers to, wants."""
    found = seen(known[name])
    return found.variables.union(*(variables(n, known) for n in found.messages if n in known))


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


def test_no_message_is_written_in_two_files() -> None:
    names = [
        entry.id.name
        for name in message_files("en")
        for entry in resource("en", name).body
        if isinstance(entry, ftl.Message)
    ]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_says_nothing_that_english_does_not(language: str) -> None:
    english, translated = messages("en"), messages(language)
    for name, message in translated.items():
        original = english.get(name)
        if original is None:
            # A helper of its own, for words that this language bends.
            assert any(name in references(other) for other in translated.values()), name
            continue
        attributes = {attribute.id.name for attribute in message.attributes}
        assert attributes == {attribute.id.name for attribute in original.attributes}, name


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
