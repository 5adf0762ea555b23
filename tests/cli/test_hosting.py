"""The page about hosting lists every setting correctly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from documents import DOCS, blocks
from legendarium.cli import serve
from legendarium.cli.configuration import (
    FIELDS,
    OTHER_VARIABLES,
    SECRETS_VARIABLE,
    read_settings,
    variable_of,
)

pytestmark = pytest.mark.usefixtures("no_settings")

PAGE = "hosting.md"
HEAD = ["| name | environment variable | option | default | meaning |", "|---|---|---|---|---|"]


def written(value: object) -> str:
    """A value as it is written in the environment."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return ", ".join(map(written, value))
    return f"{value:.4g}" if isinstance(value, float) else str(value)


def default_of(name: str) -> str:
    """The default; empty if there is none, or if the meaning states it."""
    default = FIELDS[name].default
    has_one = isinstance(default, bool | int | float | str | tuple) and default not in ((), "")
    return f"`{written(default)}`" if has_one else ""


def table() -> list[str]:
    """The table of all settings, from their fields and the options."""
    flags = serve.flags()
    rows = []
    for name, field in FIELDS.items():
        option = f"`{flags[name]}`" if name in flags else ""
        meaning = " ".join((field.description or "").split())
        cells = (f"`{name}`", f"`{variable_of(name)}`", option, default_of(name), meaning)
        rows.append(f"|{'|'.join(f' {cell} ' if cell else ' ' for cell in cells)}|")
    return [*HEAD, *rows]


def test_the_table_names_every_setting_as_it_is() -> None:
    page = (DOCS / PAGE).read_text(encoding="utf-8").splitlines()
    start = page.index(HEAD[0])
    shown = page[start : page.index("", start)]
    assert shown == table(), "Copy the table of the test:\n" + "\n".join(table())


def test_the_file_of_the_page_can_be_read(tmp_path: Path) -> None:
    (text,) = blocks(PAGE, "toml")
    (tmp_path / "serve.toml").write_text(text)
    found = read_settings({"config": str(tmp_path / "serve.toml")}, {})
    assert (found.behind_proxy, found.secure_cookies) == (True, True)


def test_the_variables_of_the_page_are_settings() -> None:
    named = set(re.findall(r"\bLEGENDARIUM_[A-Z_]+", "".join(blocks(PAGE, "(?:ini|yaml)"))))
    assert SECRETS_VARIABLE in named
    assert named <= {*OTHER_VARIABLES, *map(variable_of, FIELDS)}
