"""Faults to plant in a campaign, with the file and line where each must be found."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple


class Seed(NamedTuple):
    """A change of one file that makes one fault; a star matches the file that has the text."""

    kind: str
    file: str
    old: str
    """The text to replace: a regular expression, of which the first match is used."""

    new: str
    at: str = ""
    """A pattern on the line of the fault after the change; by default the change itself."""

    told_in: str = ""
    """The file of the fault, if it is another one."""


def planted(files: Mapping[str, str], seed: Seed) -> tuple[dict[str, str], str, int]:
    """The files with the fault, and the file and line where it must be reported."""
    file = _file(files, seed)
    text = files.get(file, "")
    match = re.search(seed.old, text, re.MULTILINE)
    assert match is not None, f"{file} has no {seed.old!r}"
    changed = text[: match.start()] + match.expand(seed.new) + text[match.end() :]
    assert changed != text, "the seed changes nothing"
    after = {**files, file: changed}
    told_in = seed.told_in or file
    if not seed.at:
        return after, told_in, changed.count("\n", 0, match.start()) + 1
    found = re.search(seed.at, after[told_in], re.MULTILINE)
    assert found is not None, f"{told_in} has no {seed.at!r}"
    return after, told_in, after[told_in].count("\n", 0, found.start()) + 1


def _file(files: Mapping[str, str], seed: Seed) -> str:
    if not seed.file.endswith("*"):
        return seed.file
    folder = seed.file.removesuffix("*")
    fitting = [file for file in sorted(files) if file.startswith(folder)]
    return next(file for file in fitting if re.search(seed.old, files[file], re.MULTILINE))


STATUS = '\n[[status]]\nid = "x"\n'
CARD = """\
[[card]]
number = "Y99"
left = ["-", "-", "-", "free"]
right = ["-", "-", "-", "free"]
"""

FIELDS = [
    Seed("bad-toml", "items/items.toml", r"^\[\[item\]\]$", "[[item]"),
    Seed("unknown-field", "items/items.toml", r"^craftable", "craftible"),
    Seed("missing-field", "characters/orla.toml", r"^number = .*\n", "", at=r"\A"),
    Seed("wrong-type", "items/items.toml", r"^craftable = true", 'craftable = "yes"'),
    Seed("out-of-range", "characters/orla.toml", r"^health = .*", "health = 80"),
    Seed("wrong-length", "campaign.toml", r"^start_dial = .*", "start_dial = [8, 7]"),
    Seed("bad-id", "items/items.toml", r'^id = "', 'id = "The '),
    Seed("bad-word", "items/items.toml", r'^keyword = "weapon"', 'keyword = "wepon"'),
    Seed("bad-script", "items/items.toml", r'^effect = "', 'effect = "gian 1 food; '),
    Seed("bad-condition", "characters/orla.toml", r'^if = "', 'if = "day > '),
    Seed("bad-half", "cards/orla/combat.toml", r'^left = \["', 'left = ["makrer", "'),
    Seed("bad-range", "encounters/green.toml", r'pool = "0-1"', 'pool = "1-0"'),
    Seed(
        "duplicate-id",
        "statuses.toml",
        r"\Z",
        '\n[[status]]\nid = "berrit"\n',
        at=r'^\[\[status\]\]\nid = "berrit"\n\Z',
    ),
    Seed("wrong-file", "characters/orla.toml", r'^id = "orla"', 'id = "orlo"'),
    Seed("unknown-file", "location/101.toml", r"", "number = 101"),
    Seed("file-too-long", "strings/en/long.txt", r"", "# a\n" + "word " * 90_000, at=r"\A"),
]
LOG = [
    Seed("log-header", "log/102.log", r"^verse 2$", "vers 2"),
    Seed("log-indent", "log/102.log", r"^  goto 1$", "   goto 1"),
    Seed("log-word", "log/102.log", r"^  effect tick", "  effects tick"),
    Seed(
        "log-order", "log/102.log", r"^  goto 1$", "  goto 1\n  goto 1", at=r"(?<=goto 1\n)  goto 1"
    ),
    Seed("log-exit", "log/102.log", r"^  goto 1$", "  goto first"),
    Seed("no-exit", "log/102.log", r"^intro\n((.*\n)*?)  goto 1$", r"intro\n\1"),
    Seed("duplicate-passage", "log/102.log", r"^verse 2$", "verse 1"),
    Seed("duplicate-choice", "log/102.log", r"^  choice litter$", "  choice prints"),
]
REFERENCES = [
    Seed("unknown-passage", "log/102.log", r"^    goto   2$", "    goto   77"),
    Seed("unknown-status", "log/102.log", r'tick "crew"', 'tick "crow"'),
    Seed("unknown-part", "log/102.log", r'tick "crew" 1', 'tick "crew" 11'),
    Seed("unknown-item", "log/102.log", r'item "clay-lamp"', 'item "clay-lump"'),
    Seed("unknown-secret", "log/102.log", r"gain secret 12", "gain secret 212"),
    Seed("unknown-choice", "log/102.log", r'"102\.3\.brass"', '"102.3.iron"'),
    Seed("unknown-character", "log/102.log", r'is_character\("tamsin"\)', 'is_character("tom")'),
    Seed("unknown-dial", "log/102.log", r'dial "leaves"', 'dial "loaves"'),
    Seed("unknown-location", "campaign.toml", r"^start_location = 101", "start_location = 199"),
    Seed("unknown-event", "campaign.toml", r'"cold-chimney"', '"cold-chimbley"'),
    Seed("unknown-encounter", "log/104.log", r'encounter "', 'encounter "not-'),
    Seed(
        "unknown-ending",
        "sealed/pages.log",
        r'end chapter "shared-light"',
        'end chapter "no-light"',
    ),
    Seed("unknown-quest", "events/story.toml", r'quest \\"second-stone', r'quest \\"third-stone'),
    Seed(
        "unknown-task", "sealed/pages.log", r'close task "three-stones"', 'close task "four-stones"'
    ),
]
STRINGS = [
    Seed("bad-string-key", "strings/en/cards.txt", r"^# card\.U01$", "#! card.U01"),
    Seed("text-without-key", "strings/en/cards.txt", r"\A", "Some words.\n", at=r"\A"),
    Seed("duplicate-string", "strings/en/cards.txt", r"^# card\.U02$", "# card.U01"),
    Seed("empty-string", "strings/en/cards.txt", r"^# card\.U01\n.*$", "# card.U01\n"),
    Seed(
        "missing-string",
        "strings/cs/cards.txt",
        r"^# card\.U01\n.*$",
        "",
        at=r'^\[\[card\]\]\nnumber = "U01"',
        told_in="cards/orla/combat.toml",
    ),
    Seed("unknown-string", "strings/en/cards.txt", r"^# card\.U01$", "# card.U99"),
    Seed("too-long", "strings/en/cards.txt", r"^# card\.U01$\n", "# card.U01\n" + "long " * 20),
    Seed("too-short", "strings/en/*", r"^# log\.101\.1\n((?!# ).*\n)*", "# log.101.1\nShort.\n\n"),
    Seed("forbidden-name", "strings/en/cards.txt", r"^# card\.U01$\n", "# card.U01\nAvalon "),
    Seed("spelling", "strings/en/cards.txt", r"^# card\.U01$\n", "# card.U01\nColor of "),
    Seed("undeclared-language", "strings/de/cards.txt", r"", "# card.U01\nHammer", at=r"\A"),
    Seed("missing-language", "campaign.toml", r'^languages = \["en"', 'languages = ["en", "xx"'),
]
BOARDS = [
    Seed("attribute-points", "characters/orla.toml", r"^courage = 1", "courage = 2", at=r"^\[attr"),
    Seed("energy-above-top", "characters/orla.toml", r"^energy = 6", "energy = 9"),
    Seed("starts-insane", "characters/orla.toml", r"^terror = 0", "terror = 5"),
    Seed("shared-by-characters", "characters/tamsin.toml", r"^number = 2", "number = 1"),
    Seed(
        "secret-not-personal",
        "characters/orla.toml",
        r"^personal_secret = 11",
        "personal_secret = 3",
    ),
    Seed("chapter-order", "campaign.toml", r"^number = 1", "number = 2"),
    Seed("event-kind", "campaign.toml", r'^  "cold-chimney"', '  "clear-morning"'),
    Seed(
        "event-not-listed",
        "campaign.toml",
        r'^  "cold-chimney",\n',
        "",
        at=r'^id = "cold-chimney"',
        told_in="events/story.toml",
    ),
    Seed(
        "event-chapter",
        "events/story.toml",
        r"^chapter = 1",
        "chapter = 2",
        at=r'^  "left-behind"',
        told_in="campaign.toml",
    ),
    Seed(
        "bad-setting",
        "campaign.toml",
        r"^\[settings\]$",
        '[settings]\nwyrdness_toll = "gold"',
        at="^wyrd",
    ),
    Seed(
        "empty-ability",
        "items/items.toml",
        r'^effect = ".*"',
        'effect = ""',
        at=r"^\[\[item\.ability\]\]",
    ),
    Seed("ability-never-used", "items/items.toml", r'^in = "combat"\ncost', 'in = "log"\ncost'),
    Seed(
        "free-action",
        "items/items.toml",
        r"\Z",
        '\n[[item]]\nid = "purse"\n[[item.ability]]\non = "action"\neffect = "gain 1 food"\n',
        at=r'^\[\[item\.ability\]\]\non = "action"\neffect = "gain 1 food"\n\Z',
    ),
]
EFFECTS = [
    Seed("misplaced-effect", "log/102.log", r"effect gain 1 wealth", "effect hit 1"),
    Seed("misplaced-name", "log/102.log", r"needs  party_size >= 2", "needs  pool >= 2"),
    Seed("chance-in-needs", "log/102.log", r"needs  party_size >= 2", "needs  roll(6) >= 2"),
    Seed(
        "conditional-cost",
        "locations/101.toml",
        r'^cost = "pay 4 energy"',
        'cost = "pay 4 energy if day >= 2"',
    ),
]
USES = [
    Seed("never-ticked", "statuses.toml", r"\Z", STATUS, at=r'^\[\[status\]\]\nid = "x"'),
    Seed("never-read", "statuses.toml", r"\Z", STATUS, at=r'^\[\[status\]\]\nid = "x"'),
    Seed(
        "dial-never-placed",
        "dials.toml",
        r"\Z",
        '\n[[dial]]\nid = "x"\nkind = "time"\n',
        at=r'^\[\[dial\]\]\nid = "x"',
    ),
    Seed(
        "dial-never-used",
        "dials.toml",
        r"\Z",
        '\n[[dial]]\nid = "x"\nkind = "time"\n',
        at=r'^\[\[dial\]\]\nid = "x"',
    ),
    Seed(
        "task-never-given",
        "tasks.toml",
        r"\Z",
        '\n[[task]]\nid = "x"\n',
        at=r'^\[\[task\]\]\nid = "x"',
    ),
    Seed(
        "task-never-closed",
        "tasks.toml",
        r"\Z",
        '\n[[task]]\nid = "x"\n',
        at=r'^\[\[task\]\]\nid = "x"',
    ),
    Seed(
        "secret-never-gained",
        "secrets/secrets.toml",
        r"\Z",
        "\n[[secret]]\nnumber = 99\n",
        at=r"^\[\[secret\]\]\nnumber = 99",
    ),
    Seed(
        "item-never-gained",
        "items/items.toml",
        r"\Z",
        '\n[[item]]\nid = "x"\ncopies = 0\n',
        at=r'^\[\[item\]\]\nid = "x"',
    ),
    Seed(
        "encounter-never-met",
        "encounters/green.toml",
        r"^difficulty = 1",
        "difficulty = 0",
        at=r"^\[\[encounter\]\]",
    ),
    Seed(
        "event-never-put",
        "events/special.toml",
        r"\Z",
        '\n[[event]]\nid = "x"\nkind = "special"\nchapter = 1\n',
        at=r'^\[\[event\]\]\nid = "x"',
    ),
    Seed(
        "empty-deck",
        "campaign.toml",
        r"^difficulties = \[1\]",
        "difficulties = [4]",
        at="encounter green",
        told_in="locations/102.toml",
    ),
]
MAP = [
    Seed("direction-unanswered", "locations/102.toml", r"^west = 106", "west = 199"),
    Seed(
        "not-mutual",
        "locations/102.toml",
        r"^west = 106\n",
        "",
        at="= 102",
        told_in="locations/106.toml",
    ),
    Seed("direction-to-variant", "locations/101.toml", r"^west = 105", "west = 115"),
    Seed("variant-directions", "locations/115.toml", r"^north = 106", "north = 102"),
    Seed("variant-closes-way", "locations/115.toml", r"^north = 106\n", "", at="^original"),
    Seed("variant-of-variant", "locations/116.toml", r"^original = .*", "original = 115"),
    Seed("menhir-emblem", "locations/102.toml", r"^emblems = \[\]", 'emblems = ["menhir"]'),
    Seed("dream-emblem", "locations/102.toml", r"^emblems = \[\]", 'emblems = ["dreams"]'),
    Seed(
        "hostile-without-arrival", "locations/102.toml", r"^emblems = \[\]", 'emblems = ["hostile"]'
    ),
    Seed(
        "both-hostile-and-friendly",
        "locations/102.toml",
        r"^emblems = \[\]",
        'emblems = ["hostile", "friendly"]',
    ),
    Seed("no-intro", "log/102.log", r"^intro\n((.*\n)*?)  goto 1$\n", r"\1", at=r"\A"),
    Seed("section-without-location", "log/199.log", r"", "intro\n  end\n", at=r"\A"),
    Seed("start-without-menhir", "campaign.toml", r"^start_location = 101", "start_location = 102"),
    Seed("start-is-variant", "campaign.toml", r"^start_location = 101", "start_location = 115"),
    Seed("dial-above-top", "campaign.toml", r"^start_dial = \[8", "start_dial = [9"),
    Seed(
        "off-the-map",
        "locations/150.toml",
        r"",
        "number = 150\n[directions]\nnorth = 151\n",
        at=r"\A",
    ),
]
DECKS = [
    Seed("deck-size", "cards/orla/combat.toml", r"^copies = 2", "copies = 3", at=r"\A"),
    Seed("card-letter", "cards/orla/combat.toml", r'^number = "U01"', 'number = "G99"'),
    Seed("card-number", "cards/orla/combat.toml", r'^number = "U01"', 'number = "U90"'),
    Seed(
        "card-trigger",
        "cards/orla/combat.toml",
        r'^on = "attack"',
        'on = "activation"',
        at=r"^\[card\.ability\]",
    ),
    Seed(
        "card-without-character",
        "cards/nobody/combat.toml",
        r"",
        CARD,
        at=r"\A",
    ),
    Seed(
        "foreign-bonus", "cards/orla/combat.toml", r'^left = \["marker 2"', 'left = ["affinity 2"'
    ),
    Seed("key-rows", "cards/orla/combat.toml", r'^left = \["marker 2", "-"', 'left = ["marker 2"'),
    Seed(
        "uneven-sides",
        "cards/orla/combat.toml",
        r'^left = \["marker 2", "-"',
        'left = ["marker 2"',
        at="^right",
    ),
    Seed("no-free-row", "cards/orla/combat.toml", r'^(left = \["marker 2".*)"free"', r'\1"-"'),
    Seed(
        "free-row-above",
        "cards/orla/combat.toml",
        r'^left = \["marker 2", "-"',
        'left = ["marker 2", "free"',
    ),
    Seed(
        "magic-row",
        "cards/orla/combat.toml",
        r'^left = \["marker 2", "-"',
        'left = ["marker 2", "magic"',
    ),
    Seed(
        "incomplete-encounter",
        "encounters/green.toml",
        r"^value = .*\n",
        "",
        at=r"^\[\[encounter\]\]",
    ),
    Seed("wrong-for-combat", "encounters/green.toml", r"^loot = .*", 'failure = "gain 1 terror"'),
    Seed(
        "wrong-for-diplomacy",
        "encounters/blue.toml",
        r"^difficulty = 1",
        "difficulty = 1\nvalue = 3",
        at="^value",
    ),
    Seed("blue-without-stages", "encounters/green.toml", r'^colour = "green"', 'colour = "blue"'),
    Seed("affinity-start", "encounters/blue.toml", r"top = 6, start = 3", "top = 6, start = 6"),
    Seed("table-gap", "encounters/green.toml", r'pool = "2-3"', 'pool = "3"', at=r"^attacks"),
    Seed("table-overlap", "encounters/green.toml", r'pool = "2-3"', 'pool = "1-3"', at=r"^attacks"),
    Seed("table-beyond", "encounters/green.toml", r'pool = "4\+"', 'pool = "4-9"', at=r"^attacks"),
    Seed(
        "uneven-skills",
        "skills/skills.toml",
        r'^attribute = "aggression"',
        'attribute = "courage"',
        at=r"^\[\[skill\]\]",
    ),
    Seed(
        "same-sides",
        "skills/skills.toml",
        r"\Z",
        '\n[[skill]]\nnumber = 99\nattribute = "courage"\n'
        + '[[skill.a.ability]]\non = "any"\neffect = "hit 1"\n'
        + '[[skill.b.ability]]\non = "any"\neffect = "hit 1"\n',
        at=r"^\[\[skill\]\]\nnumber = 99",
    ),
]
STORY = [
    Seed("unreachable-verse", "log/102.log", r"^    goto   2$", "    end", at=r"^verse 2"),
    Seed(
        "unreachable-choice",
        "log/102.log",
        r"needs  party_size >= 2",
        "needs  party_size >= 9",
        at="^  choice rope",
    ),
    Seed(
        "unreachable-event",
        "events/random.toml",
        r"\Z",
        '\n[[event]]\nid = "x"\nkind = "random"\nchapter = 1\n',
        at=r'^\[\[event\]\]\nid = "x"',
    ),
    Seed("unreachable-ending", "campaign.toml", r"^endings = \[", 'endings = ["never", '),
    Seed(
        "unreachable-location",
        "locations/199.toml",
        r"",
        "number = 199\noriginal = 102\n[directions]\nsouth = 101\neast = 107\nwest = 106\n",
        at=r"\A",
    ),
    Seed(
        "quest-never-done", "events/story.toml", r'^goal = "secret\(1\)"', 'goal = "players >= 5"'
    ),
    Seed(
        "free-gain",
        "locations/101.toml",
        r'^cost = "pay 4 energy"\nonce_per_day = true\n',
        "",
        at=r"^\[\[action\]\]",
    ),
    Seed("no-open-choice", "log/102.log", r"^  choice leave\n.*\n    end\n", "", at="^verse 1"),
]
SEEDS = [
    *FIELDS, *LOG, *REFERENCES, *STRINGS, *BOARDS, *EFFECTS, *USES, *MAP, *DECKS, *STORY,
]  # fmt: skip
