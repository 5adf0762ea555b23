"""Make facts.json: what the catalogue tells of forms and schools, for tests of the client.

`make schema` runs it.
"""

from __future__ import annotations

import json
from pathlib import Path

from legendarium.tashkalar.catalogue import make_catalogue

FACTS = ("forms", "actions", "destroyed", "colours")


def text() -> str:
    """The file."""
    catalogue = {**make_catalogue()}
    return json.dumps({name: catalogue[name] for name in FACTS}, indent=2) + "\n"


if __name__ == "__main__":
    Path(__file__).with_name("facts.json").write_text(text(), encoding="utf-8")
