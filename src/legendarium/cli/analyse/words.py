"""An analysis in words: what was played, what was better and why, as the terminal game says it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from legendarium.bots.tashkalar.analysis import Judged
from legendarium.bots.tashkalar.turns_of_record import GAME, played
from legendarium.cli.terminal.phrases import Phrases
from legendarium.cli.terminal.seating import HUMAN
from legendarium.locale import Words
from legendarium.table import Option, Record
from legendarium.tashkalar.position import Position

SYMBOLS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""How marks are written for short, as chess players do."""


class Told(NamedTuple):
    """A turn in words; what there is nothing to say about is empty."""

    title: str
    chance: str
    mark: str
    played: str
    better: str
    why: str


class Teller:
    """Tells of the turns of one record."""

    def __init__(self, words: Words, record: Record, positions: Sequence[Position]) -> None:
        self.words = words
        self.setup = positions[0].setup
        self.last = positions[-1]
        """Where the record ends."""
        self._record = record
        self._positions = positions

    def tell(self, number: int, judged: Judged) -> Told:
        """The turn of this number, counted from 1."""
        say, turn = self.words.say, judged.turn
        before = self._positions[turn.first]
        chosen = self._choices(before, played(self._record, turn))
        better = self._choices(before, judged.line)
        why = "; ".join(say(f"part-{reason.part}") for reason in judged.reasons)
        return Told(
            title=f"{number}. {self.player(turn.seat)}",
            chance=self._chance(judged),
            mark=f"{SYMBOLS[judged.mark]} {say(f'mark-{judged.mark}')}" if judged.mark else "",
            played=say("analyse-played", choices=chosen),
            better=say("analyse-better", choices=better) if better else "",
            why=say("analyse-why", reasons=why) if why else "",
        )

    def player(self, seat: int) -> str:
        """Who sits on a seat: the school, and the player's name where there is one."""
        name = self.words.say("school-short", school=self.setup.schools[seat])
        player = self._record.players[seat] if seat < len(self._record.players) else ""
        if player in ("", HUMAN):
            return name
        return self.words.say("player-other", name=name, player=player)

    def side(self, side: int) -> str:
        """Who plays on a side."""
        seats = range(self.setup.seats)
        return ", ".join(self.player(seat) for seat in seats if self.setup.side_of[seat] == side)

    def percent(self, share: float) -> str:
        """A share with one digit after the point."""
        whole, part = divmod(round(1000 * share), 10)
        return self.words.say("analyse-decimal", whole=str(whole), part=str(part))

    def _chance(self, judged: Judged) -> str:
        reached, best = round(100 * judged.played), round(100 * judged.best)
        if judged.line:
            return self.words.say("analyse-swing", played=reached, best=best)
        return self.words.say("analyse-chance", played=reached)

    def _choices(self, position: Position, options: Sequence[Option]) -> str:
        """Options in a row, each a sentence; that a turn ends at last goes without saying."""
        told = []
        for option in options:
            asked = GAME.question(position)
            if asked is None or option not in asked.options:
                # A line was found in worlds where unseen cards are others; here it ends earlier.
                break
            if option.kind != "end-turn":
                text = Phrases(self.words, GAME.view(position, asked.seat)).option(option)
                told.append(f"{text[:1].upper()}{text[1:]}.")
            position = GAME.take(position, option)
        return " ".join(told)
