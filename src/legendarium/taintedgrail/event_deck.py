"""The event deck with one event each day, its discard pile, and the random events."""

from __future__ import annotations

from legendarium.table.hidden import Pile
from legendarium.taintedgrail.agenda import plan, step
from legendarium.taintedgrail.discards import is_in_event_pile, is_removed
from legendarium.taintedgrail.events.story import (
    EventPutOnTop,
    EventRevealed,
    EventShuffledIn,
    NoEvent,
    Removed,
)
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.quests import activate_quest, take_off_stack
from legendarium.taintedgrail.scenes import begin_scene

RANDOM = "random"


@step
def reveal_event(p: Position) -> None:
    """Reveal the top event, read it, then put it away (DAY-5)."""
    if not p.event_deck and p.settings.empty_event_deck == "refill":
        put_on_top(p, RANDOM)
    if not p.event_deck:
        p.tell(NoEvent())
        return
    (event,), p.event_deck = p.draw(p.event_deck, 1)
    p.tell(EventRevealed(event))
    everybody = p.by_number(one.id for one in p.characters)
    plan(p, (put_event_away, event))
    begin_scene(p, everybody, everybody[0], "event", ("read", f"event.{event}"))


@step
def put_event_away(p: Position, event: str) -> None:
    """A quest goes on the quest stack (QST-1), another event stays or is discarded."""
    card = p.campaign.events[event]
    if is_removed(p, "event", event) or is_in_event_pile(p, event):
        return  # its own text has already moved it
    if card.quest is not None:
        activate_quest(p, card.quest.id)
    elif card.stays:
        p.standing_events = (*p.standing_events, event)
    else:
        discard_event(p, event)


def put_on_top(p: Position, event: str) -> None:
    """Put an event, or a random one, on top of the event deck."""
    card = _fetch(p, event)
    if card:
        p.event_deck = p.event_deck.put_on_top(card)
        p.tell(EventPutOnTop(event))


def shuffle_in(p: Position, event: str) -> None:
    """Shuffle an event, or a random one, into the event deck."""
    card = _fetch(p, event)
    if card:
        p.event_deck = p.shuffle(p.event_deck.put_under(card))
        p.tell(EventShuffledIn(event))


def discard_event(p: Position, event: str) -> None:
    """Put an event on the event discard pile (DSC-3).

    A random event in the event deck is discarded there too, unless a setting returns it to the
    bottom of its own deck (DSC-1).
    """
    if p.campaign.events[event].kind == RANDOM and p.settings.random_events_return:
        p.random_deck = p.random_deck.put_under(event)
    else:
        p.event_discard = (*p.event_discard, event)


def remove_event(p: Position, event: str) -> None:
    """Remove an event from the game (DSC-4); its quest leaves the stack with it."""
    _take_out(p, event)
    quest = p.campaign.events[event].quest
    if quest is not None:
        take_off_stack(p, quest.id)
    p.removed = p.removed | {f"event:{event}"}
    p.tell(Removed("event", event))


def _fetch(p: Position, event: str) -> str:
    """Take an event, or a random one, from where it is; empty if there is none."""
    if event == RANDOM:
        _refill_random_deck(p)
        if not p.random_deck:
            return ""
        (event,) = p.look(p.random_deck, 1)
    elif is_removed(p, "event", event):
        return ""
    _take_out(p, event)
    return event


def _take_out(p: Position, event: str) -> None:
    if event in p.event_deck:
        p.event_deck = p.event_deck.without(event)
    if event in p.random_deck:
        p.random_deck = p.random_deck.without(event)
    p.event_discard = tuple(one for one in p.event_discard if one != event)
    p.standing_events = tuple(one for one in p.standing_events if one != event)


def _refill_random_deck(p: Position) -> None:
    """Refill an empty random deck with the discarded random events."""
    if p.random_deck:
        return
    back = [one for one in p.event_discard if p.campaign.events[one].kind == RANDOM]
    p.event_discard = tuple(one for one in p.event_discard if one not in back)
    p.random_deck = p.shuffle(Pile(*back))
