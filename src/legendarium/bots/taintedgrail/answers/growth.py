"""Development: new cards of the strong kind first, then points that open keys of the own cards."""

from __future__ import annotations

from legendarium.bots.taintedgrail.judgement.cards import BARRED, OPEN, quality, script_worth
from legendarium.table import Option
from legendarium.taintedgrail.attributes import attribute
from legendarium.taintedgrail.content.model import (
    ATTRIBUTES,
    COMBAT,
    DIPLOMACY,
    Ability,
)
from legendarium.taintedgrail.decks import LEAST, owned
from legendarium.taintedgrail.development import price
from legendarium.taintedgrail.position import Character, Position

CARDS_A_POINT = 2
"""How many cards are bought before each point."""
STRONG = 2
"""How many cards of the strong kind are bought for one of the other."""
BETTER = 0.3
"""By how much a card must be better to change places with another."""
NEEDS = 0.5
"""What a first or second point is worth beside its keys: choices of the log ask for it."""
ENCOUNTERS = 2.5
"""What it is worth to meet the keys of encounter cards themselves."""


def develop(p: Position, options: list[Option]) -> Option:
    """A card, a point, or saving for a point."""
    who = p.character(options[0].get("who"))
    points = {one: _point(p, who, one.get("attribute")) for one in options if one.kind == "raise"}
    cards = [one for one in options if one.kind == "buy-card"]
    done = [one for one in options if one.kind == "done"]
    if cards and (_wants_card(p, who) or not (points or done)):
        return max(cards, key=lambda one: _kind(p, who, one.get("deck")))
    best = max(points, key=lambda one: points[one], default=None)
    if best is not None and (not done or points[best] >= 0.8 * _best_point(p, who)):
        return best
    return (done or cards)[0]


def _wants_card(p: Position, who: Character) -> bool:
    return _bought(who) < CARDS_A_POINT * (_raised(p, who) + 1)


def _bought(who: Character) -> int:
    return sum(_bought_of(who, kind) for kind in (COMBAT, DIPLOMACY))


def _bought_of(who: Character, kind: str) -> int:
    return len(who.deck(kind)) + len(owned(who, kind)) - LEAST


def _raised(p: Position, who: Character) -> int:
    start = sum(p.sheet(who.id).attributes.values())
    return sum(who.markers) + len(who.skills) - start


def _kind(p: Position, who: Character, kind: str) -> float:
    """Which deck wants a card most."""
    share = STRONG if kind == p.sheet(who.id).strong else 1
    return -_bought_of(who, kind) / share


def _best_point(p: Position, who: Character) -> float:
    return max(_point(p, who, name) for name in ATTRIBUTES)


def _point(p: Position, who: Character, name: str) -> float:
    """What a point of an attribute brings for each Experience that it costs."""
    return (_opened(p, who, name) + NEEDS) / price(p, who, name)


def _opened(p: Position, who: Character, name: str) -> float:
    """How many keys of the own cards one more point opens, the strong kind counting double."""
    worth = 0.0
    for kind in (COMBAT, DIPLOMACY):
        level = attribute(p, who, name, kind) + 1
        weight = STRONG if kind == p.sheet(who.id).strong else 1
        opened = sum(
            half.kind == "attribute" and half.attribute == name and half.level == level
            for number in who.deck(kind)
            for half in p.campaign.cards[number].right
        )
        worth += weight * (opened * (OPEN - BARRED) + (ENCOUNTERS / level if level < 3 else 0.3))
    return worth


def keep_card(p: Position, options: list[Option]) -> Option:
    """The best of the cards seen."""
    who = p.character(options[0].get("who"))
    return max(options, key=lambda one: quality(p, who, one.get("card")))


def skill(p: Position, options: list[Option]) -> Option:
    """The side that does most."""

    def worth(option: Option) -> float:
        printed = p.campaign.skills[option.get("number")]
        return sum(map(_ability, printed.side(option.get("side"))))

    return max(options, key=worth)


def _ability(ability: Ability) -> float:
    worth = script_worth(ability.effect) + sum(ability.bonus.values())
    if ability.on in ("morning", "evening", "encounter", "activation"):
        worth *= 1.3
    return worth - 0.3 * bool(ability.cost)


def arrange(p: Position, options: list[Option]) -> Option:
    """Good cards go in, the worst goes out as long as there are enough."""
    who = p.character(options[0].get("who"))
    for kind in (COMBAT, DIPLOMACY):
        worth = {card: quality(p, who, card) for card in sorted(set(who.deck(kind)))}
        worst = min(worth.values(), default=0.0)
        of_kind = [one for one in options if one.get("deck") == kind]
        outside = {one: quality(p, who, one.get("card")) for one in of_kind if one.kind == "put-in"}
        best = max(outside, key=lambda one: outside[one], default=None)
        if best is not None and outside[best] > worst + BETTER:
            return best
        out = [one for one in of_kind if one.kind == "take-out"]
        if out:
            return min(out, key=lambda one: worth[one.get("card")])
    return next(one for one in options if one.kind == "done")
