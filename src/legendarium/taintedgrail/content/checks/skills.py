"""Checks of skills: different sides, no duplicates, equal numbers for each attribute."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from legendarium.taintedgrail.content.checks.subject import Subject, error, warning
from legendarium.taintedgrail.content.faults import Fault
from legendarium.taintedgrail.content.model import ATTRIBUTES, Ability


def check_skills(subject: Subject) -> Iterator[Fault]:
    """Check every skill card."""
    skills = subject.campaign.skills
    sides: dict[tuple[str, str], int] = {}
    for skill in skills.values():
        if _same(skill.a, skill.b):
            yield error(
                "same-sides",
                subject.place("skill", skill.number),
                f"both sides of the skill {skill.number} are the same",
            )
            continue
        for side in "ab":
            told = (skill.attribute, str(skill.side(side)))
            first = sides.setdefault(told, skill.number)
            if first != skill.number:
                yield warning(
                    "same-sides",
                    subject.place("skill", skill.number, side),
                    f"the skill {first} has the same side",
                    "make every side different",
                )
    count = Counter(skill.attribute for skill in skills.values())
    most = max(count.values(), default=0)
    for attribute in ATTRIBUTES:
        if count[attribute] != most or not most:
            yield error(
                "uneven-skills",
                subject.place("skill", min(skills)) if skills else subject.place("campaign"),
                f"{attribute} has {count[attribute]} skills but another attribute has {most}",
                "give each attribute the same number of skills",
            )


def _same(a: tuple[Ability, ...], b: tuple[Ability, ...]) -> bool:
    return a == b
