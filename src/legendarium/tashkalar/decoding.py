"""A position from its JSON object, with the rules of the material checked on the way in.

Everything but the form, the arena and the schools may be left out, and then has its default. A
position in the middle of an action is the position before it with the choices made since; what
else is said of it must follow from them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from legendarium.table import BadPosition, BadSetup, Option, TableError
from legendarium.table.reading import LARGEST, Reader, told, whole
from legendarium.tashkalar.arena import SQUARE, Squares
from legendarium.tashkalar.decoding_cards import decode_cards, decode_tasks
from legendarium.tashkalar.encoding import encode
from legendarium.tashkalar.forms import FORM
from legendarium.tashkalar.forms.high_form import HighForm
from legendarium.tashkalar.legality import check
from legendarium.tashkalar.position import (
    HEROIC,
    LEGENDARY,
    End,
    Position,
    Rank,
    Stage,
    empty_position,
)
from legendarium.tashkalar.schools import CARDS, DECKS
from legendarium.tashkalar.setup import FORMS, Setup
from legendarium.tashkalar.turn import CONCEDE, SKIP, take

T = TypeVar("T")

_RANKS: dict[str, Rank] = {rank.word: rank for rank in Rank}
_STAGES: dict[str, Stage] = {stage.name.lower(): stage for stage in Stage}


def decode(body: object, at: str = "position") -> Position:
    """The position of a JSON object; raises BadPosition when it cannot be."""
    reader = Reader(body, at, BadPosition)
    if reader.optional("pending") is None:
        return _decode(reader)
    return _decode_pending(reader)


def _decode(reader: Reader) -> Position:
    setup = _decode_setup(reader)
    position = empty_position(setup)
    position.stage = _STAGES[reader.name("stage", _STAGES, "start, turns or over") or "turns"]
    position.chance = reader.number("chance", 0, most=(1 << 64) - 1)
    _decode_arena(reader, position)
    decode_cards(reader, position)
    position.tasks = decode_tasks(reader, setup)
    _decode_turn(reader.inner("turn"), position)
    position.scores = _decode_scores(reader, position)
    position.improvised = _decode_improvised(reader, setup)
    position.end = _decode_end(reader, setup)
    _decode_agreements(reader, position)
    reader.finish()
    _check_stage(position, reader.where("stage"))
    return position


def _decode_pending(outer: Reader) -> Position:
    reader = outer.inner("pending")
    position = _decode(Reader(reader.optional("before"), reader.where("before"), BadPosition))
    choices = reader.items("choices")
    reader.finish()
    if not choices:
        raise BadPosition("A pending action has at least one choice.", reader.where("choices"))
    for number, choice in enumerate(choices):
        at = f"{reader.where('choices')}[{number}]"
        try:
            option = Option.from_json(choice, at)
            check(position, option)
        except TableError as error:
            raise BadPosition(error.message, error.at or at) from None
        position = take(position, option)
        if position.before is None:
            raise BadPosition("With this choice the action is over, and no longer pending.", at)
    _check_follows(outer, position)
    return position


def _check_follows(reader: Reader, position: Position) -> None:
    """What is said beside a pending action may be left out, but not differ from it."""
    true: dict[str, Any] = {**encode(position)}
    for key, value in reader.body.items():
        if key not in true:
            raise BadPosition(
                f"There is no {told(key)} here; there may be {', '.join(true)}.", reader.where(key)
            )
        if key != "pending" and true[key] != value:
            raise BadPosition(
                f"{key!r} does not follow from the pending action; it may be left out.",
                reader.where(key),
            )


def _decode_setup(reader: Reader) -> Setup:
    form = reader.name("form", FORMS, f"a form: {', '.join(FORMS)}")
    if form is None:
        raise BadPosition(f'A position has a "form": {", ".join(FORMS)}.', reader.where("form"))
    if reader.items("seats") is None:
        raise BadPosition('A position has a list of "seats".', reader.where("seats"))
    schools = []
    for inner in reader.readers("seats"):
        school = inner.name("school", DECKS, f"a school: {', '.join(DECKS)}")
        if school is None:
            raise BadPosition(f'A seat has a "school": {", ".join(DECKS)}.', inner.where("school"))
        schools.append(school)
    try:
        return Setup(form, tuple(schools), reader.flag("teams"), reader.flag("take_back", True))
    except BadSetup as error:
        raise BadPosition(error.message, reader.where(error.at)) from None


def _decode_arena(reader: Reader, position: Position) -> None:
    if reader.optional("arena") is None:
        raise BadPosition(
            'A position has an "arena", a JSON object of squares and pieces.', reader.where("arena")
        )
    inner = reader.inner("arena")
    owners = list(position.owners)
    by_rank = [0, 0, 0]
    for name, piece in inner.body.items():
        if name not in SQUARE:
            raise BadPosition(f"There is no square {told(name)} in the arena.", inner.where(name))
        colour, _, rank = piece.partition(" ") if isinstance(piece, str) else ("", "", "")
        if rank not in _RANKS:
            raise BadPosition(
                f'A piece is a colour and a rank, such as "blue common", not {told(piece)}.',
                inner.where(name),
            )
        owners[_side(position.setup, colour, inner.where(name))] |= SQUARE[name]
        by_rank[_RANKS[rank]] |= SQUARE[name]
    position.owners = tuple(owners)
    position.commons, position.heroics, position.legendaries = by_rank
    _check_material(position, inner.at)


def _check_material(position: Position, at: str) -> None:
    setup = position.setup
    kinds = (
        (HEROIC, setup.stock, "common and heroic"),
        (LEGENDARY, setup.legendary_stock, "legendary"),
    )
    for side, colour in enumerate(setup.colours):
        for rank, most, kind in kinds:
            if position.stock(side, rank) < 0:
                raise BadPosition(
                    f"{colour.capitalize()} has {most} {kind} pieces here, "
                    f"not {most - position.stock(side, rank)}.",
                    at,
                )


def _side(setup: Setup, colour: object, at: str) -> int:
    if not isinstance(colour, str) or colour not in setup.colours:
        raise BadPosition(
            f"The colours here are {', '.join(setup.colours)}, not {told(colour)}.", at
        )
    return setup.colours.index(colour)


def _decode_turn(reader: Reader, position: Position) -> None:
    setup = position.setup
    position.seat = reader.number("seat", 0, most=setup.seats - 1)
    position.actions = reader.number("actions", 2)
    position.discarded = reader.flag("discarded")
    position.destroyed = _decode_destroyed(reader, setup)
    position.summoned = tuple(map(_decode_summoned, reader.readers("summoned")))
    position.war_summoner = reader.flag("war_summoner")
    position.extra_cards = reader.number("extra_cards", 0)
    position.extra_legends = reader.number("extra_legends", 0)
    position.extra_turn = reader.flag("extra_turn")
    position.handed_over = reader.flag("handed_over")
    if position.handed_over and not setup.teams:
        raise BadPosition("Only teams hand over a turn.", reader.where("handed_over"))
    reader.finish()


def _decode_destroyed(reader: Reader, setup: Setup) -> tuple[tuple[int, int, int], ...]:
    tallies = [(0, 0, 0)] * setup.sides
    destroyed = reader.inner("destroyed")
    for colour in destroyed.body:
        side = _side(setup, colour, destroyed.where(colour))
        tally = destroyed.inner(colour)
        common, heroic, legendary = (tally.number(rank.word, 0) for rank in Rank)
        tallies[side] = (common, heroic, legendary)
        tally.finish()
    return tuple(tallies)


def _decode_summoned(reader: Reader) -> tuple[str, Squares]:
    card = reader.known(reader.optional("card"), CARDS, "a being", reader.where("card"))
    square = reader.known(reader.optional("square"), SQUARE, "a square", reader.where("square"))
    reader.finish()
    return card, SQUARE[square]


def _listed(
    reader: Reader, key: str, length: int, read: Callable[[object, str, int], T]
) -> tuple[T, ...] | None:
    """A list with an entry for each seat or side."""
    items = reader.items(key)
    if items is None:
        return None
    if len(items) != length:
        raise BadPosition(f"{key!r} has {length} entries here.", reader.where(key))
    return tuple(
        read(item, f"{reader.where(key)}[{number}]", number) for number, item in enumerate(items)
    )


def _decode_scores(reader: Reader, position: Position) -> tuple[tuple[int, ...], ...]:
    setup = position.setup
    form = FORM[setup.form]

    def by_colour(item: object, at: str, side: int) -> tuple[int, ...]:
        inner = Reader(item, at, BadPosition)
        points = tuple(
            0 if column == side else inner.number(colour, 0)
            for column, colour in enumerate(setup.colours)
        )
        inner.finish()
        return points

    def of_tasks(item: object, at: str, side: int) -> tuple[int, ...]:
        # Claimed tasks and legendary pieces score by themselves (10.3): only what is beyond them
        # is kept.
        score, counted = whole(item, at, LARGEST, BadPosition), form.score(position, side)
        if 0 < score < counted:
            raise BadPosition(
                f"Claimed tasks and legendary pieces make {counted} points, not {score}.", at
            )
        return (max(0, score - counted),)

    def plain(item: object, at: str, side: int) -> tuple[int, ...]:
        return (whole(item, at, LARGEST, BadPosition),)

    read = by_colour if setup.form == "melee" else of_tasks if isinstance(form, HighForm) else plain
    return _listed(reader, "scores", setup.sides, read) or position.scores


def _decode_improvised(reader: Reader, setup: Setup) -> tuple[int, ...]:
    def used_up(item: object, at: str, seat: int) -> int:
        if not isinstance(item, list):
            raise BadPosition(f"Here belongs a list of colours, not {told(item)}.", at)
        sides = {_side(setup, colour, at) for colour in item}
        if sides and (setup.form != "melee" or seat in sides):
            raise BadPosition("Only in melee, and only with enemy pieces, does one improvise.", at)
        return sum(1 << side for side in sides)

    return _listed(reader, "improvised", setup.seats, used_up) or (0,) * setup.seats


def _decode_end(reader: Reader, setup: Setup) -> End | None:
    if reader.optional("end") is None:
        return None
    inner = reader.inner("end")
    if not FORM[setup.form].last_turns:
        raise BadPosition("This form has no last turns.", inner.at)
    seats = setup.seats
    seat = inner.number("triggered", None, most=seats - 1)
    at = inner.where("last_turns")
    turns = tuple(
        whole(turn, at, seats - 1, BadPosition) for turn in inner.items("last_turns") or ()
    )
    inner.finish()
    order = tuple((seat + step) % seats for step in range(1, seats + 1))
    if turns != order[seats - len(turns) :]:
        raise BadPosition(
            f"Last turns are taken in the order {', '.join(map(str, order))}: "
            "here belong those that are left.",
            at,
        )
    return End(seat, turns)


def _decode_agreements(reader: Reader, position: Position) -> None:
    """Who has conceded, and what some seats have agreed to (13.4, 13.5)."""
    setup = position.setup
    if reader.optional("conceded") is not None:
        at = reader.where("conceded")
        position.conceded = _side(setup, reader.optional("conceded"), at)
        if setup.form == "melee" or position.stage != Stage.OVER:
            raise BadPosition("Only in a two-sided game that is over has a side conceded.", at)
    for inner in reader.readers("offers"):
        kinds = (CONCEDE, SKIP)
        kind = inner.known(
            inner.optional("kind"), kinds, f"an offer: {' or '.join(kinds)}", inner.where("kind")
        )
        seat = inner.number("seat", None, most=setup.seats - 1)
        inner.finish()
        if position.stage != Stage.OVER:
            _check_offer(position, Option.of(kind, seat=seat), inner.at)
        position.offers += ((kind, seat),)


def _check_offer(position: Position, offer: Option, at: str) -> None:
    try:
        check(position, offer)
    except TableError as error:
        raise BadPosition(error.message, at) from None
    if take(position, offer).stage == Stage.OVER:
        raise BadPosition("All have agreed, so the game is over.", at)


def _check_stage(position: Position, at: str) -> None:
    """Before the first turn, there is a start piece left to place, and nothing else has been."""
    if position.stage != Stage.START:
        return
    form, setup = FORM[position.setup.form], position.setup
    allowed = form.start_options(empty_position(setup))
    for side, pieces in enumerate(position.owners):
        squares = {
            SQUARE[option.get("square")]
            for option in allowed
            if option.get("colour") == setup.colours[side]
        }
        if pieces & ~sum(squares) or pieces & ~position.commons:
            raise BadPosition("Only start pieces are in the arena before the first turn.", at)
    if not form.start_options(position):
        raise BadPosition("There is no start piece left to place.", at)
