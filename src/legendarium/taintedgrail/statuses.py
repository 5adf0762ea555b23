"""Statuses: story flags that hold for everybody (section 9.3).

What changes one character only is a personal secret and no status (STA-2).
"""

from __future__ import annotations

from legendarium.taintedgrail.position import Position


def tick(p: Position, status: str, part: int = 0) -> bool:
    """Tick a part, or any free one where none is named; whether anything was ticked (STA-1)."""
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
    """Whether a part is ticked, or any where none is named."""
    ticked = p.statuses.get(status, ())
    return part in ticked if part else bool(ticked)
