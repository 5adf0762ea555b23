"""A module has a reason to be smaller than thirty lines; without one it belongs to another."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

import pytest

import legendarium

PACKAGE = Path(legendarium.__file__).parent
FEWEST_LINES = 30

REASONS = {
    "__main__.py": "runs as `python -m legendarium`",
    "authoring/skeleton.py": "the files of a new campaign, from a folder of templates",
    "bots/tashkalar/greedy.py": "each bot is a module of its own, loaded when it plays",
    "bots/tashkalar/uniform.py": "each bot is a module of its own, loaded when it plays",
    "cli/campaign_*.py": "each command is a module of its own, loaded when it runs",
    "cli/shelf.py": "worker processes of the server load it and nothing else of the command line",
    "cli/tale/bots.py": "the names of the bots, without the bots",
    "cli/tale/ending.py": "the end of a game; the rest of the terminal shows running ones",
    "cli/terminal/device.py": "the games of the terminal pass the device on in the same way",
    "cli/terminal/style.py": "the styles that everything drawn in the terminal shares",
    "folders.py": "the folders of the user; server, bots and command line ask",
    "locale/functions.py": "the functions of messages, which the client has as well",
    "research/packages.py": "is imported before the packages that may be missing",
    "server/storage/migrations/*": "Alembic asks for a file for each migration, and for `env.py`",
    "server/table_state.py": "what is stored, sent and asked, so it is above none of these",
    "table/content.py": "games mark with it and the server reads it, and neither knows the other",
    "taintedgrail/content/model/common.py": "the other parts of the model share it",
    "taintedgrail/names.py": "the named sets of the game, below its options and events",
    "taintedgrail/telling/*": "each chapter of what is told is a module of its own",
    "tashkalar/forms/*": "each form is a file, and adding one is adding a file",
}
"""By file or pattern: why a small module is not part of another."""


def small_modules() -> list[str]:
    """The modules with too few lines; a package may say as little as it likes."""
    return [
        path.relative_to(PACKAGE).as_posix()
        for path in sorted(PACKAGE.rglob("*.py"))
        if path.name != "__init__.py"
        and len(path.read_text(encoding="utf-8").splitlines()) < FEWEST_LINES
    ]


@pytest.mark.parametrize("module", small_modules())
def test_a_small_module_has_a_reason(module: str) -> None:
    assert any(fnmatch(module, pattern) for pattern in REASONS), (
        f"{module} has fewer than {FEWEST_LINES} lines: make it part of another, or say here why "
        "it is better by itself."
    )
