"""A team hands a turn over exactly where the partner's placements gain more."""

from __future__ import annotations

from random import Random

from legendarium.bots.tashkalar.search.handing_over import with_hand_over
from legendarium.bots.tashkalar.search.turn_tree import Step
from legendarium.bots.tashkalar.worth.judge import Judge
from legendarium.tashkalar.notation import parse_option
from legendarium.tashkalar.options import END_TURN, HAND_OVER
from legendarium.tashkalar.position import Player
from legendarium.tashkalar.turn import take
from legendarium.tashkalar.view import view
from scene import Scene

LIKES_READY_CARDS = Judge(
    {
        "commons": 0.1,
        **{f"hand-{rank}-ready": 1.0 for rank in ("common", "heroic", "legendary")},
        **{f"hand-{rank}-one": 0.3 for rank in ("common", "heroic", "legendary")},
    }
)
PIECES = "X d4 e5 f5 d6 d8, O h7"
NOBODY = Player()
PARTNER = Player(hand=("clan-axeman", "dire-wolf", "wild-eagle"))


def planned(scene: Scene, *texts: str) -> list[Step]:
    """A turn of these options, ended."""
    steps = []
    position = scene.position
    for text in texts:
        steps.append((position, parse_option(text)))
        position = take(position, steps[-1][1])
    return [*steps, (position, END_TURN)]


def decided(scene: Scene, *texts: str) -> list[Step]:
    seen = view(scene.position, 0)
    return with_hand_over(seen, planned(scene, *texts), LIKES_READY_CARDS, Random(3))


def scene_with(partner: Player, hand: str = "", actions: int = 1) -> Scene:
    players = (Player(hand=tuple(hand.split())), NOBODY, partner, NOBODY)
    return Scene(PIECES, teams=True, actions=actions, players=players)


def test_a_partner_who_can_use_a_piece_gets_the_turn() -> None:
    scene = scene_with(PARTNER)
    assert decided(scene, "place i4") == [(scene.position, HAND_OVER)]


def test_a_piece_of_use_to_oneself_is_placed() -> None:
    scene = scene_with(NOBODY, hand="herald")
    assert decided(scene, "place e4") == planned(scene, "place e4")


def test_what_comes_before_the_last_pieces_is_played_first() -> None:
    scene = scene_with(PARTNER, hand="swordmaster", actions=2)
    whole = planned(scene, "summon swordmaster d7", "place i4")
    assert decided(scene, "summon swordmaster d7", "place i4") == [
        whole[0],
        (whole[1][0], HAND_OVER),
    ]


def test_a_turn_that_ends_with_a_summoning_is_kept() -> None:
    scene = scene_with(PARTNER, hand="swordmaster", actions=2)
    texts = "place i4", "summon swordmaster d7"
    assert decided(scene, *texts) == planned(scene, *texts)


def test_a_player_alone_keeps_the_turn() -> None:
    scene = Scene(PIECES, actions=1)
    assert decided(scene, "place i4") == planned(scene, "place i4")
