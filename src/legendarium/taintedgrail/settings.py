"""The named settings of a campaign: what docs/rules/tainted-grail.md calls a default or a reading.

Each field cites its rule and has the reading given there as its default. A campaign can choose
another reading without a change of code.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """The readings of rules that the rulebook leaves open."""

    # The day and the actions
    travel_energy: int = 1  # ACT-1
    explore_energy: int = 1  # ACT-2
    zero_energy_must_pass: bool = False  # TURN-5
    passed_may_be_taken_along: bool = False  # TURN-4
    local_once_each: bool = False  # ACT-7: once per day for all, or for each character

    # Map, menhirs and Wyrdness
    dial_top: int = 8  # 2.4
    wyrdness_toll: str = "health_terror"  # WYR-2, WYR-5: or energy_terror
    wyrdness_distance: str = "manhattan"  # WYR-2: or diagonal
    reveal_on_activation: bool = True  # MEN-4
    guardian_die: tuple[str, ...] = (
        "north",
        "east",
        "south",
        "west",
        "nothing",
        "removal",
    )  # GRD-2
    one_guardian_roll: bool = False  # GRD-2: a roll for each guardian, or one for all
    reveal_before_guardians: bool = True  # MAP-2

    # Events and the log
    random_events_return: bool = False  # DSC-1, DSC-3: on = under their own deck once resolved
    empty_event_deck: str = "refill"  # DAY-5: a random event goes in first; or nothing
    losses_fall_on_those_who_have: bool = True  # EXP-5: off = any member may be chosen

    # Encounters
    key_rows: int = 4  # 2.11
    redraw_reshuffles: bool = False  # CMB-5: the redrawn hand goes back into the deck at once
    victory_check_after_opportunity: bool = True  # CMB-41
    flee_after_attack: bool = True  # CMB-21: off = only while cards are played
    flight_leaves_action: bool = True  # PTY-5, CMB-22
    withdrawn_guardian_stays: bool = True  # CMB-24, GRD-1
    nothing_to_discard: str = "nothing"  # CMB-31, hand and deck empty: or health
    panic_without_cards: str = "opportunity"  # CMB-40, the deck is empty: or flight
    stage_keeps_sequence: bool = True  # DIP-9
    stage_ends_activation: bool = False  # DIP-9
    flight_fails_diplomacy: bool = False  # DIP-10
    affinity_below_discards: bool = False  # DIP-11

    # Items and development
    morning_choice: bool = True  # DAY-7: a player chooses freely what lies face up
    skills_of_the_dead_return: bool = True  # DEV-7: off = they are out of the game

    # Dying and madness
    dying_dial: int = 2  # DTH-2
    dying_dial_solo: int = 3  # DTH-2
    dying_items: int = 2  # DTH-2
    dying_energy_floor: int = 0  # DTH-2a
    insane_energy: int = 1  # INS-2
    mercy_keeps_resources: bool = False  # DTH-9

    # Story mode (MOD-1)
    story_menhir_dial: int = 2
    story_fewer_players: int = 1
    story_rest_health: int = 2
    story_value: int = 1
    story_value_least: int = 3
    story_affinity: int = 1
