"""What people type in Tash-Kalar: squares, names, numbers, notation, and mistakes."""

from __future__ import annotations

import pytest
from person import replies, run_play, session_at, spend, table, typing

from legendarium.cli.terminal.session import Session
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.position import End, Tasks
from scene import Scene


def choices(session: Session) -> list[str]:
    """All choices so far, in notation."""
    return [option_text(choice.option) for choice in session.play.choices]


def swordmaster() -> Session:
    """The blue side can summon the Swordmaster on d5 and e7, and then destroy a red piece."""
    scene = Scene(
        "X c5 e5 e6 e8, O e4 c4 f6 h2, O+ h4",
        hand="swordmaster knight",
        legends="titan",
        flare="f34",
    )
    return session_at(scene.position, "human", "random")


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        (["g5"], ["place g5"]),
        (["G5"], ["place g5"]),
        (["place g5"], ["place g5"]),
        (["summon swordmaster d5"], ["summon swordmaster d5"]),
        (["swordmaster d5"], ["summon swordmaster d5"]),
        (["swo d5"], ["summon swordmaster d5"]),
        (["1", "1"], ["summon swordmaster d5"]),
        (["sword", "2"], ["summon swordmaster e7"]),
        (["sword", "0", "g5"], ["place g5"]),
        (["2", "2"], ["discard knight"]),
        (["discard kni"], ["discard knight"]),
        (["summon swordmaster d5", "1"], ["summon swordmaster d5", "pick c4"]),
        (["summon swordmaster d5", "e4"], ["summon swordmaster d5", "pick e4"]),
        (["summon swordmaster d5", "pick e4"], ["summon swordmaster d5", "pick e4"]),
        (["summon swordmaster d5", "decline"], ["summon swordmaster d5", "decline"]),
    ],
)
def test_an_answer_may_be_a_number_a_square_a_name_or_notation(
    typed: list[str], chosen: list[str]
) -> None:
    session = swordmaster()
    spend(session, typing(typed))
    assert choices(session) == chosen


def test_a_card_name_lists_its_squares_and_takes_none() -> None:
    session = swordmaster()
    shown = spend(session, typing(["swordmaster"]))
    assert " 1  Summon Swordmaster on d5" in shown
    assert " 2  Summon Swordmaster on e7" in shown
    assert " 3  Discard Swordmaster" in shown
    assert choices(session) == []


def test_a_being_with_many_squares_is_still_offered_by_its_name() -> None:
    line = Scene("X c5 d5 e5 f5 g5 c3 d3 e3 f3 g3", hand="bomb")
    assert len(line.options_of("summon")) > 9
    page = spend(session_at(line.position, "human", "random"), typing(["quit", "yes"]))
    assert "Summon Bomb on " in page


def test_an_option_says_what_it_does() -> None:
    shown = spend(swordmaster(), typing(["swordmaster d5"]))
    assert "Which piece do you destroy?" in shown
    assert " 1  Destroy the red common piece on c4" in shown
    assert " 3  Destroy nothing" in shown


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("", "Type a number, a square, a card's name or help."),
        ("a1", "There's no square a1. Columns are a to i, rows 1 to 9,"),
        ("e10", "There's no square e10."),
        ("e4", "e4 is taken by the red common piece. You can only place on an empty square."),
        ("c5", "c5 is taken by your common piece. You can only place on an empty square."),
        ("9", "There's no option 9; choose 1-2."),
        ("0", "There's no option 0; choose 1-2."),
        ("knight", "Knight can"),
        ("summon knight d4", "You can't summon Knight now: your pieces don't form"),
        ("summon swordmaster a5", "You can't summon Swordmaster on a5. You can on d5, e7."),
        ("summon champion d5", "You don't have Champion in hand."),
        ("titan", "You can't summon Titan now:"),
        ("discard champion", "You don't have Champion in hand."),
        ("flare", "You can't invoke the flare now: neither of its conditions is met."),
        ("end", "You can't end your turn yet: 2 actions left."),
        ("end-turn", "You can't end your turn yet: 2 actions left."),
        ("sing a song", '"sing a song" isn\'t an option.'),
        ("f34", "You can't invoke the flare now: neither of its conditions is met."),
        ("f25", "You don't have flare 2/5 in hand."),
        ("move c5-c6", '"move c5-c6" isn\'t an option.'),
        ("\x1b[A", '"[A" isn\'t an option.'),
        ("undo", "Nothing to undo: everything before this is final."),
        ("save", "Type save and the name of a file,"),
        ("load", "Type load and the name of a file,"),
        ("show", "Type show and the name of a card,"),
        ("show nobody", 'There\'s no card, flare or task called "nobody".'),
        ("show chain", "Several names match: Side Chain, Corner Chain."),
        ("skip", "You can only skip the last turns once the end has been triggered."),
    ],
)
def test_a_wrong_answer_gets_one_plain_sentence_and_changes_nothing(typed: str, reply: str) -> None:
    session = swordmaster()
    before = session.play.position
    shown = spend(session, typing([typed]))
    if typed == "knight":
        # Its pattern is missing, but it can still be discarded.
        assert " 1  Discard Knight" in shown
    else:
        assert replies(shown)[0].startswith(reply)
    assert session.play.position is before


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("a1", "1.1"),
        ("e4", "5.1"),
        ("end", "4.2"),
        ("summon knight d4", "6.1"),
        ("flare", "8.2"),
        ("discard champion", "7.1"),
    ],
)
def test_what_the_rules_forbid_names_the_rule(typed: str, rule: str) -> None:
    assert replies(spend(swordmaster(), typing([typed])))[0].endswith(f"(Rule {rule})")


def test_a_very_long_answer_is_not_repeated_in_full() -> None:
    shown = spend(swordmaster(), typing(["x" * 500]))
    assert f'"{"x" * 40}..." isn\'t an option.' in shown
    shown = spend(swordmaster(), typing(["9" * 5000]))
    told = " ".join(shown.split())
    assert f"There's no option {'9' * 40}...; choose 1-2." in told


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("g5", "You have no actions left."),
        ("summon knight d4", "You have no actions left."),
        ("discard knight", "You have no actions left."),
    ],
)
def test_without_actions_only_the_end_of_the_turn_is_left(typed: str, reply: str) -> None:
    scene = Scene("X c5 e5", hand="knight", actions=0)
    shown = spend(session_at(scene.position, "human", "random"), typing([typed]))
    assert "You've used all your actions." in shown
    assert replies(shown)[0].startswith(reply)


def test_a_second_discard_and_one_in_the_first_game_are_refused_with_the_reason() -> None:
    scene = Scene("X c5", hand="knight bomb", discarded=True)
    shown = spend(session_at(scene.position, "human", "random"), typing(["discard knight"]))
    assert replies(shown)[0] == "You can discard only once per turn. (Rule 4.2)"
    scene = Scene("X c5", hand="knight bomb", form="first-game", tasks=Tasks(claimed=((), ())))
    shown = spend(session_at(scene.position, "human", "random"), typing(["discard knight"]))
    assert replies(shown)[0] == "You can't discard in this form of the game. (Rule 12F.1)"


def test_many_moves_are_chosen_by_piece_and_then_by_square() -> None:
    scene = Scene("X c5 d5 c4 g3 f7", hand="herald")
    session = session_at(scene.position, "human", "random")
    shown = spend(session, typing(["summon herald b6", "g3", "h4"]))
    assert "Move your common piece on g3 (8 squares)" in shown
    assert " 1  Move your common piece from g3 to f2" in shown
    assert choices(session)[-1] == "move g3-h4"


def test_a_leap_is_typed_as_a_square() -> None:
    scene = Scene("X c5 e5, O h8", hand="wild-eagle")
    session = session_at(scene.position, "human", "random")
    shown = spend(session, typing(["wild d6", "a1", "h8"]))
    assert "Type a square: " in shown
    assert "There's no square a1." in shown
    assert choices(session) == ["summon wild-eagle d6", "leap d6-h8"]


def test_enter_ends_the_turn_when_nothing_else_is_left() -> None:
    session = table("human", "human", form="first-game")
    spend(session, typing(["", "e5", ""]))
    assert choices(session) == ["place e5", "end-turn"]


class TestUndo:
    def test_it_goes_back_step_by_step_also_inside_an_effect(self) -> None:
        session = swordmaster()
        start = session.play.position
        shown = spend(session, typing(["swordmaster d5", "e4", "undo", "c4", "undo", "undo"]))
        assert shown.count("Last choice undone.") == 3
        assert session.play.position == start
        assert choices(session) == []

    def test_it_stops_at_the_end_of_the_turn(self) -> None:
        session = table("human", "random", form="first-game")
        shown = spend(session, typing(["e5", "", "undo"]))
        assert "Nothing to undo: everything before this is final." in shown
        assert choices(session)[:2] == ["place e5", "end-turn"]

    def test_a_table_may_switch_it_off(self) -> None:
        shown = run_play(typing(["e5", "undo"]), "--form", "first-game", "--no-undo", "--seed", "1")
        assert "Undo is off in this game." in shown

    def test_what_a_bot_did_for_its_partner_stays(self) -> None:
        session = table("human", "random", "random", "random", form="high-form", teams=True)
        shown = spend(session, typing(["hand-over", "undo"]))
        assert choices(session)[0] == "hand-over"
        assert "The last choice wasn't made by a player here" in shown

    def test_only_the_partner_undoes_the_partners_choice(self) -> None:
        session = table("human", "random", "human", "random", form="high-form", teams=True)
        typed = ["", "hand-over", "", "e5", "undo", "d5", "nonsense", "", "", "undo", ""]
        shown = spend(session, typing(typed))
        assert choices(session)[:3] == ["hand-over", "place d5", "end-turn"]
        assert shown.count("Last choice undone.") == 1
        assert shown.count("That was your last choice this turn: press Enter to continue") == 3
        refusal = "Highland made the last choice, and only they can undo it."
        assert refusal in " ".join(shown.split())

    def test_a_table_without_taking_back_asks_no_partner(self) -> None:
        typed = ["", "hand-over", "", "e5", "", ""]
        teams = ("--form", "high-form", "--teams", "--seats", "human,random,human,random")
        shown = run_play(typing(typed), *teams, "--no-undo")
        assert "That was your last choice this turn" not in shown


class TestAgreeing:
    def test_people_are_asked_alone_with_the_device(self) -> None:
        scene = Scene("X c5, O e5", hand="knight", end=End(1, (1,)), scores=((9,), (2,)))
        session = session_at(scene.position, "human", "human")
        shown = spend(session, typing(["", "skip", "", "no", "", "skip", "", "yes"]))
        asked = shown.split("> skip")[1]
        passed, question, back, page = (
            asked.index(told)
            for told in (
                "Pass the device to Southern Imperial",
                "Southern Imperial: do you agree to skip",
                "Pass the device to Northern Imperial",
                "Southern Imperial doesn't agree",
            )
        )
        assert passed < question < back < page
        assert "Knight" not in asked[:back]
        assert "Everyone agreed to skip the last turns. Northern Imperial wins." in shown

    def test_a_bot_that_is_behind_does_not_skip_the_last_turns(self) -> None:
        scene = Scene("X c5, O e5", hand="knight", end=End(1, (1,)), scores=((9,), (2,)))
        session = session_at(scene.position, "human", "random")
        shown = spend(session, typing(["skip"]))
        assert "Southern Imperial doesn't agree, so the game continues." in shown
        assert choices(session) == []

    def test_a_bot_that_is_ahead_skips_them(self) -> None:
        scene = Scene("X c5, O e5", hand="knight", end=End(1, (1,)), scores=((2,), (9,)))
        shown = spend(session_at(scene.position, "human", "random"), typing(["skip"]))
        assert "Last turns: the end has been triggered; 1 more turn follows this one." in shown
        assert "Southern Imperial wins." in shown

    def test_a_human_partner_must_agree_to_concede(self) -> None:
        session = table("human", "random", "human", "random", form="high-form", teams=True)
        shown = spend(
            session, typing(["", "resign", "yes", "", "no", "", "resign", "yes", "", "yes"])
        )
        assert "Highland: do you agree to resign?" in shown
        assert "Highland doesn't agree, so the game continues." in shown
        told = " ".join(shown.split())
        assert "Northern, Highland resign. Sylvan, Southern Imperial win as a team." in told
        assert choices(session) == ["concede seat=0", "concede seat=2"]

    def test_nobody_concedes_in_a_melee(self) -> None:
        session = table("human", "random", "random", form="melee")
        shown = spend(session, typing(["resign"]))
        assert "You can't resign in this form of the game." in shown
