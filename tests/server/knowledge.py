"""What a seat of Tash-Kalar may know, computed from the full position instead of a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from legendarium.table import SPECTATOR
from legendarium.tashkalar.events import AnyEvent, Drew, WentUnder
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.options import AnyOption, PutUnder
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.tasks import TASKS

UNIVERSE = frozenset({*CARDS, *FLARES, *TASKS})
"""The id of every card of the game."""

FACE_DOWN = (Drew, WentUnder, PutUnder)
"""Events and answers with a card that nobody sees but the seat itself."""
_KINDS_FACE_DOWN = tuple(kind.kind for kind in FACE_DOWN)

BACK = {"hidden", None}


def known(position: Position, seat: int) -> set[str]:
    """The cards that a seat, or a watcher, may know of at a moment."""
    cards = _public(position)
    if seat != SPECTATOR:
        cards |= _own(position, seat)
    return cards & UNIVERSE


def hidden(position: Position, seat: int) -> frozenset[str]:
    """The cards that must not be named to a seat at a moment."""
    return UNIVERSE - known(position, seat)


def _public(position: Position) -> set[str]:
    cards = {*position.legend_discard, *position.flare_discard}
    cards |= {card for card, _ in position.summoned}
    for player in position.players:
        cards |= {*player.discard, *player.deck[: player.known]}
    if position.tasks is not None:
        cards |= {*position.tasks.current, position.tasks.next or ""}
        cards |= {task for pile in position.tasks.claimed for task in pile}
    shown = (*position.events, *position.answers)
    return cards | _named(said for said in shown if not isinstance(said, FACE_DOWN))


def _own(position: Position, seat: int) -> set[str]:
    player = position.players[seat]
    cards = {*player.hand, *player.legends, player.flare or ""}
    cards |= _named(event for event in position.events if ("seat", seat) in event.items())
    return cards | _named(position.answers) if position.seat == seat else cards


def _named(said: Iterable[AnyOption | AnyEvent]) -> set[str]:
    """The cards that options and events name."""
    return {value for one in said for name, value in one.items() if name == "card"}


def texts(value: object) -> Iterator[str]:
    """Every text in a JSON value, the names of its fields included."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            yield name
            yield from texts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from texts(inner)


def objects(value: object) -> Iterator[dict[str, Any]]:
    """Every JSON object in a JSON value."""
    if isinstance(value, dict):
        yield value
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from objects(inner)


def face_up(said: object, seat: int) -> list[str]:
    """Where something lies open that this seat may not see, whatever the cards are called.

    Both imperial schools have the same beings, so that a name alone may be known from elsewhere.
    """
    return [place for body in objects(said) for place in _face_up(body, seat)]


def _face_up(body: dict[str, Any], seat: int) -> Iterator[str]:
    if "legend_deck" in body:
        yield from _face_up_view(body, seat)
    if body.get("chance") and not _is_line(body):
        yield "the state of chance"
    if "seed" in body or "token" in body:
        yield "a secret of the table"
    is_anothers = body.get("seat", seat) != seat
    if is_anothers and body.get("kind") in _KINDS_FACE_DOWN and body.get("card") not in BACK:
        yield f"a card {body['kind']} by seat {body['seat']}"
    if is_anothers and body.get("options") and "kind" in body:
        yield f"the options of seat {body['seat']}"


def _is_line(body: dict[str, Any]) -> bool:
    """Whether this is a line of a hint, with the chance to win after it."""
    chance = body["chance"]
    is_share = isinstance(chance, float) and 0.0 <= chance <= 1.0
    return is_share and body.keys() == {"options", "chance", "reasons"}


def _face_up_view(view: dict[str, Any], seat: int) -> Iterator[str]:
    decks: list[tuple[str, Iterable[str | None]]] = [
        ("the legend deck", view["legend_deck"]),
        ("the flare deck", view["flare_deck"]),
        ("the task deck", (view["tasks"] or {"deck": []})["deck"]),
    ]
    for number, player in enumerate(view["seats"]):
        decks.append((f"the deck of seat {number}", player["deck"][player.get("known", 0) :]))
        if number != seat:
            own = [*player["hand"], *player["legends"], player["flare"]]
            decks.append((f"the hand of seat {number}", own))
    for name, cards in decks:
        if not BACK.issuperset(cards):
            yield name
