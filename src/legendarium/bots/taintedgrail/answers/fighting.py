"""Answers to the questions of an encounter, by the outlook after each option."""

from __future__ import annotations

from legendarium.bots.taintedgrail.bot import first_of, of_kind
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
from legendarium.taintedgrail.abilities import ability_of, card_of
from legendarium.taintedgrail.content.model import COMBAT
from legendarium.taintedgrail.encounters.attack import current_attack
from legendarium.taintedgrail.encounters.bonuses import key_matches_of
from legendarium.taintedgrail.encounters.keys import key_matches
from legendarium.taintedgrail.encounters.preview import preview
from legendarium.taintedgrail.encounters.row import right_halves
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Decline, Done, Use
from legendarium.taintedgrail.options.encounters import (
    DiscardOne,
    Flee,
    Keep,
    LinkWithMagic,
    PlayCard,
    PlayTopCard,
    RedrawHand,
    Spend,
    Stay,
)
from legendarium.taintedgrail.options.story import Activate
from legendarium.taintedgrail.position import Position

MAGIC_WORTH = RESOURCE_WORTH["magic"][1]
MIN_HAND_PROGRESS = 0.5
"""A hand with less progress than this beside the encounter card is redrawn."""
UNKNOWN_CARD_PROGRESS = 1
"""The assumed progress of the unknown top card, played in panic."""
MIN_ABILITY_GAIN = 0.3
"""An ability is used if it is worth this much more than its cost."""


def play(p: Position, options: list[AnyOption]) -> AnyOption:
    """The card, ability, stop or flight with the best outlook."""
    for option in options:
        if isinstance(option, (Use, Spend)) and _helps(p, option):
            return option
    worth = {one: _worth(p, one) for one in options if not isinstance(one, (Use, Spend))}
    return max(worth, key=lambda option: worth[option])


def _worth(p: Position, option: AnyOption) -> float:
    if isinstance(option, PlayCard):
        return card_worth(p, option.card)
    if isinstance(option, Flee):
        return flight_worth(p)
    im = imagine(p, (active(p).id,))
    if isinstance(option, PlayTopCard):
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


def _helps(p: Position, option: Use | Spend) -> bool:
    if isinstance(option, Use):
        return ability_gain(p, active(p).id, option.ability) > MIN_ABILITY_GAIN
    card = encounter_of(p).row[option.place]
    printed = p.campaign.cards[card.number].spend
    assert printed is not None
    im = imagine(p, (active(p).id,))
    imagine_script(im, printed.effect, f"row:{option.place}")
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


def after_attack_question(p: Position, options: list[AnyOption]) -> AnyOption:
    """Stay, or flee where that looks better."""
    stays = outlook(imagine(p, (active(p).id,)))
    return first_of(options, Flee if flight_worth(p) > stays else Stay)


def redraw(p: Position, options: list[AnyOption]) -> AnyOption:
    """Redraw a full hand that makes little progress."""
    one = p.character(p.agenda[-1].args[0])
    poor = len(one.hand) > 2 and follow_up_progress(p, one) < MIN_HAND_PROGRESS
    return first_of(options, RedrawHand if poor else Keep)


def pay_magic(p: Position, options: list[AnyOption]) -> AnyOption:
    """Pay where the key gives much progress, or wins."""
    beside, number = p.agenda[-1].args
    card = encounter_of(p).placing
    assert card is not None
    met = key_matches(right_halves(p, beside), p.campaign.cards[card.number].left)
    gives = key_progress(met[number])
    rich = active(p).magic > 1
    wins = progress(p) + gives >= goal(p)
    pays = gives >= 2 or (gives >= 1 and (rich or wins))
    wanted = (LinkWithMagic, Decline) if pays else (Decline, LinkWithMagic)
    return first_of(options, *wanted)


def discard(p: Position, options: list[AnyOption]) -> AnyOption:
    """Discard the least useful card."""
    one = p.character(p.agenda[-1].args[0])

    def missed(option: DiscardOne) -> float:
        card = option.card
        assert card is not None
        alone = p.clone()
        alone.character(one.id).hand = (card,)
        kept = alone.character(one.id)
        return 2 * follow_up_progress(alone, kept) + card_quality(p, one, card)

    return min(of_kind(options, DiscardOne), key=missed)


def activate(p: Position, options: list[AnyOption]) -> AnyOption:
    """Activate the character with the best hand and most Health first."""

    def eager(option: Activate) -> float:
        assert option.who is not None
        one = p.character(option.who)
        return follow_up_progress(p, one) + 0.3 * one.health

    return max(of_kind(options, Activate), key=eager)


def attack_charges(p: Position, options: list[AnyOption]) -> AnyOption:
    """Spend charges if the attack does more damage than is already prevented."""
    encounter = encounter_of(p)
    hits, setback = harm(current_attack(p))
    hurts = hits > encounter.prevented_hits or setback > encounter.prevented_markers
    return first_of(options, Spend if hurts else Done)
