"""The end of an encounter: rewards and loot, returning all cards.

(CMB-13, CMB-22, CMB-24, DIP-7, DIP-13, GRD-1, GRD-8)
"""

from __future__ import annotations

from legendarium.taintedgrail import keywords
from legendarium.taintedgrail.abilities import take_word
from legendarium.taintedgrail.agenda import PlannedStep, plan, step
from legendarium.taintedgrail.effects import perform
from legendarium.taintedgrail.encounters.hands import take_back
from legendarium.taintedgrail.encounters.row import current, lay, takes_part
from legendarium.taintedgrail.encounters.triggers import abilities_of, traits
from legendarium.taintedgrail.events.encounters import EncounterEnded
from legendarium.taintedgrail.events.story import GuardianStayed
from legendarium.taintedgrail.keywords import Equip, settle_keywords, turn_back
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import give_up_to, set_me

WON = "won"
FLED = "fled"
WITHDRAWN = "withdrawn"
LOST = "lost"
EXPELLED = "expelled"
FOLLOWED = "followed"
"""A card without open keys was followed instead of fought (CMB-1)."""

_ENDED = "ended:"
LEFT = "left:"
"""The prefix of notes on who left before the end, and how: `left:fled:ada`."""


def conclude(p: Position, how: str) -> None:
    """Drop all steps of the encounter except its end."""
    stop_placing(p)
    encounter = current(p)
    encounter.active = ""
    encounter.memo = (*encounter.memo, _ENDED + how)
    give_up_to(p, close_encounter.__name__)
    p.tell(EncounterEnded(how, encounter.card))


def stop_placing(p: Position) -> None:
    """Add the card being placed to the row without resolving its remaining keys (CMB-42)."""
    encounter = current(p)
    if encounter.placing is not None:
        card, encounter.placing = encounter.placing, None
        lay(p, card)


def win(p: Position) -> None:
    """Win: every participant gets the reward, the loot is shared once (CMB-13, DIP-7)."""
    me = p.scene.me
    conclude(p, WON)
    plan_rewards(p, me)


def plan_rewards(p: Position, me: str) -> None:
    """Plan the rewards of the remaining participants, by number."""
    party = p.by_number(current(p).participants)
    planned: list[PlannedStep] = [(traits, "victory", 0)]
    planned += [(abilities_of, who, "victory") for who in party]
    planned += [(reward, who) for who in party]
    plan(p, *planned, (take_word, me))


@step
def reward(p: Position, who: str) -> None:
    """Give one participant the reward."""
    if takes_part(p, who) and p.card.reward:
        set_me(p, who)
        plan(p, (perform, p.card.reward))


@step
def suffer_failure(p: Position, who: str) -> None:
    """Apply the failure section to one participant (DIP-6)."""
    if takes_part(p, who) and p.card.failure:
        set_me(p, who)
        plan(p, (perform, p.card.failure))


def lose(p: Position) -> None:
    """Lose: the failure section applies to every participant (DIP-6)."""
    me = p.scene.me
    conclude(p, LOST)
    party = p.by_number(current(p).participants)
    plan(p, *((suffer_failure, who) for who in party), (take_word, me))


@step
def close_encounter(p: Position) -> None:
    """End the encounter; the loot is given once and shared (CMB-13)."""
    loot = p.card.loot
    party = p.by_number(current(p).participants)
    arrived = equipment_choices(p)
    how = return_cards(p)
    if loot and how in (WON, FOLLOWED):
        plan(p, (perform, loot))
    plan(p, *((settle_keywords, who) for who in party), *arrived)


def equipment_choices(p: Position) -> list[PlannedStep]:
    """The questions about cards gained during the encounter (ITM-2)."""
    everybody = p.by_number(one.id for one in p.characters)
    return [
        (Equip, who, keyword)
        for who in everybody
        for keyword in keywords.newly_held_keywords(p, p.character(who))
    ]


def return_cards(p: Position) -> str:
    """Return all cards to their decks and owners; returns how the encounter ended."""
    encounter = current(p)
    how = _how_ended(encounter.memo)
    stop_placing(p)
    for character in p.characters:
        played = [card.number for card in encounter.row if card.owner == character.id]
        if played or character.hand or character.discard:
            take_back(p, character, played)
        turn_back(character)
    _put_card_away(p, how)
    p.encounter = None
    p.last_encounter = "" if how == FOLLOWED else how
    p.fled = _who_fled(encounter.memo)
    return how


def _how_ended(memo: tuple[str, ...]) -> str:
    return next(word for word in memo if word.startswith(_ENDED)).removeprefix(_ENDED)


def _who_fled(memo: tuple[str, ...]) -> tuple[str, ...]:
    words = (word.removeprefix(LEFT).partition(":") for word in memo if word.startswith(LEFT))
    return tuple(who for how, _, who in words if how == FLED and who)


def has_ended(p: Position) -> bool:
    """Whether the result of the encounter is decided."""
    return any(word.startswith(_ENDED) for word in current(p).memo)


def _put_card_away(p: Position, how: str) -> None:
    """Leave an undefeated guardian in the location (GRD-1); put other cards under their deck."""
    encounter, card = current(p), p.card
    if f"encounter:{card.id}" in p.removed:
        return
    stays = card.guardian and how not in (WON, FOLLOWED)
    if how == WITHDRAWN and not p.settings.withdrawn_guardian_stays:
        stays = False
    place = p.places.get(encounter.place)
    if stays and place is not None:
        p.places[encounter.place] = place._replace(guardians=(*place.guardians, card.id))
        p.tell(GuardianStayed(card.id, encounter.place))
    elif encounter.colour:
        deck = p.encounter_decks[encounter.colour]
        p.encounter_decks[encounter.colour] = deck.put_under(card.id)
