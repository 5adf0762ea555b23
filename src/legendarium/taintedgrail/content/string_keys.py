"""The keys of all strings of a campaign, with the kind of each text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from legendarium.taintedgrail.content.model import Campaign

NAME = "name"
CHOICE = "choice"
INTRO = "intro"
VERSE = "verse"
PAGE = "page"
NIGHT = "night"
ARRIVAL = "arrival"
EVENT = "event"
ABOUT = "about"
FLAVOUR = "flavour"
TEXT = "text"

WORDS = ("menhir", "wyrdness", "guardian", "mercy", "journal", "verse", "book-of-secrets")


class StringKey(NamedTuple):
    """A key, the kind of its text, and its owner (kind and id)."""

    key: str
    kind: str
    owner: tuple[str, str | int]
    required: bool = True


def string_keys(campaign: Campaign) -> Iterator[StringKey]:
    """Every key that the campaign may have; required ones are marked."""
    whole = ("campaign", campaign.id)
    yield StringKey("campaign.name", NAME, whole)
    yield StringKey("campaign.note", TEXT, whole)
    for word in WORDS:
        yield StringKey(f"word.{word}", NAME, whole)
    yield from _of_characters(campaign)
    yield from _of_locations(campaign)
    yield from _of_passages(campaign)
    yield from _of_events(campaign)
    yield from _of_cards(campaign)
    for chapter in campaign.chapters:
        for ending in chapter.endings:
            yield StringKey(f"ending.{ending}", NAME, ("ending", ending))
            yield StringKey(f"ending.{ending}.text", TEXT, ("ending", ending))
        yield StringKey(f"chapter.{chapter.number}", NAME, whole, False)


def _of_characters(campaign: Campaign) -> Iterator[StringKey]:
    for sheet in campaign.sheets.values():
        owner = ("character", sheet.id)
        yield StringKey(f"character.{sheet.id}.name", NAME, owner)
        yield StringKey(f"character.{sheet.id}.about", ABOUT, owner)
        yield StringKey(f"character.{sheet.id}.action", NAME, owner)
        yield StringKey(f"character.{sheet.id}.flaw", NAME, owner, bool(sheet.abilities))
    for card in campaign.cards.values():
        yield StringKey(f"card.{card.number}", NAME, ("card", card.number))


def _of_locations(campaign: Campaign) -> Iterator[StringKey]:
    for location in campaign.locations.values():
        number = location.number
        owner = ("location", number)
        yield StringKey(f"location.{number}.name", NAME, owner)
        yield StringKey(f"location.{number}.about", ABOUT, owner)
        yield StringKey(f"location.{number}.menhir", TEXT, owner, location.menhir is not None)
        arrival = f"log.{number}.arrival" in campaign.passages
        yield StringKey(f"location.{number}.instant", TEXT, owner, arrival)
        for action in location.actions:
            yield StringKey(f"location.{number}.action.{action.id}", CHOICE, owner)


def _of_passages(campaign: Campaign) -> Iterator[StringKey]:
    for passage in campaign.passages.values():
        owner = ("passage", passage.key)
        yield StringKey(passage.key, _kind(passage.key), owner)
        for choice in passage.choices:
            name = f"{passage.key}.{choice.id}"
            yield StringKey(name, CHOICE, ("choice", name.removeprefix("log.")))


def _kind(key: str) -> str:
    last = key.rpartition(".")[2]
    if key.startswith("page."):
        return PAGE
    if last in ("dream", "nightmare"):
        return NIGHT
    return last if last in (INTRO, ARRIVAL) else VERSE


def _of_events(campaign: Campaign) -> Iterator[StringKey]:
    for event in campaign.events.values():
        owner = ("event", event.id)
        yield StringKey(f"event.{event.id}.title", NAME, owner)
        yield StringKey(f"event.{event.id}.text", EVENT, owner)
        for choice in event.passage.choices:
            yield StringKey(f"event.{event.id}.{choice.id}", CHOICE, owner)
    for quest in campaign.quests.values():
        yield StringKey(f"quest.{quest.id}", NAME, ("quest", quest.id))
        yield StringKey(f"quest.{quest.id}.hint", TEXT, ("quest", quest.id))


def _of_cards(campaign: Campaign) -> Iterator[StringKey]:
    for encounter in campaign.encounters:
        yield StringKey(f"encounter.{encounter}", NAME, ("encounter", encounter))
        yield StringKey(f"encounter.{encounter}.flavour", FLAVOUR, ("encounter", encounter))
    for skill in campaign.skills:
        for side in "ab":
            yield StringKey(f"skill.{skill}.{side}", NAME, ("skill", skill))
    for item in campaign.items:
        yield StringKey(f"item.{item}", NAME, ("item", item))
        yield StringKey(f"item.{item}.flavour", FLAVOUR, ("item", item), False)
    for secret in campaign.secrets:
        yield StringKey(f"secret.{secret}", NAME, ("secret", secret))
        yield StringKey(f"secret.{secret}.text", TEXT, ("secret", secret))
    for status in campaign.statuses:
        yield StringKey(f"status.{status}", NAME, ("status", status))
    for task in campaign.tasks:
        yield StringKey(f"task.{task}", TEXT, ("task", task))
    for dial in campaign.dials:
        yield StringKey(f"dial.{dial}", NAME, ("dial", dial))
