"""A file that is saved after every choice holds the game, wherever its writing was interrupted."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from endless import Add, Endless
from games import GAMES, AnyPlay, play_on
from legendarium.table import DamagedSave, Play
from legendarium.table.appending import CHOICES_BETWEEN_SNAPSHOTS, Appending, read
from legendarium.table.resuming import resume
from legendarium.table.saving import Save

every_game = pytest.mark.parametrize("name", GAMES)


class File:
    """A file that is saved while a game is played."""

    def __init__(self, play: AnyPlay) -> None:
        self.play = play
        self.appending = Appending(play)
        self.text = self.appending.head

    def save(self) -> str:
        """Save; returns what was appended."""
        new = self.appending.lines(self.play)
        self.text += new
        return new

    def check(self) -> None:
        """The file holds the game as it is."""
        save, play = read(self.text, self.play.game), self.play
        assert save.record == play.record()
        assert list(save.choices) == play.choices
        again = resume(play.game, save).play
        assert again.players == play.players
        assert play.game.encode(again.position) == play.game.encode(play.position)


@every_game
def test_every_change_is_appended(name: str) -> None:
    for seed in range(3):
        chance = Random(f"{name} {seed}")
        file = File(GAMES[name].play(seed, ("ann", "bob")))
        for number in range(30):
            if chance.random() < 0.2 and file.play.moment:
                back = chance.randrange(min(4, file.play.moment)) + 1
                file.play.go_back(file.play.moment - back, past_final=True)
            else:
                play_on(file.play, chance, chance.choice((0, 1, 1, 2)))
            if number % 7 == 3:
                file.play.players = (*file.play.players[:-1], f"guest\u2028{number}")
            file.save()
            assert file.save() == ""
            if number % 5 == 0:
                file.check()
        file.check()


@every_game
def test_one_line_is_appended_for_a_choice_and_one_for_an_undo(name: str) -> None:
    file = File(play_on(GAMES[name].play(1), Random(1), 2))
    play_on(file.play, Random(2), 1)
    assert json.loads(file.save()).keys() == {"option", "author", "check"}
    file.play.go_back(2, past_final=True)
    line = json.loads(file.save())
    assert line.keys() == {"keep", "check"}
    assert line["keep"] == 2


@every_game
def test_a_line_that_was_not_finished_is_left_out(name: str) -> None:
    file = File(GAMES[name].play(1))
    play_on(file.play, Random(1), 2)
    file.save()
    before = read(file.text, file.play.game)
    play_on(file.play, Random(1), 1)
    whole = file.text
    new = file.save()
    for length in range(len(new)):
        assert read(whole + new[:length], file.play.game) == before
    assert read(whole + new, file.play.game) != before


@every_game
def test_every_damaged_letter_of_a_line_is_noticed(name: str) -> None:
    file = File(GAMES[name].play(1))
    play_on(file.play, Random(1), 2)
    new = file.save()
    play_on(file.play, Random(1), 1)
    last = file.save()
    chance = Random(name)
    for place, letter in enumerate(new):
        other = chance.choice([one for one in '0123456789abc{}[],:" ' if one != letter])
        damaged = new[:place] + other + new[place + 1 :]
        try:
            if [json.loads(line) for line in damaged.splitlines()] == [
                json.loads(line) for line in new.splitlines()
            ]:
                continue
        except ValueError:
            pass
        with pytest.raises(DamagedSave):
            read(file.appending.head + damaged + last, file.play.game)


@pytest.mark.parametrize("lost", [1, 2, 3])
def test_a_line_that_is_missing_is_noticed(lost: int) -> None:
    file = File(GAMES["tash-kalar"].play(1))
    for _ in range(4):
        play_on(file.play, Random(1), 1)
        file.save()
    lines = file.text.splitlines(keepends=True)
    del lines[lost]
    with pytest.raises(DamagedSave):
        read("".join(lines), file.play.game)


@every_game
def test_a_save_file_is_read_in_the_same_way(name: str) -> None:
    play = play_on(GAMES[name].play(1), Random(1), 3)
    assert list(read(Save.of_play(play).to_text(), play.game).choices) == play.choices


def test_a_long_game_is_opened_from_one_of_its_snapshots() -> None:
    game: Any = Endless()
    play: AnyPlay = Play(game, {}, 1)
    file = File(play)
    chance = Random(3)
    for number in range(5000):
        play.choose(Add(chance.randint(1, 3)), number % 2)
        file.save()
    save = read(file.text, game)
    assert len(save.snapshots) > 20
    game.taken = 0
    again = resume(game, save).play
    assert game.taken < CHOICES_BETWEEN_SNAPSHOTS + 60
    assert again.moment == 5000
    assert game.encode(again.position) == game.encode(play.position)
