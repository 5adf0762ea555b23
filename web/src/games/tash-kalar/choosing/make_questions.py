"""Make questions.json: questions and events of the engine, with the terminal's sentences.

The tests of the client check with them that every option can be clicked, typed and described.
Random games of every form are played, and a few questions are recorded for each pair of a kind of
question and a kind of option with its details.

    .venv/bin/python web/src/games/tash-kalar/choosing/make_questions.py
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from legendarium.cli.terminal.news import Reporter
from legendarium.cli.terminal.phrases import Phrases
from legendarium.locale import Words
from legendarium.table import Question
from legendarium.tashkalar.encoding import encode
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.notation import option_text
from legendarium.tashkalar.options import AnyOption, Concede
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.tasks import TASKS

GAME = TashKalar()
WORDS = Words("en")
SCHOOLS = ("northern", "southern", "highland", "sylvan")
SETUPS = (
    ("first-game", 2, False),
    ("high-form", 2, False),
    ("duel", 2, False),
    ("melee", 3, False),
    ("melee", 4, False),
    ("high-form", 4, True),
    ("duel", 4, True),
)
GAMES = 60
MAX_QUESTIONS_EACH = 2
MAX_EVENTS_EACH = 2
SPECTATOR = -1


class Samples:
    """The recorded questions and events, the shortest questions of each kind first."""

    def __init__(self) -> None:
        self.questions: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        self.events: dict[str, list[dict[str, Any]]] = {}

    def add_question(self, position: Position, asked: Question) -> None:
        """Record a question if it has something new."""
        if len(asked.options) > 70:
            return
        entry = None
        shapes = {(option.kind, *(name for name, _ in option.details)) for option in asked.options}
        for shape in shapes:
            kept = self.questions.setdefault((asked.kind, *shape), [])
            if len(kept) < MAX_QUESTIONS_EACH or len(asked.options) < max(
                len(e["options"]) for e in kept
            ):
                entry = entry or _question(position, asked)
                kept.append(entry)
                kept.sort(key=lambda e: len(e["options"]))
                del kept[MAX_QUESTIONS_EACH:]

    def add_events(self, position: Position, actor: int) -> None:
        """Record events if there are too few of a kind yet."""
        kinds = {event.kind for event in position.events}
        if not kinds or all(len(self.events.get(kind, ())) >= MAX_EVENTS_EACH for kind in kinds):
            return
        entry = _events(position, actor)
        for kind in kinds:
            self.events.setdefault(kind, []).append(entry)

    def to_json(self) -> dict[str, Any]:
        """All samples without duplicates."""
        return {
            "points": {name: task.points for name, task in TASKS.items()},
            "questions": _once(self.questions.values()),
            "events": _once(self.events.values()),
        }


def _question(position: Position, asked: Question) -> dict[str, Any]:
    view = GAME.view(position, asked.seat)
    phrases = Phrases(WORDS, view)
    body = encode(view.position)
    return {
        "view": {name: body[name] for name in ("form", "teams", "arena", "turn")}
        | {
            "seats": [{"school": seat["school"]} for seat in body["seats"]],
            "pending": {"choices": [a.to_json() for a in view.position.answers]},
        },
        "seat": asked.seat,
        "kind": asked.kind,
        "told": phrases.question(),
        "options": [
            {
                "option": option.to_json(),
                "text": option_text(option),
                "told": phrases.option(option),
            }
            for option in asked.options
        ],
    }


def _events(position: Position, actor: int) -> dict[str, Any]:
    told = []
    for seat in (SPECTATOR, actor, (actor + 1) % position.setup.seats):
        events = GAME.events(position, seat)
        reporter = Reporter(WORDS, position.setup, seat)
        told.append(
            {
                "seat": seat,
                "events": [event.to_json() for event in events],
                "told": reporter.tell(events, actor),
            }
        )
    return {"setup": position.setup.to_json(), "actor": actor, "readers": told}


def _setup(form: str, teams: bool, schools: Sequence[str]) -> dict[str, Any]:
    return {"form": form, "teams": teams, "seats": [{"school": school} for school in schools]}


def _resign(samples: Samples, setup: dict[str, Any], *seats: int) -> None:
    """Record the events of these seats resigning, one after the other."""
    position = GAME.start(setup, 0)
    for seat in seats:
        position = GAME.take(position, Concede(seat=seat))
        samples.add_events(position, seat)


def _once(lists: Any) -> list[dict[str, Any]]:
    kept: list[dict[str, Any]] = []
    for entries in lists:
        kept += [entry for entry in entries if not any(entry is other for other in kept)]
    return kept


def _choose(options: list[AnyOption], chance: Random) -> AnyOption:
    """A random option, preferring those that start or continue an effect."""
    weights = {"summon": 30.0, "flare": 8.0, "decline": 0.3, "discard": 0.3, "hand-over": 0.2}
    return chance.choices(options, [weights.get(option.kind, 1.0) for option in options])[0]


def main() -> None:
    """Play the games and write the file."""
    chance = Random(7)
    samples = Samples()
    for form, seats, teams in SETUPS:
        for seed in range(GAMES):
            schools = chance.sample(SCHOOLS, seats)
            setup = _setup(form, teams, schools)
            position = GAME.start(setup, seed)
            while (asked := GAME.question(position)) is not None:
                samples.add_question(position, asked)
                position = GAME.take(position, _choose(list(asked.options), chance))
                samples.add_events(position, asked.seat)
    _resign(samples, _setup("duel", False, SCHOOLS[:2]), 1)
    _resign(samples, _setup("duel", True, SCHOOLS), 1, 3)
    target = Path(__file__).with_name("questions.json")
    text = json.dumps(samples.to_json(), separators=(",", ":"), ensure_ascii=False)
    target.write_text(text + "\n", encoding="utf-8")
    pairs = sorted(" ".join(pair) for pair in samples.questions)
    print(f"{len(text) // 1000} KB, {len(pairs)} pairs: {', '.join(pairs)}")
    print("events:", ", ".join(sorted(samples.events)))


if __name__ == "__main__":
    main()
