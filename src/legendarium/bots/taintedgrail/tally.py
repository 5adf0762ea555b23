"""Counts what happens in a game, choice by choice.

Only options, events and positions are read, so the counts do not depend on who plays.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from legendarium.taintedgrail.conditions import amount
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.events import AnyEvent
from legendarium.taintedgrail.events.characters import (
    AttributeRaised,
    CardGained,
    Died,
    ResourceChanged,
)
from legendarium.taintedgrail.events.day import (
    AbilityUsed,
    Ate,
    ChapterEnded,
    CharacterActed,
    Explored,
    LocalActionTaken,
    MorningBegan,
    Travelled,
    WentHungry,
)
from legendarium.taintedgrail.events.encounters import EncounterEnded
from legendarium.taintedgrail.events.story import ChoiceTaken, MenhirLit, MenhirRead
from legendarium.taintedgrail.journal import passage
from legendarium.taintedgrail.menhirs import menhir_cost
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.encounters import Keep
from legendarium.taintedgrail.options.story import Activate
from legendarium.taintedgrail.paying import due
from legendarium.taintedgrail.position import Position

TRAVEL = "travel"
EXPLORE = "explore"
FOOD = "food"
"""Actions that bring Food."""
MENHIR = "menhir"
ACTIONS = "actions"
"""Other actions of locations, boards and cards."""
STORY = "story"
"""Costs of choices in the log."""
PURPOSES = (TRAVEL, EXPLORE, FOOD, MENHIR, ACTIONS, STORY)


@dataclass(slots=True)
class Tally:
    """The counts of a game so far."""

    decisions: int = 0
    energy: Counter[str] = field(default_factory=Counter)
    """Energy paid, by purpose."""
    actions: Counter[str] = field(default_factory=Counter)
    """Actions of the day by kind; a local action as `local 101.nets`."""
    deaths: int = 0
    meals: int = 0
    hungry: int = 0
    mornings: int = 0
    dark: int = 0
    """Mornings with no lit menhir."""
    xp: Counter[str] = field(default_factory=Counter)
    """Experience earned, by character."""
    cards: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    """Cards bought and points raised, by character."""
    offered: Counter[str] = field(default_factory=Counter)
    kept: Counter[str] = field(default_factory=Counter)
    """How often each card was offered to a buyer, and kept."""
    encounters: Counter[str] = field(default_factory=Counter)
    """How encounters ended: `combat won`, `diplomacy lost`..."""
    menhirs_lit: int = 0
    chapter_ending: str = ""
    exploring: int = 0
    """Energy spent on the current exploration; it is moved to `food` if the exploration
    brings Food."""

    def see(self, before: Position, option: AnyOption, after: Position) -> None:
        """Count one choice and its events."""
        self.decisions += 1
        if before.question is not None and before.question.kind == "action":
            self.exploring = 0
        if before.question is not None and before.question.kind == "keep-card":
            offered = [one.card for one in before.question.options if isinstance(one, Keep)]
            self.offered.update(str(card) for card in offered)
            assert isinstance(option, Keep)
            self.kept[str(option.card)] += 1
        if before.question is not None and before.question.kind == "menhir":
            self._pay_for_menhir(before, option)
        for event in after.events:
            _count(self, event, before)
        mornings = sum(isinstance(event, MorningBegan) for event in after.events)
        self.mornings += mornings
        self.dark += mornings * (not after.menhirs)

    def _pay_for_menhir(self, before: Position, option: AnyOption) -> None:
        if isinstance(option, Activate):
            number = before.character(before.scene.me).location
            self.energy[MENHIR] += _energy(before, menhir_cost(before, number))


def _energy(p: Position, cost: str) -> int:
    return dict(due(p, cost)).get("energy", 0) if cost else 0


def _brings_food(script: str) -> bool:
    return any(
        effect.verb == "gain" and effect.args[:1] == ("food",) for effect in parse_script(script)
    )


# Actions -----------------------------------------------------------------------------------------


def _travel(tally: Tally, event: Travelled, before: Position) -> None:
    tally.actions["travel"] += 1
    tally.energy[TRAVEL] += before.settings.travel_energy * len(event.who)


def _explore(tally: Tally, event: Explored, before: Position) -> None:
    tally.actions["explore"] += 1
    tally.exploring = before.settings.explore_energy * len(event.who)
    tally.energy[EXPLORE] += tally.exploring


def _local_action(tally: Tally, event: LocalActionTaken, before: Position) -> None:
    number, name = event.location, event.action
    tally.actions[f"local {number}.{name}"] += 1
    printed = next(one for one in before.location(number).actions if one.id == name)
    purpose = FOOD if _brings_food(printed.effect) else ACTIONS
    tally.energy[purpose] += _energy(before, printed.cost)


def _character_action(tally: Tally, event: CharacterActed, before: Position) -> None:
    printed = before.sheet(event.who).action
    tally.actions["character"] += 1
    purpose = FOOD if _brings_food(printed.effect) else ACTIONS
    tally.energy[purpose] += _energy(before, printed.cost)


def _chose(tally: Tally, event: ChoiceTaken, before: Position) -> None:
    choices = passage(before, event.key).choices
    choice = next(one for one in choices if one.id == event.choice)
    party = len(before.scene.party) if before.scenes else 1
    paid = 0
    for script in (choice.cost, choice.effect):
        for effect in parse_script(script):
            if effect.verb == "pay" and effect.args[0] == "energy" and effect.condition is None:
                many = party if effect.who == "each" else 1
                paid += many * amount(before, effect.amount)
    if _brings_food(choice.effect):
        tally.energy[FOOD] += paid + tally.exploring
        tally.energy[EXPLORE] -= tally.exploring
        tally.exploring = 0
    else:
        tally.energy[STORY] += paid


# Events ------------------------------------------------------------------------------------------


def _count(tally: Tally, event: AnyEvent, before: Position) -> None:
    """Count an event; most kinds are not counted."""
    match event:
        case Travelled():
            _travel(tally, event, before)
        case Explored():
            _explore(tally, event, before)
        case LocalActionTaken():
            _local_action(tally, event, before)
        case CharacterActed():
            _character_action(tally, event, before)
        case MenhirRead():
            tally.actions["menhir"] += 1
        case AbilityUsed():
            if before.question is not None and before.question.kind in ("action", "party"):
                tally.actions["use"] += 1
        case ChoiceTaken():
            _chose(tally, event, before)
        case Died():
            tally.deaths += 1
        case Ate():
            tally.meals += 1
        case WentHungry():
            tally.hungry += 1
        case ResourceChanged(who, "xp", change) if change > 0:
            tally.xp[who] += change
        case CardGained(who):
            tally.cards[who] += 1
        case AttributeRaised(who):
            tally.points[who] += 1
        case EncounterEnded(how, card):
            tally.encounters[f"{before.campaign.encounters[card].kind} {how}"] += 1
        case MenhirLit():
            tally.menhirs_lit += 1
        case ChapterEnded(ending=ending):
            tally.chapter_ending = ending
        case _:
            pass
