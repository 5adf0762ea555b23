"""The drawing context of a page: screen, words, story, shapes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from legendarium.cli.tale.look import QUIET, TOKEN, Shapes, shapes_for
from legendarium.cli.tale.story import Story
from legendarium.cli.terminal.screen import Screen
from legendarium.locale import Value, Words
from legendarium.locale.render import render
from legendarium.table.phrase import Phrase, capital, say

MAX_STORY_WIDTH = 66
"""The maximum width of a line of the story."""


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
        """The number of columns."""
        return self.screen.width

    def say(self, message: str, **values: Value) -> str:
        """A message in the language of the interface."""
        return self.words.say(message, **values)

    def tell(self, phrase: Phrase) -> str:
        """A phrase in the language of the interface, with the strings of the story."""
        return render(phrase, self.words, self.story.text)

    def name(self, what: str) -> str:
        """The name of a track, a resource, an attribute or a keyword."""
        return self.tell(capital(say(f"tg-name-{what}")))

    def wrap(self, text: str | Text, width: int, indent: str = "", first: str = "") -> list[Text]:
        """A text wrapped to this width, with an indent before each line."""
        room = max(10, width - len(indent))
        lines = self.screen.wrap(text, room)
        heads = [first or indent, *[indent] * (len(lines) - 1)]
        return [Text(head).append_text(line) for head, line in zip(heads, lines, strict=True)]

    def join_with_dots(self, parts: Iterable[str]) -> str:
        """Parts with dots between them; empty parts are left out."""
        return f" {self.shapes.dot} ".join(part for part in parts if part)

    def quiet(self, text: str, width: int, indent: str = "") -> list[Text]:
        """A text in the quiet style, wrapped."""
        return self.wrap(Text(text, QUIET), width, indent)

    # Characters -------------------------------------------------------------------------------

    def letter(self, who: str) -> str:
        """The shortest unique start of a character's id, which stands for it on the map."""
        everybody = self.story.campaign.sheets
        for length in range(1, len(who) + 1):
            if sum(other.startswith(who[:length]) for other in everybody) == 1:
                return who[:length].capitalize()
        return who.capitalize()

    def token(self, who: str) -> Text:
        """The letters as a tile in the character's colour."""
        colour = TOKEN.get(self.story.campaign.sheets[who].colour, "bold reverse")
        return Text(self.letter(who), colour)


def cut(text: str, width: int, more: str) -> str:
    """A text cut to a width, with a mark for what is left out."""
    line = Text(text)
    if line.cell_len <= width:
        return text
    line.truncate(max(0, width - len(more)))
    return f"{line.plain.rstrip()}{more}"
