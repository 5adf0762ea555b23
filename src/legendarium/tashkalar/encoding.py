"""Encodes a position as a JSON object."""

from __future__ import annotations

from typing import cast

from legendarium.tashkalar.arena import NAME, each
from legendarium.tashkalar.names import OfferKind
from legendarium.tashkalar.position import Player, Position, Rank, Tasks
from legendarium.tashkalar.scoring import scoring_of
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.shapes import (
    PendingShape,
    PositionShape,
    SeatShape,
    StageName,
    TasksShape,
    TurnShape,
)


def encode(position: Position) -> PositionShape:
    """The position as a JSON object, with nothing left out."""
    body = _encode_table(position)
    if position.before is not None:
        body["pending"] = {"before": encode(position.before), **_encode_running(position)}
    return body


def encode_view(position: Position) -> PositionShape:
    """The position of a view; a running action shows only the choices made so far."""
    body = _encode_table(position)
    if position.before is not None:
        body["pending"] = _encode_running(position)
    return body


def _encode_table(position: Position) -> PositionShape:
    setup = position.setup
    colours = setup.colours
    return {
        "form": setup.form,
        "teams": setup.teams,
        "take_back": setup.take_back,
        "stage": cast(StageName, position.stage.name.lower()),
        "arena": _encode_arena(position),
        "seats": [
            _encode_player(setup, seat, player) for seat, player in enumerate(position.players)
        ],
        "legend_deck": list(position.legend_deck),
        "legend_discard": list(position.legend_discard),
        "flare_deck": list(position.flare_deck),
        "flare_discard": list(position.flare_discard),
        "turn": _encode_turn(position),
        "scores": [scoring_of(position).score(position, side) for side in range(setup.sides)],
        "improvised": [
            [colour for side, colour in enumerate(colours) if used >> side & 1]
            for used in position.improvised
        ],
        "tasks": None if position.tasks is None else _encode_tasks(position.tasks),
        "end": None
        if position.end is None
        else {"triggered": position.end.seat, "last_turns": list(position.end.last_turns)},
        "conceded": None if position.conceded is None else colours[position.conceded],
        "offers": [{"kind": cast(OfferKind, kind), "seat": seat} for kind, seat in position.offers],
        "chance": position.chance,
    }


def _encode_running(position: Position) -> PendingShape:
    return {"choices": [answer.to_json() for answer in position.answers]}


def _encode_arena(position: Position) -> dict[str, str]:
    return {
        NAME[square]: f"{colour} {position.rank_at(square).word}"
        for colour, pieces in zip(position.setup.colours, position.owners, strict=True)
        for square in each(pieces)
    }


def _encode_player(setup: Setup, seat: int, player: Player) -> SeatShape:
    body: SeatShape = {
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


def _encode_turn(position: Position) -> TurnShape:
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


def _encode_tasks(tasks: Tasks) -> TasksShape:
    return {
        "current": list(tasks.current),
        "next": tasks.next,
        "deck": list(tasks.deck),
        "claimed": [list(pile) for pile in tasks.claimed],
    }
