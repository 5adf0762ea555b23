"""Decodes the cards and tasks of a position from its JSON object.

A deck that is left out holds the cards that are not named elsewhere, in the order of the card list.
A card may be absent altogether, but may not be in two places.
"""

from __future__ import annotations

from collections.abc import Collection

from legendarium.table.reading import Reader
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.names import HIDDEN
from legendarium.tashkalar.position import Cards, Player, Position, Tasks
from legendarium.tashkalar.schools import beings_of, legends_of
from legendarium.tashkalar.scoring.by_tasks import task_names
from legendarium.tashkalar.setup import Setup


class Pack:
    """The cards of one kind, such as the flares; each can be in only one place."""

    def __init__(self, cards: Collection[str], what: str) -> None:
        self.cards = cards
        self.what = what
        self.named: set[str] = set()

    def pile(self, reader: Reader, key: str) -> Cards:
        """The cards of a pile; empty if it is left out."""
        return self._pile(reader, key) or ()

    def deck(self, reader: Reader, key: str) -> Cards:
        """The cards of a deck; if it is left out, every card not named so far."""
        cards = self._pile(reader, key)
        if cards is None:
            cards = tuple(card for card in self.cards if card not in self.named)
        return cards

    def one(self, reader: Reader, key: str) -> str | None:
        """A single card; None if it is left out."""
        card = reader.optional(key)
        return None if card is None else self._card(reader, card, reader.where(key))

    def _pile(self, reader: Reader, key: str) -> Cards | None:
        cards = reader.items(key)
        if cards is None:
            return None
        return tuple(
            self._card(reader, card, f"{reader.where(key)}[{number}]")
            for number, card in enumerate(cards)
        )

    def _card(self, reader: Reader, card: object, at: str) -> str:
        if card == HIDDEN:
            raise reader.error(
                "A position with hidden cards cannot be played: "
                "this is the view of one seat, not a whole position.",
                at,
            )
        name = reader.known(card, self.cards, self.what, at)
        if name in self.named:
            raise reader.error(f"{name!r} is in two places.", at)
        self.named.add(name)
        return name


def decode_cards(reader: Reader, position: Position) -> None:
    """Give the position its hands, decks and discard piles."""
    in_play = legends_of(position.setup) if position.setup.rules.has_legends else ()
    legends = Pack(in_play, "a legend" if in_play else "allowed: this form has no legends")
    flares = Pack(tuple(FLARES), f"a flare: {', '.join(FLARES)}")
    position.players = tuple(
        _decode_player(inner, position.setup, seat, legends, flares)
        for seat, inner in enumerate(reader.readers("seats"))
    )
    position.legend_discard = legends.pile(reader, "legend_discard")
    position.legend_deck = legends.deck(reader, "legend_deck")
    position.flare_discard = flares.pile(reader, "flare_discard")
    position.flare_deck = flares.deck(reader, "flare_deck")


def _decode_player(reader: Reader, setup: Setup, seat: int, legends: Pack, flares: Pack) -> Player:
    school = setup.schools[seat]
    beings = Pack(beings_of(setup, school), f"a being of the {school} school")
    reader.optional("school")
    hand = beings.pile(reader, "hand")
    discard = beings.pile(reader, "discard")
    deck = beings.deck(reader, "deck")
    held = legends.pile(reader, "legends")
    flare = flares.one(reader, "flare")
    known = reader.number("known", 0, len(deck))
    sideways = 0
    if setup.teams:
        sideways = reader.number("sideways", min(setup.rules.sideways, len(deck)), len(deck))
    reader.finish()
    return Player(hand, held, flare, deck, discard, sideways, known)


def decode_tasks(reader: Reader, setup: Setup) -> Tasks | None:
    """The tasks of a High Form game; None in a form without them."""
    form = setup.rules
    if not form.has_tasks:
        if reader.optional("tasks") is not None:
            raise reader.error("There are no tasks in this form.", reader.where("tasks"))
        return None
    inner = reader.inner("tasks")
    tasks = Pack(task_names(form), "a task of this form")
    current = tasks.pile(inner, "current")
    if len(current) > form.open_tasks:
        raise inner.error(f"At most {form.open_tasks} tasks are current.", inner.where("current"))
    following = tasks.one(inner, "next")
    claimed: tuple[Cards, ...] = ((),) * setup.sides
    piles = inner.items("claimed")
    if piles is not None:
        if len(piles) != setup.sides:
            raise inner.error(
                f"'claimed' is a list of {setup.sides} lists, one a side.", inner.where("claimed")
            )
        # A pile has no key of its own, so it is read as if its index were its key.
        at = [f"claimed[{side}]" for side in range(setup.sides)]
        by_side = Reader(dict(zip(at, piles, strict=True)), inner.at, inner.error)
        claimed = tuple(tasks.pile(by_side, key) for key in at)
    deck = tasks.deck(inner, "deck")
    inner.finish()
    return Tasks(current, following, deck, claimed)
