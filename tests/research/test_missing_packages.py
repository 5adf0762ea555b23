"""The research packages are optional and needed only on use."""

from __future__ import annotations

import subprocess
import sys

import pytest

BLOCK = """
import sys
for name in ("pettingzoo", "gymnasium", "pyspiel", "numpy"):
    sys.modules[name] = None
import legendarium.research
"""

CALLS = {
    "legendarium.research.pettingzoo_env()": "pettingzoo",
    "legendarium.research.pettingzoo_parallel_env()": "pettingzoo",
    "legendarium.research.gymnasium_env()": "gymnasium",
    "import legendarium.research.open_spiel": "numpy",
}


def run(program: str) -> subprocess.CompletedProcess[str]:
    """Run a program where the packages are not installed."""
    return subprocess.run(
        [sys.executable, "-c", BLOCK + program], capture_output=True, text=True, check=False
    )


def test_the_package_itself_needs_none_of_them() -> None:
    assert run("print('fine')").stdout == "fine\n"


@pytest.mark.parametrize("call", CALLS)
def test_a_missing_package_is_named_in_a_sentence_that_says_what_to_install(call: str) -> None:
    program = f"""
from legendarium.table import TableError
try:
    {call}
except TableError as error:
    assert isinstance(error, ImportError)
    print(error.message)
"""
    said = run(program)
    assert said.stderr == ""
    assert said.stdout == (
        f"The package {CALLS[call]!r} is missing; "
        "install the research packages with: pip install 'legendarium[research]'.\n"
    )
