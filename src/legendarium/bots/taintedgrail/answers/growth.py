"""Answers for development: cards, mostly of the strong kind, and the most useful points."""

from __future__ import annotations

from legendarium.bots.taintedgrail.bot import first_of, of_kind
from legendarium.bots.taintedgrail.evaluation.card_worth import (
    MET_KEY_WORTH,
    UNMET_KEY_WORTH,
    card_quality,
    script_worth,
)
from legendarium.taintedgrail.attributes import attribute
from legendarium.taintedgrail.content.model import (
    ATTRIBUTES,
    COMBAT,
    DIPLOMACY,
    Ability,
)
from legendarium.taintedgrail.decks import MIN_DECK_SIZE, owned
from legendarium.taintedgrail.development import price
from legendarium.taintedgrail.options import AnyOption, actor_of
from legendarium.taintedgrail.options.day import Done
from legendarium.taintedgrail.options.encounters import Keep
from legendarium.taintedgrail.options.growth import (
    BuyCard,
    LearnSkill,
    PutIn,
    RaiseAttribute,
    TakeOut,
)
from legendarium.taintedgrail.position import Character, Position

CARDS_PER_POINT = 2
"""How many cards are bought for each attribute point."""
STRONG_KIND_WEIGHT = 2
"""How many cards of the strong kind are bought for each of the other kind."""
MIN_SWAP_GAIN = 0.3
"""A card replaces another if it is better by more than this."""
POINT_BASE_WORTH = 0.5
"""The worth of a point besides its keys: choices in the log require attributes."""
ENCOUNTER_KEY_WORTH = 2.5
"""The worth of meeting the keys of encounter cards."""


def develop(p: Position, options: list[AnyOption]) -> AnyOption:
    """Buy a card, raise an attribute, or save Experience for a point."""
    who = p.character(actor_of(options[0]))
    points = {one: _point_rate(p, who, one.attribute) for one in of_kind(options, RaiseAttribute)}
    cards = of_kind(options, BuyCard)
    done = of_kind(options, Done)
    if cards and (_wants_card(p, who) or not (points or done)):
        return max(cards, key=lambda one: _deck_need(p, who, one.deck))
    best = max(points, key=lambda one: points[one], default=None)
    if best is not None and (not done or points[best] >= 0.8 * _best_point_rate(p, who)):
        return best
    return done[0] if done else cards[0]


def _wants_card(p: Position, who: Character) -> bool:
    return _cards_bought(who) < CARDS_PER_POINT * (_points_raised(p, who) + 1)


def _cards_bought(who: Character) -> int:
    return sum(_cards_bought_of(who, kind) for kind in (COMBAT, DIPLOMACY))


def _cards_bought_of(who: Character, kind: str) -> int:
    return len(who.deck(kind)) + len(owned(who, kind)) - MIN_DECK_SIZE


def _points_raised(p: Position, who: Character) -> int:
    start = sum(p.sheet(who.id).attributes.values())
    return sum(who.markers) + len(who.skills) - start


def _deck_need(p: Position, who: Character, kind: str) -> float:
    """How much a deck needs another card."""
    share = STRONG_KIND_WEIGHT if kind == p.sheet(who.id).strong else 1
    return -_cards_bought_of(who, kind) / share


def _best_point_rate(p: Position, who: Character) -> float:
    return max(_point_rate(p, who, name) for name in ATTRIBUTES)


def _point_rate(p: Position, who: Character, name: str) -> float:
    """The worth of an attribute point per Experience it costs."""
    return (_opened_keys_worth(p, who, name) + POINT_BASE_WORTH) / price(p, who, name)


def _opened_keys_worth(p: Position, who: Character, name: str) -> float:
    """The worth of the keys that one more point meets; the strong kind counts double."""
    worth = 0.0
    for kind in (COMBAT, DIPLOMACY):
        level = attribute(p, who, name, kind) + 1
        weight = STRONG_KIND_WEIGHT if kind == p.sheet(who.id).strong else 1
        opened = sum(
            half.kind == "attribute" and half.attribute == name and half.level == level
            for number in who.deck(kind).contents
            for half in p.campaign.cards[number].right
        )
        worth += weight * (
            opened * (MET_KEY_WORTH - UNMET_KEY_WORTH)
            + (ENCOUNTER_KEY_WORTH / level if level < 3 else 0.3)
        )
    return worth


def keep_card(p: Position, options: list[AnyOption]) -> AnyOption:
    """Keep the best card offered."""
    who = p.character(actor_of(options[0]))

    def quality(option: Keep) -> float:
        assert option.card is not None
        return card_quality(p, who, option.card)

    return max(of_kind(options, Keep), key=quality)


def skill(p: Position, options: list[AnyOption]) -> AnyOption:
    """Choose the more valuable side of a skill."""

    def worth(option: LearnSkill) -> float:
        printed = p.campaign.skills[option.number]
        return sum(map(_ability, printed.side(option.side)))

    return max(of_kind(options, LearnSkill), key=worth)


def _ability(ability: Ability) -> float:
    worth = script_worth(ability.effect) + sum(ability.bonus.values())
    if ability.on in ("morning", "evening", "encounter", "activation"):
        worth *= 1.3
    return worth - 0.3 * bool(ability.cost)


def arrange(p: Position, options: list[AnyOption]) -> AnyOption:
    """Put good cards in and take the worst out, as long as the deck is large enough."""
    who = p.character(actor_of(options[0]))
    for kind in (COMBAT, DIPLOMACY):
        worth = {card: card_quality(p, who, card) for card in sorted(set(who.deck(kind).contents))}
        worst = min(worth.values(), default=0.0)
        outside = {
            one: card_quality(p, who, one.card)
            for one in of_kind(options, PutIn)
            if one.deck == kind
        }
        best = max(outside, key=lambda one: outside[one], default=None)
        if best is not None and outside[best] > worst + MIN_SWAP_GAIN:
            return best
        out = [one for one in of_kind(options, TakeOut) if one.deck == kind]
        if out:
            return min(out, key=lambda one: worth[one.card])
    return first_of(options, Done)
