"""Imagined encounters: playing a card, suffering an attack, and the encounter verbs."""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.imagining import (
    Imagined,
    affected,
    change,
    imagine,
    imagine_script,
    imagines,
)
from legendarium.bots.taintedgrail.imagination.likelihood import is_met
from legendarium.taintedgrail.content.model import COMBAT
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.encounters.attack import current_attack
from legendarium.taintedgrail.encounters.preview import preview
from legendarium.taintedgrail.encounters.progress import stage, value
from legendarium.taintedgrail.encounters.row import lay, tear
from legendarium.taintedgrail.position import Character, Encounter, Played, Position


def encounter_of(p: Position) -> Encounter:
    """The current encounter."""
    assert p.encounter is not None
    return p.encounter


def active(p: Position) -> Character:
    """The active character, or the acting one before the first activation."""
    encounter = encounter_of(p)
    return p.character(encounter.active or p.scene.me)


def progress(p: Position) -> int:
    """Markers in the pool, or the space of the affinity marker."""
    encounter = encounter_of(p)
    return encounter.pool if encounter.kind == COMBAT else encounter.affinity


def goal(p: Position) -> int:
    """The progress that wins: the value, or the top space plus what all later stages need."""
    encounter = encounter_of(p)
    if encounter.kind == COMBAT:
        return value(p)
    later = p.card.stages[encounter.stage + 1 :]
    return stage(p).top + sum(one.top - one.start for one in later)


def advance(p: Position, amount: int) -> None:
    """Move the pool or the affinity marker, within its bounds."""
    encounter = encounter_of(p)
    if encounter.kind == COMBAT:
        encounter.pool = max(0, encounter.pool + amount)
    else:
        encounter.affinity = max(0, min(stage(p).top, encounter.affinity + amount))


# A card ------------------------------------------------------------------------------------------


def imagine_play(p: Position, card: str, magic: int = 0) -> Imagined:
    """The active character plays a card and pays this much Magic for its keys."""
    encounter = encounter_of(p)
    seen = preview(p, card, magic)
    im = imagine(p, (encounter.active,))
    q, now = im.p, encounter_of(im.p)
    one = active(q)
    hand = list(one.hand)
    if card in hand:
        hand.remove(card)
    one.hand = tuple(hand)
    one.magic -= min(magic, len(seen.magic_rows))
    now.plays += 1
    im.drawn += seen.cards
    for _ in range(seen.torn):
        tear(q)
    advance(q, seen.markers + seen.affinity)
    for _ in range(seen.symbols):
        imagine_script(im, stage(q).symbol)
    ability = q.campaign.cards[card].ability
    tokens = ability.tokens if ability is not None and ability.on == "delayed" else 0
    place = lay(q, Played(card, one.id, tokens, links=seen.links))
    if ability is not None and ability.on == "placement":
        resolve_ability(im, place)
    return im


def resolve_ability(im: Imagined, place: int) -> None:
    """Resolve the ability of a card in the row, if its condition holds."""
    ability = im.p.campaign.cards[encounter_of(im.p).row[place].number].ability
    word = f"row:{place}"
    if ability is not None and is_met(im.p, ability.condition, im.context(word)):
        imagine_script(im, ability.effect, word)


def suffer_attack(im: Imagined) -> None:
    """Suffer the attack or reaction at the current progress, with visible modifiers."""
    q = im.p
    effect = current_attack(q)
    for place, card in enumerate(encounter_of(q).row):
        ability = q.campaign.cards[card.number].ability
        if ability is not None and ability.on == "attack" and not card.covered:
            resolve_ability(im, place)
    for trait in q.card.traits:
        if trait.on == "attack" and is_met(q, trait.condition, im.context()):
            imagine_script(im, trait.effect)
    imagine_script(im, effect)
    now = encounter_of(q)
    now.prevented_hits = now.prevented_markers = 0


# The verbs ---------------------------------------------------------------------------------------


@imagines("hit")
def _hit(im: Imagined, effect: Effect, amount: int) -> None:
    now = encounter_of(im.p)
    stopped = min(amount, now.prevented_hits)
    now.prevented_hits -= stopped
    for one in affected(im, effect):
        change(im.p, one, "health", stopped - amount)


@imagines("gain-markers")
@imagines("raise-affinity")
def _advance(im: Imagined, effect: Effect, amount: int) -> None:
    advance(im.p, amount)


@imagines("lower-affinity")
def _lower_affinity(im: Imagined, effect: Effect, amount: int) -> None:
    advance(im.p, -amount)


@imagines("lose-markers")
def _lose_markers(im: Imagined, effect: Effect, amount: int) -> None:
    now = encounter_of(im.p)
    stopped = min(amount, now.prevented_markers)
    now.prevented_markers -= stopped
    missing = amount - stopped - now.pool
    advance(im.p, stopped - amount)
    if missing > 0:
        _lose_cards(im, missing)


@imagines("draw-cards")
def _draw_cards(im: Imagined, effect: Effect, amount: int) -> None:
    im.drawn += amount


@imagines("discard-cards")
def _discard_cards(im: Imagined, effect: Effect, amount: int) -> None:
    _lose_cards(im, amount)


def _lose_cards(im: Imagined, amount: int) -> None:
    """Discard unknown drawn cards first: a player would keep the best known ones."""
    unknown = min(amount, im.drawn)
    im.drawn -= unknown
    one = im.p.character(im.me)
    one.hand = one.hand[: max(0, len(one.hand) - (amount - unknown))]


@imagines("tear-card")
def _tear_card(im: Imagined, effect: Effect, amount: int) -> None:
    tear(im.p)


@imagines("prevent-hits")
def _prevent_hits(im: Imagined, effect: Effect, amount: int) -> None:
    encounter_of(im.p).prevented_hits += amount


@imagines("prevent-markers")
def _prevent_markers(im: Imagined, effect: Effect, amount: int) -> None:
    encounter_of(im.p).prevented_markers += amount


@imagines("charge")
def _charge(im: Imagined, effect: Effect, amount: int) -> None:
    kind, _, place = str(effect.args[-1]).partition(":")
    if effect.args[0] == "this" and kind == "row":
        now = encounter_of(im.p)
        card = now.row[int(place)]
        charged = card._replace(charges=card.charges + amount)
        now.row = (*now.row[: int(place)], charged, *now.row[int(place) + 1 :])
