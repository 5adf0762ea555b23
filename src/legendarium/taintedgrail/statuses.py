"""Statuses: story flags shared by all characters (STA-1, STA-2).

Flags of a single character are personal secrets instead (STA-2).
"""

from __future__ import annotations

from legendarium.taintedgrail.position import Position


def tick(p: Position, status: str, part: int = 0) -> bool:
    """Tick a part, or the first free one for 0; returns whether anything was ticked (STA-1)."""
    ticked = p.statuses.get(status, ())
    if not part:
        boxes = range(1, p.campaign.statuses[status].parts + 1)
        part = next((box for box in boxes if box not in ticked), 0)
    if not part or part in ticked:
        return False
    p.statuses[status] = tuple(sorted((*ticked, part)))
    p.tell("ticked", status=status, part=part)
    return True


def is_ticked(p: Position, status: str, part: int = 0) -> bool:
    """Whether a part is ticked, or any part for 0."""
    ticked = p.statuses.get(status, ())
    return part in ticked if part else bool(ticked)
