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
from legendarium.taintedgrail.abilities import card_of
from legendarium.taintedgrail.content.model import RESOURCES
from legendarium.taintedgrail.events import AnyEvent
from legendarium.taintedgrail.events.characters import (
    AttributeRaised,
    ChargesChanged,
    EnergyChanged,
    HealthChanged,
    NoItem,
    ResourceChanged,
    SkillLearned,
    TerrorChanged,
)
from legendarium.taintedgrail.events.day import AbilityUsed, CharacterActed, Given, LocalActionTaken
from legendarium.taintedgrail.events.encounters import (
    Attacked,
    ChargesSpent,
    DiscardedCards,
    DrewCards,
    Linked,
    MarkersChanged,
    MarkersMissing,
    Prevented,
    WasHit,
)
from legendarium.taintedgrail.events.story import (
    ChoiceTaken,
    MenhirRead,
    PassageRead,
    Removed,
    Replaced,
)

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


def event_text(event: AnyEvent, words: Words, story: Story) -> str:
    """An event as a sentence."""
    values: Values = {term: story.word(term) for term in _TERMS}
    for name, value in event.items():
        values |= _detail(name, value, words, story)
    values |= _special(event, words, story)
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


# Events that need more than their fields ----------------------------------------------------------


def _special(event: AnyEvent, words: Words, story: Story) -> Values:
    match event:
        case EnergyChanged() | HealthChanged() | TerrorChanged() | MarkersChanged():
            return {"thing": _much(event.kind, event.change, words)}
        case ResourceChanged(_, resource, change, now):
            thing = _much(resource, change, words)
            return {"thing": thing, "now": "none" if now is None else now}
        case MarkersMissing(count_=number):
            return {"thing": _much("markers", number, words)}
        case ChargesChanged(change=number) | ChargesSpent(charges=number):
            return {"thing": _much("charges", number, words)}
        case WasHit(hits=number):
            return {"thing": _much("hits", number, words)}
        case Prevented(hits=hits, markers=markers):
            what = "markers" if hits is None else "hits"
            return {"what": what, "thing": _much(what, hits or markers or 0, words)}
        case DrewCards(cards=cards) | DiscardedCards(cards=cards):
            named = join_with_and(map(story.card, cards), words) if cards else ""
            return {"cards": named or words.say("tg-nothing")}
        case Attacked(effect=effect):
            return {"effect": effect_text(effect, words, story) or words.say("tg-nothing")}
        case Given(what=what, id=name):
            is_resource = what in RESOURCES
            return {"thing": _much(what, 1, words) if is_resource else _card(what, name, story)}
        case Removed(what, card):
            return {"card": _card(what, card, story)}
        case Replaced(by=new):
            return {"new": story.location(new)}
        case AttributeRaised(attribute=name):
            return {"attribute": words.say(f"tg-name-{name}")}
        case Linked(key=key):
            message = f"tg-half-{key}" if key in ("magic", "free") else f"tg-name-{key}"
            return {"key": words.say(message)}
        case SkillLearned(skill=number, side=side):
            return {"card": story.skill(number, side)}
        case AbilityUsed(ability=key):
            return {"card": story.possession(card_of(key))}
        case CharacterActed(who):
            return {"action": story.text(f"character.{who}.action")}
        case LocalActionTaken(location=number, action=action):
            return {"action": story.local_action(number, action)}
        case MenhirRead(cost=cost):
            return {"cost": cost_text(cost, words, story) or words.say("tg-free")}
        case ChoiceTaken(key, choice):
            return {"text": story.choice(key, choice)}
        case PassageRead(key):
            return {"text": passage_title(key, words, story)}
        case NoItem(item=item, what=what):
            return {"what": "named" if item else what or "any"}
        case _:
            return {}


def _much(what: str, number: int, words: Words) -> str:
    return words.say(f"tg-much-{what}", number=abs(number))


def _card(what: str, name: str | None, story: Story) -> str:
    """The name of a card by its kind and its id."""
    match what, name or "":
        case "location", number:
            return story.location(int(number))
        case "event", event:
            return story.event(event)
        case "encounter", encounter:
            return story.encounter(encounter)
        case _:
            return card_name(f"{what}:{name}", story)
