"""Answers to the questions of the day: the character with the best errand acts."""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.imagining import imagine
from legendarium.bots.taintedgrail.planning.deeds import ability_worth, would_join
from legendarium.bots.taintedgrail.planning.errands import MIN_RATE, Errand, errands
from legendarium.bots.taintedgrail.planning.explorations import after_choice, offered, worth
from legendarium.table import Option
from legendarium.taintedgrail.party_actions import Use
from legendarium.taintedgrail.position import Position

MIN_ABILITY_GAIN = 0.5
"""An ability is used in the day if it is worth more than this."""


def action(p: Position, options: list[Option]) -> Option:
    """The next step of the best errand of all characters, or a pass."""
    for option in options:
        if is_at_hand(p, option):
            return option
    able = dict.fromkeys(option.get("who") for option in options if option.kind == "pass")
    best: Errand | None = None
    for who in able:
        found = errands(p, who, set(options))
        if found and (best is None or found[0].rate > best.rate):
            best = found[0]
    if best is not None and best.rate > MIN_RATE:
        return best.first
    return next(option for option in options if option.kind == "pass")


def is_at_hand(p: Position, option: Option) -> bool:
    """Whether an option is taken at once: picking up items, and worthwhile abilities."""
    if option.kind == "use":
        who, key = option.get("who"), option.get("ability")
        others = [one for one in Use.companions(p, who, key) if would_join(p, one, who, key)]
        return ability_worth(p, who, key, *others) > MIN_ABILITY_GAIN
    return option.kind == "pick-up"


def choice(p: Position, options: list[Option]) -> Option:
    """The choice of a passage with the best outcome for the group."""
    key = p.agenda[-1].args[0]
    party, me = p.scene.party, p.scene.me

    def end(option: Option) -> float:
        return worth(after_choice(imagine(p, party, me), key, offered(p, key, option.get("id"))))

    return max(options, key=end)


def menhir(p: Position, options: list[Option]) -> Option:
    """Activate the menhir if possible."""
    order = ("activate", "leave")
    return min(options, key=lambda option: order.index(option.kind))


def mercy(p: Position, options: list[Option]) -> Option:
    """Accept mercy once."""
    had = bool(p.statuses.get(p.campaign.mercy_status))
    wanted = "end" if had else "accept"
    return next((option for option in options if option.kind == wanted), options[0])
