"""Saves of every game: what was saved goes on, and what wins where record and snapshot differ."""

from __future__ import annotations

import json
from copy import copy
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from endless import Add, Endless
from games import GAMES, AnyPlay, play_on, some_choice
from legendarium.table import BadSave, DamagedSave, Play, Record
from legendarium.table.choice import Choice
from legendarium.table.errors import NewerEdition, OtherEdition, OtherGame, OtherVersion
from legendarium.table.game import Edition, Game
from legendarium.table.kept import Keeps
from legendarium.table.resuming import Proof, Resumed, holds, resume
from legendarium.table.saving import Save, from_text, seal, unseal
from legendarium.table.snapshot import Snapshot

every_game = pytest.mark.parametrize("name", GAMES)
LENGTH = {"toy": 3, "tash-kalar": 80, "tainted-grail": 60}
"""How many choices are made before a game is saved."""


def played(name: str, seed: int = 1, keeps: Keeps = Keeps.UNDO) -> AnyPlay:
    play = GAMES[name].play(seed, ("ann", "bob"), keeps)
    return play_on(play, Random(f"{name} {seed}"), LENGTH[name])


def save_of(play: AnyPlay) -> Save:
    """What is read again after a game was saved."""
    return from_text(Save.of_play(play).to_text(), play.game)


def with_other_rules(name: str) -> Game[Any, Any]:
    """The game after its rules were mended."""
    game = copy(GAMES[name].game)
    game.rules += 1
    return game


def of_another_deal(save: Save) -> Save:
    """A save whose record leads elsewhere, as it may after rules have changed."""
    return replace(save, record=replace(save.record, seed=save.record.seed + 1))


def check_alike(again: AnyPlay, play: AnyPlay) -> None:
    """Both go on in the same way, and can be undone as far."""
    game = play.game
    assert again.choices == play.choices
    assert again.record() == play.record()
    assert again.final == play.final
    for moment in range(play.final, play.moment + 1):
        assert game.encode(again.at(moment)) == game.encode(play.at(moment))
    chance = Random(7)
    for _ in range(5):
        choice = some_choice(play, play.position, chance)
        if choice is None:
            break
        play.accept(play.prepare(choice))
        again.accept(again.prepare(choice))
        assert game.encode(again.position) == game.encode(play.position)


@every_game
@pytest.mark.parametrize("keeps", [Keeps.UNDO, Keeps.NOTHING])
def test_a_saved_game_goes_on_as_if_it_had_never_been_left(name: str, keeps: Keeps) -> None:
    for seed in range(3):
        play = played(name, seed, keeps)
        found = resume(play.game, save_of(play), keeps=keeps)
        assert found.snapshot is not None
        assert (found.snapshot.moment, found.lost) == (play.final, 0)
        check_alike(found.play, play)


@every_game
def test_what_came_before_the_snapshot_is_recovered(name: str) -> None:
    play = played(name)
    again = resume(play.game, save_of(play)).play
    assert again.first == play.final
    assert again.recover_past()
    assert again.first == 0
    assert again.finals == play.finals
    check_alike(again, play)


@every_game
def test_a_record_alone_is_a_save_too(name: str) -> None:
    play = played(name)
    save = from_text(Save.of_record(play.record()).to_text(), play.game)
    assert save.snapshots == ()
    again = resume(play.game, save).play
    assert again.record() == play.record()
    assert play.game.encode(again.position) == play.game.encode(play.position)


# Damage ---------------------------------------------------------------------------------------


@every_game
def test_every_damaged_byte_of_a_snapshot_is_noticed(name: str) -> None:
    play = played(name)
    text = json.dumps(play.snapshot().to_json())
    chance = Random(name)
    for place, letter in enumerate(text):
        other = chance.choice([one for one in '0123456789abc{}[],:" ' if one != letter])
        damaged = text[:place] + other + text[place + 1 :]
        try:
            body = json.loads(damaged)
        except ValueError:
            continue
        if body != json.loads(text):
            with pytest.raises(DamagedSave):
                Snapshot.from_json(body)


@every_game
@pytest.mark.parametrize("part", ["position", "digest", "checksum", "moment"])
def test_the_record_is_played_where_the_snapshot_is_damaged(name: str, part: str) -> None:
    play = played(name)
    body = json.loads(Save.of_play(play).to_text())
    del body["digest"], body["snapshot"][part]
    save = from_text(json.dumps(seal(body)), play.game)
    assert save.snapshots == ()
    check_alike(resume(play.game, save).play, play)


@every_game
def test_a_snapshot_of_undone_choices_is_not_used(name: str) -> None:
    play = played(name)
    (snapshot,) = Save.of_play(play).snapshots
    undone = [choice.option for choice in play.choices]
    others: list[Any] = []
    while not others:
        moment = min(play.moment, snapshot.moment) - 1
        play.go_back(moment, past_final=True)
        assert play.question is not None
        others = [option for option in play.question.options if option != undone[moment]]
    assert resume(play.game, replace(Save.of_play(play), snapshots=(snapshot,))).snapshot is None
    play.choose(others[0], 0)
    play_on(play, Random(5), len(undone))
    found = resume(play.game, replace(Save.of_play(play), snapshots=(snapshot,)))
    assert found.snapshot is None
    assert play.game.encode(found.play.position) == play.game.encode(play.position)


@every_game
def test_an_older_snapshot_is_used_where_the_newest_does_not_fit(name: str) -> None:
    play = play_on(GAMES[name].play(1), Random(1), LENGTH[name] // 2)
    older = play.snapshot()
    play_on(play, Random(2), LENGTH[name] // 2)
    newest = older._replace(moment=play.moment, digest="00")
    found = resume(play.game, replace(Save.of_play(play), snapshots=(older, newest)))
    assert found.snapshot == older
    assert play.game.encode(found.play.position) == play.game.encode(play.position)


# Who wins -------------------------------------------------------------------------------------


@every_game
def test_the_same_rules_prove_a_snapshot_or_refute_it(name: str) -> None:
    play = played(name)
    snapshot = play.snapshot()
    options = tuple(choice.option for choice in play.choices[: snapshot.moment])
    proof = Proof(play.setup, play.seed, None, options, snapshot)
    assert holds(play.game, proof)
    assert not holds(play.game, proof._replace(seed=play.seed + 1))
    assert not holds(play.game, proof._replace(options=options * 2))
    start = GAMES[name].play(1).snapshot()
    assert holds(play.game, proof._replace(base=start, seed=play.seed + 1))


@every_game
def test_after_the_rules_have_changed_the_snapshot_wins(name: str) -> None:
    play = played(name)
    found = resume(with_other_rules(name), of_another_deal(save_of(play)))
    assert found.play.start.is_anchor
    assert play.game.encode(found.play.position) == play.game.encode(play.position)
    assert not found.play.recover_past()
    assert found.play.first == play.final
    # It stays so: what came before the anchor is never played again.
    later = resume(found.play.game, save_of(found.play))
    assert later.play.start.is_anchor
    assert play.game.encode(later.play.position) == play.game.encode(play.position)
    lost = replace(save_of(found.play), snapshots=(found.play.snapshot()._replace(digest="00"),))
    with pytest.raises(DamagedSave):
        resume(found.play.game, lost)


def test_choices_that_are_illegal_by_new_rules_are_lost() -> None:
    game: Any = Endless()
    play: AnyPlay = Play(game, {}, 0)
    for number in (3, 3, 1, 1, 1, 3, 1):
        play.choose(Add(number), play.moment % 2)
    assert (play.final, play.moment) == (3, 7)
    mended: Any = Endless()
    mended.rules, mended.most = 2, 2
    found = resume(mended, save_of(play))
    assert found.lost == 2
    assert [choice.option.number for choice in found.play.choices] == [3, 3, 1, 1, 1]
    assert found.play.position.total == 9
    with pytest.raises(DamagedSave, match="Choice 1"):
        resume(mended, Save.of_record(play.record()))


@every_game
def test_a_newer_program_or_content_is_left_alone(name: str) -> None:
    play = played(name)
    save = save_of(play)
    (snapshot,) = save.snapshots

    def made_with(**other: Any) -> Save:
        return replace(save, snapshots=(snapshot._replace(**other),))

    here = snapshot.edition
    with pytest.raises(OtherVersion, match="newer version of the program"):
        resume(play.game, made_with(rules=99))
    with pytest.raises(NewerEdition, match="version 99"):
        resume(play.game, made_with(edition=here._replace(version=99)))
    with pytest.raises(OtherEdition, match="'elsewhere'"):
        resume(play.game, made_with(edition=Edition("elsewhere", 1, "")))


@every_game
def test_a_save_of_another_game_is_named(name: str) -> None:
    text = Save.of_play(played(name)).to_text()
    others = [other.game for other in GAMES.values() if other.game.name != GAMES[name].game.name]
    with pytest.raises(OtherGame):
        from_text(text, *others)
    assert from_text(text, *others, GAMES[name].game).record.game == GAMES[name].game.name


# Text -----------------------------------------------------------------------------------------


@every_game
def test_every_changed_digit_of_a_save_is_noticed(name: str) -> None:
    text = Save.of_play(played(name)).to_text()
    chance = Random(name)
    digits = [place for place, letter in enumerate(text) if letter.isdigit()]
    for place in chance.sample(digits, min(150, len(digits))):
        changed = text[:place] + str((int(text[place]) + 1) % 10) + text[place + 1 :]
        with pytest.raises(BadSave):
            from_text(changed, GAMES[name].game)


@pytest.mark.parametrize(
    "authors", [[0], "nobody", [0, 0, 0, 0], [["a"], 0, 0], [[0, "king"], 0, 0], [{}, 0, 0]]
)
def test_wrong_authors_are_damage(authors: Any) -> None:
    body = unseal(Save.of_play(played("toy")).to_text())
    del body["digest"]
    with pytest.raises(DamagedSave, match="authors"):
        from_text(json.dumps(seal({**body, "authors": authors})), GAMES["toy"].game)


def test_a_campaign_in_the_first_format_goes_on() -> None:
    play = played("tainted-grail")
    text = json.dumps(seal(first_format(play)))
    save = from_text(text, play.game)
    assert save.record == play.record()
    again = resume(play.game, save).play
    assert again.first == play.moment
    assert again.position == play.position
    assert again.recover_past()
    assert again.finals == play.finals
    assert {choice.by for choice in again.choices} == {0, 1}


def first_format(play: AnyPlay) -> dict[str, Any]:
    """What version 0.1.0 wrote."""
    import hashlib

    choices = [choice.option.to_json() for choice in play.choices]
    return {
        "legendarium": 1,
        **play.record().to_body(),
        "campaign": play.game.edition(play.setup).to_json(),
        "snapshot": {
            "version": 1,
            "choices": len(choices),
            "choices_digest": hashlib.sha256(
                json.dumps(choices, sort_keys=True).encode()
            ).hexdigest(),
            "position": play.game.encode(play.position),
        },
    }


# What it costs --------------------------------------------------------------------------------


def long_game(choices: int) -> AnyPlay:
    game: Any = Endless()
    play: AnyPlay = Play(game, {}, 1)
    chance = Random(choices)
    for number in range(choices):
        play.choose(Add(chance.randint(1, 3)), number % 2)
    return play


def test_a_game_of_5000_choices_is_opened_without_playing_them() -> None:
    play = long_game(5000)
    text = Save.of_play(play).to_text()
    game: Any = Endless()
    found: Resumed[Any, Any] = resume(game, from_text(text, game))
    assert game.taken == play.moment - play.final < 60
    assert found.play.moment == 5000
    assert game.encode(found.play.position) == game.encode(play.position)
    assert [one.by for one in found.play.choices] == [number % 2 for number in range(5000)]


def test_choices_keep_who_made_them_and_how() -> None:
    play = played("toy", 4)
    assert {choice.how for choice in play.choices} != {play.choices[0].how}
    assert list(save_of(play).choices) == play.choices
    option = play.choices[0].option
    for choice in (*play.choices, Choice(option, 3)):
        assert Choice.of_author(choice.option, choice.author_to_json()) == choice


def test_an_unknown_setup_is_damage() -> None:
    record = Record("highest-card", {"seats": 99}, 1)
    with pytest.raises(BadSave):
        resume(GAMES["toy"].game, Save.of_record(record))
