"""Moments of games, found in Python by playing at random, and put on a table in the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random

from browser.visitor import Visitor
from legendarium.table import Play, Record
from legendarium.table.saving import Save
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.options import HAND_OVER, AnyOption, Claim, Summon
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup

GAME = TashKalar()
TRIES = 60
LONGEST = 400

Wanted = Callable[[Position], bool]


def find(setup: Setup, wanted: Wanted, seed: int = 1, eager: bool = False) -> Record:
    """The record of a random game up to the first moment that is wanted."""
    for attempt in range(TRIES):
        chance = Random(f"{seed} {attempt}")
        play = Play(GAME, setup.to_json(), chance.getrandbits(32))
        for _ in range(LONGEST):
            asked = GAME.question(play.position)
            if asked is None:
                break
            if wanted(play.position):
                return play.record()
            play.choose(_any(asked.options, chance, eager), asked.seat)
    raise AssertionError("No such moment was found.")


def _any(options: Sequence[AnyOption], chance: Random, eager: bool) -> AnyOption:
    """Any option; the eager summon and claim where they can."""
    liked = [option for option in options if isinstance(option, (Claim, Summon))]
    return chance.choice(liked if eager and liked else list(options))


@cache
def finished(form: str = "first-game", seed: int = 1, players: tuple[str, ...] = ()) -> Record:
    """The record of a whole game, played at random but for a wish to summon and to score."""
    setup = Setup(form, ("northern", "southern", "highland")[: 3 if form == "melee" else 2])
    play = Play(GAME, setup.to_json(), seed, players)
    chance = Random(seed)
    while (asked := play.question) is not None:
        play.choose(_any(asked.options, chance, eager=True), asked.seat)
    return play.record()


def cut(record: Record, number: int) -> Record:
    """The first choices of a record: a game that is not over."""
    return replace(record, choices=record.choices[:number])


def put(host: Visitor, record: Record) -> str:
    """Give a record to the server; the code of its table, where it can be looked at."""
    code: str = host.ask("POST", "/records", {"text": Save.of_record(record).to_text()})["code"]
    return code


def play_on(
    host: Visitor, record: Record, seat: int = 0, bots: Mapping[int, str] | None = None
) -> str:
    """A table that goes on where a record ends; the code of it."""
    body = {"moment": len(record.choices), "seat": seat, "bots": dict(bots or {})}
    code: str = host.ask("POST", f"/tables/{put(host, record)}/branch", body)["code"]
    return code


def asked_seat(record: Record) -> int:
    """Who must choose where a record ends."""
    asked = GAME.question(Play.resume(GAME, record).position)
    assert asked is not None
    return asked.seat


# Moments --------------------------------------------------------------------------------------


def can_hand_over(position: Position) -> bool:
    """The partner could play the rest of the turn."""
    asked = GAME.question(position)
    return asked is not None and HAND_OVER in asked.options


def improvising(position: Position) -> Summon | None:
    """A summoning that uses an enemy piece, if one is possible at once."""
    asked = GAME.question(position)
    assert asked is not None
    for option in asked.options:
        if isinstance(option, Summon):
            after = GAME.take(position, option)
            if after.improvised != position.improvised:
                return option
    return None


def effect_with_two_questions(position: Position) -> bool:
    """A summoning is possible whose effect asks twice, and could still be taken back."""
    return two_questions(position) is not None


def two_questions(position: Position) -> tuple[Summon, AnyOption] | None:
    """A summoning, and the first answer to its effect, after which the effect asks again."""
    asked = GAME.question(position)
    if asked is None or asked.kind != "action":
        return None
    for option in asked.options:
        if not isinstance(option, Summon) or GAME.is_irreversible(position, option):
            continue
        summoned = GAME.take(position, option)
        first = GAME.question(summoned)
        if first is None or first.kind == "action" or first.seat != asked.seat:
            continue
        for answer in first.options:
            second = GAME.question(GAME.take(summoned, answer))
            if (
                second is not None
                and second.kind not in ("action", "way")
                and second.seat == asked.seat
                and first.kind != "way"
                and not GAME.is_irreversible(summoned, answer)
            ):
                return option, answer
    return None


def is_lively(position: Position) -> bool:
    """An arena with pieces of every rank, and a being of seat 0 that could be summoned."""
    asked = GAME.question(position)
    if asked is None or asked.seat != 0 or asked.kind != "action":
        return False
    pieces = [piece.split() for piece in GAME.encode(position)["arena"].values()]
    ranks = [rank for _, rank in pieces]
    return (
        any(isinstance(option, Summon) for option in asked.options)
        and len(pieces) >= 14
        and ranks.count("heroic") >= 3
        and "legendary" in ranks
    )


def may_downgrade(position: Position) -> bool:
    """Seat 0 is asked whether to downgrade one certain piece."""
    asked = GAME.question(position)
    return asked is not None and (asked.seat, asked.kind) == (0, "downgrade")


def can_still_invoke(position: Position) -> bool:
    """Seat 0 has used all actions, and would lose the chance of a flare by ending the turn."""
    asked = GAME.question(position)
    kinds = {option.kind for option in asked.options} if asked is not None else set()
    return asked is not None and asked.seat == 0 and kinds == {"flare", "end-turn"}
