"""The setup of a campaign and of its chapters (SET-1 to SET-8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from legendarium.table.errors import BadSetup
from legendarium.table.hidden import Pile
from legendarium.table.reading import Reader, short_repr
from legendarium.taintedgrail.agenda import plan, step
from legendarium.taintedgrail.characters import enter, new_character
from legendarium.taintedgrail.content.model import COLOURS, Campaign, Chapter
from legendarium.taintedgrail.events.day import ChapterBegan
from legendarium.taintedgrail.map import reveal
from legendarium.taintedgrail.position import Place, Position

MODES = ("normal", "story")
MAX_PLAYERS = 4


def new_game(campaign: Campaign, body: Mapping[str, Any], seed: int) -> Position:
    """The first position, with an agenda that is not yet run; raises BadSetup."""
    setup = Reader(body, "", BadSetup)
    setup.optional("campaign")
    mode = setup.name("mode", MODES, "a mode; there are normal and story") or "normal"
    who = _characters(setup, campaign)
    chronicler = _chronicler(setup, len(who))
    setup.finish()
    p = Position(campaign, seed & (1 << 64) - 1, mode, chronicler)
    start = campaign.start_location
    p.places[start] = Place(0, 0)
    p.visited = frozenset({start})
    for seat, one in enumerate(who):
        enter(p, new_character(p, one, seat, start))
    p.menhirs[start] = min(campaign.start_dial[len(who) - 1], campaign.settings.dial_top)  # SET-3
    reveal(p, start)  # SET-4
    items = [one.id for one in campaign.items.values() for _ in range(one.copies)]
    p.item_deck = p.shuffle(Pile(*items))
    begin_chapter(p, campaign.chapters[0].number)
    plan(p, ("morning",))
    return p


def _characters(setup: Reader, campaign: Campaign) -> list[str]:
    seats = setup.readers("seats")
    if not 1 <= len(seats) <= MAX_PLAYERS:
        raise BadSetup(f"There must be one to four seats, not {len(seats)}.", "seats")
    known = ", ".join(campaign.sheets)
    who: list[str] = []
    for seat in seats:
        one = seat.name("character", campaign.sheets, f"a character; there are {known}")
        seat.finish()
        if one is None:
            raise BadSetup("Every seat needs a character.", seat.where("character"))
        if one in who:
            raise BadSetup(f"{short_repr(one)} is taken already.", seat.where("character"))
        who.append(one)
    return who


def _chronicler(setup: Reader, seats: int) -> int:
    """The seat that decides when the others disagree; -1 if there is none (EXP-6)."""
    if setup.optional("chronicler") is None:
        return -1
    return setup.number("chronicler", None, seats - 1)


@step
def begin_chapter(p: Position, number: int) -> None:
    """Set up the event deck and the encounter decks of a chapter (SET-5, SET-6).

    The map, the characters and the quest stack stay as they are.
    """
    chapter = next(one for one in p.campaign.chapters if one.number == number)
    p.chapter = number
    p.event_deck = Pile(*_unremoved(p, chapter.events))
    p.event_discard = ()
    p.random_deck = p.shuffle(Pile(*_unremoved(p, chapter.random_events)))
    lying = {card for place in p.places.values() for card in place.guardians}
    if p.encounter is not None:
        lying.add(p.encounter.card)
    for colour in COLOURS:
        p.encounter_decks[colour] = p.shuffle(Pile(*_deck(p, chapter, colour, lying)))
    p.tell(ChapterBegan(number))


def _unremoved(p: Position, events: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for one in events if f"event:{one}" not in p.removed)


def _deck(p: Position, chapter: Chapter, colour: str, lying: set[str]) -> list[str]:
    """The deck of a colour; cards with difficulty 0 belong to no deck (SET-7)."""
    return [
        card.id
        for card in p.campaign.encounters.values()
        if card.colour == colour
        and card.difficulty in chapter.difficulties
        and not card.intro
        and card.id not in lying
        and f"encounter:{card.id}" not in p.removed
    ]
