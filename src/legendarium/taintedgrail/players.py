"""Joining and leaving between actions (PLY-1 to PLY-4).

Joining and leaving are not among the listed options of the day, but accepted between actions. The
costs of menhirs follow from the number of players (PLY-4).
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from legendarium.taintedgrail.agenda import Refusal
from legendarium.taintedgrail.characters import enter, new_character, unused_characters
from legendarium.taintedgrail.content.model import COMBAT, DIPLOMACY
from legendarium.taintedgrail.events.day import Joined, LeftCampaign
from legendarium.taintedgrail.options.day import Join, Leave
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.secrets import give_away, is_personal

MAX_PLAYERS = 4

PlayerChange = Join | Leave


def player_changes(p: Position) -> list[PlayerChange]:
    """Every way to join, beside some character, or to leave, at the question `action`."""
    if not _is_between_actions(p):
        return []
    options: list[PlayerChange] = []
    if p.players < MAX_PLAYERS:
        beside = {one.location: one.id for one in reversed(p.characters)}
        options += [
            Join(seat, who, beside[location])
            for seat in _free_seats(p)
            for who in unused_characters(p)
            for location in sorted(beside)
        ]
    if p.players > 1:
        options += [Leave(one.id) for one in p.characters]
    return options


def _is_between_actions(p: Position) -> bool:
    return (
        p.phase == "day"
        and not p.scenes
        and p.encounter is None
        and bool(p.agenda)
        and p.agenda[-1].name == "action"
    )


def _free_seats(p: Position) -> list[int]:
    taken = {one.seat for one in p.characters}
    return [seat for seat in range(MAX_PLAYERS) if seat not in taken]


def player_change_refusal(p: Position, option: PlayerChange) -> Refusal | None:
    """Why a character cannot join or leave now; None if it can."""
    if option in player_changes(p):
        return None
    if not _is_between_actions(p):
        return Refusal("PLY-1", "Players can join and leave only between actions of the day.")
    if isinstance(option, Leave):
        return Refusal("PLY-1", "At least one character must stay in play.")
    if p.players >= MAX_PLAYERS:
        return Refusal("PLY-1", f"At most {MAX_PLAYERS} characters can play.")
    return Refusal(
        "PLY-3", "An unused character must take a free seat, beside a character in play."
    )


def change_players(p: Position, option: PlayerChange) -> None:
    """Let a character join or leave; the question of the day is asked again afterwards."""
    match option:
        case Join(seat, character, beside):
            join(p, seat, character, p.character(beside).location)
        case Leave(who):
            assert who is not None
            leave(p, who)
        case _:
            assert_never(option)


def join(p: Position, seat: int, who: str, location: int = 0) -> None:
    """Add a character with starting values in the location of another (PLY-3).

    A character who left returns in the same state, with its stored personal secrets (PLY-2).
    """
    assert p.players < MAX_PLAYERS
    assert seat in _free_seats(p)
    assert who in unused_characters(p)
    place = location or p.characters[0].location
    stored = next((one for one in p.absent if one.id == who), None)
    if stored is None:
        character = new_character(p, who, seat, place)
    else:
        character = replace(stored, seat=seat, location=place, passed=False, acted=False, used=())
        for kind in (COMBAT, DIPLOMACY):
            character.set_deck(kind, p.shuffle(character.deck(kind)))
    enter(p, character)
    p.tell(Joined(who, place))


def leave(p: Position, who: str) -> None:
    """Let a character leave the campaign; its secrets go to those who stay (PLY-2).

    Its personal secrets and everything else it has are stored with it (reading).
    """
    assert p.players > 1
    character = p.character(who)
    p.characters = [one for one in p.characters if one.id != who]
    kept = tuple(one for one in character.possessions if one.kind == "item" or is_personal(p, one))
    p.absent = (*p.absent, replace(character, possessions=kept))
    p.tell(LeftCampaign(who))
    give_away(p, character.seat, character.possessions)
