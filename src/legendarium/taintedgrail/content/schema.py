"""The schema of campaign files: every kind of record, every field, its shape and its default."""

from __future__ import annotations

from types import MappingProxyType

from legendarium.taintedgrail.content.model import (
    ATTRIBUTES,
    COLOURS,
    DIRECTIONS,
    EMBLEMS,
    KEYWORDS,
    RESOURCES,
)
from legendarium.taintedgrail.content.shapes import (
    ABILITY_EFFECT,
    ABILITY_IF,
    AFTERMATH_EFFECT,
    COST_EFFECT,
    ENCOUNTER_EFFECT,
    ENCOUNTER_IF,
    GOAL,
    NEEDS,
    ByPlayers,
    ConditionText,
    Field,
    Flag,
    Id,
    Kind,
    LeftHalf,
    ListOf,
    Number,
    NumberTable,
    OneOf,
    Pattern,
    Range,
    RightHalf,
    ScriptText,
    Settings,
    TableOf,
    TablesOf,
)

LOCATION = Number(1, 999, "location")
SECRET = Number(1, 999, "secret")
PAGE = Number(1, 999, "page")
DIAL = Number(1, 12)

STORY_ON = ("action", "morning", "evening", "travel", "explore")
ENCOUNTER_ON = ("encounter", "activation", "any", "attack")
AFTERMATH_ON = ("victory", "flight")
ABILITY_ON = (*STORY_ON, *ENCOUNTER_ON, *AFTERMATH_ON, "always")
CARD_ON = ("placement", "delayed", "attack", "activation")
TRAIT_ON = ("start", "activation", "attack", *AFTERMATH_ON)

_COST = Field("cost", ScriptText(COST_EFFECT), "what must be paid", '"pay 2 energy"', default="")
_NEEDS = Field("needs", ConditionText(NEEDS), "what must be true", '"res(wealth) >= 1"', default="")
_EFFECT = Field("effect", ScriptText(), "what happens", '"gain 1 food"', default="")


def _id(what: str, example: str) -> Field:
    return Field("id", Id(), f"the id of the {what}", f'"{example}"', required=True)


_KINDS: tuple[Kind, ...] = (
    Kind(
        "campaign",
        "campaign.toml",
        "Who the campaign is, how it starts, and its chapters.",
        (
            Field("format_version", Number(1, 1), "the version of this format", "1", True),
            _id("campaign", "drowned-reach"),
            Field("version", Number(1), "the version of the content; a save names it", "1", True),
            Field(
                "languages",
                ListOf(Pattern(r"[a-z]{2}", "en"), 1, 20),
                "languages of the strings; the first is the original",
                '["en", "cs"]',
                True,
            ),
            Field("start_location", LOCATION, "where everybody stands at first", "101", True),
            Field(
                "start_dial",
                ListOf(DIAL, 4, 4),
                "the dial of the first menhir, by players",
                "[8, 7, 6, 5]",
                default=(8, 7, 6, 5),
            ),
            Field("max_menhirs", Number(1, 9), "menhirs lit at once", "3", default=3),
            Field("mercy_page", PAGE, "the sealed page of mercy", "500", True),
            Field("mercy_status", Id("status"), "the status that mercy ticks", '"bargain"', True),
            Field(
                "dead_end",
                ListOf(Id("quest")),
                "quests that may be lost for good",
                '["lost-cause"]',
                default=(),
            ),
            Field("settings", Settings(), "how the rules are read", "{ travel_energy = 1 }"),
            Field("chapter", TablesOf("chapter", 1), "the chapters in order", "", True),
        ),
    ),
    Kind(
        "chapter",
        "[[chapter]] in campaign.toml",
        "What a chapter begins with.",
        (
            Field("number", Number(1, 20), "counted from 1", "1", True),
            Field(
                "difficulties",
                ListOf(Number(1, 4), 1, 4),
                "levels of the encounter decks",
                "[1, 2]",
                True,
            ),
            Field(
                "events", ListOf(Id("event"), 1), "story events, top first", '["first-day"]', True
            ),
            Field(
                "random_events",
                ListOf(Id("event")),
                "the random events of the chapter",
                '["rain"]',
                default=(),
            ),
            Field("endings", ListOf(Id(), 1), "how the chapter can end", '["kept-alight"]', True),
        ),
    ),
    Kind(
        "character",
        "characters/<id>.toml",
        "The board of a character.",
        (
            _id("character", "orla"),
            Field("number", Number(1, 9), "the lowest breaks ties", "1", True),
            Field("colour", OneOf(("U", "G", "B", "Y")), "letter of its cards", '"U"', True),
            Field("energy", Number(1, 12), "Energy at the start", "6", True),
            Field("energy_normal_max", Number(1, 12), "top of the normal spaces", "6", True),
            Field("energy_bonus", Number(0, 6), "bonus spaces above", "2", default=0),
            Field("energy_offset", Number(0, 3), "Energy allowed above Health", "0", default=0),
            Field("health", Number(1, 12), "Health at the start, and the most", "8", True),
            Field("terror", Number(0, 9), "Terror at the start", "0", default=0),
            Field("terror_top", Number(3, 9), "the top space; the two highest are red", "6", True),
            Field(
                "strong", OneOf(("combat", "diplomacy")), "what it is better at", '"combat"', True
            ),
            Field(
                "personal_secret",
                Number(0, 999, "secret"),
                "the secret of its own; 0 = none",
                "11",
                default=0,
            ),
            Field(
                "attributes",
                NumberTable(ATTRIBUTES, 0, 2),
                "five points, none above 2",
                "{ courage = 2, caution = 2, empathy = 1 }",
                True,
            ),
            Field(
                "resources",
                NumberTable(RESOURCES, 0, 20),
                "what it starts with",
                "{ food = 2 }",
                default={},
            ),
            Field("action", TableOf("character-action"), "the character action", "", True),
            Field("ability", TablesOf("ability"), "the flaw, and other abilities", ""),
        ),
    ),
    Kind(
        "character-action",
        "[action] of a character",
        "The action that only this character can do.",
        (_COST, _NEEDS, _EFFECT._replace(required=True)),
    ),
    Kind(
        "card",
        "[[card]] in cards/<character>/combat.toml and diplomacy.toml",
        "A combat or diplomacy card.",
        (
            Field(
                "number",
                Pattern(r"[UGBY][0-9]{2}", "U01"),
                "the letter of the character and two digits",
                '"U01"',
                True,
            ),
            Field("copies", Number(0, 15), "copies in the starting deck", "2", default=0),
            Field("development", Number(0, 9), "copies in the development deck", "1", default=0),
            Field(
                "left",
                ListOf(LeftHalf(), 1, 9),
                "left halves of its keys, top row first",
                '["marker", "-", "magic: card", "free"]',
                True,
            ),
            Field(
                "right",
                ListOf(RightHalf(), 1, 9),
                "right halves of its keys, top row first",
                '["courage 1", "-", "magic", "free x2"]',
                True,
            ),
            Field("passive", Flag(), "its ability is never covered", "true", default=False),
            Field("ability", TableOf("card-ability"), "what it does", ""),
            Field("spend", TableOf("spend"), "what its charges pay for", ""),
        ),
    ),
    Kind(
        "card-ability",
        "[card.ability]",
        "The ability of a combat or diplomacy card.",
        (
            Field(
                "on", OneOf(CARD_ON), "its trigger; activation: passive only", '"placement"', True
            ),
            Field("tokens", Number(1, 5), "time tokens, when delayed", "1", default=1),
            Field("if", ConditionText(ENCOUNTER_IF), "only then", '"pool >= 2"', default=""),
            Field("effect", ScriptText(ENCOUNTER_EFFECT), "what it does", '"hit 1"', True),
        ),
    ),
    Kind(
        "spend",
        "[card.spend]",
        "What the charges on a card can be spent for.",
        (
            Field("charges", Number(1, 9), "how many are paid", "1", True),
            Field("effect", ScriptText(ENCOUNTER_EFFECT), "what it does", '"draw 1 cards"', True),
        ),
    ),
    Kind(
        "encounter",
        "[[encounter]] in encounters/*.toml",
        "A combat (value, keys, attacks) or diplomacy (stages) encounter.",
        (
            _id("encounter", "marsh-dogs"),
            Field("colour", OneOf(COLOURS), "its deck", '"green"', True),
            Field("difficulty", Number(0, 4), "level; 0 = outside the decks", "1", True),
            Field("guardian", Flag(), "stays on the map when not beaten", "true", default=False),
            Field("intro", Flag(), "an encounter of the tutorial", "true", default=False),
            Field("value", Number(0, 30), "markers needed to win (combat)", "5", default=0),
            Field(
                "keys",
                ListOf(RightHalf(), 1, 9),
                "right halves, the last is free (combat)",
                '["aggression 1", "courage 1", "-", "free"]',
                default=(),
            ),
            Field("attacks", ListOf(TableOf("attack")), "by pool size (combat)", "", default=()),
            Field(
                "stages", ListOf(TableOf("stage")), "affinity tracks (diplomacy)", "", default=()
            ),
            Field(
                "opportunity",
                ScriptText(ENCOUNTER_EFFECT),
                "when no card is played, and on flight",
                '"hit 1"',
                default="",
            ),
            Field(
                "reward",
                ScriptText(AFTERMATH_EFFECT),
                "for every participant",
                '"gain 1 xp"',
                default="",
            ),
            Field(
                "loot", ScriptText(AFTERMATH_EFFECT), "once, shared", '"gain 1 food"', default=""
            ),
            Field(
                "failure",
                ScriptText(AFTERMATH_EFFECT),
                "for everybody present when it is lost (diplomacy)",
                '"gain 1 terror"',
                default="",
            ),
            Field("trait", TablesOf("trait"), "its traits", ""),
        ),
    ),
    Kind(
        "attack",
        "attacks of an encounter",
        "What the enemy does at a pool size.",
        (
            Field("pool", Range(), "sizes of the pool", '"0-2"', True),
            Field("effect", ScriptText(ENCOUNTER_EFFECT), "the attack", '"hit 2"', True),
        ),
    ),
    Kind(
        "stage",
        "stages of an encounter",
        "One affinity track.",
        (
            Field("top", Number(2, 12), "the space that wins", "5", True),
            Field("start", Number(1, 11), "where the marker starts", "2", True),
            Field(
                "keys",
                ListOf(RightHalf(), 1, 9),
                "right halves, the last is free",
                '["empathy 1", "-", "-", "free"]',
                True,
            ),
            Field(
                "symbol",
                ScriptText(ENCOUNTER_EFFECT),
                "what a diplomacy symbol does",
                '"raise affinity 1"',
                default="",
            ),
            Field("reactions", ListOf(TableOf("reaction"), 1), "by affinity space", "", True),
        ),
    ),
    Kind(
        "reaction",
        "reactions of a stage",
        "What the other side does at an affinity space.",
        (
            Field("affinity", Range(), "spaces of the track", '"1-2"', True),
            Field(
                "effect", ScriptText(ENCOUNTER_EFFECT), "the reaction", '"lower affinity 1"', True
            ),
        ),
    ),
    Kind(
        "trait",
        "[[encounter.trait]]",
        "A trait of an encounter.",
        (
            Field("on", OneOf(TRAIT_ON), "when it fires", '"start"', True),
            Field("if", ConditionText(ENCOUNTER_IF), "only then", '"pool >= 2"', default=""),
            Field("effect", ScriptText(ABILITY_EFFECT), "what it does", '"hit 1"', True),
        ),
    ),
    Kind(
        "location",
        "locations/<number>.toml",
        "A location card.",
        (
            Field("number", Number(1, 999), "its number", "107", True),
            Field(
                "original",
                Number(0, 999, "location"),
                "of a variant: the number it replaced",
                "103",
                default=0,
            ),
            Field(
                "emblems",
                ListOf(OneOf(EMBLEMS), 0, 3),
                "at most three",
                '["menhir", "dreams"]',
                default=(),
            ),
            Field(
                "directions",
                NumberTable(DIRECTIONS, 1, 999),
                "the neighbours",
                "{ north = 108 }",
                default={},
            ),
            Field("action", TablesOf("local-action"), "local actions", ""),
            Field("menhir", TableOf("menhir"), "exactly where the emblem is", ""),
        ),
    ),
    Kind(
        "local-action",
        "[[action]] of a location",
        "What can be done at a location.",
        (
            _id("action", "hunt"),
            _COST,
            _NEEDS,
            Field("once_per_day", Flag(), "only once a day", "true", default=False),
            _EFFECT._replace(required=True),
        ),
    ),
    Kind(
        "menhir",
        "[menhir] of a location",
        "How the menhir is lit.",
        (
            Field(
                "cost",
                ByPlayers(ScriptText(COST_EFFECT)),
                "the price; one, or four by players",
                '"pay players magic"',
                True,
            ),
            _NEEDS,
            Field("dial", ByPlayers(DIAL), "its dial, by players", "[7, 6, 5, 5]", True),
            _EFFECT._replace(says="what else happens when it is lit"),
        ),
    ),
    Kind(
        "event",
        "[[event]] in events/*.toml",
        "A card of the event deck.",
        (
            _id("event", "empty-barges"),
            Field("kind", OneOf(("story", "random", "special")), "its kind", '"story"', True),
            Field("chapter", Number(1, 20), "its chapter", "1", True),
            Field("act", Number(0, 9), "orders the deck", "1", default=0),
            _EFFECT,
            Field("stays", Flag(), "does not go to the discard pile", "true", default=False),
            Field("quest", TableOf("quest"), "its quest", ""),
            Field("choice", TablesOf("event-choice"), "what can be chosen", ""),
        ),
    ),
    Kind(
        "quest",
        "[event.quest] and [secret.quest]",
        "A quest.",
        (
            _id("quest", "feed-the-stone"),
            Field("goal", ConditionText(GOAL), "done as soon as this holds", '"secret(14)"', True),
            Field("success", ScriptText(), "what happens then", '"gain 1 xp for each"', True),
            Field(
                "hint_locations",
                ListOf(LOCATION),
                "what the hint tells the players",
                "[104, 106]",
                default=(),
            ),
        ),
    ),
    Kind(
        "event-choice",
        "[[event.choice]]",
        "A choice of an event.",
        (_id("choice", "share"), _NEEDS, _COST, _EFFECT),
    ),
    Kind(
        "skill",
        "[[skill]] in skills/*.toml",
        "A skill card with two sides.",
        (
            Field("number", Number(1, 999), "its number", "1", True),
            Field("attribute", OneOf(ATTRIBUTES), "where it is attached", '"courage"', True),
            Field("a", TableOf("side"), "one side", "", True),
            Field("b", TableOf("side"), "the other side", "", True),
        ),
    ),
    Kind(
        "side",
        "[skill.a] and [skill.b]",
        "A side of a skill.",
        (Field("ability", TablesOf("ability", 1), "what it does", "", True),),
    ),
    Kind(
        "item",
        "[[item]] in items/*.toml",
        "A card of the item deck.",
        (
            _id("item", "eel-spear"),
            Field("keyword", OneOf(KEYWORDS, True), "its keyword", '"weapon"', default=""),
            Field("craftable", Flag(), "can be made", "true", default=False),
            Field("copies", Number(0, 9), "copies in the deck", "1", default=1),
            Field("ability", TablesOf("ability"), "what it does", ""),
        ),
    ),
    Kind(
        "secret",
        "[[secret]] in secrets/*.toml",
        "A secret.",
        (
            Field("number", Number(1, 999), "its number", "14", True),
            Field("keyword", OneOf(KEYWORDS, True), "its keyword", '"relic"', default=""),
            Field("personal", Flag(), "never changes its owner", "true", default=False),
            Field("charges", Number(0, 9), "charges it starts with", "2", default=0),
            Field("dial", Id("dial", True), "the dial it gets when gained", '"tide"', default=""),
            Field("quest", TableOf("quest"), "its quest", ""),
            Field("ability", TablesOf("ability"), "what it does", ""),
        ),
    ),
    Kind(
        "ability",
        "[[ability]], [[skill.a.ability]], [[item.ability]], [[secret.ability]]",
        "What a card can do, when, and at what price.",
        (
            Field("on", OneOf(ABILITY_ON), "when it can be used", '"attack"', True),
            Field(
                "in",
                OneOf(("combat", "diplomacy", "encounter", "log", "anywhere")),
                "in what; log and anywhere only for always",
                '"combat"',
                default="encounter",
            ),
            Field("if", ConditionText(ABILITY_IF), "only then", '"pool >= 2"', default=""),
            Field("cost", ScriptText(COST_EFFECT), "its price", '"flip"', default=""),
            Field("optional", Flag(), "may be declined", "true", default=False),
            Field(
                "limit",
                OneOf(("day", "encounter", "activation"), True),
                "how often",
                '"day"',
                default="",
            ),
            Field("effect", ScriptText(ABILITY_EFFECT), "what it does", '"hit 1"', default=""),
            Field(
                "bonus",
                NumberTable(ATTRIBUTES, -3, 3),
                "always: points added",
                "{ courage = 1 }",
                default={},
            ),
        ),
    ),
    Kind(
        "status",
        "[[status]] in statuses.toml",
        "A story flag with parts.",
        (
            _id("status", "ferry-debt"),
            Field("parts", Number(1, 12), "its boxes", "3", default=1),
            Field("numbered", Flag(), "its parts have numbers", "true", default=True),
        ),
    ),
    Kind(
        "dial",
        "[[dial]] in dials.toml",
        "A time or quest dial.",
        (
            _id("dial", "tide"),
            Field("kind", OneOf(("time", "quest")), "time dials count down", '"time"', True),
            Field("run_out", ScriptText(), "when it has run out", '"sealed 31"', default=""),
        ),
    ),
    Kind("task", "[[task]] in tasks.toml", "A side lead.", (_id("task", "missing-crew"),)),
)

KINDS: MappingProxyType[str, Kind] = MappingProxyType({kind.name: kind for kind in _KINDS})
