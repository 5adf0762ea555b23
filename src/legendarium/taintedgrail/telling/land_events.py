"""Describes the events of the land: the map, menhirs, guardians."""

from __future__ import annotations

from typing import assert_never

from legendarium.table.phrase import Phrase, say
from legendarium.taintedgrail.events.story import (
    Displaced,
    GuardianDieRolled,
    GuardianMoved,
    GuardianStayed,
    LocationLost,
    MenhirDialTurned,
    MenhirFailing,
    MenhirLit,
    MenhirRead,
    MenhirWentOut,
    Moved,
    NoWay,
    Replaced,
    Revealed,
)
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.effects import cost_phrase
from legendarium.taintedgrail.telling.people import people

LandEvent = (
    Revealed
    | Replaced
    | LocationLost
    | Moved
    | Displaced
    | NoWay
    | MenhirRead
    | MenhirLit
    | MenhirDialTurned
    | MenhirFailing
    | MenhirWentOut
    | GuardianDieRolled
    | GuardianMoved
    | GuardianStayed
)


def phrase(event: LandEvent) -> Phrase:
    """What happened."""
    match event:
        case Revealed(location):
            return say("tg-event-revealed", place=names.location(location))
        case Replaced(location, by):
            return say("tg-event-replaced", place=names.location(location), new=names.location(by))
        case LocationLost(location):
            return say("tg-event-location-lost", place=names.location(location))
        case Moved(who, to):
            return say("tg-event-moved", place=names.location(to), **people(who))
        case Displaced(who, to):
            wyrdness, place = names.word("wyrdness"), names.location(to)
            return say("tg-event-displaced", wyrdness=wyrdness, place=place, **people(who))
        case NoWay(who, to):
            return say("tg-event-no-way", place=names.location(to), **people(who))
        case MenhirRead(location, cost):
            menhir, place = names.word("menhir"), names.location(location)
            price = cost_phrase(cost)
            return say("tg-event-menhir-text", menhir=menhir, place=place, cost=price)
        case MenhirLit(location, dial):
            menhir, place = names.word("menhir"), names.location(location)
            return say("tg-event-menhir-lit", menhir=menhir, place=place, dial=dial)
        case MenhirDialTurned(location, dial):
            menhir, place = names.word("menhir"), names.location(location)
            return say("tg-event-menhir-dial", menhir=menhir, place=place, dial=dial)
        case MenhirFailing(location):
            menhir, place = names.word("menhir"), names.location(location)
            return say("tg-event-menhir-failing", menhir=menhir, place=place)
        case MenhirWentOut(location):
            menhir, place = names.word("menhir"), names.location(location)
            return say("tg-event-menhir-out", menhir=menhir, place=place)
        case GuardianDieRolled(card, face):
            name, guardian = names.encounter(card), names.word("guardian")
            return say("tg-event-guardian-die", card=name, guardian=guardian, face=face)
        case GuardianMoved(card, to):
            name, place = names.encounter(card), names.location(to)
            return say("tg-event-guardian-moved", card=name, place=place)
        case GuardianStayed(card, place):
            name, here = names.encounter(card), names.location(place)
            return say("tg-event-guardian-stays", card=name, place=here)
        case _:
            assert_never(event)
