"""The whole page that a person sees, always in the same order.

Title, map or encounter, boards, quests, what happened, and last what is asked: whatever a low
screen cannot hold is drawn smaller or left out from above, never the question.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.asked import Asked
from legendarium.cli.tale.boards import Boards
from legendarium.cli.tale.chart import Chart
from legendarium.cli.tale.duel import Duel
from legendarium.cli.tale.faces import width_of
from legendarium.cli.tale.hand import Hand, hand_owner
from legendarium.cli.tale.menu import Menu
from legendarium.cli.tale.news import is_page, news_lines, places_of, subject
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.quests import quest_lines
from legendarium.cli.tale.session import HUMAN, Session
from legendarium.cli.terminal.screen import join
from legendarium.table import Event

WIDE = 110
"""A screen of so many columns has boards beside the map."""
SIDE = (54, 66)
"""How wide the column beside the map is, at least and at most."""

TABLE = 36
"""So much room beside the row of cards holds the attack table."""


class Plan(NamedTuple):
    """How much of everything a page shows."""

    main: str
    """large, middle, small, tiny or nothing."""
    boards: str = "brief"
    """short, brief, line or nothing."""
    quests: bool = True
    extras: bool = False
    """Legends, flavour and the like."""
    columns: bool = True
    """Options in two columns."""


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
"""From the richest to the poorest; a screen gets the first that fits."""
TOO_LOW = PLANS[9]
"""For a screen that none fits: its upper part is seen by scrolling back."""


class Page:
    """Draws the page of a session."""

    def __init__(self, pen: Pen, session: Session) -> None:
        self._pen = pen
        self._session = session
        self._p = session.position
        players = {one.id: session.player(one.seat) for one in self._p.characters}
        bots = {who: player for who, player in players.items() if player != HUMAN}
        self.boards = Boards(pen, self._p, bots)

    def lines(self, offered: Menu, events: tuple[Event, ...], notices: list[str]) -> list[Text]:
        """Everything a person needs to answer the question."""
        for plan in PLANS:
            lines = self._whole(plan, offered, events, notices)
            if self._fits(lines):
                return lines
        return self._whole(TOO_LOW, offered, events, notices)

    def screens(
        self, offered: Menu, events: tuple[Event, ...], notices: list[str]
    ) -> list[list[Text]]:
        """The page; on a low screen, what is to be read comes before it on screens of its own."""
        about = subject(self._p)
        if about is not None and about not in events:
            events = (*events, about)
        whole = self.lines(offered, events, notices)
        pages = [event for event in events if is_page(event)]
        if self._fits(whole) or not pages:
            return [whole]
        told = [*self.title(), *news_lines(self._pen, self._p, events, self._pen.width)]
        reading = _parted(told, (self._pen.screen.height or len(told)) - 1)
        last = self.lines(offered, (about,) if about is not None else (), notices)
        return [*reading, last if self._fits(last) else self.lines(offered, (), notices)]

    def _fits(self, lines: list[Text]) -> bool:
        """Whether a person sees it at once; a transcript has no end."""
        height = self._pen.screen.height
        return height is None or len(lines) < height

    def _whole(
        self, plan: Plan, offered: Menu, events: tuple[Event, ...], notices: list[str]
    ) -> list[Text]:
        pen = self._pen
        asked = Asked(pen, self._p, offered)
        lines = [line for one in notices for line in pen.wrap(Text(one, look.NOW), pen.width)]
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
        return pen.wrap(Text(pen.in_a_row(parts), look.HEADING), pen.width)

    # The table --------------------------------------------------------------------------------

    def _table(self, plan: Plan, events: tuple[Event, ...]) -> list[Text]:
        """Map or encounter, with the boards beside it or below."""
        pen = self._pen
        draw = self._duel if self._p.encounter is not None else self._map
        if pen.width < WIDE or not plan.main:
            main, side = draw(plan, events, pen.width, pen.width)
            return [*main, *side]
        wanted = Chart(pen, self._p).widest
        beside = max(SIDE[0], min(SIDE[1], pen.width - wanted - 2))
        room = pen.width - beside - 2
        main, side = draw(plan, events, room, beside)
        return join(main, side, room + 2)

    def _map(
        self, plan: Plan, events: tuple[Event, ...], width: int, beside: int
    ) -> tuple[list[Text], list[Text]]:
        chart = Chart(self._pen, self._p, places_of(events))
        draw = {
            "large": chart.large,
            "middle": chart.middle,
            "small": chart.small,
            "tiny": chart.tiny,
        }
        main = draw[plan.main](width) if plan.main else []
        if plan.extras:
            main += chart.legend(width)
        main += chart.warnings(width)
        side = self._boards(plan, beside)
        if plan.quests:
            side += quest_lines(self._pen, self._p, beside)
        return main, side

    def _boards(self, plan: Plan, width: int) -> list[Text]:
        return self.boards.everybody(plan.boards, width) if plan.boards else []

    def _duel(
        self, plan: Plan, events: tuple[Event, ...], width: int, beside: int
    ) -> tuple[list[Text], list[Text]]:
        p = self._p
        assert p.encounter is not None
        duel = Duel(self._pen, p)
        main = duel.title(width)
        if plan.extras:
            main += duel.flavour(width)
        row = duel.row(width)
        free = width - width_of(row) - 2
        if width == beside and free >= TABLE:
            main += join(row, [*duel.standing(free), *duel.table(free)], width_of(row) + 2)
            side = []
        else:
            main += row
            side = [*duel.standing(beside), *duel.table(beside)]
        if plan.main == "large":
            side += duel.texts(beside)
            main += duel.in_play(width)
        is_small = plan.main in ("small", "tiny", "")
        if width == beside:
            # In one column the hand comes last, next to the question about it.
            return [*main, *side, *self._fighters(plan, width)], self._hands(width, is_small)
        main += self._hands(width, is_small)
        if plan.extras:
            main += duel.legend(width)
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


def _parted(lines: list[Text], height: int) -> list[list[Text]]:
    """Lines on screens of this height, parted between paragraphs where that is possible."""
    screens = []
    while len(lines) > height:
        free = [at for at in range(height // 2, height + 1) if not lines[at]]
        end = free[-1] if free else height
        screens.append(lines[:end])
        lines = lines[end:]
        if not lines[0]:
            lines = lines[1:]
    return [*screens, lines] if lines else screens
