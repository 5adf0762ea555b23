"""What is played to measure a campaign: encounters, and whole chapters.

A cell is one way to play, over and over with different seeds: a character against the cards of a
level, or a party through the chapter. Cells that differ only in the bot play the same deals.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any, NamedTuple

from legendarium.bots.taintedgrail.duels import Development, play_encounter
from legendarium.taintedgrail.content.model import Campaign

GREEDY, RANDOM, PLANNER = "greedy", "random", "planner"
NORMAL, STORY = "normal", "story"

Record = dict[str, Any]
"""What came out of one game, as plain data."""


class Duels(NamedTuple):
    """A character alone against encounters in turn."""

    name: str
    group: str
    """The kind of the cards and their level: combat-1."""
    character: str
    encounters: tuple[str, ...]
    bot: str
    development: Development = Development()

    @property
    def weight(self) -> int:
        """How long a game takes, roughly, beside one of another cell."""
        return 1

    def play(self, campaign: Campaign, number: int, seed: int) -> Record:
        """One encounter."""
        met = self.encounters[number % len(self.encounters)]
        result = play_encounter(campaign, self.character, met, self.bot, seed, self.development)
        return {
            "encounter": met,
            "how": result.how,
            "turns": result.turns,
            "health_lost": result.health_lost,
        }


class Chapters(NamedTuple):
    """A party through the first chapter; the characters take turns in being part of it."""

    name: str
    players: int
    bot: str
    mode: str = NORMAL

    @property
    def weight(self) -> int:
        """How long a game takes, roughly, beside one of another cell."""
        return self.players * (1000 if self.bot == PLANNER else 100)

    def play(self, campaign: Campaign, number: int, seed: int) -> Record:
        """One chapter."""
        names = list(campaign.sheets)
        party = [names[(number + place) % len(names)] for place in range(self.players)]
        return play_chapter(campaign, party, self.bot, seed, self.mode)


Cell = Duels | Chapters


def play_game(campaign: Campaign, cell: Cell, number: int, seed: int) -> Record:
    """The game of this number, with the processor time it took; or what broke it off."""
    deal = Random(f"{seed} {number}").getrandbits(63)
    begun = process_time()
    try:
        record = cell.play(campaign, number, deal)
    except Exception as error:  # a night of games is not lost for one of them
        return {"broken": f"{cell.name} game {number}: {type(error).__name__}: {error}"}
    record["seconds"] = round(process_time() - begun, 4)
    return record
