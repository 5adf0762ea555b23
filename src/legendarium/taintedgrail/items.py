"""Items: the item deck, gaining, drawing, discarding, dropping and picking up (12.1)."""

from __future__ import annotations

from legendarium.taintedgrail import keywords
from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan
from legendarium.taintedgrail.content.model import KEYWORDS
from legendarium.taintedgrail.events.characters import (
    ItemDiscarded,
    ItemDropped,
    ItemReceived,
    NoItem,
    PickedUp,
)
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import DiscardAll, PickUp
from legendarium.taintedgrail.options.encounters import DiscardOne
from legendarium.taintedgrail.position import Character, Position, Possession
from legendarium.taintedgrail.secrets import is_personal
from legendarium.taintedgrail.tracks import is_dying

CRAFTABLE = "craftable"


def items_of(character: Character) -> list[Possession]:
    """The items of a character; its secrets never count among them (SEC-1)."""
    return [one for one in character.possessions if one.kind == "item"]


def is_held(p: Position, item: str) -> bool:
    """Whether somebody has the item, or it lies in a location."""
    owners = (*p.characters, *p.absent)
    lying = (one for place in p.places.values() for one in place.dropped)
    return any(keywords.find(one, "item", item) for one in owners) or any(
        one.kind == "item" and one.id == item for one in lying
    )


def is_free(p: Position, item: str) -> bool:
    """Whether a named item can be gained from the deck.

    An item without copies in the deck exists once, outside the deck.
    """
    if item in p.item_deck or p.campaign.items[item].copies:
        return item in p.item_deck
    return f"item:{item}" not in p.removed and not is_held(p, item)


def gain_item(p: Position, who: str, item: str) -> bool:
    """Take a named item; returns whether it was available."""
    if not is_free(p, item):
        p.tell(NoItem(who, item))
        return False
    if item in p.item_deck:
        p.item_deck = p.item_deck.without(item)
    _take(p, who, item)
    return True


def draw_item(p: Position, who: str, what: str = "") -> bool:
    """Draw the top item, or the first that has a keyword or is craftable (ITM-3).

    The rest of the deck is shuffled after a search. Returns whether an item was drawn.
    """
    item = p.find(p.item_deck, lambda one: _matches(p, one, what))
    if item is None:
        p.tell(NoItem(who, what=what))
        return False
    p.item_deck = p.item_deck.without(item)
    if what:
        p.item_deck = p.shuffle(p.item_deck)
    _take(p, who, item)
    return True


def _matches(p: Position, item: str, what: str) -> bool:
    card = p.campaign.items[item]
    assert what in ("", CRAFTABLE, *KEYWORDS), what
    if what == CRAFTABLE:
        return card.craftable
    return not what or card.keyword == what


def _take(p: Position, who: str, item: str) -> None:
    p.tell(ItemReceived(who, item))
    keywords.receive(p, p.character(who), Possession("item", item))


def discard_item(p: Position, who: str, held: Possession) -> None:
    """Put an item at the bottom of the item deck (DSC-1)."""
    keywords.remove_possession(p.character(who), held)
    p.tell(ItemDiscarded(who, held.id))
    if p.campaign.items[held.id].copies:
        p.item_deck = p.item_deck.put_under(held.id)


def lose_item(p: Position, who: str, item: str) -> bool:
    """Discard a named item; returns whether the character had it."""
    held = keywords.find(p.character(who), "item", item)
    if held is not None:
        discard_item(p, who, held)
    return held is not None


@ask
class DiscardItems(QuestionStep[DiscardOne | DiscardAll]):
    """Which items to discard; secrets are skipped, a missing item has no further effect (SEC-2)."""

    kind = "discard-items"

    @staticmethod
    def seats(p: Position, who: str, count: int) -> tuple[int, ...]:
        """The owner."""
        return p.seats_of((who,))

    @staticmethod
    def options(p: Position, who: str, count: int) -> list[DiscardOne | DiscardAll]:
        """Each item, one at a time; or all at once if none can be kept."""
        if count <= 0 or not p.is_in_play(who):
            return []
        items = items_of(p.character(who))
        if not items:
            return []
        if len(items) <= count:
            return [DiscardAll(who)]
        return [DiscardOne(who=who, item=one) for one in _ids(items)]

    @staticmethod
    def take(p: Position, option: DiscardOne | DiscardAll, who: str, count: int) -> None:
        """Discard the item and ask for the next."""
        if isinstance(option, DiscardAll):
            for one in items_of(p.character(who)):
                discard_item(p, who, one)
        else:
            assert option.item is not None
            lose_item(p, who, option.item)
            plan(p, (DiscardItems, who, count - 1))

    @staticmethod
    def refuse(p: Position, option: AnyOption, who: str, count: int) -> Refusal | None:
        """Refuse to discard secrets."""
        if isinstance(option, DiscardOne) and _has_secret(p, who, option.item):
            return Refusal("SEC-2", "Secrets are never discarded as items.")
        return None


def _has_secret(p: Position, who: str, number: str | None) -> bool:
    return number is not None and keywords.find(p.character(who), "secret", number) is not None


def _ids(items: list[Possession]) -> list[str]:
    return list(dict.fromkeys(one.id for one in items))


# Giving and dropping -----------------------------------------------------------------------------


def hand_over_refusal(p: Position, possession: Possession) -> Refusal | None:
    """Why a card cannot be given to somebody else in the same location (ITM-4, SEC-3)."""
    if is_personal(p, possession):
        return Refusal("SEC-3", "A personal secret never changes its owner.")
    return None


def hand_over(p: Position, giver: str, receiver: str, possession: Possession) -> None:
    """Give an item or a secret to another character."""
    assert hand_over_refusal(p, possession) is None
    keywords.remove_possession(p.character(giver), possession)
    keywords.receive(p, p.character(receiver), possession)


def drop_item(p: Position, who: str, held: Possession) -> None:
    """Drop an item in the character's location."""
    character = p.character(who)
    keywords.remove_possession(character, held)
    lay_down(p, character.location, held)
    p.tell(ItemDropped(who, held.id, character.location))


def lay_down(p: Position, location: int, held: Possession) -> None:
    """Put an item in a location, or discard it if the location is gone (B78)."""
    place = p.places.get(location)
    if place is None:
        discard_lying(p, (held,))
    else:
        lying = held._replace(face_up=True, flipped=False, aside=False)
        p.places[location] = place._replace(dropped=(*place.dropped, lying))


def discard_lying(p: Position, lying: tuple[Possession, ...]) -> None:
    """Discard the items that lay in a removed location (WYR-3, DSC-1)."""
    back = (one.id for one in lying if p.campaign.items[one.id].copies)
    p.item_deck = p.item_deck.put_under(*back)


def may_carry_more(p: Position, character: Character) -> bool:
    """Whether the Dying! card allows another item (DTH-2)."""
    return not is_dying(character) or len(items_of(character)) < p.settings.dying_items


def dropped_options(p: Position) -> list[PickUp]:
    """The dropped items that can be picked up; this is not an action, like trading (DTH-4)."""
    options: list[PickUp] = []
    for number in sorted(p.places):
        lying = p.places[number].dropped
        if not lying:
            continue
        for character in p.characters_at(number):
            if may_carry_more(p, character):
                options += [PickUp(character.id, item) for item in _ids(list(lying))]
    return options


def pick_up(p: Position, who: str, item: str) -> None:
    """Take an item that lies in the character's location."""
    character = p.character(who)
    place = p.places[character.location]
    lying = list(place.dropped)
    held = next(one for one in lying if one.id == item)
    lying.remove(held)
    p.places[character.location] = place._replace(dropped=tuple(lying))
    p.tell(PickedUp(who, item))
    keywords.receive(p, character, held)


def pick_up_refusal(p: Position, option: PickUp) -> Refusal | None:
    """Why an item cannot be picked up."""
    who, item = option.who, option.item
    if not p.is_in_play(who):
        return Refusal("DTH-4", "There is no such character in play.")
    character = p.character(who)
    place = p.places.get(character.location)
    if place is None or not any(one.id == item for one in place.dropped):
        return Refusal("DTH-4", "This item is not in the character's location.")
    if not may_carry_more(p, character):
        return Refusal("DTH-2", "A dying character can carry no more items.")
    return None
