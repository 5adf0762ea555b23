"""Arranging decks in the evening: cards move between decks and owned cards (END-4, DEV-2, DEV-3).

A card that was moved one way does not move back in the same evening *(reading)*, so that the
evening ends.
"""

from __future__ import annotations

from legendarium.table.message import Option
from legendarium.taintedgrail.agenda import QuestionStep, Refusal, ask, plan, step
from legendarium.taintedgrail.content.model import COMBAT, DIPLOMACY
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


@ask
class Arrange(QuestionStep):
    """Which card to put into or take out of a deck; asked until the player is done."""

    kind = "arrange"

    @staticmethod
    def seats(p: Position, who: str, moved: tuple[str, ...]) -> tuple[int, ...]:
        """The owner."""
        return p.seats_of((who,))

    @staticmethod
    def options(p: Position, who: str, moved: tuple[str, ...]) -> list[Option]:
        """Every card that can be moved; none if no card can."""
        if not p.is_in_play(who):
            return []
        character = p.character(who)
        options: list[Option] = []
        for kind in (COMBAT, DIPLOMACY):
            options += [
                Option.of("put-in", who=who, deck=kind, card=card)
                for card in sorted(set(owned(character, kind)))
                if f"out:{card}" not in moved
            ]
            if len(character.deck(kind)) > MIN_DECK_SIZE:
                options += [
                    Option.of("take-out", who=who, deck=kind, card=card)
                    for card in sorted(set(character.deck(kind)))
                    if f"in:{card}" not in moved
                ]
        return [*options, Option.of("done", who=who)] if options else []

    @staticmethod
    def take(p: Position, option: Option, who: str, moved: tuple[str, ...]) -> None:
        """Move the card and ask again."""
        if option.kind == "done":
            return
        kind, card = option.get("deck"), option.get("card")
        way = "in" if option.kind == "put-in" else "out"
        move_card(p, p.character(who), kind, card, way)
        mark = f"{way}:{card}"
        plan(p, (Arrange, who, moved if mark in moved else (*moved, mark)))

    @staticmethod
    def refuse(p: Position, option: Option, who: str, moved: tuple[str, ...]) -> Refusal | None:
        """Refuse to make a deck too small, or to move a card back in the same evening."""
        kind, card = option.get("deck"), option.get("card")
        if option.get("who") != who or kind not in (COMBAT, DIPLOMACY):
            return None
        character = p.character(who)
        if option.kind == "take-out" and card in character.deck(kind):
            if len(character.deck(kind)) <= MIN_DECK_SIZE:
                return Refusal("DEV-2", f"A deck keeps at least {MIN_DECK_SIZE} cards.")
            return Refusal("DEV-3", "This card was put in this evening and stays until the next.")
        if option.kind == "put-in" and card in owned(character, kind):
            return Refusal("DEV-3", "This card was taken out this evening and stays out.")
        return Refusal("DEV-3", "There is no such card to move.")


def move_card(p: Position, character: Character, kind: str, card: str, way: str) -> None:
    """Move a card `in` or `out`, and shuffle the deck."""
    deck, aside = list(character.deck(kind)), list(owned(character, kind))
    source, target = (aside, deck) if way == "in" else (deck, aside)
    source.remove(card)
    target.append(card)
    character.set_deck(kind, p.shuffle(deck))
    _set_owned(character, kind, tuple(aside))
    p.tell("card-moved", who=character.id, deck=kind, card=card, way=way)
