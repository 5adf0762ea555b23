"""Several people at one table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, expect

from browser.player import Player
from browser.visitor import Visitor

MOST_ROUNDS = 3000


def sit_down(visitor: Visitor, code: str, seat: int) -> None:
    """Open the link of a table and take the seat of this number."""
    page = visitor.go(f"/t/{code}")
    row = page.get_by_role("listitem").filter(has_text=f"Seat {seat + 1}")
    visitor.button("Take this seat", row).click()
    expect(row).to_contain_text("(you)")


def gather(host: Visitor, code: str, others: dict[int, Visitor]) -> list[Player]:
    """Everybody opens the link and sits down, the host begins; the players, the host first."""
    host.go(f"/t/{code}")
    for seat, visitor in others.items():
        sit_down(visitor, code, seat)
    # Who could still change seats sees nobody's hand, not even in a game that is played on.
    assert all(visitor.wire.standing is None for visitor in (host, *others.values()))
    host.button("Start the game").click()
    return [Player(visitor, seed).arrive() for seed, visitor in enumerate([host, *others.values()])]


def play_together(players: Sequence[Player], until: Callable[[], bool]) -> None:
    """Whoever is asked clicks, until something holds or the game is over."""
    for _ in range(MOST_ROUNDS):
        if until() or players[0].is_over:
            return
        asked = next((player for player in players if player.wire.is_asked), players[0])
        asked.click_something()
    raise AssertionError("They clicked and clicked, and nothing came of it.")


def give_up(player: Player) -> None:
    """Concede, and mean it."""
    resign(player.visitor)


def resign(visitor: Visitor, within: Locator | None = None) -> None:
    """Click the button that resigns, and again where the page asks whether it is meant."""
    visitor.button("Resign", within).click()
    visitor.button("Resign", visitor.page.get_by_role("group", name="Resign this game?")).click()
