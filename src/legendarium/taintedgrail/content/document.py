"""Renders the schema as a page: docs/campaign-format.md is the output of `render`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields

from legendarium.taintedgrail.content.faults import GROUPS
from legendarium.taintedgrail.content.format_text import (
    ABILITIES,
    CHECKS,
    EXPRESSIONS,
    FILES,
    HALVES,
    LOG,
    STRINGS,
)
from legendarium.taintedgrail.content.schema import KINDS
from legendarium.taintedgrail.content.shapes import (
    ByPlayers,
    ConditionText,
    Field,
    Flag,
    Id,
    Kind,
    LeftHalf,
    ListOf,
    Number,
    NumberTable,
    OneOf,
    Pattern,
    Range,
    RightHalf,
    ScriptText,
    Settings,
    Shape,
    TableOf,
    TablesOf,
)
from legendarium.taintedgrail.content.vocabulary import FORMS, NAMES, Form, Name
from legendarium.taintedgrail.content.writing import form_text
from legendarium.taintedgrail.settings import Settings as NamedSettings

_SHAPE_NAMES: dict[type, str] = {
    Flag: "true or false",
    ScriptText: "script",
    ConditionText: "condition",
    LeftHalf: "left half",
    RightHalf: "right half",
    Range: "range",
    Settings: "table of settings",
}
_TEXT_BELOW = {"card": HALVES, "ability": ABILITIES}
"""Texts below the table of fields of a kind."""


def render() -> str:
    """The whole page."""
    parts = [FILES, "## Records\n"]
    for kind in KINDS.values():
        parts.append("\n".join(_kind(kind)))
        if kind.name in _TEXT_BELOW:
            parts.append(_TEXT_BELOW[kind.name])
    parts += [
        "\n".join(_settings()),
        LOG,
        EXPRESSIONS,
        "\n".join(_names()),
        "\n".join(_effects()),
        STRINGS,
        CHECKS,
        "\n".join(_faults()),
    ]
    return "\n".join(part.rstrip("\n") + "\n" for part in parts)


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    head = list(head)
    yield "| " + " | ".join(head) + " |"
    yield "|" + " --- |" * len(head)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"


def _kind(kind: Kind) -> Iterator[str]:
    yield f"### {kind.name}\n"
    yield f"{kind.says} Where: `{kind.file}`.\n"
    head = ("field", "type", "required", "default", "example", "meaning")
    yield from _table(head, map(_field, kind.fields))


def _field(field: Field) -> tuple[str, ...]:
    return (
        f"`{field.name}`",
        _shape(field.shape),
        "yes" if field.required else "no",
        "" if field.required else _default(field),
        f"`{field.example}`" if field.example else "",
        field.says,
    )


def _default(field: Field) -> str:
    value = field.default
    if value is None or value == ():
        return "none"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, tuple):
        return f"`{list(value)}`"
    if value in ("", {}):
        return "empty"
    return f"`{value}`" if isinstance(value, int) else f'`"{value}"`'


def _shape(shape: Shape) -> str:
    match shape:
        case Number(least, most, of):
            return f"number of {_with_article(of)}" if of else f"number, {least} to {most}"
        case Id(of):
            return f"id of {_with_article(of)}" if of else "id"
        case OneOf(words):
            return "one of " + ", ".join(f"`{word}`" for word in words)
        case Pattern(_, example):
            return f"text such as `{example}`"
        case NumberTable(words, least, most):
            known = ", ".join(f"`{word}`" for word in words)
            return f"table of numbers, {least} to {most}, by {known}"
        case ListOf(of, least, most):
            return f"list of {least}: {_shape(of)}" if least == most else f"list: {_shape(of)}"
        case ByPlayers(of):
            return f"{_shape(of)}; or a list of four, by players"
        case TableOf(kind):
            return f"table, see [{kind}](#{kind})"
        case TablesOf(kind):
            return f"tables in double brackets, see [{kind}](#{kind})"
        case _:
            return _SHAPE_NAMES[type(shape)]


def _with_article(word: str) -> str:
    return f"an {word}" if word[0] in "aeiou" else f"a {word}"


def _settings() -> Iterator[str]:
    yield "### settings\n"
    yield "The named settings of the rules; a setting that is left out keeps its default.\n"
    default = NamedSettings()
    rows = ((f"`{one.name}`", f"`{getattr(default, one.name)}`") for one in fields(NamedSettings))
    yield from _table(("setting", "default"), rows)


def _names() -> Iterator[str]:
    yield "### Names\n"
    yield from _table(("name", "is", "where", "meaning"), map(_name, NAMES.values()))


def _name(name: Name) -> tuple[str, ...]:
    slots = ", ".join(name.args)
    where = "encounters" if name.encounter else "`when`, `if`" if name.chance else "everywhere"
    return (
        f"`{name.name}({slots})`" if slots else f"`{name.name}`",
        "true or false" if name.truth else "a number",
        where + ("; also with `me.`" if name.personal else ""),
        name.says,
    )


def _effects() -> Iterator[str]:
    yield "### Effects\n"
    yield from _table(("effect", "where", "what happens"), map(_effect, FORMS))


def _effect(form: Form) -> tuple[str, ...]:
    order = ("story", "encounter", "cost")
    return f"`{form_text(form)}`", ", ".join(w for w in order if w in form.where), form.says


def _faults() -> Iterator[str]:
    for group, kinds in GROUPS.items():
        yield f"### {group}\n"
        yield from _table(("kind", "meaning"), ((f"`{k}`", says) for k, says in kinds.items()))
        yield ""
