"""The texts of a campaign in the wanted language, as far as it is translated.

What is not translated is shown in the first language of the campaign.
"""

from __future__ import annotations

from collections.abc import Mapping

from legendarium.table.phrase import Phrase, key_of
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.telling import names

Strings = Mapping[str, Mapping[str, str]]
"""The texts of a campaign by language and key."""


class Story:
    """The names and texts of a campaign in one language."""

    def __init__(self, campaign: Campaign, strings: Strings, language: str) -> None:
        first = campaign.languages[0]
        self.campaign = campaign
        self.wanted = language
        self.language = language if strings.get(language) else first
        """The language that the story is told in."""
        order = dict.fromkeys((self.language, first))
        self._texts = tuple(strings[name] for name in order if name in strings)

    @property
    def is_translated(self) -> bool:
        """Whether the story is told in the wanted language."""
        return self.language == self.wanted

    def has(self, key: str) -> bool:
        """Whether the campaign says anything under this key."""
        return any(texts.get(key) for texts in self._texts)

    def text(self, key: str) -> str:
        """A text; a missing one is shown as its key."""
        for texts in self._texts:
            if texts.get(key):
                return texts[key]
        return key

    def _string(self, named: Phrase) -> str:
        return self.text(key_of(named))

    # Names of things --------------------------------------------------------------------------

    def word(self, term: str) -> str:
        """The campaign's word for menhir, wyrdness, guardian, mercy, journal, verse and so on."""
        return self._string(names.word(term))

    def character(self, who: str) -> str:
        """The name of a character."""
        return self._string(names.character(who))

    def character_action(self, who: str) -> str:
        """The name of the action on a character's board."""
        return self._string(names.character_action(who))

    def location(self, number: int) -> str:
        """The name of a location."""
        return self._string(names.location(number))

    def item(self, item: str) -> str:
        """The name of an item."""
        return self._string(names.item(item))

    def secret(self, number: int | str) -> str:
        """The name of a secret."""
        return self._string(names.secret(number))

    def card(self, number: str) -> str:
        """The name of a combat or diplomacy card."""
        return self._string(names.card(number))

    def skill(self, number: int | str, side: str) -> str:
        """The name of a side of a skill."""
        return self._string(names.skill(number, side))

    def flaw(self, who: str) -> str:
        """The name of a character's flaw."""
        return self._string(names.flaw(who))

    def encounter(self, card: str) -> str:
        """The name of an encounter."""
        return self._string(names.encounter(card))

    def event(self, event: str) -> str:
        """The title of an event."""
        return self._string(names.event(event))

    def quest(self, quest: str) -> str:
        """The name of a quest."""
        return self._string(names.quest(quest))

    def task(self, task: str) -> str:
        """The text of a task."""
        return self._string(names.task(task))

    def status(self, status: str) -> str:
        """The name of a status."""
        return self._string(names.status(status))

    def dial(self, dial: str) -> str:
        """The name of a dial."""
        return self._string(names.dial(dial))

    def ending(self, ending: str) -> str:
        """The name of an ending."""
        return self._string(names.ending(ending))

    def local_action(self, number: int, action: str) -> str:
        """The name of a local action."""
        return self._string(names.local_action(number, action))

    def passage(self, key: str) -> str:
        """The text of a verse, page, dream or event."""
        return self._string(names.passage(key))

    def possession(self, card: str) -> str:
        """The name of a card that a character owns: `item:net`, `skill:5b`, `flaw:ada`."""
        return self._string(names.possession(card))
