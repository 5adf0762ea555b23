"""Quests and the task log: the quest stack, and goals that take effect at once (QST-1 to QST-4)."""

from __future__ import annotations

from legendarium.taintedgrail.agenda import step, watch
from legendarium.taintedgrail.conditions import everybody_context, meets
from legendarium.taintedgrail.content.parsing import parse_condition
from legendarium.taintedgrail.discards import is_in_event_pile, is_removed
from legendarium.taintedgrail.events.story import (
    QuestBegan,
    QuestEnded,
    QuestSucceeded,
    TaskClosed,
    TaskLearned,
)
from legendarium.taintedgrail.position import Position, TaskEntry
from legendarium.taintedgrail.scenes import begin_scene


@step
def activate_quest(p: Position, quest: str) -> None:
    """Put a quest on top of the stack (QST-1), unless it is there or has succeeded."""
    if quest not in p.quests and quest not in p.succeeded:
        p.quests = (quest, *p.quests)
        p.tell(QuestBegan(quest))


def end_quest(p: Position, quest: str) -> None:
    """Take a quest off the stack by an explicit effect (QST-3).

    The event it is on goes to the event discard pile; a secret stays with its owner.
    """
    if take_off_stack(p, quest):
        for card in p.campaign.events.values():
            if card.quest is not None and card.quest.id == quest and _is_on_stack(p, card.id):
                p.event_discard = (*p.event_discard, card.id)


def _is_on_stack(p: Position, event: str) -> bool:
    """Whether an event is on the quest stack; a quest may be active before its card is drawn."""
    return not is_in_event_pile(p, event) and not is_removed(p, "event", event)


def take_off_stack(p: Position, quest: str) -> bool:
    """Take a quest off the stack; returns whether it was there."""
    if quest not in p.quests:
        return False
    p.quests = tuple(one for one in p.quests if one != quest)
    p.tell(QuestEnded(quest))
    return True


@watch
def check_goals(p: Position) -> bool:
    """Resolve the success of an active quest as soon as its goal holds (QST-2).

    Any character may have reached it, in any scene. A current encounter is finished first
    (reading).
    """
    if not p.quests or p.encounter is not None or not p.characters:
        return False
    context = everybody_context(p)
    for quest in p.quests:
        if quest in p.succeeded:
            continue
        text = p.campaign.quests[quest]
        if meets(p, parse_condition(text.goal), context):
            _succeed(p, quest, text.success)
            return True
    return False


def _succeed(p: Position, quest: str, success: str) -> None:
    p.succeeded = (*p.succeeded, quest)
    p.tell(QuestSucceeded(quest))
    everybody = everybody_context(p).party
    me = p.scene.me if p.scenes else everybody[0]
    begin_scene(p, everybody, me, "quest", ("perform", success))


# Tasks: side leads without a card and without a success (QST-4) -----------------------------------


def note_task(p: Position, task: str, place: int) -> None:
    """Note a task with the location where it was learned, unless it is already noted."""
    if all(entry.id != task for entry in p.tasks):
        p.tasks = (*p.tasks, TaskEntry(task, place))
        p.tell(TaskLearned(task, place))


def close_task(p: Position, task: str) -> None:
    """Close a task if it is noted and open."""
    if not any(entry.id == task and entry.open for entry in p.tasks):
        return
    p.tasks = tuple(entry._replace(open=False) if entry.id == task else entry for entry in p.tasks)
    p.tell(TaskClosed(task))


def hinted_locations(p: Position) -> frozenset[int]:
    """The locations that active quests hint at."""
    numbers: set[int] = set()
    for quest in p.quests:
        if quest not in p.succeeded:
            for number in p.campaign.quests[quest].hint_locations:
                numbers.add(p.replaced.get(number, number))
    return frozenset(numbers)


def is_reachable(p: Position, entry: TaskEntry) -> bool:
    """Whether the location of a task is neither replaced nor removed (QST-4)."""
    return entry.place not in p.replaced and f"location:{entry.place}" not in p.removed
