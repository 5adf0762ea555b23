"""The outlook of an encounter for the active character: its expected worth, rewards and costs.

The rest of an encounter is estimated from its printed table: how many turns the missing progress
takes, and what the attacks on the way cost.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from legendarium.bots.taintedgrail.evaluation.attacks import attacks_ahead
from legendarium.bots.taintedgrail.evaluation.character_worth import (
    HEALTH_WORTH,
    body_worth,
    character_worth,
    interpolated_health_worth,
)
from legendarium.bots.taintedgrail.evaluation.readiness import follow_up_progress, pending_progress
from legendarium.bots.taintedgrail.imagination.encounter_effects import (
    active,
    encounter_of,
    goal,
    imagine_play,
    progress,
    suffer_attack,
)
from legendarium.bots.taintedgrail.imagination.imagining import (
    Imagined,
    change,
    imagine,
    imagine_script,
)
from legendarium.taintedgrail.content.model import COMBAT
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.quests import hinted_locations

DEFEAT_COST = 2.0
"""The cost of leaving without victory."""
FLIGHT_COST = 0.7
"""The additional cost of fleeing."""
VICTORY_WORTH = 1.0
"""The worth of victory, rewards aside."""
STORY_STAKE = 1.5
"""Added for an encounter in an exploration, where the story continues only for the winners."""
HINTED_STORY_STAKE = 5.0
"""The same where an active quest hints at the location."""
CREW_EXPONENT = 0.8
"""How much faster several participants progress: the power of their number."""
HAND_LIMIT = 4
"""The hand limit of three, plus the card drawn at the end of the turn."""


def win_worth(p: Position) -> float:
    """The worth of victory to the active character: reward, loot and story."""
    im = imagine(p, (active(p).id,))
    before = character_worth(p, active(p))
    imagine_script(im, p.card.reward)
    imagine_script(im, p.card.loot)
    return character_worth(im.p, im.p.character(im.me)) - before + 0.8 * im.items + stake(p)


def stake(p: Position) -> float:
    """The worth of victory besides reward and loot."""
    if all(scene.source != "explore" for scene in p.scenes):
        return VICTORY_WORTH
    is_hinted = active(p).location in hinted_locations(p)
    return VICTORY_WORTH + (HINTED_STORY_STAKE if is_hinted else STORY_STAKE)


def outlook_after_attack(im: Imagined) -> float:
    """The outlook at the end of the activation, after the attack unless the encounter is won."""
    if progress(im.p) >= goal(im.p):
        return victory_worth(im)
    if progress(im.p) <= 0 and encounter_of(im.p).kind != COMBAT:
        return defeat_worth(im)
    suffer_attack(im)
    im.drawn += 1  # at the end of the turn
    return outlook(im)


def victory_worth(im: Imagined) -> float:
    """The worth of winning: the character's Health and Terror, and the reward."""
    return body_worth(im.p, active(im.p)) + win_worth(im.p)


def defeat_worth(im: Imagined) -> float:
    """The cost of failed diplomacy: the failure section."""
    one = active(im.p)
    before = character_worth(im.p, one) - body_worth(im.p, one)
    imagine_script(im, im.p.card.failure)
    return character_worth(im.p, one) - before - DEFEAT_COST


def flight_worth(p: Position) -> float:
    """The cost of fleeing: the opportunity attack and some Energy."""
    im = imagine(p, (active(p).id,))
    one = active(im.p)
    before = character_worth(im.p, one) - body_worth(im.p, one)
    imagine_script(im, p.card.opportunity)
    change(im.p, one, "energy", -1)
    return character_worth(im.p, one) - before - DEFEAT_COST - FLIGHT_COST


def outlook(im: Imagined) -> float:
    """The expected worth of the encounter between two activations."""
    q, one = im.p, active(im.p)
    if one.health <= 0:
        return HEALTH_WORTH[0]
    if progress(q) >= goal(q):
        return victory_worth(im)
    if progress(q) <= 0 and encounter_of(q).kind != COMBAT:
        return defeat_worth(im)
    forecast = _forecast(im, one)
    worth = body_worth(q, one) + interpolated_health_worth(one.health + forecast.health)
    worth -= interpolated_health_worth(one.health)
    return worth + forecast.chance * win_worth(q) - (1 - forecast.chance) * DEFEAT_COST


class Forecast(NamedTuple):
    """The chance to win an encounter, and the expected change of Health."""

    chance: float
    health: float


def _forecast(im: Imagined, one: Character) -> Forecast:
    """Forecast the rest of an encounter.

    It depends on the missing progress, the progress within reach, the hand, the deck and the
    attacks to come; the weights come from a regression over encounters played by bots.
    """
    q = im.p
    kind = encounter_of(q).kind
    table = attacks_ahead(q)
    crew = len(encounter_of(q).participants)
    missing = max(0, goal(q) - progress(q)) / crew**CREW_EXPONENT
    hand = min(HAND_LIMIT, len(one.hand) + im.drawn)
    next_card, late = follow_up_progress(q, one), pending_progress(q)
    deck = len(one.deck(kind))
    if kind == COMBAT:
        ready = next_card + late
        odds = -1.15 - 0.94 * missing + 0.89 * ready + 0.49 * hand + 0.23 * one.health + 0.43 * deck
        lost = 0.65 - 0.09 * missing - 0.39 * ready - 0.2 * hand + 0.58 * table.hits * missing
        return Forecast(_logistic(odds), -max(0.0, lost))
    odds = 2.2 - 0.78 * missing + 1.33 * next_card + 0.76 * late + 0.34 * hand
    odds += 0.24 * deck - 2.0 * table.setback - 0.3 * progress(q)
    return Forecast(_logistic(odds), -0.5 * table.hits)


def _logistic(odds: float) -> float:
    return 1 / (1 + exp(-max(-20.0, min(20.0, odds))))


def play_worth(p: Position, card: str, magic: int = 0) -> float:
    """The outlook after playing a card and stopping there."""
    return outlook_after_attack(imagine_play(p, card, magic))
