"""Draws the panel beside the board: scores, tasks, decks."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.phrases import join_with_commas
from legendarium.cli.terminal.screen import Screen
from legendarium.locale import Words
from legendarium.tashkalar.outcome import scores
from legendarium.tashkalar.position import COMMON, LEGENDARY, Position
from legendarium.tashkalar.scoring.by_tasks import claimable
from legendarium.tashkalar.tasks import TASKS


class Panel:
    """The column beside the board; it shows only what everybody may see."""

    def __init__(
        self, screen: Screen, words: Words, position: Position, players: tuple[str, ...], seat: int
    ) -> None:
        self._screen = screen
        self._words = words
        self._position = position
        self._players = players
        self._seat = seat

    def lines(self, width: int, brief: bool = False, max_lines: int | None = None) -> list[Text]:
        """The whole column; a brief one omits the conditions of the tasks, and then the decks."""
        sides, tasks = self._sides(width), self._tasks(width, brief)
        for middle in (self._decks(width), self._improvising(width)):
            lines = [*sides, *middle, *tasks]
            if max_lines is None or len(lines) <= max_lines:
                return lines
        return [*sides, *tasks]

    def conditions(self) -> list[Text]:
        """The conditions of the tasks, in the width of the screen."""
        tasks, say = self._position.tasks, self._words.say
        return [
            line
            for task in (tasks.current if tasks else ())
            for line in self._screen.wrap(
                say("task-wants", task=say(task), condition=say(f"{task}.condition")),
                self._screen.width,
            )
        ]

    # Scores

    def _sides(self, width: int) -> list[Text]:
        setup = self._position.setup
        lines = []
        for side, colour in enumerate(setup.colours):
            seats = [seat for seat in range(setup.seats) if setup.side_of[seat] == side]
            stock = self._stock(side)
            if setup.teams:
                lines.append(self._headed(colour, stock, side, width))
                told = [f"{self._name(seat)}, {self._cards(seat)}" for seat in seats]
            else:
                lines.append(self._headed(colour, self._name(seats[0]), side, width))
                told = [f"{self._cards(seats[0])}, {stock}"]
            score = scores(self._position)[side]
            if isinstance(score, dict):
                lines.append(self._points_by_colour(score))
            for sentence in told:
                wrapped = self._screen.wrap(Text(sentence, style.QUIET), width - 4)
                lines += [Text("    ").append_text(line) for line in wrapped]
        return lines

    def _headed(self, colour: str, title: str, side: int, width: int) -> Text:
        """The owner's letter, a title, and right-aligned points."""
        line = Text().append(f" {self._letter(colour)} ", style.PIECE[colour])
        line.append(f" {title}")
        score = scores(self._position)[side]
        points = self._words.say("score-line", points=score) if isinstance(score, int) else ""
        room = width - cell_len(points) - 1
        named = f", {self._words.say('colour-name', colour=colour)}"
        if line.cell_len + cell_len(named) <= room:
            line.append(named, style.QUIET)
        if points:
            line.truncate(room, pad=True)
            line.append(f" {points}", style.HEADING)
        return line

    def _letter(self, colour: str) -> str:
        return self._words.say("colour-letter", colour=colour)

    def _name(self, seat: int) -> str:
        setup = self._position.setup
        name = self._words.say("school-short", school=setup.schools[seat])
        if seat == self._seat:
            return self._words.say("player-you", name=name)
        player = self._players[seat]
        if player == "human":
            return name
        return self._words.say("player-other", name=name, player=player)

    def _points_by_colour(self, score: dict[str, int]) -> Text:
        line = Text("    ")
        for colour, points in score.items():
            line.append(f" {self._letter(colour)} ", style.PIECE[colour])
            line.append(f" {points}  ", style.HEADING)
        return line

    def _cards(self, seat: int) -> str:
        player = self._position.players[seat]
        legends = f"+{len(player.legends)}" if player.legends else ""
        hand = f"{len(player.hand)}{legends}"
        return self._words.say("player-cards", deck=len(player.deck), hand=hand)

    def _stock(self, side: int) -> str:
        legendary = self._position.stock(side, LEGENDARY)
        pieces = f"{self._position.stock(side, COMMON)}" + (f"+{legendary}" if legendary else "")
        return self._words.say("player-stock", pieces=pieces)

    def _decks(self, width: int) -> list[Text]:
        position, say = self._position, self._words.say
        decks = say(
            "shared-decks" if position.setup.rules.has_legends else "shared-decks-flares",
            legends=len(position.legend_deck),
            flares=len(position.flare_deck),
        )
        return [*self._screen.wrap(Text(decks, style.QUIET), width), *self._improvising(width)]

    def _improvising(self, width: int) -> list[Text]:
        position, say = self._position, self._words.say
        if not position.setup.rules.improvises or self._seat < 0:
            return []
        used = position.improvised[self._seat]
        left = [
            say("colour-name", colour=colour)
            for side, colour in enumerate(position.setup.colours)
            if side != self._seat and not used >> side & 1
        ]
        told = say("improvise-left", colours=join_with_commas(left) or say("piles-nothing"))
        return self._screen.wrap(Text(told, style.QUIET), width)

    # Tasks

    def _tasks(self, width: int, brief: bool) -> list[Text]:
        tasks, say = self._position.tasks, self._words.say
        if tasks is None:
            return []
        own_turn = (
            self._seat >= 0 and self._position.side == self._position.setup.side_of[self._seat]
        )
        possible = claimable(self._position) if own_turn else []
        lines = [] if brief else [Text(), Text(say("heading-tasks"), style.HEADING)]
        if not tasks.current:
            lines.append(Text(say("task-none")))
        for task in tasks.current:
            lines += self._task(task, task in possible, width, brief)
        if tasks.next is not None:
            points = TASKS[tasks.next].points
            told = say("task-next", task=say(tasks.next), points=points)
            lines += self._screen.wrap(Text(told, style.QUIET), width)
        return lines

    def _task(self, task: str, can_claim: bool, width: int, brief: bool) -> list[Text]:
        glyphs, say = self._screen.glyphs, self._words.say
        mark = glyphs.met if can_claim else glyphs.unmet
        look = style.READY if can_claim else style.HEADING
        head = Text().append(f"{mark} {say(task)}", look)
        head.append(f" {glyphs.separator} {say('points-counted', points=TASKS[task].points)}")
        if can_claim:
            head.append(f" {glyphs.separator} {say('task-can-claim')}", style.READY)
        first, *rest = self._screen.wrap(head, width - 2)
        if not brief:
            rest += self._screen.wrap(Text(say(f"{task}.condition"), style.QUIET), width - 2)
        return [first, *(Text("  ").append_text(line) for line in rest)]
