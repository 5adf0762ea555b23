"""The help agrees with the engine, and what it calls nearest is nearest."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, takewhile
from random import Random

import pytest

from json_shape import assert_has_shape
from legendarium.bots.tashkalar.worth.nearness import TOO_MANY, missing_pieces
from legendarium.locale import Words
from legendarium.table import SPECTATOR, Question
from legendarium.tashkalar.arena import (
    ADJACENT,
    ARENA,
    CORNERS,
    NAME,
    NOWHERE,
    SIDES,
    SQUARE,
    Squares,
    each,
    squares,
)
from legendarium.tashkalar.cards import Card
from legendarium.tashkalar.events import Destroyed, Summoned
from legendarium.tashkalar.nearest import NearestSummoning, nearest_summoning
from legendarium.tashkalar.options import Claim, Summon
from legendarium.tashkalar.position import COMMON, Position
from legendarium.tashkalar.readiness import ACTIONS, help
from legendarium.tashkalar.reasons import REASONS
from legendarium.tashkalar.schools import CARDS, LEGENDS
from legendarium.tashkalar.scoring.by_tasks import claimable, current_task_facts
from legendarium.tashkalar.shapes import HelpShape
from legendarium.tashkalar.summoning import summonings, ways
from legendarium.tashkalar.task_progress import progress, shortfall
from legendarium.tashkalar.tasks import TASKS, TaskFacts
from legendarium.tashkalar.turn import question, take
from legendarium.tashkalar.view import view
from scene import Scene
from settings import SETTINGS, decisions, sampled_decisions, setup_of

every_setting = pytest.mark.parametrize("setting", SETTINGS)


def help_for(scene: Scene, seat: int = 0) -> HelpShape:
    return help(view(scene.position, seat))


# --- The help and the engine --------------------------------------------------------------------


@pytest.mark.slow
@every_setting
def test_the_help_agrees_with_the_options(setting: str) -> None:
    summoned = improvised = 0
    for seed in range(12):
        for position, _ in sampled_decisions(setup_of(setting, seed), seed, 4):
            asked = question(position)
            assert asked is not None
            if asked.kind != "action":
                continue
            shown = help(view(position, asked.seat))
            assert_actions(shown, asked)
            for name, card in shown["cards"].items():
                offered = {
                    option.square
                    for option in asked.options
                    if isinstance(option, Summon) and option.card == name
                }
                assert (card["why"] is None) == bool(offered)
                if card["why"] is None:
                    assert {one["square"] for one in card["squares"]} == offered
                    summoned += 1
                    improvised += assert_uses(position, shown, name)
    assert summoned > 20
    assert improvised or not setting.startswith("melee")


def assert_actions(shown: HelpShape, asked: Question) -> None:
    kinds = {option.kind for option in asked.options}
    assert {kind for kind in ACTIONS if shown["actions"][kind] is None} == kinds - {"hand-over"}
    invocable = "flare" in kinds
    assert invocable == (shown["flare"] is not None and shown["flare"]["why"] is None)
    assert bool(shown["lost"]) == (invocable and "end-turn" in kinds)


def assert_uses(position: Position, shown: HelpShape, name: str) -> int:
    """Every way that the engine asks about is shown; returns how many use an enemy piece."""
    mine = position.owners[position.side]
    borrowed = 0
    for one in shown["cards"][name]["squares"]:
        square = SQUARE[one["square"]]
        listed = [squares(" ".join(uses)) for uses in one["uses"]]
        assert {way.used for way in ways(position, CARDS[name], square)} <= set(listed)
        assert len(set(listed)) == len(listed)
        foreign = [bool(used & ~mine) for used in listed]
        assert foreign == sorted(foreign)
        assert all(used.bit_count() == CARDS[name].pattern.size for used in listed)
        assert not any(foreign) or position.war_summoner or position.setup.form == "melee"
        borrowed += sum(foreign)
    return borrowed


@pytest.mark.slow
@every_setting
def test_what_a_summoning_is_said_to_destroy_is_destroyed(setting: str) -> None:
    chance = Random(setting)
    destroyed = 0
    for seed in range(12):
        for position, _ in sampled_decisions(setup_of(setting, seed), seed, 4):
            asked = question(position)
            assert asked is not None
            summons = [option for option in asked.options if isinstance(option, Summon)]
            if asked.kind != "action" or not summons:
                continue
            option = chance.choice(summons)
            shown = help(view(position, asked.seat))["cards"][option.card]
            one = next(one for one in shown["squares"] if one["square"] == option.square)
            after = take(position, option)
            if after.ask is not None and after.ask.kind in ("way", "pick-up"):
                continue
            gone = [
                f"{event.colour} {event.rank}"
                for event in takewhile(lambda one: not isinstance(one, Summoned), after.events)
                if isinstance(event, Destroyed) and event.square == option.square
            ]
            assert gone == ([] if one["destroys"] is None else [one["destroys"]])
            destroyed += bool(gone)
    assert destroyed > 5


@pytest.mark.slow
@every_setting
def test_every_seat_is_helped_at_every_moment_and_knows_no_more(setting: str) -> None:
    words = Words()
    reasons: set[str] = set()
    for seed in range(6):
        for position, _ in sampled_decisions(setup_of(setting, seed), seed, 6):
            for seat in range(SPECTATOR, position.setup.seats):
                shown = help(view(position, seat))
                assert_has_shape(HelpShape, shown)
                player = None if seat == SPECTATOR else position.players[seat]
                hand = set() if player is None else {*player.hand, *player.legends}
                assert set(shown["cards"]) == hand
                assert (shown["flare"] is None) == (player is None or player.flare is None)
                reasons |= {why for why in shown["actions"].values() if why}
                reasons |= {card["why"] for card in shown["cards"].values() if card["why"]}
                for card in shown["cards"].values():
                    assert not (card["squares"] and card["missing"])
                    assert card["squares"] or card["why"]
    assert reasons <= set(REASONS)
    assert {"not-your-turn", "watching", "pattern", "actions-left"} <= reasons
    assert all(words.has(f"why-{reason}") for reason in reasons)


def test_every_reason_has_its_message() -> None:
    words = Words()
    shown = [words.say(f"why-{reason}") for reason in REASONS]
    assert len(set(shown)) == len(REASONS)
    assert all(sentence.endswith(".") for sentence in shown)


# --- One by one -----------------------------------------------------------------------------------


def test_a_card_tells_where_it_can_be_summoned_or_why_not() -> None:
    ready = help_for(Scene("X c5 e5, O d5", hand="swordmaster"))["cards"]["swordmaster"]
    assert ready == {
        "squares": [
            {"square": "d5", "uses": [["c5", "e5"]], "destroys": "red common", "picks_up": False}
        ],
        "missing": None,
        "why": None,
    }
    shown = help_for(Scene("X c5 e5, O+ d5", hand="swordmaster knight"))["cards"]
    assert shown["swordmaster"]["why"] == "summoning-square"
    assert shown["knight"]["why"] == "pattern"


def test_a_card_is_ready_also_when_it_is_not_the_readers_turn() -> None:
    scene = Scene("X c5 e5", hand="swordmaster", seat=1)
    shown = help_for(scene)
    assert [one["square"] for one in shown["cards"]["swordmaster"]["squares"]] == ["d5"]
    assert shown["cards"]["swordmaster"]["why"] == "not-your-turn"
    assert shown["actions"] == dict.fromkeys(ACTIONS, "not-your-turn") | {"flare": "no-flare"}


def test_a_legend_without_a_legendary_piece_cannot_appear() -> None:
    pattern = CARDS["earth-elemental"].pattern.footprints(SQUARE["e5"])[0]
    drawing = "X+ " + " ".join(NAME[1 << bit] for bit in range(120) if pattern.used >> bit & 1)
    home = SQUARE["e5"]
    far = [name for name, square in SQUARE.items() if not square & (pattern.used | home)][:3]
    free = Scene(drawing, legends="earth-elemental", form="high-form")
    assert help_for(free)["cards"]["earth-elemental"]["why"] is None
    first = Scene(drawing, legends="earth-elemental", form="first-game")
    assert help_for(first)["cards"]["earth-elemental"]["why"] == "no-legendary-piece"
    short = Scene(f"{drawing}, X* {' '.join(far)}", legends="earth-elemental", form="high-form")
    squares_then = help_for(short)["cards"]["earth-elemental"]["squares"]
    assert all(one["picks_up"] for one in squares_then)


def test_the_actions_tell_why_not() -> None:
    shown = help_for(Scene("X c5", hand="knight", actions=0))["actions"]
    assert shown == {
        "place": "no-action",
        "summon": "no-action",
        "discard": "no-action",
        "flare": "no-flare",
        "end-turn": None,
    }
    shown = help_for(Scene("X c5", hand="knight", discarded=True, flare="f34"))["actions"]
    assert shown == {
        "place": None,
        "summon": "no-summoning",
        "discard": "discarded-already",
        "flare": "flare-condition",
        "end-turn": "actions-left",
    }
    first = Scene("X c5", hand="knight", form="first-game")
    assert help_for(first)["actions"]["discard"] == "not-in-first-game"
    assert help_for(Scene("X c5", legends="titan"))["actions"]["discard"] == "no-being"


def test_a_turn_that_was_handed_over_leaves_placing_alone() -> None:
    scene = Scene("X c5 e5", hand="swordmaster", teams=True).do("hand-over")
    assert set(help_for(scene, 0)["actions"].values()) == {"handed-over", "no-flare"}
    partner = help_for(scene, 2)["actions"]
    assert partner["place"] is None
    assert partner["summon"] == partner["discard"] == "handed-over"
    assert help_for(scene, 1)["actions"]["place"] == "not-your-turn"


def test_during_an_action_nothing_else_is_begun() -> None:
    scene = Scene("X c5 e5, O e6 c6", hand="swordmaster knight").do("summon swordmaster d5")
    assert scene.asked == "destroy"
    shown = help_for(scene)
    assert shown["actions"]["place"] == "action-running"
    assert set(shown["cards"]) == {"knight"}


def test_who_places_the_start_pieces_is_told() -> None:
    position, _ = next(decisions(setup_of("duel", 0), 1))
    assert help(view(position, 1))["actions"]["place"] is None
    assert help(view(position, 0))["actions"]["place"] == "start"


def test_a_flare_shows_both_differences_to_the_best_opponent() -> None:
    scene = Scene(
        "X a5, O b5 c5 d5, Y+ e5 f5 g5, Y h5", flare="f34", form="melee", seats=3, actions=0
    )
    shown = help_for(scene)
    assert shown["flare"] == {
        "upper": {"needs": 3, "now": 3},
        "lower": {"needs": 4, "now": 3},
        "why": None,
    }
    assert shown["lost"] == ["f34"]
    ahead = help_for(Scene("X a5 b5, O c5", flare="f34"))["flare"]
    assert ahead is not None
    assert ahead["upper"]["now"] == ahead["lower"]["now"] == 0


def test_declining_to_claim_lets_the_tasks_pass() -> None:
    for position, _ in decisions(setup_of("first-game", 1), 1):
        asked = question(position)
        assert asked is not None
        if asked.kind == "claim":
            tasks = [option.task for option in asked.options if isinstance(option, Claim)]
            assert help(view(position, asked.seat))["lost"] == tasks
            assert help(view(position, 1 - asked.seat))["lost"] == []
            return
    raise AssertionError("nobody can claim in this game")


def test_stocks_are_what_is_not_in_the_arena() -> None:
    shown = help_for(Scene("X a5 b5, X+ c5, X* d5, O e5"))
    assert shown["stocks"] == {
        "blue": {"pieces": 13, "legendary": 2},
        "red": {"pieces": 15, "legendary": 3},
    }


# --- Tasks ----------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_task_has_all_it_needs_exactly_when_it_can_be_claimed() -> None:
    chance = Random(7)
    met: set[str] = set()
    for seed in range(12):
        for position, _ in sampled_decisions(setup_of("high-form", seed), seed, 4):
            for crowded in (position, crowd(position, chance)):
                seen = current_task_facts(crowded)
                for name, task in TASKS.items():
                    have, need = progress(name, seen)
                    assert 0 <= have <= need
                    assert (have == need) == task.holds(seen), name
                    for most in (2, 4):
                        assert shortfall(name, seen, most) == min(most, need - have), name
                    if have == need:
                        met.add(name)
    assert len(met) >= 20


@pytest.mark.parametrize(("task", "ends"), [("side-chain", SIDES), ("corner-chain", CORNERS)])
def test_a_chain_lacks_the_pieces_of_the_cheapest_way(
    task: str, ends: tuple[tuple[Squares, Squares], ...]
) -> None:
    """Compared with a plain search square by square, from bare arenas to crowded ones."""
    chance = Random(3)
    found: Counter[int] = Counter()
    for _ in range(300):
        order = chance.sample(list(NAME), len(NAME))
        first, second = chance.randrange(50), chance.randrange(30)
        mine, theirs = sum(order[:first]), sum(order[first : first + second])
        seen = TaskFacts(mine, theirs, NOWHERE, NOWHERE, (0, 0, 0), (), 0)
        cheapest = min(pieces_to_place(mine, theirs, start, goal) for start, goal in ends)
        found[cheapest] += 1
        for most in (2, 4, 7):
            assert shortfall(task, seen, most) == min(most, cheapest)
    assert set(found) >= {0, 1, 2, 3, 4, 5, 6}


def pieces_to_place(mine: Squares, theirs: Squares, start: Squares, goal: Squares) -> int:
    """How many pieces the cheapest way needs: none where an own one stands, or far too many."""
    price = {square: int(not square & mine) for square in NAME if not square & theirs}
    cost = {square: price[square] for square in price if square & start}
    waiting = list(cost)
    for square in waiting:
        for beside in each(ADJACENT[square]):
            if beside in price and cost[square] + price[beside] < cost.get(beside, 99):
                cost[beside] = cost[square] + price[beside]
                waiting.append(beside)
    return min((cost[square] for square in cost if square & goal), default=99)


def crowd(position: Position, chance: Random) -> Position:
    """A position with as many pieces as squares allow, and a turn in which much has happened."""
    crowded = position.copy()
    order = chance.sample(list(NAME), len(NAME))
    first, second = sorted(chance.sample(range(len(order)), 2))
    owned = sum(order[:first]), sum(order[first:second])
    crowded.owners = owned if position.seat == 0 else owned[::-1]
    pieces = sum(owned)
    crowded.legendaries = sum(order[: len(order) : 7]) & pieces
    crowded.heroics = sum(order[1 : len(order) : 3]) & pieces & ~crowded.legendaries
    crowded.commons = pieces & ~crowded.heroics & ~crowded.legendaries
    tally = (chance.randrange(4), chance.randrange(3), chance.randrange(2))
    crowded.destroyed = (tally, tally)
    beings = ("knight", "titan", "herald")
    crowded.summoned = tuple(
        (chance.choice(beings), chance.choice(order)) for _ in range(chance.randrange(4))
    )
    return crowded


def test_the_tasks_of_the_help_are_the_current_ones() -> None:
    for position, _ in decisions(setup_of("high-form-teams", 3), 3):
        assert position.tasks is not None
        shown = help(view(position, 1))["tasks"]
        assert tuple(shown) == position.tasks.current
        assert [name for name, task in shown.items() if task["claimable"]] == claimable(position)


@pytest.mark.parametrize(
    ("task", "drawing", "expected"),
    [
        ("red-conquest", "X d8 h4 c2", (1, 3)),
        ("red-conquest", "X d8 h4, X+ e5", (2, 3)),
        ("red-conquest", "X+ d8 h4", (2, 3)),
        ("red-legends", "X+ d8 h4", (1, 2)),
        ("red-legends", "X* d8", (1, 2)),
        ("center-cross", "X e4 e5 e6 d4 f4", (3, 5)),
        ("line-dominance", "X a5 b5 c5 d5, O e5", (3, 6)),
        ("diagonals", "X b2 c3 d4 e5 f6", (4, 8)),
        ("side-chain", "X a5 b5 c5 e5 f5", (5, 9)),
        ("side-chain", "X a5 b5, O c4 c5 c6", (1, 9)),
        ("corner-chain", "X b8 c7 e5", (3, 7)),
        ("imprisonment", "X d4 d5, O e5", (2, 6)),
        ("isolation", "X d4, O e5", (0, 1)),
        ("rainbow-dominance", "X+ e5, O+ g7", (1, 2)),
    ],
)
def test_progress_is_told_in_what_counts(
    task: str, drawing: str, expected: tuple[int, int]
) -> None:
    position = Scene(drawing, form="high-form").position
    assert tuple(progress(task, current_task_facts(position))) == expected


# --- The nearest summoning ------------------------------------------------------------------------


def changed(position: Position, place: Squares, upgrade: Squares) -> Position:
    """The position with these pieces placed and upgraded for the side whose turn it is."""
    after = position.copy()
    owners = list(position.owners)
    owners[position.side] |= place
    after.owners = tuple(owners)
    after.commons = (position.commons | place) & ~upgrade
    after.heroics = position.heroics | upgrade
    return after


def can_summon(position: Position, card: Card) -> Squares:
    return next((found for _, found in summonings(position, [card])), 0)


def hands(setting: str, number: int) -> list[tuple[Position, Card]]:
    """Positions between actions of random games, each with a card that is not ready."""
    chance = Random(setting)
    playable = [n for n in CARDS if setting != "first-game" or n not in LEGENDS]
    found = []
    for seed in range(number):
        for position, _ in decisions(setup_of(setting, seed), seed):
            if position.before is None and position.stock(position.side, COMMON) > 8:
                card = CARDS[chance.choice(playable)]
                if not can_summon(position, card):
                    found.append((position, card))
    return chance.sample(found, min(len(found), 60))


@every_setting
def test_the_missing_pieces_make_the_summoning_possible(setting: str) -> None:
    seen: set[int] = set()
    for position, card in hands(setting, 3):
        found = nearest_summoning(position, card)
        if found is None:
            continue
        assert found.place & ~position.empty == 0
        assert found.changes > 0
        assert found.square & can_summon(changed(position, found.place, found.upgrade), card)
        seen.add(found.changes)
    assert {1, 2, 3} <= seen


@every_setting
def test_fewer_pieces_never_do(setting: str) -> None:
    """Every single change, and for a few cards every pair of changes, against the engine."""
    chance = Random(setting)
    pairs = 0
    for position, card in hands(setting, 3)[:24]:
        found = nearest_summoning(position, card)
        fewest = found.changes if found else 99
        mine = position.owners[position.side]
        singles = [
            *((square, 0) for square in NAME if square & position.empty),
            *((0, square) for square in NAME if square & mine & position.commons),
            *((square, square) for square in NAME if square & position.empty),
        ]
        for place, upgrade in singles:
            if place.bit_count() + upgrade.bit_count() < fewest:
                assert not can_summon(changed(position, place, upgrade), card)
        if fewest > 2 and pairs < 3:
            pairs += 1
            changes = [one for one in singles if not (one[0] and one[1])]
            for one, other in combinations(chance.sample(changes, min(40, len(changes))), 2):
                after = changed(position, one[0] | other[0], one[1] | other[1])
                assert not can_summon(after, card)


@every_setting
def test_the_nearest_way_is_the_cheapest_of_all_laid_out_one_by_one(setting: str) -> None:
    for position, card in hands(setting, 3):
        if position.setup.form == "melee":
            # Enemy pieces that stand in are proved against the engine above.
            position = position.copy()
            position.improvised = (15,) * position.setup.seats
        mine, upgraded = position.owners[position.side], position.upgraded
        costs = []
        for square in NAME:
            if square & position.occupied and position.rank_at(square) > card.rank:
                continue
            for laid in card.pattern.footprints(square):
                place, upgrade = laid.used & ~mine, laid.heroics & ~(mine & upgraded)
                if not place & ~position.empty:
                    costs.append(place.bit_count() + upgrade.bit_count())
        found = nearest_summoning(position, card)
        assert (found.changes if found else None) == min(costs, default=None)
        assert_the_bots_agree(position, card, found)


def assert_the_bots_agree(position: Position, card: Card, found: NearestSummoning | None) -> None:
    """The bots count up to two pieces, and never a heroic one on an empty square."""
    if position.war_summoner or found is None or found.place & found.upgrade:
        return
    allowed = ARENA & ~(position.upgraded, position.legendaries, 0)[card.rank]
    mine, empty = position.owners[position.side], position.empty
    number = missing_pieces(card.pattern, mine, position.upgraded, empty, allowed)
    assert number == min(found.changes, TOO_MANY)


def test_a_lone_piece_needs_the_rest_of_the_pattern() -> None:
    shown = help_for(Scene("X c5", hand="swordmaster"))["cards"]["swordmaster"]["missing"]
    assert shown is not None
    assert len(shown["place"]) == 1
    assert shown["upgrade"] == []
    assert set(shown["place"]) < set(shown["uses"])


def test_nothing_simple_helps_where_enemies_stand_everywhere() -> None:
    own = SQUARE["a5"]
    enemies = " ".join(name for square, name in NAME.items() if square != own)
    shown = help_for(Scene(f"X a5, O {enemies}", hand="swordmaster"))["cards"]["swordmaster"]
    assert shown == {"squares": [], "missing": None, "why": "pattern"}
