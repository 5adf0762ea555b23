"""How an encounter looks for the active character: what is won, and what it will have cost.

The rest of an encounter is guessed from its printed table: how many turns the missing progress
takes, and what the attacks on the way come to.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from legendarium.bots.taintedgrail.blows import (
    active,
    encounter_of,
    goal,
    imagine_play,
    progress,
    suffer_attack,
)
from legendarium.bots.taintedgrail.imagining import Imagined, change, do, imagine
from legendarium.bots.taintedgrail.people import (
    HEALTH,
    body,
    health_between,
    person,
)
from legendarium.bots.taintedgrail.stones import hinted
from legendarium.taintedgrail.attributes import attribute
from legendarium.taintedgrail.content.model import COMBAT, Band, Bonus
from legendarium.taintedgrail.content.parsing import parse_script
from legendarium.taintedgrail.encounters.keys import Meeting, links, meetings
from legendarium.taintedgrail.encounters.pool import stage
from legendarium.taintedgrail.encounters.row import last_card, right_halves
from legendarium.taintedgrail.position import Character, Position

NEXT = 0.5
"""What a key that the next turn can link is worth, of what it gives."""
NOW = 0.9
"""The same where the card can still be played in this activation."""
LATER = 0.7
"""The same for a delayed ability that may yet be covered."""
FLIGHT_ENERGY = 1.0
LOST = 2.0
"""What it costs to go away without having won."""
WON = 1.0
"""What it is worth to have won."""
STAKE = 1.5
"""What the story around an encounter is worth, where it goes on only for those who win."""
HINTED_STAKE = 5.0
"""The same where an active quest hints at the location."""
CREW = 0.8
"""How much faster several are: so many activations in a turn, each with its attack."""
HAND_LIMIT = 4
"""More cards than this are discarded at the end of the turn, but for the one drawn then."""


class Table(NamedTuple):
    """What the attacks still to come do, on average for one activation."""

    hits: float
    setback: float


def win_worth(p: Position) -> float:
    """What the printed reward and loot are worth to the active character."""
    im = imagine(p, (active(p).id,))
    before = person(p, active(p))
    do(im, p.card.reward)
    do(im, p.card.loot)
    return person(im.p, im.p.character(im.me)) - before + 0.8 * im.items + stake(p)


def stake(p: Position) -> float:
    """What victory is worth beside reward and loot."""
    if all(scene.source != "explore" for scene in p.scenes):
        return WON
    return WON + (HINTED_STAKE if active(p).location in hinted(p) else STAKE)


def after_attack(im: Imagined) -> float:
    """The outlook once the activation is over: the attack comes, unless all is won."""
    if progress(im.p) >= goal(im.p):
        return victory(im)
    if progress(im.p) <= 0 and encounter_of(im.p).kind != COMBAT:
        return defeat(im)
    suffer_attack(im)
    im.drawn += 1  # at the end of the turn
    return outlook(im)


def victory(im: Imagined) -> float:
    """Won: what is left of the character, and the reward."""
    return body(im.p, active(im.p)) + win_worth(im.p)


def defeat(im: Imagined) -> float:
    """Talk that has failed: what the failure section takes."""
    one = active(im.p)
    before = person(im.p, one)
    do(im, im.p.card.failure)
    return body(im.p, one) + person(im.p, one) - before


def flight(p: Position) -> float:
    """Running away: the opportunity attack and some Energy."""
    im = imagine(p, (active(p).id,))
    one = active(im.p)
    before = person(im.p, one) - body(im.p, one)
    do(im, p.card.opportunity)
    change(im.p, one, "energy", -1)
    after = person(im.p, one) - body(im.p, one)
    return body(im.p, one) + min(0.0, after - before) - FLIGHT_ENERGY


def outlook(im: Imagined) -> float:
    """How it looks between two activations."""
    q, one = im.p, active(im.p)
    if one.health <= 0:
        return HEALTH[0]
    if progress(q) >= goal(q):
        return victory(im)
    if progress(q) <= 0 and encounter_of(q).kind != COMBAT:
        return defeat(im)
    guess = _guess(im, one)
    worth = body(q, one) + health_between(one.health + guess.health) - health_between(one.health)
    return worth + guess.chance * win_worth(q) - (1 - guess.chance) * LOST


class Guess(NamedTuple):
    """How the rest of an encounter goes on average."""

    chance: float
    health: float


def _guess(im: Imagined, one: Character) -> Guess:
    """From what is missing, what lies ready, the hand, the deck and the attacks to come.

    The weights are those of a regression over encounters that bots have played.
    """
    q = im.p
    kind = encounter_of(q).kind
    table = attacks_ahead(q)
    crew = len(encounter_of(q).participants)
    missing = max(0, goal(q) - progress(q)) / crew**CREW
    hand = min(HAND_LIMIT, len(one.hand) + im.drawn)
    next_card, waiting = follow_up(q, one), _waiting(q)
    deck = len(one.deck(kind))
    if kind == COMBAT:
        ready = next_card + waiting
        odds = -1.15 - 0.94 * missing + 0.89 * ready + 0.49 * hand + 0.23 * one.health + 0.43 * deck
        lost = 0.65 - 0.09 * missing - 0.39 * ready - 0.2 * hand + 0.58 * table.hits * missing
        return Guess(_logistic(odds), -max(0.0, lost))
    odds = 2.2 - 0.78 * missing + 1.33 * next_card + 0.76 * waiting + 0.34 * hand
    odds += 0.24 * deck - 2.0 * table.setback - 0.3 * progress(q)
    return Guess(_logistic(odds), -0.5 * table.hits)


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, odds))))


def attacks_ahead(q: Position) -> Table:
    """The average attack between the present progress and the goal, later stages included."""
    encounter = encounter_of(q)
    if encounter.kind == COMBAT:
        spans = [_Span(q.card.attacks, encounter.pool, goal(q) - 1)]
    else:
        later = q.card.stages[encounter.stage + 1 :]
        spans = [_Span(stage(q).reactions, encounter.affinity, stage(q).top - 1)]
        spans += [_Span(one.reactions, one.start, one.top - 1) for one in later]
    hits = setback = weight = 0.0
    for span in spans:
        for band in span.bands:
            top = span.last if band.last is None else min(span.last, band.last)
            size = max(0, top - max(span.first, band.first) + 1)
            struck, lost = harm(band.effect)
            hits, setback, weight = hits + size * struck, setback + size * lost, weight + size
    return Table(hits / weight, setback / weight) if weight else Table(0.0, 0.0)


class _Span(NamedTuple):
    """A part of an attack table that will be passed through."""

    bands: tuple[Band, ...]
    first: int
    last: int


def harm(script: str) -> tuple[float, float]:
    """The hits of an attack, and the progress it takes; what has a condition counts half."""
    hits = setback = 0.0
    for effect in parse_script(script):
        much = effect.amount if isinstance(effect.amount, int) else 1
        part = much * (0.5 if effect.condition is not None else 1.0)
        if effect.verb == "hit" or (effect.verb == "lose" and effect.args[:1] == ("health",)):
            hits += part
        elif effect.verb in ("lose-markers", "lower-affinity"):
            setback += part
        elif effect.verb == "discard-cards":
            setback += 0.4 * part
        elif effect.verb == "gain" and effect.args[:1] == ("terror",):
            hits += 0.4 * part
    return hits, setback


# What lies ready ---------------------------------------------------------------------------------


def follow_up(q: Position, one: Character) -> float:
    """What the best card of the hand would link with the last card of the row."""
    right = right_halves(q, last_card(q))
    kind = encounter_of(q).kind
    best = 0.0
    for number in dict.fromkeys(one.hand):
        met = meetings(right, q.campaign.cards[number].left)
        gives, extra = 0.0, False
        for meeting in met:
            if links(meeting, lambda name: attribute(q, one, name, kind)):
                gives += key_gives(meeting)
                extra = extra or meeting.has_extra
        best = max(best, gives * (NOW if extra else NEXT))
    return best


def key_gives(meeting: Meeting) -> float:
    """The progress of a key, where it links; a card counts a little."""
    return sum(map(_gives, meeting.bonuses))


def _gives(bonus: Bonus) -> float:
    if bonus.kind in ("marker", "affinity", "symbol"):
        return float(bonus.amount)
    return 0.3 * bonus.amount if bonus.kind == "card" else 0.0


def _waiting(q: Position) -> float:
    """Delayed abilities and charges of cards that lie open."""
    worth = 0.0
    for card in encounter_of(q).row:
        if card.covered:
            continue
        printed = q.campaign.cards[card.number]
        if card.tokens and printed.ability is not None:
            worth += LATER * _advances(printed.ability.effect)
        if card.charges and printed.spend is not None:
            worth += card.charges / printed.spend.charges * _advances(printed.spend.effect) * 0.8
        if printed.passive and printed.ability is not None and printed.ability.on != "placement":
            worth += 0.4
    return worth


def _advances(script: str) -> float:
    """The progress that a script makes; what it prevents counts a little."""
    much = 0.0
    for effect in parse_script(script):
        count = effect.amount if isinstance(effect.amount, int) else 1
        if effect.verb in ("gain-markers", "raise-affinity"):
            much += count
        elif effect.verb in ("prevent-hits", "prevent-markers", "draw-cards"):
            much += 0.5 * count
    return much


def play_worth(p: Position, card: str, magic: int = 0) -> float:
    """The outlook after playing a card and stopping there."""
    return after_attack(imagine_play(p, card, magic))
