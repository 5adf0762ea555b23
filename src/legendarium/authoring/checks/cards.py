"""Checks of cards: decks, key rows (2.11), encounters with their tables and tracks, skills."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from legendarium.authoring.checks.subject import Subject, error, warning
from legendarium.taintedgrail.content.faults import Fault, Place
from legendarium.taintedgrail.content.halves import FOREIGN
from legendarium.taintedgrail.content.model import (
    ATTRIBUTES,
    COMBAT,
    DIPLOMACY,
    Band,
    EncounterCard,
    Left,
    PlayedCard,
    Right,
    Sheet,
)

STARTING_DECK_SIZE = 15
FIRST_DIPLOMACY = 51
LAST_COMBAT = 39


def check_cards(subject: Subject) -> Iterator[Fault]:
    """Check every deck, card and encounter."""
    for sheet in subject.campaign.sheets.values():
        for kind in (COMBAT, DIPLOMACY):
            yield from _deck(subject, sheet, kind)
    for card in subject.campaign.cards.values():
        yield from _card(subject, card)
    for encounter in subject.campaign.encounters.values():
        if encounter.stages:
            yield from _diplomacy(subject, encounter)
        else:
            yield from _combat(subject, encounter)


def _deck(subject: Subject, sheet: Sheet, kind: str) -> Iterator[Fault]:
    cards = [
        card
        for card in subject.campaign.cards.values()
        if card.owner == sheet.id and card.kind == kind
    ]
    size = sum(card.copies for card in cards)
    if size != STARTING_DECK_SIZE:
        yield error(
            "deck-size",
            Place(f"cards/{sheet.id}/{kind}.toml", 1),
            f"the starting deck has {size} cards",
            f"exactly {STARTING_DECK_SIZE}, including copies",
        )
    if not any(card.development for card in cards):
        yield warning(
            "no-development",
            Place(f"cards/{sheet.id}/{kind}.toml", 1),
            "there is no development card",
            "add cards with `copies = 0`",
        )


def _card(subject: Subject, card: PlayedCard) -> Iterator[Fault]:
    def place(*path: str | int) -> Place:
        return subject.place("card", card.number, *path)

    sheet = subject.campaign.sheets.get(card.owner)
    if sheet is None:
        yield error("card-without-character", place(), f"there is no character `{card.owner}`")
        return
    if card.number[0] != sheet.colour:
        yield error(
            "card-letter",
            place("number"),
            f"`{card.number}` does not have the letter of `{sheet.id}`",
            f"{sheet.colour}{card.number[1:]}",
        )
    if (int(card.number[1:]) >= FIRST_DIPLOMACY) != (card.kind == DIPLOMACY):
        yield error(
            "card-number",
            place("number"),
            f"`{card.number}` is not a number of a {card.kind} card",
            "combat 01-39, diplomacy 51-89",
        )
    yield from _rows(subject, card.left, place("left"))
    yield from _rows(subject, card.right, place("right"))
    if len(card.left) != len(card.right):
        yield error("uneven-sides", place("right"), "left and right have different numbers of rows")
    for half in card.left:
        for bonus in half.bonuses:
            if bonus.kind in FOREIGN[card.kind]:
                yield error(
                    "foreign-bonus", place("left"), f"a {card.kind} card has no `{bonus.kind}`"
                )
    yield from _ability(card, place("ability"))


def _ability(card: PlayedCard, place: Place) -> Iterator[Fault]:
    ability = card.ability
    if ability is None:
        if card.passive:
            yield error("empty-ability", place, "a passive card needs an ability")
        return
    if ability.on == "activation" and not card.passive:
        yield error(
            "card-trigger",
            place,
            "only a passive card can have `activation`",
            "use placement, delayed or attack",
        )
    if ability.tokens != 1 and ability.on != "delayed":
        yield error("card-trigger", place, "tokens are only possible with `delayed`")


def _rows(subject: Subject, halves: Sequence[Left | Right], place: Place) -> Iterator[Fault]:
    """Check the length, the free row and the magic rows of a column (BON-8)."""
    rows = subject.campaign.settings.key_rows
    if len(halves) != rows:
        yield error("key-rows", place, f"the column has {len(halves)} rows", f"{rows} rows")
        return
    kinds = [half.kind for half in halves]
    if kinds[-1] != "free":
        yield error("no-free-row", place, "the lowest row is not free", "end with `free`")
    if "free" in kinds[:-1]:
        yield error("free-row-above", place, "a free half is above the lowest row")
    magic = [row for row, kind in enumerate(kinds) if kind == "magic"]
    if magic and magic != list(range(magic[0], rows - 1)):
        yield error("magic-row", place, "a magic half is not directly above the free row", "BON-8")


def _combat(subject: Subject, encounter: EncounterCard) -> Iterator[Fault]:
    def place(*path: str | int) -> Place:
        return subject.place("encounter", encounter.id, *path)

    if encounter.colour == "blue":
        yield error("blue-without-stages", place("colour"), "a blue encounter needs stages (DIP-1)")
    if not (encounter.value and encounter.keys and encounter.attacks):
        yield error(
            "incomplete-encounter",
            place(),
            "a combat needs value, keys and attacks",
            "or give it stages, for diplomacy",
        )
        return
    yield from _rows(subject, encounter.keys, place("keys"))
    yield from _table(encounter.attacks, 0, encounter.value - 1, place("attacks"))
    if encounter.failure:
        yield error("wrong-for-combat", place("failure"), "a combat cannot have `failure`")


def _diplomacy(subject: Subject, encounter: EncounterCard) -> Iterator[Fault]:
    def place(*path: str | int) -> Place:
        return subject.place("encounter", encounter.id, *path)

    for field in ("value", "keys", "attacks"):
        if getattr(encounter, field):
            yield error(
                "wrong-for-diplomacy", place(field), f"a diplomacy encounter cannot have `{field}`"
            )
    for number, stage in enumerate(encounter.stages):
        where = place("stages", number)
        yield from _rows(subject, stage.keys, where)
        if not 0 < stage.start < stage.top:
            yield error(
                "affinity-start",
                where,
                f"the marker starts on {stage.start} of {stage.top}",
                "start above 0 and below the top",
            )
        yield from _table(stage.reactions, 1, stage.top - 1, where)


def _table(bands: tuple[Band, ...], first: int, last: int, place: Place) -> Iterator[Fault]:
    """Check that a table covers every size once."""
    for size in range(first, last + 1):
        fitting = [b for b in bands if b.first <= size and (b.last is None or size <= b.last)]
        if not fitting:
            yield error("table-gap", place, f"the table does not cover {size}", "cover every size")
            return
        if len(fitting) > 1:
            yield error("table-overlap", place, f"the table covers {size} twice")
            return
    for band in bands:
        if band.first > last or (band.last is not None and not first <= band.last <= last):
            yield error(
                "table-beyond",
                place,
                f"the band from {band.first} goes beyond {first}-{last}",
                "end the table there",
            )


def check_skills(subject: Subject) -> Iterator[Fault]:
    """Check every skill card."""
    skills = subject.campaign.skills
    sides: dict[tuple[str, str], int] = {}
    for skill in skills.values():
        if skill.a == skill.b:
            yield error(
                "same-sides",
                subject.place("skill", skill.number),
                f"both sides of the skill {skill.number} are the same",
            )
            continue
        for side in "ab":
            told = (skill.attribute, str(skill.side(side)))
            first = sides.setdefault(told, skill.number)
            if first != skill.number:
                yield warning(
                    "same-sides",
                    subject.place("skill", skill.number, side),
                    f"the skill {first} has the same side",
                    "make every side different",
                )
    count = Counter(skill.attribute for skill in skills.values())
    most = max(count.values(), default=0)
    for attribute in ATTRIBUTES:
        if count[attribute] != most or not most:
            yield error(
                "uneven-skills",
                subject.place("skill", min(skills)) if skills else subject.place("campaign"),
                f"{attribute} has {count[attribute]} skills but another attribute has {most}",
                "give each attribute the same number of skills",
            )
