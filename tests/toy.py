"""The box of a toy game, to prove that a table or a server knows no rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from legendarium.table import (
    BadPosition,
    BadSetup,
    Box,
    Chooser,
    Event,
    Game,
    IllegalChoice,
    Option,
    Outcome,
    Pick,
    Question,
    Record,
    Shelf,
)
from legendarium.table.chance import shuffled
from legendarium.table.game import Edition, Json
from legendarium.table.kinds import Kinds


class PlayCard(Option, kind="play"):
    """Play a card of the hand."""

    card: int


class Fold(Option, kind="fold"):
    """Give up."""

    seat: int


class Played(Event, kind="played"):
    """A card was played."""

    card: int


class Folded(Event, kind="folded"):
    """A seat gave up."""

    seat: int


ToyOption = PlayCard | Fold
ToyEvent = Played | Folded


@dataclass(frozen=True)
class Hands:
    """Highest card: each seat plays one card of a secret hand; the highest card wins."""

    hands: tuple[tuple[int, ...], ...]
    played: tuple[int, ...] = ()
    folded: int | None = None
    """The seat that gave up."""
    events: tuple[ToyEvent, ...] = ()


@dataclass(frozen=True)
class Seen:
    """The view of a seat: None stands for a card that it has not seen."""

    seat: int
    hands: tuple[tuple[int | None, ...], ...]
    played: tuple[int, ...]
    folded: int | None
    question: Question[ToyOption] | None


class HighestCard:
    """The rules of the toy game."""

    name = "highest-card"
    rules = 1
    option_kinds: Kinds[ToyOption] = Kinds("option", ToyOption)
    event_kinds: Kinds[ToyEvent] = Kinds("event", ToyEvent)

    def start(self, setup: Mapping[str, Any], seed: int) -> Hands:
        seats = setup.get("seats")
        if not isinstance(seats, int) or not 2 <= seats <= 4:
            raise BadSetup("Two to four may play.", "setup.seats")
        _, deck = shuffled(seed, range(3 * seats))
        return Hands(tuple(tuple(deck[3 * s : 3 * s + 3]) for s in range(seats)))

    def edition(self, setup: Mapping[str, Any]) -> Edition:
        return Edition()

    def chapter(self, position: Hands) -> int:
        return 1

    def seats(self, position: Hands) -> int:
        return len(position.hands)

    def question(self, position: Hands) -> Question[ToyOption] | None:
        seat = len(position.played)
        if seat == len(position.hands) or position.folded is not None:
            return None
        return Question(seat, "play", [PlayCard(c) for c in position.hands[seat]])

    def take(self, position: Hands, option: ToyOption) -> Hands:
        if isinstance(option, Fold):
            return replace(position, folded=option.seat, events=(Folded(option.seat),))
        played = (*position.played, option.card)
        return replace(position, played=played, events=(Played(option.card),))

    def check(self, position: Hands, option: ToyOption) -> None:
        asked = self.question(position)
        seats = range(len(position.hands))
        if asked is not None and option in [Fold(seat) for seat in seats]:
            return
        if asked is None or option not in asked.options:
            raise IllegalChoice("That card is not in the hand.")

    def choosers(self, position: Hands, option: ToyOption) -> Sequence[int]:
        if isinstance(option, Fold):
            return (option.seat,)
        asked = self.question(position)
        return () if asked is None else (asked.seat,)

    def is_irreversible(self, position: Hands, option: ToyOption) -> bool:
        return len(position.played) == 0 or isinstance(option, Fold)

    def events(self, position: Hands, seat: int | None = None) -> Sequence[ToyEvent]:
        return position.events

    def outcome(self, position: Hands) -> Outcome | None:
        if self.question(position) is not None:
            return None
        if position.folded is not None:
            others = tuple(s for s in range(len(position.hands)) if s != position.folded)
            return Outcome((others, (position.folded,)), position.played, "folded")
        order = sorted(range(len(position.played)), key=lambda s: -position.played[s])
        return Outcome(tuple((seat,) for seat in order), position.played, "played-out")

    def view(self, position: Hands, seat: int) -> Seen:
        hands = tuple(
            hand if number == seat else tuple(c if c in position.played else None for c in hand)
            for number, hand in enumerate(position.hands)
        )
        asked = self.question(position)
        if asked is not None and asked.seat != seat:
            asked = asked._replace(options=())
        return Seen(seat, hands, position.played, position.folded, asked)

    def sample(self, view: Seen, chance: Random) -> Hands:
        known = {card for hand in view.hands for card in hand if card is not None}
        unseen = [card for card in range(3 * len(view.hands)) if card not in known]
        chance.shuffle(unseen)
        hands = tuple(
            tuple(unseen.pop() if card is None else card for card in hand) for hand in view.hands
        )
        return Hands(hands, view.played, view.folded)

    def encode(self, position: Hands) -> dict[str, Any]:
        return _encode(position.hands, position.played, position.folded)

    def encode_view(self, view: Seen) -> dict[str, Any]:
        return _encode(view.hands, view.played, view.folded)

    def decode(self, body: object) -> Hands:
        if not isinstance(body, dict) or set(body) != {"hands", "played", "folded"}:
            raise BadPosition("A position has hands and played cards.", "position")
        return Hands(tuple(map(tuple, body["hands"])), tuple(body["played"]), body["folded"])


def _encode(
    hands: Sequence[Sequence[int | None]], played: Sequence[int], folded: int | None
) -> dict[str, Any]:
    return {"hands": [list(hand) for hand in hands], "played": list(played), "folded": folded}


class ViewShape(TypedDict):
    """A position of the toy game; null is a card that the reader has not seen."""

    hands: list[list[int | None]]
    played: list[int]
    folded: int | None


class HelpShape(TypedDict):
    """The cards in the reader's hand that beat everything played so far."""

    best: list[int]


class OptionsShape(TypedDict):
    """How many play, and whether each picks a hat first."""

    seats: int
    draft: NotRequired[bool]
    partners: NotRequired[bool]


HATS = ("bowler", "beret", "fez", "crown")
Hat = Literal["bowler", "beret", "fez", "crown"]


class SetupShape(TypedDict):
    """How many play, and their hats."""

    seats: int
    hats: NotRequired[list[Hat]]


class OutcomeShape(TypedDict):
    """How a game ended."""

    ranking: list[list[int]]
    scores: list[int]
    reason: Literal["played-out", "folded"]
    decided: Literal[""]


class CatalogueShape(TypedDict):
    """The hats there are."""

    game: Literal["highest-card"]
    hats: list[Hat]


class ToyBox:
    """The box of the toy game."""

    bots: tuple[str, ...] = ("low", "high")
    levels: tuple[str, ...] = ("high",)
    shapes: Mapping[str, Any] = {
        "view": ViewShape,
        "help": HelpShape,
        "options": OptionsShape,
        "setup": SetupShape,
        "pick": Hat,
        "score": int,
        "outcome": OutcomeShape,
        "catalogue": CatalogueShape,
    }

    def __init__(self) -> None:
        self.game: Game[Hands, Seen, ToyOption] = HighestCard()
        self.catalogue: Json = {"game": self.game.name, "hats": list(HATS)}

    def seats(self, options: Json) -> int:
        seats = options.get("seats")
        if not isinstance(seats, int) or not 2 <= seats <= 4:
            raise BadSetup("Two to four may play.", "options.seats")
        return seats

    def has_partners(self, options: Json) -> bool:
        return options.get("partners") is True

    def next_pick(self, options: Json, picks: Sequence[str]) -> Pick | None:
        seats = self.seats(options)
        left = tuple(hat for hat in HATS if hat not in picks)
        if len(set(picks)) != len(picks) or len(left) + len(picks) != len(HATS):
            raise BadSetup("There is no such hat left.", f"picks[{len(picks) - 1}]")
        return Pick(len(picks), left) if options.get("draft") and len(picks) < seats else None

    def setup(
        self, options: Json, picks: Sequence[str], take_back: bool, chance: Random
    ) -> dict[str, Any]:
        seats = self.seats(options)
        if self.next_pick(options, picks) is not None:
            raise BadSetup("Not everybody has a hat.", "picks")
        return {"seats": seats, "hats": list(picks) or chance.sample(HATS, seats)}

    def options(self, setup: Json) -> dict[str, Any]:
        return {"seats": setup["seats"]}

    def make_bot(self, name: str, seed: int) -> Chooser[Seen, ToyOption]:
        if name not in self.bots:
            raise BadSetup(f"There is no bot {name!r}; choose low or high.", "bot")
        return _lowest if name == "low" else _highest

    def quick_choice(self, position: Hands) -> ToyOption:
        asked = self.game.question(position)
        assert asked is not None
        return asked.options[0]

    def begins_turn(self, position: Hands) -> bool:
        return bool(position.events)

    def asides(self, position: Hands, seat: int) -> Sequence[ToyOption]:
        fold = self.resignation(position, seat)
        return [] if fold is None else [fold]

    def resignation(self, position: Hands, seat: int) -> ToyOption | None:
        is_over = self.game.question(position) is None
        return None if is_over or seat < 0 else Fold(seat)

    def hint(self, view: Seen, level: str, seed: int) -> Json:
        line = {"options": [_highest(view).to_json()], "chance": 0.5, "reasons": []}
        return {"level": level, "lines": [line]}

    def turns(self, record: Record) -> Sequence[Any]:
        return range(len(record.choices))

    def judge(self, record: Record, turn: Any, level: str) -> Json:
        seen = self.game.view(list(record.positions(self.game))[turn], turn)
        better = _highest(seen)
        is_best = better == record.choices[turn]
        return {
            "from": turn,
            "to": turn + 1,
            "seat": turn,
            "chances": [0.5, 0.5],
            "played": 0.5 if is_best else 0.2,
            "best": 0.5,
            "mark": "" if is_best else "blunder",
            "line": [] if is_best else [better.to_json()],
            "reasons": [] if is_best else [{"part": "cards", "gain": 1.0}],
        }

    def help(self, view: Seen) -> dict[str, Any]:
        hand = view.hands[view.seat] if view.seat >= 0 else ()
        best = max(view.played, default=-1)
        return {"best": [card for card in hand if card is not None and card > best]}


def _card(option: ToyOption) -> int:
    assert isinstance(option, PlayCard)
    return option.card


def _lowest(view: Seen) -> ToyOption:
    assert view.question is not None
    return min(view.question.options, key=_card)


def _highest(view: Seen) -> ToyOption:
    assert view.question is not None
    return max(view.question.options, key=_card)


BOX: Box[Hands, Seen, ToyOption] = ToyBox()


def make_shelf() -> Shelf:
    """A shelf with only the toy game."""
    box = ToyBox()
    return {box.game.name: box}
