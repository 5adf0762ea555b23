"""The bots by name, and the one that plays at random."""

from __future__ import annotations

from collections import Counter

import pytest
from tale_tables import CAMPAIGNS, begun, shipped, wandering

from legendarium.bots.taintedgrail import BOTS, UnknownBot, make_bot
from legendarium.bots.taintedgrail.greedy import ANSWERS
from legendarium.table import TableError
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.view import view
from taintedgrail.play import choose, run_steps
from taintedgrail.play import start as start_tiny


def test_there_are_three_bots() -> None:
    assert list(BOTS) == ["random", "greedy", "planner"]


def test_an_unknown_name_is_told_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"There is no bot 'hal'; choose one of random, greedy"):
        make_bot("hal", seed=1)
    assert issubclass(UnknownBot, TableError)


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_plays_the_same(name: str) -> None:
    seen = view(begun(shipped(), "orla"), 0)
    first, second = make_bot(name, seed=5), make_bot(name, seed=5)
    assert [first.choose(seen) for _ in range(3)] == [second.choose(seen) for _ in range(3)]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_asked_only_when_its_seat_may_choose(name: str) -> None:
    p = run_steps(start_tiny("ada", "ben"), ("rest", "ada"))
    assert p.question is not None
    assert p.question.seats == (0,)
    with pytest.raises(ValueError, match="only when its seat may choose"):
        make_bot(name, seed=1).choose(view(p, 1))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("which", CAMPAIGNS)
def test_every_choice_is_legal_at_every_kind_of_question(name: str, which: str) -> None:
    story = CAMPAIGNS[which]()
    bot = make_bot(name, seed=1)
    asked: Counter[str] = Counter()
    for players, seed in ((1, 1), (2, 2), (min(4, len(story.sheets)), 3)):
        for p in wandering(story, players, seed, 250):
            assert p.question is not None
            asked[p.question.kind] += 1
            if asked[p.question.kind] <= 12:
                assert bot.choose(view(p, p.question.seat)) in p.question.options
    assert len(asked) > 12


def test_every_kind_of_question_has_an_answer() -> None:
    assert set(ANSWERS) == set(agenda._QUESTIONS)


# At random ---------------------------------------------------------------------------------------


def test_random_takes_every_option_about_as_often() -> None:
    p = start_tiny("ada")
    assert p.question is not None
    bot = make_bot("random", seed=1)
    taken = Counter(bot.choose(view(p, 0)) for _ in range(300 * len(p.question.options)))
    assert set(taken) == set(p.question.options)
    assert all(220 < times < 380 for times in taken.values())


def test_random_hardly_ever_flees() -> None:
    p = run_steps(choose(start_tiny("ada"), "local", action="hunt"))
    while p.question is not None and p.question.kind != "play":
        p = agenda.take(p, p.question.options[0])
    assert p.question is not None
    assert p.encounter is not None
    bot = make_bot("random", seed=1)
    taken = Counter(bot.choose(view(p, 0)).kind for _ in range(4000))
    assert 0 < taken["flee"] < 60
    assert taken["stop"] > 500


def test_random_flees_as_likely_as_it_stops_when_there_is_no_card_to_play() -> None:
    p = choose(start_tiny("ada"), "local", action="hunt")
    while p.question is not None and p.question.kind != "play":
        p = agenda.take(p, p.question.options[0])
    q = p.clone()
    ada = q.character("ada")
    ada.discard, ada.hand = (*ada.discard, *ada.hand), ()
    agenda.run(q)
    assert q.question is not None
    assert {one.kind for one in q.question.options} == {"stop", "flee"}
    bot = make_bot("random", seed=1)
    taken = Counter(bot.choose(view(q, 0)).kind for _ in range(1000))
    assert 400 < taken["flee"] < 600


def test_random_does_not_flee_for_having_played_all_it_could() -> None:
    p = choose(start_tiny("ada"), "local", action="hunt")
    while p.question is not None and p.question.kind != "play":
        p = agenda.take(p, p.question.options[0])
    assert p.encounter is not None
    q = p.clone()
    assert q.encounter is not None
    q.encounter.plays = 1
    ada = q.character("ada")
    ada.discard, ada.hand = (*ada.discard, *ada.hand), ()
    agenda.run(q)
    bot = make_bot("random", seed=1)
    taken = Counter(bot.choose(view(q, 0)).kind for _ in range(1000))
    assert taken["flee"] < 40
