"""The journal: passages, redirections, choices (EXP-1 to EXP-7)."""

from __future__ import annotations

import pytest

from legendarium.table.errors import IllegalChoice
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.journal import MAX_READINGS
from legendarium.taintedgrail.options.story import Choose
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.scenes import leave_scenes
from taintedgrail.lives import refused
from taintedgrail.play import choose, game, kinds, option, run_steps, setup, start
from taintedgrail.telling import (
    Choice,
    Passage,
    event_kinds,
    goto,
    keys_read,
    pair,
    read,
    story,
    when,
)


def ids(p: Position) -> list[str]:
    assert p.question is not None
    assert p.question.kind == "choice"
    return [one.id for one in p.question.options if isinstance(one, Choose)]


# The structure of a section ----------------------------------------------------------------------


@pytest.mark.rule("EXP-1")
def test_exploring_plays_the_section_of_the_location() -> None:
    p = choose(start("ada"), "explore", who="ada")
    assert keys_read(p) == ["log.101.intro", "log.101.1"]
    assert ids(p) == ["dig", "leave"]
    assert {"log.101.intro", "log.101.1"} <= p.read


@pytest.mark.rule("EXP-1")
def test_a_variant_has_its_own_section() -> None:
    p = start("ada")
    p = run_steps(p, ("perform", "replace location 103 with 105"))
    p.character("ada").location = 105
    agenda.run(p)
    p = choose(p, "explore", who="ada")
    assert keys_read(p)[0] == "log.105.intro"


@pytest.mark.rule("EXP-2")
def test_redirections_are_checked_in_order_and_before_the_effects() -> None:
    tale = story(
        Passage(
            "page.20",
            redirections=(
                when('status("debt", 1)', "page.21"),
                when("day >= 1", "page.22"),
                when("day >= 1", "page.21"),
            ),
            effect="gain 5 xp",
        ),
        Passage("page.21", effect="gain 1 xp"),
        Passage("page.22", effect="gain 2 xp"),
    )
    p = read(start("ada", story=tale), "page.20")
    assert keys_read(p) == ["page.20", "page.22"]
    assert p.character("ada").xp == 2
    p = start("ada", story=tale)
    p.statuses["debt"] = (1,)
    p = read(p, "page.20")
    assert keys_read(p) == ["page.20", "page.21"]


@pytest.mark.rule("EXP-2")
def test_a_redirection_can_end_it() -> None:
    tale = story(Passage("page.20", redirections=(when("day >= 1"),), effect="gain 5 xp"))
    p = read(start("ada", story=tale), "page.20")
    assert p.character("ada").xp == 0
    assert not p.scenes


@pytest.mark.rule("EXP-2")
def test_effects_then_choices_then_the_exit() -> None:
    tale = story(
        Passage(
            "page.20",
            effect="gain 1 xp",
            choices=(
                Choice("on", cost="pay 1 food", effect="gain 1 wealth", exit=goto("page.21")),
                Choice("stay"),
            ),
        ),
        Passage("page.21", effect="gain 1 magic"),
    )
    p = read(start("ada", story=tale), "page.20")
    assert p.character("ada").xp == 1
    assert ids(p) == ["on", "stay"]
    on = choose(p, "choice", id="on")
    ada = on.character("ada")
    assert (ada.food, ada.wealth, ada.magic) == (1, 2, 1)
    assert keys_read(on) == ["page.21"]
    stay = choose(p, "choice", id="stay")
    assert keys_read(stay) == []
    assert not stay.scenes


@pytest.mark.rule("EXP-2")
def test_a_choice_can_lead_to_a_sealed_page_and_another_section() -> None:
    p = start("ada")
    p.statuses["debt"] = (1,)
    p = choose(p, "explore", who="ada")
    assert keys_read(choose(p, "choice", id="read")) == ["page.1"]
    assert keys_read(choose(p, "choice", id="wade")) == ["log.102.1"]


@pytest.mark.rule("EXP-3")
def test_a_verse_lies_open_before_the_choice_and_its_results_do_not() -> None:
    p = choose(start("ada"), "explore", who="ada")
    assert "log.101.1" in p.read
    assert "log.101.2" not in p.read
    after = choose(p, "choice", id="dig")
    assert "log.101.2" in after.read
    assert game().is_irreversible(
        p, option("choice", id="dig")
    )  # what was read cannot be taken back


def test_what_was_chosen_is_remembered() -> None:
    p = choose(choose(start("ada"), "explore", who="ada"), "choice", id="dig")
    assert p.taken == {"log.101.1.dig"}


def test_without_any_possible_choice_it_is_over() -> None:
    tale = story(Passage("page.20", choices=(Choice("never", needs="day > 90"),)))
    p = read(start("ada", story=tale), "page.20")
    assert not p.scenes
    assert p.question is not None


def test_a_circle_of_verses_ends() -> None:
    tale = story(
        Passage("page.20", exit=goto("page.21")),
        Passage("page.21", exit=goto("page.20")),
    )
    p = read(start("ada", story=tale), "page.20")
    assert event_kinds(p).count("read") <= 2 * (MAX_READINGS + 1)
    assert not p.scenes


# Requirements and prices -------------------------------------------------------------------------


@pytest.mark.rule("EXP-4")
@pytest.mark.example("C3")
def test_one_member_who_meets_a_requirement_unlocks_it_for_all() -> None:
    tale = story(
        Passage(
            "page.20",
            choices=(
                Choice("careful", needs="attr(caution) >= 2", effect="gain 1 xp for each"),
                Choice("only-ben", needs='is_character("ben")'),
                Choice("leave"),
            ),
        )
    )
    p = pair(tale)
    together = read(p, "page.20", "ada", "ben", me="ada")
    assert ids(together) == ["careful", "only-ben", "leave"]
    assert [c.xp for c in choose(together, "choice", id="careful").characters] == [1, 1]
    alone = read(p, "page.20", "ada")
    assert alone.question is not None
    assert alone.question.kind == "action"  # only `leave` was left, and it was taken


@pytest.mark.rule("EXP-4")
def test_a_refused_choice_names_its_rule() -> None:
    tale = story(
        Passage(
            "page.20",
            choices=(
                Choice("needy", needs="secret(14)"),
                Choice("dear", cost="pay 9 wealth"),
                Choice("leave"),
                Choice("sit"),
            ),
        )
    )
    p = read(start("ada", story=tale), "page.20")
    assert ids(p) == ["leave", "sit"]
    refused(p, "EXP-4", "choice", id="needy")
    refused(p, "TRK-6", "choice", id="dear")
    with pytest.raises(IllegalChoice, match="not an option now"):
        agenda.check(p, option("choice", id="nowhere"))
    with pytest.raises(IllegalChoice, match="not an option now"):
        agenda.check(p, option("pass", who="ada"))


@pytest.mark.rule("PTY-6")
def test_the_party_pays_a_choice_as_one_pot() -> None:
    tale = story(Passage("page.20", choices=(Choice("buy", cost="pay 3 food"), Choice("leave"))))
    assert ids(read(pair(tale), "page.20")) == ["buy", "leave"]
    p = choose(read(pair(tale), "page.20"), "choice", id="buy")
    assert kinds(p) == {"pay"}
    p = choose(p, "pay", who="ben")
    p = choose(p, "pay", who="ben")  # the last is Ada's, for Ben has nothing left
    assert [c.food for c in p.characters] == [1, 0]


@pytest.mark.rule("PTY-4")
def test_a_choice_may_ask_a_price_of_each() -> None:
    tale = story(
        Passage(
            "page.20",
            choices=(
                Choice(
                    "climb", cost="pay 1 wealth; pay 2 food for each", effect="gain 1 xp for each"
                ),
                Choice("leave"),
            ),
        )
    )
    p = choose(read(pair(tale), "page.20"), "choice", id="climb")
    assert p.character("ada").wealth == 0
    p = choose(p, "pay-own", who="ada")
    p = choose(p, "drop-out", who="ben")
    assert [(c.food, c.xp) for c in p.characters] == [(0, 1), (2, 0)]
    poor = pair(tale)
    poor.character("ada").food = poor.character("ben").food = 1
    poor = read(poor, "page.20")
    assert poor.question is not None
    assert poor.question.kind == "action"  # Food is not shared here: nobody could climb


def test_where_nobody_is_left_the_rest_is_given_up() -> None:
    tale = story(
        Passage("page.20", choices=(Choice("go", effect="gain 1 xp for each"), Choice("leave")))
    )
    p = read(start("ada", story=tale), "page.20").clone()
    leave_scenes(p, "ada")
    agenda.run(p)
    assert not p.scenes
    assert p.question is not None
    assert p.question.kind == "action"


# Who decides -------------------------------------------------------------------------------------


@pytest.mark.rule("EXP-6")
def test_the_lowest_number_decides_without_a_chronicler() -> None:
    p = choose(start("ben", "ada"), "explore", who="ben")
    p = choose(p, "party", who=("ada", "ben"))
    while p.question is not None and p.question.kind == "pay":
        p = agenda.take(p, p.question.options[0])
    assert p.question is not None
    assert p.question.kind == "choice"
    assert p.question.seats == (1, 0)  # Ada, number 1, sits on seat 1


@pytest.mark.rule("EXP-6")
def test_the_chronicler_decides() -> None:
    body = {**setup("ben", "ada"), "chronicler": 0}
    p = read(game().start(body, 1), "log.101.1", "ada", "ben")
    assert p.question is not None
    assert p.question.seats == (0, 1)
    alone = read(game().start(body, 1), "log.101.1", "ada")
    assert alone.question is not None
    assert alone.question.seats == (1,)  # who is not there decides nothing


# Chance ------------------------------------------------------------------------------------------


@pytest.mark.rule("EXP-7")
def test_a_random_test_is_thrown_when_the_verse_is_read_and_never_again() -> None:
    seen = set()
    for seed in range(12):
        p = start("ada", seed=seed)
        p.character("ada").possessions = (
            run_steps(p, ("befall", "gain-secret", 1, (14,), "ada")).character("ada").possessions
        )
        after = read(p, "log.102.intro")
        assert event_kinds(after).count("rolled") == 1
        seen.add(tuple(keys_read(after)[:2]))
        assert read(p, "log.102.intro") == after
    assert seen == {("log.102.intro", "log.102.2"), ("log.102.intro", "log.102.3")}


# The night ---------------------------------------------------------------------------------------


@pytest.mark.rule("END-5")
@pytest.mark.example("B13")
def test_the_insane_have_nightmares_and_without_the_emblem_nobody_dreams() -> None:
    p = start("ada")
    p.character("ada").location = 102
    p.character("ada").terror = 3
    assert keys_read(run_steps(p, ("dream", "ada"))) == ["log.102.dream"]
    assert run_steps(p, ("dream", "ada")).character("ada").terror == 2
    p.character("ada").terror = 5
    night = run_steps(p, ("dream", "ada"))
    assert keys_read(night) == ["log.102.nightmare"]
    assert night.character("ada").terror == 6
    p.character("ada").location = 101
    assert keys_read(run_steps(p, ("dream", "ada"))) == []
