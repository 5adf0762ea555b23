"""How an encounter ends: rewards and loot, all cards back, the encounter card away.

(CMB-13, CMB-22, CMB-24, DIP-7, DIP-13, GRD-1, GRD-8)
"""

from __future__ import annotations

from legendarium.taintedgrail import keywords
from legendarium.taintedgrail.abilities import take_word
from legendarium.taintedgrail.agenda import Planned, plan, step
from legendarium.taintedgrail.effects import perform
from legendarium.taintedgrail.encounters.hands import take_back
from legendarium.taintedgrail.encounters.row import current, lay, takes_part
from legendarium.taintedgrail.encounters.triggers import abilities_of, traits
from legendarium.taintedgrail.keywords import Equip, settle_keywords, turn_back
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import give_up_to, set_me

WON = "won"
FLED = "fled"
WITHDRAWN = "withdrawn"
LOST = "lost"
EXPELLED = "expelled"
FOLLOWED = "followed"
"""A card that is no combat was followed (CMB-1)."""

_ENDED = "ended:"
LEFT = "left:"
"""How the note begins that says who left before the end, and how: `left:fled:ada`."""


def conclude(p: Position, how: str) -> None:
    """Give up all that was going on in the encounter; what is planned next ends it."""
    stop_placing(p)
    encounter = current(p)
    encounter.active = ""
    encounter.memo = (*encounter.memo, _ENDED + how)
    give_up_to(p, close_encounter.__name__)
    p.tell("encounter-ended", how=how, card=encounter.card)


def stop_placing(p: Position) -> None:
    """A card whose keys are no longer resolved lies in the row as far as it came (CMB-42)."""
    encounter = current(p)
    if encounter.placing is not None:
        card, encounter.placing = encounter.placing, None
        lay(p, card)


def win(p: Position) -> None:
    """Won: every participant takes the reward, the loot is shared once (CMB-13, DIP-7)."""
    me = p.scene.me
    conclude(p, WON)
    plan_rewards(p, me)


def plan_rewards(p: Position, me: str) -> None:
    """What victory brings, for those still in the fight, in number order."""
    party = p.by_number(current(p).participants)
    planned: list[Planned] = [(traits, "victory", 0)]
    planned += [(abilities_of, who, "victory") for who in party]
    planned += [(reward, who) for who in party]
    plan(p, *planned, (take_word, me))


@step
def reward(p: Position, who: str) -> None:
    """The reward, for one participant."""
    if takes_part(p, who) and p.card.reward:
        set_me(p, who)
        plan(p, (perform, p.card.reward))


@step
def suffer_failure(p: Position, who: str) -> None:
    """The failure section, for one who is present (DIP-6)."""
    if takes_part(p, who) and p.card.failure:
        set_me(p, who)
        plan(p, (perform, p.card.failure))


def lose(p: Position) -> None:
    """The affinity marker is on the bottom space: failure for everybody present (DIP-6)."""
    me = p.scene.me
    conclude(p, LOST)
    party = p.by_number(current(p).participants)
    plan(p, *((suffer_failure, who) for who in party), (take_word, me))


@step
def close_encounter(p: Position) -> None:
    """The encounter is over; the loot is taken once and shared (CMB-13)."""
    loot = p.card.loot
    party = p.by_number(current(p).participants)
    arrived = what_arrived(p)
    how = put_away(p)
    if loot and how in (WON, FOLLOWED):
        plan(p, (perform, loot))
    plan(p, *((settle_keywords, who) for who in party), *arrived)


def what_arrived(p: Position) -> list[Planned]:
    """What must be decided about cards that came during the encounter (ITM-2)."""
    everybody = p.by_number(one.id for one in p.characters)
    return [
        (Equip, who, keyword)
        for who in everybody
        for keyword in keywords.arrived(p, p.character(who))
    ]


def put_away(p: Position) -> str:
    """All cards back into their decks, flipped cards turned back; returns how it ended."""
    encounter = current(p)
    how = _how(encounter.memo)
    stop_placing(p)
    for character in p.characters:
        played = [card.number for card in encounter.row if card.owner == character.id]
        if played or character.hand or character.discard:
            take_back(p, character, played)
        turn_back(character)
    _put_card_away(p, how)
    p.encounter = None
    p.last_encounter = "" if how == FOLLOWED else how
    p.fled = _fled(encounter.memo)
    return how


def _how(memo: tuple[str, ...]) -> str:
    return next(word for word in memo if word.startswith(_ENDED)).removeprefix(_ENDED)


def _fled(memo: tuple[str, ...]) -> tuple[str, ...]:
    words = (word.removeprefix(LEFT).partition(":") for word in memo if word.startswith(LEFT))
    return tuple(who for how, _, who in words if how == FLED and who)


def has_ended(p: Position) -> bool:
    """Whether it is decided how the encounter ends."""
    return any(word.startswith(_ENDED) for word in current(p).memo)


def _put_card_away(p: Position, how: str) -> None:
    """A guardian that was not beaten stays in the location (GRD-1); others go under their deck."""
    encounter, card = current(p), p.card
    if f"encounter:{card.id}" in p.removed:
        return
    stays = card.guardian and how not in (WON, FOLLOWED)
    if how == WITHDRAWN and not p.settings.withdrawn_guardian_stays:
        stays = False
    place = p.places.get(encounter.place)
    if stays and place is not None:
        p.places[encounter.place] = place._replace(guardians=(*place.guardians, card.id))
        p.tell("guardian-stays", card=card.id, place=encounter.place)
    elif encounter.colour:
        deck = p.encounter_decks[encounter.colour]
        p.encounter_decks[encounter.colour] = (*deck, card.id)
