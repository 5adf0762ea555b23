"""Decks and hands: dealing and drawing (rules 3.2 to 3.4, 4.6, 12T.2 to 12T.4)."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.table.chance import shuffled
from legendarium.tashkalar.events import AnyEvent, Drew
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.forms import Form, check_all
from legendarium.tashkalar.names import Pile
from legendarium.tashkalar.position import Cards, Player, Position
from legendarium.tashkalar.schools import DECKS, beings_of, legends_of


def too_large_hand(form: Form) -> Iterator[str]:
    """What is wrong with a hand after which a deck would be empty."""
    cards = min(map(len, DECKS.values()))
    most = cards - 1 - (form.sideways if form.team_seats else 0)
    if form.hand > most:
        yield f"hand: with a deck of {cards} cards at most {most}, not {form.hand}"


check_all(too_large_hand)


def deal(position: Position) -> None:
    """Shuffle every deck and give each seat its first hand (3.2)."""
    setup = position.setup
    rules = setup.rules
    if rules.has_legends:
        position.chance, position.legend_deck = shuffled(position.chance, legends_of(setup))
    position.chance, position.flare_deck = shuffled(position.chance, tuple(FLARES))
    for seat, school in enumerate(setup.schools):
        position.chance, deck = shuffled(position.chance, beings_of(setup, school))
        set_player(position, seat, Player(deck=deck, sideways=rules.sideways if setup.teams else 0))
    for seat in range(setup.seats):
        events: list[AnyEvent] = []
        draw_beings(position, seat, rules.hand, events)
        if not setup.teams or seat < 2:
            draw_legends(position, seat, rules.legends_in_hand, events)
        draw_flare(position, seat, events)


def refill(position: Position, events: list[AnyEvent]) -> bool:
    """Draw at the end of the turn (4.6); returns whether that triggers the end.

    See 10.4, 11.5, 12.5 and 12T.2 for the end.
    """
    rules, seat = position.setup.rules, position.seat
    recipient = pass_legends(position, seat) if position.setup.teams else seat
    player = position.players[seat]
    ended = draw_beings(position, seat, rules.hand - len(player.hand), events)
    if rules.has_legends:
        held = len(position.players[recipient].legends)
        draw_legends(position, recipient, rules.legends_in_hand - held, events)
    if player.flare is None:
        draw_flare(position, seat, events)
    ended |= draw_beings(position, seat, position.extra_cards, events)
    draw_legends(position, recipient, position.extra_legends, events)
    return ended


def draw_beings(position: Position, seat: int, number: int, events: list[AnyEvent]) -> bool:
    """Draw from the seat's own deck; returns whether it drew the last (in teams: upright) card."""
    player = position.players[seat]
    number = min(number, len(player.deck))
    if number <= 0:
        return False
    drawn, deck = player.deck[:number], player.deck[number:]
    upright_before = len(player.deck) - player.sideways
    set_player(
        position,
        seat,
        player._replace(
            hand=player.hand + drawn,
            deck=deck,
            sideways=min(player.sideways, len(deck)),
            known=max(0, player.known - number),
        ),
    )
    events += [Drew(seat, "being", card) for card in drawn]
    return upright_before > 0 and number >= upright_before


def draw_legends(position: Position, seat: int, number: int, events: list[AnyEvent]) -> None:
    """Draw from the shared legends."""
    for _ in range(number):
        card, position.chance, position.legend_deck, position.legend_discard = _draw(
            position.chance, position.legend_deck, position.legend_discard
        )
        if card is None:
            return
        player = position.players[seat]
        set_player(position, seat, player._replace(legends=(*player.legends, card)))
        events.append(Drew(seat, "legend", card))


def draw_flare(position: Position, seat: int, events: list[AnyEvent]) -> None:
    """Draw from the shared flares."""
    card, position.chance, position.flare_deck, position.flare_discard = _draw(
        position.chance, position.flare_deck, position.flare_discard
    )
    if card is not None:
        set_player(position, seat, position.players[seat]._replace(flare=card))
        events.append(Drew(seat, "flare", card))


def _draw(chance: int, deck: Cards, discard: Cards) -> tuple[str | None, int, Cards, Cards]:
    """The top card of a shared deck; and chance, deck and discard pile after drawing it.

    An empty deck is replaced by the shuffled discard pile: as soon as its last card is drawn, or at
    the next draw if the pile was empty then (3.4).
    """
    chance, deck, discard = _reshuffled_if_empty(chance, deck, discard)
    if not deck:
        return None, chance, deck, discard
    return deck[0], *_reshuffled_if_empty(chance, deck[1:], discard)


def _reshuffled_if_empty(chance: int, deck: Cards, discard: Cards) -> tuple[int, Cards, Cards]:
    if deck or not discard:
        return chance, deck, discard
    return *shuffled(chance, discard), ()


def pass_legends(position: Position, seat: int) -> int:
    """Give the team's legends to the partner (12T.4); returns the partner's seat."""
    partner = position.setup.partner(seat)
    giver, recipient = position.players[seat], position.players[partner]
    set_player(position, seat, giver._replace(legends=()))
    set_player(position, partner, recipient._replace(legends=recipient.legends + giver.legends))
    return partner


def put_under(position: Position, seat: int, card: str) -> Pile:
    """Put a card of the hand face down under its own deck (7.1); returns the deck's name.

    In teams, a card under a school deck becomes sideways and the top sideways card upright (12T.3),
    so that the number of sideways cards stays the same.
    """
    player = position.players[seat]
    if card == player.flare:
        set_player(position, seat, player._replace(flare=None))
        position.flare_deck += (card,)
        return "flare"
    if card in player.legends:
        set_player(position, seat, player._replace(legends=without(player.legends, card)))
        position.legend_deck += (card,)
        return "legend"
    set_player(
        position,
        seat,
        player._replace(hand=without(player.hand, card), deck=(*player.deck, card)),
    )
    return "being"


def without(cards: Cards, card: str) -> Cards:
    """The cards without one of them."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def set_player(position: Position, seat: int, player: Player) -> None:
    """Replace the cards of a seat."""
    players = position.players
    position.players = (*players[:seat], player, *players[seat + 1 :])
