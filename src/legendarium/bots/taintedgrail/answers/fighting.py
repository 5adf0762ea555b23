"""Answers to the questions of an encounter, by the outlook after each option."""

from __future__ import annotations

from legendarium.bots.taintedgrail.evaluation.attacks import harm
from legendarium.bots.taintedgrail.evaluation.card_worth import card_quality
from legendarium.bots.taintedgrail.evaluation.character_worth import RESOURCE_WORTH, character_worth
from legendarium.bots.taintedgrail.evaluation.outlook import (
    flight_worth,
    outlook,
    outlook_after_attack,
    play_worth,
)
from legendarium.bots.taintedgrail.evaluation.readiness import follow_up_progress, key_progress
from legendarium.bots.taintedgrail.imagination.encounter_effects import (
    active,
    encounter_of,
    goal,
    progress,
)
from legendarium.bots.taintedgrail.imagination.imagining import (
    Imagined,
    imagine,
    imagine_script,
    pay_price,
)
from legendarium.table import Option
from legendarium.taintedgrail.abilities import ability_of, card_of
from legendarium.taintedgrail.content.model import COMBAT
from legendarium.taintedgrail.encounters.attack import current_attack
from legendarium.taintedgrail.encounters.bonuses import key_matches_of
from legendarium.taintedgrail.encounters.keys import key_matches
from legendarium.taintedgrail.encounters.preview import preview
from legendarium.taintedgrail.encounters.row import right_halves
from legendarium.taintedgrail.position import Position

MAGIC_WORTH = RESOURCE_WORTH["magic"][1]
MIN_HAND_PROGRESS = 0.5
"""A hand with less progress than this beside the encounter card is redrawn."""
UNKNOWN_CARD_PROGRESS = 1
"""The assumed progress of the unknown top card, played in panic."""
MIN_ABILITY_GAIN = 0.3
"""An ability is used if it is worth this much more than its cost."""


def play(p: Position, options: list[Option]) -> Option:
    """The card, ability, stop or flight with the best outlook."""
    for option in options:
        if option.kind in ("use", "spend") and _helps(p, option):
            return option
    worth = {option: _worth(p, option) for option in options if option.kind not in ("use", "spend")}
    return max(worth, key=lambda option: worth[option])


def _worth(p: Position, option: Option) -> float:
    if option.kind == "play":
        return card_worth(p, option.get("card"))
    if option.kind == "flee":
        return flight_worth(p)
    im = imagine(p, (active(p).id,))
    if option.kind == "play-top":
        encounter_of(im.p).plays += 1
        _advance(im, UNKNOWN_CARD_PROGRESS)
    elif not encounter_of(p).plays:
        imagine_script(im, p.card.opportunity)
        im.drawn += 1
    return outlook_after_attack(im)


def _advance(im: Imagined, amount: int) -> None:
    encounter = encounter_of(im.p)
    if encounter.kind == COMBAT:
        encounter.pool += amount
    else:
        encounter.affinity += amount


def card_worth(p: Position, card: str) -> float:
    """The outlook after playing a card with the best amount of Magic."""
    worth = play_worth(p, card)
    if active(p).magic and any(match.kind == "magic" for match in key_matches_of(p, card)):
        rows = len(preview(p, card).magic_rows)
        for paid in range(1, min(rows, active(p).magic) + 1):
            worth = max(worth, play_worth(p, card, paid) - MAGIC_WORTH * paid)
    return worth


# Abilities ---------------------------------------------------------------------------------------


def _helps(p: Position, option: Option) -> bool:
    if option.kind == "use":
        return ability_gain(p, active(p).id, option.get("ability")) > MIN_ABILITY_GAIN
    card = encounter_of(p).row[option.get("place")]
    printed = p.campaign.cards[card.number].spend
    assert printed is not None
    im = imagine(p, (active(p).id,))
    imagine_script(im, printed.effect, f"row:{option.get('place')}")
    return outlook_after_attack(im) > outlook_after_attack(imagine(p, (active(p).id,))) + 0.01


def ability_gain(p: Position, who: str, key: str) -> float:
    """How much an ability improves the outlook, minus its cost."""
    ability = ability_of(p, key)
    party = encounter_of(p).participants
    before, after = imagine(p, party, who), imagine(p, party, who)
    one = after.p.character(who)
    had = character_worth(after.p, one)
    pay_price(after, one, ability.cost)
    price = had - character_worth(after.p, one)
    imagine_script(after, ability.effect, card_of(key))
    if ability.on == "attack":
        return _outlook_after_struck(after) - _outlook_after_struck(before) - price
    return outlook_after_attack(after) - outlook_after_attack(before) - price


def _outlook_after_struck(im: Imagined) -> float:
    """The outlook after the announced attack."""
    imagine_script(im, current_attack(im.p))
    return outlook(im)


# Small questions ---------------------------------------------------------------------------------


def after_attack_question(p: Position, options: list[Option]) -> Option:
    """Stay, or flee where that looks better."""
    stays = outlook(imagine(p, (active(p).id,)))
    wanted = "flee" if flight_worth(p) > stays else "stay"
    return next(option for option in options if option.kind == wanted)


def redraw(p: Position, options: list[Option]) -> Option:
    """Redraw a full hand that makes little progress."""
    one = p.character(p.agenda[-1].args[0])
    poor = len(one.hand) > 2 and follow_up_progress(p, one) < MIN_HAND_PROGRESS
    wanted = "redraw" if poor else "keep"
    return next(option for option in options if option.kind == wanted)


def pay_magic(p: Position, options: list[Option]) -> Option:
    """Pay where the key gives much progress, or wins."""
    beside, number = p.agenda[-1].args
    card = encounter_of(p).placing
    assert card is not None
    met = key_matches(right_halves(p, beside), p.campaign.cards[card.number].left)
    gives = key_progress(met[number])
    rich = active(p).magic > 1
    wins = progress(p) + gives >= goal(p)
    pays = gives >= 2 or (gives >= 1 and (rich or wins))
    wanted = "pay-magic" if pays else "decline"
    return next((option for option in options if option.kind == wanted), options[0])


def discard(p: Position, options: list[Option]) -> Option:
    """Discard the least useful card."""
    one = p.character(p.agenda[-1].args[0])

    def missed(option: Option) -> float:
        card = option.get("card")
        alone = p.clone()
        alone.character(one.id).hand = (card,)
        kept = alone.character(one.id)
        return 2 * follow_up_progress(alone, kept) + card_quality(p, one, card)

    return min(options, key=missed)


def activate(p: Position, options: list[Option]) -> Option:
    """Activate the character with the best hand and most Health first."""
    able = [option for option in options if option.kind == "activate"]

    def eager(option: Option) -> float:
        one = p.character(option.get("who"))
        return follow_up_progress(p, one) + 0.3 * one.health

    return max(able, key=eager)


def attack_charges(p: Position, options: list[Option]) -> Option:
    """Spend charges if the attack does more damage than is already prevented."""
    encounter = encounter_of(p)
    hits, setback = harm(current_attack(p))
    hurts = hits > encounter.prevented_hits or setback > encounter.prevented_markers
    wanted = "spend" if hurts else "done"
    return next(option for option in options if option.kind == wanted)
