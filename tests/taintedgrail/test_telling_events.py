"""Every event of Tainted Grail is told as a sentence."""

from __future__ import annotations

import pytest

from legendarium.locale import LANGUAGES
from legendarium.taintedgrail.content.model import COLOURS, RESOURCES
from legendarium.taintedgrail.events import AnyEvent
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
from legendarium.taintedgrail.telling import event_phrase, passage_title
from speech import Speech
from taintedgrail import spoken
from taintedgrail.walks import STRINGS, WALKS, crowd, keyed_strings, walk

KEYED = keyed_strings(crowd())
ENGLISH = Speech("en", STRINGS)

SAMPLES: tuple[AnyEvent, ...] = (
    AbilityUsed("ada", "item:net:0"),
    BecameActive("ada", 2),
    AffinityMoved(-1, 2),
    Ate("ada"),
    Attacked("ada", "hit 1; lose 1 markers"),
    CardAbilityFired("ada", "U03"),
    CardMoved("ada", "combat", "U04", "in"),
    CardMoved("ada", "combat", "U04", "out"),
    ChapterBegan(2),
    ChapterEnded(1, "lit"),
    CharacterActed("ada"),
    ChargesChanged("U05", 1, 1),
    ChargesChanged("item:harness", -1, 0),
    ChoiceTaken("log.101.1", "dig"),
    DayBegan(2),
    DialTurned("tide", 1),
    DialRanOut("tide"),
    DialRemoved("tide"),
    Died("ada"),
    DiscardedCards("ada", ("U01", "U02")),
    DiscardedCards("ada", ()),
    Displaced(("ada", "ben"), 101),
    DrewCards("ada", ("U01",)),
    Dreamed("ada", 102),
    DroppedOut("ada"),
    IsDying("ada", 2),
    EncounterBegan("dog", "green", ("ada", "ben")),
    *(
        EncounterEnded(how, "dog")
        for how in ("won", "fled", "withdrawn", "lost", "expelled", "followed")
    ),
    EnergyChanged("ada", -1, 3),
    Equipped("ada", "item:spear"),
    EveningBegan(2),
    EventRevealed("rain"),
    EventPutOnTop("rain"),
    EventShuffledIn("rain"),
    Expelled("ada"),
    ExplorationEnded(),
    Explored(("ada",), 101),
    Failed(),
    Fled("ada"),
    Flipped("ada", "item:horn"),
    Given("ada", "ben", "food"),
    Given("ada", "ben", "secret", "14"),
    *(
        GuardianDieRolled("thief", face)
        for face in ("north", "east", "south", "west", "nothing", "removal")
    ),
    GuardianMoved("thief", 102),
    GuardianStayed("thief", 102),
    HealthChanged("ada", 1, 7),
    WasHit("ada", 2),
    WentHungry("ada"),
    BecameInsane("ada"),
    ItemReceived("ada", "net"),
    ItemDiscarded("ada", "net"),
    ItemDropped("ada", "net", 101),
    Joined("ada", 101),
    LeftCampaign("ada"),
    LeftOut("ada", "item:spear"),
    *(Linked("ada", 0, key) for key in ("courage", "magic", "free")),
    LocalActionTaken(("ada",), 101, "fish"),
    LocationLost(104),
    MadnessTossed("ada", "tails"),
    MadnessTossed("ada", "heads"),
    MarkersChanged(2, 3),
    MenhirDialTurned(101, 3),
    MenhirFailing(101),
    MenhirLit(101, 7),
    MenhirWentOut(101),
    MenhirRead(101, "pay 2 wealth"),
    MercyGranted(),
    MarkersMissing("ada", 2),
    MorningBegan(3),
    Moved(("ada",), 102),
    CardGained("ada", "combat", "U04"),
    HadNightmare("ada", 102),
    NoCards("ada", 2, 1),
    *(NoEncounter(colour) for colour in COLOURS),
    NoEvent(),
    NoItem("ada", what=""),
    NoItem("ada", what="relic"),
    NoItem("ada", "net"),
    NoWay(("ada", "ben"), 104),
    OpportunityTaken("ada"),
    Panicked("ada"),
    PartyFormed(("ada", "ben")),
    Passed("ada"),
    PickedUp("ada", "net"),
    CardPlayed("ada", "U01"),
    Prevented("ada", 1),
    Prevented("ada", markers=1),
    QuestBegan("light-the-north"),
    QuestEnded("light-the-north"),
    QuestSucceeded("light-the-north"),
    AttributeRaised("ada", "courage"),
    PassageRead("log.102.nightmare"),
    Recovered("ada"),
    Removed("event", "rain"),
    Removed("location", "104"),
    Removed("encounter", "dog"),
    Removed("secret", "14"),
    Removed("item", "net"),
    Replaced(103, 105),
    Reshuffled("ada"),
    *(ResourceChanged("ada", one, -2) for one in RESOURCES),
    Revealed(104),
    Rolled(6, 4),
    BecameSane("ada"),
    SecretLearned("ada", 14),
    SecretGiven(14, "ben"),
    SecretLost("ada", 14),
    SkillLearned("ada", 3, "b"),
    ChargesSpent("ada", "U05", 2),
    StageBegan(1, 2, 4),
    StageWon(1),
    TaskLearned("well", 104),
    TaskClosed("well"),
    TerrorChanged("ada", 2, 4),
    Ticked("debt", 1),
    TimeTokenRemoved("U06", 0),
    TimeTokenRemoved("U06", 1),
    Torn("ada", "U01"),
    Tossed("heads"),
    Tossed("tails"),
    TraitFired("thief", 0),
    Travelled(("ada", "ben"), 102),
    Unpaid(("ada",)),
)
"""A sample of each event of the rules, with its possible details."""


def test_the_samples_are_the_events_of_the_rules() -> None:
    assert {event.kind for event in SAMPLES} == spoken.events()
    details = {event.kind: {name for name, _ in event.items()} for event in SAMPLES}
    for number in range(WALKS):
        for p in walk(number):
            for event in p.events:
                fresh = {name for name, _ in event.items()} - details[event.kind]
                assert fresh <= {"now", "id", "hits", "markers"}, event


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence_in_every_language(language: str) -> None:
    speech = Speech(language, KEYED)
    for event in SAMPLES:
        text = speech.say(event_phrase(event, crowd()))
        assert text.endswith((".", "!")), text
        assert text[0] == text[0].upper(), text


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_in_a_game_is_told_in_every_language(language: str) -> None:
    speech = Speech(language, KEYED)
    for number in range(WALKS):
        for p in walk(number):
            for event in p.events:
                speech.say(event_phrase(event, p.campaign))


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (HealthChanged("ada", -2, 6), "Ada loses 2 Health (now 6)."),
        (ResourceChanged("ada", "food", 1, 3),
         "Ada gains 1 Food (now 3)."),
        (ResourceChanged("ada", "xp", -2), "Ada loses 2 Experience."),
        (Travelled(("ada",), 102), "Ada travels to The Ford."),
        (Travelled(("ada", "ben"), 102), "Ada and Ben travel to The Ford."),
        (Given("ada", "ben", "food"), "Ada → Ben: 1 Food."),
        (Given("ada", "ben", "item", "net"), "Ada → Ben: Net."),
        (MenhirLit(101, 7), "The stone in The Lock is lit (dial 7)."),
        (MenhirDialTurned(101, 0),
         "The stone in The Lock is burning its last day."),
        (MarkersChanged(-1, 0), "−1 marker (pool 0)."),
        (Attacked("ada", ""), "The enemy responds to Ada: nothing."),
        (Prevented("ada", 1), "Ada prevents 1 hit."),
        (Prevented("ada", markers=2), "Ada prevents the loss of 2 markers."),
        (PassageRead("page.12"), "Sealed page 12."),
        (ChoiceTaken("log.101.1", "dig"), "You choose: Dig."),
        (EncounterBegan("dog", "green", ("ada",)), "Ada meets: Dogs."),
        (EventPutOnTop("rain"), "An event was put on top of the event deck."),
    ],
)  # fmt: skip
def test_an_event_is_a_sentence(event: AnyEvent, said: str) -> None:
    assert ENGLISH.say(event_phrase(event, crowd())) == said


def test_what_the_event_deck_holds_is_not_given_away() -> None:
    for kind in (EventPutOnTop, EventShuffledIn):
        assert "rain" not in str(event_phrase(kind("rain"), crowd()))


@pytest.mark.parametrize(
    ("key", "title"),
    [
        ("log.101.intro", "The Lock"),
        ("log.101.4", "The Lock, verse 4"),
        ("log.102.dream", "The Ford: a dream"),
        ("page.12", "sealed page 12"),
        ("event.rain", "Rain"),
    ],
)
def test_a_passage_has_a_heading(key: str, title: str) -> None:
    assert ENGLISH.say(passage_title(key)) == title
