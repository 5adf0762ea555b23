"""Every kind of event: what happened because of a choice. Nothing else lists them.

No event has a secret field: every seat sees the same.
"""

from __future__ import annotations

from legendarium.table.kinds import Kinds
from legendarium.taintedgrail.events.characters import (
    AttributeRaised,
    BecameInsane,
    BecameSane,
    CardGained,
    CardMoved,
    ChargesChanged,
    Died,
    EnergyChanged,
    Equipped,
    Flipped,
    HealthChanged,
    IsDying,
    ItemDiscarded,
    ItemDropped,
    ItemReceived,
    MadnessTossed,
    NoItem,
    PickedUp,
    Recovered,
    ResourceChanged,
    SecretGiven,
    SecretLearned,
    SecretLost,
    SkillLearned,
    TerrorChanged,
)
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
from legendarium.taintedgrail.events.encounters import (
    AffinityMoved,
    Attacked,
    BecameActive,
    CardAbilityFired,
    CardPlayed,
    ChargesSpent,
    DiscardedCards,
    DrewCards,
    EncounterBegan,
    EncounterEnded,
    Expelled,
    Fled,
    LeftOut,
    Linked,
    MarkersChanged,
    MarkersMissing,
    NoCards,
    NoEncounter,
    OpportunityTaken,
    Panicked,
    Prevented,
    Reshuffled,
    StageBegan,
    StageWon,
    TimeTokenRemoved,
    Torn,
    TraitFired,
    WasHit,
)
from legendarium.taintedgrail.events.story import (
    ChoiceTaken,
    DialRanOut,
    DialRemoved,
    DialTurned,
    Displaced,
    EventPutOnTop,
    EventRevealed,
    EventShuffledIn,
    ExplorationEnded,
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
    NoEvent,
    NoWay,
    PassageRead,
    QuestBegan,
    QuestEnded,
    QuestSucceeded,
    Removed,
    Replaced,
    Revealed,
    Rolled,
    TaskClosed,
    TaskLearned,
    Ticked,
    Tossed,
)

AnyEvent = (
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
    | EnergyChanged
    | HealthChanged
    | TerrorChanged
    | ResourceChanged
    | BecameInsane
    | BecameSane
    | MadnessTossed
    | IsDying
    | Recovered
    | Died
    | Equipped
    | Flipped
    | ChargesChanged
    | ItemReceived
    | ItemDiscarded
    | ItemDropped
    | PickedUp
    | NoItem
    | SecretLearned
    | SecretGiven
    | SecretLost
    | CardGained
    | CardMoved
    | AttributeRaised
    | SkillLearned
    | Revealed
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
    | EventRevealed
    | NoEvent
    | EventPutOnTop
    | EventShuffledIn
    | Removed
    | PassageRead
    | ChoiceTaken
    | ExplorationEnded
    | QuestBegan
    | QuestSucceeded
    | QuestEnded
    | TaskLearned
    | TaskClosed
    | Ticked
    | DialTurned
    | DialRanOut
    | DialRemoved
    | Rolled
    | Tossed
    | NoEncounter
    | EncounterBegan
    | EncounterEnded
    | LeftOut
    | StageBegan
    | StageWon
    | BecameActive
    | DrewCards
    | DiscardedCards
    | Reshuffled
    | NoCards
    | CardPlayed
    | Linked
    | Torn
    | CardAbilityFired
    | TimeTokenRemoved
    | ChargesSpent
    | TraitFired
    | MarkersChanged
    | MarkersMissing
    | AffinityMoved
    | Attacked
    | OpportunityTaken
    | WasHit
    | Prevented
    | Panicked
    | Fled
    | Expelled
)

EVENTS: Kinds[AnyEvent] = Kinds("event", AnyEvent)
