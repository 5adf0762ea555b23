"""Draws an encounter: the row of cards, the pool or affinity, the table."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.faces import (
    MIN_CARD_WIDTHS,
    Face,
    card_face,
    draw,
    join_blocks,
    link_column,
    link_states,
    right_half,
    rows_of,
    text_lines,
    total_width,
)
from legendarium.cli.tale.pen import Pen
from legendarium.table.phrase import capital, say
from legendarium.taintedgrail.content.model import COMBAT, PlayedCard, Right
from legendarium.taintedgrail.encounters.progress import stage, value
from legendarium.taintedgrail.encounters.row import ENCOUNTER_CARD, right_halves
from legendarium.taintedgrail.position import Encounter, Played, Position
from legendarium.taintedgrail.telling.encounters import (
    encounter_title,
    stake_phrases,
    symbol_phrase,
    table_of,
    trait_phrases,
)

Block = list[Text]


class EncounterDrawing:
    """Draws the current encounter."""

    def __init__(self, pen: Pen, p: Position) -> None:
        assert p.encounter is not None
        self._pen = pen
        self._p = p
        self._encounter: Encounter = p.encounter
        self._card = p.card

    # What it is and how it stands -------------------------------------------------------------

    def title(self, width: int) -> Block:
        """The name of the encounter, its colour and kind, and the turn."""
        pen = self._pen
        told = pen.tell(encounter_title(self._card))
        turn = pen.say("tale-turn", number=self._encounter.turn)
        style = f"bold {look.ENCOUNTER.get(self._card.colour, '')}".strip()
        return pen.wrap(Text(pen.join_with_dots([told, turn]), style), width)

    def flavour(self, width: int) -> Block:
        """The flavour text of the encounter."""
        key = f"encounter.{self._card.id}.flavour"
        if not self._pen.story.has(key):
            return []
        return self._pen.wrap(Text(self._pen.story.text(key), look.STORY), min(width, 70))

    def standing(self, width: int) -> Block:
        """The pool or the affinity track, wrapped on a narrow page."""
        line = self.progress()
        return [line] if line.cell_len <= width else self._pen.screen.wrap(line, width)

    def progress(self) -> Text:
        """The pool as markers won and required, or the affinity track with its marker."""
        pen, shapes, encounter = self._pen, self._pen.shapes, self._encounter
        if encounter.kind == COMBAT:
            wanted = value(self._p)
            line = Text(f"{pen.tell(capital(say('tg-value-pool')))} ", look.HEADING)
            line.append(shapes.full * min(encounter.pool, wanted), look.SUCCESS)
            line.append(shapes.empty * max(0, wanted - encounter.pool), look.QUIET)
            return line.append(f" {encounter.pool}/{wanted}")
        now = stage(self._p)
        line = Text(f"{pen.tell(capital(say('tg-value-affinity')))} ", look.HEADING)
        line.append(f"{pen.say('tale-lost')} ", look.RED)
        for space in range(now.top + 1):
            is_here = space == encounter.affinity
            mark = f"[{space}]" if is_here else f" {space} " if space in (0, now.top) else " - "
            line.append(mark, look.ACTIVE if is_here else "")
        line.append(f" {pen.say('tale-won')}", look.SUCCESS)
        if len(self._card.stages) > 1:
            number, of = encounter.stage + 1, len(self._card.stages)
            line.append(f"  {pen.say('tale-stage', number=number, of=of)}")
        return line

    def table(self, width: int) -> Block:
        """The attack or reaction table; the current row is marked."""
        pen, encounter = self._pen, self._encounter
        is_combat = encounter.kind == COMBAT
        bands = self._card.attacks if is_combat else stage(self._p).reactions
        size = encounter.pool if is_combat else encounter.affinity
        lines: Block = []
        for row in table_of(bands, self._p.campaign):
            is_now = row.is_met(size)
            head = f"{pen.shapes.here if is_now else ' '} {row.sizes:>4}  "
            text = Text(pen.tell(row.effect), look.ACTIVE if is_now else "")
            lines += pen.wrap(text, width, " " * len(head), head)
        if not is_combat and stage(self._p).symbol:
            sign = pen.shapes.bonuses["symbol"]
            told = pen.tell(symbol_phrase(stage(self._p), self._p.campaign))
            lines += pen.wrap(f"{sign} {told}", width, "  ")
        return lines

    def texts(self, width: int) -> Block:
        """Traits, opportunity, reward, loot, failure."""
        pen = self._pen
        card, campaign = self._card, self._p.campaign
        told = [*trait_phrases(card, campaign), *stake_phrases(card, campaign)]
        return [line for phrase in told for line in pen.wrap(pen.tell(phrase), width, "  ", "")]

    def in_play(self, width: int) -> Block:
        """The abilities that are active in the row (SEQ-3)."""
        lines: Block = []
        for card in self._encounter.table:
            printed = self._p.campaign.cards[card.number]
            if not card.covered:
                lines += text_lines(self._pen, printed, width)
        return lines

    # The row ----------------------------------------------------------------------------------

    def row(self, width: int) -> Block:
        """The encounter card and the played cards; if they do not fit, only the last ones."""
        for min_width in MIN_CARD_WIDTHS:
            blocks = self._row_blocks(min_width)
            if total_width(blocks) <= width:
                return join_blocks(blocks)
        return join_blocks(self._fitting(self._row_blocks(MIN_CARD_WIDTHS[-1]), width))

    def _row_blocks(self, min_width: int) -> list[Block]:
        pen, rows = self._pen, rows_of(self._p)
        blocks: list[Block] = [draw(pen, self._encounter_face(), rows, min_width)]
        before = self._first_halves
        for card in self._encounter.table:
            printed = self._p.campaign.cards[card.number]
            keys = link_states(before, printed.left, card.links)
            block = draw(pen, self._played_face(card, printed), rows, min_width)
            blocks.append(join_blocks([link_column(pen, keys, rows), block]))
            before = printed.right
        still_open = ["" if half.kind == "none" else "open" for half in before]
        return [*blocks, link_column(pen, still_open, rows)]

    def _fitting(self, blocks: list[Block], width: int) -> list[Block]:
        """The encounter card and the last blocks that fit, with a note of how many are left out."""
        left_out = 0
        first, *rest = blocks
        while len(rest) > 2 and total_width([first, *rest]) + (left_out > 0) * 6 > width:
            rest.pop(0)
            left_out += 1
        if not left_out:
            return [first, *rest]
        height = len(first)
        note = [Text(" " * 6) for _ in range(height)]
        note[height // 2] = Text(f" {self._pen.shapes.more}{left_out}").append(" " * 6)
        note[height // 2].truncate(6, pad=True)
        return [first, note, *rest]

    @property
    def _first_halves(self) -> tuple[Right, ...]:
        return right_halves(self._p, ENCOUNTER_CARD)

    def _encounter_face(self) -> Face:
        pen = self._pen
        rights = tuple(right_half(pen, half) for half in self._first_halves)
        colour = look.ENCOUNTER.get(self._card.colour, "")
        return Face(pen.story.encounter(self._card.id), (), rights, border=colour)

    def _played_face(self, card: Played, printed: PlayedCard) -> Face:
        pen = self._pen
        marks = ""
        if card.tokens:
            marks += f" {pen.shapes.dial}{card.tokens}"
        if card.charges:
            marks += f" +{card.charges}"
        title = f"{pen.letter(card.owner)}{marks} {pen.story.card(card.number)}"
        return card_face(pen, printed, title, look.QUIET if card.covered else "")

    def legend(self, width: int) -> Block:
        """What the symbols mean."""
        pen, shapes = self._pen, self._pen.shapes
        is_combat = self._encounter.kind == COMBAT
        shown = ("marker",) if is_combat else ("affinity", "symbol")
        parts = [
            f"{shapes.bonuses[one]} {pen.say(f'tale-sign-{one}')}"
            for one in (*shown, "card", "extra", "torn")
        ]
        parts += [
            f"{shapes.magic} {pen.say('tale-sign-magic')}",
            f"{shapes.free} {pen.say('tale-sign-free')}",
            f"{shapes.linked} {pen.say('tale-sign-linked')}",
            f"{shapes.unlinked} {pen.say('tale-sign-open')}",
        ]
        return pen.quiet(pen.join_with_dots(parts), width)
