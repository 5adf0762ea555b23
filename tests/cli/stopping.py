"""Helpers to test that commands can be interrupted from the keyboard."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import NoReturn

from waiting import hang


def listening() -> None:
    """Accept interrupts as in a terminal; a shell's background processes ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def judge_for_ever(*_: object, **__: object) -> NoReturn:
    """Judge a turn for ever; the file $BEGUN shows that it has started."""
    Path(os.environ["BEGUN"]).write_text(str(os.getpid()), encoding="utf-8")
    hang()
    raise AssertionError("It was not stopped.")
