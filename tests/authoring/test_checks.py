"""Checks that need more than one change, and cases that are not faults."""

from __future__ import annotations

import pytest

from authoring.seeds import SEEDS
from legendarium.authoring.checks import check
from legendarium.taintedgrail.content.faults import KINDS, Fault
from taintedgrail.tiny import TINY, swapped, tiny

ELSEWHERE = {
    *("bad-encoding", "link", "too-deep", "unreadable"),
    *("gone-since", "other-campaign", "previous-unreadable", "version-not-raised"),
    *("dead-end", "map-crooked", "map-overlap", "menhir-never-lit", "missing-file"),
    *("no-character", "no-development", "out-of-reach", "single-menhir", "unpayable-cost"),
}
"""Kinds of faults that are proved in this module, or where folders are read."""


def kinds(files: dict[str, str], previous: dict[str, str] | None = None) -> set[str]:
    """The kinds of faults of some files."""
    return {fault.kind for fault in check(files, previous)}


def one(files: dict[str, str], kind: str) -> Fault:
    """The only fault of a kind."""
    (fault,) = [fault for fault in check(files) if fault.kind == kind]
    return fault


def changed(*changes: tuple[str, str, str]) -> dict[str, str]:
    """The tiny campaign with words of some files put in place of others."""
    files = dict(TINY)
    for file, old, new in changes:
        assert old in files[file], f"{file} does not hold {old!r}"
        files[file] = files[file].replace(old, new, 1)
    return files


def test_the_tiny_campaign_has_no_fault() -> None:
    assert check(TINY) == ()


def test_every_kind_of_fault_is_proved() -> None:
    assert {seed.kind for seed in SEEDS} | ELSEWHERE == KINDS.keys()


def test_a_way_that_does_not_fit_the_grid_is_crooked() -> None:
    # 104 lies north of 102, at (0, 2); 103 at (1, 0) calls it its eastern neighbour.
    files = changed(
        ("locations/103.toml", "west = 101", "west = 101\neast = 104"),
        ("locations/105.toml", "west = 101", "west = 101\neast = 104"),
        ("locations/104.toml", "south = 102", "south = 102\nwest = 103"),
    )
    crooked = [fault for fault in check(files) if fault.kind == "map-crooked"]
    assert [(fault.file, fault.line) for fault in crooked] == [
        ("locations/103.toml", 5),
        ("locations/104.toml", 4),
        ("locations/105.toml", 5),
    ]


def test_two_locations_on_one_place_overlap() -> None:
    # 103 lies at (1, 0); 106 lies south of 107 at (1, 1), which is east of 102.
    files = changed(("locations/102.toml", "south = 101", "south = 101\neast = 107"))
    files["locations/107.toml"] = "number = 107\n[directions]\nwest = 102\nsouth = 106\n"
    files["locations/106.toml"] = "number = 106\n[directions]\nnorth = 107\n"
    fault = one(files, "map-overlap")
    assert (fault.file, fault.line) == ("locations/106.toml", 2)


def test_a_location_too_far_from_every_menhir_is_out_of_reach() -> None:
    files = changed(("locations/103.toml", "west = 101", "west = 101\neast = 106"))
    files["locations/105.toml"] = files["locations/105.toml"].replace(
        "west = 101", "west = 101\neast = 106"
    )
    files["locations/106.toml"] = "number = 106\n[directions]\nwest = 103\n"
    fault = one(files, "out-of-reach")
    assert (fault.file, fault.line) == ("locations/106.toml", 1)


def test_a_campaign_with_one_menhir_is_warned() -> None:
    files = changed(
        ("locations/102.toml", 'emblems = ["menhir", "dreams"]', 'emblems = ["dreams"]')
    )
    text = files["locations/102.toml"]
    files["locations/102.toml"] = text[: text.index("[menhir]")]
    assert "single-menhir" in kinds(files)


def test_a_menhir_that_can_never_be_lit() -> None:
    fault = one(
        swapped("locations/102.toml", 'needs = "secret(14)"', 'needs = "players >= 5"'),
        "menhir-never-lit",
    )
    assert (fault.file, fault.line) == ("locations/102.toml", 6)


def test_a_resource_that_nobody_can_have_pays_nothing() -> None:
    files = changed(
        ("encounters/all.toml", 'loot = "gain 1 reputation"', 'loot = "gain 1 food"'),
        ("locations/101.toml", 'cost = "pay 1 energy"', 'cost = "pay 1 reputation"'),
    )
    fault = one(files, "unpayable-cost")
    assert (fault.file, fault.line) == ("locations/101.toml", 13)


def test_no_character_and_no_development() -> None:
    without = {file: text for file, text in TINY.items() if not file.startswith("characters/")}
    assert "no-character" in kinds(
        {
            file: text.replace('is_character("ada") and ', "").replace(
                'is_character("ben") and ', ""
            )
            for file, text in without.items()
        }
    )
    cards = TINY["cards/ada/combat.toml"]
    few = cards[: cards.index('[[card]]\nnumber = "U04"')]
    strings = TINY["strings/en/all.txt"]
    for number in ("U04", "U05", "U06"):
        start = strings.index(f"# card.{number}\n")
        strings = strings[:start] + strings[strings.index("# ", start + 1) :]
    files = tiny({"cards/ada/combat.toml": few, "strings/en/all.txt": strings})
    assert kinds(files) == {"no-development"}


def test_the_header_must_be_there() -> None:
    assert "missing-file" in kinds(tiny({"campaign.toml": None}))


# Loops

CIRCLE = """\
intro
  goto 1

verse 1
  effect close task "well" if task("well")
  choice again
    {needs}effect {effect}
    goto 1
  choice leave
    end
"""


def circle(effect: str, needs: str = "") -> dict[str, str]:
    """A section with a choice that leads back to where it stands."""
    written = f"needs {needs}\n    " if needs else ""
    strings = (
        TINY["strings/en/all.txt"] + "\n# log.105.1.again\nAgain\n\n# log.105.1.leave\nLeave\n"
    )
    return tiny(
        {"log/105.log": CIRCLE.format(effect=effect, needs=written), "strings/en/all.txt": strings}
    )


def test_a_circle_that_gives_for_nothing_is_a_fault() -> None:
    fault = one(circle("gain 1 food"), "free-gain")
    assert (fault.file, fault.line) == ("log/105.log", 4)
    assert "free-gain" in kinds(circle("lose 1 terror for each"))


@pytest.mark.parametrize(
    ("effect", "needs"),
    [
        ("gain 1 terror", ""),
        ("gain 1 food", 'not choice_taken("105.1.again")'),
        ('gain 1 food; tick "debt" 2', 'day >= 2 and not status("debt", 2)'),
        ("gain secret 14; gain 1 xp", "not secret(14)"),
    ],
)
def test_a_circle_that_gives_nothing_or_once_is_none(effect: str, needs: str) -> None:
    assert kinds(circle(effect, needs)) == set()


def test_a_circle_that_costs_something_is_none() -> None:
    files = circle("gain 1 food")
    files["log/105.log"] = files["log/105.log"].replace(
        "effect gain", "cost pay 1 energy\n    effect gain"
    )
    assert kinds(files) == set()


# Dead ends


def test_a_quest_that_a_choice_closes_for_good_is_a_dead_end() -> None:
    # Whoever digs before the secret is found can never find it.
    files = changed(
        ("log/102.log", "when not secret(14) goto 1", 'when not status("debt", 1) goto 1')
    )
    files["log/101.log"] = files["log/101.log"].replace("goto   102.1", "goto   1")
    fault = one(files, "dead-end")
    assert (fault.file, fault.line) == ("events/all.toml", 9)
    assert "101.1.dig" in fault.message


def test_a_declared_dead_end_is_none() -> None:
    files = changed(
        ("log/102.log", "when not secret(14) goto 1", 'when not status("debt", 1) goto 1'),
        ("campaign.toml", "max_menhirs", 'dead_end = ["light-the-north"]\nmax_menhirs'),
    )
    files["log/101.log"] = files["log/101.log"].replace("goto   102.1", "goto   1")
    assert "dead-end" not in kinds(files)


def test_ways_that_exclude_each_other_are_no_dead_end() -> None:
    """Each of two choices takes the other away, and both lead to the secret."""
    log = """\
intro
  when not secret(14) goto 1
  when roll(6) >= 4 goto 2
  goto 3

verse 1
  choice one
    needs  not choice_taken("102.1.two")
    effect gain secret 14
    end
  choice two
    needs  not choice_taken("102.1.one")
    {two}
    end
  choice leave
    end
"""
    rest = TINY["log/102.log"]
    rest = rest[rest.index("verse 2") :]
    strings = TINY["strings/en/all.txt"] + "".join(
        f"\n# log.102.1.{name}\nThis\n" for name in ("one", "two", "leave")
    )
    other = TINY["log/101.log"].replace("goto   102.1", "goto   1")
    for two, dead in (("effect gain secret 14", False), ("effect gain 1 terror", True)):
        files = tiny(
            {
                "log/102.log": log.format(two=two) + "\n" + rest,
                "log/101.log": other,
                "strings/en/all.txt": strings,
            }
        )
        assert ("dead-end" in kinds(files)) is dead


def test_a_way_that_closes_with_time_is_a_dead_end() -> None:
    files = changed(("log/102.log", "when not secret(14) goto 1", "when day <= 3 goto 1"))
    files["log/101.log"] = files["log/101.log"].replace("goto   102.1", "goto   1")
    assert "dead-end" in kinds(files)


# Versions


def test_a_change_of_the_rules_needs_a_new_version() -> None:
    before = dict(TINY)
    assert kinds(TINY, before) == set()
    after = swapped("items/all.toml", "copies = 2", "copies = 3")
    assert kinds(after, before) == {"version-not-raised"}
    raised = after | {
        "campaign.toml": TINY["campaign.toml"].replace("version = 1\nl", "version = 2\nl")
    }
    assert kinds(raised, before) == set()


def test_what_is_gone_since_the_version_before_is_told() -> None:
    items = TINY["items/all.toml"] + '\n[[item]]\nid = "drum"\n'
    before = tiny({"items/all.toml": items})
    after = tiny(
        {"campaign.toml": TINY["campaign.toml"].replace("version = 1\nl", "version = 2\nl")}
    )
    assert kinds(after, before) == {"gone-since"}
    parts = tiny({"statuses.toml": TINY["statuses.toml"].replace("parts = 2", "parts = 3")})
    assert kinds(after, parts) == {"gone-since"}


def test_another_campaign_or_a_broken_one_cannot_be_compared() -> None:
    assert kinds(TINY, swapped("campaign.toml", 'id = "tiny"', 'id = "other"')) == {
        "other-campaign"
    }
    assert kinds(TINY, tiny({"items/all.toml": "broken"})) == {"previous-unreadable"}


# Fields

FIVE_FAULTS = """\
[[item]]
id = "spear"
keyword = "wepon"

[[item]]
id = "coat"
keyword = "armour"
copies = 99

[[item]]
id = "net"
craftible = true
[[item.ability]]
on = "action"
cost = 2
effect = "gian 1 food"
"""


def test_five_faults_of_one_file_are_told_at_once_with_line_and_hint() -> None:
    faults = check(tiny({"items/all.toml": FIVE_FAULTS}))
    assert [
        (fault.line, fault.kind, fault.message, fault.hint)
        for fault in faults
        if fault.file == "items/all.toml"
    ] == [
        (
            3,
            "bad-word",
            "'wepon' is not one of weapon, armour, shield, companion, relic",
            "did you mean `weapon`?",
        ),
        (8, "out-of-range", "99 is out of range", "0 to 9"),
        (12, "unknown-field", "an item has no field `craftible`", "did you mean `craftable`?"),
        (15, "wrong-type", "`2` is not a text", "write texts in quotes"),
        (16, "bad-script", "an effect cannot begin with `gian`", "did you mean `gain`?"),
    ]
