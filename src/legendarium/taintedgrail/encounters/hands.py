"""Drawing and discarding in an encounter (CMB-30, CMB-31, CMB-42)."""

from __future__ import annotations

from collections.abc import Sequence

from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.encounters.row import current, takes_part
from legendarium.taintedgrail.events.encounters import DiscardedCards, DrewCards, NoCards
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.encounters import DiscardOne
from legendarium.taintedgrail.position import Character, Position
from legendarium.taintedgrail.tracks import lose_health


def draw(p: Position, who: str, count: int) -> bool:
    """Draw cards; a character without enough cards draws none and must flee (CMB-42).

    Returns whether the cards were drawn. If not, the flight is next on the agenda and drops the
    rest of what is being resolved.
    """
    character = p.character(who)
    kind = current(p).kind
    deck = character.deck(kind)
    if len(deck) < count:
        p.tell(NoCards(who, count, len(deck)))
        plan(p, ("forced_flight", who))
        return False
    drawn, rest = p.draw(deck, count)
    character.hand = (*character.hand, *drawn)
    character.set_deck(kind, rest)
    if count:
        p.tell(DrewCards(who, drawn))
    return True


@step
def draw_cards(p: Position, who: str, count: int) -> None:
    """Draw cards, if that character is still in the encounter."""
    if takes_part(p, who):
        draw(p, who, count)


def discard_from_hand(p: Position, character: Character, cards: Sequence[str]) -> None:
    """Put cards of the hand on the discard pile."""
    hand = list(character.hand)
    for card in cards:
        hand.remove(card)
    character.hand = tuple(hand)
    _discarded(p, character, cards)


@step
def discard_cards(p: Position, who: str, count: int) -> None:
    """Discard cards of the player's choice, then from the deck if the hand is empty (CMB-31)."""
    if count <= 0 or not takes_part(p, who):
        return
    character = p.character(who)
    if count < len(character.hand):
        plan(p, (Discard, who), (discard_cards, who, count - 1))
        return
    missing = count - len(character.hand)
    if character.hand:
        discard_from_hand(p, character, character.hand)
    _discard_from_deck(p, character, missing)


def _discard_from_deck(p: Position, character: Character, count: int) -> None:
    kind = current(p).kind
    deck = character.deck(kind)
    discarded, rest = p.draw(deck, count)
    character.set_deck(kind, rest)
    if discarded:
        _discarded(p, character, discarded)
    if count > len(deck) and p.settings.nothing_to_discard == "health":
        lose_health(p, character, count - len(deck))


def _discarded(p: Position, character: Character, cards: Sequence[str]) -> None:
    character.discard = (*character.discard, *cards)
    p.tell(DiscardedCards(character.id, tuple(cards)))


@ask
class Discard(QuestionStep[DiscardOne]):
    """Which card of the hand to discard."""

    kind = "discard"

    @staticmethod
    def seats(p: Position, who: str) -> tuple[int, ...]:
        """The player of the character."""
        return p.seats_of((who,))

    @staticmethod
    def options(p: Position, who: str) -> list[DiscardOne]:
        """Every different card of the hand."""
        if not takes_part(p, who):
            return []
        hand = p.character(who).hand
        return [DiscardOne(card) for card in dict.fromkeys(hand)]

    @staticmethod
    def take(p: Position, option: DiscardOne, who: str) -> None:
        """Discard it."""
        assert option.card is not None
        discard_from_hand(p, p.character(who), (option.card,))

    @staticmethod
    def refuse(p: Position, option: AnyOption, who: str) -> Refusal | None:
        """Refuse cards that are not in the hand."""
        if isinstance(option, DiscardOne):
            return Refusal("CMB-30", "Only a card of your own hand can be discarded now.")
        return None


def take_back(p: Position, character: Character, played: Sequence[str] = ()) -> None:
    """Shuffle hand, discards and these played cards into the deck (CMB-13, CMB-21, DSC-2)."""
    kind = current(p).kind
    back = (*character.hand, *character.discard, *played)
    character.set_deck(kind, p.shuffle(character.deck(kind).put_under(*back)))
    character.hand = character.discard = ()
