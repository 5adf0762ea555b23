"""Triggers of abilities: traits of the encounter, cards of the row, cards of characters.

(CMB-2, TRG-1 to TRG-3, CMB-8)
"""

from __future__ import annotations

from legendarium.taintedgrail.abilities import plan_abilities
from legendarium.taintedgrail.agenda import plan, step
from legendarium.taintedgrail.conditions import holds
from legendarium.taintedgrail.effects import perform
from legendarium.taintedgrail.encounters.row import current, replace_card, takes_part
from legendarium.taintedgrail.events.encounters import (
    CardAbilityFired,
    TimeTokenRemoved,
    TraitFired,
)
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import set_me


@step
def traits(p: Position, hook: str, start: int) -> None:
    """Resolve the traits of the encounter with this hook, one after the other (CMB-2)."""
    for number, trait in enumerate(p.card.traits):
        if number >= start and trait.on == hook and holds(p, trait.condition):
            p.tell(TraitFired(p.card.id, number))
            plan(p, (perform, trait.effect), (traits, hook, number + 1))
            return


@step
def abilities_of(p: Position, who: str, hook: str) -> None:
    """Plan the abilities of a participant's items, secrets, skills and flaw with this hook."""
    if takes_part(p, who):
        set_me(p, who)
        plan_abilities(p, who, hook)


@step
def card_ability(p: Position, place: int) -> None:
    """Resolve the ability of a card in the row, for the active character (CMB-7)."""
    row = current(p).row
    if place >= len(row):
        return
    ability = p.campaign.cards[row[place].number].ability
    word = f"row:{place}"
    if ability is not None and holds(p, ability.condition, card=word):
        p.tell(CardAbilityFired(row[place].owner, row[place].number))
        plan(p, (perform, ability.effect, 0, word))


@step
def row_abilities(p: Position, trigger: str, start: int) -> None:
    """Resolve the uncovered abilities of the row with this trigger, from left to right.

    They work for the active character, whoever owns the card (TRG-3).
    """
    row = current(p).row
    for place in range(start, len(row)):
        ability = p.campaign.cards[row[place].number].ability
        if ability is not None and ability.on == trigger and not row[place].covered:
            plan(p, (card_ability, place), (row_abilities, trigger, place + 1))
            return


@step
def remove_time_tokens(p: Position, start: int) -> None:
    """Take a time token from each card that has one; without tokens it fires (CMB-8, TRG-2)."""
    row = current(p).row
    for place in range(start, len(row)):
        card = row[place]
        if card.tokens:
            replace_card(p, place, card._replace(tokens=card.tokens - 1))
            p.tell(TimeTokenRemoved(card.number, card.tokens - 1))
            if card.tokens == 1:
                plan(p, (card_ability, place), (remove_time_tokens, place + 1))
                return
