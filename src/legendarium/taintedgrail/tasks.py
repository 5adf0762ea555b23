"""The task log: side leads without a card and without an end of their own (QST-4)."""

from __future__ import annotations

from legendarium.taintedgrail.position import Position, TaskEntry


def note_task(p: Position, task: str, place: int) -> None:
    """Write a task down with the location where it was learned; once only."""
    if all(entry.id != task for entry in p.tasks):
        p.tasks = (*p.tasks, TaskEntry(task, place))
        p.tell("task", task=task, place=place)


def close_task(p: Position, task: str) -> None:
    """Strike a task out; one that was never written down is not spoken of."""
    if not any(entry.id == task and entry.open for entry in p.tasks):
        return
    p.tasks = tuple(entry._replace(open=False) if entry.id == task else entry for entry in p.tasks)
    p.tell("task-closed", task=task)


def is_reachable(p: Position, entry: TaskEntry) -> bool:
    """Whether the location that told of a task can still be found as it was (QST-4)."""
    return entry.place not in p.replaced and f"location:{entry.place}" not in p.removed
