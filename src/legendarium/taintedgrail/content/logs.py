"""The log format: passages with redirections, effects, choices and exits, line by line.

This module only finds the parts of a passage and their lines; conditions and scripts are parsed
by `parsing`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NamedTuple

_EXITS = r"goto\s+\S+|sealed\s+\S+|end"
_WHEN = re.compile(rf"when\s+(?P<condition>.*\S)\s+(?P<exit>{_EXITS})")
_CHOICE_ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_NUMBERED = re.compile(r"(verse|page)\s+([0-9]{1,3})")
NIGHT_PASSAGES = ("dream", "nightmare")
_INVALID_INDENT = -1
_UNNUMBERED = ("intro", *NIGHT_PASSAGES, "arrival")


class Part(NamedTuple):
    """A text and its line."""

    text: str
    line: int


class WhenPart(NamedTuple):
    """A redirection."""

    condition: Part
    exit: Part


@dataclass
class ChoicePart:
    """A choice block."""

    id: str
    line: int
    needs: Part | None = None
    cost: Part | None = None
    effects: list[Part] = field(default_factory=list)
    exit: Part | None = None


@dataclass
class PassagePart:
    """A passage: `name` is intro, dream, nightmare, arrival, `verse 4` or `page 12`."""

    name: str
    line: int
    whens: list[WhenPart] = field(default_factory=list)
    effects: list[Part] = field(default_factory=list)
    choices: list[ChoicePart] = field(default_factory=list)
    exit: Part | None = None


class LogFault(NamedTuple):
    """A fault in a log file."""

    kind: str
    line: int
    message: str
    hint: str = ""


@dataclass
class LogText:
    """The passages of a file in order, and its faults."""

    passages: list[PassagePart] = field(default_factory=list)
    faults: list[LogFault] = field(default_factory=list)

    def fault(self, kind: str, line: int, message: str, hint: str = "") -> None:
        """Record a fault."""
        self.faults.append(LogFault(kind, line, message, hint))


def read_log(text: str, sealed: bool = False) -> LogText:
    """The passages of a section, or of a file of sealed pages."""
    log = LogText()
    passage: PassagePart | None = None
    choice: ChoicePart | None = None
    for number, raw in enumerate(text.split("\n"), 1):
        line = raw.split("#", 1)[0].rstrip()
        if not line:
            continue
        words = line.lstrip()
        margin = line[: len(line) - len(words)]
        indent = len(margin) if margin.strip(" ") == "" else _INVALID_INDENT
        if indent == 0:
            passage, choice = _header(log, words, number, sealed), None
        elif passage is None and indent != _INVALID_INDENT:
            log.fault("log-header", number, f"`{words}` is outside a passage", _headers(sealed))
            passage = PassagePart("", number)
        elif indent == 2 and passage is not None:
            choice = _in_passage(log, passage, words, number)
        elif indent == 4 and choice is not None:
            _in_choice(log, choice, words, number)
        else:
            log.fault(
                "log-indent",
                number,
                "the indentation is wrong",
                "two spaces for parts of a passage, four for parts of a choice",
            )
    log.passages = [passage for passage in log.passages if passage.name]
    for passage in log.passages:
        _check_exits(log, passage)
    return log


def _headers(sealed: bool) -> str:
    return "`page N`" if sealed else "`intro`, `verse N`, `dream`, `nightmare`, `arrival`"


def _header(log: LogText, words: str, line: int, sealed: bool) -> PassagePart:
    match = _NUMBERED.fullmatch(words)
    name = f"{match.group(1)} {int(match.group(2))}" if match else words
    fits = name.startswith("page ") if sealed else name in _UNNUMBERED or name.startswith("verse ")
    if not (fits and (match or name in _UNNUMBERED)):
        log.fault(
            "log-header", line, f"`{words}` does not begin a passage", f"known: {_headers(sealed)}"
        )
        name = ""
    first = next((p for p in log.passages if p.name == name and name), None)
    if first is not None:
        log.fault(
            "duplicate-passage", line, f"`{name}` is defined twice", f"first on line {first.line}"
        )
    passage = PassagePart(name, line)
    log.passages.append(passage)
    return passage


def _in_passage(log: LogText, passage: PassagePart, words: str, line: int) -> ChoicePart | None:
    keyword, _, rest = words.partition(" ")
    rest = rest.strip()
    if passage.exit is not None:
        log.fault("log-order", line, f"`{keyword}` comes after the exit", "put the exit last")
    if keyword == "when":
        _when(log, passage, words, line)
    elif keyword == "effect":
        if passage.choices:
            log.fault("log-order", line, "an effect follows a choice", "put effects first")
        passage.effects.append(Part(rest, line))
    elif keyword == "choice":
        return _choice(log, passage, rest, line)
    elif keyword in ("goto", "sealed", "end"):
        if passage.choices:
            log.fault(
                "log-order",
                line,
                "a passage with choices cannot have its own exit",
                "give the exit to each choice, four spaces in",
            )
        passage.exit = Part(_exit(log, words, line), line)
    else:
        log.fault(
            "log-word",
            line,
            f"`{keyword}` is not part of a passage",
            "known: when, effect, choice, goto, sealed, end",
        )
    return None


def _when(log: LogText, passage: PassagePart, words: str, line: int) -> None:
    match = _WHEN.fullmatch(words)
    if match is None:
        log.fault(
            "log-exit",
            line,
            "a redirection needs a condition and an exit",
            "as in `when day >= 3 goto 5`; the exit is goto N, sealed N or end",
        )
        return
    if passage.effects or passage.choices:
        log.fault("log-order", line, "a redirection must come before effects and choices")
    passage.whens.append(WhenPart(Part(match["condition"], line), Part(match["exit"], line)))


def _choice(log: LogText, passage: PassagePart, name: str, line: int) -> ChoicePart:
    if not _CHOICE_ID.fullmatch(name):
        log.fault(
            "bad-id",
            line,
            f"{name!r} cannot be the id of a choice",
            "small letters, digits, hyphens",
        )
    if any(choice.id == name for choice in passage.choices):
        log.fault("duplicate-choice", line, f"the choice `{name}` is defined twice in a passage")
    choice = ChoicePart(name, line)
    passage.choices.append(choice)
    return choice


def _in_choice(log: LogText, choice: ChoicePart, words: str, line: int) -> None:
    keyword, _, rest = words.partition(" ")
    part = Part(rest.strip(), line)
    if choice.exit is not None:
        log.fault("log-order", line, f"`{keyword}` comes after the exit", "put the exit last")
    if keyword in ("needs", "cost"):
        if getattr(choice, keyword) is not None:
            log.fault("log-order", line, f"a choice has one `{keyword}` line", "join the lines")
        setattr(choice, keyword, part)
    elif keyword == "effect":
        choice.effects.append(part)
    elif keyword in ("goto", "sealed", "end"):
        choice.exit = Part(_exit(log, words, line), line)
    else:
        log.fault(
            "log-word",
            line,
            f"`{keyword}` is not part of a choice",
            "known: needs, cost, effect, goto, sealed, end",
        )


def _exit(log: LogText, words: str, line: int) -> str:
    words = " ".join(words.split())
    if not re.fullmatch(_EXITS, words):
        log.fault(
            "log-exit", line, f"`{words}` is not an exit", "goto N, goto 107.4, sealed N, end"
        )
    return words


def _check_exits(log: LogText, passage: PassagePart) -> None:
    for choice in passage.choices:
        if choice.exit is None:
            log.fault(
                "no-exit",
                choice.line,
                f"the choice `{choice.id}` leads nowhere",
                "end it with goto, sealed or end",
            )
    must = passage.name == "intro" or passage.name.startswith(("verse ", "page "))
    if must and not passage.choices and passage.exit is None:
        log.fault(
            "no-exit",
            passage.line,
            f"`{passage.name}` has no exit",
            "end it with choices, or with goto, sealed or end",
        )
