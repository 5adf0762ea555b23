"""A bot as a separate program: it summons whenever it can, and otherwise plays at random.

legendarium match --form duel --bots "exec:python3 examples/external_bot.py,random" --games 20
"""

import json
import random
import sys
from typing import Any

PREFERRED_KINDS = ("claim", "summon", "flare", "place")
"""The kinds of options that it prefers, best first."""


def choose(options: list[dict[str, Any]], chance: random.Random) -> int:
    """The index of a random option of the best kind in the list."""
    for kind in PREFERRED_KINDS:
        indexes = [index for index, option in enumerate(options) if option["kind"] == kind]
        if indexes:
            return chance.choice(indexes)
    return chance.randrange(len(options))


chance = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if "legendarium" in message:
        chance.seed(message["seed"])
        print(json.dumps({"ready": True, "name": "Summoner"}), flush=True)
    elif "choose" in message:
        print(json.dumps({"option": choose(message["options"], chance)}), flush=True)
    elif "bye" in message:
        break
