"""Reading conditions and scripts: texts of a campaign become values, and nothing is ever run.

The language is total: no loops, no recursion, and a limit on length and depth, so that reading
any text ends.
"""

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
from legendarium.taintedgrail.content.tokens import END, Reader, ScriptError, Token, nearest
from legendarium.taintedgrail.content.vocabulary import (
    BY_FIRST_WORD,
    ID_SLOTS,
    NAMES,
    VERSE_SLOT,
    WHO,
    WORD_SLOTS,
    Form,
    Name,
)
from legendarium.taintedgrail.content.writing import write_call, written

MOST_DEPTH = 12
MOST_EFFECTS = 40
LARGEST_NUMBER = 9999
_OPS = frozenset({"==", "!=", "<", "<=", ">", ">="})


# Conditions


def _either(reader: Reader, depth: int) -> Condition:
    parts = [_both(reader, depth)]
    while reader.took("or"):
        parts.append(_both(reader, depth))
    return parts[0] if len(parts) == 1 else Either(tuple(parts))


def _both(reader: Reader, depth: int) -> Condition:
    parts = [_unary(reader, depth)]
    while reader.took("and"):
        parts.append(_unary(reader, depth))
    return parts[0] if len(parts) == 1 else Both(tuple(parts))


def _unary(reader: Reader, depth: int) -> Condition:
    if depth > MOST_DEPTH:
        raise reader.fault(f"a condition is at most {MOST_DEPTH} deep")
    if reader.took("not"):
        return Negation(_unary(reader, depth + 1))
    if reader.took("("):
        inner = _either(reader, depth + 1)
        if not reader.took(")"):
            raise reader.fault(f"`)` is missing before {reader.shown()}")
        return inner
    return _test(reader)


def _test(reader: Reader) -> Condition:
    begun = reader.now
    left = _value(reader)
    if reader.now.kind == "sign" and reader.now.text in _OPS:
        op = reader.take().text
        _must_be_number(left, begun)
        beside = reader.now
        right = _value(reader)
        _must_be_number(right, beside)
        return Comparison(left, op, right)
    if isinstance(left, int):
        raise ScriptError("a number alone is no condition", begun.column, "compare it: `day >= 3`")
    if not NAMES[left.name].truth:
        raise ScriptError(
            f"`{left.name}` is a number and must be compared",
            begun.column,
            f"write for example `{write_call(left)} >= 1`",
        )
    return left


def _must_be_number(value: Value, token: Token) -> None:
    if isinstance(value, Call) and NAMES[value.name].truth:
        raise ScriptError(
            f"`{value.name}` is true or false and cannot be compared",
            token.column,
            f"write `{write_call(value)}` alone, or `not {write_call(value)}`",
        )


def _number(reader: Reader) -> int:
    token = reader.take()
    if token.kind != "number":
        raise ScriptError(f"a number is needed, not `{token.text}`", token.column)
    if len(token.text) > 4:
        raise ScriptError(f"a number is at most {LARGEST_NUMBER}", token.column)
    return int(token.text)


def _value(reader: Reader) -> Value:
    if reader.now.kind == "number":
        return _number(reader)
    mine = reader.now.kind == "mine"
    if mine:
        reader.take()
    token = reader.now
    if token.kind != "word":
        raise reader.fault(f"a condition is needed, not {reader.shown()}")
    name = NAMES.get(token.text)
    if name is None:
        raise reader.fault(f"`{token.text}` is no known name", nearest(token.text, NAMES))
    if mine and not name.personal:
        raise reader.fault(f"`{name.name}` cannot be asked of one character", "leave out `me.`")
    reader.take()
    return Call(name.name, _arguments(reader, name), mine)


def _arguments(reader: Reader, name: Name) -> tuple[Argument, ...]:
    if not name.args:
        if reader.sees("("):
            raise reader.fault(f"`{name.name}` takes nothing in brackets")
        return ()
    example = f"{name.name}({', '.join(name.args)})"
    if not reader.took("("):
        raise reader.fault(f"`{name.name}` needs brackets", f"written as `{example}`")
    args: list[Argument] = []
    for slot in name.args:
        if slot.endswith("?") and reader.sees(")"):
            break
        if args and not reader.took(","):
            raise reader.fault(f"`,` is missing before {reader.shown()}", f"written as `{example}`")
        args.append(_argument(reader, slot.removesuffix("?")))
    if not reader.took(")"):
        raise reader.fault(f"`)` is missing before {reader.shown()}", f"written as `{example}`")
    return tuple(args)


def _argument(reader: Reader, slot: str) -> Argument:
    if slot.endswith("|here"):
        if reader.took("here"):
            return "here"
        slot = slot.removesuffix("|here")
    if slot in WORD_SLOTS:
        return _one_word(reader, slot)
    if slot in ID_SLOTS:
        if reader.now.kind != "text":
            raise reader.fault(
                f"the id of a {slot} is needed, not {reader.shown()}", 'ids stand in quotes: "id"'
            )
        if not reader.now.text:
            raise reader.fault(f"the id of a {slot} is empty")
        return reader.take().text
    if slot == VERSE_SLOT:
        if reader.now.kind != VERSE_SLOT:
            raise reader.fault(
                f"a verse is needed, not {reader.shown()}", "section and verse, as in `107.4`"
            )
        return reader.take().text
    return _number(reader)


def _one_word(reader: Reader, slot: str) -> str:
    words = WORD_SLOTS[slot]
    token = reader.now
    if token.kind != "word" or token.text not in words:
        raise reader.fault(
            f"one of {', '.join(words)} is needed, not {reader.shown()}",
            nearest(token.text, words, few=0),
        )
    return reader.take().text


# Effects


def _amount(reader: Reader) -> Value:
    token = reader.now
    value = _value(reader)
    _must_be_number(value, token)
    if isinstance(value, Call) and NAMES[value.name].chance:
        raise ScriptError(
            "an amount cannot be left to chance", token.column, "use `if roll(6) >= 4`"
        )
    return value


def _by_form(reader: Reader, form: Form) -> Effect:
    amount: Value = form.amount
    args: list[Argument] = []
    for part in form.syntax.split():
        if part.startswith("+"):
            args.append(part[1:])
        elif part == "<N>":
            amount = _amount(reader)
        elif part.startswith("<"):
            args.append(_argument(reader, part[1:-1]))
        else:
            word = part.removeprefix("=")
            if not reader.took(word):
                raise reader.fault(
                    f"`{word}` is needed, not {reader.shown()}", f"written as `{written(form)}`"
                )
            if part.startswith("="):
                args.append(word)
    if not (reader.now.kind == END or any(map(reader.sees, (";", "for", "if")))):
        raise reader.fault(f"{reader.shown()} is too much here", f"written as `{written(form)}`")
    return Effect(form.verb, amount, tuple(args))


def _bare_effect(reader: Reader) -> Effect:
    forms = BY_FIRST_WORD.get(reader.now.text) if reader.now.kind == "word" else None
    if forms is None:
        raise reader.fault(
            f"an effect cannot begin with {reader.shown()}",
            nearest(reader.now.text, BY_FIRST_WORD),
        )
    begun = reader.place
    furthest: ScriptError | None = None
    best: Effect | None = None
    best_end = begun
    for form in forms:
        reader.place = begun
        try:
            effect = _by_form(reader, form)
        except ScriptError as fault:
            if furthest is None or fault.column > furthest.column:
                furthest = fault
            continue
        best, best_end = effect, reader.place
    if best is None:
        assert furthest is not None
        if len(forms) > 1 and (not furthest.hint or furthest.hint.startswith("written")):
            ways = "; ".join(dict.fromkeys(f"`{written(form)}`" for form in forms))
            furthest.hint = f"ways: {ways}"
        raise furthest
    reader.place = best_end
    return best


def _effect(reader: Reader) -> Effect:
    effect = _bare_effect(reader)
    if reader.took("for"):
        token = reader.now
        if token.kind != "word" or token.text not in WHO:
            raise reader.fault(
                f"`for` is followed by one of {', '.join(WHO)}, not {reader.shown()}"
            )
        effect = effect._replace(who=reader.take().text)
    if reader.took("if"):
        effect = effect._replace(condition=_either(reader, 1))
    return effect


@cache
def parse_condition(text: str) -> Condition:
    """A condition; raises ScriptError. An empty text is none: ask before."""
    reader = Reader(text)
    condition = _either(reader, 1)
    if reader.now.kind != END:
        raise reader.fault(f"{reader.shown()} is too much here")
    return condition


@cache
def parse_script(text: str) -> Script:
    """A script; an empty text does nothing. Raises ScriptError."""
    reader = Reader(text)
    effects: list[Effect] = []
    while reader.now.kind != END:
        if len(effects) == MOST_EFFECTS:
            raise reader.fault(f"a script has at most {MOST_EFFECTS} effects")
        effects.append(_effect(reader))
        if reader.now.kind != END and not reader.took(";"):
            raise reader.fault(f"`;` is missing before {reader.shown()}")
    return tuple(effects)
