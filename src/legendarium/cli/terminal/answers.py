"""Finds the options that a typed text means: by square, name or notation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from legendarium.cli.terminal.menu import Menu
from legendarium.cli.terminal.names import is_abbreviation, normalized
from legendarium.locale import Words
from legendarium.table import TableError
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.notation import parse_option
from legendarium.tashkalar.options import (
    AnyOption,
    ChooseWay,
    Discard,
    InvokeFlare,
    Moving,
    Place,
    Summon,
    target_of,
)

_SQUARE = re.compile(r"[a-z][0-9]+")


class Answer(NamedTuple):
    """The options that a text can mean."""

    options: tuple[AnyOption, ...]
    is_certain: bool
    """Whether a single option is taken at once; if not, it is shown first."""


class ParsedText(NamedTuple):
    """The squares and the words of a text."""

    squares: list[str]
    words: list[str]


def parse_text(text: str) -> ParsedText:
    """Split a text into its squares and its other words."""
    pieces = re.split(r"[\s,]+|-(?=[a-z][0-9])", normalized(text).strip())
    tokens = [word for word in pieces if word]
    # The names of flares, such as f34, look like squares.
    squares = [token for token in tokens if _SQUARE.fullmatch(token) and token not in FLARES]
    others = [token for token in tokens if token not in squares]
    return ParsedText(squares, [part for token in others for part in token.split("-") if part])


def understand(words: Words, text: str, asked: str, offered: Menu, every: Menu) -> Answer:
    """The options that a text names: among those offered now, or else among all."""
    exact = _in_notation(text, every.options)
    if exact is not None:
        return Answer((exact,), is_certain=True)
    typed = parse_text(text)
    if not typed.squares and not typed.words:
        return Answer((), is_certain=False)
    for choice in (offered, every) if offered.is_part else (every,):
        found = _matching(words, typed, asked, choice)
        if found:
            return Answer(tuple(found), _is_certain(typed, found))
    return Answer((), is_certain=False)


def _in_notation(text: str, options: Sequence[AnyOption]) -> AnyOption | None:
    try:
        option = parse_option(text)
    except (TableError, ValueError):
        return None
    return option if option in options else None


def _matching(words: Words, typed: ParsedText, asked: str, choice: Menu) -> list[AnyOption]:
    options = [
        option
        for option in choice.options
        if not typed.words or is_abbreviation(typed.words, *_vocabulary(words, option))
    ]
    if not typed.squares:
        return options
    if len(typed.squares) == 1 and not typed.words and asked == "action" and not choice.is_part:
        # A square alone means placing, wherever a piece can be placed.
        placing = [option for option in options if _places_on(option, typed.squares[0])]
        if placing:
            return placing
    return _on_squares(typed.squares, options)


def _places_on(option: AnyOption, square: str) -> bool:
    return isinstance(option, Place) and option.square == square


def _on_squares(squares: list[str], options: list[AnyOption]) -> list[AnyOption]:
    """The options about these squares; one square names the piece to move, not its destination."""
    if len(squares) == 1:
        moves = [option for option in options if isinstance(option, Moving)]
        starts: list[AnyOption] = [option for option in moves if option.from_ == squares[0]]
        if starts and len({option.from_ for option in moves}) > 1:
            return starts
    return [option for option in options if _is_about(option, squares)]


def _is_about(option: AnyOption, squares: list[str]) -> bool:
    if isinstance(option, ChooseWay):
        return set(squares) <= set(option.squares)
    target = target_of(option)
    if isinstance(option, Moving) and squares == [option.from_, target]:
        return True
    return squares == [target]


def _vocabulary(words: Words, option: AnyOption) -> list[str]:
    """Every word by which a person may name an option."""
    names = [option.kind]
    for field, value in option.items():
        if not isinstance(value, str) or field in ("square", "from", "to"):
            continue
        names.append(value)
        if field in ("card", "task"):
            names.append(words.say(value))
        elif field in ("colour", "rank"):
            names.append(_named(words, field, value))
        elif field == "direction":
            names.append(words.say("direction-name", direction=value))
    return names


def _named(words: Words, field: str, value: str) -> str:
    return words.say("colour-name" if field == "colour" else "rank-name", **{field: value})


def _is_certain(typed: ParsedText, found: list[AnyOption]) -> bool:
    """Whether the text is exact enough: a name or a square alone plays no card."""
    if len(found) != 1:
        return False
    option = found[0]
    if isinstance(option, Summon):
        return bool(typed.squares and typed.words)
    if isinstance(option, (Discard, InvokeFlare)):
        return any(option.kind.startswith(word) for word in typed.words)
    return True
