"""The judgement of a turn in words: what was played, what was better and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from legendarium.bots.tashkalar.analysis import Judgement
from legendarium.bots.tashkalar.turns_of_record import GAME, choices_of
from legendarium.cli.terminal.phrases import Phrases
from legendarium.cli.terminal.seating import HUMAN
from legendarium.locale import Words
from legendarium.table import Record
from legendarium.tashkalar.options import END_TURN, AnyOption
from legendarium.tashkalar.position import Position

SYMBOLS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}
"""The marks as symbols, as in chess."""


class TurnDescription(NamedTuple):
    """A turn in words; parts that do not apply are empty."""

    title: str
    chance: str
    mark: str
    played: str
    better: str
    why: str


class TurnDescriber:
    """Describes the turns of one record."""

    def __init__(self, words: Words, record: Record, positions: Sequence[Position]) -> None:
        self.words = words
        self.setup = positions[0].setup
        self.last = positions[-1]
        """The last position of the record."""
        self._record = record
        self._positions = positions

    def describe(self, number: int, judged: Judgement) -> TurnDescription:
        """Describe the turn with this number, counted from 1."""
        say, turn = self.words.say, judged.turn
        before = self._positions[turn.first]
        chosen = self._choices(before, choices_of(self._record, turn))
        better = self._choices(before, judged.line)
        why = "; ".join(say(f"part-{reason.part}") for reason in judged.reasons)
        return TurnDescription(
            title=f"{number}. {self.player(turn.seat)}",
            chance=self._chance(judged),
            mark=f"{SYMBOLS[judged.mark]} {say(f'mark-{judged.mark}')}" if judged.mark else "",
            played=say("analyse-played", choices=chosen),
            better=say("analyse-better", choices=better) if better else "",
            why=say("analyse-why", reasons=why) if why else "",
        )

    def player(self, seat: int) -> str:
        """The player of a seat: the school, and the player's name if there is one."""
        name = self.words.say("school-short", school=self.setup.schools[seat])
        player = self._record.players[seat] if seat < len(self._record.players) else ""
        if player in ("", HUMAN):
            return name
        return self.words.say("player-other", name=name, player=player)

    def side(self, side: int) -> str:
        """The players of a side."""
        seats = range(self.setup.seats)
        return ", ".join(self.player(seat) for seat in seats if self.setup.side_of[seat] == side)

    def percent(self, share: float) -> str:
        """A share as a percentage with one decimal."""
        whole, part = divmod(round(1000 * share), 10)
        return self.words.say("analyse-decimal", whole=str(whole), part=str(part))

    def _chance(self, judged: Judgement) -> str:
        reached, best = round(100 * judged.played), round(100 * judged.best)
        if judged.line:
            return self.words.say("analyse-swing", played=reached, best=best)
        return self.words.say("analyse-chance", played=reached)

    def _choices(self, position: Position, options: Sequence[AnyOption]) -> str:
        """The options as sentences, without the end of the turn."""
        sentences = []
        for option in options:
            asked = GAME.question(position)
            if asked is None or option not in asked.options:
                # A line found in a world with other hidden cards may stop being legal here.
                break
            if option != END_TURN:
                text = Phrases(self.words, GAME.view(position, asked.seat)).option(option)
                sentences.append(f"{text[:1].upper()}{text[1:]}.")
            position = GAME.take(position, option)
        return " ".join(sentences)
