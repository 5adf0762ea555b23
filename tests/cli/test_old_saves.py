"""Games that version 0.1.0 has saved can be loaded and continued."""

from __future__ import annotations

from pathlib import Path

from teller import loaded_from, wander

from legendarium.cli.terminal.commands import load
from legendarium.locale import Words

WRITTEN = Path(__file__).parents[1] / "fixtures" / "0.1.0"


def test_a_game_of_tash_kalar_goes_on() -> None:
    play = load(Words(), str(WRITTEN / "tash-kalar.json")).play
    assert play.players == ("human", "random")
    before = play.moment
    assert play.question is not None
    play.choose(play.question.options[0], play.question.seat)
    assert play.moment == before + 1


def test_a_game_of_tainted_grail_goes_on() -> None:
    session = loaded_from(str(WRITTEN / "tainted-grail.json"))
    assert session.play.moment == 60
    assert wander(session, 20).play.moment == 80


def test_an_old_game_of_tainted_grail_can_be_undone_as_far_as_its_past_is_known() -> None:
    session = loaded_from(str(WRITTEN / "tainted-grail.json"))
    read = {reading.key for reading in session.readings()}
    assert read == session.position.read
    while not session.play.can_undo:
        wander(session, 1)
    before = session.play.moment
    session.undo()
    assert session.play.final <= session.play.moment < before
