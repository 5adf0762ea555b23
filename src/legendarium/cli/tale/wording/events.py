"""Describes events: one short sentence for every event of the rules.

Verbs are in the present tense, which has no gender in any of the languages.
"""

from __future__ import annotations

from collections.abc import Callable

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording.context import card_name
from legendarium.cli.tale.wording.effects import cost_text, effect_text
from legendarium.cli.tale.wording.passages import passage_title
from legendarium.cli.tale.wording.sentences import join_with_and, sentence
from legendarium.locale import Value as Said
from legendarium.locale import Words
from legendarium.table import Event
from legendarium.taintedgrail.content.model import RESOURCES

Values = dict[str, Said]

_TERMS = ("menhir", "wyrdness", "guardian", "mercy")
_NAMES: dict[str, Callable[[Story, str], str]] = {
    "item": Story.item,
    "quest": Story.quest,
    "task": Story.task,
    "status": Story.status,
    "dial": Story.dial,
    "event": Story.event,
    "ending": Story.ending,
    "card": lambda story, card: card_name(card, story),
}
"""How details that are ids of the campaign become names."""


def event_text(event: Event, words: Words, story: Story) -> str:
    """An event as a sentence."""
    values: Values = {term: story.word(term) for term in _TERMS}
    for name, value in event.details:
        values |= _detail(name, value, words, story)
    special = _SPECIAL.get(event.kind)
    if special is not None:
        values |= special(event, words, story)
    return sentence(words.say(f"tg-event-{event.kind}", **values))


def _detail(name: str, value: object, words: Words, story: Story) -> Values:
    """The values that a detail gives to a message."""
    if name in ("who", "from"):
        return _people(name, value, words, story)
    if name in ("to", "location", "place"):
        shown = story.location(value) if isinstance(value, int) else story.character(str(value))
        return {"place" if isinstance(value, int) else "receiver": shown}
    if name == "secret":
        return {"secret": story.secret(str(value))}
    if name == "change" and isinstance(value, int):
        return {"sign": "up" if value > 0 else "down", "number": abs(value)}
    if isinstance(value, str) and name in _NAMES:
        return {name: _NAMES[name](story, value)}
    return {name: value} if isinstance(value, int | str) else {}


def _people(name: str, value: object, words: Words, story: Story) -> Values:
    who = value if isinstance(value, tuple) else (value,)
    names = [story.character(str(one)) for one in who]
    return {"name": join_with_and(names, words) if names else "", "count": len(names)}


# Events that need more than their details ---------------------------------------------------------


def _track(event: Event, words: Words, story: Story) -> Values:
    number = abs(event.get("change"))
    return {"thing": words.say(f"tg-much-{event.kind}", number=number)}


def _resource(event: Event, words: Words, story: Story) -> Values:
    number = abs(event.get("change"))
    now = event.get("now")
    thing = words.say(f"tg-much-{event.get('resource')}", number=number)
    return {"thing": thing, "now": "none" if now is None else now}


def _markers(event: Event, words: Words, story: Story) -> Values:
    return {"thing": words.say("tg-much-markers", number=abs(event.get("change")))}


def _charges(event: Event, words: Words, story: Story) -> Values:
    number = event.get("charges") or abs(event.get("change") or 0)
    return {"thing": words.say("tg-much-charges", number=number)}


def _hit(event: Event, words: Words, story: Story) -> Values:
    return {"thing": words.say("tg-much-hits", number=event.get("hits"))}


def _prevented(event: Event, words: Words, story: Story) -> Values:
    what = "hits" if event.get("hits") is not None else "markers"
    return {"what": what, "thing": words.say(f"tg-much-{what}", number=event.get(what))}


def _missing(event: Event, words: Words, story: Story) -> Values:
    return {"thing": words.say("tg-much-markers", number=event.get("count"))}


def _cards(event: Event, words: Words, story: Story) -> Values:
    cards = [story.card(one) for one in event.get("cards")]
    return {"cards": join_with_and(cards, words) if cards else words.say("tg-nothing")}


def _attack(event: Event, words: Words, story: Story) -> Values:
    return {"effect": effect_text(event.get("effect"), words, story) or words.say("tg-nothing")}


def _given(event: Event, words: Words, story: Story) -> Values:
    what, name = event.get("what"), event.get("id")
    if what in RESOURCES:
        return {"thing": words.say(f"tg-much-{what}", number=1)}
    return {"thing": card_name(f"{what}:{name}", story)}


def _removed(event: Event, words: Words, story: Story) -> Values:
    what, card = event.get("what"), event.get("card")
    if what == "location":
        return {"card": story.location(int(card))}
    if what in ("event", "encounter"):
        return {"card": story.event(card) if what == "event" else story.encounter(card)}
    return {"card": card_name(f"{what}:{card}", story)}


def _replaced(event: Event, words: Words, story: Story) -> Values:
    return {"new": story.location(event.get("by"))}


def _raised(event: Event, words: Words, story: Story) -> Values:
    return {"attribute": words.say(f"tg-name-{event.get('attribute')}")}


def _link(event: Event, words: Words, story: Story) -> Values:
    key = event.get("key")
    message = f"tg-half-{key}" if key in ("magic", "free") else f"tg-name-{key}"
    return {"key": words.say(message)}


def _skill(event: Event, words: Words, story: Story) -> Values:
    return {"card": story.skill(event.get("skill"), event.get("side"))}


def _ability(event: Event, words: Words, story: Story) -> Values:
    return {"card": story.possession(event.get("ability").rpartition(":")[0])}


def _own_action(event: Event, words: Words, story: Story) -> Values:
    return {"action": story.text(f"character.{event.get('who')}.action")}


def _local_action(event: Event, words: Words, story: Story) -> Values:
    return {"action": story.local_action(event.get("location"), event.get("action"))}


def _menhir_text(event: Event, words: Words, story: Story) -> Values:
    return {"cost": cost_text(event.get("cost"), words, story) or words.say("tg-free")}


def _chose(event: Event, words: Words, story: Story) -> Values:
    return {"text": story.choice(event.get("key"), event.get("choice"))}


def _read(event: Event, words: Words, story: Story) -> Values:
    return {"text": passage_title(event.get("key"), words, story)}


def _no_item(event: Event, words: Words, story: Story) -> Values:
    return {"what": "named" if event.get("item") else event.get("what") or "any"}


_SPECIAL: dict[str, Callable[[Event, Words, Story], Values]] = {
    "energy": _track,
    "health": _track,
    "terror": _track,
    "resource": _resource,
    "markers": _markers,
    "missing-markers": _missing,
    "charges": _charges,
    "spend": _charges,
    "hit": _hit,
    "prevented": _prevented,
    "draw": _cards,
    "discard": _cards,
    "attack": _attack,
    "given": _given,
    "removed": _removed,
    "replaced": _replaced,
    "raised": _raised,
    "link": _link,
    "skill": _skill,
    "ability": _ability,
    "character-action": _own_action,
    "local-action": _local_action,
    "menhir-text": _menhir_text,
    "chose": _chose,
    "read": _read,
    "no-item": _no_item,
}
