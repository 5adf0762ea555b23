"""Draws the page that a person sees, always in the same order.

Title, map or encounter, boards, quests, news, and last the question. On a low screen everything
above the question is drawn smaller or left out, but never the question.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.boards import Boards
from legendarium.cli.tale.encounter_drawing import EncounterDrawing
from legendarium.cli.tale.faces import width_of
from legendarium.cli.tale.hand import Hand, hand_owner
from legendarium.cli.tale.map_drawing import MapDrawing
from legendarium.cli.tale.menu import Menu
from legendarium.cli.tale.news import is_page, news_lines, places_of, subject
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.question_panel import QuestionPanel
from legendarium.cli.tale.quests import quest_lines
from legendarium.cli.tale.session import HUMAN, Session
from legendarium.cli.terminal.screen import side_by_side
from legendarium.taintedgrail.events import AnyEvent

TWO_COLUMN_WIDTH = 110
"""The width of a screen from which boards are beside the map."""
SIDE_COLUMN_WIDTHS = (54, 66)
"""The minimum and maximum width of the column beside the map."""

MIN_TABLE_WIDTH = 36
"""The width beside the row of cards from which the attack table is placed there."""


class Plan(NamedTuple):
    """How much of everything a page shows."""

    main: str
    """large, middle, small, tiny or empty."""
    boards: str = "brief"
    """short, brief, line or empty."""
    quests: bool = True
    extras: bool = False
    """Legends, flavour texts and so on."""
    columns: bool = True
    """Whether options are in two columns."""


PLANS = (
    Plan("large", "short", extras=True, columns=False),
    Plan("large", "short", columns=False),
    Plan("large", "short"),
    Plan("middle", "brief", columns=False),
    Plan("middle", "brief"),
    Plan("small", "brief", columns=False),
    Plan("small", "brief"),
    Plan("small", "brief", quests=False),
    Plan("tiny", "line", quests=False, columns=False),
    Plan("tiny", "line", quests=False),
    Plan("", "line", quests=False),
    Plan("", "", quests=False),
)
"""From the most to the least detailed; a screen gets the first that fits."""
FALLBACK_PLAN = PLANS[9]
"""For a screen on which no plan fits: its upper part is read by scrolling back."""


class Page:
    """Draws the page of a session."""

    def __init__(self, pen: Pen, session: Session) -> None:
        self._pen = pen
        self._session = session
        self._p = session.position
        players = {one.id: session.player(one.seat) for one in self._p.characters}
        bots = {who: player for who, player in players.items() if player != HUMAN}
        self.boards = Boards(pen, self._p, bots)

    def lines(self, offered: Menu, events: tuple[AnyEvent, ...], notices: list[str]) -> list[Text]:
        """Everything a person needs to answer the question."""
        for plan in PLANS:
            lines = self._whole(plan, offered, events, notices)
            if self._fits(lines):
                return lines
        return self._whole(FALLBACK_PLAN, offered, events, notices)

    def screens(
        self, offered: Menu, events: tuple[AnyEvent, ...], notices: list[str]
    ) -> list[list[Text]]:
        """The page; on a low screen, pages to read come before it on screens of their own."""
        about = subject(self._p)
        if about is not None and about not in events:
            events = (*events, about)
        whole = self.lines(offered, events, notices)
        pages = [event for event in events if is_page(event)]
        if self._fits(whole) or not pages:
            return [whole]
        told = [*self.title(), *news_lines(self._pen, self._p, events, self._pen.width)]
        reading = _split_screens(told, (self._pen.screen.height or len(told)) - 1)
        last = self.lines(offered, (about,) if about is not None else (), notices)
        return [*reading, last if self._fits(last) else self.lines(offered, (), notices)]

    def _fits(self, lines: list[Text]) -> bool:
        """Whether a person sees all of it at once; a transcript has no end."""
        height = self._pen.screen.height
        return height is None or len(lines) < height

    def _whole(
        self, plan: Plan, offered: Menu, events: tuple[AnyEvent, ...], notices: list[str]
    ) -> list[Text]:
        pen = self._pen
        asked = QuestionPanel(pen, self._p, offered)
        lines = [line for one in notices for line in pen.wrap(Text(one, look.ACTIVE), pen.width)]
        lines += [*self.title(), *self._table(plan, events)]
        told = news_lines(pen, self._p, events, pen.width)
        if told:
            lines += [Text(), *told]
        lines += [Text(), *asked.question()]
        lines += asked.options_in_columns() if plan.columns else asked.options()
        return [*lines, *asked.commands()]

    def title(self) -> list[Text]:
        """The campaign, the chapter, the day."""
        pen, p = self._pen, self._p
        parts = [
            pen.story.text("campaign.name"),
            pen.say("tale-chapter", number=p.chapter),
            pen.say("tale-day", number=p.day),
        ]
        if p.phase in ("morning", "evening"):
            parts.append(pen.say(f"tale-phase-{p.phase}"))
        if p.mode == "story":
            parts.append(pen.say("tale-mode-story"))
        return pen.wrap(Text(pen.join_with_dots(parts), look.HEADING), pen.width)

    # The table --------------------------------------------------------------------------------

    def _table(self, plan: Plan, events: tuple[AnyEvent, ...]) -> list[Text]:
        """Map or encounter, with the boards beside or below it."""
        pen = self._pen
        draw = self._encounter if self._p.encounter is not None else self._map
        if pen.width < TWO_COLUMN_WIDTH or not plan.main:
            main, side = draw(plan, events, pen.width, pen.width)
            return [*main, *side]
        map_width = MapDrawing(pen, self._p).max_width
        beside = max(SIDE_COLUMN_WIDTHS[0], min(SIDE_COLUMN_WIDTHS[1], pen.width - map_width - 2))
        room = pen.width - beside - 2
        main, side = draw(plan, events, room, beside)
        return side_by_side(main, side, room + 2)

    def _map(
        self, plan: Plan, events: tuple[AnyEvent, ...], width: int, beside: int
    ) -> tuple[list[Text], list[Text]]:
        drawing = MapDrawing(self._pen, self._p, places_of(events))
        draw = {
            "large": drawing.large,
            "middle": drawing.middle,
            "small": drawing.small,
            "tiny": drawing.tiny,
        }
        main = draw[plan.main](width) if plan.main else []
        if plan.extras:
            main += drawing.legend(width)
        main += drawing.warnings(width)
        side = self._boards(plan, beside)
        if plan.quests:
            side += quest_lines(self._pen, self._p, beside)
        return main, side

    def _boards(self, plan: Plan, width: int) -> list[Text]:
        return self.boards.everybody(plan.boards, width) if plan.boards else []

    def _encounter(
        self, plan: Plan, events: tuple[AnyEvent, ...], width: int, beside: int
    ) -> tuple[list[Text], list[Text]]:
        p = self._p
        assert p.encounter is not None
        drawing = EncounterDrawing(self._pen, p)
        main = drawing.title(width)
        if plan.extras:
            main += drawing.flavour(width)
        row = drawing.row(width)
        free = width - width_of(row) - 2
        if width == beside and free >= MIN_TABLE_WIDTH:
            main += side_by_side(
                row, [*drawing.standing(free), *drawing.table(free)], width_of(row) + 2
            )
            side = []
        else:
            main += row
            side = [*drawing.standing(beside), *drawing.table(beside)]
        if plan.main == "large":
            side += drawing.texts(beside)
            main += drawing.in_play(width)
        is_small = plan.main in ("small", "tiny", "")
        if width == beside:
            # In one column the hand comes last, next to its question.
            return [*main, *side, *self._fighters(plan, width)], self._hands(width, is_small)
        main += self._hands(width, is_small)
        if plan.extras:
            main += drawing.legend(width)
        return main, [*side, *self._fighters(plan, beside)]

    def _fighters(self, plan: Plan, width: int) -> list[Text]:
        p = self._p
        assert p.encounter is not None
        if not plan.boards:
            return []
        size = "line" if plan.boards == "line" else "brief"
        return self.boards.everybody(size, width, p.encounter.participants)

    def _hands(self, width: int, brief: bool) -> list[Text]:
        owner = hand_owner(self._p)
        if not owner:
            return list(self._all_hands(width))
        hand = Hand(self._pen, self._p, owner)
        return hand.brief(width) if brief else hand.large(width)

    def _all_hands(self, width: int) -> Iterator[Text]:
        pen, p = self._pen, self._p
        assert p.encounter is not None
        for who in p.by_number(p.encounter.participants):
            cards = ", ".join(map(pen.story.card, p.character(who).hand))
            if cards:
                yield from pen.wrap(f"{pen.story.character(who)}: {cards}", width, "  ")


def _split_screens(lines: list[Text], height: int) -> list[list[Text]]:
    """Split lines into screens of this height, between paragraphs if possible."""
    screens = []
    while len(lines) > height:
        free = [at for at in range(height // 2, height + 1) if not lines[at]]
        end = free[-1] if free else height
        screens.append(lines[:end])
        lines = lines[end:]
        if not lines[0]:
            lines = lines[1:]
    return [*screens, lines] if lines else screens
