"""Makes questions.json: real questions of the engine, and how the terminal tells them.

The tests of the client prove on them that every option can be clicked, typed and told. Games of
every form are played by chance, and of each pair (what is asked, a kind of option with its
details) a few are kept.

    .venv/bin/python web/src/games/tash-kalar/choosing/make_questions.py
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from legendarium.cli.terminal.news import Reporter
from legendarium.cli.terminal.phrases import Phrases
from legendarium.locale import Words
from legendarium.table import Option, Question
from legendarium.tashkalar.encoding import encode
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.notation import option_text
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
KEPT = 2
EVENTS_KEPT = 2
NOBODY = -1


class Harvest:
    """What was met, the shortest of its kind first."""

    def __init__(self) -> None:
        self.questions: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        self.events: dict[str, list[dict[str, Any]]] = {}

    def ask(self, position: Position, asked: Question) -> None:
        """Keep a question if it shows something new."""
        if len(asked.options) > 70:
            return
        entry = None
        shapes = {(option.kind, *(name for name, _ in option.details)) for option in asked.options}
        for shape in shapes:
            kept = self.questions.setdefault((asked.kind, *shape), [])
            if len(kept) < KEPT or len(asked.options) < max(len(e["options"]) for e in kept):
                entry = entry or _question(position, asked)
                kept.append(entry)
                kept.sort(key=lambda e: len(e["options"]))
                del kept[KEPT:]

    def tell(self, position: Position, actor: int) -> None:
        """Keep events if they are of a kind that is not known well yet."""
        kinds = {event.kind for event in position.events}
        if not kinds or all(len(self.events.get(kind, ())) >= EVENTS_KEPT for kind in kinds):
            return
        entry = _events(position, actor)
        for kind in kinds:
            self.events.setdefault(kind, []).append(entry)

    def to_json(self) -> dict[str, Any]:
        """Everything kept, each once."""
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
    for seat in (NOBODY, actor, (actor + 1) % position.setup.seats):
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


def _once(lists: Any) -> list[dict[str, Any]]:
    kept: list[dict[str, Any]] = []
    for entries in lists:
        kept += [entry for entry in entries if not any(entry is other for other in kept)]
    return kept


def _choose(options: list[Option], chance: Random) -> Option:
    """Mostly something that begins or goes on with an effect."""
    weights = {"summon": 30.0, "flare": 8.0, "decline": 0.3, "discard": 0.3, "hand-over": 0.2}
    return chance.choices(options, [weights.get(option.kind, 1.0) for option in options])[0]


def main() -> None:
    """Play, keep and write."""
    chance = Random(7)
    harvest = Harvest()
    for form, seats, teams in SETUPS:
        for seed in range(GAMES):
            schools = chance.sample(SCHOOLS, seats)
            setup = {"form": form, "teams": teams, "seats": [{"school": s} for s in schools]}
            position = GAME.start(setup, seed)
            while (asked := GAME.question(position)) is not None:
                harvest.ask(position, asked)
                position = GAME.take(position, _choose(list(asked.options), chance))
                harvest.tell(position, asked.seat)
    target = Path(__file__).with_name("questions.json")
    text = json.dumps(harvest.to_json(), separators=(",", ":"), ensure_ascii=False)
    target.write_text(text + "\n", encoding="utf-8")
    pairs = sorted(" ".join(pair) for pair in harvest.questions)
    print(f"{len(text) // 1000} KB, {len(pairs)} pairs: {', '.join(pairs)}")
    print("events:", ", ".join(sorted(harvest.events)))


if __name__ == "__main__":
    main()
