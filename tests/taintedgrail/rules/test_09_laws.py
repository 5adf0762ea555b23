"""Laws of the effect language: whatever a campaign may write, no position breaks."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from legendarium.taintedgrail import agenda, encoding
from legendarium.taintedgrail.conditions import holds
from legendarium.taintedgrail.content.model import (
    ATTRIBUTES,
    COLOURS,
    KEYWORDS,
    RESOURCES,
    TRACKS,
)
from legendarium.taintedgrail.content.parsing import parse_condition, parse_script
from legendarium.taintedgrail.content.vocabulary import FORMS, NAMES, STORY, WHO, Form, Name
from legendarium.taintedgrail.invariants import broken, broken_between
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import begin_scene
from taintedgrail.play import campaign, play_on, start
from taintedgrail.telling import during

pytestmark = pytest.mark.slow

SLOTS: dict[str, tuple[str, ...]] = {
    "resource": RESOURCES,
    "track": TRACKS,
    "payable": (*RESOURCES, "energy", "health"),
    "attribute": ATTRIBUTES,
    "keyword": KEYWORDS,
    "colour": COLOURS,
    "state": ("dying", "insane"),
    "status": ('"debt"', '"mercy"'),
    "item": ('"spear"', '"coat"', '"net"'),
    "dial": ('"tide"',),
    "encounter": ('"dog"', '"thief"', '"clerk"'),
    "event": ('"first-day"', '"second-day"', '"rain"'),
    "task": ('"well"',),
    "quest": ('"light-the-north"',),
    "ending": ('"lit"',),
    "character": ('"ada"', '"ben"'),
    "choice": ('"101.1.dig"', '"102.2.mend"'),
    "part": ("1",),
    "secret": ("11", "12", "14"),
    "location": ("101", "102", "103", "104"),
    "level": ("1", "2"),
    "count": ("1", "2"),
    "page": ("1", "2", "500"),
    "sides": ("2", "6"),
    "verse": ("101.1", "101.2", "102.1", "102.2", "104.1"),
    "N": ("0", "1", "2", "3", "9", "players", "party_size", 'dial("tide")', "me.res(food)"),
}

STORY_FORMS = [form for form in FORMS if STORY in form.where]
STORY_NAMES = [name for name in NAMES.values() if not name.encounter]


def filled(slot: str) -> st.SearchStrategy[str]:
    if slot == "location|here":
        return st.sampled_from((*SLOTS["location"], "here"))
    return st.sampled_from(SLOTS[slot])


@st.composite
def calls(draw: st.DrawFn, name: Name) -> str:
    args = [draw(filled(slot)) for slot in name.args if not slot.endswith("?")]
    written = name.name + (f"({', '.join(args)})" if name.args else "")
    return ("me." if name.personal and draw(st.booleans()) else "") + written


@st.composite
def asked(draw: st.DrawFn) -> str:
    name = draw(st.sampled_from(STORY_NAMES))
    call = draw(calls(name))
    if name.truth:
        return call
    op = draw(st.sampled_from(("==", "!=", "<", "<=", ">", ">=")))
    return f"{call} {op} {draw(st.integers(0, 6))}"


def conditions() -> st.SearchStrategy[str]:
    return st.recursive(
        asked(),
        lambda inner: st.one_of(
            inner.map(lambda text: f"not ({text})"),
            st.tuples(inner, st.sampled_from(("and", "or")), inner).map(
                lambda parts: f"({parts[0]}) {parts[1]} ({parts[2]})"
            ),
        ),
        max_leaves=4,
    )


@st.composite
def effects(draw: st.DrawFn) -> str:
    form: Form = draw(st.sampled_from(STORY_FORMS))
    if form.verb == "replace-location":
        return "replace location 103 with 105"
    words = []
    for part in form.syntax.split():
        if part.startswith("<"):
            words.append(draw(filled(part[1:-1])))
        elif not part.startswith("+"):
            words.append(part.removeprefix("="))
    text = " ".join(words)
    who = draw(st.sampled_from(("", *WHO)))
    condition = draw(st.one_of(st.just(""), conditions()))
    return text + (f" for {who}" if who else "") + (f" if {condition}" if condition else "")


scripts = st.lists(effects(), min_size=1, max_size=5).map("; ".join)


def somewhere(seed: int, choices: int) -> Position:
    """A position that random play has led to, where a day action is asked for."""
    characters = ("ada", "ben") if seed % 3 else ("ben",)
    played = play_on(start(*characters, seed=seed), Random(seed), choices)
    quiet = [one for one in played if one.question and one.question.kind == "action"]
    return quiet[-1]


@settings(max_examples=150, deadline=None)
@given(scripts, st.integers(0, 30), st.integers(0, 25), st.booleans())
def test_no_script_breaks_a_position(script: str, seed: int, choices: int, alone: bool) -> None:
    assert parse_script(script)
    before = somewhere(seed, choices)
    p = before.clone()
    party = tuple(one.id for one in p.characters)[: 1 if alone else 4]
    begin_scene(p, party, party[-1], "explore", ("perform", script))
    agenda.run(p)
    assert broken_between(before, p) == []
    chance = Random(seed)
    for _ in range(25):
        assert broken(p) == [], script
        if p.question is None:
            assert p.phase == "over"
            return
        if p.question.kind == "action":
            assert not p.scenes
            return
        again = encoding.decode(encoding.encode(p), {"tiny": campaign()})
        assert again == p
        assert again.question == p.question
        after = agenda.take(p, chance.choice(list(p.question.options)))
        assert broken_between(p, after) == []
        p = after


@settings(max_examples=150, deadline=None)
@given(conditions(), st.integers(0, 30), st.integers(0, 25))
def test_no_condition_changes_anything_but_chance(text: str, seed: int, choices: int) -> None:
    p = during(somewhere(seed, choices))
    asked = p.clone()
    assert parse_condition(text) is not None
    answer = holds(asked, text)
    assert holds(p.clone(), text) is answer  # the same chance, the same answer
    if "roll" in text or "coin" in text:
        asked.chance = p.chance
    assert asked == p


@settings(max_examples=60, deadline=None)
@given(scripts, st.integers(0, 10))
def test_quests_leave_the_stack_only_when_told(script: str, seed: int) -> None:
    p = somewhere(seed, 3).clone()
    before = p.quests
    begin_scene(p, [p.characters[0].id], p.characters[0].id, "explore", ("perform", script))
    agenda.run(p)
    if "end quest" not in script and "remove event" not in script:
        assert set(before) <= set(p.quests)
