"""The seating of a game: characters, players and mode, parsed and checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from legendarium.cli.tale.bots import BOT_NAMES
from legendarium.cli.tale.session import HUMAN
from legendarium.cli.tale.story import Story
from legendarium.cli.tale.text_matching import is_abbreviation, split_words
from legendarium.cli.terminal.names import normalized, shortened
from legendarium.locale import Words
from legendarium.table import BadSetup
from legendarium.taintedgrail.setup import MAX_PLAYERS, MODES

PLAYERS: tuple[str, ...] = (HUMAN, *BOT_NAMES)


class Seating(NamedTuple):
    """Everything that is decided before the first morning."""

    campaign: str
    characters: tuple[str, ...]
    players: tuple[str, ...]
    mode: str = MODES[0]

    def setup(self) -> dict[str, Any]:
        """The JSON object that creates the game."""
        return {
            "campaign": self.campaign,
            "mode": self.mode,
            "seats": [{"character": one} for one in self.characters],
        }


def read_characters(words: Words, story: Story, text: str) -> tuple[str, ...]:
    """Parse abbreviated names of characters, each once."""
    chosen: list[str] = []
    for name in _split_names(text):
        found = find_characters(story, name)
        if len(found) != 1:
            allowed = ", ".join(story.campaign.sheets)
            said = words.say("tale-wrong-character", text=shortened(name), allowed=allowed)
            raise BadSetup(said, "characters")
        if found[0] in chosen:
            said = words.say("tale-wrong-character-twice", name=story.character(found[0]))
            raise BadSetup(said, "characters")
        chosen += found
    if not 1 <= len(chosen) <= MAX_PLAYERS:
        raise BadSetup(words.say("tale-wrong-number", number=len(chosen)), "characters")
    return tuple(chosen)


def find_characters(story: Story, name: str) -> list[str]:
    """The characters that a text abbreviates by id or name; an id means only itself."""
    typed = split_words(name)
    everybody = story.campaign.sheets
    exact = [who for who in everybody if [who] == typed]
    return exact or [who for who in everybody if is_abbreviation(typed, who, story.character(who))]


def read_players(words: Words, text: str, number: int) -> tuple[str, ...]:
    """Parse the names of players, one for each character."""
    known = {normalized(words.say("setup-human")): HUMAN, **{name: name for name in PLAYERS}}
    players: list[str] = []
    for name in _split_names(text):
        found = sorted({player for word, player in known.items() if word.startswith(name)})
        if len(found) != 1:
            named = ", ".join([words.say("setup-human"), *BOT_NAMES])
            said = words.say("wrong-player", text=shortened(name), allowed=named)
            raise BadSetup(said, "seats")
        players += found
    if len(players) != number:
        said = words.say("tale-wrong-players", number=len(players), wanted=number)
        raise BadSetup(said, "seats")
    return tuple(players)


def read_mode(words: Words, text: str) -> str:
    """Parse the name of a mode, in English or in the language of the interface."""
    typed = normalized(text)
    for mode in MODES:
        if typed and (
            mode.startswith(typed) or normalized(words.say(f"tale-mode-{mode}")) == typed
        ):
            return mode
    allowed = ", ".join(MODES)
    raise BadSetup(words.say("tale-wrong-mode", text=shortened(text), allowed=allowed), "mode")


def seating(
    words: Words, story: Story, characters: str | None, players: str | None, mode: str | None
) -> Seating:
    """The seating that the command line describes, with defaults for the rest."""
    everybody: Sequence[str] = tuple(story.campaign.sheets)
    if characters is not None:
        who = read_characters(words, story, characters)
    else:
        number = len(_split_names(players)) if players else 1
        if not 1 <= number <= min(MAX_PLAYERS, len(everybody)):
            raise BadSetup(words.say("tale-wrong-number", number=number), "seats")
        who = tuple(everybody[:number])
    seats = (HUMAN,) * len(who) if players is None else read_players(words, players, len(who))
    how = MODES[0] if mode is None else read_mode(words, mode)
    return Seating(story.campaign.id, who, seats, how)


def _split_names(text: str) -> list[str]:
    return normalized(text).replace(",", " ").split()
