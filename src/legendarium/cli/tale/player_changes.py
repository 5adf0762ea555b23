"""Lets players join and leave during a game (PLY-1 to PLY-4)."""

from __future__ import annotations

from legendarium.cli.tale.bots import BOT_NAMES
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.seating import find_characters, read_players
from legendarium.cli.tale.session import HUMAN, Session
from legendarium.cli.terminal.names import normalized, shortened
from legendarium.cli.terminal.prompts import choose
from legendarium.locale import Words
from legendarium.table import BadSetup
from legendarium.taintedgrail.options.day import Join, Leave
from legendarium.taintedgrail.players import player_changes


class PlayerChanges:
    """Joins and leaves; each method returns why nothing was done, or an empty text if it was."""

    def __init__(self, pen: Pen, session: Session) -> None:
        self._pen = pen
        self._session = session

    def join(self, text: str) -> str:
        """`join NAME`, or `join NAME BOT`, in the location of a character in play."""
        pen, session = self._pen, self._session
        options = [one for one in player_changes(session.position) if isinstance(one, Join)]
        name, player = self._split_player(text)
        if not options:
            return pen.say("tale-join-not-now")
        found = [who for who in find_characters(pen.story, name) if _options_for(options, who)]
        if len(found) != 1:
            free = dict.fromkeys(one.character for one in options)
            named = ", ".join(map(pen.story.character, free))
            return pen.say("tale-join-who", text=shortened(name), names=named)
        seat = min(one.seat for one in options)
        wanted = [one for one in _options_for(options, found[0]) if one.seat == seat]
        option = wanted[0] if len(wanted) == 1 else self._ask_place(wanted)
        session.choose(option)
        session.seat_player(seat, player)
        return ""

    def leave(self, text: str) -> str:
        """`leave NAME`."""
        pen, session = self._pen, self._session
        options = {
            one.who: one
            for one in player_changes(session.position)
            if isinstance(one, Leave) and one.who is not None
        }
        if not options:
            return pen.say("tale-leave-not-now")
        found = [who for who in options if who in find_characters(pen.story, text)]
        if len(found) != 1:
            names = ", ".join(map(pen.story.character, options))
            return pen.say("tale-leave-who", text=shortened(text), names=names)
        session.choose(options[found[0]])
        return ""

    def _split_player(self, text: str) -> tuple[str, str]:
        """The name of a character, and the player who takes it."""
        words = self._pen.words
        name, _, last = text.rpartition(" ")
        players = (normalized(words.say("setup-human")), HUMAN, *BOT_NAMES)
        if name and normalized(last) in players:
            return name, read_players(words, last, 1)[0]
        return text, HUMAN

    def _ask_place(self, options: list[Join]) -> Join:
        pen, p = self._pen, self._session.position
        places = [(pen.story.location(p.character(one.beside).location), one) for one in options]
        question = pen.say("tale-join-where")
        return choose(
            pen.screen, pen.words, question, places, lambda text: _refuse_text(pen.words, text)
        )


def _options_for(options: list[Join], who: str) -> list[Join]:
    return [one for one in options if one.character == who]


def _refuse_text(words: Words, text: str) -> Join:
    raise BadSetup(words.say("type-number", text=shortened(text)))
