"""Draws the page that a person sees: board, panel, hand, news, question."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from legendarium.cli.terminal import board, style
from legendarium.cli.terminal.board import BoardDrawing
from legendarium.cli.terminal.form_words import form_name
from legendarium.cli.terminal.hand import brief_hand_lines, hand_lines
from legendarium.cli.terminal.menu import Menu
from legendarium.cli.terminal.panel import Panel
from legendarium.cli.terminal.phrases import Phrases
from legendarium.cli.terminal.screen import Screen, side_by_side
from legendarium.locale import Words
from legendarium.tashkalar.flares import FLARES, parts_that_apply
from legendarium.tashkalar.options import END_TURN, InvokeFlare, Summon
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.view import View

TALL_SCREEN_HEIGHT = 50
"""The height of a screen from which the board has borders between its rows."""

SHOWN_COMMANDS = ("help", "undo", "board", "hand", "news", "show", "log", "save", "quit")
"""The commands that every page lists; `help` lists all of them."""


class Page:
    """Draws the pages of one game."""

    def __init__(self, screen: Screen, words: Words, players: tuple[str, ...]) -> None:
        self._screen = screen
        self._words = words
        self._players = players

    def for_seat(
        self, view: View, offered: Menu, news: Sequence[str], changed: Sequence[str]
    ) -> list[Text]:
        """Everything a seat needs to answer its question."""
        phrases = Phrases(self._words, view)
        shows_hand = phrases.asked in ("action", "start", "put-under")
        bottom = [*self.question(phrases, offered), self._commands()]
        for tall in (True, False) if self._is_tall else (False,):
            arena, told = self._arena_with_news(view, news, changed, tall)
            lines = [*self._title(view), *arena]
            if shows_hand:
                lines += hand_lines(self._screen, self._words, view)
                lines += [] if tall else self._panel(view.position, view.seat).conditions()
            lines += [*told, *self._active_effect(view), Text(), *bottom]
            if self._room(lines) >= 0:
                return lines
        hands = self._hands(view) if shows_hand else []
        return self._compact_page(view, hands, news, changed, bottom)

    def _hands(self, view: View) -> list[list[Text]]:
        """The hand in several forms, from the longest to the shortest."""
        whole = hand_lines(self._screen, self._words, view)[1:]
        if view.question is not None and view.question.kind == "put-under":
            # The options name every card.
            return [whole, [], []]
        brief = brief_hand_lines(self._screen, self._words, view)
        heading = Text(self._words.say("heading-hand-brief"), style.HEADING)
        return [whole, [heading, *brief], brief]

    def _room(self, lines: list[Text]) -> int:
        """How many lines fit below these and the prompt; a transcript has no end."""
        height = self._screen.height
        return 1 if height is None else height - 1 - len(lines)

    def _compact_page(
        self,
        view: View,
        hands: list[list[Text]],
        news: Sequence[str],
        changed: Sequence[str],
        bottom: list[Text],
    ) -> list[Text]:
        """A page for a low screen: always board and question, the rest as far as it fits."""
        drawn, beside = self._columns(
            view.position, view.seat, changed, tall=False, is_compact=True
        )
        title, effect = self._title(view), self._active_effect(view)[1:]
        fixed = [*title, *self._side_by_side(drawn, beside), *effect]
        # The list of commands is left out before the cards are.
        feet = [(hand, bottom) for hand in hands[:2] or [[]]]
        feet += [(hand, bottom[:-1]) for hand in hands[1:] or [[]]]
        fitting = [foot for foot in feet if self._room([*fixed, *foot[0], *foot[1]]) >= 0]
        if not fitting:
            above = [*(hands[-1] if hands else []), *effect]
            return [*above, *title, *self._side_by_side(drawn, beside), *bottom[:-1]]
        hand, foot = fitting[0]
        room = self._room([*fixed, *hand, *foot])
        free = len(drawn) - len(beside) if self._is_wide else 0
        told = self._news_within(news, room, self._screen.width)
        if free > room and len(told) < len(news):
            beside += self._news_within(news, free, self._screen.width - board.WIDTH - 1)
            told = []
        wanted = self._panel(view.position, view.seat).conditions() if hand else []
        above = [*(wanted if len(wanted) + len(told) <= room else []), *told]
        return [*above, *title, *self._side_by_side(drawn, beside), *hand, *effect, *foot]

    @property
    def _is_tall(self) -> bool:
        height = self._screen.height
        return height is None or height >= TALL_SCREEN_HEIGHT

    @property
    def _is_wide(self) -> bool:
        return self._screen.width >= 2 * board.WIDTH

    def arena(self, position: Position, seat: int, changed: Sequence[str]) -> list[Text]:
        """The board with the panel beside it, or below on a narrow screen."""
        return self._side_by_side(*self._columns(position, seat, changed, self._is_tall))

    def _arena_with_news(
        self, view: View, news: Sequence[str], changed: Sequence[str], tall: bool
    ) -> tuple[list[Text], list[Text]]:
        """The arena and the news; the news go under the panel if they fit there."""
        drawn, beside = self._columns(view.position, view.seat, changed, tall)
        if self._is_wide:
            longer = [*beside, *self._news(news, self._screen.width - board.WIDTH - 1)]
            if len(longer) <= len(drawn):
                return self._side_by_side(drawn, longer), []
        return self._side_by_side(drawn, beside), self._news(news, self._screen.width)

    def _columns(
        self,
        position: Position,
        seat: int,
        changed: Sequence[str],
        tall: bool,
        is_compact: bool = False,
    ) -> tuple[list[Text], list[Text]]:
        """The board and the panel; a compact panel is no taller than the board if possible."""
        drawing = BoardDrawing(position, self._screen.glyphs, self._letter, changed)
        width = self._screen.width - (board.WIDTH + 1 if self._is_wide else 0)
        drawn = drawing.lines(tall)
        limit = len(drawn) if is_compact else None
        return drawn, self._panel(position, seat).lines(width, not tall, limit)

    def _side_by_side(self, drawn: list[Text], beside: list[Text]) -> list[Text]:
        return side_by_side(drawn, beside, board.WIDTH + 1) if self._is_wide else [*drawn, *beside]

    def _panel(self, position: Position, seat: int) -> Panel:
        return Panel(self._screen, self._words, position, self._players, seat)

    def question(self, phrases: Phrases, offered: Menu) -> list[Text]:
        """The question with its numbered options and its hints."""
        say, width = self._words.say, self._screen.width
        lines = self._screen.wrap(Text(phrases.question(), style.QUESTION), width)
        for sentence in offered.hints:
            lines += self._indented("   ", sentence)
        for number, entry in enumerate(offered.entries, 1):
            lines += self._indented(f"{number:>2} ", entry.label)
        if offered.is_part:
            lines += self._indented(" 0 ", say("back"))
        if offered.options == (END_TURN,):
            lines += self._indented("   ", say("enter-ends-turn"))
        return lines

    def _indented(self, start: str, text: str, width: int | None = None) -> list[Text]:
        lines = self._screen.wrap(text, (width or self._screen.width) - len(start) - 1)
        heads = [start, *[" " * len(start)] * (len(lines) - 1)]
        return [
            Text().append(f"{head} ", style.READY).append_text(line)
            for head, line in zip(heads, lines, strict=True)
        ]

    def _title(self, view: View) -> list[Text]:
        position, say = view.position, self._words.say
        parts = [form_name(self._words, position.setup.form, position.setup.teams)]
        whose = "turn-own" if position.seat == view.seat else "turn-partner"
        if view.question is not None and view.question.kind != "start":
            parts += [say(whose), say("actions-left", number=position.actions)]
        mark = f" {self._screen.glyphs.separator} "
        lines = self._screen.wrap(Text(mark.join(parts), style.HEADING), self._screen.width)
        if position.end is not None:
            ending = say("last-turns", number=len(position.end.last_turns))
            lines += self._screen.wrap(Text(ending, style.WRONG), self._screen.width)
        return lines

    def _active_effect(self, view: View) -> list[Text]:
        """The text of the card whose effect is being resolved."""
        position, say = view.position, self._words.say
        if not position.answers or position.before is None:
            return []
        first = position.answers[0]
        if isinstance(first, Summon):
            effect = say(f"{first.card}.effect")
            told = say("running-card", card=say(first.card), effect=effect)
        elif isinstance(first, InvokeFlare):
            told = say("running-flare", effect=self._parts_of(first.card, position.before))
        else:
            return []
        return [Text(), *self._screen.wrap(Text(told, style.QUIET), self._screen.width)]

    def _parts_of(self, name: str, before: Position) -> str:
        """The text of the flare's parts whose conditions held."""
        flare = FLARES[name]
        sides = [side for side in range(before.setup.sides) if side != before.side]
        held = [part for side in sides for part in parts_that_apply(before, flare, side)]
        named = {"upper": flare.upper, "lower": flare.lower}
        return " ".join(
            self._words.say(f"{name}.{which}") for which, part in named.items() if part in held
        )

    def _news(self, news: Sequence[str], width: int) -> list[Text]:
        if not news:
            return []
        lines = [Text(), Text(self._words.say("heading-news"), style.HEADING)]
        for sentence in news:
            lines += self._indented(f" {self._screen.glyphs.dot}", sentence, width)
        return lines

    def _news_within(self, news: Sequence[str], room: int, width: int) -> list[Text]:
        """The latest news that fit into `room` lines, after a line that counts the omitted ones."""
        whole = self._news(news, width)[1:]
        if len(whole) <= room:
            return whole
        for left_out in range(1, len(news) + 1):
            more = self._words.say("news-more", number=left_out)
            kept = self._news(news[left_out:], width)[2:]
            lines = [*self._screen.wrap(Text(more, style.QUIET), width), *kept]
            if len(lines) <= room:
                return lines
        return []

    def _commands(self) -> Text:
        mark = f" {self._screen.glyphs.separator} "
        named = (self._words.say(f"command-{name}") for name in SHOWN_COMMANDS)
        return Text(mark.join(named), style.QUIET)

    def _letter(self, colour: str) -> str:
        return self._words.say("colour-letter", colour=colour)
