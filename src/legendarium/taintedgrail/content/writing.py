"""Writes conditions and scripts as text that `parsing` reads back to the same value."""

from __future__ import annotations

from functools import cache

from legendarium.taintedgrail.content.script import (
    Argument,
    Both,
    Call,
    Comparison,
    Condition,
    Effect,
    Either,
    Negation,
    Script,
    Value,
)
from legendarium.taintedgrail.content.vocabulary import (
    FORMS,
    ID_SLOTS,
    NAMES,
    NUMBER_SLOTS,
    VERSE_SLOT,
    WORD_SLOTS,
    Form,
)


def write_call(call: Call) -> str:
    """A name with its arguments."""
    slots = NAMES[call.name].args
    args = ", ".join(
        _argument(slot.removesuffix("?"), arg) for slot, arg in zip(slots, call.args, strict=False)
    )
    return ("me." if call.mine else "") + call.name + (f"({args})" if slots else "")


def write_value(value: Value) -> str:
    """A number or a name."""
    return str(value) if isinstance(value, int) else write_call(value)


def write_condition(condition: Condition) -> str:
    """A condition, with brackets where it needs them."""
    if isinstance(condition, Call):
        return write_call(condition)
    if isinstance(condition, Comparison):
        return f"{write_value(condition.left)} {condition.op} {write_value(condition.right)}"
    if isinstance(condition, Negation):
        return "not " + _bracketed(condition.part)
    word = " and " if isinstance(condition, Both) else " or "
    return word.join(map(_bracketed, condition.parts))


def _bracketed(condition: Condition) -> str:
    text = write_condition(condition)
    return f"({text})" if isinstance(condition, Both | Either) else text


def write_effect(effect: Effect) -> str:
    """One effect."""
    text = next(text for form in FORMS if (text := _in_form(effect, form)))
    who = f" for {effect.who}" if effect.who else ""
    condition = "" if effect.condition is None else f" if {write_condition(effect.condition)}"
    return text + who + condition


def write_script(script: Script) -> str:
    """Effects with `; ` between them."""
    return "; ".join(map(write_effect, script))


@cache
def form_text(form: Form) -> str:
    """The syntax of a form for readers: `encounter <colour> difficulty <level>`."""
    return " ".join(p.removeprefix("=") for p in form.syntax.split() if not p.startswith("+"))


def fits_form(effect: Effect, form: Form) -> bool:
    """Whether an effect can be written in this form."""
    return bool(_in_form(effect, form))


def _argument(slot: str, argument: Argument) -> str:
    return f'"{argument}"' if slot in ID_SLOTS else str(argument)


def _fits(slot: str, argument: Argument) -> bool:
    if slot in WORD_SLOTS:
        return argument in WORD_SLOTS[slot]
    if slot in NUMBER_SLOTS:
        return isinstance(argument, int)
    return isinstance(argument, str) and (slot in ID_SLOTS or slot == VERSE_SLOT)


def _in_form(effect: Effect, form: Form) -> str:
    """The effect written in this form; empty if it does not fit the form."""
    parts = form.syntax.split()
    if form.verb != effect.verb or ("<N>" not in parts and effect.amount != form.amount):
        return ""
    words: list[str] = []
    args = list(effect.args)
    for part in parts:
        if part == "<N>":
            words.append(write_value(effect.amount))
        elif part[0] not in "<=+":
            words.append(part)
        elif not args:
            return ""
        elif part.startswith("<"):
            if not _fits(part[1:-1], args[0]):
                return ""
            words.append(_argument(part[1:-1], args.pop(0)))
        elif args.pop(0) != part[1:]:
            return ""
        elif part.startswith("="):
            words.append(part[1:])
    return "" if args else " ".join(words)
