"""Saving at any decision, exactly, and what a wrong save is told (SAV-1 to SAV-5)."""

from __future__ import annotations

import json
from random import Random
from time import perf_counter
from typing import Any

import pytest

from legendarium.table import Option, Play, Record
from legendarium.table.errors import (
    DamagedSave,
    NewerEdition,
    OtherEdition,
    OtherGame,
    OtherVersion,
)
from legendarium.table.resuming import resume
from legendarium.table.saving import Save, from_text, seal
from legendarium.table.snapshot import Snapshot, choices_digest
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.game import TaintedGrail
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.view import View
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


def saved(record: Record, number: int) -> str:
    """The text of the game after so many choices."""
    part = Record(record.game, record.setup, record.seed, record.choices[:number])
    return Save.of_play(Play.resume(game(), part)).to_text()


def loaded(text: str, rules: TaintedGrail | None = None) -> Play[Position, View]:
    rules = rules or game()
    return resume(rules, from_text(text, rules)).play


@pytest.mark.rule("SAV-1", "SAV-5", "INV-12")
@pytest.mark.parametrize("seed", range(4))
def test_saved_at_every_decision_the_rest_plays_identically(seed: int) -> None:
    who = (("ada",), ("ada", "ben"))[seed % 2]
    record, positions = recorded(seed, 60, *who)
    for number in range(len(positions)):
        p = loaded(saved(record, number)).position
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
                assert loaded(saved(record, number)).position == p
    assert inside > 20


def last_final(text: str) -> dict[str, Any]:
    """The position in a save file, after the last final choice."""
    position: dict[str, Any] = json.loads(text)["snapshot"]["position"]
    return position


@pytest.mark.rule("SAV-2")
def test_a_save_holds_everything_of_a_character() -> None:
    record, positions = recorded(3, 60, "ada", "ben")
    body = last_final(saved(record, len(positions) - 1))
    wanted = {"id", "energy", "health", "terror", "markers", "location", "combat_deck"}
    wanted |= {"diplomacy_deck", "combat_development", "diplomacy_development"}
    for character in body["characters"]:
        assert wanted <= set(character)


@pytest.mark.rule("SAV-3", "SAV-4")
def test_a_save_holds_the_world() -> None:
    record, positions = recorded(4, 60, "ada", "ben")
    for number in (10, 30, len(positions) - 1):
        text = saved(record, number)
        p, body = positions[json.loads(text)["snapshot"]["moment"]], last_final(text)
        assert {int(one) for one in body["places"]} == set(p.places)
        assert {int(one) for one in body["menhirs"]} == set(p.menhirs)
        assert body["chance"] == p.chance
        assert tuple(body["encounter_decks"]["green"]) == p.encounter_decks["green"].order
        for name in ("event_discard", "quests"):
            assert tuple(body.get(name, ())) == getattr(p, name)
        for name in ("event_deck", "item_deck"):
            assert tuple(body.get(name, ())) == getattr(p, name).order


@pytest.mark.timing
def test_a_campaign_of_5000_choices_opens_in_under_200_milliseconds() -> None:
    """The snapshot is what makes it quick: hardly anything is played again."""
    record, _ = recorded(6, 60, "ada", "ben")
    long = Record(record.game, record.setup, record.seed, (record.choices * 100)[:5000])
    choices = Save.of_record(long).choices
    snapshot = Play.resume(game(), record).snapshot()
    options = [choice.option.to_json() for choice in choices]
    fitting = snapshot._replace(moment=5000, digest=choices_digest(options))
    text = Save(long, choices, (fitting,)).to_text()
    rules = game()
    took = []
    for _ in range(5):
        begun = perf_counter()
        found = loaded(text, rules)
        took.append(perf_counter() - begun)
    assert found.moment == 5000
    assert min(took) < 0.2


# What a wrong save is told -----------------------------------------------------------------------


def changed(text: str, **changes: Any) -> str:
    """A save with parts of its snapshot changed."""
    body = json.loads(text)
    body["snapshot"] = Snapshot.from_json(body["snapshot"])._replace(**changes).to_json()
    return json.dumps(seal(body))


def five_choices() -> tuple[str, Snapshot]:
    """A save after five choices, and its snapshot."""
    record, _ = recorded(7, 5, "ada")
    text = saved(record, 5)
    return text, from_text(text, game()).snapshots[0]


def test_a_save_of_another_campaign_says_so() -> None:
    text, snapshot = five_choices()
    edition = snapshot.edition._replace(id="elsewhere")
    with pytest.raises(OtherEdition, match="'elsewhere'"):
        loaded(changed(text, edition=edition))
    with pytest.raises(OtherEdition, match="'tiny'"):
        loaded(text, TaintedGrail({}))


def test_a_save_of_a_newer_campaign_says_so() -> None:
    text, snapshot = five_choices()
    with pytest.raises(NewerEdition, match="version 2 of its content; version 1 is here"):
        loaded(changed(text, edition=snapshot.edition._replace(version=2)))


def test_a_save_of_a_newer_program_says_so() -> None:
    text, _ = five_choices()
    with pytest.raises(OtherVersion, match="newer version of the program"):
        loaded(changed(text, rules=99))


def test_a_save_of_the_other_game_says_so() -> None:
    with pytest.raises(OtherGame, match="'tash-kalar'"):
        loaded(Save.of_record(Record("tash-kalar", {}, 1)).to_text())


@pytest.mark.rule("SAV-5")
def test_a_broken_position_is_replaced_by_what_the_record_leads_to() -> None:
    text, snapshot = five_choices()
    broken = changed(text, position={**snapshot.position, "day": -1.5})
    assert loaded(broken).position == loaded(text).position


def test_a_save_of_the_same_campaign_with_other_content_opens_where_it_fits() -> None:
    text, _ = five_choices()
    later = play.loaded(swapped("campaign.toml", "version = 1\nlang", "version = 2\nlang"))
    found = loaded(text, game(later))
    assert found.start.is_anchor
    encode = game().encode
    assert encode(found.position) == encode(loaded(text).position)


def test_a_save_that_no_longer_fits_the_content_says_so() -> None:
    text, snapshot = five_choices()
    gone = changed(
        text,
        edition=snapshot.edition._replace(digest="older"),
        position={**snapshot.position, "item_deck": ["spoon"]},
    )
    with pytest.raises(OtherVersion, match="other content, which no longer fits"):
        loaded(gone)


def test_an_illegal_choice_is_damage() -> None:
    record, _ = recorded(7, 5, "ada")
    twice = Record(record.game, record.setup, record.seed, record.choices * 2)
    with pytest.raises(DamagedSave, match="Choice"):
        loaded(Save.of_record(twice).to_text())


def test_the_record_alone_is_a_game_too() -> None:
    record, positions = recorded(8, 20, "ada", "ben")
    assert [*record.positions(game())] == positions
