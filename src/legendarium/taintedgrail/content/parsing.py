"""Parses conditions and scripts of a campaign into values; nothing is run as code.

The language has no loops and no recursion, and length and depth are limited, so that parsing any
text ends.
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
from legendarium.taintedgrail.content.tokens import END, Reader, ScriptError, Token, suggestion
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
from legendarium.taintedgrail.content.writing import form_text, write_call

MAX_DEPTH = 12
MAX_EFFECTS = 40
MAX_NUMBER = 9999
_OPS = frozenset({"==", "!=", "<", "<=", ">", ">="})


# Conditions


def _either(reader: Reader, depth: int) -> Condition:
    parts = [_both(reader, depth)]
    while reader.accept("or"):
        parts.append(_both(reader, depth))
    return parts[0] if len(parts) == 1 else Either(tuple(parts))


def _both(reader: Reader, depth: int) -> Condition:
    parts = [_unary(reader, depth)]
    while reader.accept("and"):
        parts.append(_unary(reader, depth))
    return parts[0] if len(parts) == 1 else Both(tuple(parts))


def _unary(reader: Reader, depth: int) -> Condition:
    if depth > MAX_DEPTH:
        raise reader.fault(f"a condition can be at most {MAX_DEPTH} levels deep")
    if reader.accept("not"):
        return Negation(_unary(reader, depth + 1))
    if reader.accept("("):
        inner = _either(reader, depth + 1)
        if not reader.accept(")"):
            raise reader.fault(f"`)` is missing before {reader.describe()}")
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
        raise ScriptError(
            "a number alone is not a condition", begun.column, "compare it: `day >= 3`"
        )
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
        raise ScriptError(f"expected a number, not `{token.text}`", token.column)
    if len(token.text) > 4:
        raise ScriptError(f"a number can be at most {MAX_NUMBER}", token.column)
    return int(token.text)


def _value(reader: Reader) -> Value:
    if reader.now.kind == "number":
        return _number(reader)
    mine = reader.now.kind == "mine"
    if mine:
        reader.take()
    token = reader.now
    if token.kind != "word":
        raise reader.fault(f"expected a condition, not {reader.describe()}")
    name = NAMES.get(token.text)
    if name is None:
        raise reader.fault(f"`{token.text}` is not a known name", suggestion(token.text, NAMES))
    if mine and not name.personal:
        raise reader.fault(f"`{name.name}` cannot refer to one character", "leave out `me.`")
    reader.take()
    return Call(name.name, _arguments(reader, name), mine)


def _arguments(reader: Reader, name: Name) -> tuple[Argument, ...]:
    if not name.args:
        if reader.is_at("("):
            raise reader.fault(f"`{name.name}` takes no arguments")
        return ()
    example = f"{name.name}({', '.join(name.args)})"
    if not reader.accept("("):
        raise reader.fault(f"`{name.name}` needs arguments in brackets", f"written as `{example}`")
    args: list[Argument] = []
    for slot in name.args:
        if slot.endswith("?") and reader.is_at(")"):
            break
        if args and not reader.accept(","):
            raise reader.fault(
                f"`,` is missing before {reader.describe()}", f"written as `{example}`"
            )
        args.append(_argument(reader, slot.removesuffix("?")))
    if not reader.accept(")"):
        raise reader.fault(f"`)` is missing before {reader.describe()}", f"written as `{example}`")
    return tuple(args)


def _argument(reader: Reader, slot: str) -> Argument:
    if slot.endswith("|here"):
        if reader.accept("here"):
            return "here"
        slot = slot.removesuffix("|here")
    if slot in WORD_SLOTS:
        return _one_word(reader, slot)
    if slot in ID_SLOTS:
        if reader.now.kind != "text":
            raise reader.fault(
                f"expected the id of a {slot}, not {reader.describe()}",
                'write ids in quotes: "id"',
            )
        if not reader.now.text:
            raise reader.fault(f"the id of a {slot} is empty")
        return reader.take().text
    if slot == VERSE_SLOT:
        if reader.now.kind != VERSE_SLOT:
            raise reader.fault(
                f"expected a verse, not {reader.describe()}", "section and verse, as in `107.4`"
            )
        return reader.take().text
    return _number(reader)


def _one_word(reader: Reader, slot: str) -> str:
    words = WORD_SLOTS[slot]
    token = reader.now
    if token.kind != "word" or token.text not in words:
        raise reader.fault(
            f"expected one of {', '.join(words)}, not {reader.describe()}",
            suggestion(token.text, words, max_listed=0),
        )
    return reader.take().text


# Effects


def _amount(reader: Reader) -> Value:
    token = reader.now
    value = _value(reader)
    _must_be_number(value, token)
    if isinstance(value, Call) and NAMES[value.name].chance:
        raise ScriptError("an amount cannot be random", token.column, "use `if roll(6) >= 4`")
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
            if not reader.accept(word):
                raise reader.fault(
                    f"expected `{word}`, not {reader.describe()}",
                    f"written as `{form_text(form)}`",
                )
            if part.startswith("="):
                args.append(word)
    if not (reader.now.kind == END or any(map(reader.is_at, (";", "for", "if")))):
        raise reader.fault(f"unexpected {reader.describe()}", f"written as `{form_text(form)}`")
    return Effect(form.verb, amount, tuple(args))


def _bare_effect(reader: Reader) -> Effect:
    forms = BY_FIRST_WORD.get(reader.now.text) if reader.now.kind == "word" else None
    if forms is None:
        raise reader.fault(
            f"an effect cannot begin with {reader.describe()}",
            suggestion(reader.now.text, BY_FIRST_WORD),
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
            ways = "; ".join(dict.fromkeys(f"`{form_text(form)}`" for form in forms))
            furthest.hint = f"written as {ways}"
        raise furthest
    reader.place = best_end
    return best


def _effect(reader: Reader) -> Effect:
    effect = _bare_effect(reader)
    if reader.accept("for"):
        token = reader.now
        if token.kind != "word" or token.text not in WHO:
            raise reader.fault(
                f"`for` must be followed by one of {', '.join(WHO)}, not {reader.describe()}"
            )
        effect = effect._replace(who=reader.take().text)
    if reader.accept("if"):
        effect = effect._replace(condition=_either(reader, 1))
    return effect


@cache
def parse_condition(text: str) -> Condition:
    """Parse a condition, which must not be empty; raises ScriptError."""
    reader = Reader(text)
    condition = _either(reader, 1)
    if reader.now.kind != END:
        raise reader.fault(f"unexpected {reader.describe()}")
    return condition


@cache
def parse_script(text: str) -> Script:
    """Parse a script; an empty text does nothing. Raises ScriptError."""
    reader = Reader(text)
    effects: list[Effect] = []
    while reader.now.kind != END:
        if len(effects) == MAX_EFFECTS:
            raise reader.fault(f"a script has at most {MAX_EFFECTS} effects")
        effects.append(_effect(reader))
        if reader.now.kind != END and not reader.accept(";"):
            raise reader.fault(f"`;` is missing before {reader.describe()}")
    return tuple(effects)
