"""`legendarium explore` about Tainted Grail: from a setup, from positions, to the end."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random
from typing import Any

from fuzzing import answers_to

from waiting import PATIENCE

NAME = "tainted-grail"
SETUP = {"campaign": "drowned-reach", "seats": [{"character": "orla"}, {"character": "hask"}]}


def ask(**request: Any) -> Any:
    """The answer to one request."""
    (text,) = answers_to([json.dumps({"game": NAME, **request}).encode()])
    return json.loads(text)


def test_a_fresh_game_asks_all_who_may_answer() -> None:
    answer = ask(setup=SETUP, seed=7, id="first")
    assert answer["id"] == "first"
    assert answer["question"] == "action"
    assert answer["seat"] == [0, 1]
    assert {"kind": "pass", "who": "orla"} in answer["options"]
    assert answer["outcome"] is None
    assert answer == ask(setup=SETUP, seed=7, id="first")


def test_a_seat_sees_no_order_of_the_decks() -> None:
    whole, seen = ask(setup=SETUP, seed=7), ask(setup=SETUP, seed=7, seat=1)
    assert seen["options"] == whole["options"]
    deck = seen["position"]["item_deck"]
    assert deck == sorted(deck)
    assert whole["position"]["item_deck"] != deck
    assert seen["position"]["chance"] == 0


def test_choices_lead_on_and_positions_come_back_as_they_were() -> None:
    answer = ask(setup=SETUP, seed=7)
    chance = Random(1)
    for _ in range(60):
        if not answer["options"]:
            break
        option = chance.choice(answer["options"])
        answer = ask(position=answer["position"], choices=[option])
        assert "error" not in answer, answer
        same = ask(position=answer["position"])
        assert same["position"] == answer["position"]
        assert same["options"] == answer["options"]
        assert same["events"] == []


def test_a_game_comes_to_its_end() -> None:
    answer = ask(setup=SETUP, seed=7)
    chance = Random(3)
    for _ in range(3_000):
        if not answer["options"]:
            break
        staying = [one for one in answer["options"] if one["kind"] != "flee"]
        option = chance.choice(staying or answer["options"])
        answer = ask(position=answer["position"], choices=[option])
    assert answer["question"] is None
    assert answer["outcome"]["ranking"] == [[0, 1]] or answer["outcome"]["reason"]


def test_an_impossible_choice_names_its_rule() -> None:
    answer = ask(setup=SETUP, seed=7, choices=[{"kind": "travel", "who": "orla", "to": 113}])
    assert answer["error"]["code"] == "illegal-choice"
    assert answer["error"]["at"] == "choices[0]"
    assert answer["error"]["rule"] == "MAP-1"


def test_joining_is_accepted_though_it_is_not_listed() -> None:
    join = {"kind": "join", "seat": 2, "character": "isk", "beside": "orla"}
    answer = ask(setup=SETUP, seed=7, choices=[join])
    assert [one["id"] for one in answer["position"]["characters"]] == ["orla", "hask", "isk"]
    assert answer["events"][0] == {"kind": "joined", "place": 101, "who": "isk"}


def test_wrong_setups_are_told() -> None:
    def wrong(**changed: Any) -> tuple[str, str]:
        told = ask(setup=SETUP | changed, seed=1)["error"]
        return told["code"], told["at"]

    assert wrong(campaign="atlantis") == ("bad-request", "campaign")
    assert wrong(seats=[]) == ("bad-request", "seats")
    assert wrong(seats=[{"character": "ned"}]) == ("bad-request", "seats[0].character")
    assert wrong(mode="hard") == ("bad-request", "mode")
    assert ask(setup=[1], seed=1)["error"]["at"] == "setup"


def test_the_campaigns_are_read_only_when_they_are_asked_for() -> None:
    code = (
        "import sys, legendarium.cli.explore as e; print('legendarium.taintedgrail' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    assert done.stdout.strip() == "False"
