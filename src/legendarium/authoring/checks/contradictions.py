"""Checks for contradictions in characters, chapters, settings and abilities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from legendarium.authoring.checks.subject import Subject, error, warning
from legendarium.taintedgrail.content.faults import Fault
from legendarium.taintedgrail.content.model import Ability, Sheet
from legendarium.taintedgrail.settings import Settings

ATTRIBUTE_POINTS = 5
MAX_PLAYERS = 4
_DEFAULT = Settings()
_SETTING_CHOICES = {
    "wyrdness_toll": ("health_terror", "energy_terror"),
    "wyrdness_distance": ("manhattan", "diagonal"),
}


def check_contradictions(subject: Subject) -> Iterator[Fault]:
    """Check characters, chapters, settings and abilities."""
    yield from _characters(subject)
    yield from _chapters(subject)
    yield from _settings(subject)
    yield from _abilities(subject)


def _characters(subject: Subject) -> Iterator[Fault]:
    campaign = subject.campaign
    if not campaign.sheets:
        yield error("no-character", subject.place("campaign"), "the campaign has no character")
    for field in ("number", "colour", "personal_secret"):
        seen: dict[object, str] = {}
        for sheet in campaign.sheets.values():
            value = getattr(sheet, field)
            first = seen.setdefault(value, sheet.id)
            if value and first != sheet.id:
                yield error(
                    "shared-by-characters",
                    subject.place("character", sheet.id, field),
                    f"`{first}` also has the {field.replace('_', ' ')} {value}",
                    "give each character its own",
                )
    for sheet in campaign.sheets.values():
        yield from _character(subject, sheet)


def _character(subject: Subject, sheet: Sheet) -> Iterator[Fault]:
    points = sum(sheet.attributes.values())
    if points != ATTRIBUTE_POINTS:
        yield error(
            "attribute-points",
            subject.place("character", sheet.id, "attributes"),
            f"the attributes have {points} points",
            f"{ATTRIBUTE_POINTS} in all, none above 2",
        )
    top = sheet.energy_normal_max + sheet.energy_bonus
    if sheet.energy > min(top, sheet.health + sheet.energy_offset):
        yield error(
            "energy-above-top",
            subject.place("character", sheet.id, "energy"),
            f"the start Energy {sheet.energy} is more than the board allows",
            "at most the top of the track, and at most Health (TRK-1)",
        )
    if sheet.terror >= sheet.terror_top - 1:
        yield error(
            "starts-insane",
            subject.place("character", sheet.id, "terror"),
            "Terror starts on a red space",
            "below the two highest spaces",
        )
    secret = subject.campaign.secrets.get(sheet.personal_secret)
    if secret is not None and not secret.personal:
        yield error(
            "secret-not-personal",
            subject.place("character", sheet.id, "personal_secret"),
            f"the secret {secret.number} is not personal",
            "add `personal = true` to the secret",
        )


def _chapters(subject: Subject) -> Iterator[Fault]:
    campaign = subject.campaign
    for place, chapter in enumerate(campaign.chapters):
        if chapter.number != place + 1:
            yield error(
                "chapter-order",
                subject.place("campaign", "", "chapter", place, "number"),
                f"chapter {chapter.number} is in position {place + 1}",
                "number the chapters from 1, in order",
            )
        for kind, field in (("story", "events"), ("random", "random_events")):
            for number, name in enumerate(getattr(chapter, field)):
                yield from _listed(subject, place, field, number, name, kind)
    listed = Counter(name for chapter in campaign.chapters for name in chapter.events)
    for event in campaign.events.values():
        if event.kind == "story" and not listed[event.id]:
            yield error(
                "event-not-listed",
                subject.place("event", event.id, "id"),
                f"no chapter lists the story event `{event.id}`",
                "list it in campaign.toml, or make it special",
            )


def _listed(
    subject: Subject, place: int, field: str, number: int, name: str, kind: str
) -> Iterator[Fault]:
    event = subject.campaign.events[name]
    chapter = subject.campaign.chapters[place]
    where = subject.place("campaign", "", "chapter", place, field, number)
    if event.kind != kind:
        yield error(
            "event-kind", where, f"`{name}` is a {event.kind} event", f"{field} lists {kind} events"
        )
    if event.chapter != chapter.number:
        yield error(
            "event-chapter", where, f"`{name}` belongs to chapter {event.chapter}", "list it there"
        )


def _settings(subject: Subject) -> Iterator[Fault]:
    settings = subject.campaign.settings
    for name, words in _SETTING_CHOICES.items():
        if getattr(settings, name) not in words:
            yield error(
                "bad-setting",
                subject.place("campaign", "", "settings", name),
                f"`{name}` cannot be {getattr(settings, name)!r}",
                f"one of {', '.join(words)}",
            )
    die = settings.guardian_die
    if not die or any(face not in (*_DEFAULT.guardian_die,) for face in die):
        yield error(
            "bad-setting",
            subject.place("campaign", "", "settings", "guardian_die"),
            "the guardian die has an unknown face",
            f"faces: {', '.join(_DEFAULT.guardian_die)}",
        )


def _abilities(subject: Subject) -> Iterator[Fault]:
    for kind, name, abilities, path in _all_abilities(subject):
        for number, ability in enumerate(abilities):
            yield from _ability(subject, kind, name, ability, (*path, number))


def _all_abilities(
    subject: Subject,
) -> Iterator[tuple[str, str | int, tuple[Ability, ...], tuple[str | int, ...]]]:
    campaign = subject.campaign
    for sheet in campaign.sheets.values():
        yield "character", sheet.id, sheet.abilities, ("ability",)
    for item in campaign.items.values():
        yield "item", item.id, item.abilities, ("ability",)
    for secret in campaign.secrets.values():
        yield "secret", secret.number, secret.abilities, ("ability",)
    for skill in campaign.skills.values():
        yield "skill", skill.number, skill.a.abilities, ("a", "ability")
        yield "skill", skill.number, skill.b.abilities, ("b", "ability")


def _ability(
    subject: Subject, kind: str, name: str | int, ability: Ability, path: tuple[str | int, ...]
) -> Iterator[Fault]:
    def place(field: str) -> tuple[str | int, ...]:
        return (*path, field)

    if ability.on == "always":
        if not ability.bonus:
            yield error(
                "empty-ability",
                subject.place(kind, name, *place("on")),
                "an `always` ability needs a bonus",
                "as in `bonus = { courage = 1 }`",
            )
        if ability.effect or ability.cost:
            yield error(
                "ability-never-used",
                subject.place(kind, name, *place("effect" if ability.effect else "cost")),
                "an `always` ability cannot have an effect or a cost",
            )
        return
    if ability.bonus:
        yield error(
            "ability-never-used",
            subject.place(kind, name, *place("bonus")),
            "a bonus is only possible with `always`",
        )
    if not ability.effect:
        yield error("empty-ability", subject.place(kind, name, *path), "the ability does nothing")
    if ability.within in ("log", "anywhere"):
        yield error(
            "ability-never-used",
            subject.place(kind, name, *place("in")),
            f"`{ability.within}` is only possible with `always`",
            "use combat, diplomacy or encounter",
        )
    if ability.on == "action" and not ability.cost and not ability.limit:
        yield warning(
            "free-action",
            subject.place(kind, name, *path),
            "the action costs nothing and has no limit",
            'add a cost, or `limit = "day"`',
        )
