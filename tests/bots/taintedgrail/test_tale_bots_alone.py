"""Self-play: chapters and encounters played by bots, and their results."""

from __future__ import annotations

import pickle

import pytest
from tale_tables import CAMPAIGNS, begun, shipped

from legendarium.bots.taintedgrail import BOTS, make_bot
from legendarium.bots.taintedgrail.selfplay import (
    Development,
    EncounterResult,
    Result,
    play_chapter,
    play_encounter,
)
from legendarium.bots.taintedgrail.tally import PURPOSES
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.invariants import broken
from legendarium.taintedgrail.view import view
from taintedgrail.play import campaign as tiny_campaign

HOW = {"won", "fled", "withdrawn", "lost", "expelled"}


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("which", CAMPAIGNS)
def test_a_chapter_is_played_to_an_end(bot: str, which: str) -> None:
    story = CAMPAIGNS[which]()
    party = list(story.sheets)[:2]
    result = play_chapter(story, party, bot, seed=3, max_days=12)
    assert result.ending in ("", *story.chapters[0].endings)
    assert 1 <= result.days <= 13
    assert result.characters == tuple(party)
    assert result.decisions >= 10
    assert set(result.energy) <= set(PURPOSES)
    assert sum(result.energy.values()) > 0
    assert 0 <= result.upkeep <= 1
    assert result.hungry <= result.evenings
    assert result.dark <= result.mornings
    assert result.mornings == result.days - 1, "the first morning comes before the first choice"
    assert all(result.offered[card] >= kept for card, kept in result.kept.items())
    assert sum(result.kept.values()) <= sum(result.cards.values())
    assert result.verses == sum(not key.startswith("event.") for key in result.read)


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_the_same_seed_gives_the_same_chapter(bot: str) -> None:
    first, second = (play_chapter(shipped(), ["isk"], bot, 4, max_days=4) for _ in range(2))
    assert first == second
    other = play_chapter(shipped(), ["isk"], bot, 5, max_days=4)
    assert first != other


def test_a_result_travels_between_processes() -> None:
    result = play_chapter(tiny_campaign(), ["ada"], "greedy", seed=1)
    assert pickle.loads(pickle.dumps(result)) == result


@pytest.mark.slow
@pytest.mark.parametrize(("bot", "often"), [("greedy", 4), ("planner", 6)])
def test_bots_light_the_menhir_of_the_tiny_quest(bot: str, often: int) -> None:
    results = [play_chapter(tiny_campaign(), ["ada", "ben"], bot, seed) for seed in range(8)]
    assert sum(result.ending == "lit" for result in results) >= often


def test_a_chapter_that_takes_too_long_is_not_completed() -> None:
    result = play_chapter(shipped(), ["orla"], "greedy", seed=1, max_days=2)
    assert not result.completed
    assert not result.unscathed
    assert result.days == 3


def test_a_failed_chapter_ends_without_mercy() -> None:
    results = [play_chapter(shipped(), ["hask"], "random", seed) for seed in range(3)]
    failed = [result for result in results if result.deaths]
    assert failed
    assert not any(result.completed for result in failed)


def test_every_position_on_the_way_can_be() -> None:
    p = begun(shipped(), "tamsin", "hask", seed=2)
    bot = make_bot("greedy", seed=2)
    for _ in range(220):
        if p.question is None or p.question.kind == "mercy":
            break
        p = agenda.take(p, bot.choose(view(p, p.question.seat)))
        assert broken(p) == []


# Encounters --------------------------------------------------------------------------------------


def fights(bot: str, games: int, kind: str = "combat") -> list[EncounterResult]:
    """Encounters of the first level, every character in turn."""
    story = shipped()
    cards = [one.id for one in story.encounters.values() if one.kind == kind and one.difficulty]
    return [
        play_encounter(story, who, cards[number % len(cards)], bot, number)
        for number in range(games)
        for who in story.sheets
    ]


def test_an_encounter_is_played_to_its_end() -> None:
    for result in fights("greedy", 3):
        assert result.how in HOW
        assert result.turns >= 1
        assert result.decisions >= 1
        assert result.won + result.fled + result.dying <= 1


def test_the_same_seed_gives_the_same_encounter() -> None:
    assert fights("planner", 1) == fights("planner", 1)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["combat", "diplomacy"])
def test_choices_matter(kind: str) -> None:
    greedy, chance = fights("greedy", 24, kind), fights("random", 24, kind)
    assert sum(one.won for one in greedy) >= sum(one.won for one in chance) + 20


@pytest.mark.slow
def test_a_search_wins_more_than_a_glance() -> None:
    planner, greedy = fights("planner", 12), fights("greedy", 12)
    assert sum(one.won for one in planner) >= sum(one.won for one in greedy)


def test_development_is_bought_for_nothing_before_the_encounter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from legendarium.bots.taintedgrail import duels

    seen = []
    fight = duels._fight

    def spy(p, character, encounter, player):  # type: ignore[no-untyped-def]
        seen.append(p.clone())
        return fight(p, character, encounter, player)

    monkeypatch.setattr(duels, "_fight", spy)
    story = shipped()
    card = next(one.id for one in story.encounters.values() if one.kind == "combat")
    play_encounter(story, "orla", card, "greedy", 1, Development(cards=4, points=2))
    (p,) = seen
    orla = p.character("orla")
    owned = len(orla.combat_deck) + len(orla.combat_owned)
    assert owned == 15 + 4
    assert len(orla.diplomacy_deck) + len(orla.diplomacy_owned) == 15
    assert sum(orla.markers) + len(orla.skills) == 5 + 2
    assert orla.xp == p.sheet("orla").resources["xp"]
    assert broken(p) == []


def test_a_result_says_how_a_chapter_went() -> None:
    bare = Result(
        ("orla",),
        "lit",
        3,
        0,
        9,
        frozenset({"log.101.1", "page.2", "event.rain"}),
        {"food": 2, "menhir": 1, "travel": 3},
        {},
        3,
        1,
        3,
        0,
        {},
        {},
        {},
        {},
        {},
        {},
    )
    assert bare.completed
    assert bare.unscathed
    assert bare.verses == 2
    assert bare.upkeep == 0.5
