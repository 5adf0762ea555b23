"""Loads the compiled library, if it is built and matches the rules in Python."""

from __future__ import annotations

import ctypes
from array import array
from functools import cache
from threading import Lock
from typing import Any

from legendarium.bots.tashkalar.native.build_fingerprint import FOLDER, LIBRARY, is_built
from legendarium.bots.tashkalar.native.packing import packed_rules
from legendarium.bots.tashkalar.worth.features import NAMES
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.schools import CARDS
from legendarium.tashkalar.tasks import TASKS

PATH = FOLDER / LIBRARY

_ROW = ctypes.c_void_p
_INT = ctypes.c_int
_ARGUMENTS: dict[str, tuple[Any, ...]] = {
    "load": (_ROW,),
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


_LOADING = Lock()


def library() -> ctypes.CDLL | None:
    """The library, ready for use; None if it is not built or does not match the rules."""
    # Loading twice would overwrite the rules while another thread reads them.
    with _LOADING:
        return _loaded()


@cache
def _loaded() -> ctypes.CDLL | None:
    if not is_built():
        return None
    try:
        found = ctypes.CDLL(str(PATH))
        for name, arguments in _ARGUMENTS.items():
            getattr(found, name).argtypes = arguments
        fits = _knows(found)
    except (OSError, AttributeError):
        return None
    if fits:
        rules = packed_rules()  # The reference keeps the row alive during the call.
        found.load(address(rules))
    return found if fits else None


def _knows(found: ctypes.CDLL) -> bool:
    """Whether it has exactly these beings, flares, tasks and features, in this order."""
    for kind, names in (("being", CARDS), ("flare", FLARES), ("task", TASKS)):
        named = getattr(found, f"{kind}_name")
        named.restype = ctypes.c_char_p
        number = getattr(found, f"{kind}s")()
        if [named(one).decode() for one in range(number)] != list(names):
            return False
    return bool(found.features() == len(NAMES))


def address(row: array[int] | array[float]) -> int:
    """The memory address of a row of numbers."""
    return row.buffer_info()[0]
