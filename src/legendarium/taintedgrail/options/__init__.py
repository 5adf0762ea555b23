"""Every kind of option: what a seat may choose. Nothing else lists them."""

from __future__ import annotations

from legendarium.table.kinds import Kinds
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

AnyOption = (
    Travel
    | Explore
    | DoLocalAction
    | DoCharacterAction
    | InspectMenhir
    | Use
    | Pass
    | StartTrading
    | PickUp
    | Join
    | Leave
    | FormParty
    | CallOff
    | Give
    | GiveSecretTo
    | Done
    | Decline
    | Eat
    | GoHungry
    | DiscardAll
    | Drop
    | EquipCard
    | TakeCharacter
    | Choose
    | LetReceive
    | PickMember
    | EachOwn
    | PayWith
    | PayOwn
    | Share
    | DropOut
    | Activate
    | AcceptMercy
    | EndGame
    | BuyCard
    | RaiseAttribute
    | LearnSkill
    | PutIn
    | TakeOut
    | FaceEncounter
    | FaceGuardian
    | JoinedBy
    | LeaveOutCard
    | Keep
    | RedrawHand
    | PlayCard
    | PlayTopCard
    | StopPlaying
    | LinkWithMagic
    | Spend
    | Agree
    | Disagree
    | DiscardOne
    | Stay
    | Flee
    | NoAgreement
)


def actor_of(option: AnyOption) -> str:
    """The character whose option it is; empty if it is nobody's, or that of a group."""
    who = getattr(option, "who", "")
    return who if isinstance(who, str) else ""


OPTIONS: Kinds[AnyOption] = Kinds("option", AnyOption)
