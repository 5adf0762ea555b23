"""The checks of a campaign: one module for each group."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from legendarium.authoring.checks.cards import check_cards, check_skills
from legendarium.authoring.checks.compatibility import check_compatibility
from legendarium.authoring.checks.contradictions import check_contradictions
from legendarium.authoring.checks.dead_ends import check_dead_ends
from legendarium.authoring.checks.grid import check_map, check_menhirs
from legendarium.authoring.checks.locations import check_locations
from legendarium.authoring.checks.reachability import check_reachability
from legendarium.authoring.checks.script_contexts import check_script_contexts
from legendarium.authoring.checks.subject import Subject
from legendarium.authoring.checks.texts import check_texts, check_words
from legendarium.authoring.checks.uses import check_uses
from legendarium.authoring.checks.ways import check_exits, check_loops
from legendarium.taintedgrail.content.faults import ERROR, Fault, in_order
from legendarium.taintedgrail.content.loading import load

RULE_CHECKS: tuple[Callable[[Subject], Iterator[Fault]], ...] = (
    check_contradictions,
    check_script_contexts,
    check_locations,
    check_uses,
    check_map,
    check_menhirs,
    check_cards,
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
            faults += check_compatibility(subject, previous)
    return in_order(faults)
