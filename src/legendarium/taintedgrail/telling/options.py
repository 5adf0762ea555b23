"""Describes options: one short line for every option of every question."""

from __future__ import annotations

from typing import assert_never

from legendarium.table.phrase import Phrase, all_of, capital, say
from legendarium.taintedgrail.options import AnyOption, actor_of
from legendarium.taintedgrail.options.day import (
    CallOff,
    Decline,
    DiscardAll,
    DoCharacterAction,
    DoLocalAction,
    Done,
    Drop,
    Eat,
    EquipCard,
    Explore,
    FormParty,
    Give,
    GiveSecretTo,
    GoHungry,
    InspectMenhir,
    Join,
    Leave,
    Pass,
    PickUp,
    StartTrading,
    TakeCharacter,
    Travel,
    Use,
)
from legendarium.taintedgrail.options.encounters import (
    Agree,
    Disagree,
    DiscardOne,
    FaceEncounter,
    FaceGuardian,
    Flee,
    JoinedBy,
    Keep,
    LeaveOutCard,
    LinkWithMagic,
    NoAgreement,
    PlayCard,
    PlayTopCard,
    RedrawHand,
    Spend,
    Stay,
    StopPlaying,
)
from legendarium.taintedgrail.options.growth import (
    BuyCard,
    LearnSkill,
    PutIn,
    RaiseAttribute,
    TakeOut,
)
from legendarium.taintedgrail.options.story import (
    AcceptMercy,
    Activate,
    Choose,
    DropOut,
    EachOwn,
    EndGame,
    LetReceive,
    PayOwn,
    PayWith,
    PickMember,
    Share,
)
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.telling import day_options as day
from legendarium.taintedgrail.telling import encounter_options as encounters
from legendarium.taintedgrail.telling import names


def option_phrase(option: AnyOption, p: Position, named: bool = True) -> Phrase:
    """What an option does.

    During the day one question holds the options of all characters, so each starts with a name,
    unless `named` is off because they are grouped by character.
    """
    phrase = capital(_phrase(option, p))
    who = actor_of(option)
    if named and who and _kind(p) == "action" and not isinstance(option, Leave):
        return say("tg-option-of", name=names.character(who), option=phrase)
    return phrase


def _kind(p: Position) -> str:
    return p.question.kind if p.question else ""


def _phrase(option: AnyOption, p: Position) -> Phrase:
    match option:
        # The day
        case Travel():
            return day.travel(option, p)
        case Explore():
            return day.explore(option, p)
        case DoLocalAction():
            return day.local_action(option, p)
        case DoCharacterAction():
            return day.character_action(option, p)
        case InspectMenhir():
            return say("tg-option-menhir", menhir=names.word("menhir"))
        case Use():
            return day.use(option, p)
        case Pass():
            return say("tg-option-pass")
        case StartTrading():
            return say("tg-option-trade")
        case PickUp(item=item):
            return say("tg-option-pick-up", card=names.item(item))
        case Give():
            return day.give(option, p)
        case Done():
            return say("tg-option-done", asked=_kind(p))
        case Decline():
            return say("tg-option-decline", asked=_kind(p))
        case FormParty(who=who):
            return say("tg-option-party", names=all_of(map(names.character, who)), count=len(who))
        case CallOff():
            return say("tg-option-call-off")
        case Eat():
            return day.eat(option, p)
        case GoHungry():
            return day.go_hungry(option, p)
        case Drop(item=item):
            return say("tg-option-drop", card=names.item(item))
        case DiscardAll():
            return say("tg-option-discard-all")
        case EquipCard(card=card):
            return say("tg-option-equip", card=names.possession(card))
        case Join():
            return day.join(option, p)
        case Leave():
            return day.leave(option)
        case GiveSecretTo(to=who) | LetReceive(who) | PickMember(who) | TakeCharacter(who):
            return names.character(who)
        # Encounters
        case PlayCard():
            return encounters.play(option, p)
        case StopPlaying():
            return encounters.stop(p)
        case PlayTopCard():
            return say("tg-option-play-top")
        case LinkWithMagic():
            return say("tg-option-pay-magic")
        case Spend():
            return encounters.spend(option, p)
        case Flee():
            return encounters.flee(p)
        case Stay():
            return say("tg-option-stay")
        case Keep(card=keep):
            return say("tg-option-keep") if keep is None else names.card(keep)
        case RedrawHand():
            return say("tg-option-redraw")
        case DiscardOne():
            return encounters.discard(option, p)
        case Activate():
            return encounters.activate(option, p)
        case NoAgreement():
            return say("tg-option-no-agreement")
        case FaceEncounter() | FaceGuardian():
            return encounters.face(option, p)
        case JoinedBy():
            return encounters.joined_by(option)
        case LeaveOutCard(card=card):
            return say("tg-option-leave-out", card=names.possession(card))
        case Agree():
            return say("tg-option-agree")
        case Disagree():
            return say("tg-option-disagree")
        # The story
        case Choose():
            return day.choose(option, p)
        case PayWith():
            return day.pay(option, p)
        case PayOwn():
            return day.pay_own(option, p)
        case EachOwn():
            return say("tg-option-each-own")
        case Share():
            return say("tg-option-share")
        case DropOut(who=who):
            return say("tg-option-drop-out", name=names.character(who))
        case AcceptMercy():
            return say("tg-option-accept", mercy=names.word("mercy"))
        case EndGame():
            return say("tg-option-end")
        # Development
        case BuyCard():
            return day.buy_card(option)
        case RaiseAttribute():
            return day.raise_attribute(option, p)
        case LearnSkill():
            return day.learn_skill(option, p)
        case PutIn(deck=deck, card=card):
            return say("tg-option-put-in", deck=deck, card=names.card(card))
        case TakeOut(deck=deck, card=card):
            return say("tg-option-take-out", deck=deck, card=names.card(card))
        case _:
            assert_never(option)
