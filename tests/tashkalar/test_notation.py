"""Options and positions as text that parses back."""

from __future__ import annotations

import pytest

from legendarium.table import BadPosition, BadRequest
from legendarium.tashkalar.encoding import encode
from legendarium.tashkalar.notation import option_text, parse_option
from legendarium.tashkalar.options import (
    AnyOption,
    ChooseAlternative,
    ChooseColour,
    ChooseDirection,
    ChooseOpponent,
    ChooseWay,
    Claim,
    Concede,
    Decline,
    Discard,
    EndTurn,
    HandOver,
    InvokeFlare,
    Leap,
    Move,
    Pick,
    PickUp,
    Place,
    PutUnder,
    Summon,
)
from legendarium.tashkalar.position_text import parse_position, position_text
from legendarium.tashkalar.turn import question, take
from settings import SETTINGS, decisions, setup_of

EMPTY = "5/7/9/9/9/9/9/7/5"


class TestOptions:
    @pytest.mark.parametrize(
        ("text", "option"),
        [
            ("place e5", Place(square="e5")),
            ("place c5 colour=red", Place(square="c5", colour="red")),
            ("summon knight d4", Summon(card="knight", square="d4")),
            ("flare f34", InvokeFlare(card="f34")),
            ("discard bomb", Discard(card="bomb")),
            ("put-under titan", PutUnder(card="titan")),
            ("pick e6", Pick(square="e6")),
            ("pick-up e6", PickUp(square="e6")),
            ("move d4-d5", Move(from_="d4", to="d5")),
            ("leap a3-i7", Leap(from_="a3", to="i7")),
            ("direction ne", ChooseDirection(direction="ne")),
            ("claim side-chain", Claim(task="side-chain")),
            ("colour red", ChooseColour(colour="red")),
            ("opponent red", ChooseOpponent(colour="red")),
            ("choose gain-action", ChooseAlternative(what="gain-action")),
            ("way squares=c5,e5", ChooseWay(squares=("c5", "e5"))),
            ("decline", Decline()),
            ("hand-over", HandOver()),
            ("end-turn", EndTurn()),
            ("concede", Concede()),
            ("concede seat=1", Concede(seat=1)),
        ],
    )
    def test_a_text_and_its_option(self, text: str, option: AnyOption) -> None:
        assert option_text(option) == text
        assert parse_option(text) == option

    def test_spaces_and_names_are_free(self) -> None:
        assert parse_option("  summon   knight  d4 ") == parse_option("summon knight d4")
        assert parse_option("summon square=d4 card=knight") == parse_option("summon knight d4")
        assert parse_option("move from=d4 to=d5") == parse_option("move d4-d5")

    @pytest.mark.parametrize(
        "text",
        [
            "",
            "   ",
            "decline e5",
            "place e5 e6",
            "place e5 square=e6",
            "way squares=c5 squares=e5",
            "move d4-d5-d6",
            "concede seat=x",
            "concede seat=-1",
            "concede seat=" + "9" * 5_000,
        ],
    )
    def test_what_is_no_option_is_refused(self, text: str) -> None:
        with pytest.raises(BadRequest):
            parse_option(text)


class TestPositions:
    def test_an_empty_arena(self) -> None:
        text = f"duel northern,southern {EMPTY} 0:2"
        position = parse_position(text)
        assert position.occupied == 0
        assert position_text(position) == text

    def test_rows_go_from_9_to_1_and_pieces_are_letters(self) -> None:
        text = "melee northern,southern,highland b4/6r/9/9/4y*4/9/9/7/b+3r 2:1"
        position = parse_position(text)
        assert encode(position)["arena"] == {
            "c9": "blue common",
            "c1": "blue heroic",
            "h8": "red common",
            "g1": "red common",
            "e5": "yellow legendary",
        }
        assert (position.seat, position.actions) == (2, 1)
        assert position_text(position) == text

    def test_a_puzzle_is_a_short_line(self) -> None:
        text = "duel northern,southern 5/7/9/4r4/2b1b4/9/9/7/5 0:2 0.hand=swordmaster 1.flare=f34"
        position = parse_position(text)
        assert position.players[0].hand == ("swordmaster",)
        assert len(position.players[0].deck) == 17
        assert position.players[1].flare == "f34"
        assert position_text(position) == text

    def test_the_middle_of_an_action_is_what_came_before_and_the_options_since(self) -> None:
        before = "duel northern,southern 5/7/9/4r4/2b1b4/9/9/7/5 0:2 0.hand=swordmaster"
        text = f"{before} > summon swordmaster d5"
        position = parse_position(text)
        assert position.before == parse_position(before)
        asked = question(position)
        assert asked is not None
        assert [option_text(option) for option in asked.options] == ["pick e6", "decline"]
        assert position_text(position) == text
        after = take(position, parse_option("pick e6"))
        assert position_text(after) == (
            "duel northern,southern 5/7/9/9/2bb+b4/9/9/7/5 0:1 "
            "0.discard=swordmaster destroyed=1r summoned=swordmaster@d5"
        )

    @pytest.mark.parametrize(
        "words",
        [
            "0.deck=-",
            "0.hand=knight,bomb 0.legends=titan 0.discard=cannon 1.deck=knight,bomb",
            "0.deck=knight,bomb 0.known=1",
            "discarded=yes war_summoner=yes extra_cards=1 extra_legends=2 extra_turn=yes",
            "destroyed=2b,1b+,3r* summoned=knight@d4,titan@e5",
            "legend_discard=titan legend_deck=leviathan flare_discard=f34 flare_deck=-",
            "scores=3,17",
            "end=0:1,0",
            "end=1:- offers=skip-last-turns:0",
            "conceded=blue stage=over",
            "take_back=no chance=18446744073709551615",
        ],
    )
    def test_every_word_of_a_duel(self, words: str) -> None:
        text = f"duel northern,southern {EMPTY} 1:0 {words}"
        assert position_text(parse_position(text)) == text

    @pytest.mark.parametrize(
        "text",
        [
            f"duel northern,southern {EMPTY} 0:1 stage=start",
            f"high-form northern,sylvan {EMPTY} 0:2 tasks.current=isolation,side-chain "
            "tasks.next=destruction tasks.claimed=diagonals/- tasks.deck=envelopment",
            f"first-game northern,sylvan {EMPTY} 0:2 scores=5,0",
            f"high-form northern,southern,highland,sylvan {EMPTY} 3:2 teams=yes "
            "0.deck=- 0.sideways=0 1.sideways=2 handed_over=yes offers=concede:1",
            f"melee sylvan,highland,northern {EMPTY} 1:2 "
            "scores=yellow:1,blue:2/green:3,blue:0/green:0,yellow:0 improvised=blue/-/green,yellow",
        ],
    )
    def test_every_form(self, text: str) -> None:
        assert position_text(parse_position(text)) == text

    @pytest.mark.parametrize(
        ("text", "message_part"),
        [
            ("", "begins with"),
            ("duel northern,southern", "begins with"),
            (f"chess northern,southern {EMPTY} 0:2", "'chess'"),
            (f"duel northern {EMPTY} 0:2", "2 seats"),
            (f"duel northern,eastern {EMPTY} 0:2", "'eastern'"),
            ("duel northern,southern 5/7/9/9/9/9/9/7 0:2", "9 rows"),
            ("duel northern,southern 5/7/9/8/9/9/9/7/5 0:2", "a6 to i6"),
            ("duel northern,southern 5/7/9/9b/9/9/9/7/5 0:2", "a6 to i6"),
            ("duel northern,southern 5/7/9/8?/9/9/9/7/5 0:2", "a6 to i6"),
            ("duel northern,southern 5/7/9/8x/9/9/9/7/5 0:2", "b, r, y, g"),
            ("duel northern,southern 5/7/9/8g/9/9/9/7/5 0:2", "blue, red"),
            (f"duel northern,southern {EMPTY} 0", "whole number"),
            (f"duel northern,southern {EMPTY} 0:x", "whole number"),
            (f"duel northern,southern {EMPTY} 5:2", "0 to 1"),
            (f"duel northern,southern {EMPTY} 0:2 2.hand=knight", "'2.hand'"),
            (f"duel northern,southern {EMPTY} 0:2 weather=fine", "'weather'"),
            (f"duel northern,southern {EMPTY} 0:2 0.hand=bomb 0.hand=bomb", "twice"),
            (f"duel northern,southern {EMPTY} 0:2 0.hand=dragon", "'dragon'"),
            (f"duel northern,southern {EMPTY} 0:2 0.hand", "''"),
            (f"duel northern,southern {EMPTY} 0:2 discarded=maybe", "yes or no"),
            (f"duel northern,southern {EMPTY} 0:2 destroyed=r", "whole number"),
            (f"duel northern,southern {EMPTY} 0:2 destroyed=2r,1r", "twice"),
            (f"duel northern,southern {EMPTY} 0:2 summoned=knight", "'@'"),
            (f"duel northern,southern {EMPTY} 0:2 end=1", "':'"),
            (f"duel northern,southern {EMPTY} 0:2 chance={'9' * 5_000}", "whole number"),
            (f"duel northern,southern {EMPTY} 0:2 tasks.next=isolation", "no tasks"),
            (f"duel northern,southern {EMPTY} 0:2 > place a1", "'a1'"),
            (f"duel northern,southern {EMPTY} 0:2 > place e5", "ends the action"),
            (f"duel northern,southern {EMPTY} 0:2 > ", "starts with its kind"),
        ],
    )
    def test_what_is_no_position_is_refused(self, text: str, message_part: str) -> None:
        with pytest.raises(BadPosition) as refused:
            parse_position(text)
        assert message_part in refused.value.message


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS)
def test_every_decision_of_a_game_parses_back(setting: str) -> None:
    in_action = 0
    for number in range(2):
        for position, _ in decisions(setup_of(setting, 5 * number + 1), number):
            again = parse_position(position_text(position))
            assert again == position
            asked = question(position)
            assert question(again) == asked
            assert asked is not None
            for option in asked.options:
                assert parse_option(option_text(option)) == option
            in_action += position.before is not None
    assert in_action > 20
