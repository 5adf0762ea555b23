"""The checks of a campaign: one module for each group."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from legendarium.taintedgrail.content.checks.cards import check_cards, check_skills
from legendarium.taintedgrail.content.checks.compatibility import check_compatibility
from legendarium.taintedgrail.content.checks.contradictions import check_contradictions
from legendarium.taintedgrail.content.checks.dead_ends import check_dead_ends
from legendarium.taintedgrail.content.checks.grid import check_map, check_menhirs
from legendarium.taintedgrail.content.checks.locations import check_locations
from legendarium.taintedgrail.content.checks.reachability import check_reachability
from legendarium.taintedgrail.content.checks.script_contexts import check_script_contexts
from legendarium.taintedgrail.content.checks.subject import Subject
from legendarium.taintedgrail.content.checks.texts import check_texts, check_words
from legendarium.taintedgrail.content.checks.uses import check_uses
from legendarium.taintedgrail.content.checks.ways import check_exits, check_loops
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
