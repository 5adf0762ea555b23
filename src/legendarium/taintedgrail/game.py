"""Tainted Grail as a `table.Game`: the entry point to the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from legendarium.table import Outcome, Question
from legendarium.table.errors import BadSetup
from legendarium.table.game import Edition, Json
from legendarium.table.reading import short_repr
from legendarium.taintedgrail import agenda, encoding, setup, view
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.death import outcome
from legendarium.taintedgrail.events import EVENTS, AnyEvent
from legendarium.taintedgrail.options import OPTIONS, AnyOption, actor_of
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.rulebook import ALL_STEPS
from legendarium.taintedgrail.view import View

NAME = "tainted-grail"


class TaintedGrail:
    """The rules of Tainted Grail for these campaigns."""

    name = NAME
    rules = 1
    option_kinds = OPTIONS
    event_kinds = EVENTS

    def __init__(self, campaigns: Mapping[str, Campaign]) -> None:
        assert ALL_STEPS, "the rules must be known before a game begins"
        self.campaigns = campaigns

    def start(self, body: Json, seed: int) -> Position:
        """The first position; raises BadSetup if the setup is invalid."""
        p = setup.new_game(self._campaign(body), body, seed)
        agenda.run(p)
        return p

    def edition(self, body: Json) -> Edition:
        """The campaign of the setup; raises BadSetup."""
        campaign = self._campaign(body)
        return Edition(campaign.id, campaign.version, campaign.digest)

    def _campaign(self, body: Json) -> Campaign:
        if not isinstance(body, Mapping):
            raise BadSetup(f"A setup must be a JSON object, not {short_repr(body)}.", "setup")
        name = body.get("campaign")
        if not isinstance(name, str) or name not in self.campaigns:
            known = ", ".join(sorted(self.campaigns))
            raise BadSetup(
                f"There is no campaign {short_repr(name)}. Known campaigns: {known}.", "campaign"
            )
        return self.campaigns[name]

    def chapter(self, position: Position) -> int:
        """The chapter of the campaign."""
        return position.chapter

    def seats(self, position: Position) -> int:
        """The number of seats."""
        return max((one.seat for one in position.characters), default=0) + 1

    def question(self, position: Position) -> Question[AnyOption] | None:
        """The current question; None when the game is over."""
        return position.question

    def take(self, position: Position, option: AnyOption) -> Position:
        """The position after a legal option."""
        return agenda.take(position, option)

    def check(self, position: Position, option: AnyOption) -> None:
        """Raise IllegalChoice, with the rule that forbids it, unless the option may be taken."""
        agenda.check(position, option)

    def choosers(self, position: Position, option: AnyOption) -> Sequence[int]:
        """The seats that may choose this option; the one that decides comes first (EXP-6)."""
        asked = position.question
        if asked is None:
            return ()
        who = actor_of(option) if asked.kind == "action" else None
        if who and position.is_in_play(who):
            return (position.character(who).seat,)
        return asked.seats or (asked.seat,)

    def is_irreversible(self, position: Position, option: AnyOption) -> bool:
        """Whether this option reveals something, so that it cannot be undone without asking.

        Using chance and reading pages are irreversible; everything else can be undone.
        """
        after = agenda.take(position, option)
        return after.chance != position.chance or after.read != position.read

    def events(self, position: Position, seat: int | None = None) -> Sequence[AnyEvent]:
        """The events of the last choice; none of them is secret."""
        return position.events

    def outcome(self, position: Position) -> Outcome | None:
        """How the game ended; None while it is in progress."""
        return outcome(position)

    def view(self, position: Position, seat: int) -> View:
        """What this seat, or a SPECTATOR, may know."""
        return view.view(position, seat)

    def sample(self, seen: View, chance: Random) -> Position:
        """A random position with this view."""
        return view.sample(seen, chance)

    def encode(self, position: Position) -> dict[str, Any]:
        """The position as a JSON object."""
        return encoding.encode(position)

    def encode_view(self, seen: View) -> dict[str, Any]:
        """The view as a JSON object, shaped like a position."""
        return encoding.encode(seen.position)

    def decode(self, body: object) -> Position:
        """The position of a JSON object; raises BadPosition if it is invalid."""
        return encoding.decode(body, self.campaigns)
