"""A campaign from its files."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail.content.loading import digest, load
from legendarium.taintedgrail.content.model import Choice, Exit, Redirection
from taintedgrail.tiny import TINY, swapped, tiny


def test_the_tiny_campaign_has_no_fault() -> None:
    loaded = load(TINY)
    assert loaded.faults == ()
    assert loaded.campaign is not None


def test_what_the_files_say_is_in_the_campaign() -> None:
    campaign = load(TINY).campaign
    assert campaign is not None
    assert list(campaign.sheets) == ["ada", "ben"]
    assert campaign.sheets["ada"].attributes == {"aggression": 2, "courage": 2, "empathy": 1}
    assert campaign.variants == {103: (105,)}
    assert campaign.locations[101].menhir is not None
    assert campaign.locations[101].menhir.cost == ("pay players wealth",) * 4
    assert campaign.locations[102].menhir is not None
    assert campaign.locations[102].menhir.dial == (6, 5, 4, 3)
    assert campaign.cards["U04"].development == 1
    assert campaign.cards["U01"].development == 0
    assert campaign.encounters["clerk"].kind == "diplomacy"
    assert campaign.quests["light-the-north"].goal == "menhir_lit(102)"
    assert campaign.events["second-day"].passage.key == "event.second-day"
    assert campaign.tasks == ("well",)
    assert campaign.settings.key_rows == 4


def test_exits_are_keys_of_passages() -> None:
    campaign = load(TINY).campaign
    assert campaign is not None
    passage = campaign.passages["log.101.intro"]
    assert passage.redirections == (Redirection('status("debt", 1)', Exit("goto", "log.101.2")),)
    assert passage.exit == Exit("goto", "log.101.1")
    wade, read = campaign.passages["log.101.2"].choices
    assert wade == Choice(
        "wade", "not secret(14)", "pay 1 health", "choose member", Exit("goto", "log.102.1")
    )
    assert read.exit == Exit("goto", "page.1")
    assert campaign.passages["log.102.dream"].effect == "lose 1 terror for me"


def test_effect_lines_are_joined() -> None:
    files = swapped(
        "log/102.log", "  effect gain secret 14\n", "  effect gain secret 14\n  effect gain 1 xp\n"
    )
    campaign = load(files).campaign
    assert campaign is not None
    assert campaign.passages["log.102.1"].effect == "gain secret 14; gain 1 xp"


@pytest.mark.parametrize(
    ("file", "old", "new", "kind", "line"),
    [
        ("log/101.log", "goto 1", "goto 9", "unknown-passage", 3),
        ("log/101.log", "goto   102.1", "goto   102.9", "unknown-passage", 18),
        ("log/101.log", "sealed 1", "sealed 9", "unknown-passage", 20),
        ("log/101.log", 'tick "debt" 1', 'tick "dept" 1', "unknown-status", 8),
        ("log/101.log", 'tick "debt" 1', 'tick "debt" 3', "unknown-part", 8),
        ("log/101.log", 'status("debt", 1)', 'status("mercy", 1)', "unknown-part", 2),
        ("log/102.log", '"102.2.mend"', '"102.2.rend"', "unknown-choice", 12),
        ("log/102.log", "with 105", "with 106", "unknown-location", 14),
        ("log/103.log", 'dial "tide"', 'dial "tied"', "unknown-dial", 5),
        ("log/104.log", 'effect task "well"', 'effect task "wall"', "unknown-task", 10),
        ("campaign.toml", '"second-day"', '"third-day"', "unknown-event", 14),
        ("campaign.toml", "mercy_page = 500", "mercy_page = 501", "unknown-passage", 8),
        ("events/all.toml", '\\"lit\\"', '\\"dark\\"', "unknown-ending", 10),
        ("sealed/pages.log", "page 1\n  end", "page 1\n  goto 2", "log-exit", 2),
    ],
)
def test_a_reference_that_leads_nowhere_is_told(
    file: str, old: str, new: str, kind: str, line: int
) -> None:
    faults = load(swapped(file, old, new)).faults
    assert (kind, file, line) in [fault[:3] for fault in faults]


def test_no_campaign_without_its_header() -> None:
    loaded = load(tiny({"campaign.toml": None}))
    assert loaded.campaign is None
    assert ("missing-file", "campaign.toml") in [(f.kind, f.file) for f in loaded.faults]


def test_a_file_of_no_kind_is_a_warning() -> None:
    loaded = load(tiny({"location/101.toml": ""}))
    assert [(fault.kind, fault.severity) for fault in loaded.faults] == [
        ("unknown-file", "warning")
    ]
    assert loaded.campaign is not None
    assert load(tiny({"README.md": "words"})).faults == ()


def test_the_digest_is_of_the_rules_alone() -> None:
    whole = digest(TINY)
    assert digest(swapped("strings/en/all.txt", "Word", "Name")) == whole
    assert digest(swapped("items/all.toml", "copies = 2", "copies  =  2 # two")) == whole
    assert digest(swapped("log/101.log", "  goto 1", "  # on\n  goto   1")) == whole
    assert digest(swapped("items/all.toml", "copies = 2", "copies = 3")) != whole
    assert digest(swapped("log/101.log", "goto 1", "goto 2")) != whole


@pytest.mark.parametrize(
    "text", ["", "\x00", "a = ", "[[card]]", "[" * 3000, "card = 1", "a=1\n" * 9]
)
@pytest.mark.parametrize("file", sorted(TINY))
def test_a_spoilt_file_is_never_more_than_faults(file: str, text: str) -> None:
    loaded = load(tiny({file: text}))
    assert (
        loaded.campaign is None or not loaded.faults or file == "strings/en/all.txt" or text == ""
    )
