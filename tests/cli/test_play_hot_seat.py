"""People who share a terminal never see each other's cards."""

from __future__ import annotations

import pytest
from person import Answering, guessing, run_play, spend, table, typing

from legendarium.cli.terminal.session import Session
from legendarium.locale import Words
from legendarium.tashkalar.events import Discarded, Recovered, Summoned
from legendarium.tashkalar.schools import DECKS

PASS = "Pass the device to"


def hidden_names(session: Session, seat: int) -> set[str]:
    """Names of cards in other hands, except those that the seat knows anyway."""
    words = Words()
    position = session.play.position
    players = position.players
    known = {
        event.card
        for after in session.play.positions()
        for event in after.events
        if isinstance(event, (Discarded, Recovered, Summoned))
    }
    others = (player for number, player in enumerate(players) if number != seat)
    return {
        words.say(card)
        for player in others
        for card in player.hand + player.legends
        if card not in known and card not in DECKS[position.setup.schools[seat]]
    }


def watching(session: Session, person: Answering, pages: list[int]) -> Answering:
    """A person who searches every page for cards of the others."""

    def answer(new: str) -> str | None:
        asked = session.play.question
        if asked is not None:
            # One name is part of another.
            page = new.replace("War Summoner", "")
            found = {name for name in hidden_names(session, asked.seat) if name in page}
            assert not found, f"seat {asked.seat} sees {found}"
            pages.append(asked.seat)
        return person(new)

    return answer


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "form", "teams"),
    [
        (("human", "human"), "high-form", False),
        (("human", "human"), "duel", False),
        (("human", "random", "human"), "melee", False),
        (("human", "human", "human", "human"), "high-form", True),
        (("human", "human", "human", "random"), "duel", True),
    ],
)
@pytest.mark.parametrize("seed", [2])
def test_no_page_shows_a_card_of_another_hand(
    players: tuple[str, ...], form: str, teams: bool, seed: int
) -> None:
    session = table(*players, form=form, teams=teams, seed=seed)
    pages: list[int] = []
    spend(session, watching(session, guessing(seed, 150), pages))
    assert len(set(pages)) == players.count("human")
    assert len(pages) == 151 or session.play.question is None


def test_the_device_is_passed_whenever_another_person_must_choose() -> None:
    session = table("human", "human", form="first-game")
    shown = spend(session, typing(["", "e5", "", "", "d5"]))
    passes = [line for line in shown.splitlines() if line.startswith(PASS)]
    assert passes == [
        "Pass the device to Northern Imperial, then press Enter.",
        "Pass the device to Sylvan, then press Enter.",
    ]
    between = shown.split("Pass the device to Sylvan, then press Enter.")[1]
    assert between.startswith("\nEnter"), "nothing is shown before Enter"


def test_handing_over_passes_the_device_to_the_partner() -> None:
    session = table("human", "random", "human", "random", form="high-form", teams=True)
    shown = spend(session, typing(["", "hand-over", "", "e5", "", ""]))
    assert "Pass the device to Highland, then press Enter." in shown
    told = "Your partner has handed over the turn: use the remaining actions to place common"
    assert told in shown
    assert shown.count(PASS) == 3, "and back, for the end of the turn"


@pytest.mark.slow
def test_one_person_alone_never_passes_the_device() -> None:
    shown = run_play(guessing(1, 60), "--form", "melee", "--seats", "random,human,random")
    assert PASS not in shown


def test_the_log_keeps_what_lies_face_down() -> None:
    session = table("human", "human", form="duel", seed=3)
    held = session.play.position.players[0].hand
    typed = ["", "1", "", f"discard {held[0]}", f"put-under {held[1]}", "decline", "log"]
    own = spend(session, typing(typed))
    assert f"put-under {held[1]}" in own.rsplit("> log", 1)[1]
    other = spend(session, typing(["", "", "", "log"]))
    logged = other.rsplit("> log", 1)[1]
    assert "put-under (a card)" in logged
    assert held[1] not in logged
