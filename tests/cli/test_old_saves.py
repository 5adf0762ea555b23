"""Games that version 0.1.0 has saved can be loaded and continued."""

from __future__ import annotations

from pathlib import Path

from teller import library, wander

from legendarium.cli.tale import saves
from legendarium.cli.terminal.commands import load
from legendarium.locale import Words

WRITTEN = Path(__file__).parents[1] / "fixtures" / "0.1.0"


def test_a_game_of_tash_kalar_goes_on() -> None:
    session = load(Words(), str(WRITTEN / "tash-kalar.json"))
    play = session.play
    assert play.players == ("human", "random")
    before = play.moment
    assert play.question is not None
    session.choose(play.question.seat, play.question.options[0])
    assert play.moment == before + 1


def test_a_game_of_tainted_grail_goes_on() -> None:
    session = saves.read(Words(), str(WRITTEN / "tainted-grail.json"), library())
    assert session.play.moment == 60
    assert wander(session, 20).play.moment == 80
