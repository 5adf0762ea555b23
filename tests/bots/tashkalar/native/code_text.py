"""Codes of the library as text, for error messages."""

from __future__ import annotations

from legendarium.bots.tashkalar.native.kinds_header import KINDS
from legendarium.tashkalar.arena import NAME
from legendarium.tashkalar.schools import CARDS

_ON_SQUARES = ("place", "pick", "upgrade", "convert", "pick-up")
_ON_CARDS = ("summon", "card", "discard")


def code_text(code: int) -> str:
    """A code as text."""
    kind, one, other, third = KINDS[code >> 24], code >> 16 & 255, code >> 8 & 255, code & 255
    if kind in _ON_SQUARES:
        return f"{kind} {NAME[1 << one]} {other} {third}"
    if kind in ("move", "leap"):
        return f"{kind} {NAME[1 << one]} {NAME[1 << other]}"
    if kind in _ON_CARDS:
        return f"{kind} {list(CARDS)[one]} {NAME.get(1 << other, '')}".rstrip()
    return f"{kind} {one} {other} {third}"
