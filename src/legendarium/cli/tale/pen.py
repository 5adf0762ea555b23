"""What every part of a page is drawn with: the screen, the words, the story, the shapes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from legendarium.cli.tale.look import QUIET, TOKEN, Shapes, shapes_for
from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording.sentences import capital
from legendarium.cli.terminal.screen import Screen
from legendarium.locale import Value, Words

MEASURE = 66
"""Story is set in lines no longer than this."""


@dataclass(frozen=True, slots=True)
class Pen:
    """Draws in one language, with one set of shapes."""

    screen: Screen
    words: Words
    story: Story
    shapes: Shapes

    @classmethod
    def of(cls, screen: Screen, words: Words, story: Story) -> Pen:
        """A pen for a screen."""
        return cls(screen, words, story, shapes_for(screen))

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self.screen.width

    def say(self, message: str, **values: Value) -> str:
        """A message in the language of the interface."""
        return self.words.say(message, **values)

    def name(self, what: str) -> str:
        """The name of a track, a resource, an attribute or a keyword."""
        return capital(self.words.say(f"tg-name-{what}"))

    def wrap(self, text: str | Text, width: int, indent: str = "", first: str = "") -> list[Text]:
        """A text broken into lines of this width, with something before each."""
        room = max(10, width - len(indent))
        lines = self.screen.wrap(text, room)
        heads = [first or indent, *[indent] * (len(lines) - 1)]
        return [Text(head).append_text(line) for head, line in zip(heads, lines, strict=True)]

    def in_a_row(self, parts: Iterable[str]) -> str:
        """Parts with a mark between them."""
        return f" {self.shapes.dot} ".join(part for part in parts if part)

    def quiet(self, text: str, width: int, indent: str = "") -> list[Text]:
        """A remark."""
        return self.wrap(Text(text, QUIET), width, indent)

    # Characters -------------------------------------------------------------------------------

    def letter(self, who: str) -> str:
        """The few letters that stand for a character on the map: no other begins with them."""
        everybody = self.story.campaign.sheets
        for length in range(1, len(who) + 1):
            if sum(other.startswith(who[:length]) for other in everybody) == 1:
                return who[:length].capitalize()
        return who.capitalize()

    def token(self, who: str) -> Text:
        """The same as a tile in the character's colour."""
        colour = TOKEN.get(self.story.campaign.sheets[who].colour, "bold reverse")
        return Text(self.letter(who), colour)


def cut(text: str, width: int, more: str) -> str:
    """A text no longer than so many columns; a mark stands for what is left out."""
    line = Text(text)
    if line.cell_len <= width:
        return text
    line.truncate(max(0, width - len(more)))
    return f"{line.plain.rstrip()}{more}"
