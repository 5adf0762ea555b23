"""The optional packages of the learning environments, and what is said where one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from legendarium.table import TableError


class MissingPackage(TableError, ImportError):
    """An optional package that an environment needs is not installed."""


@contextmanager
def optional_packages() -> Iterator[None]:
    """Turn the failing import of an optional package into an error that says what to install."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingPackage(
            f"The package {error.name!r} is missing; "
            "install the research packages with: pip install 'legendarium[research]'."
        ) from None
