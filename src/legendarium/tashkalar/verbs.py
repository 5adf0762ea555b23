"""The verbs of the glossary: everything that changes the arena (rules 9.5 to 9.11).

Counting destroyed pieces, shortages and events live here and nowhere else. A `Verbs` works on its
own copy of a position; choosing is left to `act`.
"""

from __future__ import annotations

from legendarium.tashkalar.arena import (
    ADJACENT,
    ARENA,
    NAME,
    NOWHERE,
    Squares,
    each,
)
from legendarium.tashkalar.events import (
    AboutPiece,
    AnyEvent,
    Converted,
    Destroyed,
    Downgraded,
    GainedAction,
    GainedTurn,
    Leapt,
    Moved,
    PickedUp,
    Placed,
    Recovered,
    Upgraded,
)
from legendarium.tashkalar.names import Colour
from legendarium.tashkalar.position import COMMON, HEROIC, LEGENDARY, Player, Position, Rank

STANDARD = 0
COMBAT = 1


class Verbs:
    """A position being changed on behalf of the side whose turn it is."""

    __slots__ = ("being", "events", "position", "side", "used")

    def __init__(self, position: Position) -> None:
        self.position = position
        self.side = position.setup.side_of[position.seat]
        self.being: Squares = NOWHERE
        """Where the summoned being stands now; nowhere once it is gone (9.3)."""
        self.used: Squares = NOWHERE
        """The pieces used to summon it, tracked as they move."""
        self.events: list[AnyEvent] = []

    # The pieces

    @property
    def mine(self) -> Squares:
        """Your pieces; with teams, the team's."""
        return self.position.owners[self.side]

    @property
    def enemies(self) -> Squares:
        """The pieces of all opponents (2.4)."""
        position = self.position
        occupied = position.commons | position.heroics | position.legendaries
        return occupied & ~position.owners[self.side]

    @property
    def commons(self) -> Squares:
        """Common pieces of all sides."""
        return self.position.commons

    @property
    def heroics(self) -> Squares:
        """Heroic pieces of all sides."""
        return self.position.heroics

    @property
    def legendaries(self) -> Squares:
        """Legendary pieces of all sides."""
        return self.position.legendaries

    @property
    def non_legendaries(self) -> Squares:
        """Common and heroic pieces of all sides."""
        return self.position.commons | self.position.heroics

    @property
    def upgraded(self) -> Squares:
        """Heroic and legendary pieces of all sides."""
        return self.position.heroics | self.position.legendaries

    @property
    def pieces(self) -> Squares:
        """All pieces."""
        return self.position.occupied

    @property
    def empty(self) -> Squares:
        """All empty squares."""
        return self.position.empty

    @property
    def opponents(self) -> list[int]:
        """The other sides."""
        return [side for side in range(self.position.setup.sides) if side != self.side]

    @property
    def has_legends(self) -> bool:
        """Whether there are legends in this form (12F.2)."""
        return self.position.setup.rules.has_legends

    @property
    def player(self) -> Player:
        """The cards of the seat whose turn it is."""
        return self.position.players[self.position.seat]

    # Verbs

    def place(self, square: Squares, rank: Rank = COMMON, side: int | None = None) -> bool:
        """Place a piece on an empty square if the stock has one; returns whether it did (9.7)."""
        owner = self.side if side is None else side
        if not square or not self.can_place(rank, owner):
            return False
        self._put(square, owner, rank)
        self._add_event(Placed, square, owner, rank)
        return True

    def destroy(self, group: Squares, counts: bool = True) -> None:
        """Destroy every piece of a set (9.9)."""
        for square in each(group):
            owner, rank = self._lift(square)
            self._add_event(Destroyed, square, owner, rank)
            if counts and owner != self.side:
                self._count_destroyed(owner, rank)

    def convert(self, square: Squares, rank: Rank | None = None) -> bool:
        """Replace an enemy piece with your own if the stock has one (9.10)."""
        if not square:
            return False
        new_rank = self.position.rank_at(square) if rank is None else rank
        if not self.can_place(new_rank):
            return False
        owner, old_rank = self._lift(square)
        self._count_destroyed(owner, old_rank)
        self._put(square, self.side, new_rank)
        self._add_event(Converted, square, self.side, new_rank)
        return True

    def can_place(self, rank: Rank, side: int | None = None) -> bool:
        """Whether the stock has a piece of this rank, to place or to convert to."""
        return self.position.stock(self.side if side is None else side, rank) > 0

    def upgrade(self, square: Squares) -> bool:
        """Upgrade a piece by one rank if possible; returns whether it was (9.8)."""
        if not square & self.can_be_upgraded(square):
            return False
        position = self.position
        if square & position.commons:
            position.commons ^= square
            position.heroics |= square
        else:
            position.heroics ^= square
            position.legendaries |= square
        self._add_event(Upgraded, square, position.owner_at(square), position.rank_at(square))
        return True

    def can_be_upgraded(self, group: Squares) -> Squares:
        """The pieces of a set that can be upgraded (9.8)."""
        position = self.position
        found = group & position.commons
        if group & position.heroics:
            for side, pieces in enumerate(position.owners):
                if position.stock(side, LEGENDARY) > 0:
                    found |= group & position.heroics & pieces
        return found

    def downgrade(self, square: Squares) -> bool:
        """Downgrade a piece by one rank if possible; returns whether it was (9.8)."""
        position = self.position
        if square & position.heroics:
            position.heroics ^= square
            position.commons |= square
        elif (
            square & position.legendaries and position.stock(position.owner_at(square), HEROIC) > 0
        ):
            position.legendaries ^= square
            position.heroics |= square
        else:
            return False
        self._add_event(Downgraded, square, position.owner_at(square), position.rank_at(square))
        return True

    def move(
        self, start: Squares, target: Squares, event_type: type[Moved] | type[Leapt] = Moved
    ) -> None:
        """Move or leap, destroying the piece on the target, even an own one (9.5, 9.6)."""
        if target & self.position.occupied:
            self.destroy(target)
        being, used = self.being == start, self.used & start
        owner, rank = self._lift(start)
        self._put(target, owner, rank)
        if being:
            self.being = target
        if used:
            self.used |= target
        colour = self.position.setup.colours[owner]
        self.events.append(event_type(NAME[start], NAME[target], colour, rank.word))

    def gain_action(self, number: int = 1) -> None:
        """Add to the actions left this turn (4.2)."""
        self.position.actions += number
        self.events.append(GainedAction(number))

    def recover(self, card: str) -> None:
        """Put a card of your discard pile on top of your deck, known to everybody."""
        position, player = self.position, self.player
        players = list(position.players)
        players[position.seat] = player._replace(
            discard=tuple(other for other in player.discard if other != card),
            deck=(card, *player.deck),
            known=player.known + 1,
        )
        position.players = tuple(players)
        self.events.append(Recovered(position.seat, card))

    def gain_turn(self) -> None:
        """Take an extra turn after this one (13.2)."""
        self.position.extra_turn = True
        self.events.append(GainedTurn(self.position.seat))

    def pick_up(self, square: Squares) -> None:
        """Return an own piece to the stock without destroying it (5.2, 6.5)."""
        owner, rank = self._lift(square)
        self._add_event(PickedUp, square, owner, rank)

    # Where a piece may go

    def stepping(self, piece: Squares, kind: int) -> Squares:
        """Where a piece may go in one standard or combat move (9.5)."""
        return ADJACENT[piece] & ~self._barred_squares(piece, kind)

    def leaping(self, piece: Squares, kind: int) -> Squares:
        """Where a piece may go in one leap (9.6)."""
        return ARENA & ~piece & ~self._barred_squares(piece, kind)

    def is_combat(self, piece: Squares, target: Squares) -> bool:
        """Whether this move needs a combat move: a piece of equal rank is on the target."""
        position = self.position
        return bool(target & position.occupied) and position.rank_at(piece) == position.rank_at(
            target
        )

    def _barred_squares(self, piece: Squares, kind: int) -> Squares:
        position = self.position
        if piece & position.commons:
            upgraded = position.heroics | position.legendaries
            return upgraded if kind else upgraded | position.commons
        if piece & position.heroics:
            return position.legendaries if kind else position.legendaries | position.heroics
        return NOWHERE if kind else position.legendaries

    # Pieces on and off the arena

    def _lift(self, square: Squares) -> tuple[int, Rank]:
        position = self.position
        owner, rank = position.owner_at(square), position.rank_at(square)
        self._set_pieces(owner, position.owners[owner] ^ square)
        if rank == COMMON:
            position.commons ^= square
        elif rank == HEROIC:
            position.heroics ^= square
        else:
            position.legendaries ^= square
        if square == self.being:
            self.being = NOWHERE
        self.used &= ~square
        return owner, rank

    def _put(self, square: Squares, owner: int, rank: Rank) -> None:
        position = self.position
        self._set_pieces(owner, position.owners[owner] | square)
        if rank == COMMON:
            position.commons |= square
        elif rank == HEROIC:
            position.heroics |= square
        else:
            position.legendaries |= square

    def _set_pieces(self, owner: int, pieces: Squares) -> None:
        owners = self.position.owners
        self.position.owners = (*owners[:owner], pieces, *owners[owner + 1 :])

    def _count_destroyed(self, owner: int, rank: Rank) -> None:
        tally = [list(row) for row in self.position.destroyed]
        tally[owner][rank] += 1
        self.position.destroyed = tuple((row[0], row[1], row[2]) for row in tally)

    def _add_event(
        self, event_type: type[AboutPiece], square: Squares, owner: int, rank: Rank
    ) -> None:
        self.events.append(_EVENTS[event_type, square, self.position.setup.colours[owner], rank])


class _EventCache(dict[tuple[type[AboutPiece], Squares, Colour, Rank], AboutPiece]):
    """Events about one square, created once and shared: there are only a few thousand."""

    def __missing__(self, key: tuple[type[AboutPiece], Squares, Colour, Rank]) -> AboutPiece:
        event_type, square, colour, rank = key
        event = self[key] = event_type(NAME[square], colour, rank.word)
        return event


_EVENTS = _EventCache()

__all__ = ["COMBAT", "STANDARD", "Verbs"]
