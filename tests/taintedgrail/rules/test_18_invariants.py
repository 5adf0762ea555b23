"""What is true of every position, and that breaking it is seen (INV-1 to INV-12)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.invariants import broken, broken_between
from legendarium.taintedgrail.items import draw_item
from legendarium.taintedgrail.position import Dial, Encounter, Place, Position, Possession
from taintedgrail import play
from taintedgrail.lives import crowd, crowded, give

Change = Callable[[Position], object]


def ada(**changes: object) -> Change:
    """Change ada."""

    def change(p: Position) -> None:
        for name, value in changes.items():
            setattr(p.character("ada"), name, value)

    return change


def world(**changes: object) -> Change:
    """Change the position itself."""

    def change(p: Position) -> None:
        for name, value in changes.items():
            setattr(p, name, value)

    return change


def fight(**changes: object) -> Change:
    """Put ada into an encounter that cannot be."""

    def change(p: Position) -> None:
        fields = {"participants": ("ada",), **changes}
        p.encounter = Encounter("thief", "combat", **fields)  # type: ignore[arg-type]

    return change


SPEAR = Possession("item", "spear")

BREAKS: list[tuple[str, Change]] = [
    ("TRK-1", ada(energy=9)),
    ("TRK-1", ada(energy=-1)),
    ("TRK-1", ada(health=3, energy=4)),
    ("2.1", ada(health=9)),
    ("TRK-4", ada(terror=7)),
    ("TRK-6", ada(food=-1)),
    ("DTH-1", ada(health=0, energy=0)),
    ("DTH-1", ada(dying=1)),
    ("DTH-2", ada(health=0, energy=0, dying=9)),
    ("ATR-2", ada(markers=(3, 0, 0, 0, 0, 0))),
    ("ATR-2", ada(markers=(1, 0, 0, 0, 0, 0), skills=((1, "a"),))),
    ("DEV-5", ada(skills=((3, "c"),))),
    ("2.1", ada(combat_deck=Pile(*["U01"] * 15))),
    ("2.1", ada(combat_development=Pile("U04", "U05"))),
    ("DEV-2", lambda p: _take_out(p)),
    ("CMB-13", lambda p: _draw(p)),
    ("ITM-1", lambda p: give(p, "ada", "item:spear", "secret:20")),
    ("ITM-5", ada(possessions=(Possession("item", "hoop", True, True),))),
    ("CMB-3", ada(possessions=(Possession("item", "hoop", aside=True),))),
    ("2.8", ada(possessions=(SPEAR,))),
    ("2.7", lambda p: (give(p, "ada", "secret:14"), give(p, "ben", "secret:14"))),
    ("DEV-7", lambda p: _both_learn(p)),
    ("PLY-1", ada(seat=1)),
    ("PLY-1", ada(seat=7)),
    ("PLY-1", world(dead=("ada",))),
    ("MAP-3", lambda p: p.places.__setitem__(104, Place(0, 0))),
    ("2.3", world(menhirs={101: 1, 102: 1, 103: 1})),
    ("MEN-1", world(menhirs={103: 1})),
    ("WYR-3", world(menhirs={104: 1})),
    ("2.4", world(menhirs={101: 9})),
    ("2.4", world(dials={"tide": Dial(0, "location", 101)})),
    ("DSC-4", world(removed=frozenset({"location:101"}))),
    ("DSC-4", world(removed=frozenset({"item:spear"}))),
    ("DSC-4", world(removed=frozenset({"encounter:dog"}))),
    ("DSC-4", world(removed=frozenset({"event:second-day"}))),
    ("DSC-4", lambda p: (give(p, "ada", "secret:14"), world(removed={"secret:14"})(p))),
    ("DSC-1", lambda p: p.encounter_decks.__setitem__("green", Pile("dog", "dog"))),
    ("DSC-3", world(event_discard=("second-day",))),
    ("QST-1", world(quests=("light-the-north", "light-the-north"))),
    ("STA-1", world(statuses={"debt": (3,)})),
    ("CMB-30", fight(pool=-1)),
    ("PTY-2", fight(participants=("ada", "ada"))),
]


def _take_out(p: Position) -> None:
    one = p.character("ada")
    one.combat_owned, one.combat_deck = p.draw(one.combat_deck, 1)


def _draw(p: Position) -> None:
    one = p.character("ada")
    one.hand, one.combat_deck = p.draw(one.combat_deck, 1)


def _both_learn(p: Position) -> None:
    for one in p.characters:
        one.markers = (2, 2, 2, 2, 0, 0)
        one.skills = ((3, "a"),)


@pytest.mark.rule("INV-1", "INV-2", "INV-3", "INV-4", "INV-7", "INV-8", "INV-10")
@pytest.mark.parametrize(("rule", "change"), BREAKS)
def test_breaking_an_invariant_is_seen_and_its_rule_named(rule: str, change: Change) -> None:
    p = crowd("ada", "ben")
    assert broken(p) == []
    change(p)
    sentences = broken(p)
    assert any(sentence.endswith(f"({rule}).") for sentence in sentences), sentences


def test_the_floor_of_the_dying_lets_energy_pass_health() -> None:
    p = crowd("ada", dying_energy_floor=2)
    ada(health=0, energy=2, dying=3)(p)
    assert broken(p) == []


BETWEEN: list[tuple[str, Change, Change]] = [
    (
        "SEC-3",
        lambda p: give(p, "ada", "secret:11"),
        lambda p: (ada(possessions=())(p), give(p, "ben", "secret:11")),
    ),
    ("MAP-3", world(), lambda p: p.places.__setitem__(104, Place(0, 2))),
    ("QST-3", world(quests=("deep",)), world(quests=())),
    ("STA-1", world(statuses={"debt": (1,)}), world(statuses={})),
    ("EXP-1", world(visited=frozenset({101, 102})), world(visited=frozenset({101}))),
    ("DSC-4", world(removed=frozenset({"item:net"})), world(removed=frozenset())),
]


@pytest.mark.rule("INV-5", "INV-6", "INV-11")
@pytest.mark.parametrize(("rule", "first", "second"), BETWEEN)
def test_a_change_that_cannot_be_is_seen(rule: str, first: Change, second: Change) -> None:
    before = crowd("ada", "ben")
    first(before)
    after = before.clone()
    assert broken_between(before, after) == []
    second(after)
    sentences = broken_between(before, after)
    assert any(sentence.endswith(f"({rule}).") for sentence in sentences), sentences


def equipped(chance: Random, who: list[str]) -> Position:
    """A game in which everybody has something, and little Health."""
    p = play.start(*who, story=crowded(), seed=chance.getrandbits(32))
    for one in who:
        for _ in range(chance.randint(0, 3)):
            p = _draw_and_wear(p, one)
        character = p.character(one)
        character.xp = chance.randint(0, 12)
        character.health = chance.randint(1, character.health)
        character.energy = min(character.energy, character.health)
    return play.run_steps(p)


def _draw_and_wear(p: Position, who: str) -> Position:
    after = p.clone()
    draw_item(after, who)
    agenda.run(after)
    while after.question is not None and after.question.kind == "equip":
        after = agenda.take(after, after.question.options[0])
    return after


@pytest.mark.slow
@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**32))
@pytest.mark.rule("ITM-1", "SEC-3", "DTH-1", "DEV-2", "DSC-4", "TRK-1")
def test_law_random_lives_break_nothing(seed: int) -> None:
    """Whatever is chosen, by whomever, with whatever in hand: every invariant holds."""
    chance = Random(seed)
    who = chance.sample(["ada", "ben", "cay", "dot"], chance.randint(1, 4))
    p = equipped(chance, who)
    for _ in range(120):
        if p.question is None:
            break
        weary = [one for one in p.question.options if one.kind not in ("trade", "give")]
        after = agenda.take(p, chance.choice(weary or list(p.question.options)))
        assert broken(after) == []
        assert broken_between(p, after) == []
        p = after
