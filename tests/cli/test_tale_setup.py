"""Setting up a game of Tainted Grail: command line, questions, campaigns with errors."""

from __future__ import annotations

from pathlib import Path

import pytest
from person import replies, typing
from person import run_play as run_tash_kalar
from teller import library, run_play

from legendarium.cli.main import main
from legendarium.cli.tale import playing
from legendarium.cli.tale.library import library_of
from legendarium.cli.tale.seating import Seating, read_characters, read_mode, read_players, seating
from legendarium.locale import LANGUAGES, Words
from legendarium.table import BadSetup
from taintedgrail.tiny import TINY


@pytest.fixture(autouse=True)
def _autosave_in_tmp_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(playing, "autosave_folder", lambda _: tmp_path / "kept")


def table(
    characters: str | None = None, players: str | None = None, mode: str | None = None
) -> Seating:
    told = library().books["drowned-reach"].story_in("en")
    return seating(Words(), told, characters, players, mode)


# The command line ---------------------------------------------------------------------------------


def test_what_is_not_said_has_sensible_defaults() -> None:
    assert table("isk") == Seating("drowned-reach", ("isk",), ("human",), "normal")
    assert table(players="human,greedy").characters == ("orla", "tamsin")
    assert table(mode="story").mode == "story"


def test_characters_are_named_by_id_or_by_the_beginning_of_a_name() -> None:
    told = library().books["drowned-reach"].story_in("en")
    assert read_characters(Words(), told, "orla, TAM brother") == ("orla", "tamsin", "hask")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_and_the_modes_are_named_in_every_language(language: str) -> None:
    words = Words(language)
    assert read_players(words, f"{words.say('setup-human')} planner", 2) == ("human", "planner")
    assert read_mode(words, words.say("tale-mode-story")) == "story"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--characters", "ned"], '"ned" doesn\'t match exactly one character. Available:'),
        (["--characters", "orla,orla"], "You listed Orla Venn twice"),
        (["--characters", ","], "Choose one to four characters, not 0."),
        (["--characters", "orla", "--seats", "hal"], 'There\'s no player called "hal"'),
        (["--characters", "orla", "--seats", "human,human"], "You need 1 player, one"),
        (["--seats", "human,human,human,human,human"], "Choose one to four characters, not 5."),
        (["--mode", "brutal"], 'There\'s no mode called "brutal". Available: normal, story.'),
        (["--form", "duel"], "--form is for tash-kalar, not for tainted-grail."),
        (["--schools", "sylvan"], "--schools is for tash-kalar, not for tainted-grail."),
        (["--load", "nowhere.json"], "Couldn't read nowhere.json"),
        (["--campaign", "nowhere"], "There is no folder 'nowhere'."),
    ],
)
def test_a_wrong_argument_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert main(["play", "tainted-grail", "--language", "en", *arguments]) == 2
    shown = capsys.readouterr()
    assert sentence in shown.err
    assert shown.err.count("\n") == 1
    assert not shown.out


def test_an_unknown_game_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", "chess"])
    assert left.value.code == 2
    assert "'tash-kalar', 'tainted-grail'" in capsys.readouterr().err


def test_arguments_of_this_game_are_refused_by_the_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--characters", "orla"]) == 2
    assert "--characters is for tainted-grail, not for tash-kalar." in capsys.readouterr().err


def test_without_a_game_the_other_one_is_played_as_ever() -> None:
    shown = run_tash_kalar(typing(["e5"]), "--form", "first-game")
    assert "First game" in shown
    shown = run_tash_kalar(typing(["e5"]), "tash-kalar", "--form", "first-game")
    assert "First game" in shown


# Step by step -------------------------------------------------------------------------------------


def test_enter_alone_begins_a_game_for_one() -> None:
    shown = run_play(typing(["", "", ""]))
    assert "Who sets out?" in shown
    assert "Which difficulty?" in shown
    assert "Who's playing?" not in shown
    assert "The Drowned Reach · chapter 1 · day 1" in shown


def test_everybody_is_introduced_and_may_be_named() -> None:
    shown = run_play(typing(["hask isk", "human greedy", "story"]))
    assert "Brother Hask rang the hours" in " ".join(shown.split())
    assert "Isk of the Nets (greedy)" in shown
    assert "day 1 · story mode" in shown


def test_wrong_answers_are_asked_again() -> None:
    shown = run_play(typing(["99", "ned", "5", "human", "hal hal", "2", "hard", "1"]))
    assert "99 isn't on the list. Choose a number from 1 to 7." in shown
    assert '"ned" doesn\'t match exactly one character' in shown
    assert "You need 2 players, one per character, not 1." in " ".join(shown.split())
    assert 'There\'s no player called "hal"' in shown
    assert 'There\'s no mode called "hard"' in shown
    assert "Tamsin Roe (planner)" in shown


def test_leaving_before_the_game_begins() -> None:
    assert run_play(typing([])).endswith("Goodbye.\n")
    assert run_play(typing(["1"])).endswith("Goodbye.\n")


def test_a_kept_game_is_chosen_by_its_number_only() -> None:
    run_play(typing(["1"]), "--characters", "orla", "--seed", "1")
    shown = run_play(typing(["orla", "2", ""]))
    assert '"orla" isn\'t on the list. Type one of the numbers.' in replies_of(shown)
    assert "Who sets out?" in shown


def replies_of(shown: str) -> str:
    return " ".join([*replies(shown), " ".join(shown.split())])


# Campaigns ----------------------------------------------------------------------------------------


def written(folder: Path, files: dict[str, str]) -> Path:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


def test_another_campaign_is_played_from_its_folder(tmp_path: Path) -> None:
    folder = written(tmp_path / "tiny", dict(TINY))
    shown = run_play(typing(["1"]), "--campaign", str(folder), "--characters", "ben")
    assert "chapter 1 · day 1" in shown
    assert "101" in shown


def test_a_campaign_with_errors_is_not_played_and_all_of_them_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = dict(TINY)
    files["campaign.toml"] = files["campaign.toml"].replace("max_menhirs = 2", "max_menhirs = -2")
    files["tasks.toml"] = '[[task]]\nid = "two words"\n'
    files["locations/999.toml"] = "this is [no TOML"
    folder = written(tmp_path / "tiny", files)
    arguments = ["play", "tainted-grail", "--language", "en", "--campaign", str(folder)]
    assert main([*arguments, "--characters", "ada"]) == 2
    shown = capsys.readouterr()
    assert 'The campaign "tiny" can\'t be played: it has ' in shown.err
    for name in ("campaign.toml:", "tasks.toml:", "locations/999.toml:"):
        assert f"  {name}" in shown.err
    assert not shown.out


def test_a_campaign_that_cannot_be_checked_raises_a_setup_error(tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as error:
        library_of(Words(), str(written(tmp_path / "empty", {"notes.md": "nothing"})))
    assert "campaign.toml" in error.value.message
