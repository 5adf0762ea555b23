"""The question of the day: whoever has the best errand sets out; who has none passes."""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.imagining import imagine
from legendarium.bots.taintedgrail.planning.deeds import ability_worth, would_join
from legendarium.bots.taintedgrail.planning.errands import LEAST_RATE, Errand, errands
from legendarium.bots.taintedgrail.planning.tales import after_choice, offered, worth
from legendarium.table import Option
from legendarium.taintedgrail.deeds import Use
from legendarium.taintedgrail.position import Position

USE = 0.5
"""What an ability must bring to be used in the day."""


def action(p: Position, options: list[Option]) -> Option:
    """The next step of the best errand of anybody."""
    for option in options:
        if is_at_hand(p, option):
            return option
    able = dict.fromkeys(option.get("who") for option in options if option.kind == "pass")
    best: Errand | None = None
    for who in able:
        found = errands(p, who, set(options))
        if found and (best is None or found[0].rate > best.rate):
            best = found[0]
    if best is not None and best.rate > LEAST_RATE:
        return best.first
    return next(option for option in options if option.kind == "pass")


def is_at_hand(p: Position, option: Option) -> bool:
    """Whether it is done at once: items that lie there, and abilities that pay."""
    if option.kind == "use":
        who, key = option.get("who"), option.get("ability")
        others = [one for one in Use.companions(p, who, key) if would_join(p, one, who, key)]
        return ability_worth(p, who, key, *others) > USE
    return option.kind == "pick-up"


def choice(p: Position, options: list[Option]) -> Option:
    """The choice of a passage after which the group stands best."""
    key = p.agenda[-1].args[0]
    party, me = p.scene.party, p.scene.me

    def end(option: Option) -> float:
        return worth(after_choice(imagine(p, party, me), key, offered(p, key, option.get("id"))))

    return max(options, key=end)


def menhir(p: Position, options: list[Option]) -> Option:
    """Whoever came to the menhir came to light it."""
    order = ("activate", "leave")
    return min(options, key=lambda option: order.index(option.kind))


def mercy(p: Position, options: list[Option]) -> Option:
    """Mercy is taken once."""
    had = bool(p.statuses.get(p.campaign.mercy_status))
    wanted = "end" if had else "accept"
    return next((option for option in options if option.kind == wanted), options[0])
