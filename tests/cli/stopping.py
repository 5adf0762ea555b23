"""Commands that are stopped as somebody at a keyboard stops them."""

from __future__ import annotations

import signal


def listening() -> None:
    """Hear an interrupt as in a terminal: what a shell starts in the background is deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
