"""Answers to the questions of the day: the character with the best errand acts."""

from __future__ import annotations

from legendarium.bots.taintedgrail.bot import first_of, of_kind
from legendarium.bots.taintedgrail.imagination.imagining import imagine
from legendarium.bots.taintedgrail.planning.deeds import ability_worth, would_join
from legendarium.bots.taintedgrail.planning.errands import MIN_RATE, Errand, errands
from legendarium.bots.taintedgrail.planning.explorations import after_choice, offered, worth
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import Leave, Pass, PickUp, Use
from legendarium.taintedgrail.options.story import AcceptMercy, Activate, Choose, EndGame
from legendarium.taintedgrail.party_actions import UseAction
from legendarium.taintedgrail.position import Position

MIN_ABILITY_GAIN = 0.5
"""An ability is used in the day if it is worth more than this."""


def action(p: Position, options: list[AnyOption]) -> AnyOption:
    """The next step of the best errand of all characters, or a pass."""
    at_hand = next((option for option in options if is_at_hand(p, option)), None)
    if at_hand is not None:
        return at_hand
    best: Errand | None = None
    for option in of_kind(options, Pass):
        found = errands(p, option.who, set(options))
        if found and (best is None or found[0].rate > best.rate):
            best = found[0]
    if best is not None and best.rate > MIN_RATE:
        return best.first
    return first_of(options, Pass)


def is_at_hand(p: Position, option: AnyOption) -> bool:
    """Whether an option is taken at once: picking up items, and worthwhile abilities."""
    if isinstance(option, Use):
        key, who = option.ability, option.who
        assert who is not None
        others = [one for one in UseAction.companions(p, who, key) if would_join(p, one, who, key)]
        return ability_worth(p, who, key, *others) > MIN_ABILITY_GAIN
    return isinstance(option, PickUp)


def choice(p: Position, options: list[AnyOption]) -> AnyOption:
    """The choice of a passage with the best outcome for the group."""
    key = p.agenda[-1].args[0]
    party, me = p.scene.party, p.scene.me

    def end(option: Choose) -> float:
        return worth(after_choice(imagine(p, party, me), key, offered(p, key, option.id)))

    return max(of_kind(options, Choose), key=end)


def menhir(p: Position, options: list[AnyOption]) -> AnyOption:
    """Activate the menhir if possible."""
    return first_of(options, Activate, Leave)


def mercy(p: Position, options: list[AnyOption]) -> AnyOption:
    """Accept mercy once."""
    had = bool(p.statuses.get(p.campaign.mercy_status))
    return first_of(options, EndGame) if had else first_of(options, AcceptMercy, EndGame)
