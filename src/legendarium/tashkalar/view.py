"""What a seat may know, and random worlds that it cannot tell from the real one (rule 3.3).

A view is the position with every card that the seat has not seen replaced by HIDDEN, and without
the random state. Everything that leaves the process on behalf of a seat is made from its view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from legendarium.table import SPECTATOR, Question
from legendarium.tashkalar.events import EVENTS, AnyEvent
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.names import HIDDEN, Pile
from legendarium.tashkalar.options import AnyOption, PutUnder, card_of
from legendarium.tashkalar.position import Cards, Player, Position
from legendarium.tashkalar.schools import LEGENDS, beings_of, legends_of
from legendarium.tashkalar.scoring.by_tasks import task_names
from legendarium.tashkalar.turn import question, run


class View(NamedTuple):
    """A position as one seat sees it."""

    seat: int
    position: Position
    """With HIDDEN in place of unseen cards; it can be read but not played."""
    question: Question[AnyOption] | None
    """The current question; only the seat that is asked sees its options."""


def view(position: Position, seat: int) -> View:
    """What this seat, or a SPECTATOR, may know."""
    asked = question(position)
    if asked is not None and asked.seat != seat:
        asked = asked._replace(options=())
    return View(seat, _masked(position, seat), asked)


def visible_events(position: Position, seat: int) -> Sequence[AnyEvent]:
    """The events of the last choice, without the cards that this seat has not seen."""
    return [EVENTS.seen_by(seat, event) for event in position.events]


def _masked(position: Position, seat: int, shown: frozenset[str] = frozenset()) -> Position:
    """The position with unseen cards hidden; `shown` are cards of the acting seat seen since."""
    seen = position.copy()
    seen._question = None
    seen.ask = None
    seen.events = ()
    seen.chance = 0
    seen.players = tuple(
        _masked_player(player, number == seat, shown if number == position.seat else frozenset())
        for number, player in enumerate(position.players)
    )
    seen.legend_deck = _backs(position.legend_deck)
    seen.flare_deck = _backs(position.flare_deck)
    if position.tasks is not None:
        seen.tasks = position.tasks._replace(deck=_backs(position.tasks.deck))
    if position.before is not None:
        # Cards that the running action has revealed, or passed to this seat, were in the hand.
        played = card_of(position.answers[0])
        passed = () if seat == SPECTATOR else position.players[seat].legends
        seen.before = _masked(position.before, seat, frozenset((played, *passed)))
        if position.seat != seat:
            seen.answers = tuple(_masked_answer(position, answer) for answer in position.answers)
    return seen


def _masked_player(player: Player, is_own: bool, shown: frozenset[str]) -> Player:
    deck = player.deck[: player.known] + _backs(player.deck[player.known :])
    if is_own:
        return player._replace(deck=deck)
    flare = player.flare if player.flare is None or player.flare in shown else HIDDEN
    return player._replace(
        hand=_only_shown(player.hand, shown),
        legends=_only_shown(player.legends, shown),
        flare=flare,
        deck=deck,
    )


def _only_shown(cards: Cards, shown: frozenset[str]) -> Cards:
    faces = tuple(card for card in cards if card in shown)
    return faces + (HIDDEN,) * (len(cards) - len(faces))


def _backs(cards: Cards) -> Cards:
    return (HIDDEN,) * len(cards)


def _masked_answer(position: Position, answer: AnyOption) -> AnyOption:
    """Cards put under a deck are face down, but everybody sees under which deck."""
    if not isinstance(answer, PutUnder):
        return answer
    card = answer.card
    deck: Pile = "flare" if card in FLARES else "legend" if card in LEGENDS else "being"
    return PutUnder(HIDDEN, deck)


def sample(seen: View, chance: Random, skipped_hands: int = 0) -> Position:
    """A random position with this view.

    `skipped_hands` deals from further down the same shuffled cards. Of positions sampled with the
    same chance and 0, 1, 2, … skipped hands, no two give a hidden hand the same card until all
    cards were dealt. A few such positions cover more of the possible hands than independent ones.
    """
    masked = seen.position
    if masked.before is None:
        return _deal_hidden(masked, chance, skipped_hands)
    before = _deal_hidden(masked.before, chance, skipped_hands)
    return run(before, _deal_hidden_answers(before, masked.answers, chance))


def _deal_hidden(masked: Position, chance: Random, skipped_hands: int) -> Position:
    """Replace every hidden card by one that is not visible elsewhere."""
    world = masked.copy()
    world._question = None
    world.chance = chance.getrandbits(64)
    setup = world.setup
    players = list(world.players)
    for seat, school in enumerate(setup.schools):
        player = players[seat]
        visible = (*player.hand, *player.deck, *player.discard)
        unseen = _Unseen(beings_of(setup, school), visible, chance)
        unseen.skip(skipped_hands * (player.hand.count(HIDDEN) or setup.rules.hand))
        players[seat] = player._replace(
            hand=unseen.fill(player.hand), deck=unseen.fill(player.deck)
        )
    legends = _Unseen(
        legends_of(setup),
        (*world.legend_discard, *(c for p in players for c in p.legends)),
        chance,
    )
    flares = _Unseen(FLARES, (*world.flare_discard, *(p.flare or "" for p in players)), chance)
    legends.skip(skipped_hands * sum(player.legends.count(HIDDEN) for player in players))
    flares.skip(skipped_hands * sum(player.flare == HIDDEN for player in players))
    world.legend_deck = legends.fill(world.legend_deck)
    world.flare_deck = flares.fill(world.flare_deck)
    world.players = tuple(
        player._replace(legends=legends.fill(player.legends), flare=flares.fill_one(player.flare))
        for player in players
    )
    tasks = world.tasks
    if tasks is not None:
        claimed = (task for pile in tasks.claimed for task in pile)
        visible = (*tasks.current, tasks.next or "", *claimed)
        unseen = _Unseen(task_names(setup.rules), visible, chance)
        unseen.skip(skipped_hands)
        world.tasks = tasks._replace(deck=unseen.fill(tasks.deck))
    return world


class _Unseen:
    """The cards of a deck that are not visible anywhere, in random order."""

    def __init__(self, deck: Iterable[str], seen: Iterable[str], chance: Random) -> None:
        known = frozenset(seen)
        self._cards = [card for card in deck if card not in known]
        chance.shuffle(self._cards)

    def skip(self, number: int) -> None:
        """Move this many cards from the front of the deal to its end."""
        if self._cards:
            left = len(self._cards) - number % len(self._cards)
            self._cards = self._cards[left:] + self._cards[:left]

    def fill(self, cards: Cards) -> Cards:
        """These cards, with every hidden one replaced by the next unseen card."""
        return tuple(self._cards.pop() if card == HIDDEN else card for card in cards)

    def fill_one(self, card: str | None) -> str | None:
        """The same for a single card."""
        return self._cards.pop() if card == HIDDEN else card


def _deal_hidden_answers(
    before: Position, answers: tuple[AnyOption, ...], chance: Random
) -> tuple[AnyOption, ...]:
    player = before.players[before.seat]
    hand: dict[Pile, list[str]] = {
        "being": [card for card in player.hand if card != card_of(answers[0])],
        "legend": list(player.legends),
        "flare": [player.flare or ""],
    }
    filled: list[AnyOption] = []
    for answer in answers:
        if isinstance(answer, PutUnder) and answer.deck is not None:
            cards = hand[answer.deck]
            filled.append(PutUnder(cards.pop(chance.randrange(len(cards)))))
        else:
            filled.append(answer)
    return tuple(filled)
