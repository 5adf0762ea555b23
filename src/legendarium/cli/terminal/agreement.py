"""Resigning and skipping the last turns, which need consent (rules 13.4, 13.5)."""

from __future__ import annotations

from legendarium.cli.terminal.device import pass_device
from legendarium.cli.terminal.prompts import confirm
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.seating import HUMAN
from legendarium.cli.terminal.session import Session
from legendarium.locale import Words
from legendarium.tashkalar.options import Concede, Offer, SkipLastTurns
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.scoring import scoring_of


class Agreement:
    """Asks everybody whose consent is needed.

    Each method returns why nothing was done; an empty text if it was done.
    """

    def __init__(self, screen: Screen, words: Words, session: Session) -> None:
        self._screen = screen
        self._words = words
        self._session = session
        self.device_was_passed = False
        """Whether the device was passed to somebody else, so that the page must be drawn again."""

    @property
    def _position(self) -> Position:
        return self._session.play.position

    def confirms(self, question: str) -> bool:
        """Ask a question that is answered with yes or no."""
        return confirm(self._screen, self._words, question)

    def concede(self, seat: int) -> str:
        """Resign, if the whole side agrees."""
        say, setup = self._words.say, self._position.setup
        if not setup.rules.may_concede:
            return say("concede-refused")
        if not self.confirms(say("concede-sure")):
            return say("unchanged")
        side = setup.side_of[seat]
        partners = [other for other in self._others(seat) if setup.side_of[other] == side]
        return self._all_agree(Concede, seat, partners)

    def skip(self, seat: int) -> str:
        """End the game now, if everybody agrees."""
        if self._position.end is None:
            return self._words.say("skip-too-early")
        return self._all_agree(SkipLastTurns, seat, self._others(seat))

    def _others(self, seat: int) -> list[int]:
        return [other for other in range(self._position.setup.seats) if other != seat]

    def _all_agree(self, kind: type[Offer], seat: int, others: list[int]) -> str:
        """Ask everybody before anything is recorded; bots first, because they need no device."""
        schools = self._position.setup.schools
        for other in sorted(others, key=self._is_person):
            if not self._agrees(kind, other):
                if self.device_was_passed:
                    pass_device(self._screen, self._words, schools[seat])
                return self._words.say("not-agreed", school=schools[other])
        for agreed in (seat, *others):
            self._session.choose(agreed, kind(agreed))
        return ""

    def _agrees(self, kind: type[Offer], seat: int) -> bool:
        school = self._position.setup.schools[seat]
        if self._is_person(seat):
            pass_device(self._screen, self._words, school)
            self.device_was_passed = True
            asked = "concede-agree" if kind is Concede else "skip-agree"
            return self.confirms(self._words.say(asked, school=school))
        # A bot follows its partner, and skips last turns only when it wins without them.
        return kind is Concede or self._is_ahead(seat)

    def _is_person(self, seat: int) -> bool:
        return self._session.play.players[seat] == HUMAN

    def _is_ahead(self, seat: int) -> bool:
        position = self._position
        scoring, side = scoring_of(position), position.setup.side_of[seat]
        standing = [scoring.standing(position, other) for other in range(position.setup.sides)]
        return standing[side] == max(standing)
