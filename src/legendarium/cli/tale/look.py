"""The shapes and colours that a tale is drawn with; every colour has a shape beside it."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.cli.terminal.glyphs import LINES
from legendarium.cli.terminal.screen import Screen

HEADING = "bold"
QUIET = "dim"
LIT = "bold yellow"
HELD = "yellow"
GOING = "cyan"
PATH = "dim"
RED = "bold red"
OPEN = "dim"
CLOSED = "bold green"
NOW = "bold cyan"
VERSE = "italic"
WRONG = "bold red"

TOKEN = {
    "U": "bold white on blue",
    "G": "bold black on green",
    "B": "bold white on red",
    "Y": "bold black on white",
}
"""The token of a character, by the colour of its cards."""

ENCOUNTER = {"green": "green", "grey": "white", "purple": "magenta", "blue": "blue"}
"""The colour of an encounter deck; its name always stands beside it (ENC-4)."""


class Frame(NamedTuple):
    """A border: corners from top left to bottom right, and lines."""

    corners: str
    across: str
    upright: str


class Shapes(NamedTuple):
    """One set of shapes, one terminal column each unless they are words."""

    lit: Frame
    """A location with a burning menhir."""
    held: Frame
    """A location that will be there tomorrow."""
    going: Frame
    """A location that will be gone tomorrow."""
    card: Frame
    path: str
    path_down: str
    dark_path: str
    dark_path_down: str
    menhir: str
    dark_menhir: str
    emblems: dict[str, str]
    guardian: str
    dial: str
    dropped: str
    full: str
    empty: str
    full_red: str
    empty_red: str
    bonus: str
    limiter: str
    """The T-shaped Health marker."""
    cap: str
    """Where the limiter stops Energy."""
    dot: str
    """Between two things in a row."""
    linked: str
    unlinked: str
    magic_link: str
    bonuses: dict[str, str]
    magic: str
    free: str
    times: str
    cancel: str
    here: str
    """The present row of a table, the active character."""
    closed: str
    """A choice that cannot be taken now."""
    ticked: str
    unticked: str
    more: str


LINE_SHAPES = Shapes(
    lit=Frame("╔╗╚╝", "═", "║"),
    held=Frame("┌┐└┘", "─", "│"),
    going=Frame("┌┐└┘", "╌", "╎"),
    card=Frame("┌┐└┘", "─", "│"),
    path="─",
    path_down="│",
    dark_path="·",
    dark_path_down="·",
    menhir="▲",
    dark_menhir="△",
    emblems={"dreams": "☾", "hostile": "†", "friendly": "⌂"},
    guardian="◆",
    dial="◷",
    dropped="▫",
    full="■",
    empty="·",
    full_red="▣",
    empty_red="!",
    bonus="+",
    limiter="┬",
    cap="┤",
    dot="·",
    linked="═●═",
    unlinked="─○─",
    magic_link="─✦─",
    bonuses={
        "marker": "◆",
        "card": "▯",
        "extra": "»",
        "torn": "✕",
        "affinity": "♥",
        "symbol": "§",
    },
    magic="✦",
    free="≡",
    times="×",
    cancel="∅",
    here="►",
    closed="–",
    ticked="☑",
    unticked="☐",
    more="…",
)

LETTER_SHAPES = Shapes(
    lit=Frame("####", "=", "#"),
    held=Frame("++++", "-", "|"),
    going=Frame("....", ".", ":"),
    card=Frame("++++", "-", "|"),
    path="-",
    path_down="|",
    dark_path=".",
    dark_path_down=".",
    menhir="M",
    dark_menhir="m",
    emblems={"dreams": "z", "hostile": "!", "friendly": "h"},
    guardian="G",
    dial="@",
    dropped="i",
    full="#",
    empty=".",
    full_red="%",
    empty_red="!",
    bonus="+",
    limiter="T",
    cap="<",
    dot="-",
    linked="=*=",
    unlinked="-o-",
    magic_link="-m-",
    bonuses={"marker": "M", "card": "C", "extra": ">", "torn": "X", "affinity": "A", "symbol": "S"},
    magic="m",
    free="=",
    times="x",
    cancel="0",
    here=">",
    closed="-",
    ticked="[x]",
    unticked="[ ]",
    more="...",
)
"""For terminals whose encoding has no other shapes, and for `--plain`."""


def shapes_for(screen: Screen) -> Shapes:
    """The finest shapes that a screen can show."""
    if screen.glyphs is not LINES or not screen.can_show(_letters(LINE_SHAPES)):
        return LETTER_SHAPES
    return LINE_SHAPES


def _letters(shapes: Shapes) -> str:
    parts = [one if isinstance(one, str) else "".join(_texts(one)) for one in shapes]
    return "".join(parts)


def _texts(part: Frame | dict[str, str]) -> list[str]:
    return list(part.values()) if isinstance(part, dict) else [*part]
