"""Renders the schema as a page: docs/campaign-format.md is the output of `render`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields

from legendarium.authoring.format_text import (
    ABILITIES,
    CHECKS,
    EXPRESSIONS,
    FILES,
    HALVES,
    LOG,
    STRINGS,
)
from legendarium.authoring.shape_text import field_text
from legendarium.taintedgrail.content import file_names
from legendarium.taintedgrail.content.faults import GROUPS
from legendarium.taintedgrail.content.fields import (
    Field,
    Kind,
    kind_of,
)
from legendarium.taintedgrail.content.model import RECORDS
from legendarium.taintedgrail.content.vocabulary import FORMS, NAMES, Form, Name
from legendarium.taintedgrail.content.writing import form_text
from legendarium.taintedgrail.settings import Settings

_TEXT_BELOW = {"card": HALVES, "ability": ABILITIES}
"""Texts below the table of fields of a kind."""


def render() -> str:
    """The whole page."""
    parts = [FILES.replace("FILE_LIST", "\n".join(_files())), "## Records\n"]
    for kind in map(kind_of, RECORDS):
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


def _files() -> Iterator[str]:
    for kind in map(kind_of, RECORDS):
        _, says, file, listed, _ = kind.written
        if file:
            yield f"{file:<43} {says}"
        if listed:
            yield f"{listed:<43} [[{kind.name}]] ..."
    yield f"{file_names.LOG:<43} The section of a location: verses, dream, nightmare, arrival."
    yield f"{file_names.PAGES:<43} Sealed pages."
    yield f"{file_names.STRINGS:<43} Every text that is shown."


def _table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> Iterator[str]:
    head = list(head)
    yield "| " + " | ".join(head) + " |"
    yield "|" + " --- |" * len(head)
    for row in rows:
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"


def _kind(kind: Kind) -> Iterator[str]:
    yield f"### {kind.name}\n"
    yield f"{kind.written.says} Where: `{_where(kind)}`.\n"
    head = ("field", "type", "required", "default", "example", "meaning")
    yield from _table(head, map(_field, kind.fields))


def _where(kind: Kind) -> str:
    _, _, file, listed, part = kind.written
    return f"[[{kind.name}]] in {listed}" if listed else file or part


def _field(field: Field) -> tuple[str, ...]:
    return (
        f"`{field.name}`",
        field_text(field),
        "yes" if field.is_required else "no",
        "" if field.is_required else _default(field.default),
        f"`{field.example}`" if field.example else "",
        field.says,
    )


def _default(value: object) -> str:
    if value is None or value in ((), frozenset(), Settings()):
        return "none"
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, tuple):
        return f"`{list(value)}`"
    if value in ("", {}):
        return "empty"
    return f"`{value}`" if isinstance(value, int) else f'`"{value}"`'


def _settings() -> Iterator[str]:
    yield "### settings\n"
    yield "The named settings of the rules; a setting that is left out keeps its default.\n"
    default = Settings()
    rows = ((f"`{one.name}`", f"`{getattr(default, one.name)}`") for one in fields(Settings))
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
