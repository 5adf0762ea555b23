"""The story: passages, events, quests, and what is remembered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar, NamedTuple

from legendarium.taintedgrail.content.model.common import Cost, Effect, LocationNumber, Needs
from legendarium.taintedgrail.content.shapes import (
    GOAL,
    ConditionText,
    Id,
    Number,
    OneOf,
    Says,
    ScriptText,
    Written,
)


class Exit(NamedTuple):
    """Where a passage leads: goto (with the key of a passage), or end."""

    kind: str
    to: str = ""


END = Exit("end")


class Redirection(NamedTuple):
    """`when condition exit`."""

    condition: str
    exit: Exit


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice of a passage or an event, with its visible cost."""

    WRITTEN: ClassVar = Written("event-choice", "A choice of an event.", part="[[event.choice]]")

    id: Annotated[str, Id(), Says("the id of the choice", '"share"')]
    needs: Needs = ""
    cost: Cost = ""
    effect: Effect = ""
    exit: Exit = END


@dataclass(frozen=True, slots=True)
class Passage:
    """A verse, a sealed page, a dream or an instant rule, which are all read in the same way.

    The key is also the key of its string: `log.107.4`, `log.107.dream`, `page.12`.
    """

    key: str
    redirections: tuple[Redirection, ...] = ()
    effect: str = ""
    choices: tuple[Choice, ...] = ()
    exit: Exit = END


@dataclass(frozen=True, slots=True)
class Quest:
    """The quest block of an event or a secret (2.5)."""

    WRITTEN: ClassVar = Written("quest", "A quest.", part="[event.quest] and [secret.quest]")

    id: Annotated[str, Id(), Says("the id of the quest", '"feed-the-stone"')]
    goal: Annotated[str, ConditionText(GOAL), Says("done as soon as this holds", '"secret(14)"')]
    success: Annotated[str, ScriptText(), Says("what happens then", '"gain 1 xp for each"')]
    hint_locations: Annotated[
        tuple[LocationNumber, ...],
        Says("the locations that the hint points to", "[104, 106]"),
    ] = ()


@dataclass(frozen=True, slots=True)
class EventCard:
    """A card of the event deck."""

    WRITTEN: ClassVar = Written("event", "A card of the event deck.", listed="events/*.toml")

    id: Annotated[str, Id(), Says("the id of the event", '"empty-barges"')]
    kind: Annotated[str, OneOf(("story", "random", "special")), Says("its kind", '"story"')]
    chapter: Annotated[int, Number(1, 20), Says("its chapter", "1")]
    act: Annotated[int, Number(0, 9), Says("its place in the order of the deck", "1")] = 0
    effect: Effect = ""
    stays: Annotated[bool, Says("does not go to the discard pile", "true")] = False
    quest: Annotated[Quest | None, Says("its quest")] = None
    choices: Annotated[tuple[Choice, ...], Says("its choices", name="choice")] = ()

    @property
    def passage(self) -> Passage:
        """What is read when it is drawn."""
        return Passage(f"event.{self.id}", effect=self.effect, choices=self.choices)


@dataclass(frozen=True, slots=True)
class Status:
    """A story flag with parts (2.6)."""

    WRITTEN: ClassVar = Written("status", "A story flag with parts.", listed="statuses.toml")

    id: Annotated[str, Id(), Says("the id of the status", '"ferry-debt"')]
    parts: Annotated[int, Number(1, 12), Says("its boxes", "3")] = 1
    numbered: Annotated[bool, Says("its parts have numbers", "true")] = True


@dataclass(frozen=True, slots=True)
class DialText:
    """A time or quest dial and its effect when it has run out (2.4)."""

    WRITTEN: ClassVar = Written("dial", "A time or quest dial.", listed="dials.toml")

    id: Annotated[str, Id(), Says("the id of the dial", '"tide"')]
    kind: Annotated[str, OneOf(("time", "quest")), Says("time dials count down", '"time"')]
    run_out: Annotated[str, ScriptText(), Says("when it has run out", '"sealed 31"')] = ""


@dataclass(frozen=True, slots=True)
class Task:
    """A side lead."""

    WRITTEN: ClassVar = Written("task", "A side lead.", listed="tasks.toml")

    id: Annotated[str, Id(), Says("the id of the task", '"missing-crew"')]
