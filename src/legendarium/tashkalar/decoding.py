"""Decodes a position from its JSON object and checks that the material allows it.

Everything except the form, the arena and the schools is optional and has a default. A position in
the middle of an action is the position before it with the choices made since; any other keys must
agree with what follows from them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from legendarium.table import BadPosition, BadSetup, TableError
from legendarium.table.reading import MAX_NUMBER, Reader, short_repr, whole_number
from legendarium.tashkalar.arena import SQUARE, Squares
from legendarium.tashkalar.decoding_cards import decode_cards, decode_tasks
from legendarium.tashkalar.encoding import encode
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.legality import check
from legendarium.tashkalar.options import OPTIONS, AnyOption, Concede, Offer, SkipLastTurns
from legendarium.tashkalar.position import (
    ACTIONS_OF_TURN,
    HEROIC,
    LEGENDARY,
    End,
    Position,
    Rank,
    Stage,
    empty_position,
)
from legendarium.tashkalar.schools import CARDS, DECKS
from legendarium.tashkalar.scoring import scoring_of
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.starts import start_options
from legendarium.tashkalar.turn import take

T = TypeVar("T")

_RANKS: dict[str, Rank] = {rank.word: rank for rank in Rank}
_STAGES: dict[str, Stage] = {stage.name.lower(): stage for stage in Stage}


def decode(body: object, at: str = "position") -> Position:
    """The position of a JSON object; raises BadPosition if it is not one."""
    reader = Reader(body, at, BadPosition)
    if reader.optional("pending") is None:
        return _decode(reader)
    return _decode_pending(reader)


def _decode(reader: Reader) -> Position:
    setup = _decode_setup(reader)
    position = empty_position(setup)
    position.stage = _STAGES[reader.name("stage", _STAGES, "start, turns or over") or "turns"]
    position.chance = reader.number("chance", 0, maximum=(1 << 64) - 1)
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
            option = OPTIONS.read(choice, at)
            check(position, option)
        except TableError as error:
            raise BadPosition(error.message, error.at or at, error.rule) from None
        position = take(position, option)
        if position.before is None:
            raise BadPosition("This choice ends the action, so it is no longer pending.", at)
    _check_follows(outer, position)
    return position


def _check_follows(reader: Reader, position: Position) -> None:
    """Check that every key beside a pending action agrees with it."""
    expected: dict[str, Any] = {**encode(position)}
    for key, value in reader.body.items():
        if key not in expected:
            raise BadPosition(
                f"There is no {short_repr(key)} here; there may be {', '.join(expected)}.",
                reader.where(key),
            )
        if key != "pending" and expected[key] != value:
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
            raise BadPosition(
                f"There is no square {short_repr(name)} in the arena.", inner.where(name), "1.1"
            )
        colour, _, rank = piece.partition(" ") if isinstance(piece, str) else ("", "", "")
        if rank not in _RANKS:
            raise BadPosition(
                f'A piece is a colour and a rank, such as "blue common", not {short_repr(piece)}.',
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
                    "2.2",
                )


def _side(setup: Setup, colour: object, at: str) -> int:
    if not isinstance(colour, str) or colour not in setup.colours:
        raise BadPosition(
            f"The colours here are {', '.join(setup.colours)}, not {short_repr(colour)}.", at
        )
    return setup.colours.index(colour)


def _decode_turn(reader: Reader, position: Position) -> None:
    setup = position.setup
    position.seat = reader.number("seat", 0, maximum=setup.seats - 1)
    position.actions = reader.number("actions", ACTIONS_OF_TURN)
    position.discarded = reader.flag("discarded")
    position.destroyed = _decode_destroyed(reader, setup)
    position.summoned = tuple(map(_decode_summoned, reader.readers("summoned")))
    position.war_summoner = reader.flag("war_summoner")
    position.extra_cards = reader.number("extra_cards", 0)
    position.extra_legends = reader.number("extra_legends", 0)
    position.extra_turn = reader.flag("extra_turn")
    position.handed_over = reader.flag("handed_over")
    if position.handed_over and not setup.teams:
        raise BadPosition("Only teams hand over a turn.", reader.where("handed_over"), "12T.5")
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
    scoring = scoring_of(position)

    def by_colour(item: object, at: str, side: int) -> tuple[int, ...]:
        inner = Reader(item, at, BadPosition)
        points = tuple(
            0 if column == side else inner.number(colour, 0)
            for column, colour in enumerate(setup.colours)
        )
        inner.finish()
        return points

    def of_tasks(item: object, at: str, side: int) -> tuple[int, ...]:
        # Claimed tasks and legendary pieces score by themselves (10.3), so only points beyond them
        # are stored.
        score, counted = (
            whole_number(item, at, MAX_NUMBER, BadPosition),
            scoring.points(position, side),
        )
        if 0 < score < counted:
            raise BadPosition(
                f"Claimed tasks and legendary pieces make {counted} points, not {score}.",
                at,
                "10.3",
            )
        return (max(0, score - counted),)

    def plain(item: object, at: str, side: int) -> tuple[int, ...]:
        return (whole_number(item, at, MAX_NUMBER, BadPosition),)

    rules = setup.rules
    read = by_colour if rules.scores_by_colour else of_tasks if rules.has_tasks else plain
    return _listed(reader, "scores", setup.sides, read) or position.scores


def _decode_improvised(reader: Reader, setup: Setup) -> tuple[int, ...]:
    def used_up(item: object, at: str, seat: int) -> int:
        if not isinstance(item, list):
            raise BadPosition(f"Expected a list of colours, not {short_repr(item)}.", at)
        sides = {_side(setup, colour, at) for colour in item}
        if sides and (not setup.rules.improvises or setup.side_of[seat] in sides):
            forms = " or ".join(key for key, form in FORMS.items() if form.improvises)
            raise BadPosition(
                f"Improvising is possible only in {forms}, with enemy pieces.", at, "12.4"
            )
        return sum(1 << side for side in sides)

    return _listed(reader, "improvised", setup.seats, used_up) or (0,) * setup.seats


def _decode_end(reader: Reader, setup: Setup) -> End | None:
    if reader.optional("end") is None:
        return None
    inner = reader.inner("end")
    if not setup.rules.has_last_turns:
        raise BadPosition("This form has no last turns.", inner.at, "12F.3")
    seats = setup.seats
    seat = inner.number("triggered", None, maximum=seats - 1)
    at = inner.where("last_turns")
    turns = tuple(
        whole_number(turn, at, seats - 1, BadPosition) for turn in inner.items("last_turns") or ()
    )
    inner.finish()
    order = tuple((seat + step) % seats for step in range(1, seats + 1))
    if turns != order[seats - len(turns) :]:
        raise BadPosition(
            f"Last turns are taken in the order {', '.join(map(str, order))}: "
            "list the seats that are left.",
            at,
            "13.1",
        )
    return End(seat, turns)


def _decode_agreements(reader: Reader, position: Position) -> None:
    """Decode the concession and the open offers (13.4, 13.5)."""
    setup = position.setup
    if reader.optional("conceded") is not None:
        at = reader.where("conceded")
        position.conceded = _side(setup, reader.optional("conceded"), at)
        if not setup.rules.may_concede or position.stage != Stage.OVER:
            raise BadPosition(
                "A side can have conceded only in a finished game of two sides.", at, "13.4"
            )
    for inner in reader.readers("offers"):
        kinds = tuple(OFFERS)
        kind = inner.known(
            inner.optional("kind"), kinds, f"an offer: {' or '.join(kinds)}", inner.where("kind")
        )
        seat = inner.number("seat", None, maximum=setup.seats - 1)
        inner.finish()
        if position.stage != Stage.OVER:
            _check_offer(position, OFFERS[kind](seat), inner.at)
        position.offers += ((kind, seat),)


OFFERS: dict[str, type[Offer]] = {"concede": Concede, "skip-last-turns": SkipLastTurns}


def _check_offer(position: Position, offer: AnyOption, at: str) -> None:
    try:
        check(position, offer)
    except TableError as error:
        raise BadPosition(error.message, at, error.rule) from None
    if take(position, offer).stage == Stage.OVER:
        raise BadPosition("Every seat has agreed, so the game is over.", at, "13.5")


def _check_stage(position: Position, at: str) -> None:
    """Check that before the first turn only start pieces are placed, and one is left to place."""
    if position.stage != Stage.START:
        return
    setup = position.setup
    allowed = start_options(empty_position(setup))
    for side, pieces in enumerate(position.owners):
        squares = {
            SQUARE[option.square] for option in allowed if option.colour == setup.colours[side]
        }
        if pieces & ~sum(squares) or pieces & ~position.commons:
            raise BadPosition(
                "Only start pieces are in the arena before the first turn.", at, "1.4"
            )
    if not start_options(position):
        raise BadPosition("There is no start piece left to place.", at, "1.4")
