"""The task log: side leads without a card and without a success (QST-4)."""

from __future__ import annotations

from legendarium.taintedgrail.position import Position, TaskEntry


def note_task(p: Position, task: str, place: int) -> None:
    """Note a task with the location where it was learned, unless it is already noted."""
    if all(entry.id != task for entry in p.tasks):
        p.tasks = (*p.tasks, TaskEntry(task, place))
        p.tell("task", task=task, place=place)


def close_task(p: Position, task: str) -> None:
    """Close a task if it is noted and open."""
    if not any(entry.id == task and entry.open for entry in p.tasks):
        return
    p.tasks = tuple(entry._replace(open=False) if entry.id == task else entry for entry in p.tasks)
    p.tell("task-closed", task=task)


def is_reachable(p: Position, entry: TaskEntry) -> bool:
    """Whether the location of a task is neither replaced nor removed (QST-4)."""
    return entry.place not in p.replaced and f"location:{entry.place}" not in p.removed
