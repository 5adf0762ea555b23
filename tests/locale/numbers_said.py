"""The numbers that a text says, in digits or in words, in each language."""

from __future__ import annotations

import re

WORDS = {
    "en": (
        "two|twice", "three|third", "four|fourth", "five", "six", "seven", "eight", "nine", "ten",
    ),
    "cs": (
        "dva|dvě|dvou|dvěma|dvakrát", "tři|tří|třech|třemi|třetí", "čtyři|čtyř|čtyřech|čtvrtý",
        "pět|pěti", "šest|šesti", "sedm|sedmi", "osm|osmi", "devět|devíti", "deset|deseti",
    ),
    "de": (
        "zwei|zweien|zweimal|zweit|beide|beiden", "drei|dreimal|dritt|dritte|dritten",
        "vier|viert|vierte|vierten", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    ),
    "pl": (
        "dwa|dwie|dwóch|dwoma|dwukrotnie|dwoje|dwojga",
        "trzy|trzech|trzema|troje|trojga|trzeci|trzecia",
        "cztery|czterech|czterema|czworo|czworga|czworgu|czwarty", "pięć|pięciu", "sześć|sześciu",
        "siedem|siedmiu", "osiem|ośmiu", "dziewięć|dziewięciu", "dziesięć|dziesięciu",
    ),
    "ru": (
        "два|две|двух|двумя|дважды|двое|двоих", "три|трёх|тремя|трое|троих|третий|третья|третьи",
        "четыре|четырёх|четверо|четверых|вчетвером|четвёртый", "пять|пяти", "шесть|шести",
        "семь|семи", "восемь|восьми", "девять|девяти", "десять|десяти",
    ),
}  # fmt: skip
"""The words for 2, 3 and so on. One is left out: many languages say it where English says `a`."""


def numbers_said(language: str, text: str) -> set[int]:
    """The numbers from 2 on; those in the name of a square, as in e5, are none."""
    found = {int(digits) for digits in re.findall(r"(?<![\w-])\d+", text)} - {0, 1}
    for number, words in enumerate(WORDS[language], 2):
        if re.search(rf"(?<![\w-])({words})(?![\w-])", text, re.IGNORECASE):
            found.add(number)
    return found
