"""A bot that is a program of its own: it summons what it can, and leaves the rest to chance.

legendarium match --form duel --bots "exec:python3 examples/external_bot.py,random" --games 20
"""

import json
import random
import sys
from typing import Any

LIKED = ("claim", "summon", "flare", "place")
"""The kinds of options that it prefers, the best first."""


def choose(options: list[dict[str, Any]], chance: random.Random) -> int:
    """The place of an option in the list: one of the best kind that is there."""
    for kind in LIKED:
        places = [place for place, option in enumerate(options) if option["kind"] == kind]
        if places:
            return chance.choice(places)
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
