"""Invariants of every position (INV-1 to INV-12).

Each sentence names the broken rule. The invariants are checked in tests and when a position is
decoded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from legendarium.taintedgrail.attributes import ATTRIBUTE_INDEX, MAX_MARKERS
from legendarium.taintedgrail.characters import printed_cards
from legendarium.taintedgrail.content.model import (
    COMBAT,
    DIPLOMACY,
    KEYWORDS,
    RESOURCES,
)
from legendarium.taintedgrail.decks import MIN_DECK_SIZE, owned
from legendarium.taintedgrail.development import development_of
from legendarium.taintedgrail.events.story import QuestEnded
from legendarium.taintedgrail.keywords import keyword_of, uses_keyword
from legendarium.taintedgrail.position import Character, Position, Possession
from legendarium.taintedgrail.secrets import is_personal
from legendarium.taintedgrail.tracks import energy_cap, is_dying


def broken(p: Position) -> list[str]:
    """Every invariant that a position breaks, one sentence each."""
    return [
        *_of_characters(p),
        *_of_seats(p),
        *_of_map(p),
        *_of_encounter(p),
        *_of_decks(p),
        *_of_story(p),
    ]


def rule_of(sentence: str) -> str:
    """The rule named at the end of a sentence of `broken`."""
    return sentence[sentence.rindex("(") + 1 : sentence.rindex(")")]


def _of_characters(p: Position) -> Iterator[str]:
    for character in p.characters:
        yield from _of_tracks(p, character)
        if p.phase != "over" and p.agenda and p.agenda[-1].name != "mercy":
            yield from _of_state(p, character)
    for character in (*p.characters, *p.absent):
        yield from _of_board(p, character)
        yield from _of_cards(p, character)
        yield from _of_keywords(p, character)


def _of_tracks(p: Position, one: Character) -> Iterator[str]:
    sheet = p.sheet(one.id)
    cap = energy_cap(p, one)
    if is_dying(one):
        cap = max(cap, p.settings.dying_energy_floor)
    if not 0 <= one.energy <= cap:
        yield f"{one.id}: Energy {one.energy} is not from 0 to {cap} (TRK-1)."
    if not 0 <= one.health <= sheet.health:
        yield f"{one.id}: Health {one.health} is not from 0 to {sheet.health} (2.1)."
    if not 0 <= one.terror <= sheet.terror_top:
        yield f"{one.id}: Terror {one.terror} is not from 0 to {sheet.terror_top} (TRK-4)."
    for name in RESOURCES:
        if getattr(one, name) < 0:
            yield f"{one.id}: {name} is below 0 (TRK-6)."


def _of_state(p: Position, one: Character) -> Iterator[str]:
    """Check that a character has the Dying! card exactly at Health 0."""
    if p.question is None and not one.dying and is_dying(one):
        return  # The rules check this before any other step.
    if (one.dying > 0) != is_dying(one):
        yield f"{one.id}: the Dying! card does not agree with Health {one.health} (DTH-1)."
    top = max(p.settings.dying_dial, p.settings.dying_dial_solo)
    if not 0 <= one.dying <= top:
        yield f"{one.id}: the dial of the Dying! card is not from 0 to {top} (DTH-2)."


def _of_board(p: Position, one: Character) -> Iterator[str]:
    if not all(0 <= markers <= MAX_MARKERS for markers in one.markers):
        yield f"{one.id}: an attribute has 0 to {MAX_MARKERS} markers (ATR-2)."
    for number, side in one.skills:
        place = ATTRIBUTE_INDEX[p.campaign.skills[number].attribute]
        if side not in ("a", "b"):
            yield f"{one.id}: a skill card must have side a or b up (DEV-5)."
        if one.markers[place] < MAX_MARKERS:
            yield f"{one.id}: skill {number} is attached to an attribute below 2 (ATR-2)."


def _of_cards(p: Position, one: Character) -> Iterator[str]:
    """Check that a character has exactly its own cards."""
    now = p.encounter
    played = [card.number for card in now.table if card.owner == one.id] if now else []
    loose = (*one.hand, *one.discard, *played)
    if now is None and loose:
        yield f"{one.id}: outside encounters there are no cards in hand (CMB-13)."
    for kind in (COMBAT, DIPLOMACY):
        printed = printed_cards(p.campaign, one.id, kind)
        there = Counter(owned(one, kind))
        there.update(one.deck(kind).order)
        there.update(development_of(one, kind).order)
        there.update(card for card in loose if p.campaign.cards[card].kind == kind)
        if there != Counter((*printed.starting, *printed.development)):
            yield f"{one.id}: the {kind} cards are not those of the character (2.1)."
        in_play = len(one.deck(kind))
        if now is not None:
            in_play += sum(p.campaign.cards[card].kind == kind for card in loose)
        if in_play < MIN_DECK_SIZE:
            yield f"{one.id}: the {kind} deck has fewer than {MIN_DECK_SIZE} cards (DEV-2)."


def _of_keywords(p: Position, one: Character) -> Iterator[str]:
    """Check that at most one card of each keyword is in use, unless a choice is pending."""
    asked = {now.args for now in p.agenda if now.name == "equip"}
    fighting = p.encounter is not None
    for keyword in KEYWORDS:
        using = [
            card
            for card in one.possessions
            if keyword_of(p, card) == keyword and uses_keyword(card)
        ]
        if len(using) > 1 and (one.id, keyword) not in asked:
            yield f"{one.id}: more than one {keyword} is face up (ITM-1)."
    for card in one.possessions:
        if (card.face_up and card.flipped) or card.charges < 0:
            yield f"{one.id}: a card is both face up and flipped by use (ITM-5)."
        if card.aside and not fighting:
            yield f"{one.id}: cards are set aside only during an encounter (CMB-3)."


def _of_seats(p: Position) -> Iterator[str]:
    seats = [one.seat for one in p.characters]
    if len(seats) > 4 or len(set(seats)) != len(seats) or not all(0 <= one < 4 for one in seats):
        yield "There must be one to four characters, each at its own seat (PLY-1)."
    everybody = [*(one.id for one in (*p.characters, *p.absent)), *p.dead]
    if len(set(everybody)) != len(everybody):
        yield "A character must be exactly one of in play, absent or dead (PLY-1)."


def _of_map(p: Position) -> Iterator[str]:
    grid = Counter((place.x, place.y) for place in p.places.values())
    if any(count > 1 for count in grid.values()):
        yield "Two locations are in the same place on the map (MAP-3)."
    lit = sum(1 for number in p.menhirs if number in p.places)
    if lit > p.campaign.max_menhirs:
        yield f"More than {p.campaign.max_menhirs} menhirs are lit (2.3)."
    top = p.settings.dial_top
    for number, value in p.menhirs.items():
        if number not in p.places:
            yield f"A menhir is lit at {number}, which is not on the map (WYR-3)."
        elif "menhir" not in p.location(number).emblems:
            yield f"A menhir is lit at {number}, which has no menhir (MEN-1)."
        if not 0 <= value <= top:
            yield f"The dial of the menhir at {number} is not from 0 to {top} (2.4)."
    for number in p.places:
        if f"location:{number}" in p.removed:
            yield f"Location {number} was removed but is on the map (DSC-4)."
    for name, dial in p.dials.items():
        if not 1 <= dial.value <= top:
            yield f"The dial {name} is not from 1 to {top} (2.4)."


def _of_encounter(p: Position) -> Iterator[str]:
    now = p.encounter
    if now is None:
        return
    if now.pool < 0:
        yield "The combat pool is below 0 (CMB-30)."
    if len(set(now.participants)) != len(now.participants):
        yield "A character is listed twice in the encounter (PTY-2)."


def _of_decks(p: Position) -> Iterator[str]:
    """Check that every card is in at most one place, and removed cards in none."""
    held = _possessions(p)
    items = Counter(p.item_deck.order)
    items.update(one.id for one in held if one.kind == "item")
    for item, count in items.items():
        if f"item:{item}" in p.removed:
            yield f"Item {item} was removed but is still in the game (DSC-4)."
        if count > max(1, p.campaign.items[item].copies):
            yield f"There are more copies of item {item} than exist (2.8)."
    for secret, count in Counter(one.id for one in held if one.kind == "secret").items():
        if f"secret:{secret}" in p.removed:
            yield f"Secret {secret} was removed but somebody has it (DSC-4)."
        if count > 1:
            yield f"Secret {secret} occurs more than once (2.7)."
    skills = Counter(number for one in (*p.characters, *p.absent) for number, _ in one.skills)
    for number, count in skills.items():
        if count > 1:
            yield f"Skill {number} occurs more than once (DEV-7)."
    guardians = (card for place in p.places.values() for card in place.guardians)
    now = (p.encounter.card,) if p.encounter is not None and p.encounter.colour else ()
    encounters = Counter((*guardians, *now))
    for deck in p.encounter_decks.values():
        encounters.update(deck.order)
        for card in deck.order:
            if f"encounter:{card}" in p.removed:
                yield f"Encounter {card} was removed but is in a deck (DSC-4)."
    for card, count in encounters.items():
        if count > 1:
            yield f"Encounter {card} occurs more than once (DSC-1)."


def _possessions(p: Position) -> list[Possession]:
    owners = (*p.characters, *p.absent)
    return [
        *(card for one in owners for card in one.possessions),
        *(card for place in p.places.values() for card in place.dropped),
    ]


def _of_story(p: Position) -> Iterator[str]:
    events = Counter((*p.event_deck.order, *p.event_discard, *p.random_deck.order))
    for event, count in events.items():
        if count > 1:
            yield f"Event {event} occurs more than once (DSC-3)."
        if f"event:{event}" in p.removed:
            yield f"Event {event} was removed but is in a pile (DSC-4)."
    if len(set(p.quests)) != len(p.quests):
        yield "A quest is on the stack more than once (QST-1)."
    for status, parts in p.statuses.items():
        if not set(parts) <= set(range(1, p.campaign.statuses[status].parts + 1)):
            yield f"Status {status} has no such part (STA-1)."


# From one position to the next -------------------------------------------------------------------


def broken_between(before: Position, after: Position) -> list[str]:
    """Every invariant broken by the change from one position to the next."""
    return [
        *_of_owners(before, after),
        *_of_attached(before, after),
        *_of_quests(before, after),
        *_of_ticks(before, after),
    ]


def _of_owners(before: Position, after: Position) -> Iterator[str]:
    """Check that no personal secret changes its owner (SEC-3)."""
    owners = {
        card.id: one.id
        for one in (*before.characters, *before.absent)
        for card in one.possessions
        if is_personal(before, card)
    }
    for one in (*after.characters, *after.absent):
        for card in one.possessions:
            if is_personal(after, card) and owners.get(card.id, one.id) != one.id:
                yield f"The personal secret {card.id} changed its owner (SEC-3)."


def _of_attached(before: Position, after: Position) -> Iterator[str]:
    """Check that every attached location was in reach of a lit menhir (MAP-3)."""
    stones = [before.places[n] for n in before.menhirs if n in before.places]
    stones += [after.places[n] for n in after.menhirs if n in after.places]
    replacing = set(after.replaced.values()) - set(before.replaced.values())
    for number, place in after.places.items():
        if number in before.places or number in replacing:
            continue
        if not any(max(abs(place.x - one.x), abs(place.y - one.y)) <= 1 for one in stones):
            yield f"Location {number} was attached out of reach (MAP-3)."


def _of_quests(before: Position, after: Position) -> Iterator[str]:
    """Check that a quest leaves the stack only by an explicit effect (QST-3)."""
    ended = {one.quest for one in after.events if isinstance(one, QuestEnded)}
    for quest in before.quests:
        if quest not in after.quests and quest not in ended:
            yield f"The quest {quest} left the stack without an effect (QST-3)."


def _of_ticks(before: Position, after: Position) -> Iterator[str]:
    """Check that ticks, read passages, visited and removed things are never undone."""
    for status, parts in before.statuses.items():
        if not set(parts) <= set(after.statuses.get(status, ())):
            yield f"A part of the status {status} was erased (STA-1)."
    if not before.read <= after.read or not before.visited <= after.visited:
        yield "A read passage or visited location was forgotten (EXP-1)."
    if not before.removed <= after.removed:
        yield "Something removed came back (DSC-4)."
