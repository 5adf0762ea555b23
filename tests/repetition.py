"""How often a test repeats what it does: less in `make test`, more in `make soak`.

`pytest --soak PATH` runs some tests as `make soak` runs them all.
"""

from __future__ import annotations

import os
from typing import TypeVar

SOAK = "PYTEST_SOAK"
"""Set by `--soak`, so that every process of a run knows it; not one of our settings."""

Amount = TypeVar("Amount")


def repeat(few: Amount, many: Amount) -> Amount:
    """`few` games, seeds or rounds in every run of the tests, `many` in `make soak`."""
    return many if SOAK in os.environ else few
