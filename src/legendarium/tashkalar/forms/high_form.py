"""High Form, and the first game, a small version of it (rules 10.1 to 10.4, 12F)."""

from __future__ import annotations

from legendarium.table import Event, Option
from legendarium.table.chance import shuffled
from legendarium.tashkalar.act import Act
from legendarium.tashkalar.asks import Asking
from legendarium.tashkalar.forms.base import Form, tie_break
from legendarium.tashkalar.position import Cards, Position, Tasks
from legendarium.tashkalar.schools import LEGENDS
from legendarium.tashkalar.tasks import TASKS, TaskFacts, task_facts

_LEGENDS = frozenset(LEGENDS)


class HighForm(Form):
    """Tasks and legendary pieces score."""

    points_to_end = 9
    limits_categories = True

    def prepare(self, position: Position) -> None:
        position.chance, deck = shuffled(position.chance, self.task_names())
        current = self.first_tasks(deck)
        rest = tuple(task for task in deck if task not in current)
        position.chance, rest = shuffled(position.chance, rest)
        following, rest = self.reveal(current, rest)
        claimed: tuple[Cards, ...] = ((),) * position.setup.sides
        position.tasks = Tasks(current, following, rest, claimed)

    def task_names(self) -> Cards:
        """The tasks of this form."""
        return tuple(TASKS)

    def first_tasks(self, deck: Cards) -> Cards:
        """The three tasks that are open at the start."""
        current: Cards = ()
        for task in deck:
            if len(current) < 3 and not TASKS[task].advanced and self.is_allowed(current, task):
                current += (task,)
        return current

    def is_allowed(self, open_tasks: Cards, task: str) -> bool:
        """Whether opening a task leaves fewer than three open ones of its category (10.1)."""
        category = TASKS[task].category
        return sum(TASKS[other].category == category for other in open_tasks) < 2

    def reveal(self, current: Cards, deck: Cards) -> tuple[str | None, Cards]:
        """The next task and the rest of the deck; tasks that are not allowed go to its bottom."""
        for skipped, task in enumerate(deck):
            if not self.limits_categories or self.is_allowed(current, task):
                return task, deck[skipped + 1 :] + deck[:skipped]
        return None, deck

    def close_turn(self, act: Act) -> Asking[None]:
        options = [Option.of("claim", task=task) for task in claimable(act.position)]
        answer = yield from act.may_choose("claim", options)
        if answer:
            self.claim(act, answer.get("task"))

    def claim(self, act: Act, task: str) -> None:
        """Claim a task; the next one takes its place (10.2)."""
        position = act.position
        tasks = position.tasks
        assert tasks is not None
        successor = () if tasks.next is None else (tasks.next,)
        place = tasks.current.index(task)
        current = tasks.current[:place] + successor + tasks.current[place + 1 :]
        following, deck = self.reveal(current, tasks.deck)
        claimed = list(tasks.claimed)
        claimed[act.side] += (task,)
        position.tasks = Tasks(current, following, deck, tuple(claimed))
        colour = position.setup.colours[act.side]
        act.events.append(Event.of("claimed", task=task, colour=colour, points=TASKS[task].points))

    def is_reached(self, position: Position) -> bool:
        sides = range(position.setup.sides)
        return any(self.score(position, side) >= self.points_to_end for side in sides)

    def standing(self, position: Position, side: int) -> tuple[int, ...]:
        return scored(position, side), *tie_break(position, side)


class FirstGame(HighForm):
    """The small form for learning."""

    may_discard = False
    last_turns = False
    points_to_end = 6
    limits_categories = False

    def task_names(self) -> Cards:
        return tuple(name for name, task in TASKS.items() if not task.advanced)

    def first_tasks(self, deck: Cards) -> Cards:
        current: Cards = ()
        for task in deck:
            categories = {TASKS[other].category for other in current}
            if len(current) < 3 and TASKS[task].points <= 2:
                current += () if TASKS[task].category in categories else (task,)
        return current


def scored(position: Position, side: int) -> int:
    """The points of a side: claimed tasks and legendary pieces (10.3)."""
    assert position.tasks is not None
    claimed = sum(TASKS[task].points for task in position.tasks.claimed[side])
    legendary = (position.owners[side] & position.legendaries).bit_count()
    # A position that was set up may have points besides those of the tasks it names.
    extra = position.scores[side][0]
    return extra + claimed + legendary


def current_task_facts(position: Position) -> TaskFacts:
    """What the tasks depend on, for the side whose turn it is."""
    return task_facts(position, _LEGENDS)


def claimable(position: Position) -> list[str]:
    """The current tasks whose condition holds for the side whose turn it is (10.2)."""
    if position.tasks is None:
        return []
    seen = current_task_facts(position)
    return [task for task in position.tasks.current if TASKS[task].holds(seen)]
