"""How an encounter looks for the active character: what is won, and what it will have cost.

The rest of an encounter is guessed from its printed table: how many turns the missing progress
takes, and what the attacks on the way come to.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from legendarium.bots.taintedgrail.imagination.blows import (
    active,
    encounter_of,
    goal,
    imagine_play,
    progress,
    suffer_attack,
)
from legendarium.bots.taintedgrail.imagination.imagining import Imagined, change, do, imagine
from legendarium.bots.taintedgrail.judgement.attack_tables import attacks_ahead
from legendarium.bots.taintedgrail.judgement.people import (
    HEALTH,
    body,
    health_between,
    person,
)
from legendarium.bots.taintedgrail.judgement.readiness import follow_up, waiting
from legendarium.bots.taintedgrail.judgement.stones import hinted
from legendarium.taintedgrail.content.model import COMBAT
from legendarium.taintedgrail.position import Character, Position

LOST = 2.0
"""What it costs to go away without having won."""
FLED = 0.7
"""What it costs beside that to have run away."""
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
    before = person(im.p, one) - body(im.p, one)
    do(im, im.p.card.failure)
    return person(im.p, one) - before - LOST


def flight(p: Position) -> float:
    """Running away: the opportunity attack and some Energy."""
    im = imagine(p, (active(p).id,))
    one = active(im.p)
    before = person(im.p, one) - body(im.p, one)
    do(im, p.card.opportunity)
    change(im.p, one, "energy", -1)
    return person(im.p, one) - before - LOST - FLED


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
    next_card, late = follow_up(q, one), waiting(q)
    deck = len(one.deck(kind))
    if kind == COMBAT:
        ready = next_card + late
        odds = -1.15 - 0.94 * missing + 0.89 * ready + 0.49 * hand + 0.23 * one.health + 0.43 * deck
        lost = 0.65 - 0.09 * missing - 0.39 * ready - 0.2 * hand + 0.58 * table.hits * missing
        return Guess(_logistic(odds), -max(0.0, lost))
    odds = 2.2 - 0.78 * missing + 1.33 * next_card + 0.76 * late + 0.34 * hand
    odds += 0.24 * deck - 2.0 * table.setback - 0.3 * progress(q)
    return Guess(_logistic(odds), -0.5 * table.hits)


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, odds))))


def play_worth(p: Position, card: str, magic: int = 0) -> float:
    """The outlook after playing a card and stopping there."""
    return after_attack(imagine_play(p, card, magic))
