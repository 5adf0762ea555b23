"""The schema of encounters, skills, items, secrets and their abilities."""

from __future__ import annotations

from legendarium.taintedgrail.content.model import (
    ATTRIBUTES,
    COLOURS,
    KEYWORDS,
)
from legendarium.taintedgrail.content.shapes import (
    ABILITY_EFFECT,
    ABILITY_IF,
    ABILITY_ON,
    AFTERMATH_EFFECT,
    COST_EFFECT,
    ENCOUNTER_EFFECT,
    ENCOUNTER_IF,
    TRAIT_ON,
    ConditionText,
    Field,
    Flag,
    Id,
    Kind,
    ListOf,
    Number,
    NumberTable,
    OneOf,
    Range,
    RightHalf,
    ScriptText,
    TableOf,
    TablesOf,
    named,
)

KINDS: tuple[Kind, ...] = (
    Kind(
        "encounter",
        "[[encounter]] in encounters/*.toml",
        "A combat (value, keys, attacks) or diplomacy (stages) encounter.",
        (
            named("encounter", "marsh-dogs"),
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
            named("item", "eel-spear"),
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
        "What a card can do, when, and at what cost.",
        (
            Field("on", OneOf(ABILITY_ON), "when it can be used", '"attack"', True),
            Field(
                "in",
                OneOf(("combat", "diplomacy", "encounter", "log", "anywhere")),
                "where it works; log and anywhere only for always",
                '"combat"',
                default="encounter",
            ),
            Field("if", ConditionText(ABILITY_IF), "only then", '"pool >= 2"', default=""),
            Field("cost", ScriptText(COST_EFFECT), "its cost", '"flip"', default=""),
            Field("optional", Flag(), "may be declined", "true", default=False),
            Field(
                "limit",
                OneOf(("day", "encounter", "activation"), True),
                "how often it can be used",
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
)
