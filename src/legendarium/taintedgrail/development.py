"""Development: spending Experience in the evening (END-3, DEV-1 to DEV-7)."""

from __future__ import annotations

from typing import assert_never

from legendarium.table.hidden import Pile
from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan
from legendarium.taintedgrail.attributes import ATTRIBUTE_INDEX, MAX_MARKERS, pair_total
from legendarium.taintedgrail.content.model import ATTRIBUTES, COMBAT, DIPLOMACY
from legendarium.taintedgrail.events.characters import (
    AttributeRaised,
    CardGained,
    ResourceChanged,
    SkillLearned,
)
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Done
from legendarium.taintedgrail.options.encounters import Keep
from legendarium.taintedgrail.options.growth import BuyCard, LearnSkill, RaiseAttribute
from legendarium.taintedgrail.position import Cards, Character, Position

CARD_PRICE = 2
CARDS_SEEN = 3
_PRICES = (0, 2, 4, 6, 8, 10)
"""The price of a point by the pair total after the raise; totals from 5 cost the same (DEV-4)."""


def price(p: Position, character: Character, name: str) -> int:
    """The price of one more point of an attribute (DEV-4)."""
    return _PRICES[min(pair_total(p, character, name) + 1, len(_PRICES) - 1)]


def free_skills(p: Position, name: str) -> list[int]:
    """The skill cards of an attribute that nobody has (DEV-7).

    Skills of the dead become free again (DTH-4 names only items and secrets), unless the campaign
    removes them from the game.
    """
    taken = {number for one in (*p.characters, *p.absent) for number, _ in one.skills}
    return [
        skill.number
        for skill in p.campaign.skills.values()
        if skill.attribute == name
        and skill.number not in taken
        and f"skill:{skill.number}" not in p.removed
    ]


def _has_room(p: Position, character: Character, name: str) -> bool:
    return character.markers[ATTRIBUTE_INDEX[name]] < MAX_MARKERS or bool(free_skills(p, name))


def _purchases(p: Position, character: Character) -> list[DevelopOption]:
    """Everything a character can buy now, without `done`."""
    if character.xp < CARD_PRICE:
        return []
    who = character.id
    options: list[DevelopOption] = [
        BuyCard(who, kind) for kind in (COMBAT, DIPLOMACY) if development_of(character, kind)
    ]
    options += [
        RaiseAttribute(who, name)
        for name in ATTRIBUTES
        if price(p, character, name) <= character.xp and _has_room(p, character, name)
    ]
    return options


def _buyer(p: Position, done: tuple[str, ...]) -> Character | None:
    """The next character, by number, that can buy something and has not finished."""
    for who in p.by_number(one.id for one in p.characters):
        if who not in done and _purchases(p, p.character(who)):
            return p.character(who)
    return None


DevelopOption = BuyCard | RaiseAttribute | Done


@ask
class Develop(QuestionStep[DevelopOption]):
    """What a character spends Experience on; asked of the characters in turn, by number."""

    kind = "develop"

    @staticmethod
    def seats(p: Position, done: tuple[str, ...] = ()) -> tuple[int, ...]:
        """The player of the character whose turn it is."""
        buyer = _buyer(p, done)
        assert buyer is not None
        return (buyer.seat,)

    @staticmethod
    def options(p: Position, done: tuple[str, ...] = ()) -> list[DevelopOption]:
        """Cards, points, or done; characters who can afford nothing are skipped."""
        buyer = _buyer(p, done)
        if buyer is None:
            return []
        return [*_purchases(p, buyer), Done(buyer.id)]

    @staticmethod
    def take(p: Position, option: DevelopOption, done: tuple[str, ...] = ()) -> None:
        """Buy it, then ask again."""
        match option:
            case Done(who):
                plan(p, (Develop, (*done, who)))
            case BuyCard(who, deck):
                plan(p, (Develop, done))
                buy_card(p, who, deck)
            case RaiseAttribute(who, attribute):
                plan(p, (Develop, done))
                raise_attribute(p, who, attribute)
            case _:
                assert_never(option)

    @staticmethod
    def refuse(p: Position, option: AnyOption, done: tuple[str, ...] = ()) -> Refusal | None:
        """Which rule of development stands against it."""
        if not isinstance(option, DevelopOption):
            return None
        buyer = _buyer(p, done)
        if buyer is None or option.who not in (None, buyer.id):
            return Refusal("END-3", "It is another character's turn to develop.")
        if isinstance(option, BuyCard):
            return _refuse_card(buyer, option.deck)
        if isinstance(option, RaiseAttribute):
            cost = price(p, buyer, option.attribute)
            if buyer.xp < cost:
                return Refusal("DEV-4", f"This point costs {cost} Experience.")
            return Refusal("DEV-7", "No skill card of this attribute is left.")
        return None


def _refuse_card(buyer: Character, kind: str) -> Refusal | None:
    if not development_of(buyer, kind):
        return Refusal("DEV-1", "This development deck is empty.")
    return Refusal("DEV-1", f"A new card costs {CARD_PRICE} Experience.")


# New cards ---------------------------------------------------------------------------------------


def development_of(character: Character, kind: str) -> Pile:
    """The combat or the diplomacy development deck."""
    return character.combat_development if kind == COMBAT else character.diplomacy_development


def _set_development(character: Character, kind: str, pile: Pile) -> None:
    if kind == COMBAT:
        character.combat_development = pile
    else:
        character.diplomacy_development = pile


def buy_card(p: Position, who: str, kind: str) -> None:
    """Pay and look at the top cards, or at all cards if fewer are left (DEV-1, DEV-2)."""
    character = p.character(who)
    _spend(p, character, CARD_PRICE)
    plan(p, (KeepCard, who, kind, p.look(development_of(character, kind), CARDS_SEEN)))


@ask
class KeepCard(QuestionStep[Keep]):
    """Which of the new cards to keep; the others are shuffled back (DEV-1)."""

    kind = "keep-card"

    @staticmethod
    def seats(p: Position, who: str, kind: str, seen: Cards) -> tuple[int, ...]:
        """The buyer."""
        return p.seats_of((who,))

    @staticmethod
    def options(p: Position, who: str, kind: str, seen: Cards) -> list[Keep]:
        """The cards seen."""
        if not p.is_in_play(who):
            return []
        there = development_of(p.character(who), kind)
        cards = [one for one in dict.fromkeys(seen) if one in there]
        return [Keep(who, kind, one) for one in cards]

    @staticmethod
    def take(p: Position, option: Keep, who: str, kind: str, seen: Cards) -> None:
        """Put the card into the deck; it may be taken out at END-4."""
        character = p.character(who)
        card = option.card
        assert card is not None
        _set_development(character, kind, p.shuffle(development_of(character, kind).without(card)))
        character.set_deck(kind, p.shuffle(character.deck(kind).put_under(card)))
        p.tell(CardGained(who, kind, card))

    @staticmethod
    def refuse(p: Position, option: AnyOption, who: str, kind: str, seen: Cards) -> Refusal | None:
        """Refuse cards that were not seen."""
        return Refusal("DEV-1", "Only one of the cards seen can be kept.")


# Attributes --------------------------------------------------------------------------------------


def raise_attribute(p: Position, who: str, name: str) -> None:
    """Pay for a point: a marker, or from the third point on a skill card (DEV-4, DEV-5)."""
    character = p.character(who)
    _spend(p, character, price(p, character, name))
    place = ATTRIBUTE_INDEX[name]
    if character.markers[place] < MAX_MARKERS:
        markers = list(character.markers)
        markers[place] += 1
        character.markers = tuple(markers)
        p.tell(AttributeRaised(who, name))
    else:
        plan(p, (ChooseSkill, who, name))


@ask
class ChooseSkill(QuestionStep[LearnSkill]):
    """Which skill card to take, and which side of it, permanently (DEV-5)."""

    kind = "skill"

    @staticmethod
    def seats(p: Position, who: str, name: str) -> tuple[int, ...]:
        """The buyer."""
        return p.seats_of((who,))

    @staticmethod
    def options(p: Position, who: str, name: str) -> list[LearnSkill]:
        """Both sides of every skill card of the attribute that nobody has."""
        if not p.is_in_play(who):
            return []
        return [
            LearnSkill(who, number, side) for number in free_skills(p, name) for side in ("a", "b")
        ]

    @staticmethod
    def take(p: Position, option: LearnSkill, who: str, name: str) -> None:
        """Attach the card; it counts as the point."""
        character = p.character(who)
        number, side = option.number, option.side
        character.skills = (*character.skills, (number, side))
        p.tell(AttributeRaised(who, name))
        p.tell(SkillLearned(who, number, side))

    @staticmethod
    def refuse(p: Position, option: AnyOption, who: str, name: str) -> Refusal | None:
        """Refuse skills that are taken, and declining."""
        if isinstance(option, LearnSkill):
            return Refusal("DEV-7", "This skill card is not available.")
        return Refusal("DEV-5", "A skill card must be chosen, with one side.")


def _spend(p: Position, character: Character, cost: int) -> None:
    assert character.xp >= cost
    character.xp -= cost
    p.tell(ResourceChanged(character.id, "xp", -cost))
