"""The vocabulary of conditions and effects: every verb and every name, with its arguments.

The parser, the checks and the published schema all use these tables.

The syntax of a form is a line of parts separated by spaces: `word` is required, `=word` is required
and kept as an argument, `<slot>` takes an argument, `<N>` is the amount, and `+word` is an argument
that is not written.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import NamedTuple

from legendarium.taintedgrail.content.model import (
    ATTRIBUTES,
    COLOURS,
    KEYWORDS,
    RESOURCES,
    TRACKS,
)

STORY = "story"
ENCOUNTER = "encounter"
COST = "cost"

WHO = ("me", "each", "any", "party", "all")

WORD_SLOTS: MappingProxyType[str, tuple[str, ...]] = MappingProxyType(
    {
        "resource": RESOURCES,
        "track": TRACKS,
        "payable": (*RESOURCES, "energy", "health"),
        "attribute": ATTRIBUTES,
        "keyword": KEYWORDS,
        "colour": COLOURS,
        "state": ("dying", "insane"),
    }
)
"""Slots that take one of a few unquoted words."""

ID_SLOTS = (
    "status",
    "item",
    "dial",
    "encounter",
    "event",
    "task",
    "quest",
    "ending",
    "character",
    "choice",
)
"""Slots that take an id in quotes."""

NUMBER_SLOTS = ("part", "secret", "location", "level", "count", "page", "sides")
"""Slots that take a number."""

VERSE_SLOT = "verse"
"""The slot that takes section and verse: `107.4`."""


class Form(NamedTuple):
    """One way to write an effect."""

    verb: str
    syntax: str
    where: frozenset[str]
    says: str
    amount: int = 1
    """The amount if none is written."""


class Name(NamedTuple):
    """A name in a condition or an amount."""

    name: str
    args: tuple[str, ...]
    """The slots in order; `|here` allows `here` instead, `?` marks an optional one."""

    truth: bool
    says: str
    encounter: bool = False
    """Known only inside an encounter."""

    chance: bool = False
    """Random: only allowed in `when` and `if`."""

    personal: bool = False
    """Can refer to the acting character with `me.`."""


_ANYWHERE = frozenset({STORY, ENCOUNTER})
_STORY = frozenset({STORY})
_ENCOUNTER = frozenset({ENCOUNTER})
_COST = frozenset({COST})

FORMS: tuple[Form, ...] = (
    Form("gain", "gain <N> <resource>", _ANYWHERE, "gains that much of a resource"),
    Form("gain", "gain <N> <track>", _ANYWHERE, "raises a track"),
    Form("lose", "lose <N> <resource>", _ANYWHERE, "loses what is there, up to that much"),
    Form("lose", "lose <N> <track>", _ANYWHERE, "lowers a track"),
    Form(
        "lose",
        "lose <N> =health =unavoidable",
        _ANYWHERE,
        "lowers Health; nothing can prevent it",
    ),
    Form("pay", "pay <N> <payable>", _ANYWHERE | _COST, "pays; the whole amount must be there"),
    Form("pay", "pay <N> =charges", _ANYWHERE | _COST, "takes charges off the card of the text"),
    Form("flip", "flip", _COST, "turns the card face down until the encounter is over"),
    Form(
        "become", "become <state>", _ANYWHERE, "sets the track so that the state card is attached"
    ),
    Form("tick", "tick <status>", _STORY, "ticks any free part of a status"),
    Form("tick", "tick <status> <part>", _STORY, "ticks a numbered part of a status"),
    Form("gain-secret", "gain secret <secret>", _STORY, "takes a secret"),
    Form("lose-secret", "lose secret <secret>", _STORY, "gives a secret back to the pool"),
    Form("gain-item", "gain item <item>", _ANYWHERE, "takes a named item out of the item deck"),
    Form("lose-item", "lose item <item>", _ANYWHERE, "puts a named item back into the item deck"),
    Form("draw-item", "draw item", _ANYWHERE, "draws the top item"),
    Form("draw-item", "draw item <keyword>", _ANYWHERE, "draws the first item of a keyword"),
    Form("draw-item", "draw item =craftable", _ANYWHERE, "draws the first craftable item"),
    Form("discard-items", "discard <N> items", _ANYWHERE, "discards items of the player's choice"),
    Form("set-dial", "set dial <dial> <N>", _STORY, "places a dial here, or sets it again"),
    Form(
        "set-dial",
        "set dial <dial> <N> on =secret <secret>",
        _STORY,
        "places a dial on a secret",
    ),
    Form("lower-dial", "lower dial <dial>", _STORY, "lowers a dial by 1"),
    Form("lower-dial", "lower dial <dial> <N>", _STORY, "lowers a dial"),
    Form("raise-dial", "raise dial <dial>", _STORY, "raises a dial by 1"),
    Form("raise-dial", "raise dial <dial> <N>", _STORY, "raises a dial"),
    Form("remove-dial", "remove dial <dial>", _STORY, "takes a dial away"),
    Form("charge", "charge <N>", _ANYWHERE, "puts charges on the card of the text"),
    Form("charge", "charge <N> on =secret <secret>", _ANYWHERE, "puts charges on a secret"),
    Form("charge", "charge <N> on =item <item>", _ANYWHERE, "puts charges on an item"),
    Form("move", "move to <location>", _STORY, "moves the party there at no cost"),
    Form("move", "move to =home", _STORY, "moves the party to the start location"),
    Form(
        "replace-location",
        "replace location <location> with <location>",
        _STORY,
        "replaces a location by a variant",
    ),
    Form(
        "remove-location",
        "remove location <location>",
        _STORY,
        "removes a location from the game",
    ),
    Form(
        "discard-location",
        "discard location <location>",
        _STORY,
        "takes a location off the map; it can be revealed again",
    ),
    Form("encounter", "encounter +colour <colour>", _STORY, "draws an encounter of a colour"),
    Form(
        "encounter",
        "encounter +colour <colour> =difficulty <level>",
        _STORY,
        "draws an encounter of a colour and difficulty",
    ),
    Form(
        "encounter",
        "encounter +colour <colour> =choose <count>",
        _STORY,
        "draws this many encounters, of which the party picks one",
    ),
    Form("encounter", "encounter +id <encounter>", _STORY, "starts a named encounter"),
    Form("event", "event =random on =top", _STORY, "puts a random event on top"),
    Form("event", "event =random =shuffled", _STORY, "shuffles a random event in"),
    Form("event", "event <event> on =top", _STORY, "puts an event on top of the event deck"),
    Form("event", "event <event> =shuffled", _STORY, "shuffles an event into the event deck"),
    Form("task", "task <task>", _STORY, "notes a task"),
    Form("close-task", "close task <task>", _STORY, "closes a noted task"),
    Form("activate-quest", "activate quest <quest>", _STORY, "puts a quest on the quest stack"),
    Form("end-quest", "end quest <quest>", _STORY, "takes a quest off the stack"),
    Form("light-menhir", "light menhir =here", _STORY, "lights the menhir here", 0),
    Form("light-menhir", "light menhir =here <N>", _STORY, "lights it with that dial", 0),
    Form("light-menhir", "light menhir <location>", _STORY, "lights the menhir there", 0),
    Form("light-menhir", "light menhir <location> <N>", _STORY, "lights it with that dial", 0),
    Form("douse-menhir", "douse menhir =here", _STORY, "puts the menhir here out"),
    Form("douse-menhir", "douse menhir <location>", _STORY, "puts the menhir there out"),
    Form("remove-item", "remove item <item>", _STORY, "removes an item from the game"),
    Form("remove-secret", "remove secret <secret>", _STORY, "removes a secret from the game"),
    Form("remove-event", "remove event <event>", _STORY, "removes an event from the game"),
    Form(
        "remove-encounter",
        "remove encounter <encounter>",
        _STORY,
        "removes an encounter from the game",
    ),
    Form("goto", "goto <verse>", _STORY, "reads that verse next"),
    Form("sealed", "sealed <page>", _STORY, "reads that sealed page next"),
    Form("end-exploration", "end exploration", _STORY, "ends the exploration"),
    Form("end-chapter", "end chapter <ending>", _STORY, "ends the chapter in that way"),
    Form("choose-member", "choose member", _STORY, "the party chooses who is `me` from now on"),
    Form("hit", "hit <N>", _ENCOUNTER, "the active character loses that much Health"),
    Form("gain-markers", "gain <N> markers", _ENCOUNTER, "puts markers into the combat pool"),
    Form("lose-markers", "lose <N> markers", _ENCOUNTER, "takes markers out of the combat pool"),
    Form("draw-cards", "draw <N> cards", _ENCOUNTER, "draws cards"),
    Form("discard-cards", "discard <N> cards", _ENCOUNTER, "discards cards from hand"),
    Form("raise-affinity", "raise affinity <N>", _ENCOUNTER, "raises the affinity marker"),
    Form("lower-affinity", "lower affinity <N>", _ENCOUNTER, "lowers the affinity marker"),
    Form("tear-card", "tear card", _ENCOUNTER, "discards the last card of the sequence"),
    Form("prevent-hits", "prevent <N> hits", _ENCOUNTER, "the attack loses that many hits"),
    Form("prevent-markers", "prevent <N> markers", _ENCOUNTER, "the attack takes fewer markers"),
    Form("withdraw", "withdraw", _ENCOUNTER, "the enemy leaves without a victory"),
)

_NAMES: tuple[Name, ...] = (
    Name("status", ("status", "part?"), True, "a part of a status is ticked: any, or that one"),
    Name("parts", ("status",), False, "how many parts of a status are ticked"),
    Name("secret", ("secret",), True, "somebody has the secret", personal=True),
    Name("item", ("item",), True, "somebody has the item", personal=True),
    Name("item_free", ("item",), True, "the item can still be had"),
    Name("keyword", ("keyword",), True, "somebody has a card with it face up", personal=True),
    Name("attr", ("attribute",), False, "an attribute of the best member", personal=True),
    Name("res", ("resource",), False, "a resource of the richest member", personal=True),
    Name("track", ("track",), False, "a track of the highest member", personal=True),
    Name("party_size", (), False, "the number of members of the party"),
    Name("players", (), False, "the number of players"),
    Name("chapter", (), False, "the number of the chapter"),
    Name("day", (), False, "the number of the day"),
    Name("is_character", ("character",), True, "that character is in the party", personal=True),
    Name("dial", ("dial",), False, "what a dial shows; 0 if it is not placed"),
    Name("menhir_lit", ("location|here",), True, "the menhir is lit"),
    Name("visited", ("location",), True, "somebody has been there"),
    Name("on_map", ("location",), True, "the location is on the map"),
    Name("choice_taken", ("choice",), True, "a choice was taken before: `107.3.rope`"),
    Name("quest_active", ("quest",), True, "the quest is on the stack"),
    Name("task", ("task",), True, "the task is noted and open"),
    Name("won_last_encounter", (), True, "the last encounter was won"),
    Name("fled_last_encounter", (), True, "somebody fled from the last encounter", personal=True),
    Name("roll", ("sides",), False, "a die with this many sides", chance=True),
    Name("coin", (), True, "a coin shows heads", chance=True),
    Name("mode_story", (), True, "story mode is on"),
    Name("pool", (), False, "markers in the combat pool", encounter=True),
    Name("affinity", (), False, "the space of the affinity marker", encounter=True),
    Name("hand", (), False, "cards in hand", encounter=True, personal=True),
    Name("linked", ("attribute",), False, "linked keys of an attribute", encounter=True),
    Name("linked_keys", (), False, "linked keys of every kind", encounter=True),
    Name("cards_played", (), False, "cards played in this activation", encounter=True),
    Name("row", (), False, "cards in the sequence", encounter=True),
    Name("charges", (), False, "charges on this card", encounter=True),
    Name("participants", (), False, "characters in the encounter", encounter=True),
    Name("panic", (), True, "Terror is above Health", encounter=True, personal=True),
    Name("exhausted", (), True, "Energy is on a red space", encounter=True, personal=True),
)
NAMES: MappingProxyType[str, Name] = MappingProxyType({name.name: name for name in _NAMES})


def _first_words() -> dict[str, tuple[Form, ...]]:
    forms: dict[str, list[Form]] = {}
    for form in FORMS:
        forms.setdefault(form.syntax.split()[0], []).append(form)
    return {word: tuple(known) for word, known in forms.items()}


BY_FIRST_WORD: MappingProxyType[str, tuple[Form, ...]] = MappingProxyType(_first_words())
VERBS: frozenset[str] = frozenset(form.verb for form in FORMS)
