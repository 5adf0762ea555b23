"""Records: every fault of every field is reported with its line, and none hides another."""

from __future__ import annotations

import pytest

from legendarium.taintedgrail.content.halves import parse_left, parse_range, parse_right
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.model import Bonus, Left, Right
from legendarium.taintedgrail.content.tokens import ScriptError
from taintedgrail.tiny import TINY, swapped, tiny


@pytest.mark.parametrize(
    ("text", "half"),
    [
        ("-", Left()),
        ("marker", Left("bonus", (Bonus("marker"),))),
        ("marker 2, card", Left("bonus", (Bonus("marker", 2), Bonus("card")))),
        ("affinity -1, extra", Left("bonus", (Bonus("affinity", -1), Bonus("extra")))),
        ("magic: marker 2", Left("magic", (Bonus("marker", 2),))),
        ("magic", Left("magic")),
        ("free", Left("free")),
        ("free: torn, symbol", Left("free", (Bonus("torn"), Bonus("symbol")))),
    ],
)
def test_a_left_half_is_read(text: str, half: Left) -> None:
    assert parse_left(text) == half


@pytest.mark.parametrize(
    ("text", "half"),
    [
        ("-", Right()),
        ("courage 1", Right("attribute", "courage", 1)),
        ("courage 2 x3", Right("attribute", "courage", 2, 3)),
        ("courage 1 cancel", Right("attribute", "courage", 1, 1, True)),
        ("magic", Right("magic")),
        ("free", Right("free")),
        ("free x2", Right("free", multiplier=2)),
        ("free cancel", Right("free", cancel=True)),
    ],
)
def test_a_right_half_is_read(text: str, half: Right) -> None:
    assert parse_right(text) == half


@pytest.mark.parametrize(
    "text", ["", "marker 0", "marker -1", "extra 2", "free:", "magic:", "makrer", "marker card"]
)
def test_a_bad_left_half_is_refused(text: str) -> None:
    with pytest.raises(ScriptError):
        parse_left(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "courage",
        "courage 0",
        "free 1",
        "magic x2",
        "free x1",
        "corage 1",
        "courage 1 x2 cancel",
    ],
)
def test_a_bad_right_half_is_refused(text: str) -> None:
    with pytest.raises(ScriptError):
        parse_right(text)


def test_ranges() -> None:
    assert (parse_range("0-2"), parse_range("3"), parse_range("4+")) == ((0, 2), (3, 3), (4, None))
    for text in ("", "2-1", "-3", "a", "1-"):
        with pytest.raises(ScriptError):
            parse_range(text)


@pytest.mark.parametrize(
    ("file", "old", "new", "kind", "line"),
    [
        ("items/all.toml", "craftable = true", "crafted = true", "unknown-field", 20),
        ("items/all.toml", "craftable = true", 'craftable = "yes"', "wrong-type", 20),
        ("items/all.toml", "copies = 2", "copies = 99", "out-of-range", 21),
        ("items/all.toml", "copies = 2", "copies = true", "wrong-type", 21),
        ("items/all.toml", 'keyword = "armour"', 'keyword = "armor"', "bad-word", 12),
        ("items/all.toml", 'id = "coat"', 'id = "Old Coat"', "bad-id", 11),
        ("items/all.toml", 'id = "coat"', 'id = "spear"', "duplicate-id", 10),
        ("items/all.toml", 'on = "activation"\n', "", "missing-field", 4),
        ("items/all.toml", "gain 1 markers", "gain 1 maker", "bad-script", 8),
        ("dials.toml", "[[dial]]", "[[dail]]", "unknown-field", 1),
        ("items/all.toml", "[[item]]", "[item]", "bad-toml", 10),
        ("characters/ada.toml", "courage = 2", "curage = 2", "unknown-field", 15),
        ("characters/ada.toml", "courage = 2", "courage = 3", "out-of-range", 15),
        ("characters/ada.toml", 'if = "exhausted"', 'if = "exausted"', "bad-condition", 30),
        ("characters/ada.toml", 'id = "ada"', 'id = "eda"', "wrong-file", 1),
        ("cards/ada/combat.toml", '"U01"', '"1U"', "bad-word", 2),
        ("cards/ada/combat.toml", '["marker", ', '["maker", ', "bad-half", 4),
        ("encounters/all.toml", '"1-3"', '"3-1"', "bad-range", 21),
        ("campaign.toml", "[8, 7, 6, 5]", "[8, 7, 6]", "wrong-length", 6),
        (
            "campaign.toml",
            "max_menhirs = 2",
            "max_menhirs = 2\n[settings]\ntravel = 1",
            "unknown-field",
            9,
        ),
        ("locations/101.toml", 'id = "hunt"', 'id = "fish"', "duplicate-id", 11),
        ("locations/101.toml", "number = 101", "number = 110", "wrong-file", 1),
        ("locations/102.toml", 'needs = "secret(14)"', 'needs = "secret(15)"', "unknown-secret", 8),
        ("strings/en/all.txt", "# campaign.note", "# campaign.name", "duplicate-string", 4),
    ],
)
def test_a_fault_is_told_where_it_is(file: str, old: str, new: str, kind: str, line: int) -> None:
    loaded = load(swapped(file, old, new))
    assert loaded.campaign is None
    assert (kind, file, line) in [fault[:3] for fault in loaded.faults]


def test_every_fault_is_told_and_not_only_the_first() -> None:
    items = (
        TINY["items/all.toml"]
        .replace("copies = 2", "copies = 99")
        .replace('keyword = "armour"', 'keyword = "armor"')
        .replace("gain 1 markers", "gain markers")
    )
    loaded = load(tiny({"items/all.toml": items, "dials.toml": "not toml"}))
    assert sorted(fault.kind for fault in loaded.faults) == [
        "bad-script",
        "bad-toml",
        "bad-word",
        "out-of-range",
        "unknown-dial",
    ]
