"""Draws a hand in an encounter: each card as it would link to the row if played now."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.faces import (
    LINK_WIDTH,
    MIN_CARD_WIDTHS,
    bonus_sign,
    card_face,
    draw,
    join_blocks,
    link_column,
    link_states,
    rows_of,
    text_lines,
    total_width,
    width_of,
)
from legendarium.cli.tale.pen import Pen
from legendarium.taintedgrail.content.model import Bonus
from legendarium.taintedgrail.encounters.preview import Preview, preview
from legendarium.taintedgrail.encounters.row import last_card, right_halves
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling.cards import card_phrases

Block = list[Text]


class Hand:
    """Draws the hand of one character."""

    def __init__(self, pen: Pen, p: Position, who: str) -> None:
        assert p.encounter is not None
        self._pen = pen
        self._p = p
        self._who = who
        self._cards = list(dict.fromkeys(p.character(who).hand))

    def large(self, width: int) -> Block:
        """The cards side by side, with their texts below."""
        lines: Block = []
        for min_width in MIN_CARD_WIDTHS:
            blocks = [self.card(card, min_width) for card in self._cards]
            if total_width(blocks) <= width:
                break
        while blocks:
            across = [blocks.pop(0)]
            while blocks and total_width([*across, blocks[0]]) <= width:
                across.append(blocks.pop(0))
            lines += join_blocks(across)
        for card in self._cards:
            lines += text_lines(self._pen, self._p.campaign.cards[card], width)
        return lines

    def brief(self, width: int) -> Block:
        """One line per card: its links, its gains, its text."""
        pen = self._pen
        lines: Block = []
        for number in self._cards:
            card = self._p.campaign.cards[number]
            told = Text(f"{pen.story.card(number)} ", look.HEADING)
            told.append(self._outcome(self._seen(number)), look.SUCCESS)
            texts = " ".join(map(pen.tell, card_phrases(card, self._p.campaign)))
            lines += pen.wrap(told.append(f" {texts}" if texts else ""), width, "  ")
        return lines

    def card(self, number: str, min_width: int) -> Block:
        """One card linked to the row, with its gains below."""
        pen, p = self._pen, self._p
        card, seen, rows = p.campaign.cards[number], self._seen(number), rows_of(p)
        keys = link_states(right_halves(p, last_card(p)), card.left, seen.links)
        for row in seen.magic_rows:
            keys[row] = "magic"
        copies = p.character(self._who).hand.count(number)
        times = f"{copies}{pen.shapes.times} " if copies > 1 else ""
        face = card_face(pen, card, f"{times}{pen.story.card(number)}")
        block = join_blocks([link_column(pen, keys, rows), draw(pen, face, rows, min_width)])
        outcome = Text(" " * LINK_WIDTH).append(self._outcome(seen), look.SUCCESS)
        outcome.truncate(width_of(block), pad=True)
        return [*block, outcome]

    def _seen(self, number: str) -> Preview:
        """What would link if this character played the card now."""
        p = self._p
        assert p.encounter is not None
        if p.encounter.active != self._who:
            p = p.clone()
            assert p.encounter is not None
            p.encounter.active = self._who
        return preview(p, number)

    def _outcome(self, seen: Preview) -> str:
        """What a card would gain, as symbols."""
        pen = self._pen
        gains = (
            Bonus("marker", seen.markers),
            Bonus("card", seen.cards),
            Bonus("affinity", seen.affinity),
            Bonus("symbol", seen.symbols),
            Bonus("torn", seen.torn),
        )
        signs = [bonus_sign(pen, one) for one in gains if one.amount]
        if seen.extra:
            signs.append(bonus_sign(pen, Bonus("extra")))
        linked = sum(1 for link in seen.links if link)
        return f"{linked}{pen.shapes.linked[1]} {''.join(signs)}".rstrip()


def hand_owner(p: Position) -> str:
    """The character whose hand the current question is about; empty if it concerns everybody."""
    assert p.encounter is not None
    named = p.agenda[-1].args[:1] if p.agenda else ()
    for one in named:
        if isinstance(one, str) and one in p.encounter.participants:
            return one
    if p.encounter.active:
        return p.encounter.active
    return p.encounter.participants[0] if len(p.encounter.participants) == 1 else ""
