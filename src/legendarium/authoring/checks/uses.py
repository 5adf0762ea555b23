"""Checks that everything defined is both set and used: statuses, dials, tasks, cards, events."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.authoring.checks.subject import Subject, error, warning
from legendarium.taintedgrail.content.faults import Fault, Place
from legendarium.taintedgrail.content.references import calls, effect_calls
from legendarium.taintedgrail.content.script import Call, Effect

ANY_PART = 0
"""Stands for every part of a status."""


def check_uses(subject: Subject) -> Iterator[Fault]:
    """Check for things that nothing sets or nothing uses."""
    effects = [
        (effect, script.place) for script in subject.sources.scripts for effect in script.script
    ]
    asked = [call for effect, _ in effects for call in effect_calls(effect)]
    asked += [call for one in subject.sources.conditions for call in calls(one.condition)]
    yield from _statuses(subject, effects, asked)
    yield from _dials(subject, effects, asked)
    yield from _tasks(subject, effects)
    yield from _cards(subject, effects)
    yield from _decks(subject, effects)


def _statuses(
    subject: Subject, effects: list[tuple[Effect, Place]], asked: list[Call]
) -> Iterator[Fault]:
    ticked = {(effect.args[0], *effect.args[1:]) for effect, _ in effects if effect.verb == "tick"}
    ticked.add((subject.campaign.mercy_status,))
    read = {(call.args[0], *call.args[1:]) for call in asked if call.name in ("status", "parts")}
    read.add((subject.campaign.mercy_status,))
    for status in subject.campaign.statuses.values():
        place = subject.place("status", status.id)
        parts = range(1, status.parts + 1) if status.numbered else (ANY_PART,)
        for part in parts:
            name = f"`{status.id}`" + (f" part {part}" if part else "")
            if not {(status.id,), (status.id, part)} & ticked:
                yield warning(
                    "never-ticked", place, f"nothing ticks {name}", "tick it, or remove it"
                )
            if not {(status.id,), (status.id, part)} & read:
                yield warning(
                    "never-read", place, f"no condition uses {name}", "use it, or remove it"
                )


def _dials(
    subject: Subject, effects: list[tuple[Effect, Place]], asked: list[Call]
) -> Iterator[Fault]:
    placed = {effect.args[0] for effect, _ in effects if effect.verb == "set-dial"}
    placed |= {secret.dial for secret in subject.campaign.secrets.values()}
    used = {call.args[0] for call in asked if call.name == "dial"}
    for dial in subject.campaign.dials.values():
        place = subject.place("dial", dial.id)
        if dial.id not in placed:
            yield warning("dial-never-placed", place, f"nothing places the dial `{dial.id}`")
        if dial.id not in used and not dial.run_out:
            yield warning(
                "dial-never-used",
                place,
                f"the dial `{dial.id}` runs out without effect and no condition uses it",
            )


def _tasks(subject: Subject, effects: list[tuple[Effect, Place]]) -> Iterator[Fault]:
    for verb, kind, told in (
        ("task", "task-never-given", "nothing gives"),
        ("close-task", "task-never-closed", "nothing closes"),
    ):
        named = {effect.args[0] for effect, _ in effects if effect.verb == verb}
        for task in subject.campaign.tasks:
            if task not in named:
                yield warning(kind, subject.place("task", task), f"{told} the task `{task}`")


def _cards(subject: Subject, effects: list[tuple[Effect, Place]]) -> Iterator[Fault]:
    campaign = subject.campaign

    def named(verb: str) -> set[int | str]:
        return {effect.args[0] for effect, _ in effects if effect.verb == verb}

    for number in campaign.secrets.keys() - named("gain-secret"):
        yield warning(
            "secret-never-gained",
            subject.place("secret", number),
            f"nothing gives the secret {number}",
        )
    started = {effect.args[1] for effect, _ in effects if effect.verb == "encounter"}
    for encounter in campaign.encounters.values():
        if not encounter.difficulty and not encounter.intro and encounter.id not in started:
            yield warning(
                "encounter-never-met",
                subject.place("encounter", encounter.id),
                f"nothing starts the encounter `{encounter.id}`",
                "encounters with difficulty 0 are outside the decks",
            )
    put = named("event")
    for event in campaign.events.values():
        activated = event.quest is not None and event.quest.id in named("activate-quest")
        if event.kind == "special" and event.id not in put and not activated:
            yield warning(
                "event-never-put",
                subject.place("event", event.id),
                f"nothing puts the special event `{event.id}` into the deck",
            )
    gained = named("gain-item")
    for item in campaign.items.values():
        if not item.copies and item.id not in gained:
            yield warning(
                "item-never-gained",
                subject.place("item", item.id),
                f"`{item.id}` is not in the deck and nothing gives it",
            )


def _decks(subject: Subject, effects: list[tuple[Effect, Place]]) -> Iterator[Fault]:
    """Check that whatever is drawn is in some deck."""
    campaign = subject.campaign
    levels = {level for chapter in campaign.chapters for level in chapter.difficulties}
    colours = {one.colour for one in campaign.encounters.values() if one.difficulty in levels}
    keywords = {item.keyword for item in campaign.items.values() if item.copies}
    craftable = any(item.craftable and item.copies for item in campaign.items.values())
    random = any(chapter.random_events for chapter in campaign.chapters)
    for effect, place in effects:
        if effect.verb == "encounter" and effect.args[0] == "colour":
            if effect.args[1] not in colours:
                yield error("empty-deck", place, f"no deck has {effect.args[1]} encounters")
        elif effect.verb == "draw-item" and effect.args:
            what = effect.args[0]
            if what not in keywords and not (what == "craftable" and craftable):
                yield error("empty-deck", place, f"the item deck has no {what}")
        elif effect.verb == "event" and effect.args[0] == "random" and not random:
            yield error("empty-deck", place, "no chapter has random events")
