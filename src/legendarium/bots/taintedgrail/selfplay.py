"""Bots by themselves: a whole chapter, or one encounter, with all that the balance asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from legendarium.bots.taintedgrail import make_bot
from legendarium.bots.taintedgrail.duels import (
    NONE,
    Development,
    EncounterResult,
    play_encounter,
)
from legendarium.bots.taintedgrail.tally import FOOD, MENHIR, Tally
from legendarium.table import Option
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.game import TaintedGrail
from legendarium.taintedgrail.position import Position

MOST_DAYS = 40
"""A chapter that takes longer counts as not completed."""
MOST_DECISIONS = 20_000
"""A game that takes more choices goes round in circles."""


@dataclass(frozen=True, slots=True)
class Result:
    """A chapter that was played; mappings are by what their names say."""

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
    """Those without Food."""
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
        """Whether the chapter came to one of its endings."""
        return bool(self.ending)

    @property
    def unscathed(self) -> bool:
        """Completed, and nobody died on the way."""
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
    most_days: int = MOST_DAYS,
) -> Result:
    """The first chapter, played for all characters by one bot; a failed game ends without mercy."""
    game = TaintedGrail({campaign.id: campaign})
    seats = [{"character": one} for one in characters]
    p = game.start({"campaign": campaign.id, "mode": mode, "seats": seats}, seed)
    player = make_bot(bot, seed)
    tally = Tally()
    while p.question is not None and p.day <= most_days and tally.decisions < MOST_DECISIONS:
        if p.question.kind == "mercy":
            option = Option.of("end")
        else:
            option = player.choose(game.view(p, p.question.seat))
        before, p = p, game.take(p, option)
        tally.see(before, option, p)
        if tally.chapter_ending:
            break
    return _result(tuple(characters), p, tally)


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
    "MOST_DAYS",
    "NONE",
    "Development",
    "EncounterResult",
    "Result",
    "play_chapter",
    "play_encounter",
]
