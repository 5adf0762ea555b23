"""A toy game proves that the table's contract is enough for any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from legendarium.table import (
    BadPosition,
    BadSave,
    BadSetup,
    Event,
    Game,
    IllegalChoice,
    Option,
    Outcome,
    Play,
    Question,
    Record,
)
from legendarium.table.chance import shuffled


@dataclass(frozen=True)
class Hands:
    """Highest card: each seat plays one card of a secret hand; the highest card wins."""

    hands: tuple[tuple[int, ...], ...]
    played: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Seen:
    seat: int
    hands: tuple[tuple[int | None, ...], ...]
    played: tuple[int, ...]


class HighestCard:
    name = "highest-card"

    def start(self, setup: Mapping[str, Any], seed: int) -> Hands:
        seats = setup.get("seats")
        if not isinstance(seats, int) or not 2 <= seats <= 4:
            raise BadSetup("Two to four may play.", "setup.seats")
        _, deck = shuffled(seed, range(3 * seats))
        return Hands(tuple(tuple(deck[3 * s : 3 * s + 3]) for s in range(seats)))

    def seats(self, position: Hands) -> int:
        return len(position.hands)

    def question(self, position: Hands) -> Question | None:
        seat = len(position.played)
        if seat == len(position.hands):
            return None
        return Question(seat, "play", [Option.of("play", card=c) for c in position.hands[seat]])

    def take(self, position: Hands, option: Option) -> Hands:
        card = option.get("card")
        event = Event.of("played", card=card)
        return replace(position, played=(*position.played, card), events=(event,))

    def check(self, position: Hands, option: Option) -> None:
        asked = self.question(position)
        if asked is None or option not in asked.options:
            raise IllegalChoice("That card is not in the hand.")

    def closes(self, position: Hands, option: Option) -> bool:
        return len(position.played) == 0

    def events(self, position: Hands, seat: int | None = None) -> Sequence[Event]:
        return position.events

    def outcome(self, position: Hands) -> Outcome | None:
        if self.question(position) is not None:
            return None
        order = sorted(range(len(position.played)), key=lambda s: -position.played[s])
        return Outcome(tuple((seat,) for seat in order), position.played, "played-out")

    def view(self, position: Hands, seat: int) -> Seen:
        hands = tuple(
            hand if number == seat else tuple(c if c in position.played else None for c in hand)
            for number, hand in enumerate(position.hands)
        )
        return Seen(seat, hands, position.played)

    def sample(self, view: Seen, chance: Random) -> Hands:
        known = {card for hand in view.hands for card in hand if card is not None}
        unseen = [card for card in range(3 * len(view.hands)) if card not in known]
        chance.shuffle(unseen)
        hands = tuple(
            tuple(unseen.pop() if card is None else card for card in hand) for hand in view.hands
        )
        return Hands(hands, view.played)

    def encode(self, position: Hands) -> dict[str, Any]:
        return {"hands": [list(h) for h in position.hands], "played": list(position.played)}

    def encode_view(self, view: Seen) -> dict[str, Any]:
        return {"hands": [list(h) for h in view.hands], "played": list(view.played)}

    def decode(self, body: object) -> Hands:
        if not isinstance(body, dict) or set(body) != {"hands", "played"}:
            raise BadPosition("A position has hands and played cards.", "position")
        return Hands(tuple(map(tuple, body["hands"])), tuple(body["played"]))


GAME: Game[Hands, Seen] = HighestCard()
SETUP = {"seats": 3}


def finished() -> Play[Hands, Seen]:
    play = Play(GAME, SETUP, 11)
    while (asked := GAME.question(play.position)) is not None:
        play.choose(asked.options[-1])
    return play


def test_a_game_is_played_to_its_outcome() -> None:
    outcome = GAME.outcome(finished().position)
    assert outcome is not None
    assert sorted(seat for rank in outcome.ranking for seat in rank) == [0, 1, 2]
    assert outcome.to_json()["reason"] == "played-out"


def test_a_record_rebuilds_every_position() -> None:
    play = finished()
    again = Record.from_text(play.record.to_text())
    assert again == play.record
    positions = list(again.positions(GAME))
    assert positions[0] == GAME.start(SETUP, 11)
    assert positions[-1] == play.position
    assert Play.resume(GAME, again).position == play.position


def test_another_seed_is_another_game() -> None:
    assert GAME.start(SETUP, 11) == GAME.start(SETUP, 11) != GAME.start(SETUP, 12)


def test_an_illegal_choice_changes_nothing() -> None:
    play = Play(GAME, SETUP, 11)
    before = (play.position, play.record)
    with pytest.raises(IllegalChoice, match="not in the hand"):
        play.choose(Option.of("play", card=99))
    assert (play.position, play.record) == before


def test_taking_back_stops_at_a_choice_that_closes() -> None:
    play = finished()
    play.take_back()
    play.take_back()
    assert len(play.position.played) == len(play.record.choices) == 1
    with pytest.raises(IllegalChoice, match="final"):
        play.take_back()


def test_a_view_hides_and_a_sample_looks_the_same() -> None:
    position = GAME.start(SETUP, 11)
    view = GAME.view(position, 1)
    assert view.hands[0] == (None, None, None)
    worlds = {GAME.sample(view, Random(seed)) for seed in range(30)}
    assert len(worlds) > 5
    assert {GAME.view(world, 1) for world in worlds} == {view}


def test_a_position_survives_json() -> None:
    position = finished().position
    assert GAME.decode(GAME.encode(position)) == replace(position, events=())


def test_a_bad_setup_is_told() -> None:
    with pytest.raises(BadSetup, match="Two to four"):
        Play(GAME, {"seats": 9}, 1)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[1, 2]", 'no "legendarium"'),
        ('{"legendarium": 99}', "format 99"),
        ('{"legendarium": 1, "game": "x"}', "damaged"),
    ],
)
def test_a_foreign_old_or_damaged_save_is_told(text: str, told: str) -> None:
    with pytest.raises(BadSave, match=told):
        Record.from_text(text)


def test_every_changed_digit_of_a_save_is_noticed() -> None:
    text = finished().record.to_text()
    for place, letter in enumerate(text):
        if letter.isdigit():
            changed = text[:place] + str((int(letter) + 1) % 10) + text[place + 1 :]
            with pytest.raises(BadSave):
                Record.from_text(changed)


def test_a_save_with_an_illegal_choice_is_told() -> None:
    record = replace(finished().record, choices=(Option.of("play", card=99),))
    with pytest.raises(BadSave, match="Choice 1"):
        Play.resume(GAME, record)
    with pytest.raises(IllegalChoice) as caught:
        list(record.positions(GAME))
    assert caught.value.at == "choices[0]"


def test_messages_do_not_depend_on_the_order_of_their_details() -> None:
    one = Option.from_json({"kind": "move", "to": "d6", "from": "d5"})
    other = Option.from_json({"from": "d5", "kind": "move", "to": "d6"})
    assert one == other == Option.of("move", from_="d5", to="d6")
    assert Option.from_json(one.to_json()) == one
