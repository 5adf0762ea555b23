"""Let a bot of one version of Legendarium play against the same bot of another version.

    python benchmarks/versions.py OLD NEW --form duel --games 30 --bot master@1

OLD and NEW are checkouts that are set up (`make .venv/.ready native`). Each version runs in its own
interpreter and follows the whole game; the one that must choose is asked, and both take the choice.
Only one process thinks at a time. If the versions do not agree about the options or the result, the
run ends with an error. Every deal is played from both seats; the schools change from deal to deal.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Mapping
from itertools import permutations
from pathlib import Path
from typing import Any

THIS = Path(__file__).resolve()
FOLLOW = "--follow"
"""What starts this file as the process of one version."""


class Version:
    """One version of the program, in a process of its own."""

    def __init__(self, checkout: Path) -> None:
        self._process = subprocess.Popen(
            [str(checkout / ".venv/bin/python"), str(THIS), FOLLOW],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, message: Mapping[str, object]) -> dict[str, Any]:
        """Send a message; returns the answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class Follower:
    """Follows a game and chooses when it is asked; uses only what all versions have."""

    def __init__(self, start: Mapping[str, Any]) -> None:
        from legendarium.bots.tashkalar import make_bot
        from legendarium.tashkalar.game import TashKalar
        from legendarium.tashkalar.setup import Setup

        self._game = TashKalar()
        setup = Setup(start["form"], tuple(start["schools"])).to_json()
        self._position = self._game.start(setup, start["seed"])
        self._bot = make_bot(start["bot"], start["seed"])

    def choose(self, seat: int) -> dict[str, Any]:
        """What the bot chooses in this seat, as an index of the options."""
        chosen = self._bot.choose(self._game.view(self._position, seat))
        return {"index": self._options().index(chosen)}

    def take(self, index: int) -> None:
        """Take a choice."""
        self._position = self._game.take(self._position, self._options()[index])

    def state(self) -> dict[str, Any]:
        """Who must choose, and what; or who is best."""
        from legendarium.tashkalar.notation import option_text

        asked, outcome = self._game.question(self._position), self._game.outcome(self._position)
        return {
            "seat": None if asked is None else asked.seat,
            "options": [option_text(option) for option in self._options()],
            "best": [] if outcome is None else list(outcome.ranking[0]),
        }

    def _options(self) -> list[Any]:
        asked = self._game.question(self._position)
        return [] if asked is None else list(asked.options)


def follow() -> None:
    """Follow the games that are told on standard input."""
    follower: Follower | None = None
    for line in sys.stdin:
        message = json.loads(line)
        if follower is None or "form" in message:
            follower = Follower(message)
        elif "take" in message:
            follower.take(message["take"])
        answer = follower.choose(message["choose"]) if "choose" in message else follower.state()
        print(json.dumps(answer), flush=True)


def play(versions: tuple[Version, Version], start: Mapping[str, object]) -> list[int]:
    """Play a game, the versions in the order of the seats; returns the best seats."""
    states = [version.tell(start) for version in versions]
    while True:
        if states[0] != states[1]:
            sys.exit(f"The versions do not agree: {states[0]} and {states[1]}")
        seat = states[0]["seat"]
        if seat is None:
            best: list[int] = states[0]["best"]
            return best
        index = versions[seat].tell({"choose": seat})["index"]
        states = [version.tell({"take": index}) for version in versions]


def main() -> None:
    """Play the games and print how many the new version wins."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--form", default="duel")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--bot", default="master@1")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    from legendarium.tashkalar.schools import DECKS

    old, new = Version(asked.old), Version(asked.new)
    orders, won = list(permutations(DECKS, 2)), 0.0
    for number in range(asked.games):
        deal, seat = divmod(number, 2)
        start = {
            "form": asked.form,
            "schools": orders[deal % len(orders)],
            "seed": asked.seed + deal,
            "bot": asked.bot,
        }
        best = play((new, old) if seat == 0 else (old, new), start)
        won += (seat in best) / len(best)
        print(f"{number + 1} games: the new version won {won:g}", flush=True)
    old.close()
    new.close()


if __name__ == "__main__":
    follow() if sys.argv[1:] == [FOLLOW] else main()
