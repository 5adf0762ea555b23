"""Arranging decks in the evening: cards move between decks and owned cards (END-4, DEV-2, DEV-3).

A card that was moved one way does not move back in the same evening *(reading)*, so that the
evening ends.
"""

from __future__ import annotations

from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.content.model import COMBAT, DIPLOMACY
from legendarium.taintedgrail.events.characters import CardMoved
from legendarium.taintedgrail.names import WayOfCard
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Done
from legendarium.taintedgrail.options.growth import PutIn, TakeOut
from legendarium.taintedgrail.position import Cards, Character, Position

MIN_DECK_SIZE = 15
"""The minimum number of cards in a deck (DEV-2)."""


def owned(character: Character, kind: str) -> Cards:
    """The cards of a kind that are owned but not in the deck."""
    return character.combat_owned if kind == COMBAT else character.diplomacy_owned


def _set_owned(character: Character, kind: str, cards: Cards) -> None:
    if kind == COMBAT:
        character.combat_owned = cards
    else:
        character.diplomacy_owned = cards


@step
def arrange_decks(p: Position) -> None:
    """Let everybody arrange their decks, by number."""
    everybody = p.by_number(one.id for one in p.characters)
    plan(p, *((Arrange, who, ()) for who in everybody))


ArrangeOption = PutIn | TakeOut | Done


@ask
class Arrange(QuestionStep[ArrangeOption]):
    """Which card to put into or take out of a deck; asked until the player is done."""

    kind = "arrange"

    @staticmethod
    def seats(p: Position, who: str, moved: tuple[str, ...]) -> tuple[int, ...]:
        """The owner."""
        return p.seats_of((who,))

    @staticmethod
    def options(p: Position, who: str, moved: tuple[str, ...]) -> list[ArrangeOption]:
        """Every card that can be moved; none if no card can."""
        if not p.is_in_play(who):
            return []
        character = p.character(who)
        options: list[ArrangeOption] = []
        for kind in (COMBAT, DIPLOMACY):
            options += [
                PutIn(who, kind, card)
                for card in sorted(set(owned(character, kind)))
                if f"out:{card}" not in moved
            ]
            if len(character.deck(kind)) > MIN_DECK_SIZE:
                options += [
                    TakeOut(who, kind, card)
                    for card in sorted(set(character.deck(kind).contents))
                    if f"in:{card}" not in moved
                ]
        return [*options, Done(who)] if options else []

    @staticmethod
    def take(p: Position, option: ArrangeOption, who: str, moved: tuple[str, ...]) -> None:
        """Move the card and ask again."""
        if isinstance(option, Done):
            return
        kind, card = option.deck, option.card
        way: WayOfCard = "in" if isinstance(option, PutIn) else "out"
        move_card(p, p.character(who), kind, card, way)
        mark = f"{way}:{card}"
        plan(p, (Arrange, who, moved if mark in moved else (*moved, mark)))

    @staticmethod
    def refuse(p: Position, option: AnyOption, who: str, moved: tuple[str, ...]) -> Refusal | None:
        """Refuse to make a deck too small, or to move a card back in the same evening."""
        if not isinstance(option, (PutIn, TakeOut)) or option.who != who:
            return None
        kind, card = option.deck, option.card
        character = p.character(who)
        if isinstance(option, TakeOut) and card in character.deck(kind):
            if len(character.deck(kind)) <= MIN_DECK_SIZE:
                return Refusal("DEV-2", f"A deck keeps at least {MIN_DECK_SIZE} cards.")
            return Refusal("DEV-3", "This card was put in this evening and stays until the next.")
        if isinstance(option, PutIn) and card in owned(character, kind):
            return Refusal("DEV-3", "This card was taken out this evening and stays out.")
        return Refusal("DEV-3", "There is no such card to move.")


def move_card(p: Position, character: Character, kind: str, card: str, way: WayOfCard) -> None:
    """Move a card `in` or `out`, and shuffle the deck."""
    deck, aside = character.deck(kind), list(owned(character, kind))
    if way == "in":
        aside.remove(card)
        deck = deck.put_under(card)
    else:
        aside.append(card)
        deck = deck.without(card)
    character.set_deck(kind, p.shuffle(deck))
    _set_owned(character, kind, tuple(aside))
    p.tell(CardMoved(character.id, kind, card, way))
