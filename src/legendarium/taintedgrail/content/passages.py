"""Builds passages from log files: parses scripts and conditions, and resolves exits."""

from __future__ import annotations

import re
from collections.abc import Iterable

from legendarium.taintedgrail.content.faults import Place
from legendarium.taintedgrail.content.logs import ChoicePart, Part, PassagePart, read_log
from legendarium.taintedgrail.content.model import END, Choice, Exit, Passage, Redirection
from legendarium.taintedgrail.content.parsing import parse_condition, parse_script
from legendarium.taintedgrail.content.shapes import COST_EFFECT, NEEDS, STORY_EFFECT, WHEN
from legendarium.taintedgrail.content.sources import (
    Reference,
    Sources,
    WrittenCondition,
    WrittenScript,
)
from legendarium.taintedgrail.content.tokens import ScriptError

_VERSE = re.compile(r"([0-9]{1,3})\.([0-9]{1,3})")


def read_section(sources: Sources, file: str, text: str, number: int) -> list[Passage]:
    """The passages of the section with this number."""
    return _read(sources, file, text, number)


def read_pages(sources: Sources, file: str, text: str) -> list[Passage]:
    """The sealed pages of a file."""
    return _read(sources, file, text, 0)


def _read(sources: Sources, file: str, text: str, section: int) -> list[Passage]:
    log = read_log(text, sealed=not section)
    for fault in log.faults:
        sources.fault(fault.kind, Place(file, fault.line), fault.message, fault.hint)
    return [_Section(sources, file, section).passage(part) for part in log.passages]


class _Section:
    """Builds the passages of a log file."""

    def __init__(self, sources: Sources, file: str, section: int) -> None:
        self._sources = sources
        self._file = file
        self._section = section

    def passage(self, part: PassagePart) -> Passage:
        """A passage, without its faulty parts."""
        name = part.name.split()[-1]
        key = f"log.{self._section}.{name}" if self._section else f"page.{name}"
        self._sources.define("passage", key, Place(self._file, part.line))
        return Passage(
            key=key,
            redirections=tuple(
                Redirection(self._condition(key, WHEN, when.condition), self._exit(when.exit))
                for when in part.whens
            ),
            effect=self._script(key, STORY_EFFECT, part.effects),
            choices=tuple(self._choice(key, choice) for choice in part.choices),
            exit=self._exit(part.exit),
        )

    def _choice(self, key: str, part: ChoicePart) -> Choice:
        owner = f"{key}.{part.id}"
        self._sources.define("choice", owner.removeprefix("log."), Place(self._file, part.line))
        return Choice(
            id=part.id,
            needs=self._condition(owner, NEEDS, part.needs),
            cost=self._script(owner, COST_EFFECT, [part.cost] if part.cost else []),
            effect=self._script(owner, STORY_EFFECT, part.effects),
            exit=self._exit(part.exit),
        )

    def _condition(self, owner: str, where: str, part: Part | None) -> str:
        if part is None:
            return ""
        place = Place(self._file, part.line)
        try:
            condition = parse_condition(part.text)
        except ScriptError as error:
            self._sources.fault("bad-condition", place, _message(error, part.text), error.hint)
            return ""
        self._sources.conditions.append(WrittenCondition(owner, where, condition, place))
        return part.text

    def _script(self, owner: str, where: str, parts: Iterable[Part]) -> str:
        texts: list[str] = []
        place = Place(self._file, 1)
        for part in parts:
            place = Place(self._file, part.line)
            try:
                script = parse_script(part.text)
            except ScriptError as error:
                self._sources.fault("bad-script", place, _message(error, part.text), error.hint)
                continue
            if not script:
                self._sources.fault("bad-script", place, "the line is empty", "write an effect")
                continue
            self._sources.scripts.append(WrittenScript(owner, where, script, place))
            texts.append(part.text.rstrip("; "))
        whole = "; ".join(texts)
        try:
            parse_script(whole)
        except ScriptError as error:
            self._sources.fault("bad-script", place, f"all effects together: {error.message}")
        return whole

    def _exit(self, part: Part | None) -> Exit:
        if part is None or part.text == "end":
            return END
        place = Place(self._file, part.line)
        word, _, target = part.text.partition(" ")
        target = target.strip()
        key = self._target(word, target)
        if key is None:
            self._sources.fault(
                "log-exit",
                place,
                f"`{part.text}` is not an exit",
                "goto 4 (same section), goto 107.4, sealed 12, end",
            )
            return END
        self._sources.references.append(Reference("passage", key, place))
        return Exit("goto", key)

    def _target(self, word: str, target: str) -> str | None:
        if word == "sealed":
            return f"page.{int(target)}" if _number(target) else None
        if match := _VERSE.fullmatch(target):
            return f"log.{int(match[1])}.{int(match[2])}"
        if self._section and _number(target):
            return f"log.{self._section}.{int(target)}"
        return None


def _number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 3


def _message(error: ScriptError, text: str) -> str:
    return error.message + (f" (character {error.column} of `{text}`)" if error.column > 1 else "")
