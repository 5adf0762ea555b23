"""Rules 13: the end of the game."""

from __future__ import annotations

import pytest

from legendarium.table import IllegalChoice
from legendarium.tashkalar.events import Conceded, ConcedeOffered, GameOver
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.notation import parse_option
from legendarium.tashkalar.position import End, Player, Stage, Tasks
from legendarium.tashkalar.turn import take
from scene import Scene

GAME = TashKalar()


def finish_turn(scene: Scene) -> None:
    while scene.position.actions:
        scene.do(f"place {min(scene.options_of('place'))}")
    scene.do("end-turn")


@pytest.mark.rule("13.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_has_one_last_turn_ending_with_the_one_in_whose_turn_it_was(seat: int) -> None:
    scene = Scene("", actions=0, scores=((18,), (0,)), seat=seat)
    scene.do("end-turn")
    seats = []
    while scene.position.stage != Stage.OVER:
        seats.append(scene.position.seat)
        finish_turn(scene)
    assert seats == [1 - seat, seat]


@pytest.mark.rule("13.1")
def test_a_second_trigger_changes_nothing() -> None:
    scene = Scene("", actions=0, scores=((18,), (0,))).do("end-turn")
    assert scene.position.end == End(0, (0,))
    scene.position.players = (Player(), Player(deck=("knight",)))
    finish_turn(scene)
    assert scene.position.end == End(0, ())
    finish_turn(scene)
    assert scene.position.stage == Stage.OVER


@pytest.mark.rule("13.1")
@pytest.mark.example(28)
def test_the_game_ends_even_when_nobody_has_nine_any_more() -> None:
    tasks = Tasks((), None, (), (("side-chain", "corner-chain"), ()))
    scene = Scene("X* a3 a4 a5, O d5 f5", hand="", form="high-form", actions=0, tasks=tasks)
    scene.do("end-turn")
    assert scene.position.end is not None
    scene.position.legendaries = 0
    scene.position.owners = (0, scene.position.owners[1])
    scene.position._question = None
    finish_turn(scene)
    stages = [scene.position.stage]
    finish_turn(scene)
    assert [*stages, scene.position.stage] == [Stage.TURNS, Stage.OVER]


@pytest.mark.rule("13.2")
def test_an_extra_turn_comes_at_once_and_is_no_last_turn() -> None:
    scene = Scene("", actions=0, scores=((18,), (0,)), extra_turn=True).do("end-turn")
    assert scene.position.end == End(0, (1, 0))
    seats = []
    while scene.position.stage != Stage.OVER:
        seats.append(scene.position.seat)
        finish_turn(scene)
    assert seats == [0, 1, 0]


@pytest.mark.rule("13.2")
def test_an_extra_turn_in_a_last_turn_is_taken_too() -> None:
    scene = Scene("", actions=0, end=End(1, ()), extra_turn=True).do("end-turn")
    assert (scene.position.stage, scene.position.seat) == (Stage.TURNS, 0)
    finish_turn(scene)
    assert scene.position.stage == Stage.OVER


@pytest.mark.rule("13.2")
def test_in_an_extra_turn_of_a_team_the_legends_have_passed() -> None:
    scene = Scene("", legends="titan leviathan", teams=True, actions=0, extra_turn=True)
    scene.do("end-turn")
    assert scene.position.seat == 0
    assert scene.position.players[0].legends == ()
    assert scene.position.players[2].legends == ("titan", "leviathan")


@pytest.mark.rule("13.3")
@pytest.mark.parametrize(
    ("drawing", "ranking"),
    [
        ("X+ e5, O e6 e7 e8", ((0,), (1,))),
        ("X e5, O e6 e7", ((1,), (0,))),
        ("X e5, O e6", ((0, 1),)),
    ],
)
def test_ties(drawing: str, ranking: tuple[tuple[int, ...], ...]) -> None:
    result = GAME.outcome(Scene(drawing, stage=Stage.OVER, scores=((5,), (5,))).position)
    assert result is not None
    assert result.ranking == ranking


@pytest.mark.rule("13.3")
def test_a_team_shares_its_rank() -> None:
    scene = Scene("", teams=True, stage=Stage.OVER, scores=((5,), (7,)))
    result = GAME.outcome(scene.position)
    assert result is not None
    assert result.ranking == ((1, 3), (0, 2))


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("form", ["first-game", "high-form", "duel"])
@pytest.mark.parametrize(("choice", "loser"), [("concede", 0), ("concede seat=1", 1)])
def test_a_player_may_concede_at_any_time(form: str, choice: str, loser: int) -> None:
    tasks = None if form == "duel" else Tasks((), None, (), ((), ()))
    position = Scene("", form=form, tasks=tasks, scores=((9,), (0,))).position
    GAME.check(position, parse_option(choice))
    result = GAME.outcome(take(position, parse_option(choice)))
    assert result is not None
    assert (result.ranking, result.reason) == (((1 - loser,), (loser,)), "conceded")


@pytest.mark.rule("13.4")
def test_who_gives_up_alone_does_not_offer_it() -> None:
    over = take(Scene("").position, parse_option("concede seat=1"))
    assert over.events == [Conceded(1), GameOver()]


@pytest.mark.rule("13.4")
def test_conceding_in_the_middle_of_an_effect() -> None:
    scene = Scene("X c5 e5, O e6", hand="swordmaster").do("summon swordmaster d5")
    over = take(scene.position, parse_option("concede"))
    assert over.stage == Stage.OVER
    assert over.before is None


@pytest.mark.rule("13.4")
def test_a_team_concedes_when_both_partners_agree() -> None:
    scene = Scene("X c5 e5, O e6", hand="swordmaster", teams=True).do("summon swordmaster d5")
    offered = take(scene.position, parse_option("concede seat=0"))
    assert offered.events == [ConcedeOffered(0)]
    assert offered.stage == Stage.TURNS
    with pytest.raises(IllegalChoice, match="already agreed"):
        GAME.check(offered, parse_option("concede seat=0"))
    # The game goes on meanwhile, also in the middle of the effect.
    offered = take(offered, parse_option("pick e6"))
    assert offered.offers == (("concede", 0),)
    over = take(offered, parse_option("concede seat=2"))
    assert over.events == [Conceded(2), GameOver()]
    result = GAME.outcome(over)
    assert result is not None
    assert result.ranking == ((1, 3), (0, 2))


@pytest.mark.rule("13.4")
def test_partners_of_different_teams_do_not_add_up() -> None:
    position = Scene("", teams=True).position
    position = take(take(position, parse_option("concede seat=0")), parse_option("concede seat=1"))
    assert position.stage == Stage.TURNS


@pytest.mark.rule("13.5")
@pytest.mark.parametrize(("form", "seats"), [("duel", 2), ("melee", 3)])
def test_all_may_agree_to_skip_the_last_turns(form: str, seats: int) -> None:
    position = Scene("", form=form, seats=seats, end=End(0, (1, 0))).position
    for seat in range(seats):
        assert position.stage == Stage.TURNS
        option = parse_option(f"skip-last-turns seat={seat}")
        GAME.check(position, option)
        position = take(position, option)
    assert position.stage == Stage.OVER
    assert GAME.outcome(position) is not None


@pytest.mark.rule("13.5")
def test_nothing_is_skipped_before_the_end_is_triggered() -> None:
    with pytest.raises(IllegalChoice, match="triggered"):
        GAME.check(Scene("").position, parse_option("skip-last-turns"))


@pytest.mark.rule("13.5")
def test_an_agreement_is_forgotten_when_the_turn_ends() -> None:
    scene = Scene("", actions=0, end=End(1, (1,)))
    scene.position = take(scene.position, parse_option("skip-last-turns seat=0"))
    scene.do("end-turn")
    assert scene.position.offers == ()
