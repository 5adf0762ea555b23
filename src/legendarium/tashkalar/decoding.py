"""A position from its JSON object, with the rules of the material checked on the way in.

What is left out gets a default: empty hands, decks of the cards not named elsewhere in the order of
the card list, zero scores, seat 0 to act with two actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from legendarium.table import BadPosition, BadSetup, Option, TableError
from legendarium.tashkalar.arena import SQUARE, Squares
from legendarium.tashkalar.encoding import encode
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.hands import SIDEWAYS
from legendarium.tashkalar.legality import check
from legendarium.tashkalar.position import (
    COMMON,
    HEROIC,
    LEGENDARY,
    Cards,
    End,
    Player,
    Position,
    Rank,
    Stage,
    Tasks,
    empty_position,
)
from legendarium.tashkalar.schools import CARDS, DECKS, LEGENDS
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.turn import take

T = TypeVar("T")

_RANKS: dict[str, Rank] = {rank.word: rank for rank in Rank}
_MOST = 1_000_000
"""No count in a position is larger."""


def decode(body: object, at: str = "position") -> Position:
    """The position of a JSON object; raises BadPosition when it cannot be."""
    reader = Reader(body, at)
    pending = reader.optional("pending")
    if pending is None:
        return _decode(reader)
    return _decode_pending(reader, pending)


class Reader:
    """A JSON object being read: every key once, of the right type, and none unknown."""

    def __init__(self, body: object, at: str) -> None:
        if not isinstance(body, Mapping):
            raise BadPosition("Here belongs a JSON object.", at)
        self.body = body
        self.at = at
        self.read: set[str] = set()

    def where(self, key: str) -> str:
        """Where a key is, for messages."""
        return f"{self.at}.{key}"

    def optional(self, key: str) -> Any:
        """What a key holds, or None."""
        self.read.add(key)
        return self.body.get(key)

    def flag(self, key: str) -> bool:
        """True or false; false when left out."""
        value = self.optional(key)
        if value is not None and not isinstance(value, bool):
            raise BadPosition(f"{key!r} is true or false.", self.where(key))
        return bool(value)

    def number(self, key: str, default: int, most: int = _MOST) -> int:
        """A whole number from 0 upwards."""
        value = self.optional(key)
        return default if value is None else whole(value, self.where(key), most)

    def items(self, key: str) -> list[Any] | None:
        """A list, or None when left out."""
        value = self.optional(key)
        if value is not None and not isinstance(value, list):
            raise BadPosition(f"{key!r} is a list.", self.where(key))
        return value

    def cards(self, key: str, allowed: Iterable[str], what: str) -> Cards | None:
        """A list of names from those allowed, or None when left out."""
        names = self.items(key)
        if names is None:
            return None
        known = frozenset(allowed)
        for number, name in enumerate(names):
            _name(name, known, what, f"{self.where(key)}[{number}]")
        return tuple(names)

    def finish(self) -> None:
        """Raise when there is a key that nobody reads."""
        for key in self.body:
            if key not in self.read:
                raise BadPosition(f"There is no {str(key)!r} in this place.", self.where(str(key)))


def whole(value: object, at: str, most: int = _MOST) -> int:
    """A whole number from 0 to `most`."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadPosition(f"Here belongs a whole number from 0 to {most}.", at)
    return value


def _name(value: object, known: frozenset[str], what: str, at: str) -> str:
    if not isinstance(value, str) or value not in known:
        raise BadPosition(f"{_short(value)} is not {what}.", at)
    return value


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}…"


def _decode_pending(outer: Reader, body: object) -> Position:
    reader = Reader(body, outer.where("pending"))
    before_at = reader.where("before")
    before = _decode(Reader(reader.optional("before"), before_at))
    choices = reader.items("choices")
    reader.finish()
    if not choices:
        raise BadPosition("A pending action has at least one choice.", reader.where("choices"))
    position = before
    for number, choice in enumerate(choices):
        place = f"{reader.where('choices')}[{number}]"
        try:
            option = Option.from_json(choice, place)
            check(position, option)
        except TableError as error:
            raise BadPosition(error.message, error.at or place) from None
        position = take(position, option)
    if position.before is None:
        raise BadPosition("The pending action is over after its choices.", reader.where("choices"))
    told = encode(position)
    for key, value in outer.body.items():
        if key != "pending" and told.get(str(key)) != value:
            raise BadPosition(
                f"{str(key)!r} does not follow from the pending action.", outer.where(str(key))
            )
    return position


def _decode(reader: Reader) -> Position:
    setup = _decode_setup(reader)
    position = empty_position(setup)
    stage = reader.optional("stage")
    if stage is not None:
        names = frozenset(stage.name.lower() for stage in Stage)
        _name(stage, names, "a stage: start, turns or over", reader.where("stage"))
        position.stage = Stage[stage.upper()]
    position.chance = reader.number("chance", 0, most=(1 << 64) - 1)
    _decode_arena(reader, position)
    _decode_cards(reader, position)
    _decode_turn(reader, position)
    position.scores = _decode_scores(reader, setup)
    position.improvised = _decode_improvised(reader, setup)
    position.tasks = _decode_tasks(reader, setup)
    position.end = _decode_end(reader, setup)
    conceded = reader.optional("conceded")
    if conceded is not None:
        position.conceded = _side(setup, conceded, reader.where("conceded"))
    position.offers = _decode_offers(reader, setup)
    reader.finish()
    return position


def _decode_setup(reader: Reader) -> Setup:
    seats = reader.items("seats")
    if seats is None:
        raise BadPosition('A position lists its "seats".', reader.where("seats"))
    schools = []
    for number, seat in enumerate(seats):
        inner = Reader(seat, f"{reader.where('seats')}[{number}]")
        school = inner.optional("school")
        schools.append(
            _name(school, frozenset(DECKS), f"a school: {', '.join(DECKS)}", inner.where("school"))
        )
    take_back = reader.optional("take_back")
    if take_back is not None and not isinstance(take_back, bool):
        raise BadPosition("'take_back' is true or false.", reader.where("take_back"))
    try:
        return Setup(
            str(reader.optional("form")),
            tuple(schools),
            reader.flag("teams"),
            True if take_back is None else take_back,
        )
    except BadSetup as error:
        raise BadPosition(error.message, f"{reader.at}.{error.at}") from None


def _decode_arena(reader: Reader, position: Position) -> None:
    at = reader.where("arena")
    arena = reader.optional("arena")
    if not isinstance(arena, Mapping):
        raise BadPosition('"arena" is a JSON object of squares and pieces.', at)
    owners = list(position.owners)
    by_rank = [0, 0, 0]
    for name, piece in arena.items():
        here = f"{at}.{name}"
        if name not in SQUARE:
            raise BadPosition(f"There is no square {_short(name)} in the arena.", here)
        colour, _, rank = piece.partition(" ") if isinstance(piece, str) else ("", "", "")
        if rank not in _RANKS:
            raise BadPosition(f'{_short(piece)} is not a piece such as "blue common".', here)
        owners[_side(position.setup, colour, here)] |= SQUARE[name]
        by_rank[_RANKS[rank]] |= SQUARE[name]
    position.owners = tuple(owners)
    position.commons, position.heroics, position.legendaries = by_rank
    _check_material(position, at)


def _check_material(position: Position, at: str) -> None:
    for side, colour in enumerate(position.setup.colours):
        for rank, kind in ((HEROIC, "common and heroic"), (LEGENDARY, "legendary")):
            if position.stock(side, rank) < 0:
                most = position.setup.stock if rank == HEROIC else position.setup.legendary_stock
                raise BadPosition(f"{colour.capitalize()} has only {most} {kind} pieces.", at)


def _side(setup: Setup, colour: object, at: str) -> int:
    if colour not in setup.colours:
        raise BadPosition(
            f"{_short(colour)} does not play here; the colours are {', '.join(setup.colours)}.", at
        )
    return setup.colours.index(str(colour))


def _decode_cards(reader: Reader, position: Position) -> None:
    setup = position.setup
    legends = () if setup.form == "first-game" else LEGENDS
    shared = _Once()
    players = []
    for seat, body in enumerate(reader.items("seats") or ()):
        inner = Reader(body, f"{reader.where('seats')}[{seat}]")
        players.append(_decode_player(inner, setup, seat, shared, legends))
    position.players = tuple(players)
    for pile, cards in (("legend", legends), ("flare", tuple(FLARES))):
        what = f"a {pile} of this form"
        discard = reader.cards(f"{pile}_discard", cards, what) or ()
        shared.add(discard, reader.where(f"{pile}_discard"))
        deck = reader.cards(f"{pile}_deck", cards, what)
        shared.add(deck or (), reader.where(f"{pile}_deck"))
        setattr(position, f"{pile}_discard", discard)
        if deck is None:
            deck = tuple(card for card in cards if card not in shared.seen)
        setattr(position, f"{pile}_deck", deck)


class _Once:
    """Cards that have been named; each may be named once."""

    def __init__(self) -> None:
        self.seen: set[str] = set()

    def add(self, cards: Iterable[str], at: str) -> None:
        for card in cards:
            if card in self.seen:
                raise BadPosition(f"The card {card!r} is named twice.", at)
            self.seen.add(card)


def _decode_player(
    reader: Reader, setup: Setup, seat: int, shared: _Once, legends: Cards
) -> Player:
    reader.optional("school")
    school = DECKS[setup.schools[seat]]
    own = _Once()
    piles: dict[str, Cards | None] = {}
    for key in ("hand", "deck", "discard"):
        piles[key] = reader.cards(key, school, f"a being of the {setup.schools[seat]} school")
        own.add(piles[key] or (), reader.where(key))
    held = reader.cards("legends", legends, "a legend of this form") or ()
    shared.add(held, reader.where("legends"))
    flare = reader.optional("flare")
    if flare is not None:
        shared.add((_name(flare, frozenset(FLARES), "a flare", reader.where("flare")),), reader.at)
    deck = piles["deck"]
    if deck is None:
        deck = tuple(card for card in school if card not in own.seen)
    default = min(SIDEWAYS, len(deck)) if setup.teams else 0
    sideways = reader.number("sideways", default, most=len(deck) if setup.teams else 0)
    known = reader.number("known", 0, most=len(deck))
    reader.finish()
    return Player(piles["hand"] or (), held, flare, deck, piles["discard"] or (), sideways, known)


def _decode_turn(reader: Reader, position: Position) -> None:
    setup = position.setup
    body = reader.optional("turn")
    inner = Reader({} if body is None else body, reader.where("turn"))
    position.seat = inner.number("seat", 0, most=setup.seats - 1)
    position.actions = inner.number("actions", 2, most=99)
    position.discarded = inner.flag("discarded")
    position.destroyed = _decode_destroyed(inner, setup)
    position.summoned = _decode_summoned(inner)
    position.war_summoner = inner.flag("war_summoner")
    position.extra_cards = inner.number("extra_cards", 0, most=99)
    position.extra_legends = inner.number("extra_legends", 0, most=99)
    position.extra_turn = inner.flag("extra_turn")
    position.handed_over = inner.flag("handed_over")
    if position.handed_over and not setup.teams:
        raise BadPosition("Only teams hand over a turn.", inner.where("handed_over"))
    inner.finish()


def _decode_destroyed(reader: Reader, setup: Setup) -> tuple[tuple[int, int, int], ...]:
    at = reader.where("destroyed")
    body = reader.optional("destroyed")
    if body is not None and not isinstance(body, Mapping):
        raise BadPosition("'destroyed' is a JSON object by colour and rank.", at)
    tallies = [(0, 0, 0)] * setup.sides
    for colour, tally in (body or {}).items():
        inner = Reader(tally, f"{at}.{colour}")
        tallies[_side(setup, colour, inner.at)] = (
            inner.number(COMMON.word, 0),
            inner.number(HEROIC.word, 0),
            inner.number(LEGENDARY.word, 0),
        )
        inner.finish()
    return tuple(tallies)


def _decode_summoned(reader: Reader) -> tuple[tuple[str, Squares], ...]:
    found = []
    for number, body in enumerate(reader.items("summoned") or ()):
        inner = Reader(body, f"{reader.where('summoned')}[{number}]")
        card = _name(inner.optional("card"), frozenset(CARDS), "a being", inner.where("card"))
        square = _name(
            inner.optional("square"), frozenset(SQUARE), "a square", inner.where("square")
        )
        inner.finish()
        found.append((card, SQUARE[square]))
    return tuple(found)


def _listed(
    reader: Reader, key: str, length: int, read: Callable[[object, str, int], T], blank: T
) -> tuple[T, ...]:
    """A list with an entry for each seat or side."""
    items = reader.items(key)
    if items is None:
        return (blank,) * length
    if len(items) != length:
        raise BadPosition(f"{key!r} has {length} entries here.", reader.where(key))
    return tuple(
        read(item, f"{reader.where(key)}[{number}]", number) for number, item in enumerate(items)
    )


def _decode_scores(reader: Reader, setup: Setup) -> tuple[tuple[int, ...], ...]:
    if setup.form != "melee":
        return _listed(reader, "scores", setup.sides, lambda item, at, _: (whole(item, at),), (0,))

    def row(item: object, at: str, side: int) -> tuple[int, ...]:
        inner = Reader(item, at)
        points = tuple(
            0 if column == side else inner.number(colour, 0)
            for column, colour in enumerate(setup.colours)
        )
        inner.finish()
        return points

    return _listed(reader, "scores", setup.sides, row, (0,) * setup.sides)


def _decode_improvised(reader: Reader, setup: Setup) -> tuple[int, ...]:
    def colours(item: object, at: str, seat: int) -> int:
        if not isinstance(item, list):
            raise BadPosition("Here belongs a list of colours.", at)
        return sum(1 << side for side in {_side(setup, colour, at) for colour in item})

    return _listed(reader, "improvised", setup.seats, colours, 0)


def _decode_tasks(reader: Reader, setup: Setup) -> Tasks | None:
    body = reader.optional("tasks")
    at = reader.where("tasks")
    if setup.form not in ("high-form", "first-game"):
        if body is not None:
            raise BadPosition("There are no tasks in this form.", at)
        return None
    names = tuple(
        name for name, task in TASKS.items() if setup.form == "high-form" or not task.advanced
    )
    inner = Reader({} if body is None else body, at)
    once = _Once()
    what = "a task of this form"
    current = inner.cards("current", names, what) or ()
    once.add(current, inner.where("current"))
    if len(current) > 3:
        raise BadPosition("At most three tasks are current.", inner.where("current"))
    following = inner.optional("next")
    if following is not None:
        once.add((_name(following, frozenset(names), what, inner.where("next")),), inner.at)
    deck = inner.cards("deck", names, what)
    once.add(deck or (), inner.where("deck"))

    def pile(item: object, place: str, side: int) -> Cards:
        cards = Reader({"claimed": item}, place).cards("claimed", names, what) or ()
        once.add(cards, place)
        return cards

    claimed: tuple[Cards, ...] = _listed(inner, "claimed", setup.sides, pile, ())
    inner.finish()
    if deck is None:
        deck = tuple(name for name in names if name not in once.seen)
    return Tasks(current, following, deck, claimed)


def _decode_end(reader: Reader, setup: Setup) -> End | None:
    body = reader.optional("end")
    if body is None:
        return None
    inner = Reader(body, reader.where("end"))
    seat = inner.number("triggered", 0, most=setup.seats - 1)
    turns = inner.items("last_turns") or []
    at = inner.where("last_turns")
    inner.finish()
    if len(turns) > setup.seats:
        raise BadPosition("Each seat has one last turn.", at)
    return End(seat, tuple(whole(turn, at, setup.seats - 1) for turn in turns))


def _decode_offers(reader: Reader, setup: Setup) -> tuple[tuple[str, int], ...]:
    found = []
    for number, body in enumerate(reader.items("offers") or ()):
        inner = Reader(body, f"{reader.where('offers')}[{number}]")
        kinds = frozenset(("concede", "skip-last-turns"))
        kind = _name(inner.optional("kind"), kinds, "an offer", inner.where("kind"))
        found.append((kind, inner.number("seat", 0, most=setup.seats - 1)))
        inner.finish()
    return tuple(found)
