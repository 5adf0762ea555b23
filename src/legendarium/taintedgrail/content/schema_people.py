"""The schema of the campaign itself, its characters and their cards."""

from __future__ import annotations

from legendarium.taintedgrail.content.model import (
    ATTRIBUTES,
    RESOURCES,
)
from legendarium.taintedgrail.content.shapes import (
    CARD_ON,
    COST,
    DIAL,
    EFFECT,
    ENCOUNTER_EFFECT,
    ENCOUNTER_IF,
    LOCATION,
    NEEDED,
    PAGE,
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
    RightHalf,
    ScriptText,
    Settings,
    TableOf,
    TablesOf,
    named,
)

KINDS: tuple[Kind, ...] = (
    Kind(
        "campaign",
        "campaign.toml",
        "The campaign, its start and its chapters.",
        (
            Field("format_version", Number(1, 1), "the version of this format", "1", True),
            named("campaign", "drowned-reach"),
            Field("version", Number(1), "the version of the content, stored in saves", "1", True),
            Field(
                "languages",
                ListOf(Pattern(r"[a-z]{2}", "en"), 1, 20),
                "languages of the strings; the first is the original",
                '["en", "cs"]',
                True,
            ),
            Field("start_location", LOCATION, "where everybody starts", "101", True),
            Field(
                "start_dial",
                ListOf(DIAL, 4, 4),
                "the dial of the first menhir, by number of players",
                "[8, 7, 6, 5]",
                default=(8, 7, 6, 5),
            ),
            Field("max_menhirs", Number(1, 9), "menhirs lit at once", "3", default=3),
            Field("mercy_page", PAGE, "the sealed page of mercy", "500", True),
            Field("mercy_status", Id("status"), "the status that mercy ticks", '"bargain"', True),
            Field(
                "dead_end",
                ListOf(Id("quest")),
                "quests that may be lost permanently",
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
        "The setup of a chapter.",
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
            named("character", "orla"),
            Field("number", Number(1, 9), "the lowest breaks ties", "1", True),
            Field("colour", OneOf(("U", "G", "B", "Y")), "letter of its cards", '"U"', True),
            Field("energy", Number(1, 12), "Energy at the start", "6", True),
            Field("energy_normal_max", Number(1, 12), "top of the normal spaces", "6", True),
            Field("energy_bonus", Number(0, 6), "bonus spaces above", "2", default=0),
            Field("energy_offset", Number(0, 3), "Energy allowed above Health", "0", default=0),
            Field("health", Number(1, 12), "Health at the start, and its maximum", "8", True),
            Field("terror", Number(0, 9), "Terror at the start", "0", default=0),
            Field("terror_top", Number(3, 9), "the top space; the two highest are red", "6", True),
            Field(
                "strong", OneOf(("combat", "diplomacy")), "what it is better at", '"combat"', True
            ),
            Field(
                "personal_secret",
                Number(0, 999, "secret"),
                "its personal secret; 0 = none",
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
        (COST, NEEDED, EFFECT._replace(required=True)),
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
        "What the charges on a card can be spent on.",
        (
            Field("charges", Number(1, 9), "how many are paid", "1", True),
            Field("effect", ScriptText(ENCOUNTER_EFFECT), "what it does", '"draw 1 cards"', True),
        ),
    ),
)
