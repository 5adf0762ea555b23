"""The words that commands are typed by."""

from __future__ import annotations

import pytest
from fluent_files import ALIAS, messages

from legendarium.cli.tale.commands import COMMANDS as TALE_COMMANDS
from legendarium.cli.terminal.commands import COMMANDS
from legendarium.cli.terminal.names import command_words
from legendarium.locale import LANGUAGES, Words

GAMES = {"command": COMMANDS, "tale-command": TALE_COMMANDS}


def test_a_command_is_typed_by_its_word_and_by_each_of_its_aliases() -> None:
    assert command_words(Words("en"), "command-concede") == {"resign", "concede"}
    assert command_words(Words("en"), "tale-command-back") == {"undo", "back"}


def test_english_words_work_in_every_language() -> None:
    assert command_words(Words("cs"), "command-concede") == {"vzdat", "resign", "concede"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_types_two_commands(game: str, language: str) -> None:
    words = Words(language)
    typed = [word for name in GAMES[game] for word in command_words(words, f"{game}-{name}")]
    assert sorted(word for word in set(typed) if typed.count(word) > 1) == []
    assert all(typed)
    assert not [word for word in typed if " " in word]


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_commands_have_aliases(language: str) -> None:
    commands = {f"{game}-{name}" for game, names in GAMES.items() for name in names}
    having = {
        name
        for name, message in messages(language).items()
        if any(attribute.id.name == ALIAS for attribute in message.attributes)
    }
    assert sorted(having - commands) == []
