"""Saving at any decision, exactly, and what a wrong save is told (SAV-1 to SAV-5)."""

from __future__ import annotations

import json
from random import Random
from time import perf_counter

import pytest

from legendarium.table import Option, Record
from legendarium.table.errors import DamagedSave, ForeignSave, OtherVersion
from legendarium.table.record import seal, unseal
from legendarium.taintedgrail import agenda, saving
from legendarium.taintedgrail.position import Position
from taintedgrail import play
from taintedgrail.play import game, setup, start
from taintedgrail.tiny import swapped


def recorded(seed: int, choices: int, *who: str) -> tuple[Record, list[Position]]:
    """A game by random choices: its record, and every position."""
    chance = Random(seed)
    p = start(*who, seed=seed)
    positions = [p]
    taken: list[Option] = []
    while p.question is not None and len(taken) < choices:
        option = chance.choice(list(p.question.options))
        taken.append(option)
        p = agenda.take(p, option)
        positions.append(p)
    return Record("tainted-grail", setup(*who), seed, tuple(taken)), positions


def saved(record: Record, positions: list[Position], number: int) -> str:
    part = Record(record.game, record.setup, record.seed, record.choices[:number])
    return saving.to_text(game(), part, positions[number])


@pytest.mark.rule("SAV-1", "SAV-5", "INV-12")
@pytest.mark.parametrize("seed", range(4))
def test_saved_at_every_decision_the_rest_plays_identically(seed: int) -> None:
    who = (("ada",), ("ada", "ben"))[seed % 2]
    record, positions = recorded(seed, 60, *who)
    for number in range(len(positions)):
        loaded = saving.from_text(game(), saved(record, positions, number))
        p = loaded.position
        assert p == positions[number]
        for later, option in enumerate(record.choices[number:], number + 1):
            p = agenda.take(p, option)
            assert p == positions[later]
            if later > number + 5:
                break


@pytest.mark.slow
@pytest.mark.rule("SAV-4", "SAV-1")
def test_a_save_inside_an_encounter_holds_the_whole_of_it() -> None:
    inside = 0
    for seed in range(30):
        record, positions = recorded(seed, 80, "ada", "ben")
        for number, p in enumerate(positions):
            if p.encounter is not None:
                inside += 1
                assert saving.from_text(game(), saved(record, positions, number)).position == p
    assert inside > 20


@pytest.mark.rule("SAV-2")
def test_a_save_holds_everything_of_a_character() -> None:
    record, positions = recorded(3, 60, "ada", "ben")
    body = json.loads(saved(record, positions, len(positions) - 1))["snapshot"]["position"]
    wanted = {"id", "energy", "health", "terror", "markers", "location", "combat_deck"}
    wanted |= {"diplomacy_deck", "combat_development", "diplomacy_development"}
    for character in body["characters"]:
        assert wanted <= set(character)


@pytest.mark.rule("SAV-3", "SAV-4")
def test_a_save_holds_the_world() -> None:
    record, positions = recorded(4, 60, "ada", "ben")
    for number in (10, 30, len(positions) - 1):
        p = positions[number]
        body = json.loads(saved(record, positions, number))["snapshot"]["position"]
        assert {int(one) for one in body["places"]} == set(p.places)
        assert {int(one) for one in body["menhirs"]} == set(p.menhirs)
        assert body["chance"] == p.chance
        assert tuple(body["encounter_decks"]["green"]) == p.encounter_decks["green"].order
        for name in ("event_discard", "quests"):
            assert tuple(body.get(name, ())) == getattr(p, name)
        for name in ("event_deck", "item_deck"):
            assert tuple(body.get(name, ())) == getattr(p, name).order


@pytest.mark.rule("SAV-5")
def test_the_snapshot_is_true_to_the_record() -> None:
    record, positions = recorded(5, 50, "ada", "ben")
    save = saving.from_text(game(), saved(record, positions, len(positions) - 1))
    assert saving.is_true_to_record(game(), save)
    other = Record(record.game, record.setup, record.seed + 1, ())
    assert not saving.is_true_to_record(game(), saving.Save(other, save.position))


@pytest.mark.timing
def test_a_campaign_of_5000_choices_loads_in_under_200_milliseconds() -> None:
    """The snapshot is what makes it quick: nothing is played again."""
    record, positions = recorded(6, 60, "ada", "ben")
    long = (record.choices * 100)[:5000]
    text = saving.to_text(
        game(), Record(record.game, record.setup, record.seed, long), positions[-1]
    )
    table = game()
    took = []
    for _ in range(5):
        begun = perf_counter()
        loaded = saving.from_text(table, text)
        took.append(perf_counter() - begun)
    assert len(loaded.record.choices) == 5000
    assert loaded.position == positions[-1]
    assert min(took) < 0.2


# What a wrong save is told -----------------------------------------------------------------------


def changed(text: str, **changes: object) -> str:
    body = unseal(text)
    del body["digest"]
    body.update(changes)
    return seal({key: value for key, value in body.items() if key != "legendarium"})


def test_a_save_of_another_campaign_says_so() -> None:
    record, positions = recorded(7, 5, "ada")
    text = saved(record, positions, 5)
    foreign = changed(text, campaign={"id": "elsewhere", "version": 1, "digest": ""})
    with pytest.raises(ForeignSave, match="'elsewhere'"):
        saving.from_text(game(), foreign)


def test_a_save_of_a_newer_campaign_says_so() -> None:
    record, positions = recorded(7, 5, "ada")
    text = saved(record, positions, 5)
    newer = changed(text, campaign={"id": "tiny", "version": 2, "digest": ""})
    with pytest.raises(OtherVersion, match="version 2 of the campaign; version 1 is installed"):
        saving.from_text(game(), newer)


def test_a_save_of_a_newer_program_says_so() -> None:
    record, positions = recorded(7, 5, "ada")
    snapshot = unseal(saved(record, positions, 5))["snapshot"]
    newer = changed(saved(record, positions, 5), snapshot={**snapshot, "version": 9})
    with pytest.raises(OtherVersion, match="newer version of the program"):
        saving.from_text(game(), newer)


def test_a_save_of_the_other_game_says_so() -> None:
    with pytest.raises(ForeignSave, match="'tash-kalar'"):
        saving.from_text(game(), Record("tash-kalar", {}, 1).to_text())


def test_a_snapshot_of_other_choices_is_damage() -> None:
    record, positions = recorded(7, 5, "ada")
    text = saved(record, positions, 5)
    fewer = changed(text, choices=[choice.to_json() for choice in record.choices[:4]])
    with pytest.raises(DamagedSave, match="snapshot does not match its record"):
        saving.from_text(game(), fewer)


def test_a_broken_position_is_damage() -> None:
    record, positions = recorded(7, 5, "ada")
    snapshot = unseal(saved(record, positions, 5))["snapshot"]
    position = {**snapshot["position"], "day": -1.5}
    broken = changed(saved(record, positions, 5), snapshot={**snapshot, "position": position})
    with pytest.raises(DamagedSave, match="damaged"):
        saving.from_text(game(), broken)


def test_a_save_of_the_same_campaign_with_other_content_loads_where_it_fits() -> None:
    record, positions = recorded(7, 5, "ada")
    text = saved(record, positions, 5)
    later = play.loaded(swapped("campaign.toml", "version = 1\nlang", "version = 2\nlang"))
    loaded = saving.from_text(game(later), text)
    assert loaded.position == positions[5]


def test_a_save_that_no_longer_fits_the_content_says_so() -> None:
    record, positions = recorded(7, 5, "ada")
    snapshot = unseal(saved(record, positions, 5))["snapshot"]
    position = {**snapshot["position"], "item_deck": ["spoon"]}
    gone = changed(
        saved(record, positions, 5),
        campaign={"id": "tiny", "version": 1, "digest": "older"},
        snapshot={**snapshot, "position": position},
    )
    with pytest.raises(OtherVersion, match="other content, which no longer fits"):
        saving.from_text(game(), gone)


def test_the_record_alone_is_a_game_too() -> None:
    record, positions = recorded(8, 20, "ada", "ben")
    assert [*record.positions(game())] == positions
