"""The checks of a campaign: one module for each group."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from legendarium.taintedgrail.content.checks.boards import check_boards
from legendarium.taintedgrail.content.checks.dead_ends import check_dead_ends
from legendarium.taintedgrail.content.checks.decks import check_decks, check_skills
from legendarium.taintedgrail.content.checks.effects import check_effects
from legendarium.taintedgrail.content.checks.loops import check_exits, check_loops
from legendarium.taintedgrail.content.checks.map import check_map, check_menhirs
from legendarium.taintedgrail.content.checks.places import check_places
from legendarium.taintedgrail.content.checks.reachability import check_reachability
from legendarium.taintedgrail.content.checks.saves import check_saves
from legendarium.taintedgrail.content.checks.subject import Subject
from legendarium.taintedgrail.content.checks.texts import check_texts, check_words
from legendarium.taintedgrail.content.checks.uses import check_uses
from legendarium.taintedgrail.content.faults import ERROR, Fault, in_order
from legendarium.taintedgrail.content.loading import load

RULE_CHECKS: tuple[Callable[[Subject], Iterator[Fault]], ...] = (
    check_boards,
    check_effects,
    check_places,
    check_uses,
    check_map,
    check_menhirs,
    check_decks,
    check_skills,
    check_reachability,
    check_exits,
    check_loops,
)
TEXT_CHECKS: tuple[Callable[[Subject], Iterator[Fault]], ...] = (check_words, check_texts)


def check(files: Mapping[str, str], previous: Mapping[str, str] | None = None) -> tuple[Fault, ...]:
    """Every fault of a campaign; `previous` are the files of its previous version."""
    loaded = load(files)
    faults = list(loaded.faults)
    if loaded.campaign is not None:
        subject = Subject(loaded.campaign, loaded.strings, loaded.sources)
        for group in RULE_CHECKS:
            faults += group(subject)
        if all(fault.severity != ERROR for fault in faults):
            # Unreachable content would be reported again as dead ends.
            faults += check_dead_ends(subject)
        for group in TEXT_CHECKS:
            faults += group(subject)
        if previous is not None:
            faults += check_saves(subject, previous)
    return in_order(faults)
