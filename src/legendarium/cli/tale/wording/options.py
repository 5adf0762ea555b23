"""Describes options: one short line for every option of every question."""

from __future__ import annotations

from typing import assert_never

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording import day_options as day
from legendarium.cli.tale.wording import encounter_options as encounters
from legendarium.cli.tale.wording.context import QuestionContext, card_name
from legendarium.cli.tale.wording.sentences import capital, join_with_and
from legendarium.locale import Value as Said
from legendarium.locale import Words
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

PlainOption = (
    Pass
    | StartTrading
    | PickUp
    | CallOff
    | Done
    | Decline
    | DiscardAll
    | Drop
    | EquipCard
    | EachOwn
    | Share
    | DropOut
    | EndGame
    | PutIn
    | TakeOut
    | LeaveOutCard
    | RedrawHand
    | PlayTopCard
    | LinkWithMagic
    | Agree
    | Disagree
    | DiscardOne
    | Stay
    | NoAgreement
)
"""An option whose message needs only its own fields."""


def option_text(
    option: AnyOption, p: Position, words: Words, story: Story, named: bool = True
) -> str:
    """What an option does.

    During the day one question holds the options of all characters, so each starts with a name,
    unless `named` is off because they are grouped by character.
    """
    context = QuestionContext(p, words, story)
    text = capital(_text(option, context))
    who = actor_of(option)
    if named and who and context.kind == "action" and not isinstance(option, Leave):
        return f"{story.character(who)}: {text}"
    return text


def _text(option: AnyOption, a: QuestionContext) -> str:
    if isinstance(option, PlainOption):
        return _plain(option, a)
    match option:
        case LetReceive(who) | PickMember(who) | GiveSecretTo(to=who) | TakeCharacter(who):
            return a.story.character(who)
        case FormParty() | JoinedBy():
            return _group(option, a)
        case Travel():
            return day.travel(option, a)
        case Explore():
            return day.explore(option, a)
        case DoLocalAction():
            return day.local(option, a)
        case DoCharacterAction():
            return day.own_action(option, a)
        case InspectMenhir():
            return day.inspect(option, a)
        case Use():
            return day.use(option, a)
        case Join():
            return day.join(option, a)
        case Leave():
            return day.leave(option, a)
        case PayWith():
            return day.pay(option, a)
        case PayOwn():
            return day.pay_own(option, a)
        case Give():
            return day.give(option, a)
        case Eat():
            return day.eat(option, a)
        case GoHungry():
            return day.go_hungry(option, a)
        case Choose():
            return day.choice(option, a)
        case RaiseAttribute():
            return day.raise_attribute(option, a)
        case BuyCard():
            return day.buy_card(option, a)
        case LearnSkill():
            return day.skill(option, a)
        case Activate():
            return encounters.activate(option, a)
        case AcceptMercy():
            return encounters.accept(option, a)
        case FaceEncounter() | FaceGuardian():
            return encounters.encounter(option, a)
        case Keep():
            return encounters.keep(option, a)
        case PlayCard():
            return encounters.play(option, a)
        case StopPlaying():
            return encounters.stop(option, a)
        case Flee():
            return encounters.flee(option, a)
        case Spend():
            return encounters.spend(option, a)
        case _:
            assert_never(option)


def _plain(option: PlainOption, a: QuestionContext) -> str:
    values: dict[str, Said] = {"asked": a.kind}
    for name, value in option.items():
        if name == "who":
            values["name"] = a.story.character(value)
        elif name == "item":
            values["card"] = a.story.item(value)
        elif name == "card":
            values["card"] = card_name(value, a.story)
        else:
            values[name] = value
    return a.say(f"tg-option-{option.kind}", **values)


def _group(option: FormParty | JoinedBy, a: QuestionContext) -> str:
    names = join_with_and(map(a.story.character, option.who), a.words) if option.who else ""
    return a.say(f"tg-option-{option.kind}", names=names, count=len(option.who))
