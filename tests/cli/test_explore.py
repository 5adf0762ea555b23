"""`legendarium explore`: every line of its protocol."""

from __future__ import annotations

import json
import subprocess
import sys
from io import BytesIO
from typing import Any

import pytest

from legendarium.cli.explore import serve
from legendarium.table.exploring import MAX_LINE_BYTES
from legendarium.tashkalar.arena import SQUARE
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.schools import DECKS, LEGENDS
from legendarium.tashkalar.tasks import TASKS
from waiting import PATIENCE

Json = dict[str, Any]

DUEL: Json = {
    "form": "duel",
    "teams": False,
    "seats": [{"school": "northern"}, {"school": "southern"}],
    "take_back": True,
}
HIGH_FORM: Json = DUEL | {"form": "high-form"}
FIRST_GAME: Json = DUEL | {"form": "first-game"}
MELEE: Json = {
    "form": "melee",
    "seats": [{"school": "northern"}, {"school": "southern"}, {"school": "highland"}],
}
TEAMS: Json = {
    "form": "duel",
    "teams": True,
    "seats": [{"school": school} for school in ("northern", "southern", "highland", "sylvan")],
}

FROM_THE_PROTOCOL: Json = {
    "form": "duel",
    "teams": False,
    "arena": {"c5": "blue common", "e5": "blue heroic", "e6": "red legendary"},
    "seats": [
        {
            "school": "northern",
            "hand": ["swordmaster"],
            "legends": ["titan"],
            "flare": "f34",
            "deck": [],
            "discard": [],
        },
        {"school": "southern"},
    ],
    "turn": {"seat": 0, "actions": 2},
}
SWORDMASTER: Json = {
    "form": "duel",
    "arena": {"c5": "blue common", "e5": "blue common", "e6": "red common"},
    "seats": [{"school": "northern", "hand": ["swordmaster"]}, {"school": "southern"}],
}
"""One summoning away from a choice inside an effect."""

NORTHERN, EASTERN = {"school": "northern"}, {"school": "eastern"}
SUMMON = {"kind": "summon", "card": "swordmaster", "square": "d5"}
PICK = {"kind": "pick", "square": "e6"}
DECLINE = {"kind": "decline"}


def lines(*requests: bytes) -> list[Any]:
    """The answers of one run to these lines."""
    out = BytesIO()
    serve(BytesIO(b"".join(line + b"\n" for line in requests)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def ask(**request: Any) -> Any:
    """The answer to one request about Tash-Kalar."""
    (answer,) = lines(json.dumps({"game": "tash-kalar"} | request).encode())
    return answer


def error(**request: Any) -> tuple[str, str]:
    """The code of the error, and its place."""
    answer = ask(**request)
    assert set(answer) - {"id"} == {"error"}, answer
    assert answer["error"]["message"].endswith(".")
    return answer["error"]["code"], answer["error"]["at"]


def message(**request: Any) -> str:
    """The message of the error."""
    text: str = ask(**request)["error"]["message"]
    return text


def bad(changes: Json, base: Json = SWORDMASTER) -> str:
    """The place of the error in a bad position."""
    code, at = error(position=base | changes)
    assert code == "bad-position"
    return at


class TestRequest:
    def test_a_setup_and_a_seed_start_a_fresh_game(self) -> None:
        answer = ask(setup=DUEL, seed=1)
        assert answer["question"] == "start"
        assert len(answer["position"]["seats"][0]["hand"]) == 3
        assert answer == ask(setup=DUEL, seed=1)
        assert answer["position"] != ask(setup=DUEL, seed=2)["position"]

    def test_a_position_is_started_from(self) -> None:
        answer = ask(position=FROM_THE_PROTOCOL)
        assert answer["question"] == "action"
        assert answer["seat"] == 0
        assert {"kind": "summon", "card": "swordmaster", "square": "d5"} in answer["options"]

    def test_choices_are_taken_in_order(self) -> None:
        answer = ask(position=SWORDMASTER, choices=[SUMMON, PICK])
        assert answer["position"]["arena"] == {
            "c5": "blue common",
            "e5": "blue common",
            "d5": "blue heroic",
        }

    @pytest.mark.parametrize("id", [0, -5, 1.5, "a", "", None, True, ["x", {"y": 1}], 10**900])
    def test_an_id_is_echoed(self, id: object) -> None:
        assert ask(position=SWORDMASTER, id=id)["id"] == id
        answer = ask(position=7, id=id)
        assert answer["id"] == id
        assert answer["error"]["code"] == "bad-position"

    def test_without_an_id_none_is_echoed(self) -> None:
        assert "id" not in ask(position=SWORDMASTER)
        assert "id" not in ask(position=7)

    def test_null_counts_as_left_out(self) -> None:
        plain = ask(position=SWORDMASTER)
        assert ask(position=SWORDMASTER, setup=None, seed=None, choices=None, seat=None) == plain

    @pytest.mark.parametrize(
        ("request_", "at"),
        [
            ({}, ""),
            ({"setup": DUEL, "seed": 1, "position": SWORDMASTER}, ""),
            ({"setup": DUEL}, "seed"),
            ({"setup": DUEL, "seed": True}, "seed"),
            ({"setup": DUEL, "seed": 1.0}, "seed"),
            ({"setup": DUEL, "seed": "1"}, "seed"),
            ({"position": SWORDMASTER, "seed": 1}, "seed"),
            ({"position": SWORDMASTER, "seat": 2}, "seat"),
            ({"position": SWORDMASTER, "seat": -1}, "seat"),
            ({"position": SWORDMASTER, "seat": "0"}, "seat"),
            ({"position": SWORDMASTER, "seat": False}, "seat"),
            ({"position": SWORDMASTER, "choices": {}}, "choices"),
            ({"position": SWORDMASTER, "choices": ["place e4"]}, "choices[0]"),
            ({"position": SWORDMASTER, "choices": [{"square": "e4"}]}, "choices[0]"),
            ({"position": SWORDMASTER, "choices": [{"kind": 1}]}, "choices[0]"),
            (
                {"position": SWORDMASTER, "choices": [{"kind": "place", "square": {}}]},
                "choices[0].square",
            ),
            ({"position": SWORDMASTER, "option": {}}, "option"),
            ({"position": SWORDMASTER, "game": "chess"}, "game"),
            ({"position": SWORDMASTER, "game": ["tash-kalar"]}, "game"),
            ({"position": SWORDMASTER, "game": None}, "game"),
            ({"setup": [], "seed": 1}, "setup"),
            ({"setup": {"form": "duel"}, "seed": 1}, "setup.seats"),
            ({"setup": DUEL | {"form": "chess"}, "seed": 1}, "setup.form"),
            ({"setup": DUEL | {"form": [["duel"]]}, "seed": 1}, "setup.form"),
            ({"setup": DUEL | {"teams": 1}, "seed": 1}, "setup.teams"),
            ({"setup": DUEL | {"teams": True}, "seed": 1}, "setup.seats"),
            ({"setup": DUEL | {"colour": "red"}, "seed": 1}, "setup.colour"),
            ({"setup": DUEL | {"seats": [{}, {}]}, "seed": 1}, "setup.seats[0]"),
            ({"setup": DUEL | {"made_up": "knight"}, "seed": 1}, "setup.made_up"),
            ({"setup": DUEL | {"made_up": [{}]}, "seed": 1}, "setup.made_up"),
            ({"setup": DUEL | {"made_up": ["knight"]}, "seed": 1}, "setup.made_up"),
            ({"setup": DUEL | {"seats": [EASTERN] * 2}, "seed": 1}, "setup.seats[0].school"),
            ({"setup": DUEL | {"seats": [NORTHERN] * 2}, "seed": 1}, "setup.seats[1].school"),
        ],
    )
    def test_a_bad_request_says_where(self, request_: Json, at: str) -> None:
        assert error(**request_) == ("bad-request", at)

    def test_an_unknown_key_is_answered_with_those_allowed(self) -> None:
        told = message(position=SWORDMASTER, moves=[])
        assert "'moves'" in told
        assert "game, setup, seed, position, choices, seat, id" in told

    def test_an_unknown_game_is_answered_with_those_played(self) -> None:
        assert "tash-kalar" in message(game="chess", position={})

    def test_both_games_are_known(self) -> None:
        assert "tash-kalar, tainted-grail" in message(game="chess", position={})

    def test_any_whole_number_is_a_seed(self) -> None:
        for seed in (0, -1, 2**64, 10**300):
            assert ask(setup=DUEL, seed=seed)["question"] == "start"


class TestSeat:
    """With a seat, the answer holds what this seat may see and nothing more."""

    def test_the_own_cards_are_shown_and_others_hidden(self) -> None:
        whole = ask(setup=DUEL, seed=4)["position"]
        seen = ask(setup=DUEL, seed=4, seat=1)["position"]
        assert seen["seats"][1]["hand"] == whole["seats"][1]["hand"]
        assert seen["seats"][0]["hand"] == ["hidden"] * 3
        assert seen["seats"][0]["flare"] == "hidden"
        assert set(seen["legend_deck"]) == set(seen["seats"][1]["deck"]) == {"hidden"}
        assert seen["chance"] != whole["chance"]

    def test_options_are_listed_for_the_seat_that_is_asked_alone(self) -> None:
        assert ask(setup=DUEL, seed=4, seat=1)["options"] == ask(setup=DUEL, seed=4)["options"]
        other = ask(setup=DUEL, seed=4, seat=0)
        assert other["options"] == []
        assert (other["seat"], other["question"]) == (1, "start")

    def test_events_show_no_drawn_cards_of_others(self) -> None:
        position = SWORDMASTER | {"turn": {"actions": 0}}
        drawn = []
        for seat in (0, 1):
            answer = ask(position=position, choices=[{"kind": "end-turn"}], seat=seat)
            beings = [event for event in answer["events"] if event.get("deck") == "being"]
            drawn.append([event.get("card") for event in beings])
        assert drawn == [["messenger", "herald"], [None, None]]

    def test_an_illegal_choice_tells_nothing_of_another_hand(self) -> None:
        wrong = [{"kind": "summon", "card": "knight", "square": "d5"}]
        assert "swordmaster" in message(position=SWORDMASTER, choices=wrong, seat=0)
        assert "swordmaster" not in message(position=SWORDMASTER, choices=wrong, seat=1)

    def test_what_a_seat_sees_is_no_position_to_play_on(self) -> None:
        seen = ask(setup=DUEL, seed=4, seat=1)["position"]
        assert error(position=seen) == ("bad-position", "position.seats[0].hand[0]")
        assert "the view of one seat" in message(position=seen)


class TestAnswer:
    def test_it_has_exactly_these_keys(self) -> None:
        assert set(ask(position=SWORDMASTER)) == {
            *("position", "seat", "question", "options", "events", "outcome")
        }

    def test_every_option_sent_back_unchanged_is_taken(self) -> None:
        for option in ask(position=SWORDMASTER)["options"]:
            assert "error" not in ask(position=SWORDMASTER, choices=[option])

    def test_a_game_that_is_over_asks_nobody(self) -> None:
        answer = ask(position=SWORDMASTER, choices=[{"kind": "concede"}])
        assert (answer["seat"], answer["question"], answer["options"]) == (None, None, [])
        assert answer["outcome"]["ranking"] == [[1], [0]]
        assert answer["outcome"]["scores"] == [0, 0]
        again = ask(position=answer["position"])
        assert again["outcome"] == answer["outcome"]
        assert again["position"] == answer["position"]

    def test_while_it_goes_on_there_is_no_outcome(self) -> None:
        assert ask(position=SWORDMASTER)["outcome"] is None

    def test_ties_share_a_rank_and_melee_scores_by_colour(self) -> None:
        scores = [{"red": 3}, {"yellow": 3}, {"blue": 1}]
        over = MELEE | {"arena": {}, "stage": "over", "scores": scores}
        outcome = ask(position=over)["outcome"]
        assert outcome["ranking"] == [[0, 1], [2]]
        assert outcome["scores"][0] == {"red": 3, "yellow": 0}

    def test_team_mates_share_a_rank(self) -> None:
        over = TEAMS | {"arena": {}, "stage": "over", "scores": [2, 5]}
        assert ask(position=over)["outcome"]["ranking"] == [[1, 3], [0, 2]]

    def test_events_are_those_of_the_last_choice(self) -> None:
        kinds = [
            [event["kind"] for event in ask(position=SWORDMASTER, choices=choices)["events"]]
            for choices in ([], [SUMMON], [SUMMON, PICK])
        ]
        assert kinds == [[], ["summoned"], ["destroyed", "upgraded"]]

    def test_between_actions_the_question_is_action(self) -> None:
        answer = ask(position=FROM_THE_PROTOCOL | {"arena": {"c5": "blue common"}})
        assert answer["question"] == "action"
        assert {"kind": "discard", "card": "swordmaster"} in answer["options"]
        assert {"kind": "place", "square": "e5"} in answer["options"]

    def test_a_flare_a_hand_over_and_the_end_of_the_turn_are_options(self) -> None:
        arena = dict.fromkeys(list(SQUARE)[:5], "red common")
        flare = FROM_THE_PROTOCOL | {"arena": arena}
        assert {"kind": "flare", "card": "f34"} in ask(position=flare)["options"]
        assert {"kind": "hand-over"} in ask(position=TEAMS | {"arena": {}})["options"]
        last = ask(position=SWORDMASTER | {"turn": {"actions": 0}})
        assert (last["question"], last["options"]) == ("action", [{"kind": "end-turn"}])

    def test_conceding_is_not_listed_but_accepted(self) -> None:
        assert {"kind": "concede"} not in ask(position=SWORDMASTER)["options"]
        assert ask(position=SWORDMASTER, choices=[{"kind": "concede"}])["outcome"] is not None
        assert error(position=MELEE | {"arena": {}}, choices=[{"kind": "concede"}]) == (
            "illegal-choice",
            "choices[0]",
        )

    def test_the_last_seat_places_the_start_pieces(self) -> None:
        answer = ask(setup=MELEE, seed=1)
        assert (answer["seat"], answer["question"]) == (2, "start")
        assert {"kind": "place", "square": "f8", "colour": "red"} in answer["options"]

    def test_a_task_that_holds_can_be_claimed_or_not(self) -> None:
        arena = dict.fromkeys(("d4", "e4", "f4", "d5", "e5"), "blue heroic")
        position = HIGH_FORM | {
            "arena": arena,
            "tasks": {"current": ["central-dominance"]},
            "turn": {"actions": 0},
        }
        answer = ask(position=position, choices=[{"kind": "end-turn"}])
        claim = {"kind": "claim", "task": "central-dominance"}
        assert answer["question"] == "claim"
        assert answer["options"] == [claim, DECLINE]
        after = ask(position=answer["position"], choices=[claim])["position"]
        assert after["tasks"]["claimed"] == [["central-dominance"], []]
        assert after["scores"] == [1, 0]


class TestErrors:
    @pytest.mark.parametrize(
        ("line", "at"),
        [
            (b"", ""),
            (b" \t ", ""),
            (b"{", "character 2"),
            (b"{'game': 1}", "character 2"),
            (b'{"id": NaN}', ""),
            (b'{"id": Infinity}', ""),
            (b'{"id": 1} {"id": 2}', "character 11"),
            (b'{"id": "\xff"}', "byte 9"),
            (b'{"a": 1, "a": 1}', "a"),
            (b"[" * 100_000, ""),
            (b" " * (MAX_LINE_BYTES + 1), ""),
            (b" " * (3 * MAX_LINE_BYTES), ""),
        ],
    )
    def test_what_is_not_json(self, line: bytes, at: str) -> None:
        good = json.dumps({"game": "tash-kalar", "position": SWORDMASTER}).encode()
        before, answer, after = lines(good, line, good)
        assert (answer["error"]["code"], answer["error"]["at"]) == ("bad-json", at)
        assert before == after == ask(position=SWORDMASTER)

    @pytest.mark.parametrize("line", [b"1", b"[]", b'"tash-kalar"', b"null", b"true"])
    def test_json_that_is_no_object(self, line: bytes) -> None:
        (answer,) = lines(line)
        assert answer["error"]["code"] == "bad-request"

    def test_a_huge_number_is_named_where_it_stands(self) -> None:
        (answer,) = lines(b'{"game":"tash-kalar","setup":{},"seed":' + b"9" * 5_000 + b"}")
        assert (answer["error"]["code"], answer["error"]["at"]) == ("bad-request", "seed")

    @pytest.mark.parametrize("id", [b"1e999", b"-1e999", b"[1e999]", b"9" * 5_000])
    def test_an_id_that_json_cannot_write(self, id: bytes) -> None:
        (answer,) = lines(b'{"id":' + id + b"}")
        assert "id" not in answer
        assert (answer["error"]["code"], answer["error"]["at"]) == ("bad-request", "id")

    def test_megabytes_are_answered_in_a_few_words(self) -> None:
        (answer,) = lines(json.dumps({"game": "x" * 3_000_000, "id": 1}).encode())
        assert answer["id"] == 1
        assert len(answer["error"]["message"]) < 200
        choice = {"kind": "place", "square": "e" * 1_000_000}
        assert len(message(position=SWORDMASTER, choices=[choice])) <= 2_000
        assert len(error(position=SWORDMASTER, **{"k" * 1_000_000: 1})[1]) <= 200

    def test_lone_surrogates_and_other_alphabets_pass(self) -> None:
        assert ask(position=7, id="\ud800 žluťoučký")["id"] == "\ud800 žluťoučký"

    def test_a_last_line_without_an_end_is_answered(self) -> None:
        out = BytesIO()
        serve(BytesIO(b'{"id": 1}\n{"id": 2}'), out)
        assert [json.loads(line)["id"] for line in out.getvalue().splitlines()] == [1, 2]

    def test_line_ends_of_windows_are_no_matter(self) -> None:
        line = json.dumps({"game": "tash-kalar", "position": SWORDMASTER}).encode()
        assert lines(line + b"\r", b"\xef\xbb\xbf" + line) == [ask(position=SWORDMASTER)] * 2

    def test_an_illegal_choice_is_pointed_at(self) -> None:
        choices = [SUMMON, PICK, {"kind": "place", "square": "d5"}]
        assert error(position=SWORDMASTER, choices=choices) == ("illegal-choice", "choices[2]")
        assert "not empty" in message(position=SWORDMASTER, choices=choices)

    def test_after_the_end_nothing_can_be_chosen(self) -> None:
        choices = [{"kind": "concede"}, {"kind": "place", "square": "e4"}]
        assert error(position=SWORDMASTER, choices=choices) == ("illegal-choice", "choices[1]")


class TestPosition:
    def test_everything_but_form_arena_and_schools_has_a_default(self) -> None:
        seats = [{"school": "northern"}, {"school": "sylvan"}]
        position = ask(position={"form": "duel", "arena": {}, "seats": seats})["position"]
        empty: Json = {"hand": [], "legends": [], "flare": None, "discard": []}
        assert position == {
            "form": "duel",
            "teams": False,
            "take_back": True,
            "stage": "turns",
            "arena": {},
            "seats": [
                {"school": "northern", "deck": list(DECKS["northern"])} | empty,
                {"school": "sylvan", "deck": list(DECKS["sylvan"])} | empty,
            ],
            "legend_deck": list(LEGENDS),
            "legend_discard": [],
            "flare_deck": list(FLARES),
            "flare_discard": [],
            "turn": {
                "seat": 0,
                "actions": 2,
                "discarded": False,
                "destroyed": {},
                "summoned": [],
                "war_summoner": False,
                "extra_cards": 0,
                "extra_legends": 0,
                "extra_turn": False,
                "handed_over": False,
            },
            "scores": [0, 0],
            "improvised": [[], []],
            "tasks": None,
            "end": None,
            "conceded": None,
            "offers": [],
            "chance": 0,
        }

    def test_a_deck_left_out_holds_the_cards_not_named_elsewhere(self) -> None:
        position = ask(position=FROM_THE_PROTOCOL)["position"]
        assert position["seats"][0]["deck"] == []
        assert position["seats"][1]["deck"] == list(DECKS["southern"])
        assert position["legend_deck"] == [card for card in LEGENDS if card != "titan"]
        assert position["flare_deck"] == [card for card in FLARES if card != "f34"]

    def test_forms_have_defaults_of_their_own(self) -> None:
        high = ask(position=HIGH_FORM | {"arena": {}})["position"]
        assert high["tasks"] == {
            "current": [],
            "next": None,
            "deck": list(TASKS),
            "claimed": [[], []],
        }
        first = ask(position=FIRST_GAME | {"arena": {}})["position"]
        assert first["legend_deck"] == []
        assert first["tasks"]["deck"] == [name for name in TASKS if not TASKS[name].advanced]
        melee = ask(position=MELEE | {"arena": {}})["position"]
        assert melee["scores"][0] == {"red": 0, "yellow": 0}
        teams = ask(position=TEAMS | {"arena": {}})["position"]
        assert [seat["sideways"] for seat in teams["seats"]] == [6] * 4
        assert teams["scores"] == [0, 0]

    def test_everything_that_can_be_said_is_kept(self) -> None:
        turn = {
            "seat": 2,
            "actions": 1,
            "discarded": True,
            "destroyed": {"red": {"common": 2, "heroic": 0, "legendary": 1}},
            "summoned": [{"card": "knight", "square": "d4"}],
            "war_summoner": True,
            "extra_cards": 1,
            "extra_legends": 2,
            "extra_turn": True,
            "handed_over": False,
        }
        said = MELEE | {
            "arena": {"e5": "blue common"},
            "turn": turn,
            "scores": [{"red": 1, "yellow": 2}, {"blue": 3, "yellow": 0}, {"blue": 0, "red": 9}],
            "improvised": [["red", "yellow"], [], ["blue"]],
            "end": {"triggered": 0, "last_turns": [0]},
            "offers": [{"kind": "skip-last-turns", "seat": 1}],
            "legend_deck": ["titan"],
            "legend_discard": ["leviathan"],
            "flare_deck": ["f35", "f34"],
            "flare_discard": ["f25"],
            "take_back": False,
            "chance": 2**64 - 1,
        }
        position = ask(position=said)["position"]
        assert {key: position[key] for key in said if key != "seats"} == {
            key: value for key, value in said.items() if key != "seats"
        }

    def test_in_high_form_the_score_counts_tasks_and_legendary_pieces(self) -> None:
        position = HIGH_FORM | {
            "arena": {"e5": "blue legendary"},
            "tasks": {"claimed": [["side-chain"], []]},
        }
        assert ask(position=position)["position"]["scores"] == [4, 0]
        assert ask(position=position | {"scores": [4, 0]})["position"]["scores"] == [4, 0]
        assert ask(position=position | {"scores": [0, 0]})["position"]["scores"] == [4, 0]
        more = ask(position=position | {"scores": [8, 2]})["position"]
        assert more["scores"] == [8, 2]
        assert ask(position=more)["position"] == more
        assert bad({"scores": [3, 0]}, position) == "position.scores[0]"

    @pytest.mark.parametrize(
        ("changes", "at"),
        [
            ({"form": None}, "form"),
            ({"form": "chess"}, "form"),
            ({"form": ["duel"]}, "form"),
            ({"teams": "no"}, "teams"),
            ({"teams": True}, "seats"),
            ({"take_back": 0}, "take_back"),
            ({"seats": None}, "seats"),
            ({"seats": {}}, "seats"),
            ({"seats": [1, 2]}, "seats[0]"),
            ({"seats": [{"school": "northern"}]}, "seats"),
            ({"seats": [{"school": "northern"}, {}]}, "seats[1].school"),
            ({"seats": [{"school": "northern"}, {"school": ["sylvan"]}]}, "seats[1].school"),
            ({"seats": [{"school": "northern"}, {"school": "northern"}]}, "seats[1].school"),
            ({"arena": None}, "arena"),
            ({"arena": []}, "arena"),
            ({"arena": {"a1": "blue common"}}, "arena.a1"),
            ({"arena": {"E5": "blue common"}}, "arena.E5"),
            ({"arena": {"e5": "blue"}}, "arena.e5"),
            ({"arena": {"e5": "green common"}}, "arena.e5"),
            ({"arena": {"e5": "blue mythical"}}, "arena.e5"),
            ({"arena": {"e5": ["blue", "common"]}}, "arena.e5"),
            ({"arena": dict.fromkeys(list(SQUARE)[:17], "blue common")}, "arena"),
            ({"arena": dict.fromkeys(list(SQUARE)[:4], "red legendary")}, "arena"),
            ({"stage": "middle"}, "stage"),
            ({"stage": "start"}, "stage"),
            ({"stage": 1}, "stage"),
            ({"chance": -1}, "chance"),
            ({"chance": 2**64}, "chance"),
            ({"turn": 0}, "turn"),
            ({"turn": {"seat": 2}}, "turn.seat"),
            ({"turn": {"seat": True}}, "turn.seat"),
            ({"turn": {"actions": -1}}, "turn.actions"),
            ({"turn": {"actions": 1.0}}, "turn.actions"),
            ({"turn": {"actions": 10**900}}, "turn.actions"),
            ({"turn": {"discarded": 1}}, "turn.discarded"),
            ({"turn": {"handed_over": True}}, "turn.handed_over"),
            ({"turn": {"destroyed": []}}, "turn.destroyed"),
            ({"turn": {"destroyed": {"green": {}}}}, "turn.destroyed.green"),
            ({"turn": {"destroyed": {"red": 2}}}, "turn.destroyed.red"),
            ({"turn": {"destroyed": {"red": {"common": -2}}}}, "turn.destroyed.red.common"),
            ({"turn": {"destroyed": {"red": {"rare": 1}}}}, "turn.destroyed.red.rare"),
            ({"turn": {"summoned": [{"card": "knight"}]}}, "turn.summoned[0].square"),
            ({"turn": {"summoned": [{"square": "d4"}]}}, "turn.summoned[0].card"),
            ({"turn": {"summoned": ["knight"]}}, "turn.summoned[0]"),
            ({"turn": {"time": 1}}, "turn.time"),
            ({"scores": [1]}, "scores"),
            ({"scores": [1, -1]}, "scores[1]"),
            ({"scores": [1, {}]}, "scores[1]"),
            ({"scores": {"blue": 1}}, "scores"),
            ({"improvised": [["red"], []]}, "improvised[0]"),
            ({"improvised": ["red", "blue"]}, "improvised[0]"),
            ({"tasks": {"current": []}}, "tasks"),
            ({"end": {}}, "end.triggered"),
            ({"end": {"triggered": 2, "last_turns": []}}, "end.triggered"),
            ({"end": {"triggered": 0, "last_turns": [0, 1]}}, "end.last_turns"),
            ({"end": {"triggered": 0, "last_turns": [0, 0]}}, "end.last_turns"),
            ({"end": {"triggered": 0, "last_turns": [1, 0, 1, 0]}}, "end.last_turns"),
            ({"end": {"triggered": 0, "last_turns": ["0"]}}, "end.last_turns"),
            ({"end": True}, "end"),
            ({"conceded": "blue"}, "conceded"),
            ({"conceded": 0, "stage": "over"}, "conceded"),
            ({"offers": [{"kind": "draw", "seat": 0}]}, "offers[0].kind"),
            ({"offers": [{"kind": "concede"}]}, "offers[0].seat"),
            ({"offers": [{"kind": "concede", "seat": 0}]}, "offers[0]"),
            ({"offers": [{"kind": "skip-last-turns", "seat": 0}]}, "offers[0]"),
            ({"legend_deck": ["knight"]}, "legend_deck[0]"),
            ({"legend_deck": ["titan"], "legend_discard": ["titan"]}, "legend_deck[0]"),
            ({"flare_deck": ["f34", "f34"]}, "flare_deck[1]"),
            ({"flare_deck": "f34"}, "flare_deck"),
            ({"weather": "fine"}, "weather"),
        ],
    )
    def test_a_bad_position_says_where(self, changes: Json, at: str) -> None:
        assert bad(changes) == f"position.{at}"

    @pytest.mark.parametrize(
        ("seat", "at"),
        [
            ({"hand": ["dragon"]}, "hand[0]"),
            ({"hand": ["sapling"]}, "hand[0]"),
            ({"hand": ["titan"]}, "hand[0]"),
            ({"hand": "knight"}, "hand"),
            ({"hand": [["knight"]]}, "hand[0]"),
            ({"hand": [{"knight": 1}]}, "hand[0]"),
            ({"hand": [None]}, "hand[0]"),
            ({"hand": ["knight", "bomb", "knight"]}, "hand[2]"),
            ({"hand": ["knight"], "deck": ["bomb", "knight"]}, "deck[1]"),
            ({"hand": ["hidden"]}, "hand[0]"),
            ({"legends": ["knight"]}, "legends[0]"),
            ({"flare": "f99"}, "flare"),
            ({"flare": ["f34"]}, "flare"),
            ({"known": 19}, "known"),
            ({"sideways": 6}, "sideways"),
            ({"colour": "blue"}, "colour"),
        ],
    )
    def test_a_bad_seat_says_where(self, seat: Json, at: str) -> None:
        seats = [{"school": "northern"} | seat, {"school": "southern"}]
        assert bad({"seats": seats}) == f"position.seats[0].{at}"

    def test_a_shared_card_is_held_once(self) -> None:
        seats = [{"school": school, "legends": ["titan"]} for school in ("northern", "southern")]
        assert bad({"seats": seats}) == "position.seats[1].legends[0]"
        seats = [{"school": school, "flare": "f34"} for school in ("northern", "southern")]
        assert bad({"seats": seats}) == "position.seats[1].flare"

    @pytest.mark.parametrize(
        ("tasks", "at"),
        [
            ([], ""),
            ({"current": ["knight"]}, ".current[0]"),
            ({"current": list(TASKS)[:4]}, ".current"),
            ({"current": ["isolation"], "next": "isolation"}, ".next"),
            ({"claimed": [["isolation"]]}, ".claimed"),
            ({"claimed": [[], "isolation"]}, ".claimed[1]"),
            ({"claimed": [["isolation"], ["isolation"]]}, ".claimed[1][0]"),
            ({"done": []}, ".done"),
        ],
    )
    def test_bad_tasks_say_where(self, tasks: object, at: str) -> None:
        assert bad({"tasks": tasks}, HIGH_FORM | {"arena": {}}) == f"position.tasks{at}"

    def test_the_first_game_has_no_legends_and_no_last_turns(self) -> None:
        position = FIRST_GAME | {"arena": {}}
        assert bad({"arena": {"e5": "blue legendary"}}, position) == "position.arena"
        assert bad({"legend_deck": ["titan"]}, position) == "position.legend_deck[0]"
        assert bad({"tasks": {"next": "isolation"}}, position) == "position.tasks.next"
        assert bad({"end": {"triggered": 0}}, position) == "position.end"

    def test_messages_tell_what_would_be_right(self) -> None:
        crowd = dict.fromkeys(list(SQUARE)[:17], "blue common")
        told = message(position=SWORDMASTER | {"arena": crowd})
        assert told == "Blue has 16 common and heroic pieces here, not 17."
        assert "blue, red" in message(position=SWORDMASTER | {"arena": {"e5": "green common"}})
        assert "first-game, high-form, duel, melee" in message(position=SWORDMASTER | {"form": "x"})


class TestPending:
    """A position in the middle of an effect contains everything needed to continue."""

    def test_it_goes_in_again_and_asks_the_same(self) -> None:
        answer = ask(position=SWORDMASTER, choices=[SUMMON])
        assert answer["question"] == "destroy"
        assert answer["options"] == [PICK, DECLINE]
        again = ask(position=answer["position"])
        assert again == answer | {"events": []}
        assert ask(position=answer["position"], choices=[PICK]) == ask(
            position=SWORDMASTER, choices=[SUMMON, PICK]
        )

    def test_all_else_may_be_left_out(self) -> None:
        answer = ask(position=SWORDMASTER, choices=[SUMMON])
        position = {"pending": {"before": SWORDMASTER, "choices": [SUMMON]}}
        assert ask(position=position) == answer | {"events": []}

    @pytest.mark.parametrize(
        ("changes", "at"),
        [
            ({"pending": []}, "pending"),
            ({"pending": {}}, "pending.before"),
            ({"pending": {"before": SWORDMASTER}}, "pending.choices"),
            ({"pending": {"before": SWORDMASTER, "choices": []}}, "pending.choices"),
            ({"pending": {"before": SWORDMASTER, "choices": [1]}}, "pending.choices[0]"),
            ({"pending": {"before": SWORDMASTER, "choices": [PICK]}}, "pending.choices[0]"),
            ({"pending": {"before": SWORDMASTER, "choices": [SUMMON, PICK]}}, "pending.choices[1]"),
            ({"pending": {"before": {}, "choices": [SUMMON]}}, "pending.before.form"),
            (
                {"pending": {"before": SWORDMASTER | {"arena": {"a1": ""}}, "choices": [SUMMON]}},
                "pending.before.arena.a1",
            ),
            (
                {"pending": {"before": SWORDMASTER | {"pending": {}}, "choices": [SUMMON]}},
                "pending.before.pending",
            ),
            ({"arena": {}}, "arena"),
            ({"turn": {"seat": 1}}, "turn"),
            ({"weather": None}, "weather"),
        ],
    )
    def test_it_must_make_sense(self, changes: Json, at: str) -> None:
        position = ask(position=SWORDMASTER, choices=[SUMMON])["position"]
        assert bad(changes, position) == f"position.{at}"

    def test_a_hand_over_in_an_effect_is_kept(self) -> None:
        before = TEAMS | {
            "arena": SWORDMASTER["arena"],
            "seats": [*SWORDMASTER["seats"][:1], *TEAMS["seats"][1:]],
        }
        answer = ask(position=before, choices=[SUMMON, {"kind": "hand-over"}])
        assert (answer["seat"], answer["question"]) == (2, "destroy")
        again = ask(position=answer["position"])
        assert again == answer | {"events": []}


@pytest.mark.slow
def test_the_command_answers_each_line_before_the_next_is_sent() -> None:
    command = [sys.executable, "-m", "legendarium.cli.main", "explore"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        for number in range(3):
            request = {"game": "tash-kalar", "position": SWORDMASTER, "id": number}
            program.stdin.write(json.dumps(request).encode() + b"\n")
            program.stdin.flush()
            assert json.loads(program.stdout.readline())["id"] == number
        program.stdin.close()
        assert program.wait(PATIENCE) == 0
