"""The example trains a policy; a very short run of it here."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.slow

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_policy.py"


def example() -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("train_policy", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_example_learns_something(capsys: pytest.CaptureFixture[str]) -> None:
    example().main(["--games", "1", "--matches", "2", "--seed", "3"])
    said = capsys.readouterr().out
    shares = [int(share) for share in re.findall(r"has (\d+)%", said)]
    assert len(shares) == 3
    assert shares[-1] > shares[0]
    assert "against random over 2 games" in said
