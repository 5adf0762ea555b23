"""Scoring for claimed tasks and legendary pieces (rules 10.1 to 10.4, 12F)."""

from __future__ import annotations

from legendarium.table.chance import shuffled
from legendarium.tashkalar.act import Act
from legendarium.tashkalar.asks import Asking
from legendarium.tashkalar.events import Claimed
from legendarium.tashkalar.form import Form
from legendarium.tashkalar.options import Claim
from legendarium.tashkalar.position import Cards, Position, Tasks
from legendarium.tashkalar.schools import LEGENDS
from legendarium.tashkalar.scoring.base import Scoring
from legendarium.tashkalar.tasks import TASKS, TaskFacts, task_facts

_LEGENDS = frozenset(LEGENDS)


class ByTasks(Scoring):
    """Tasks and legendary pieces score."""

    def prepare(self, position: Position) -> None:
        form = position.setup.rules
        position.chance, deck = shuffled(position.chance, task_names(form))
        current = first_tasks(form, deck)
        rest = tuple(task for task in deck if task not in current)
        position.chance, rest = shuffled(position.chance, rest)
        following, rest = reveal(form, current, rest)
        claimed: tuple[Cards, ...] = ((),) * position.setup.sides
        position.tasks = Tasks(current, following, rest, claimed)

    def close_turn(self, act: Act) -> Asking[None]:
        options = [Claim(task) for task in claimable(act.position)]
        answer = yield from act.may_choose("claim", options)
        if answer:
            claim(act, answer.task)

    def points(self, position: Position, side: int) -> int:
        """Claimed tasks and legendary pieces (10.3)."""
        assert position.tasks is not None
        claimed = sum(TASKS[task].points for task in position.tasks.claimed[side])
        legendary = (position.owners[side] & position.legendaries).bit_count()
        # A position that was set up may have points besides those of the tasks it names.
        extra = position.scores[side][0]
        return extra + claimed + legendary

    def pending(self, position: Position) -> tuple[int, ...]:
        return (max((TASKS[task].points for task in claimable(position)), default=0),)


def task_names(form: Form) -> Cards:
    """The tasks of a form."""
    return tuple(name for name, task in TASKS.items() if form.advanced_tasks or not task.advanced)


def first_tasks(form: Form, deck: Cards) -> Cards:
    """The tasks that are open at the start."""
    current: Cards = ()
    for task in deck:
        if (
            len(current) < form.open_tasks
            and _may_come_first(form, task)
            and _of_category(current, task) < form.first_of_category
        ):
            current += (task,)
    return current


def _may_come_first(form: Form, task: str) -> bool:
    if form.max_first_points:
        return TASKS[task].points <= form.max_first_points
    return not TASKS[task].advanced


def _of_category(open_tasks: Cards, task: str) -> int:
    """How many open tasks have the category of this one (10.1)."""
    category = TASKS[task].category
    return sum(TASKS[other].category == category for other in open_tasks)


def reveal(form: Form, current: Cards, deck: Cards) -> tuple[str | None, Cards]:
    """The next task and the rest of the deck; tasks that are not allowed go to its bottom."""
    limit = form.open_of_category
    for skipped, task in enumerate(deck):
        if not limit or _of_category(current, task) < limit:
            return task, deck[skipped + 1 :] + deck[:skipped]
    return None, deck


def claim(act: Act, task: str) -> None:
    """Claim a task; the next one takes its place (10.2)."""
    position = act.position
    tasks = position.tasks
    assert tasks is not None
    successor = () if tasks.next is None else (tasks.next,)
    place = tasks.current.index(task)
    current = tasks.current[:place] + successor + tasks.current[place + 1 :]
    following, deck = reveal(position.setup.rules, current, tasks.deck)
    claimed = list(tasks.claimed)
    claimed[act.side] += (task,)
    position.tasks = Tasks(current, following, deck, tuple(claimed))
    colour = position.setup.colours[act.side]
    act.events.append(Claimed(task, colour, TASKS[task].points))


def current_task_facts(position: Position) -> TaskFacts:
    """What the tasks depend on, for the side whose turn it is."""
    return task_facts(position, _LEGENDS)


def claimable(position: Position) -> list[str]:
    """The current tasks whose condition holds for the side whose turn it is (10.2)."""
    if position.tasks is None:
        return []
    seen = current_task_facts(position)
    return [task for task in position.tasks.current if TASKS[task].holds(seen)]
