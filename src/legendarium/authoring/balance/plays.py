"""The games played to measure a campaign: encounters and whole chapters.

A cell is one setup played many times with different seeds: a character against the cards of a
level, or a party in the first chapter. Cells that differ only in the bot play the same deals.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from time import process_time
from typing import Any, NamedTuple

from legendarium.bots.taintedgrail.selfplay import Development, play_chapter, play_encounter
from legendarium.bots.taintedgrail.tally import FOOD, MENHIR
from legendarium.taintedgrail.content.model import Campaign

GREEDY, RANDOM, PLANNER = "greedy", "random", "planner"
NORMAL, STORY = "normal", "story"

Record = dict[str, Any]
"""The result of one game, as plain data."""


class Duels(NamedTuple):
    """One character against a list of encounters, one encounter a game."""

    name: str
    group: str
    """The kind and level of the cards, such as `combat-1`."""
    character: str
    encounters: tuple[str, ...]
    bot: str
    development: Development = Development()

    @property
    def weight(self) -> int:
        """How long a game takes, roughly, beside one of another cell."""
        return 1

    def play(self, campaign: Campaign, number: int, seed: int) -> Record:
        """Play one encounter."""
        met = self.encounters[number % len(self.encounters)]
        result = play_encounter(campaign, self.character, met, self.bot, seed, self.development)
        return {
            "encounter": met,
            "how": result.how,
            "turns": result.turns,
            "health_lost": result.health_lost,
        }


class Chapters(NamedTuple):
    """A party playing the first chapter; its characters change from game to game."""

    name: str
    players: int
    bot: str
    mode: str = NORMAL

    @property
    def weight(self) -> int:
        """How long a game takes, roughly, beside one of another cell."""
        return self.players * (1000 if self.bot == PLANNER else 100)

    def play(self, campaign: Campaign, number: int, seed: int) -> Record:
        """Play one chapter."""
        names = list(campaign.sheets)
        party = [names[(number + place) % len(names)] for place in range(self.players)]
        result = play_chapter(campaign, party, self.bot, seed, self.mode)
        return {
            "completed": int(result.unscathed),
            "ended": int(result.completed),
            "ending": result.ending,
            "deaths": result.deaths,
            "days": result.days,
            "decisions": result.decisions,
            "verses": sorted(filter(is_verse, result.read)),
            "upkeep": result.energy.get(FOOD, 0) + result.energy.get(MENHIR, 0),
            "energy": sum(result.energy.values()),
            "spending": dict(result.energy),
            "hungry": result.hungry,
            "evenings": result.evenings,
            "dark": result.dark,
            "mornings": result.mornings,
            "xp": _each(result.xp, self.players),
            "cards": _each(result.cards, self.players),
            "points": _each(result.points, self.players),
            "actions": dict(result.actions),
            "offered": dict(result.offered),
            "kept": dict(result.kept),
        }


def is_verse(key: str) -> bool:
    """Whether a passage is a numbered verse of the log, not an introduction, night or page."""
    kind, *_, name = key.split(".")
    return kind == "log" and name.isdecimal()


def _each(by_character: Mapping[str, int], players: int) -> float:
    return round(sum(by_character.values()) / players, 3)


Cell = Duels | Chapters


def play_game(campaign: Campaign, cell: Cell, number: int, seed: int) -> Record:
    """Play the game of this number; the record has its processor time, or the error it raised."""
    deal = Random(f"{seed} {number}").getrandbits(63)
    started = process_time()
    try:
        record = cell.play(campaign, number, deal)
    except Exception as error:  # one failing game must not stop a long measurement
        return {"broken": f"{cell.name} game {number}: {type(error).__name__}: {error}"}
    record["seconds"] = round(process_time() - started, 4)
    return record
