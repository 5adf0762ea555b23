"""Statuses (STA-1, STA-2) and dials (DIA-1, DIA-2)."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail.content.model import DialText, Status
from legendarium.taintedgrail.position import Dial, Position, Possession
from taintedgrail.play import run_steps, start
from taintedgrail.telling import (
    Quest,
    after_script,
    keys_read,
    pair,
    story,
)

# Statuses ----------------------------------------------------------------------------------------


@pytest.mark.rule("STA-1")
def test_a_status_holds_for_everybody() -> None:
    p = pair()
    p = after_script(p, 'tick "debt" 2', "ben")
    assert p.statuses == {"debt": (2,)}
    after = after_script(p, 'gain 1 xp if status("debt", 2)', "ada")
    assert after.character("ada").xp == 1
    assert after_script(p, 'tick "debt" 2').statuses == {"debt": (2,)}
    assert after_script(p, 'tick "debt" 1').statuses == {"debt": (1, 2)}


@pytest.mark.rule("STA-1")
def test_an_unnumbered_status_ticks_any_free_box() -> None:
    p = start("ada", story=story(statuses=(Status("marks", parts=3, numbered=False),)))
    for parts in ((1,), (1, 2), (1, 2, 3), (1, 2, 3)):
        p = after_script(p, 'tick "marks"')
        assert p.statuses["marks"] == parts
    assert after_script(p, 'gain parts("marks") xp').character("ada").xp == 3


@pytest.mark.rule("STA-2")
def test_personal_changes_are_secrets_of_one_character() -> None:
    p = after_script(pair(), "gain secret 12 for me", me="ben")
    assert p.statuses == {}
    assert after_script(p, "gain 1 xp for each if me.secret(12)").character("ben").xp == 1
    assert after_script(p, "gain 1 xp for each if me.secret(12)").character("ada").xp == 0


# Dials -------------------------------------------------------------------------------------------


def dialled() -> Position:
    p = pair(
        story(dials=(DialText("sand", "quest", "gain 1 xp for all"), DialText("bare", "time")))
    )
    p.dials = {"tide": Dial(4, "location", 101), "sand": Dial(4, "secret", 14)}
    return p


@pytest.mark.rule("DIA-1", "DAY-4")
@pytest.mark.example("B28")
def test_only_time_dials_go_down_in_the_morning() -> None:
    p = run_steps(dialled(), ("lower_time_dials",))
    assert {name: dial.value for name, dial in p.dials.items()} == {"sand": 4, "tide": 3}


@pytest.mark.rule("DIA-1")
def test_a_quest_dial_changes_when_told() -> None:
    p = after_script(dialled(), 'lower dial "sand" 3')
    assert p.dials["sand"].value == 1
    p = after_script(p, 'lower dial "sand"')
    assert "sand" not in p.dials
    assert [c.xp for c in p.characters] == [1, 1]


@pytest.mark.rule("DAY-4")
def test_a_time_dial_that_cannot_be_lowered_has_run_out() -> None:
    p = dialled()
    p.dials = {"tide": Dial(2, "location", 103), "bare": Dial(1, "location", 101)}
    p = run_steps(p, ("lower_time_dials",))
    assert p.dials == {"tide": Dial(1, "location", 103)}
    assert keys_read(p) == []
    p = run_steps(p, ("lower_time_dials",))
    assert p.dials == {}
    assert keys_read(p) == ["page.2"]
    assert p.statuses == {"debt": (2,)}


def test_a_dial_on_a_secret_means_its_owner() -> None:
    tale = story(dials=(DialText("fever", "time", "gain 1 terror for me"),))
    p = pair(tale)
    p.character("ben").possessions = (Possession("secret", "12"),)
    p.dials = {"fever": Dial(1, "secret", 12)}
    p = run_steps(p, ("lower_time_dials",))
    assert [c.terror for c in p.characters] == [0, 2]


def test_a_dial_on_a_location_means_who_is_there() -> None:
    tale = story(dials=(DialText("flood", "time", "gain 1 terror for me"),))
    p = pair(tale)
    p.character("ben").location = 103
    p.dials = {"flood": Dial(1, "location", 103)}
    assert [c.terror for c in run_steps(p, ("lower_time_dials",)).characters] == [0, 2]
    p.dials = {"flood": Dial(1, "location", 102)}  # nobody: the lowest number
    assert [c.terror for c in run_steps(p, ("lower_time_dials",)).characters] == [1, 1]


@pytest.mark.rule("DIA-2")
def test_a_dial_tracks_how_far_a_quest_has_come() -> None:
    quest = Quest("dig", 'dial("sand") >= 3', 'gain 2 xp for all; remove dial "sand"')
    tale = story(quests=(quest,), dials=(DialText("sand", "quest"),))
    p = after_script(start("ada", story=tale), 'activate quest "dig"; set dial "sand" 1')
    p = after_script(p, 'raise dial "sand"')
    assert p.succeeded == ()
    p = after_script(p, 'raise dial "sand"')
    assert p.succeeded == ("dig",)
    assert p.dials == {}
    assert p.character("ada").xp == 2
