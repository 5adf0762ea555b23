"""Every question, option, event and refusal of Tainted Grail has a text."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from legendarium.cli.tale.story import Story
from legendarium.cli.tale.wording import event_text, option_text, question_text, refusal_text
from legendarium.cli.tale.wording.passages import passage_title
from legendarium.locale import LANGUAGES, Words
from legendarium.table import Event, IllegalChoice, Option
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.model import COLOURS, RESOURCES, Campaign
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
    drawn.encounter_decks["green"] = ("dog", "thief")
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

SAMPLES = (
    Event.of("ability", who="ada", ability="item:net:0"),
    Event.of("active", who="ada", turn=2),
    Event.of("affinity", change=-1, now=2),
    Event.of("ate", who="ada"),
    Event.of("attack", who="ada", effect="hit 1; lose 1 markers"),
    Event.of("card-ability", who="ada", card="U03"),
    Event.of("card-moved", who="ada", deck="combat", card="U04", way="in"),
    Event.of("card-moved", who="ada", deck="combat", card="U04", way="out"),
    Event.of("chapter", chapter=2),
    Event.of("chapter-ended", chapter=1, ending="lit"),
    Event.of("character-action", who="ada"),
    Event.of("charges", card="U05", change=1, now=1),
    Event.of("charges", card="item:harness", change=-1, now=0),
    Event.of("chose", key="log.101.1", choice="dig"),
    Event.of("day", day=2),
    Event.of("dial", dial="tide", now=1),
    Event.of("dial-ran-out", dial="tide"),
    Event.of("dial-removed", dial="tide"),
    Event.of("died", who="ada"),
    Event.of("discard", who="ada", cards=("U01", "U02")),
    Event.of("discard", who="ada", cards=()),
    Event.of("displaced", who=("ada", "ben"), to=101),
    Event.of("draw", who="ada", cards=("U01",)),
    Event.of("dream", who="ada", location=102),
    Event.of("dropped-out", who="ada"),
    Event.of("dying", who="ada", dial=2),
    Event.of("encounter", card="dog", colour="green", who=("ada", "ben")),
    *(
        Event.of("encounter-ended", how=how, card="dog")
        for how in ("won", "fled", "withdrawn", "lost", "expelled", "followed")
    ),
    Event.of("energy", who="ada", change=-1, now=3),
    Event.of("equipped", who="ada", card="item:spear"),
    Event.of("evening", day=2),
    Event.of("event", event="rain"),
    Event.of("event-on-top", event="rain"),
    Event.of("event-shuffled", event="rain"),
    Event.of("expelled", who="ada"),
    Event.of("exploration-ended"),
    Event.of("explore", who=("ada",), location=101),
    Event.of("failed"),
    Event.of("flee", who="ada"),
    Event.of("flipped", who="ada", card="item:horn"),
    Event.of("given", from_="ada", to="ben", what="food"),
    Event.of("given", from_="ada", to="ben", what="secret", id="14"),
    *(
        Event.of("guardian-die", card="thief", face=face)
        for face in ("north", "east", "south", "west", "nothing", "removal")
    ),
    Event.of("guardian-moved", card="thief", to=102),
    Event.of("guardian-stays", card="thief", place=102),
    Event.of("health", who="ada", change=1, now=7),
    Event.of("hit", who="ada", hits=2),
    Event.of("hungry", who="ada"),
    Event.of("insane", who="ada"),
    Event.of("item", who="ada", item="net"),
    Event.of("item-discarded", who="ada", item="net"),
    Event.of("item-dropped", who="ada", item="net", place=101),
    Event.of("joined", who="ada", place=101),
    Event.of("left", who="ada"),
    Event.of("left-out", who="ada", card="item:spear"),
    *(Event.of("link", who="ada", row=0, key=key) for key in ("courage", "magic", "free")),
    Event.of("local-action", who=("ada",), location=101, action="fish"),
    Event.of("location-lost", location=104),
    Event.of("madness", who="ada", coin="tails"),
    Event.of("madness", who="ada", coin="heads"),
    Event.of("markers", change=2, now=3),
    Event.of("menhir-dial", location=101, dial=3),
    Event.of("menhir-failing", location=101),
    Event.of("menhir-lit", location=101, dial=7),
    Event.of("menhir-out", location=101),
    Event.of("menhir-text", location=101, cost="pay 2 wealth"),
    Event.of("mercy"),
    Event.of("missing-markers", who="ada", count=2),
    Event.of("morning", day=3),
    Event.of("moved", who=("ada",), to=102),
    Event.of("new-card", who="ada", deck="combat", card="U04"),
    Event.of("nightmare", who="ada", location=102),
    Event.of("no-cards", who="ada", wanted=2, left=1),
    *(Event.of("no-encounter", colour=colour) for colour in COLOURS),
    Event.of("no-event"),
    Event.of("no-item", who="ada", what=""),
    Event.of("no-item", who="ada", what="relic"),
    Event.of("no-item", who="ada", item="net"),
    Event.of("no-way", who=("ada", "ben"), to=104),
    Event.of("opportunity", who="ada"),
    Event.of("panic", who="ada"),
    Event.of("party", who=("ada", "ben")),
    Event.of("passed", who="ada"),
    Event.of("picked-up", who="ada", item="net"),
    Event.of("play", who="ada", card="U01"),
    Event.of("prevented", who="ada", hits=1),
    Event.of("prevented", who="ada", markers=1),
    Event.of("quest", quest="light-the-north"),
    Event.of("quest-ended", quest="light-the-north"),
    Event.of("quest-succeeded", quest="light-the-north"),
    Event.of("raised", who="ada", attribute="courage"),
    Event.of("read", key="log.102.nightmare"),
    Event.of("recovered", who="ada"),
    Event.of("removed", what="event", card="rain"),
    Event.of("removed", what="location", card="104"),
    Event.of("removed", what="encounter", card="dog"),
    Event.of("removed", what="secret", card="14"),
    Event.of("removed", what="item", card="net"),
    Event.of("replaced", location=103, by=105),
    Event.of("reshuffled", who="ada"),
    *(Event.of("resource", who="ada", resource=one, change=-2) for one in RESOURCES),
    Event.of("revealed", location=104),
    Event.of("rolled", sides=6, shown=4),
    Event.of("sane", who="ada"),
    Event.of("secret", who="ada", secret=14),
    Event.of("secret-given", secret=14, to="ben"),
    Event.of("secret-lost", who="ada", secret=14),
    Event.of("skill", who="ada", skill=3, side="b"),
    Event.of("spend", who="ada", card="U05", charges=2),
    Event.of("stage", number=1, affinity=2, top=4),
    Event.of("stage-won", number=1),
    Event.of("task", task="well", place=104),
    Event.of("task-closed", task="well"),
    Event.of("terror", who="ada", change=2, now=4),
    Event.of("ticked", status="debt", part=1),
    Event.of("time-token", card="U06", left=0),
    Event.of("time-token", card="U06", left=1),
    Event.of("torn", who="ada", card="U01"),
    Event.of("tossed", shown="heads"),
    Event.of("tossed", shown="tails"),
    Event.of("trait", card="thief", number=0),
    Event.of("travel", who=("ada", "ben"), to=102),
    Event.of("unpaid", who=("ada",)),
)
"""A sample of each event of the rules, with its possible details."""


def test_the_samples_are_the_events_of_the_rules() -> None:
    assert {event.kind for event in SAMPLES} == spoken.events()
    details = {event.kind: {name for name, _ in event.details} for event in SAMPLES}
    for number in range(WALKS):
        for p in walk(number):
            for event in p.events:
                fresh = {name for name, _ in event.details} - details[event.kind]
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
    travel = Option.of("travel", who="ada", to=102)
    assert option_text(travel, p, ENGLISH, STORY) == "Ada: Travel to The Ford [1 Energy each]"
    short = option_text(travel, p, ENGLISH, STORY, named=False)
    assert short == "Travel to The Ford [1 Energy each]"


def test_somebody_alone_pays_for_nobody_else() -> None:
    p = start("ada", story=crowd())
    travel = Option.of("travel", who="ada", to=102)
    assert option_text(travel, p, ENGLISH, STORY, named=False) == "Travel to The Ford [1 Energy]"


def test_actions_say_what_they_cost_and_bring() -> None:
    p = start("ada", story=crowd())
    fish = Option.of("local", who="ada", action="fish")
    said = "Fish [2 Energy → gain 2 Food; once per day]"
    assert option_text(fish, p, ENGLISH, STORY, named=False) == said
    own = Option.of("character", who="ada")
    said = "Scrape [1 Energy → gain 1 Wealth]"
    assert option_text(own, p, ENGLISH, STORY, named=False) == said


def test_the_journal_asks_by_its_heading() -> None:
    p = choose(start("ada", story=crowd()), "explore", who="ada")
    assert question_text(p, ENGLISH, STORY) == "The Lock, verse 1: what do you do?"
    dig = Option.of("choice", id="dig")
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
        (Event.of("health", who="ada", change=-2, now=6), "Ada loses 2 Health (now 6)."),
        (Event.of("resource", who="ada", resource="food", change=1, now=3),
         "Ada gains 1 Food (now 3)."),
        (Event.of("resource", who="ada", resource="xp", change=-2), "Ada loses 2 Experience."),
        (Event.of("travel", who=("ada",), to=102), "Ada travels to The Ford."),
        (Event.of("travel", who=("ada", "ben"), to=102), "Ada and Ben travel to The Ford."),
        (Event.of("given", from_="ada", to="ben", what="food"), "Ada → Ben: 1 Food."),
        (Event.of("given", from_="ada", to="ben", what="item", id="net"), "Ada → Ben: Net."),
        (Event.of("menhir-lit", location=101, dial=7), "The stone in The Lock is lit (dial 7)."),
        (Event.of("menhir-dial", location=101, dial=0),
         "The stone in The Lock is burning its last day."),
        (Event.of("markers", change=-1, now=0), "−1 marker (pool 0)."),
        (Event.of("attack", who="ada", effect=""), "The enemy responds to Ada: nothing."),
        (Event.of("prevented", who="ada", hits=1), "Ada prevents 1 hit."),
        (Event.of("prevented", who="ada", markers=2), "Ada prevents the loss of 2 markers."),
        (Event.of("read", key="page.12"), "Sealed page 12."),
        (Event.of("chose", key="log.101.1", choice="dig"), "You choose: Dig."),
        (Event.of("encounter", card="dog", colour="green", who=("ada",)), "Ada meets: Dogs."),
        (Event.of("event-on-top", event="rain"), "An event was put on top of the event deck."),
    ],
)  # fmt: skip
def test_an_event_is_a_sentence(event: Event, said: str) -> None:
    assert event_text(event, ENGLISH, STORY) == said


def test_what_the_event_deck_holds_is_not_given_away() -> None:
    for kind in ("event-on-top", "event-shuffled"):
        assert "Rain" not in event_text(Event.of(kind, event="rain"), ENGLISH, STORY)


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


def refused(p: Position, option: Option) -> IllegalChoice:
    with pytest.raises(IllegalChoice) as caught:
        game_of(crowd()).check(p, option)
    return caught.value


def test_a_refusal_names_its_rule_in_every_language() -> None:
    p = start("ada", story=crowd())
    reason = refused(p, Option.of("travel", who="ada", to=104))
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
    reason = refused(p, Option.of("fly"))
    assert refusal_text(reason, WORDS["de"]) == reason.message
    odd = IllegalChoice("Odd. (XYZ-1)", rule="XYZ-1")
    assert all(refusal_text(odd, words) == "Odd. (XYZ-1)" for words in WORDS.values())


def test_nothing_is_asked_when_the_game_is_over() -> None:
    over = start("ada", story=crowd()).clone()
    assert question_text(over, ENGLISH, STORY) == ""
