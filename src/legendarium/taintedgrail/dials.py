"""Dials and statuses: time and quest dials, and story flags (2.4, DIA-1, DIA-2, STA-1, STA-2).

Statuses are shared by all characters; flags of one character are personal secrets (STA-2).
"""

from __future__ import annotations

from legendarium.taintedgrail.agenda import plan, step
from legendarium.taintedgrail.events.story import DialRanOut, DialRemoved, DialTurned, Ticked
from legendarium.taintedgrail.position import Dial, Position
from legendarium.taintedgrail.scenes import begin_scene


@step
def lower_time_dials(p: Position) -> None:
    """Lower each time dial by 1 in the morning, but not quest dials (DAY-4).

    The dial on a Dying! card is a time dial as well (DTH-2).
    """
    times = [name for name in sorted(p.dials) if p.campaign.dials[name].kind == "time"]
    plan(p, *((lower_dial, name, 1) for name in times), ("lower_dying_dials",))


def set_dial(p: Position, name: str, value: int, on: str, number: int) -> None:
    """Place a dial, or set it again if it is on the table already."""
    shown = max(1, min(value, p.settings.dial_top))
    p.dials[name] = Dial(shown, on, number)
    p.tell(DialTurned(name, shown))


@step
def lower_dial(p: Position, name: str, by: int) -> None:
    """Turn a dial down; one that would reach 0 has run out (2.4)."""
    dial = p.dials.get(name)
    if dial is None or by <= 0:
        return
    if by < dial.value:
        _turn(p, name, dial.value - by)
    else:
        _run_out(p, name, dial)


def raise_dial(p: Position, name: str, by: int) -> None:
    """Turn a dial up, at most to its top."""
    dial = p.dials.get(name)
    if dial is not None:
        _turn(p, name, min(dial.value + by, p.settings.dial_top))


def remove_dial(p: Position, name: str) -> None:
    """Take a dial off the table; its text is not resolved."""
    if p.dials.pop(name, None) is not None:
        p.tell(DialRemoved(name))


def _turn(p: Position, name: str, value: int) -> None:
    p.dials[name] = p.dials[name]._replace(value=value)
    p.tell(DialTurned(name, value))


def _run_out(p: Position, name: str, dial: Dial) -> None:
    """Resolve its text in the current scene, or with everybody outside scenes (reading)."""
    del p.dials[name]
    p.tell(DialRanOut(name))
    script = p.campaign.dials[name].run_out
    if not script:
        return
    if p.scenes:
        plan(p, ("perform", script))
        return
    everybody = p.by_number(one.id for one in p.characters)
    if everybody:
        begin_scene(p, everybody, _nearest(p, dial) or everybody[0], "dial", ("perform", script))


def _nearest(p: Position, dial: Dial) -> str:
    """Who is `me`: the owner of the secret it lies on, or the first character in its location."""
    if dial.on == "location":
        there = p.characters_at(dial.number)
        return there[0].id if there else ""
    for one in p.characters:
        if any(card.kind == "secret" and card.id == str(dial.number) for card in one.possessions):
            return one.id
    return ""


# Statuses: story flags ----------------------------------------------------------------------------


def tick(p: Position, status: str, part: int = 0) -> bool:
    """Tick a part, or the first free one for 0; returns whether anything was ticked (STA-1)."""
    ticked = p.statuses.get(status, ())
    if not part:
        boxes = range(1, p.campaign.statuses[status].parts + 1)
        part = next((box for box in boxes if box not in ticked), 0)
    if not part or part in ticked:
        return False
    p.statuses[status] = tuple(sorted((*ticked, part)))
    p.tell(Ticked(status, part))
    return True
