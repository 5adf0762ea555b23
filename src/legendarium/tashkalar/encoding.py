"""A position as a JSON object."""

from __future__ import annotations

from typing import Any

from legendarium.tashkalar.arena import NAME, each
from legendarium.tashkalar.forms import FORM
from legendarium.tashkalar.position import Player, Position, Rank, Tasks
from legendarium.tashkalar.setup import Setup


def encode(position: Position) -> dict[str, Any]:
    """The position as a JSON object, with nothing left out."""
    setup = position.setup
    body: dict[str, Any] = {
        "form": setup.form,
        "teams": setup.teams,
        "take_back": setup.take_back,
        "stage": position.stage.name.lower(),
        "arena": _encode_arena(position),
        "seats": [
            _encode_player(setup, seat, player) for seat, player in enumerate(position.players)
        ],
        "legend_deck": list(position.legend_deck),
        "legend_discard": list(position.legend_discard),
        "flare_deck": list(position.flare_deck),
        "flare_discard": list(position.flare_discard),
        "turn": _encode_turn(position),
        "scores": [FORM[setup.form].score(position, side) for side in range(setup.sides)],
        "improvised": [
            [colour for side, colour in enumerate(setup.colours) if used >> side & 1]
            for used in position.improvised
        ],
        "tasks": None if position.tasks is None else _encode_tasks(position.tasks),
        "end": None
        if position.end is None
        else {"triggered": position.end.seat, "last_turns": list(position.end.last_turns)},
        "conceded": None if position.conceded is None else setup.colours[position.conceded],
        "offers": [{"kind": kind, "seat": seat} for kind, seat in position.offers],
        "chance": position.chance,
    }
    if position.before is not None:
        body["pending"] = {
            "before": encode(position.before),
            "choices": [answer.to_json() for answer in position.answers],
        }
    return body


def _encode_arena(position: Position) -> dict[str, str]:
    return {
        NAME[square]: f"{colour} {position.rank_at(square).word}"
        for colour, pieces in zip(position.setup.colours, position.owners, strict=True)
        for square in each(pieces)
    }


def _encode_player(setup: Setup, seat: int, player: Player) -> dict[str, Any]:
    body: dict[str, Any] = {
        "school": setup.schools[seat],
        "hand": list(player.hand),
        "legends": list(player.legends),
        "flare": player.flare,
        "deck": list(player.deck),
        "discard": list(player.discard),
    }
    if setup.teams:
        body["sideways"] = player.sideways
    if player.known:
        body["known"] = player.known
    return body


def _encode_turn(position: Position) -> dict[str, Any]:
    return {
        "seat": position.seat,
        "actions": position.actions,
        "discarded": position.discarded,
        "destroyed": {
            colour: {rank.word: tally[rank] for rank in Rank}
            for colour, tally in zip(position.setup.colours, position.destroyed, strict=True)
            if any(tally)
        },
        "summoned": [{"card": card, "square": NAME[square]} for card, square in position.summoned],
        "war_summoner": position.war_summoner,
        "extra_cards": position.extra_cards,
        "extra_legends": position.extra_legends,
        "extra_turn": position.extra_turn,
        "handed_over": position.handed_over,
    }


def _encode_tasks(tasks: Tasks) -> dict[str, Any]:
    return {
        "current": list(tasks.current),
        "next": tasks.next,
        "deck": list(tasks.deck),
        "claimed": [list(pile) for pile in tasks.claimed],
    }
