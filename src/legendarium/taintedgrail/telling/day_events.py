"""Describes the events of the day: its phases, actions, parties, players, rest."""

from __future__ import annotations

from typing import assert_never

from legendarium.table.phrase import Phrase, all_of, say
from legendarium.taintedgrail.abilities import card_of
from legendarium.taintedgrail.content.model import RESOURCES
from legendarium.taintedgrail.events.day import (
    AbilityUsed,
    Ate,
    ChapterBegan,
    ChapterEnded,
    CharacterActed,
    DayBegan,
    Dreamed,
    DroppedOut,
    EveningBegan,
    Explored,
    Failed,
    Given,
    HadNightmare,
    Joined,
    LeftCampaign,
    LocalActionTaken,
    MercyGranted,
    MorningBegan,
    PartyFormed,
    Passed,
    Travelled,
    Unpaid,
    WentHungry,
)
from legendarium.taintedgrail.telling import names
from legendarium.taintedgrail.telling.amounts import much
from legendarium.taintedgrail.telling.people import people

DayEvent = (
    ChapterBegan
    | ChapterEnded
    | MorningBegan
    | DayBegan
    | EveningBegan
    | Passed
    | PartyFormed
    | Travelled
    | Explored
    | LocalActionTaken
    | CharacterActed
    | AbilityUsed
    | DroppedOut
    | Unpaid
    | Given
    | Ate
    | WentHungry
    | Dreamed
    | HadNightmare
    | Joined
    | LeftCampaign
    | Failed
    | MercyGranted
)


def phrase(event: DayEvent) -> Phrase:
    """What happened."""
    match event:
        case ChapterBegan(chapter):
            return say("tg-event-chapter", chapter=chapter)
        case ChapterEnded(chapter, ending):
            return say("tg-event-chapter-ended", chapter=chapter, ending=names.ending(ending))
        case MorningBegan(day):
            return say("tg-event-morning", day=day)
        case DayBegan():
            return say("tg-event-day")
        case EveningBegan(day):
            return say("tg-event-evening", day=day)
        case Passed(who):
            return say("tg-event-passed", name=names.character(who))
        case PartyFormed(members):
            return say("tg-event-party", name=all_of(map(names.character, members)))
        case Travelled(members, to):
            return say("tg-event-travel", place=names.location(to), **people(members))
        case Explored(members, location):
            return say("tg-event-explore", place=names.location(location), **people(members))
        case LocalActionTaken(members, location, action):
            named = names.local_action(location, action)
            return say("tg-event-local-action", action=named, **people(members))
        case CharacterActed(who):
            named = names.character_action(who)
            return say("tg-event-character-action", name=names.character(who), action=named)
        case AbilityUsed(who, ability):
            card = names.possession(card_of(ability))
            return say("tg-event-ability", name=names.character(who), card=card)
        case DroppedOut(who):
            return say("tg-event-dropped-out", name=names.character(who))
        case Unpaid():
            return say("tg-event-unpaid")
        case Given():
            return _given(event)
        case Ate(who):
            return say("tg-event-ate", name=names.character(who))
        case WentHungry(who):
            return say("tg-event-hungry", name=names.character(who))
        case Dreamed(who, place):
            return say("tg-event-dream", name=names.character(who), place=names.location(place))
        case HadNightmare(who, place):
            return say("tg-event-nightmare", name=names.character(who), place=names.location(place))
        case Joined(who, place):
            return say("tg-event-joined", name=names.character(who), place=names.location(place))
        case LeftCampaign(who):
            return say("tg-event-left", name=names.character(who))
        case Failed():
            return say("tg-event-failed")
        case MercyGranted():
            return say("tg-event-mercy", mercy=names.word("mercy"))
        case _:
            assert_never(event)


def _given(event: Given) -> Phrase:
    what, name = event.what, event.id
    thing = much(what, 1) if what in RESOURCES else names.possession(f"{what}:{name}")
    giver, receiver = names.character(event.from_), names.character(event.to)
    return say("tg-event-given", name=giver, receiver=receiver, thing=thing)
