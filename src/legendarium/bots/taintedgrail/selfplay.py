"""Self-play: whole chapters played by a bot, with the counts that balance reports need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from legendarium.bots.taintedgrail.duels import (
    Development,
    EncounterResult,
    play_encounter,
)
from legendarium.bots.taintedgrail.roster import make_bot
from legendarium.bots.taintedgrail.tally import FOOD, MENHIR, Tally
from legendarium.table.kept import Keeps
from legendarium.table.play import Play
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.game import TaintedGrail
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.story import EndGame
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.view import View

MAX_DAYS = 40
"""A chapter that takes more days counts as not completed."""
MAX_DECISIONS = 20_000
"""A game with this many decisions is taken to be going round in circles and is stopped."""


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a chapter, with counts of what happened in it."""

    characters: tuple[str, ...]
    ending: str
    """The ending of the chapter; empty where it was not reached."""
    days: int
    deaths: int
    decisions: int
    read: frozenset[str]
    """The passages that were read: `log.107.4`, `page.12`, `event.ID`."""
    energy: Mapping[str, int]
    """Energy paid, by purpose (see `tally`)."""
    actions: Mapping[str, int]
    """Actions of the day, by kind; a local action as `local 101.nets`."""
    evenings: int
    """Rests of all characters together."""
    hungry: int
    """Rests without Food."""
    mornings: int
    dark: int
    """Mornings with no lit menhir."""
    xp: Mapping[str, int]
    cards: Mapping[str, int]
    points: Mapping[str, int]
    """Experience earned, cards bought and points raised, by character."""
    offered: Mapping[str, int]
    kept: Mapping[str, int]
    """How often each card was offered to a buyer, and kept."""
    encounters: Mapping[str, int]
    """How encounters ended: `combat won`, `diplomacy lost`..."""

    @property
    def completed(self) -> bool:
        """Whether the chapter reached one of its endings."""
        return bool(self.ending)

    @property
    def unscathed(self) -> bool:
        """Whether the chapter was completed and nobody died."""
        return self.completed and not self.deaths

    @property
    def verses(self) -> int:
        """How many passages of the log and sealed pages were read."""
        return sum(key.startswith(("log.", "page.")) for key in self.read)

    @property
    def upkeep(self) -> float:
        """The share of the Energy paid that went to menhirs and Food."""
        total = sum(self.energy.values())
        return (self.energy.get(FOOD, 0) + self.energy.get(MENHIR, 0)) / total if total else 0.0


def play_chapter(
    campaign: Campaign,
    characters: Sequence[str],
    bot: str,
    seed: int,
    mode: str = "normal",
    max_days: int = MAX_DAYS,
) -> Result:
    """Play the first chapter with one bot for all characters; mercy is never accepted."""
    game = TaintedGrail({campaign.id: campaign})
    seats = [{"character": one} for one in characters]
    setup = {"campaign": campaign.id, "mode": mode, "seats": seats}
    play = Play(game, setup, seed, keeps=Keeps.NOTHING)
    player = make_bot(bot, seed)
    tally = Tally()

    def choose(_: int, seen: View) -> AnyOption:
        asked = seen.question
        return EndGame() if asked and asked.kind == "mercy" else player.choose(seen)

    for before, choice in play.let_bots_choose(choose):
        after = play.position
        tally.see(before, choice.option, after)
        if tally.chapter_ending or after.day > max_days or tally.decisions == MAX_DECISIONS:
            break
    return _result(tuple(characters), play.position, tally)


def _result(characters: tuple[str, ...], p: Position, tally: Tally) -> Result:
    return Result(
        characters,
        tally.chapter_ending,
        p.day,
        tally.deaths,
        tally.decisions,
        p.read,
        dict(tally.energy),
        dict(tally.actions),
        tally.meals + tally.hungry,
        tally.hungry,
        tally.mornings,
        tally.dark,
        dict(tally.xp),
        dict(tally.cards),
        dict(tally.points),
        dict(tally.offered),
        dict(tally.kept),
        dict(tally.encounters),
    )


__all__ = [
    "MAX_DAYS",
    "Development",
    "EncounterResult",
    "Result",
    "play_chapter",
    "play_encounter",
]
