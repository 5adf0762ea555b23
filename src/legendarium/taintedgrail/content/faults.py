"""A fault of a campaign: what is wrong, where, and how to fix it; and every kind of fault.

The names of the kinds never change.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import NamedTuple

ERROR = "error"
WARNING = "warning"


class Fault(NamedTuple):
    """One fault; `kind` never changes, so that a program can tell faults apart."""

    kind: str
    file: str
    line: int
    message: str
    hint: str = ""
    severity: str = ERROR


class Place(NamedTuple):
    """A line of a file."""

    file: str
    line: int


def in_order(faults: list[Fault]) -> tuple[Fault, ...]:
    """The faults by file and line, each once."""
    return tuple(sorted(dict.fromkeys(faults), key=lambda f: (f.file, f.line, f.kind, f.message)))


# Every kind of fault that a check can report ------------------------------------------------------

FILES = {
    "bad-encoding": "The file is not UTF-8.",
    "file-too-long": "The file is longer than any file of a campaign may be.",
    "link": "The folder contains a link; links are not followed.",
    "missing-file": "The campaign has no campaign.toml.",
    "too-deep": "Folders are nested too deeply.",
    "unknown-file": "This file name is not part of a campaign.",
    "unreadable": "The file cannot be read.",
    "wrong-file": "A record is in a file with the wrong name.",
}
FIELDS = {
    "bad-condition": "A text is not a valid condition.",
    "bad-half": "A text is not a valid half of a key.",
    "bad-id": "An id has characters other than small letters, digits and hyphens.",
    "bad-range": "A text is not a valid range of sizes.",
    "bad-script": "A text is not a valid script.",
    "bad-toml": "The file is not valid TOML.",
    "bad-word": "A word is not one of the allowed words.",
    "duplicate-id": "Two things of one kind have the same id or number.",
    "missing-field": "A required field is missing.",
    "out-of-range": "A number is too small or too large.",
    "unknown-field": "A field is unknown.",
    "wrong-length": "A list is too short or too long.",
    "wrong-type": "A value is of the wrong type.",
}
LOG = {
    "duplicate-choice": "Two choices of a passage have the same id.",
    "duplicate-passage": "A passage is defined twice.",
    "log-exit": "An exit of a passage is malformed.",
    "log-header": "A line does not begin a passage.",
    "log-indent": "A line of the log has the wrong indentation.",
    "log-order": "The parts of a passage are in the wrong order.",
    "log-word": "A word does not belong in a passage or choice.",
    "no-exit": "A verse or a choice leads nowhere.",
}
REFERENCES = {
    "unknown-character": "There is no such character.",
    "unknown-choice": "There is no such choice.",
    "unknown-dial": "There is no such dial.",
    "unknown-encounter": "There is no such encounter.",
    "unknown-ending": "There is no such ending.",
    "unknown-event": "There is no such event.",
    "unknown-item": "There is no such item.",
    "unknown-location": "There is no such location.",
    "unknown-part": "The status has no such part.",
    "unknown-passage": "There is no such verse or sealed page.",
    "unknown-quest": "There is no such quest.",
    "unknown-secret": "There is no such secret.",
    "unknown-status": "There is no such status.",
    "unknown-task": "There is no such task.",
}
STRINGS = {
    "bad-string-key": "A line that begins with # is not a key.",
    "duplicate-string": "A string is defined twice.",
    "empty-string": "A string is empty.",
    "forbidden-name": "A text contains a name from the published game.",
    "missing-language": "A language of the campaign has no strings.",
    "missing-string": "A string is missing in a language.",
    "spelling": "A word is not in British spelling.",
    "text-without-key": "There is text before the first key.",
    "too-long": "A text has too many words.",
    "too-short": "A text has too few words.",
    "undeclared-language": "There are strings in a language that the campaign does not list.",
    "unknown-string": "A string has a key that nothing uses.",
}
BOARDS = {
    "ability-never-used": "A part of an ability can never take effect.",
    "attribute-points": "A character does not have five attribute points.",
    "bad-setting": "A setting has an unknown value.",
    "chapter-order": "Chapters are not numbered in order.",
    "empty-ability": "An ability does nothing.",
    "energy-above-top": "A character starts with more Energy than its board allows.",
    "event-chapter": "A chapter lists an event of another chapter.",
    "event-kind": "A chapter lists an event in the wrong list.",
    "event-not-listed": "No chapter lists a story event.",
    "free-action": "A card adds an action without a cost or a limit.",
    "no-character": "The campaign has no character.",
    "secret-not-personal": "The personal secret of a character is not marked as personal.",
    "shared-by-characters": "Two characters share a number, a colour or a secret.",
    "starts-insane": "A character starts with Terror on a red space.",
}
EFFECTS = {
    "chance-in-needs": "Dice or a coin decide whether something is allowed.",
    "conditional-cost": "A cost has an `if` or a `for`.",
    "misplaced-effect": "An effect or a cost is used where it has no meaning.",
    "misplaced-name": "A name is used where it is not available.",
}
USES = {
    "dial-never-placed": "Nothing places a dial.",
    "dial-never-used": "A dial runs out without effect and no condition uses it.",
    "empty-deck": "Something is drawn that the deck does not contain.",
    "encounter-never-met": "Nothing starts an encounter that is outside the decks.",
    "event-never-put": "Nothing puts a special event into the deck.",
    "item-never-gained": "An item is not in the deck and nothing gives it.",
    "never-read": "No condition uses a part of a status.",
    "never-ticked": "Nothing ticks a part of a status.",
    "secret-never-gained": "Nothing gives a secret.",
    "task-never-closed": "Nothing closes a task.",
    "task-never-given": "Nothing gives a task.",
}
MAP = {
    "both-hostile-and-friendly": "A settlement is both hostile and friendly.",
    "dial-above-top": "A dial starts above its highest side.",
    "direction-to-variant": "A direction leads to a variant.",
    "direction-unanswered": "A direction leads to a location that does not exist.",
    "dream-emblem": "The dreams emblem and the dreams of a section do not match.",
    "hostile-without-arrival": "Nothing happens on arrival in a hostile settlement.",
    "map-crooked": "A connection does not fit the grid.",
    "map-overlap": "Two locations are in the same place.",
    "menhir-emblem": "The menhir emblem and the menhir text do not match.",
    "no-intro": "A location has no section, or its section has no introduction.",
    "not-mutual": "A connection leads only one way.",
    "off-the-map": "No connection leads to a location.",
    "out-of-reach": "No menhir reaches a location.",
    "section-without-location": "A section has no location.",
    "single-menhir": "No second menhir can be reached.",
    "start-is-variant": "The start location is a variant.",
    "start-without-menhir": "The start location has no menhir.",
    "variant-closes-way": "A variant lacks a direction of its original.",
    "variant-directions": "A direction of a variant differs from its original.",
    "variant-of-variant": "A variant has another variant as its original.",
}
STORY = {
    "dead-end": "A quest can be lost permanently.",
    "free-gain": "Something can be gained repeatedly at no cost.",
    "menhir-never-lit": "A menhir can never be lit.",
    "no-open-choice": "Every choice of a passage has needs or a cost.",
    "quest-never-done": "A quest can never be completed.",
    "unpayable-cost": "A cost can never be paid.",
    "unreachable-choice": "A choice can never be taken.",
    "unreachable-ending": "An ending of a chapter can never be reached.",
    "unreachable-event": "An event can never occur.",
    "unreachable-location": "A location can never be on the map.",
    "unreachable-verse": "A verse or a page can never be read.",
}
DECKS = {
    "affinity-start": "An affinity marker starts on a space where the stage is won or lost.",
    "blue-without-stages": "A blue encounter has no stages.",
    "card-letter": "A card does not have the letter of its character.",
    "card-number": "A card has a number of the other kind.",
    "card-trigger": "A card has a trigger or tokens that it cannot have.",
    "card-without-character": "Cards belong to no character.",
    "deck-size": "A starting deck does not have 15 cards.",
    "foreign-bonus": "A card has a bonus of the other kind.",
    "free-row-above": "A free half is above the lowest row.",
    "incomplete-encounter": "A combat lacks its value, keys or attacks.",
    "key-rows": "A column has the wrong number of rows.",
    "magic-row": "A magic half is not directly above the free row.",
    "no-development": "A deck has no cards to develop.",
    "no-free-row": "The lowest row is not free.",
    "same-sides": "Two sides of skills are the same.",
    "table-beyond": "A table has sizes that do not occur.",
    "table-gap": "A table does not cover a size.",
    "table-overlap": "A table covers a size twice.",
    "uneven-sides": "The two sides of a card have different numbers of rows.",
    "uneven-skills": "Attributes have different numbers of skills.",
    "wrong-for-combat": "A combat has a field of diplomacy.",
    "wrong-for-diplomacy": "A diplomacy encounter has a field of combat.",
}
SAVES = {
    "gone-since": "Something that saved games may refer to is gone.",
    "other-campaign": "The previous version is another campaign.",
    "previous-unreadable": "The previous version has errors.",
    "version-not-raised": "The rules part has changed, but the version has not.",
}

GROUPS: MappingProxyType[str, dict[str, str]] = MappingProxyType(
    {
        "Files": FILES,
        "Fields": FIELDS,
        "Log": LOG,
        "References": REFERENCES,
        "Strings": STRINGS,
        "Characters, chapters, abilities": BOARDS,
        "Effects and conditions": EFFECTS,
        "Definitions and uses": USES,
        "Map and menhirs": MAP,
        "Story": STORY,
        "Cards, encounters, skills": DECKS,
        "Versions": SAVES,
    }
)
KINDS: MappingProxyType[str, str] = MappingProxyType(
    {kind: says for group in GROUPS.values() for kind, says in group.items()}
)
