"""The hand of a seat: beings, legends and flare, in two columns."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.cards import CardDrawing
from legendarium.cli.terminal.screen import Screen, join
from legendarium.locale import Words
from legendarium.tashkalar.view import View

WIDE = 70
"""A screen of so many columns shows two cards side by side."""


def hand_lines(screen: Screen, words: Words, view: View, beings_last: bool = False) -> list[Text]:
    """Every card in the hand of the view's seat; ticked are those that can be summoned now."""
    columns = 2 if screen.width >= WIDE else 1
    room = (screen.width - columns + 1) // columns
    beings, others = _blocks(CardDrawing(screen, words, room - 1), view)
    blocks = [*others, *beings] if beings_last else [*beings, *others]
    lines = [Text(), Text(words.say("heading-hand"), style.HEADING)]
    if not blocks:
        return [*lines, Text(words.say("hand-empty"))]
    for number in range(0, len(blocks), columns):
        row = blocks[number : number + columns]
        lines += join(row[0], row[1], room + 1) if len(row) == 2 else row[0]
    return lines


def _blocks(drawing: CardDrawing, view: View) -> tuple[list[list[Text]], list[list[Text]]]:
    """The beings of the own school, and the shared cards."""
    position = view.position
    player = position.players[view.seat]
    options = view.question.options if view.question else ()
    ready = {option.get("card") for option in options if option.kind == "summon"}
    others = [drawing.being(card, card in ready) for card in player.legends]
    if player.flare is not None:
        side = position.setup.side_of[view.seat]
        others.append(drawing.flare(player.flare, position, side))
    return [drawing.being(card, card in ready) for card in player.hand], others
