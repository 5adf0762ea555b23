"""The Imperial beings, clause by clause."""

from __future__ import annotations

import pytest

from scene import Scene, pieces


class TestSwordmaster:
    @pytest.mark.example(1)
    def test_destroys_a_diagonal_common_and_is_upgraded(self) -> None:
        scene = Scene("X c5 e5, O e6", hand="swordmaster").do("summon swordmaster d5", "pick e6")
        assert scene.pieces == pieces("X c5 e5, X+ d5")
        assert scene.destroyed == {"O": (1, 0, 0)}

    @pytest.mark.example(1)
    def test_declining_leaves_it_common(self) -> None:
        scene = Scene("X c5 e5, O e6", hand="swordmaster").do("summon swordmaster d5", "decline")
        assert scene.pieces == pieces("X c5 e5 d5, O e6")
        assert scene.asked == "action"

    @pytest.mark.example(5)
    def test_an_upgraded_enemy_is_no_target(self) -> None:
        scene = Scene("X+ c5, X e5, O+ e6", hand="swordmaster").do("summon swordmaster d5")
        assert scene.asked == "action"
