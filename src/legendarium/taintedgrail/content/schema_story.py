"""The schema of the map, events, statuses, dials and tasks."""

from __future__ import annotations

from legendarium.taintedgrail.content.model import (
    DIRECTIONS,
    EMBLEMS,
)
from legendarium.taintedgrail.content.shapes import (
    COST,
    COST_EFFECT,
    DIAL,
    EFFECT,
    GOAL,
    LOCATION,
    NEEDED,
    ByPlayers,
    ConditionText,
    Field,
    Flag,
    Kind,
    ListOf,
    Number,
    NumberTable,
    OneOf,
    ScriptText,
    TableOf,
    TablesOf,
    named,
)

KINDS: tuple[Kind, ...] = (
    Kind(
        "location",
        "locations/<number>.toml",
        "A location card.",
        (
            Field("number", Number(1, 999), "its number", "107", True),
            Field(
                "original",
                Number(0, 999, "location"),
                "for a variant: the number it replaces",
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
            Field("menhir", TableOf("menhir"), "required with the menhir emblem", ""),
        ),
    ),
    Kind(
        "local-action",
        "[[action]] of a location",
        "What can be done at a location.",
        (
            named("action", "hunt"),
            COST,
            NEEDED,
            Field("once_per_day", Flag(), "only once a day", "true", default=False),
            EFFECT._replace(required=True),
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
                "the cost; one, or four by number of players",
                '"pay players magic"',
                True,
            ),
            NEEDED,
            Field("dial", ByPlayers(DIAL), "its dial, by number of players", "[7, 6, 5, 5]", True),
            EFFECT._replace(says="what else happens when it is lit"),
        ),
    ),
    Kind(
        "event",
        "[[event]] in events/*.toml",
        "A card of the event deck.",
        (
            named("event", "empty-barges"),
            Field("kind", OneOf(("story", "random", "special")), "its kind", '"story"', True),
            Field("chapter", Number(1, 20), "its chapter", "1", True),
            Field("act", Number(0, 9), "its place in the order of the deck", "1", default=0),
            EFFECT,
            Field("stays", Flag(), "does not go to the discard pile", "true", default=False),
            Field("quest", TableOf("quest"), "its quest", ""),
            Field("choice", TablesOf("event-choice"), "its choices", ""),
        ),
    ),
    Kind(
        "quest",
        "[event.quest] and [secret.quest]",
        "A quest.",
        (
            named("quest", "feed-the-stone"),
            Field("goal", ConditionText(GOAL), "done as soon as this holds", '"secret(14)"', True),
            Field("success", ScriptText(), "what happens then", '"gain 1 xp for each"', True),
            Field(
                "hint_locations",
                ListOf(LOCATION),
                "the locations that the hint points to",
                "[104, 106]",
                default=(),
            ),
        ),
    ),
    Kind(
        "event-choice",
        "[[event.choice]]",
        "A choice of an event.",
        (named("choice", "share"), NEEDED, COST, EFFECT),
    ),
    Kind(
        "status",
        "[[status]] in statuses.toml",
        "A story flag with parts.",
        (
            named("status", "ferry-debt"),
            Field("parts", Number(1, 12), "its boxes", "3", default=1),
            Field("numbered", Flag(), "its parts have numbers", "true", default=True),
        ),
    ),
    Kind(
        "dial",
        "[[dial]] in dials.toml",
        "A time or quest dial.",
        (
            named("dial", "tide"),
            Field("kind", OneOf(("time", "quest")), "time dials count down", '"time"', True),
            Field("run_out", ScriptText(), "when it has run out", '"sealed 31"', default=""),
        ),
    ),
    Kind("task", "[[task]] in tasks.toml", "A side lead.", (named("task", "missing-crew"),)),
)
