"""The output of `legendarium --version`: everything that a problem report needs."""

from __future__ import annotations

import argparse
import platform
from collections.abc import Sequence
from typing import Any

from legendarium import __version__


def version_text() -> str:
    """The version, the Python, the data folder, and whether the native core is in use."""
    from legendarium.folders import data_folder

    return "\n".join(
        (
            f"legendarium {__version__}",
            f"Python {platform.python_version()} on {platform.platform()}",
            f"data folder: {data_folder()}",
            f"compiled core: {_core()}",
        )
    )


def _core() -> str:
    """Whether the native core is in use; why not, or which forms it cannot play."""
    from legendarium.bots.tashkalar.native.library import refusal, refusal_of_form
    from legendarium.tashkalar.forms import FORMS

    reason = refusal()
    if reason:
        return f"not in use. {reason}"
    exceptions = [text for form in FORMS.values() if (text := refusal_of_form(form))]
    return f"in use. {' '.join(exceptions)}" if exceptions else "in use"


class VersionAction(argparse.Action):
    """Prints the version and exits."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:
        super().__init__(
            option_strings, dest=argparse.SUPPRESS, nargs=0, help="show version details and exit"
        )

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        """Print the version."""
        print(version_text())
        parser.exit()
