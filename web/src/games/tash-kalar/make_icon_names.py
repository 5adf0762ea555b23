"""Make icon_names.py: the icons that a card can have, from the package of icons.

`make icons` runs it. Icons of several paths are left out, since the client cannot draw them.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from textwrap import fill

WEB = Path(__file__).parents[3]
COLLECTION = WEB / "node_modules/@iconify-json/game-icons/icons.json"
NAMES = WEB.parent / "src/legendarium/tashkalar/icon_names.py"

HEAD = '''"""The names of all icons that a card can have: those of the game-icons collection.

`make icons` makes this list from the package that the client draws them with.
"""

_LIST = """
'''
TAIL = '''
"""
ICON_NAMES = frozenset(_LIST.split())
'''


def text() -> str:
    """The module."""
    icons = json.loads(COLLECTION.read_text(encoding="utf-8"))["icons"]
    drawable = (
        name for name, icon in icons.items() if len(re.findall(r'\sd="', icon["body"])) == 1
    )
    return HEAD + fill(" ".join(sorted(drawable)), 100, break_on_hyphens=False) + TAIL


if __name__ == "__main__":
    NAMES.write_text(text(), encoding="utf-8")
