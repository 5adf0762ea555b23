"""Players who come and go while a tale is told (PLY-1 to PLY-4)."""

from __future__ import annotations

from legendarium.cli.tale.bots import BOT_NAMES
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.seating import called, read_players
from legendarium.cli.tale.session import HUMAN, Session
from legendarium.cli.terminal.choosing import choose
from legendarium.cli.terminal.names import plain, shortened
from legendarium.locale import Words
from legendarium.table import BadSetup, Option
from legendarium.taintedgrail.players import asides


class Comings:
    """Lets somebody join or leave; each way ends with a complaint, or an empty one if done."""

    def __init__(self, pen: Pen, session: Session) -> None:
        self._pen = pen
        self._session = session

    def join(self, text: str) -> str:
        """`join NAME`, or `join NAME BOT`, beside somebody who is in play."""
        pen, session = self._pen, self._session
        options = [one for one in asides(session.position) if one.kind == "join"]
        name, player = self._parted(text)
        if not options:
            return pen.say("tale-join-not-now")
        found = [who for who in called(pen.story, name) if _with(options, who)]
        if len(found) != 1:
            free = dict.fromkeys(one.get("character") for one in options)
            named = ", ".join(map(pen.story.character, free))
            return pen.say("tale-join-who", text=shortened(name), names=named)
        seat = min(one.get("seat") for one in options)
        wanted = [one for one in _with(options, found[0]) if one.get("seat") == seat]
        option = wanted[0] if len(wanted) == 1 else self._where(wanted)
        session.choose(option)
        session.seat_player(seat, player)
        return ""

    def leave(self, text: str) -> str:
        """`leave NAME`."""
        pen, session = self._pen, self._session
        options = [one for one in asides(session.position) if one.kind == "leave"]
        if not options:
            return pen.say("tale-leave-not-now")
        found = [one for one in options if one.get("who") in called(pen.story, text)]
        if len(found) != 1:
            names = ", ".join(pen.story.character(one.get("who")) for one in options)
            return pen.say("tale-leave-who", text=shortened(text), names=names)
        session.choose(found[0])
        return ""

    def _parted(self, text: str) -> tuple[str, str]:
        """The name of a character, and who is to play it."""
        words = self._pen.words
        name, _, last = text.rpartition(" ")
        players = (plain(words.say("setup-human")), HUMAN, *BOT_NAMES)
        if name and plain(last) in players:
            return name, read_players(words, last, 1)[0]
        return text, HUMAN

    def _where(self, options: list[Option]) -> Option:
        pen, p = self._pen, self._session.position
        places = [
            (pen.story.location(p.character(one.get("beside")).location), one) for one in options
        ]
        question = pen.say("tale-join-where")
        return choose(pen.screen, pen.words, question, places, lambda text: _none(pen.words, text))


def _with(options: list[Option], who: str) -> list[Option]:
    return [one for one in options if one.get("character") == who]


def _none(words: Words, text: str) -> Option:
    raise BadSetup(words.say("tale-type-number", text=shortened(text)))
