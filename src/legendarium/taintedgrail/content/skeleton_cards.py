"""The characters, cards, encounters, skills and items of a new campaign."""

from __future__ import annotations

from legendarium.taintedgrail.content.model import ATTRIBUTES

_CHARACTER = """\
id = "{id}"
number = {number}
colour = "{colour}"
energy = 6
energy_normal_max = 6
energy_bonus = 2
health = {health}
terror_top = 6
strong = "{strong}"
personal_secret = {secret}

# Five points, none above 2.
[attributes]
{attributes}

[resources]
food = 2
wealth = 1

[action]
cost = "pay 2 energy"
effect = "{action}"

# The flaw.
[[ability]]
on = "evening"
if = "{flaw}"
effect = "gain 1 terror for me"
"""

_CARDS = """\
# The starting deck: fifteen cards, copies counted.
[[card]]
number = "{letter}{tens}1"
copies = 5
left = ["{gain}", "-", "-", "free"]
right = ["-", "{first} 1", "-", "free"]

[[card]]
number = "{letter}{tens}2"
copies = 4
left = ["-", "{gain}", "-", "free"]
right = ["{second} 1", "-", "{first} 1", "free x2"]

[[card]]
number = "{letter}{tens}3"
copies = 3
left = ["-", "-", "{gain}, extra", "free: {gain}"]
right = ["-", "{second} 1", "-", "free"]

[[card]]
number = "{letter}{tens}4"
copies = 3
left = ["{gain}", "-", "magic: {gain} 2", "free: card"]
right = ["{first} 1", "-", "magic", "free"]
[card.ability]
on = "attack"
effect = "{guard}"

# Development cards: no copies in the starting deck.
[[card]]
number = "{letter}{tens}5"
left = ["{gain} 2", "-", "-", "free: {gain}"]
right = ["-", "{first} 1 x2", "-", "free"]

[[card]]
number = "{letter}{tens}6"
passive = true
left = ["-", "{gain}, card", "-", "free"]
right = ["{second} 2", "-", "-", "free x2"]
[card.ability]
on = "activation"
if = "row >= 3"
effect = "draw 1 cards"

[[card]]
number = "{letter}{tens}7"
left = ["-", "-", "{gain} 2, extra", "free"]
right = ["-", "-", "{second} 1", "free"]
[card.ability]
on = "delayed"
effect = "{late}"
"""

_ENCOUNTERS = """\
[[encounter]]
id = "hill-dogs"
colour = "green"
difficulty = 1
value = 5
keys = ["aggression 1", "courage 1", "-", "free"]
attacks = [
  {pool = "0-2", effect = "hit 1"},
  {pool = "3+", effect = "hit 1; lose 1 markers"},
]
opportunity = "hit 1"
reward = "gain 1 xp for me"
loot = "gain 1 food"

[[encounter]]
id = "road-thief"
colour = "grey"
difficulty = 1
guardian = true
value = 5
keys = ["-", "practicality 1", "courage 1", "free"]
attacks = [
  {pool = "0-1", effect = "hit 1"},
  {pool = "2+", effect = "lose 1 markers"},
]
opportunity = "lose 1 markers"
reward = "gain 2 xp for me"
loot = "draw item"

[[encounter]]
id = "cold-lantern"
colour = "purple"
difficulty = 1
value = 4
keys = ["spirituality 1", "-", "magic", "free"]
attacks = [
  {pool = "0-1", effect = "gain 1 terror"},
  {pool = "2+", effect = "hit 1"},
]
opportunity = "gain 1 terror"
reward = "gain 1 xp for me"
loot = "gain 1 magic"

[[encounter]]
id = "gatekeeper"
colour = "blue"
difficulty = 1
opportunity = "lower affinity 1"
reward = "gain 1 xp for me"
loot = "gain 1 reputation"
failure = "gain 1 terror for me"
[[encounter.stages]]
top = 5
start = 2
keys = ["empathy 1", "caution 1", "-", "free"]
symbol = "raise affinity 1"
reactions = [
  {affinity = "1-2", effect = "lower affinity 1"},
  {affinity = "3+", effect = "lower affinity 1 if cards_played >= 2"},
]
"""

_SKILL = """\
[[skill]]
number = {number}
attribute = "{attribute}"
[[skill.a.ability]]
on = "any"
optional = true
limit = "encounter"
effect = "draw 1 cards"
[[skill.b.ability]]
on = "victory"
effect = "lose 1 terror for me"
"""

_ITEMS = """\
[[item]]
id = "billhook"
keyword = "weapon"
craftable = true
[[item.ability]]
on = "any"
in = "combat"
cost = "flip"
effect = "gain 1 markers"

[[item]]
id = "thick-coat"
keyword = "armour"
craftable = true
[[item.ability]]
on = "attack"
limit = "encounter"
effect = "prevent 1 hits"

[[item]]
id = "snares"
[[item.ability]]
on = "action"
cost = "pay 1 energy"
limit = "day"
effect = "gain 1 food for me"
"""


def card_files() -> dict[str, str]:
    """The files of characters, and of everything that is drawn."""
    skills = (
        _SKILL.format(number=number, attribute=attribute)
        for number, attribute in enumerate(ATTRIBUTES, 1)
    )
    return {
        **_ash(),
        **_rowan(),
        "encounters/encounters.toml": _ENCOUNTERS,
        "skills/skills.toml": "\n".join(skills),
        "items/items.toml": _ITEMS,
    }


def _ash() -> dict[str, str]:
    board = _CHARACTER.format(
        id="ash",
        number=1,
        colour="U",
        health=8,
        strong="combat",
        secret=11,
        attributes="aggression = 2\ncourage = 2\nempathy = 1",
        action="gain 1 wealth for me",
        flaw="me.track(energy) <= 1",
    )
    return {
        "characters/ash.toml": board,
        "cards/ash/combat.toml": _deck("U", "combat", "aggression", "courage"),
        "cards/ash/diplomacy.toml": _deck("U", "diplomacy", "empathy", "courage"),
    }


def _rowan() -> dict[str, str]:
    board = _CHARACTER.format(
        id="rowan",
        number=2,
        colour="G",
        health=7,
        strong="diplomacy",
        secret=12,
        attributes="caution = 2\nempathy = 2\npracticality = 1",
        action="gain 1 food for me",
        flaw="me.res(food) == 0",
    )
    return {
        "characters/rowan.toml": board,
        "cards/rowan/combat.toml": _deck("G", "combat", "practicality", "caution"),
        "cards/rowan/diplomacy.toml": _deck("G", "diplomacy", "empathy", "caution"),
    }


def _deck(letter: str, kind: str, first: str, second: str) -> str:
    combat = kind == "combat"
    return _CARDS.format(
        letter=letter,
        tens="0" if combat else "5",
        gain="marker" if combat else "affinity",
        first=first,
        second=second,
        guard="prevent 1 hits" if combat else "raise affinity 1",
        late="gain 2 markers" if combat else "raise affinity 2",
    )
