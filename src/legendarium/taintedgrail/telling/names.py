"""The names and texts of a campaign: under which key of its strings each stands."""

from __future__ import annotations

from legendarium.table.phrase import Phrase, string


def word(term: str) -> Phrase:
    """The campaign's word for menhir, wyrdness, guardian, mercy, verse and so on."""
    return string(f"word.{term}")


def character(who: str) -> Phrase:
    """The name of a character."""
    return string(f"character.{who}.name")


def character_action(who: str) -> Phrase:
    """The name of the action on a character's board."""
    return string(f"character.{who}.action")


def flaw(who: str) -> Phrase:
    """The name of a character's flaw."""
    return string(f"character.{who}.flaw")


def location(number: int) -> Phrase:
    """The name of a location."""
    return string(f"location.{number}.name")


def local_action(number: int, action: str) -> Phrase:
    """The name of an action of a location."""
    return string(f"location.{number}.action.{action}")


def item(item: str) -> Phrase:
    """The name of an item."""
    return string(f"item.{item}")


def secret(number: int | str) -> Phrase:
    """The name of a secret."""
    return string(f"secret.{number}")


def skill(number: int | str, side: str) -> Phrase:
    """The name of a side of a skill."""
    return string(f"skill.{number}.{side}")


def card(number: str) -> Phrase:
    """The name of a combat or diplomacy card."""
    return string(f"card.{number}")


def encounter(card: str) -> Phrase:
    """The name of an encounter."""
    return string(f"encounter.{card}")


def event(event: str) -> Phrase:
    """The title of an event."""
    return string(f"event.{event}.title")


def quest(quest: str) -> Phrase:
    """The name of a quest."""
    return string(f"quest.{quest}")


def task(task: str) -> Phrase:
    """The text of a task."""
    return string(f"task.{task}")


def status(status: str) -> Phrase:
    """The name of a status."""
    return string(f"status.{status}")


def dial(dial: str) -> Phrase:
    """The name of a dial."""
    return string(f"dial.{dial}")


def ending(ending: str) -> Phrase:
    """The name of an ending."""
    return string(f"ending.{ending}")


def passage(key: str) -> Phrase:
    """The text of a verse, page, dream or event."""
    return string(f"{key}.text" if key.startswith("event.") else key)


def choice(passage: str, choice: str) -> Phrase:
    """The text of a choice."""
    return string(f"{passage}.{choice}")


def possession(card: str) -> Phrase:
    """The name of a card that a character owns: `item:net`, `secret:14`, `skill:5b`, `flaw:ada`."""
    kind, _, name = card.partition(":")
    if kind == "skill":
        return skill(name[:-1], name[-1])
    return {"item": item, "secret": secret, "flaw": flaw}[kind](name)


def card_or_possession(id: str) -> Phrase:
    """The name of a card of an encounter, or of one that a character owns: `U01`, `item:net`."""
    return possession(id) if ":" in id else card(id)
