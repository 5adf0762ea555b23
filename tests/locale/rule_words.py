"""What a rule says, read from its text in any language, so that translations can be compared."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from card_facts import SAID_BY

from legendarium.locale import Words
from legendarium.tashkalar.schools import CARDS

UNTRANSLATED = re.compile(
    r"\]\(#[^)]*\)"  # a link to a rule
    r"|`[^`]+`"
    r"|(?<!\w)[a-i][1-9](?!\w)"  # a square
    r"|(?<!\w)[XO](?!\w)[+*]?"  # a piece of an example
    r"|(?<!\w)(?:[A-Z]{3,4}-)?\d+[A-Za-z]?"  # a number, or the id of a rule
    r"|(?<!\w)f\d\d(?!\w)"  # a flare
)
"""What every language writes alike."""

EXACT = {
    "common", "heroic", "legendary", "standard", "combat", "leap", "red", "green", "diagonal",
    "orthogonal",
}  # fmt: skip
"""Facts of cards that a rule names equally often in every language."""

MENTIONED = {"action", "adjacent", "destroy", "direction", "downgrade", "empty", "enemy", "upgrade"}
"""Facts of cards that a translation names where English does; it may name them elsewhere."""

LIMITS = {
    "at least": {
        "en": r"\bat least\b|\bor more\b",
        "cs": r"\baspoň\b",
        "de": r"\bmindestens\b",
        "pl": r"\bco najmniej\b",
        "ru": r"\bне меньше\b|\bне ниже\b|\bхотя бы\b",
    },
    "at most": {
        "en": r"\bat most\b",
        "cs": r"\bnejvýš\b",
        "de": r"\bhöchstens\b",
        "pl": r"\bnajwyżej\b",
        "ru": r"\bне больше\b",
    },
    "exactly": {
        "en": r"\bexactly\b",
        "cs": r"\bprávě jed",
        "de": r"\bgenau (ein|eine)\b",
        "pl": r"\bdokładnie\b",
        "ru": r"\bровно\b",
    },
}
"""Limits that a rule sets in every language or in none."""

FORCE = {
    "may": {
        "en": r"\bmay\b",
        "cs": r"\b(ne)?(můž|moh|sm[íě]|lze)",
        "de": r"\b(darf|dürf|kann|können)",
        "pl": r"\b(nie)?(moż|mog|wolno)",
        "ru": r"\b(не)?(мо[жг]|льзя)",
    },
    "must": {
        "en": r"\bmust\b",
        "cs": r"\bmus",
        "de": r"\bm[uü]ss",
        "pl": r"\bmus[iz]|\btrzeba\b",
        "ru": r"\bдолж|\bнужно\b",
    },
    "never": {
        "en": r"\bnever\b",
        "cs": r"\bnikdy\b",
        "de": r"\bnie\b",
        "pl": r"\bnigdy\b",
        "ru": r"\bникогда\b",
    },
    "up to": {
        "en": r"\bup to\b",
        "cs": r"\baž\b|\bdo\b",
        "de": r"\bbis (zu )?",
        "pl": r"\bdo\b",
        "ru": r"\bдо\b",
    },
}
"""What a translation says where English does; it may say it elsewhere."""

BASIC_TASKS = {"pl": r"\bzwykł\w+ zadani\w+", "ru": r"\bобычн\w+ цел\w+"}
"""Languages whose word for a basic task is that for a common piece or a standard move."""

ENDING = re.compile(r"(?<=\w\w)[aeiouyýěáíйьаеияы]$")


def untranslated(text: str) -> Counter[str]:
    """The squares, numbers, links and the like, with how often each occurs."""
    return Counter(UNTRANSLATED.findall(text))


def _in_any_case(name: str) -> re.Pattern[str]:
    """Finds a name whose words may have lost their last vowel or gained up to three letters."""
    stems = (ENDING.sub("", word) for word in name.split())
    return re.compile(r"\s+".join(rf"\b{stem}\w{{0,3}}\b" for stem in stems))


@cache
def _names(language: str) -> list[tuple[str, re.Pattern[str]]]:
    """The cards with what finds their names, long names first."""
    names = {card: Words(language).say(card) for card in CARDS}
    return [
        (card, _in_any_case(names[card])) for card in sorted(names, key=lambda c: -len(names[c]))
    ]


def take_names(language: str, text: str) -> tuple[set[str], str]:
    """The cards that a text names, and the text without their names."""
    # In Czech the words for the Champion and for a heroic piece begin alike.
    heroic = re.compile(SAID_BY[language]["heroic"], re.IGNORECASE)
    found = set()
    for card, pattern in _names(language):
        rest = pattern.sub(lambda match: match[0] if heroic.match(match[0]) else "", text)
        if rest != text:
            found.add(card)
        text = rest
    return found, text


def said(language: str, text: str, wanted: set[str]) -> Counter[str]:
    """How often a text says each of the wanted facts of cards."""
    text = re.sub(BASIC_TASKS.get(language, r"(?!)"), "", text)
    _, text = take_names(language, text)
    patterns = {fact: re.compile(said, re.IGNORECASE) for fact, said in SAID_BY[language].items()}
    text, non_legendary = patterns["non-legendary"].subn("", text)
    found = Counter({fact: len(patterns[fact].findall(text)) for fact in wanted})
    found.update(dict.fromkeys(wanted & {"common", "heroic"}, non_legendary))
    return +found


def said_of(table: dict[str, dict[str, str]], language: str, text: str) -> set[str]:
    """Which words of a table a text says."""
    return {word for word, by in table.items() if re.search(by[language], text, re.IGNORECASE)}
