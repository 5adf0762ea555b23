"""Describes the events of the story: pages, events, quests, tasks, dials, chance."""

from __future__ import annotations

from typing import assert_never

from legendarium.table.phrase import Phrase, say
from legendarium.taintedgrail.events.story import (
    ChoiceTaken,
    DialRanOut,
    DialRemoved,
    DialTurned,
    EventPutOnTop,
    EventRevealed,
    EventShuffledIn,
    ExplorationEnded,
    NoEvent,
    PassageRead,
    QuestBegan,
    QuestEnded,
    QuestSucceeded,
    Removed,
    Rolled,
    TaskClosed,
    TaskLearned,
    Ticked,
    Tossed,
)
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.passages import passage_title

StoryEvent = (
    EventRevealed
    | NoEvent
    | EventPutOnTop
    | EventShuffledIn
    | Removed
    | PassageRead
    | ChoiceTaken
    | ExplorationEnded
    | QuestBegan
    | QuestSucceeded
    | QuestEnded
    | TaskLearned
    | TaskClosed
    | Ticked
    | DialTurned
    | DialRanOut
    | DialRemoved
    | Rolled
    | Tossed
)


def phrase(event: StoryEvent) -> Phrase:
    """What happened."""
    match event:
        case EventRevealed(title):
            return say("tg-event-event", event=names.event(title))
        case NoEvent():
            return say("tg-event-no-event")
        case EventPutOnTop():
            return say("tg-event-event-on-top")
        case EventShuffledIn():
            return say("tg-event-event-shuffled")
        case Removed(what, card):
            return say("tg-event-removed", card=_removed(what, card))
        case PassageRead(key):
            return say("tg-event-read", text=passage_title(key))
        case ChoiceTaken(key, choice):
            return say("tg-event-chose", text=names.choice(key, choice))
        case ExplorationEnded():
            return say("tg-event-exploration-ended")
        case QuestBegan(quest):
            return say("tg-event-quest", quest=names.quest(quest))
        case QuestSucceeded(quest):
            return say("tg-event-quest-succeeded", quest=names.quest(quest))
        case QuestEnded(quest):
            return say("tg-event-quest-ended", quest=names.quest(quest))
        case TaskLearned(task):
            return say("tg-event-task", task=names.task(task))
        case TaskClosed(task):
            return say("tg-event-task-closed", task=names.task(task))
        case Ticked(status, part):
            return say("tg-event-ticked", status=names.status(status), part=part)
        case DialTurned(dial, now):
            return say("tg-event-dial", dial=names.dial(dial), now=now)
        case DialRanOut(dial):
            return say("tg-event-dial-ran-out", dial=names.dial(dial))
        case DialRemoved(dial):
            return say("tg-event-dial-removed", dial=names.dial(dial))
        case Rolled(sides, shown):
            return say("tg-event-rolled", sides=sides, shown=shown)
        case Tossed(shown):
            return say("tg-event-tossed", shown=shown)
        case _:
            assert_never(event)


def _removed(what: str, card: str) -> Phrase:
    """The name of what was removed, by its kind and its id."""
    match what:
        case "location":
            return names.location(int(card))
        case "event":
            return names.event(card)
        case "encounter":
            return names.encounter(card)
        case _:
            return names.possession(f"{what}:{card}")
