"""Finds the entry that a typed text means, or says why there is none."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.cli.tale.menu import Entry, Menu
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.refusal_reasons import refusal_reason
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.text_matching import (
    is_abbreviation,
    is_beginning,
    is_garbled,
    split_words,
    visible,
)
from legendarium.cli.terminal.names import number_in, shortened

MAX_ENTRIES_NAMED = 4
"""How many entries an ambiguous text lists."""


class Answer(NamedTuple):
    """An entry, or an error message."""

    entry: Entry | None
    complaint: str = ""


def understand(pen: Pen, session: Session, text: str, offered: Menu) -> Answer:
    """The entry that a text means: its number, or an abbreviation of its words."""
    entries = offered.entries
    if not text:
        if len(entries) == 1:
            return Answer(entries[0])
        return Answer(None, pen.say("tale-wrong-empty", last=len(entries)))
    if is_garbled(text):
        return Answer(None, pen.say("tale-wrong-unknown", text=shortened(visible(text))))
    number = number_in(text, len(entries))
    if number is not None:
        return Answer(entries[number - 1])
    if text.lstrip("-").isdecimal():
        said = pen.say("tale-wrong-number-typed", text=shortened(text), last=len(entries))
        return Answer(None, said)
    found = matching(text, offered)
    if len(found) == 1:
        return Answer(found[0][1])
    if found:
        named = ", ".join(
            f"{place} {_short(entry.label)}" for place, entry in found[:MAX_ENTRIES_NAMED]
        )
        more = pen.shapes.more if len(found) > MAX_ENTRIES_NAMED else ""
        said = pen.say("tale-wrong-several", text=shortened(text), options=named + more)
        return Answer(None, said)
    reason = refusal_reason(pen, session, text)
    return Answer(None, reason or pen.say("tale-wrong-unknown", text=shortened(text)))


def matching(text: str, offered: Menu) -> list[tuple[int, Entry]]:
    """The entries that a text can mean, with their numbers; preferably those that start with it."""
    typed = split_words(text)
    numbered: list[tuple[int, str, Entry]] = []
    for group in offered.groups:
        for entry in group.entries:
            numbered.append((len(numbered) + 1, group.title, entry))
    first = [(n, entry) for n, _, entry in numbered if is_beginning(typed, entry.label)]
    return first or [
        (n, entry) for n, title, entry in numbered if is_abbreviation(typed, title, entry.label)
    ]


def _short(label: str) -> str:
    return label.split(" [")[0]
