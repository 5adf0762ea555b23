"""Faults planted in a copy of the campaign that comes with the program: each must be found."""

from __future__ import annotations

import time
from importlib.resources import files

import pytest

from authoring.seeds import SEEDS, Seed, planted
from authoring.tripled import tripled
from legendarium.authoring.checks import check
from legendarium.campaigns.files import read_campaign
from legendarium.taintedgrail.content.faults import ERROR, KINDS

CAMPAIGN = read_campaign(files("legendarium.campaigns") / "drowned-reach").files


def test_the_campaign_itself_has_no_error() -> None:
    errors = [fault for fault in check(CAMPAIGN) if fault.severity == ERROR]
    assert errors == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: f"{seed.kind} in {seed.file}")
def test_a_planted_fault_is_found_in_its_file_and_line(seed: Seed) -> None:
    campaign, file, line = planted(CAMPAIGN, seed)
    found = [fault for fault in check(campaign) if fault.kind == seed.kind]
    assert (file, line) in [(fault.file, fault.line) for fault in found]
    assert all(fault.message for fault in found)


def test_a_quest_that_can_be_lost_is_found() -> None:
    """Only one page still gives the secret of the first quest, and whoever learns it elsewhere
    has closed the way to that page; that mercy gives it too is no way to complete a quest."""
    first, gives, rest = CAMPAIGN["sealed/pages.log"].partition("gain secret 1; ")
    assert rest.count("gain secret 1; ") == 2
    pages = first + gives + rest.replace("gain secret 1; ", "")
    faults = check({**CAMPAIGN, "sealed/pages.log": pages})
    closed = {fault.message.split("`")[1] for fault in faults if fault.kind == "dead-end"}
    assert closed == {"feed-the-stone", "second-stone"}


def test_every_kind_that_is_planted_is_known() -> None:
    assert {seed.kind for seed in SEEDS} <= KINDS.keys()
    assert len({seed.kind for seed in SEEDS}) >= 100


@pytest.mark.slow
def test_a_campaign_three_times_as_large_is_checked_in_ten_seconds() -> None:
    large = tripled(CAMPAIGN)
    begun = time.process_time()
    faults = check(large)
    assert time.process_time() - begun < 10
    # The bridges between the copies, and the menhirs added to them, have no words.
    assert {fault.kind for fault in faults} <= {"missing-string"}
