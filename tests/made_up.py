"""A copy of the package with more forms in it, for processes that run on it from their start.

Every form is registered when the package is imported, so a form that only a test knows needs a
package of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import legendarium
from legendarium.folders import CACHE_VARIABLE

PACKAGE = Path(legendarium.__file__).parent
TESTS = Path(__file__).parent

DUEL_TO_9 = """
from legendarium.tashkalar.form import Form, register

register(
    Form(
        key="duel-to-9",
        order=35,
        scoring="by_destruction",
        points_to_end={2: 9},
        team_seats=(4,),
        score_tracks={2: 1},
        learned_as="duel",
    )
)
"""
"""The whole file of a form: a duel without start pieces that ends at 9 points."""

ODD_FORMS = {
    "few-legends": """scoring="by_tasks", points_to_end={2: 12}, team_seats=(4,), legends=1,
        legends_in_hand=1, hand=4, has_last_turns=False, start="two-marks\"""",
    "many-tasks": """scoring="by_tasks", points_to_end={2: 7}, team_seats=(4,), open_tasks=5,
        open_of_category=0, first_of_category=3, legends=0, improvises=True""",
    "bare-duel": """scoring="by_destruction", points_to_end={2: 5}, team_seats=(4,), pieces=14,
        legends=0, may_discard=False, may_concede=False, start="three-marks\"""",
    "rich-duel": """scoring="by_destruction", points_to_end={2: 30}, team_seats=(4,), hand=6,
        legends_in_hand=4, sideways=2, improvises=True, has_last_turns=False""",
    "colours-of-two": """scoring="by_colours", points_to_end={2: 4, 3: 5}, seats=(2, 3),
        team_seats=(4,), score_tracks={2: 1, 3: 2}, improvises=True""",
}
"""The facts of forms that combine what no form of the game combines, by key."""


def source_of(key: str, facts: str, order: int) -> str:
    """The file of a form."""
    return (
        "from legendarium.tashkalar.form import Form, register\n"
        f"register(Form(key={key!r}, order={order}, {facts}))\n"
    )


PATIENCE = 300.0
"""Seconds after which a process on a copy is given up; one may play several games."""


class Copy:
    """The package with these files in its folder `forms`, by name without `.py`."""

    def __init__(self, folder: Path, forms: Mapping[str, str]) -> None:
        self._folder = folder
        package = folder / "legendarium"
        shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "client"))
        for name, source in forms.items():
            (package / "tashkalar" / "forms" / f"{name}.py").write_text(source, encoding="utf-8")

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a process that imports this copy and the tests.

        Compiled libraries are looked for beside the copy, where there are none until one is built.
        """
        paths = [self._folder, TESTS, TESTS / "cli"]
        return {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, paths)),
            "PYTHONIOENCODING": "utf-8",
            CACHE_VARIABLE: str(self._folder / "cache"),
        }

    def run(self, *arguments: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run Python on this copy."""
        return subprocess.run(
            [sys.executable, *arguments],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=self.environment,
            timeout=PATIENCE,
            check=False,
        )

    def output(self, *arguments: str | Path) -> str:
        """What a process on this copy prints; it must not fail."""
        done = self.run(*arguments)
        assert done.returncode == 0, done.stderr
        return done.stdout
