"""Counts what happens in a game, choice by choice.

Only options, events and positions are read, so the counts do not depend on who plays.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from legendarium.table import Event, Option
from legendarium.taintedgrail.conditions import amount
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.journal import passage
from legendarium.taintedgrail.menhirs import menhir_cost
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

    def see(self, before: Position, option: Option, after: Position) -> None:
        """Count one choice and its events."""
        self.decisions += 1
        if before.question is not None and before.question.kind == "action":
            self.exploring = 0
        if before.question is not None and before.question.kind == "keep-card":
            self.offered.update(str(one.get("card")) for one in before.question.options)
            self.kept[str(option.get("card"))] += 1
        if before.question is not None and before.question.kind == "menhir":
            self._pay_for_menhir(before, option)
        for event in after.events:
            count = _COUNTS.get(event.kind)
            if count is not None:
                count(self, event, before)
        mornings = sum(event.kind == "morning" for event in after.events)
        self.mornings += mornings
        self.dark += mornings * (not after.menhirs)

    def _pay_for_menhir(self, before: Position, option: Option) -> None:
        if option.kind == "activate":
            number = before.character(before.scene.me).location
            self.energy[MENHIR] += _energy(before, menhir_cost(before, number))


def _energy(p: Position, cost: str) -> int:
    return dict(due(p, cost)).get("energy", 0) if cost else 0


def _brings_food(script: str) -> bool:
    return any(
        effect.verb == "gain" and effect.args[:1] == ("food",) for effect in parse_script(script)
    )


# Actions -----------------------------------------------------------------------------------------


def _travel(tally: Tally, event: Event, before: Position) -> None:
    tally.actions["travel"] += 1
    tally.energy[TRAVEL] += before.settings.travel_energy * len(event.get("who"))


def _explore(tally: Tally, event: Event, before: Position) -> None:
    tally.actions["explore"] += 1
    tally.exploring = before.settings.explore_energy * len(event.get("who"))
    tally.energy[EXPLORE] += tally.exploring


def _local_action(tally: Tally, event: Event, before: Position) -> None:
    number, name = event.get("location"), event.get("action")
    tally.actions[f"local {number}.{name}"] += 1
    printed = next(one for one in before.location(number).actions if one.id == name)
    purpose = FOOD if _brings_food(printed.effect) else ACTIONS
    tally.energy[purpose] += _energy(before, printed.cost)


def _character_action(tally: Tally, event: Event, before: Position) -> None:
    printed = before.sheet(event.get("who")).action
    tally.actions["character"] += 1
    purpose = FOOD if _brings_food(printed.effect) else ACTIONS
    tally.energy[purpose] += _energy(before, printed.cost)


def _menhir_text(tally: Tally, event: Event, before: Position) -> None:
    tally.actions["menhir"] += 1


def _ability(tally: Tally, event: Event, before: Position) -> None:
    if before.question is not None and before.question.kind in ("action", "party"):
        tally.actions["use"] += 1


def _chose(tally: Tally, event: Event, before: Position) -> None:
    choices = passage(before, event.get("key")).choices
    choice = next(one for one in choices if one.id == event.get("choice"))
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


# Lives -------------------------------------------------------------------------------------------


def _died(tally: Tally, event: Event, before: Position) -> None:
    tally.deaths += 1


def _ate(tally: Tally, event: Event, before: Position) -> None:
    tally.meals += 1


def _hungry(tally: Tally, event: Event, before: Position) -> None:
    tally.hungry += 1


def _resource(tally: Tally, event: Event, before: Position) -> None:
    if event.get("resource") == "xp" and event.get("change") > 0:
        tally.xp[event.get("who")] += event.get("change")


def _new_card(tally: Tally, event: Event, before: Position) -> None:
    tally.cards[event.get("who")] += 1


def _points_raised(tally: Tally, event: Event, before: Position) -> None:
    tally.points[event.get("who")] += 1


def _encounter_ended(tally: Tally, event: Event, before: Position) -> None:
    kind = before.campaign.encounters[event.get("card")].kind
    tally.encounters[f"{kind} {event.get('how')}"] += 1


def _menhir_lit(tally: Tally, event: Event, before: Position) -> None:
    tally.menhirs_lit += 1


def _chapter_ended(tally: Tally, event: Event, before: Position) -> None:
    tally.chapter_ending = event.get("ending")


_COUNTS: dict[str, Callable[[Tally, Event, Position], None]] = {
    "travel": _travel,
    "explore": _explore,
    "local-action": _local_action,
    "character-action": _character_action,
    "menhir-text": _menhir_text,
    "ability": _ability,
    "chose": _chose,
    "died": _died,
    "ate": _ate,
    "hungry": _hungry,
    "resource": _resource,
    "new-card": _new_card,
    "raised": _points_raised,
    "encounter-ended": _encounter_ended,
    "menhir-lit": _menhir_lit,
    "chapter-ended": _chapter_ended,
}
