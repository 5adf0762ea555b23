"""The tiny campaign with four characters, and more items, skills and secrets.

cay  number 3, B: a copy of ada    dot  number 4, Y: a copy of ben
club     weapon, craftable: an aggression more in combat
lamp     no keyword, two copies: mornings without magic bring 1 magic
boots    no keyword: a wealth for the first mile of a day
harness  armour: fights begin with 2 charges on it; one charge prevents a hit, once a turn
drum     no keyword: any time in a fight for 1 reputation; bell: for nothing
horn     relic: flipped in any encounter against 1 terror
hoop     no keyword: taken out of no deck
secret 20: a weapon            secret 21: no keyword, three charges, a dial lies on it
secret 22: carries the quest `deep`
skills 1-6 as in tiny, and 11-16: a second card for each attribute
"""

from __future__ import annotations

from taintedgrail.tiny import TINY, tiny

_ITEMS = """
[[item]]
id = "club"
keyword = "weapon"
craftable = true
[[item.ability]]
on = "always"
in = "combat"
bonus = { aggression = 1 }

[[item]]
id = "lamp"
copies = 2
[[item.ability]]
on = "morning"
if = "me.res(magic) == 0"
effect = "gain 1 magic for me"

[[item]]
id = "boots"
[[item.ability]]
on = "travel"
limit = "day"
effect = "gain 1 wealth for me"

[[item]]
id = "harness"
keyword = "armour"
[[item.ability]]
on = "encounter"
in = "combat"
if = "charges == 0"
effect = "charge 2"
[[item.ability]]
on = "attack"
in = "combat"
cost = "pay 1 charges"
limit = "activation"
effect = "prevent 1 hits"

[[item]]
id = "drum"
[[item.ability]]
on = "any"
in = "combat"
cost = "pay 1 reputation"
effect = "gain 1 markers"

[[item]]
id = "bell"
[[item.ability]]
on = "any"
optional = true
effect = "lose 1 terror"

[[item]]
id = "horn"
keyword = "relic"
[[item.ability]]
on = "any"
cost = "flip"
effect = "lose 1 terror for me"

[[item]]
id = "hoop"
copies = 0
"""

_SECRETS = """
[[secret]]
number = 13
personal = true

[[secret]]
number = 15
personal = true

[[secret]]
number = 20
keyword = "weapon"

[[secret]]
number = 21
charges = 3
dial = "debt-dial"
[[secret.ability]]
on = "action"
cost = "pay 1 charges"
effect = "gain 1 wealth for me"

[[secret]]
number = 22
[secret.quest]
id = "deep"
goal = "visited(104)"
success = "gain 1 reputation for all"
"""

_DIAL = """
[[dial]]
id = "debt-dial"
kind = "quest"
"""


def _copied(file: str, *changes: tuple[str, str]) -> str:
    text = TINY[file]
    for old, new in changes:
        assert old in text, (file, old)
        text = text.replace(old, new)
    return text


def _second_skills() -> str:
    text = TINY["skills/all.toml"]
    for number in range(6, 0, -1):
        text = text.replace(f"number = {number}\n", f"number = {10 + number}\n")
    return TINY["skills/all.toml"] + "\n" + text


CAY = (("ada", "cay"), ("number = 1\n", "number = 3\n"), ('"U"', '"B"'), ("= 11", "= 13"))
DOT = (("ben", "dot"), ("number = 2\n", "number = 4\n"), ('"G"', '"Y"'), ("= 12", "= 15"))

CROWD: dict[str, str] = tiny(
    {
        "characters/cay.toml": _copied("characters/ada.toml", *CAY),
        "characters/dot.toml": _copied("characters/ben.toml", *DOT),
        "cards/cay/combat.toml": _copied("cards/ada/combat.toml", ('"U', '"B')),
        "cards/cay/diplomacy.toml": _copied("cards/ada/diplomacy.toml", ('"U', '"B')),
        "cards/dot/combat.toml": _copied("cards/ben/combat.toml", ('"G', '"Y')),
        "cards/dot/diplomacy.toml": _copied("cards/ben/diplomacy.toml", ('"G', '"Y')),
        "items/all.toml": TINY["items/all.toml"] + _ITEMS,
        "secrets/all.toml": TINY["secrets/all.toml"] + _SECRETS,
        "dials.toml": TINY["dials.toml"] + _DIAL,
        "skills/all.toml": _second_skills(),
    }
)
