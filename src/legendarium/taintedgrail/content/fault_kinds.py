"""Every kind of fault that a check can tell, with one sentence. The names never change."""

from __future__ import annotations

from types import MappingProxyType

FILES = {
    "bad-encoding": "The file is not UTF-8.",
    "file-too-long": "The file is longer than any file of a campaign may be.",
    "link": "A link lies in the folder; links are not followed.",
    "missing-file": "The campaign has no campaign.toml.",
    "too-deep": "Folders lie too deep in one another.",
    "unknown-file": "No part of a campaign has this name.",
    "unreadable": "The file cannot be read.",
    "wrong-file": "A record stands in a file that has another name than it should.",
}
FIELDS = {
    "bad-condition": "A text is no condition.",
    "bad-half": "A text is no half of a key.",
    "bad-id": "An id has other signs than small letters, digits and hyphens.",
    "bad-range": "A text is no range of sizes.",
    "bad-script": "A text is no script.",
    "bad-toml": "The file is no TOML.",
    "bad-word": "A word is not one of those allowed.",
    "duplicate-id": "Two things of one kind have the same id or number.",
    "missing-field": "A required field is missing.",
    "out-of-range": "A number is too small or too large.",
    "unknown-field": "A field is not known.",
    "wrong-length": "A list is too short or too long.",
    "wrong-type": "A value is of the wrong type.",
}
LOG = {
    "duplicate-choice": "Two choices of a passage have the same id.",
    "duplicate-passage": "A passage is written twice.",
    "log-exit": "An exit of a passage is not well-formed.",
    "log-header": "A line begins no passage.",
    "log-indent": "A line of the log is indented wrongly.",
    "log-order": "The parts of a passage stand in the wrong order.",
    "log-word": "A word is no part of a passage or choice.",
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
    "bad-string-key": "A line that begins with # is no key.",
    "duplicate-string": "A string is written twice.",
    "empty-string": "A string has no words.",
    "forbidden-name": "A text has a name of the published game.",
    "missing-language": "A language of the campaign has no strings.",
    "missing-string": "A string is not written in a language.",
    "spelling": "A word is not spelt as in Britain.",
    "text-without-key": "Words stand before the first key.",
    "too-long": "A text has too many words.",
    "too-short": "A text has too few words.",
    "undeclared-language": "There are strings in a language that the campaign does not name.",
    "unknown-string": "Nothing has the key of a string.",
}
BOARDS = {
    "ability-never-used": "A part of an ability can never come to effect.",
    "attribute-points": "A character does not have five attribute points.",
    "bad-setting": "A setting has a value that is not known.",
    "chapter-order": "Chapters are not numbered in order.",
    "empty-ability": "An ability does nothing.",
    "energy-above-top": "A character starts with more Energy than its board allows.",
    "event-chapter": "A chapter lists an event of another chapter.",
    "event-kind": "A chapter lists an event in the wrong list.",
    "event-not-listed": "No chapter lists a story event.",
    "free-action": "A card adds an action without cost and limit.",
    "no-character": "The campaign has no character.",
    "secret-not-personal": "The own secret of a character is not personal.",
    "shared-by-characters": "Two characters share a number, a colour or a secret.",
    "starts-insane": "A character starts with Terror on a red space.",
}
EFFECTS = {
    "chance-in-needs": "Dice or a coin decide whether something is allowed.",
    "conditional-cost": "A cost has an `if` or a `for`.",
    "misplaced-effect": "An effect or a cost stands where it means nothing.",
    "misplaced-name": "A name is asked for where it is not known.",
}
USES = {
    "dial-never-placed": "Nothing places a dial.",
    "dial-never-used": "A dial runs out without effect and nothing asks for it.",
    "empty-deck": "Something is drawn from a deck that holds none of it.",
    "encounter-never-met": "Nothing starts an encounter that is outside the decks.",
    "event-never-put": "Nothing puts a special event into the deck.",
    "item-never-gained": "An item is not in the deck and nothing gives it.",
    "never-read": "Nothing asks for a part of a status.",
    "never-ticked": "Nothing ticks a part of a status.",
    "secret-never-gained": "Nothing gives a secret.",
    "task-never-closed": "Nothing closes a task.",
    "task-never-given": "Nothing gives a task.",
}
MAP = {
    "both-hostile-and-friendly": "A settlement is hostile and friendly.",
    "dial-above-top": "A dial starts above its highest side.",
    "direction-to-variant": "A direction number names a variant.",
    "direction-unanswered": "A direction number is that of no location.",
    "dream-emblem": "The dreams emblem and the dreams of a section do not agree.",
    "hostile-without-arrival": "Nothing happens on arrival in a hostile settlement.",
    "map-crooked": "A connection does not fit the grid.",
    "map-overlap": "Two locations lie on one place.",
    "menhir-emblem": "The menhir emblem and the menhir text do not agree.",
    "no-intro": "A location has no section, or its section has no introduction.",
    "not-mutual": "A connection leads one way only.",
    "off-the-map": "No way leads to a location.",
    "out-of-reach": "No menhir reaches a location.",
    "section-without-location": "A section has no location.",
    "single-menhir": "No second menhir can be reached.",
    "start-is-variant": "The start location is a variant.",
    "start-without-menhir": "The start location has no menhir.",
    "variant-closes-way": "A variant lacks a direction of its original.",
    "variant-directions": "A variant leads elsewhere than its original.",
    "variant-of-variant": "A variant has another variant as its original.",
}
STORY = {
    "dead-end": "A quest can be lost for good.",
    "free-gain": "Something is gained for nothing, again and again.",
    "menhir-never-lit": "A menhir can never be lit.",
    "no-open-choice": "Every choice of a passage has needs or a cost.",
    "quest-never-done": "A quest can never be completed.",
    "unpayable-cost": "A cost can never be paid.",
    "unreachable-choice": "A choice can never be taken.",
    "unreachable-ending": "A chapter can never end so.",
    "unreachable-event": "An event never comes.",
    "unreachable-location": "A location never comes onto the map.",
    "unreachable-verse": "A verse or a page can never be read.",
}
DECKS = {
    "affinity-start": "An affinity marker starts where the stage is won or lost.",
    "blue-without-stages": "A blue encounter has no stages.",
    "card-letter": "A card has the letter of another character.",
    "card-number": "A card has a number of the other kind.",
    "card-trigger": "A card has a trigger or tokens that it cannot have.",
    "card-without-character": "Cards belong to no character.",
    "deck-size": "A starting deck does not have 15 cards.",
    "foreign-bonus": "A card has a bonus of the other kind.",
    "free-row-above": "A free half stands above the lowest row.",
    "incomplete-encounter": "A combat lacks its value, keys or attacks.",
    "key-rows": "A column does not have as many rows as it should.",
    "magic-row": "A magic half is not directly above the free row.",
    "no-development": "A deck has no cards to develop.",
    "no-free-row": "The lowest row is not free.",
    "same-sides": "Two sides of skills are the same.",
    "table-beyond": "A table goes beyond the sizes that there are.",
    "table-gap": "A table says nothing for a size.",
    "table-overlap": "A table says two things for a size.",
    "uneven-sides": "The two sides of a card do not have as many rows.",
    "uneven-skills": "Attributes do not have as many skills each.",
    "wrong-for-combat": "A combat has a field of diplomacy.",
    "wrong-for-diplomacy": "A diplomacy encounter has a field of combat.",
}
SAVES = {
    "gone-since": "Something that saved games may name is gone.",
    "other-campaign": "The version before is another campaign.",
    "previous-unreadable": "The version before has errors.",
    "version-not-raised": "The rules part has changed, the version has not.",
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
        "What is set and what is read": USES,
        "Map and menhirs": MAP,
        "Story": STORY,
        "Cards, encounters, skills": DECKS,
        "Versions": SAVES,
    }
)
KINDS: MappingProxyType[str, str] = MappingProxyType(
    {kind: says for group in GROUPS.values() for kind, says in group.items()}
)
