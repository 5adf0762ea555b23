"""Every question, option, event and refusal of Tainted Grail has a text."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording import event_text, option_text, question_text, refusal_text
from legendarium.cli.tale.wording.passages import passage_title
from legendarium.locale import LANGUAGES, Words
from legendarium.table import IllegalChoice
from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.model import COLOURS, RESOURCES, Campaign
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
from legendarium.taintedgrail.options import AnyOption
from legendarium.taintedgrail.options.day import DoCharacterAction, DoLocalAction, Travel
from legendarium.taintedgrail.options.story import Choose, EndGame
from legendarium.taintedgrail.players import player_changes
from legendarium.taintedgrail.position import Position, Possession
from taintedgrail import spoken
from taintedgrail.crowd import CROWD
from taintedgrail.fights import card, fight, foe, having, play, stop, tale
from taintedgrail.lives import give
from taintedgrail.play import choose, kinds, loaded, play_on, run_steps, start
from taintedgrail.play import game as game_of
from taintedgrail.telling import after_script, during, pair

WORDS = {language: Words(language) for language in LANGUAGES}
ENGLISH = WORDS["en"]
PARTIES = (("ada",), ("ben", "cay"), ("ada", "ben", "cay", "dot"))
WALKS = 6
STRINGS = {
    "character.ada.name": "Ada",
    "character.ben.name": "Ben",
    "character.ada.action": "Scrape",
    "location.101.name": "The Lock",
    "location.101.action.fish": "Fish",
    "location.102.name": "The Ford",
    "log.101.1.dig": "Dig",
    "log.101.1.leave": "Leave",
    "card.U01": "Hammer",
    "encounter.dog": "Dogs",
    "item.net": "Net",
    "event.rain.title": "Rain",
    "word.menhir": "stone",
    "word.verse": "verse",
    "word.book-of-secrets": "sealed page",
}


def crowd() -> Campaign:
    return loaded(CROWD)


def story_in(language: str) -> Story:
    return Story(crowd(), {"en": STRINGS}, language)


STORY = story_in("en")


CARDS = (
    "item:spear", "item:club", "item:coat", "item:harness", "item:drum", "item:bell", "item:horn",
    "item:lamp", "item:boots", "item:net",
)  # fmt: skip


@cache
def walk(number: int, choices: int = 250) -> tuple[Position, ...]:
    """A seeded game of random choices: every position on the way.

    Everybody begins rich, so that there is much to decide.
    """
    party = PARTIES[number % len(PARTIES)]
    chance = Random(number)
    p = start(*party, story=crowd(), seed=number, mode="story" if number % 2 else "normal").clone()
    for character in p.characters:
        character.xp, character.magic, character.food = 20, 5, 4
        character.wealth = character.reputation = 3
        give(p, character.id, *chance.sample(CARDS, 6))
    give(p, party[0], "secret:20", "secret:21", "secret:14")
    agenda.run(p)
    return tuple(play_on(p, chance, choices))


def rare() -> list[Position]:
    """Positions with questions that random choices rarely reach."""
    p = pair(crowd())
    guarded = p.clone()
    guarded.places[102] = guarded.places[102]._replace(guardians=("thief", "dog"))
    for character in guarded.characters:
        character.location = 102
    drawn = p.clone()
    drawn.encounter_decks["green"] = Pile("dog", "thief")
    laden = p.clone()
    give(laden, "ada", "item:spear", "item:coat", "item:net")
    weak = p.clone()
    weak.character("ada").energy = 1
    agenda.run(weak)
    both = ("ada", "ben")
    found = [
        choose(weak, "local", who="ada", action="fish"),
        run_steps(during(p), ("toll", "energy", 1, "ada")),
        run_steps(guarded, ("guardian", both, 102, ("thief", "dog"))),
        run_steps(during(drawn), ("choose_encounter", "green", 2)),
        run_steps(laden, ("discard-items", "ada", 1)),
        after_script(p, "choose member"),
        after_script(p, "gain 1 food"),
        run_steps(p, ("give-secret", 0, 14, 0)),
        run_steps(p, ("mercy",)),
        run_steps(p, ("successor", 0)),
        run_steps(during(p), ("pay", "pay 2 energy", both, "")),
        run_steps(
            during(p, "ada"), ("join-encounter", ("ada",), 101), ("draw_encounter", "green", 0)
        ),
    ]
    return [*found, run_steps(left_behind(p)), *rare_in_encounters()]


def left_behind(p: Position) -> Position:
    """The position with an item in the location of everybody."""
    p = p.clone()
    p.places[101] = p.places[101]._replace(dropped=(Possession("item", "hoop"),))
    return p


def rare_in_encounters() -> list[Position]:
    """The same in encounters, with cards that have charges and magic keys."""
    decks = {"ada": ("U98",)}
    magic = card("U98", left=("-", "-", "magic: marker", "free"))
    story = tale(magic, foe(keys=("courage 1", "-", "magic", "free")))
    found = [play(fight(story, "ada", decks=decks, ada={"magic": 2}), "U98")]
    store = card("U98", on="placement", effect="charge 3", spend=(1, "draw 1 cards"), passive=True)
    shared = stop(play(fight(tale(store), "ada", "ben", decks=decks), "U98"))
    torn = having(shared, "ben", hand=("G98", "G99"))
    found += [shared, choose(shared, "spend", card="U98"), run_steps(torn, ("discard", "ben"))]
    found.append(choose(fight(tale(), "ada", "ben"), "stop"))
    guard = card("U98", on="placement", effect="charge 2", spend=(1, "prevent 1 hits"))
    story = tale(guard, foe(attacks={"0+": "hit 3"}))
    found.append(choose(play(fight(story, "ada", decks=decks), "U98"), "stop"))
    found.append(fight(tale(), "ada", ada={"terror": 6, "health": 3, "energy": 3}))
    return found


def is_incomplete(text: str) -> bool:
    """Whether something is missing: a message, a name, a value."""
    return not text.strip() or "{" in text or "tg-" in text or "None" in text


def everything(p: Position, words: Words, story: Story) -> list[str]:
    """The texts of all events, questions and options of a position."""
    texts = [event_text(event, words, story) for event in p.events]
    if p.question is not None:
        texts.append(question_text(p, words, story))
        texts += [option_text(option, p, words, story) for option in p.question.options]
    return texts


@pytest.mark.slow
@pytest.mark.parametrize("number", range(WALKS))
def test_whatever_happens_in_a_game_has_words_in_every_language(number: int) -> None:
    strings = load(CROWD).strings
    faults = []
    for language, words in WORDS.items():
        story = Story(crowd(), strings, language)
        for p in walk(number):
            faults += [(language, one) for one in everything(p, words, story) if is_incomplete(one)]
    assert faults == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_rarely_asked_has_words_too(language: str) -> None:
    for p in rare():
        assert p.question is not None
        story = Story(p.campaign, load(CROWD).strings, language)
        texts = everything(p, WORDS[language], story)
        assert not any(map(is_incomplete, texts)), texts


def test_every_question_and_every_option_of_the_rules_is_met() -> None:
    """The random games are long enough to meet everything."""
    met = [p.question for number in range(WALKS) for p in walk(number) if p.question]
    met += [p.question for p in rare() if p.question]
    assert spoken.questions() - {question.kind for question in met} == set()
    offered = {option.kind for question in met for option in question.options}
    # Joining is not listed among the options (see below); discarding all items asks nothing.
    assert spoken.options() - offered == {"join", "discard-all"}


@pytest.mark.parametrize("number", range(WALKS))
def test_no_two_options_of_a_question_read_the_same(number: int) -> None:
    story = Story(crowd(), load(CROWD).strings, "en")
    for p in walk(number):
        if p.question is not None:
            texts = [option_text(option, p, ENGLISH, story) for option in p.question.options]
            assert len(set(texts)) == len(texts), texts


def test_who_comes_and_goes_has_words() -> None:
    p = start("ada", "ben", story=crowd())
    for words in WORDS.values():
        texts = [option_text(option, p, words, STORY) for option in player_changes(p)]
        assert len(texts) > 2
        assert not any(map(is_incomplete, texts))


# Every event --------------------------------------------------------------------------------------

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
    story = Story(crowd(), load(CROWD).strings, language)
    for event in SAMPLES:
        text = event_text(event, WORDS[language], story)
        assert not is_incomplete(text), (event, text)
        assert text.endswith((".", "!")), text
        assert text[0] == text[0].upper(), text


# Some of them, read closely


def test_options_of_the_day_begin_with_a_name_unless_they_are_grouped() -> None:
    p = start("ada", "ben", story=crowd())
    assert question_text(p, ENGLISH, STORY) == "Who does what?"
    travel = Travel("ada", 102)
    assert option_text(travel, p, ENGLISH, STORY) == "Ada: Travel to The Ford [1 Energy each]"
    short = option_text(travel, p, ENGLISH, STORY, named=False)
    assert short == "Travel to The Ford [1 Energy each]"


def test_somebody_alone_pays_for_nobody_else() -> None:
    p = start("ada", story=crowd())
    travel = Travel("ada", 102)
    assert option_text(travel, p, ENGLISH, STORY, named=False) == "Travel to The Ford [1 Energy]"


def test_actions_say_what_they_cost_and_bring() -> None:
    p = start("ada", story=crowd())
    fish = DoLocalAction("ada", "fish")
    said = "Fish [2 Energy → gain 2 Food; once per day]"
    assert option_text(fish, p, ENGLISH, STORY, named=False) == said
    own = DoCharacterAction("ada")
    said = "Scrape [1 Energy → gain 1 Wealth]"
    assert option_text(own, p, ENGLISH, STORY, named=False) == said


def test_the_journal_asks_by_its_heading() -> None:
    p = choose(start("ada", story=crowd()), "explore", who="ada")
    assert question_text(p, ENGLISH, STORY) == "The Lock, verse 1: what do you do?"
    dig = Choose("dig")
    assert option_text(dig, p, ENGLISH, STORY) == "Dig [1 Energy]"


def test_a_card_says_what_it_would_link_and_no_card_what_it_costs() -> None:
    p = choose(start("ada", story=crowd()), "local", who="ada", action="hunt")
    while "keep" in kinds(p):
        p = choose(p, "keep")
    assert question_text(p, ENGLISH, STORY) == "Ada: which card do you play?"
    assert p.question is not None
    texts = [option_text(one, p, ENGLISH, STORY) for one in p.question.options]
    assert "Don't play a card [opportunity: 1 hit]" in texts
    assert "Flee [−1 Energy; 1 hit]" in texts


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
    assert event_text(event, ENGLISH, STORY) == said


def test_what_the_event_deck_holds_is_not_given_away() -> None:
    for kind in (EventPutOnTop, EventShuffledIn):
        assert "Rain" not in event_text(kind("rain"), ENGLISH, STORY)


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
    assert passage_title(key, ENGLISH, STORY) == title


# Refusals


def refused(p: Position, option: AnyOption) -> IllegalChoice:
    with pytest.raises(IllegalChoice) as caught:
        game_of(crowd()).check(p, option)
    return caught.value


def test_a_refusal_names_its_rule_in_every_language() -> None:
    p = start("ada", story=crowd())
    reason = refused(p, Travel("ada", 104))
    assert refusal_text(reason, ENGLISH) == "There is no path from here to there. (MAP-1)"
    assert refusal_text(reason, WORDS["cs"]) == "Odtud tam nevede cesta. (MAP-1)"
    others = {refusal_text(reason, words) for words in WORDS.values()}
    assert len(others) == len(LANGUAGES)
    assert all(text.endswith("(MAP-1)") for text in others)


def test_a_refusal_in_english_is_the_sentence_of_the_message_file() -> None:
    reason = IllegalChoice("What this needs is not given now. (EXP-4)", rule="EXP-4")
    assert refusal_text(reason, ENGLISH) == "The requirements for this aren't met. (EXP-4)"


def test_a_reason_without_a_rule_is_told_as_it_is() -> None:
    p = start("ada", story=crowd())
    reason = refused(p, EndGame())
    assert refusal_text(reason, WORDS["de"]) == reason.message
    odd = IllegalChoice("Odd. (XYZ-1)", rule="XYZ-1")
    assert all(refusal_text(odd, words) == "Odd. (XYZ-1)" for words in WORDS.values())


def test_nothing_is_asked_when_the_game_is_over() -> None:
    over = start("ada", story=crowd()).clone()
    assert question_text(over, ENGLISH, STORY) == ""
