"""The characters and styles of the pages; nothing is shown by colour alone."""

from __future__ import annotations

from typing import NamedTuple

from legendarium.cli.terminal.glyphs import LINE_GLYPHS
from legendarium.cli.terminal.screen import Screen

HEADING = "bold"
QUIET = "dim"
LIT = "bold yellow"
STAYING = "yellow"
VANISHING = "cyan"
PATH = "dim"
RED = "bold red"
OPEN_KEY = "dim"
SUCCESS = "bold green"
ACTIVE = "bold cyan"
STORY = "italic"
WRONG = "bold red"

TOKEN = {
    "U": "bold white on blue",
    "G": "bold black on green",
    "B": "bold white on red",
    "Y": "bold black on white",
}
"""The token of a character, by the colour of its cards."""

ENCOUNTER = {"green": "green", "grey": "white", "purple": "magenta", "blue": "blue"}
"""The style of an encounter deck; its name is always printed beside it (ENC-4)."""


class Frame(NamedTuple):
    """A border: corners from top left to bottom right, and lines."""

    corners: str
    across: str
    upright: str


class Shapes(NamedTuple):
    """One set of shapes, one terminal column each except for words."""

    lit: Frame
    """A location with a lit menhir."""
    staying: Frame
    """A location that will be on the map tomorrow."""
    vanishing: Frame
    """A location that will leave the map."""
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
    """Where Health limits Energy."""
    dot: str
    """The separator between items on a line."""
    linked: str
    unlinked: str
    magic_link: str
    bonuses: dict[str, str]
    magic: str
    free: str
    times: str
    cancel: str
    here: str
    """The current row of a table, or the active character."""
    unavailable: str
    """A choice that cannot be taken now."""
    ticked: str
    unticked: str
    more: str


LINE_SHAPES = Shapes(
    lit=Frame("╔╗╚╝", "═", "║"),
    staying=Frame("┌┐└┘", "─", "│"),
    vanishing=Frame("┌┐└┘", "╌", "╎"),
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
    unavailable="–",
    ticked="☑",
    unticked="☐",
    more="…",
)

ASCII_SHAPES = Shapes(
    lit=Frame("####", "=", "#"),
    staying=Frame("++++", "-", "|"),
    vanishing=Frame("....", ".", ":"),
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
    unavailable="-",
    ticked="[x]",
    unticked="[ ]",
    more="...",
)
"""For terminals whose encoding lacks the line characters, and for `--plain`."""


def shapes_for(screen: Screen) -> Shapes:
    """The best shapes that a screen can show."""
    if screen.glyphs is not LINE_GLYPHS or not screen.can_show(_letters(LINE_SHAPES)):
        return ASCII_SHAPES
    return LINE_SHAPES


def _letters(shapes: Shapes) -> str:
    parts = [one if isinstance(one, str) else "".join(_texts(one)) for one in shapes]
    return "".join(parts)


def _texts(part: Frame | dict[str, str]) -> list[str]:
    return list(part.values()) if isinstance(part, dict) else [*part]
