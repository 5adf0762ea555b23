"""The hand of a seat: beings, legends and flare, in two columns, in full or by name."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.terminal import style
from legendarium.cli.terminal.card_drawing import CardDrawing
from legendarium.cli.terminal.names import name_of
from legendarium.cli.terminal.screen import Screen, side_by_side
from legendarium.locale import Words
from legendarium.tashkalar.options import InvokeFlare, Summon
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.view import View

TWO_COLUMN_WIDTH = 70
"""The width of a screen from which two cards are shown side by side."""


def hand_lines(screen: Screen, words: Words, view: View) -> list[Text]:
    """Every card in the hand of the view's seat; cards that can be summoned now are ticked."""
    columns, room = _columns(screen)
    drawing = CardDrawing(screen, words, room - 1)
    ready = _ready(view)
    position = view.position
    player = position.players[view.seat]
    blocks = [drawing.being(card, card in ready) for card in player.hand + player.legends]
    if player.flare is not None:
        side = position.setup.side_of[view.seat]
        blocks.append(drawing.flare(player.flare, position.setup.form, position, side))
    lines = [Text(), Text(words.say("heading-hand"), style.HEADING)]
    return [*lines, *_in_columns(blocks, columns, room)] if blocks else [*lines, _empty(words)]


def brief_hand_lines(screen: Screen, words: Words, view: View) -> list[Text]:
    """The names of all cards in the hand; cards that can be played now are ticked."""
    columns, room = _columns(screen)
    ready = _ready(view)
    player = view.position.players[view.seat]
    cards = [*player.hand, *player.legends, *([player.flare] if player.flare else [])]
    blocks = []
    for card in cards:
        is_ready = card in ready
        line = Text(f" {screen.glyphs.met if is_ready else ' '} ", style.READY)
        line.append(name_of(words, card), style.READY if is_ready else style.HEADING)
        if card in CARDS:
            rank = CARDS[card].rank
            name = words.say("rank-name", rank=rank.word)
            line.append(f"  {screen.glyphs.ranks[rank]} {name}", style.QUIET)
        line.truncate(room - 1)
        blocks.append([line])
    return _in_columns(blocks, columns, room) if blocks else [_empty(words)]


def _columns(screen: Screen) -> tuple[int, int]:
    """The number of columns of cards, and their width."""
    columns = 2 if screen.width >= TWO_COLUMN_WIDTH else 1
    return columns, (screen.width - columns + 1) // columns


def _in_columns(blocks: list[list[Text]], columns: int, room: int) -> list[Text]:
    lines: list[Text] = []
    for number in range(0, len(blocks), columns):
        row = blocks[number : number + columns]
        lines += side_by_side(row[0], row[1], room + 1) if len(row) == 2 else row[0]
    return lines


def _empty(words: Words) -> Text:
    return Text(words.say("hand-empty"))


def _ready(view: View) -> set[str]:
    """The cards that can be summoned or invoked now."""
    options = view.question.options if view.question else ()
    return {option.card for option in options if isinstance(option, (Summon, InvokeFlare))}
