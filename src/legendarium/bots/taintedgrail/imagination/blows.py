"""An encounter imagined: a card played, an attack suffered, the verbs of encounters."""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.imagining import (
    Imagined,
    change,
    concerned,
    do,
    doing,
    imagine,
)
from legendarium.bots.taintedgrail.imagination.likelihood import is_met
from legendarium.taintedgrail.content.model import COMBAT
from legendarium.taintedgrail.content.script import Effect
from legendarium.taintedgrail.encounters.attack import attack_now
from legendarium.taintedgrail.encounters.pool import stage, value
from legendarium.taintedgrail.encounters.preview import preview
from legendarium.taintedgrail.encounters.row import lay, tear
from legendarium.taintedgrail.position import Character, Encounter, Played, Position


def encounter_of(p: Position) -> Encounter:
    """The encounter that is going on."""
    assert p.encounter is not None
    return p.encounter


def active(p: Position) -> Character:
    """The active character; before the first activation, the one acting."""
    encounter = encounter_of(p)
    return p.character(encounter.active or p.scene.me)


def progress(p: Position) -> int:
    """Markers in the pool, or the space of the affinity marker."""
    encounter = encounter_of(p)
    return encounter.pool if encounter.kind == COMBAT else encounter.affinity


def goal(p: Position) -> int:
    """What progress must come to: the value, or the top space of the last stage.

    Later stages count with all they will ask for.
    """
    encounter = encounter_of(p)
    if encounter.kind == COMBAT:
        return value(p)
    later = p.card.stages[encounter.stage + 1 :]
    return stage(p).top + sum(one.top - one.start for one in later)


def advance(p: Position, much: int) -> None:
    """Move the pool or the affinity marker, within its bounds."""
    encounter = encounter_of(p)
    if encounter.kind == COMBAT:
        encounter.pool = max(0, encounter.pool + much)
    else:
        encounter.affinity = max(0, min(stage(p).top, encounter.affinity + much))


# A card ------------------------------------------------------------------------------------------


def imagine_play(p: Position, card: str, magic: int = 0) -> Imagined:
    """The active character plays a card and pays so much Magic for its keys."""
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
        do(im, stage(q).symbol)
    ability = q.campaign.cards[card].ability
    tokens = ability.tokens if ability is not None and ability.on == "delayed" else 0
    place = lay(q, Played(card, one.id, tokens, links=seen.links))
    if ability is not None and ability.on == "placement":
        fire(im, place)
    return im


def fire(im: Imagined, place: int) -> None:
    """The ability of a card in the row, if its condition holds."""
    ability = im.p.campaign.cards[encounter_of(im.p).row[place].number].ability
    word = f"row:{place}"
    if ability is not None and is_met(im.p, ability.condition, im.asked(word)):
        do(im, ability.effect, word)


def suffer_attack(im: Imagined) -> None:
    """The attack or reaction at the present progress, with all that changes it openly."""
    q = im.p
    effect = attack_now(q)
    for place, card in enumerate(encounter_of(q).row):
        ability = q.campaign.cards[card.number].ability
        if ability is not None and ability.on == "attack" and not card.covered:
            fire(im, place)
    for trait in q.card.traits:
        if trait.on == "attack" and is_met(q, trait.condition, im.asked()):
            do(im, trait.effect)
    do(im, effect)
    now = encounter_of(q)
    now.prevented_hits = now.prevented_markers = 0


# The verbs ---------------------------------------------------------------------------------------


@doing("hit")
def _hit(im: Imagined, effect: Effect, much: int) -> None:
    now = encounter_of(im.p)
    stopped = min(much, now.prevented_hits)
    now.prevented_hits -= stopped
    for one in concerned(im, effect):
        change(im.p, one, "health", stopped - much)


@doing("gain-markers")
@doing("raise-affinity")
def _advance(im: Imagined, effect: Effect, much: int) -> None:
    advance(im.p, much)


@doing("lower-affinity")
def _lower_affinity(im: Imagined, effect: Effect, much: int) -> None:
    advance(im.p, -much)


@doing("lose-markers")
def _lose_markers(im: Imagined, effect: Effect, much: int) -> None:
    now = encounter_of(im.p)
    stopped = min(much, now.prevented_markers)
    now.prevented_markers -= stopped
    missing = much - stopped - now.pool
    advance(im.p, stopped - much)
    if missing > 0:
        _lose_cards(im, missing)


@doing("draw-cards")
def _draw_cards(im: Imagined, effect: Effect, much: int) -> None:
    im.drawn += much


@doing("discard-cards")
def _discard_cards(im: Imagined, effect: Effect, much: int) -> None:
    _lose_cards(im, much)


def _lose_cards(im: Imagined, much: int) -> None:
    """Cards that nobody knows go first: which ones stay is the player's choice."""
    unknown = min(much, im.drawn)
    im.drawn -= unknown
    one = im.p.character(im.me)
    one.hand = one.hand[: max(0, len(one.hand) - (much - unknown))]


@doing("tear-card")
def _tear_card(im: Imagined, effect: Effect, much: int) -> None:
    tear(im.p)


@doing("prevent-hits")
def _prevent_hits(im: Imagined, effect: Effect, much: int) -> None:
    encounter_of(im.p).prevented_hits += much


@doing("prevent-markers")
def _prevent_markers(im: Imagined, effect: Effect, much: int) -> None:
    encounter_of(im.p).prevented_markers += much


@doing("charge")
def _charge(im: Imagined, effect: Effect, much: int) -> None:
    kind, _, place = str(effect.args[-1]).partition(":")
    if effect.args[0] == "this" and kind == "row":
        now = encounter_of(im.p)
        card = now.row[int(place)]
        charged = card._replace(charges=card.charges + much)
        now.row = (*now.row[: int(place)], charged, *now.row[int(place) + 1 :])
