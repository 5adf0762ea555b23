"""Ends of turns with rare combinations of circumstances."""

from __future__ import annotations

from random import Random

from legendarium.tashkalar.position import Cards, End, Player, Position, Tasks
from legendarium.tashkalar.tasks import TASKS


def changed(position: Position, chance: Random) -> Position:
    """The position at the end of its turn, with a rare combination of circumstances."""
    new = position.copy()
    new._question = None
    setup, seat = new.setup, new.seat
    has_legends, has_last_turns = setup.rules.has_legends, setup.rules.has_last_turns
    new.actions = 0
    new.chance = chance.getrandbits(64)
    new.extra_cards = chance.choice((0, 0, 1, 2))
    new.extra_legends = chance.choice((0, 0, 1)) if has_legends else 0
    new.extra_turn = has_last_turns and chance.random() < 0.2
    new.handed_over = setup.teams and chance.random() < 0.3
    new.destroyed = tuple(
        (0, 0, 0) if side == new.side else destroyed(chance) for side in range(setup.sides)
    )
    points = (0, 3, 8, 11) if new.tasks is None else (0, 0, 1, 4)
    new.scores = tuple(tuple(chance.choice(points) for _ in row) for row in new.scores)
    if new.tasks is not None:
        new.tasks = laid_out(chance.choice(list(TASKS)), chance)
    new.end = last_turns(setup.seats, chance) if has_last_turns else None
    players = list(new.players)
    players[seat] = thinned(players[seat], setup.teams, chance)
    new.players = tuple(players)
    new.legend_deck, new.legend_discard = cut(new.legend_deck, new.legend_discard, chance)
    new.flare_deck, new.flare_discard = cut(new.flare_deck, new.flare_discard, chance)
    return new


def destroyed(chance: Random) -> tuple[int, int, int]:
    """A random number of destroyed pieces of a side, by rank."""
    return chance.randrange(4), chance.choice((0, 0, 1, 2)), chance.choice((0, 0, 1))


def last_turns(seats: int, chance: Random) -> End | None:
    """An end triggered by a random seat with some last turns left, or None."""
    if chance.random() < 0.6:
        return None
    trigger = chance.randrange(seats)
    following = tuple((trigger + step) % seats for step in range(1, seats + 1))
    return End(trigger, following[chance.randrange(seats + 1) :])


def thinned(player: Player, teams: bool, chance: Random) -> Player:
    """A seat with fewer cards in hand and in its deck, the top ones of which may be known."""
    hand = player.hand[: chance.randrange(4)]
    deck = player.deck[: chance.choice((0, 1, 2, 3, 4, 8, 18))]
    gone = tuple(card for card in player.hand + player.deck if card not in hand + deck)
    return player._replace(
        hand=hand,
        deck=deck,
        discard=gone + player.discard,
        flare=None if chance.random() < 0.6 else player.flare,
        sideways=min(chance.choice((0, 1, 3, 6)), len(deck)) if teams else 0,
        known=min(chance.choice((0, 0, 1, 2)), len(deck)),
    )


def cut(deck: Cards, discard: Cards, chance: Random) -> tuple[Cards, Cards]:
    """A deck with few cards left, the others discarded or gone."""
    left = chance.choice((0, 1, 2, len(deck)))
    return deck[:left], deck[left:] + discard if chance.random() < 0.7 else ()


def laid_out(task: str, chance: Random) -> Tasks:
    """Tasks including this one, often with more of its category than may be open together."""
    rest = [other for other in TASKS if other != task]
    chance.shuffle(rest)
    if chance.random() < 0.5:
        rest.sort(key=lambda other: TASKS[other].category != TASKS[task].category)
    current = [task, *rest[:2]]
    chance.shuffle(current)
    left = chance.choice((0, 1, 3, 18))
    following = rest[2] if left or chance.random() < 0.5 else None
    return Tasks(tuple(current), following, tuple(rest[3 : 3 + left]), ((), tuple(rest[21:])))
