"""Random conditions and scripts for tests, generated from the vocabulary."""

from __future__ import annotations

from hypothesis import strategies as st

from legendarium.taintedgrail.content.script import (
    Both,
    Call,
    Comparison,
    Condition,
    Effect,
    Either,
    Negation,
)
from legendarium.taintedgrail.content.vocabulary import (
    FORMS,
    ID_SLOTS,
    NAMES,
    VERSE_SLOT,
    WHO,
    WORD_SLOTS,
    Form,
    Name,
)

NUMBERS = st.integers(0, 999)
IDS = st.from_regex(r"[a-z0-9]+(-[a-z0-9]+)*", fullmatch=True).filter(lambda text: len(text) < 20)


def arguments(slot: str) -> st.SearchStrategy[int | str]:
    """What can stand in a slot."""
    if slot in WORD_SLOTS:
        return st.sampled_from(WORD_SLOTS[slot])
    if slot in ID_SLOTS:
        return IDS.filter(lambda text: text != "random")
    if slot == VERSE_SLOT:
        return st.builds("{}.{}".format, NUMBERS, NUMBERS)
    return NUMBERS


def _calls_of(name: Name) -> st.SearchStrategy[Call]:
    slots = [slot.removesuffix("?").removesuffix("|here") for slot in name.args]
    args = st.tuples(*map(arguments, slots))
    if any(slot.endswith("?") for slot in name.args):
        args = st.one_of(args, st.tuples(*map(arguments, slots[:-1])))
    if any(slot.endswith("|here") for slot in name.args):
        args = st.one_of(args, st.just(("here",)))
    mine = st.booleans() if name.personal else st.just(False)
    return st.builds(Call, st.just(name.name), args, mine)


def calls(truth: bool, chance: bool = True) -> st.SearchStrategy[Call]:
    """Names that are true or false, or names that are numbers."""
    return st.one_of(
        [_calls_of(n) for n in NAMES.values() if n.truth == truth and (chance or not n.chance)]
    )


VALUES = st.one_of(NUMBERS, calls(False))
TESTS: st.SearchStrategy[Condition] = st.one_of(
    calls(True),
    st.builds(Comparison, VALUES, st.sampled_from(("==", "!=", "<", "<=", ">", ">=")), VALUES),
)


def _several(parts: st.SearchStrategy[Condition], kind: type) -> st.SearchStrategy[Condition]:
    return st.lists(
        parts.filter(lambda part: not isinstance(part, kind)), min_size=2, max_size=3
    ).map(lambda chosen: kind(tuple(chosen)))


CONDITIONS: st.SearchStrategy[Condition] = st.recursive(
    TESTS,
    lambda parts: st.one_of(
        st.builds(Negation, parts), _several(parts, Both), _several(parts, Either)
    ),
    max_leaves=6,
)


@st.composite
def _effects_of(draw: st.DrawFn, form: Form) -> Effect:
    amount: object = form.amount
    args: list[int | str] = []
    for part in form.syntax.split():
        if part == "<N>":
            amount = draw(st.one_of(NUMBERS, calls(False, chance=False)))
        elif part.startswith("<"):
            args.append(draw(arguments(part[1:-1])))
        elif part[0] in "=+":
            args.append(part[1:])
    who = draw(st.sampled_from(("", *WHO)))
    condition = draw(st.one_of(st.none(), CONDITIONS))
    return Effect(form.verb, amount, tuple(args), who, condition)  # type: ignore[arg-type]


EFFECTS = st.sampled_from(FORMS).flatmap(_effects_of)
SCRIPTS = st.lists(EFFECTS, max_size=4).map(tuple)
