"""Loads the compiled library, if it is built and matches the rules in Python."""

from __future__ import annotations

import ctypes
import os
from array import array
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any, NamedTuple

from legendarium.bots.tashkalar.native.build_cache import library_path
from legendarium.bots.tashkalar.native.build_fingerprint import fingerprint
from legendarium.bots.tashkalar.native.packing import SCORINGS, packed_rules
from legendarium.bots.tashkalar.worth.features import NAMES
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.form import Form
from legendarium.tashkalar.schools import CARDS, DECK, LEGENDS
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.tasks import TASKS

_ROW = ctypes.c_void_p
_INT = ctypes.c_int
ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "load": (_ROW,),
    "deck_size": (_INT,),
    "after": (_ROW, _ROW, _INT, _ROW, _ROW),
    "worths": (_ROW, _INT, _ROW, _ROW),
    "deal": (_ROW, ctypes.c_uint64, _INT, _ROW),
    "search": (
        *(_ROW, _INT, _ROW, _ROW, _INT, ctypes.c_uint64, _INT, ctypes.c_double),
        *(_ROW, _ROW, _INT),
    ),
    "weigh": (
        *(_ROW, _INT, _INT, _ROW, _ROW, _ROW, _ROW),
        *(ctypes.c_double, ctypes.c_int64, ctypes.c_uint64, _INT, _ROW, _ROW),
    ),
}
TEXTS = ("fingerprint", "being_name", "flare_name", "task_name")
"""The functions that return a text."""
NUMBERS = ("decks", "legends", "beings", "flares", "tasks", "features")
"""The functions that return a number of things."""

_LOADING = Lock()


class _Refused(Exception):
    """The library is not used; says why."""


class _Found(NamedTuple):
    library: ctypes.CDLL | None
    refusal: str


def library() -> ctypes.CDLL | None:
    """The library, ready for use; None if it is not built or does not match the rules."""
    return _found().library


def refusal() -> str:
    """Why there is no library, in a sentence; empty if there is one."""
    return _found().refusal


def library_for(setup: Setup) -> ctypes.CDLL | None:
    """The library, if there is one and it can play the form of this setup."""
    return None if refusal_of_form(setup.rules) else library()


def refusal_of_form(form: Form) -> str:
    """Why even a library that is in use cannot play this form, in a sentence; empty if it can."""
    if form.scoring in SCORINGS:
        return ""
    return f"It cannot score {form.scoring!r}, as the form {form.key!r} does."


def _found() -> _Found:
    # Loading twice would overwrite the rules while another thread reads them.
    with _LOADING:
        return _looked_for()


@cache
def _looked_for() -> _Found:
    try:
        return _Found(_loaded(), "")
    except _Refused as error:
        return _Found(None, str(error))


def _loaded() -> ctypes.CDLL:
    wanted = fingerprint()
    path = library_path(wanted)
    if not os.path.isfile(path):
        raise _Refused(
            "It is not built: `make native`, or `python -m "
            "legendarium.bots.tashkalar.native.build`, builds it."
        )
    found = opened(path)
    if found.fingerprint() != wanted.encode():
        raise _Refused(f"{path} was made from other sources.")
    _check_names(found)
    _check_decks(found)
    rules = packed_rules()  # The reference keeps the row alive during the call.
    found.load(address(rules))
    return found


def opened(path: Path) -> ctypes.CDLL:
    """The library in a file, of whatever rules; they are not loaded yet."""
    try:
        found = ctypes.CDLL(str(path))
        for name, arguments in ARGUMENTS.items():
            getattr(found, name).argtypes = arguments
        for name in TEXTS:
            getattr(found, name).restype = ctypes.c_char_p
    except (OSError, AttributeError) as error:
        raise _Refused(f"{path} cannot be loaded: {error}.") from None
    return found


def _check_names(found: ctypes.CDLL) -> None:
    """Refuse a library that has not exactly these beings, flares, tasks and features, in order."""
    for kind, names in (("being", CARDS), ("flare", FLARES), ("task", TASKS)):
        named = getattr(found, f"{kind}_name")
        known = [named(one).decode() for one in range(getattr(found, f"{kind}s")())]
        if known != list(names):
            raise _Refused(
                f"It does not know exactly the {kind}s that the rules in Python know: "
                f"{_difference(known, list(names))}."
            )
    if found.features() != len(NAMES):
        raise _Refused("It does not know exactly the features that the evaluation in Python has.")


def _difference(known: list[str], names: list[str]) -> str:
    """How the names that a library knows differ from those of the rules."""
    missing = [name for name in names if name not in known]
    unknown = [name for name in known if name not in names]
    if missing:
        return f"it lacks {', '.join(map(repr, missing))}"
    if unknown:
        return f"only the library has {', '.join(map(repr, unknown))}"
    return "their order differs"


def _check_decks(found: ctypes.CDLL) -> None:
    """Refuse a library that divides the beings into other decks, or shares others as legends."""
    sizes = [found.deck_size(deck) for deck in range(found.decks())]
    if sizes != [len(deck.cards) for deck in DECK.values()]:
        wanted = ", ".join(f"{len(deck.cards)} in {key!r}" for key, deck in DECK.items())
        raise _Refused(
            "Its decks are not of the sizes that the rules in Python say: "
            f"it has {', '.join(map(str, sizes))} beings, not {wanted}."
        )
    if tuple(CARDS)[-found.legends() :] != LEGENDS:
        raise _Refused("It does not have exactly the legends of the rules in Python.")


def address(row: array[int] | array[float]) -> int:
    """The memory address of a row of numbers."""
    return row.buffer_info()[0]
