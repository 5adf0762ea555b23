"""Checks that games saved with the previous version of a campaign can be continued."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from legendarium.authoring.checks.subject import Subject, error, warning
from legendarium.taintedgrail.content.faults import Fault
from legendarium.taintedgrail.content.loading import load

COMPARED_TABLES = (
    ("characters", "sheets"),
    ("cards", "cards"),
    ("locations", "locations"),
    ("passages", "passages"),
    ("events", "events"),
    ("encounters", "encounters"),
    ("skills", "skills"),
    ("items", "items"),
    ("secrets", "secrets"),
    ("statuses", "statuses"),
    ("dials", "dials"),
    ("tasks", "tasks"),
    ("quests", "quests"),
)


def check_compatibility(subject: Subject, previous: Mapping[str, str]) -> Iterator[Fault]:
    """Check a campaign against its previous version."""
    before = load(previous).campaign
    now = subject.campaign
    if before is None:
        yield warning(
            "previous-unreadable",
            subject.place("campaign"),
            "the previous version has errors, so nothing can be compared",
        )
        return
    if before.id != now.id:
        yield error(
            "other-campaign",
            subject.place("campaign", "", "id"),
            f"the previous version is the campaign `{before.id}`",
        )
        return
    if before.digest == now.digest:
        return
    if now.version <= before.version:
        yield error(
            "version-not-raised",
            subject.place("campaign", "", "version"),
            f"the rules part has changed since version {before.version}",
            f"version = {before.version + 1}",
        )
    for name, table in COMPARED_TABLES:
        gone = sorted(set(getattr(before, table)) - set(getattr(now, table)), key=str)
        if gone:
            yield warning(
                "gone-since",
                subject.place("campaign", "", "version"),
                f"{name} of version {before.version} are gone: {', '.join(map(str, gone[:8]))}",
                "games saved with them cannot be continued",
            )
    for status in before.statuses.values():
        known = now.statuses.get(status.id, status)
        if known.parts < status.parts or known.numbered != status.numbered:
            yield warning(
                "gone-since",
                subject.place("status", status.id),
                f"`{status.id}` had {status.parts} parts in version {before.version}",
            )
