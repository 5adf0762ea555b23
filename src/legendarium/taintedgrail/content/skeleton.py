"""A new campaign: the fewest files that can be checked and played, to be written over.

Three locations, two menhirs, two characters, an encounter of each colour, one quest. The words
are in `skeleton_words`.
"""

from __future__ import annotations

from legendarium.taintedgrail.content.model import ATTRIBUTES
from legendarium.taintedgrail.content.skeleton_words import words

_CAMPAIGN = """\
format_version = 1
id = "{id}"
version = 1
languages = ["{language}"]
start_location = 101
start_dial = [8, 7, 6, 5]
max_menhirs = 2
mercy_page = 500
mercy_status = "second-chance"

[[chapter]]
number = 1
difficulties = [1]
events = ["first-morning", "empty-road"]
random_events = ["rain", "visitor"]
endings = ["two-lights"]
"""

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

_SECRETS = """\
[[secret]]
number = 1

[[secret]]
number = 11
personal = true
[[secret.ability]]
on = "always"
in = "anywhere"
bonus = { caution = 1 }

[[secret]]
number = 12
personal = true
charges = 2
[[secret.ability]]
on = "morning"
cost = "pay 1 charges"
effect = "gain 1 energy for me"
"""

_EVENTS = """\
[[event]]
id = "first-morning"
kind = "story"
chapter = 1
act = 1
effect = "event random shuffled"
[event.quest]
id = "second-light"
goal = "menhir_lit(102)"
success = "gain 1 xp for all; end chapter \\"two-lights\\""
hint_locations = [102, 103]

[[event]]
id = "empty-road"
kind = "story"
chapter = 1
act = 2
effect = "event random on top"
[[event.choice]]
id = "share"
cost = "pay 1 food"
effect = "lose 1 terror for all; tick \\"neighbours\\" 1 if not status(\\"neighbours\\", 1)"
[[event.choice]]
id = "keep"
effect = "gain 1 terror"

[[event]]
id = "rain"
kind = "random"
chapter = 1
effect = "lose 1 energy for all; event random on top"

[[event]]
id = "visitor"
kind = "random"
chapter = 1
effect = "gain 1 wealth; event random on top"
"""

_LOCATIONS = {
    101: """\
number = 101
emblems = ["menhir", "friendly"]

[directions]
north = 102
east = 103

[[action]]
id = "orchard"
cost = "pay 2 energy"
once_per_day = true
effect = "gain 2 food"

[[action]]
id = "workshop"
cost = "pay 2 energy; pay 1 wealth"
once_per_day = true
effect = "draw item craftable"

# One price, or four of them: for one, two, three and four players.
[menhir]
cost = "pay players wealth"
dial = [7, 6, 5, 4]
""",
    102: """\
number = 102
emblems = ["menhir", "dreams"]

[directions]
south = 101

[[action]]
id = "hunt"
cost = "pay 2 energy"
effect = "gain 1 food; encounter green"

[menhir]
cost = ["pay 1 magic", "pay 1 magic", "pay 2 magic", "pay 2 magic"]
needs = "secret(1)"
dial = [6, 5, 4, 4]
effect = "gain 1 xp for each"
""",
    103: """\
number = 103
emblems = ["hostile"]

[directions]
west = 101

[[action]]
id = "market"
cost = "pay 1 wealth"
effect = "gain 1 magic"

[[action]]
id = "watch"
cost = "pay 2 energy"
effect = "encounter grey; gain 1 wealth if won_last_encounter"
""",
}

_LOGS = {
    101: """\
intro
  # Redirections come first; then a passage takes effect, offers choices or leads on.
  when status("neighbours", 1) goto 2
  goto 1

verse 1
  choice help
    cost   pay 1 energy
    effect tick "neighbours" 1; gain 1 reputation
    goto   2
  choice leave
    end

verse 2
  choice ash
    needs  is_character("ash") and not secret(11)
    effect gain secret 11
    end
  choice rowan
    needs  is_character("rowan") and not secret(12)
    effect gain secret 12
    end
  choice cellar
    needs  not choice_taken("101.2.cellar")
    effect gain 1 magic
    sealed 1
  choice leave
    end
""",
    102: """\
intro
  when secret(1) goto 2
  goto 1

verse 1
  effect encounter purple
  end

verse 2
  effect gain 1 terror if roll(6) <= 2
  end

dream
  effect lose 1 terror for me
nightmare
  effect gain 1 terror for me
""",
    103: """\
intro
  goto 1

verse 1
  choice ask
    needs  not secret(1)
    cost   pay 1 energy
    effect gain secret 1
    end
  choice wait
    needs  dial("market-day") == 0 and not status("neighbours", 2)
    effect set dial "market-day" 2; task "market-day"
    end
  choice leave
    end

arrival
  when status("neighbours", 2) end
  effect encounter blue
""",
}

_PAGES = """\
page 1
  effect gain 1 xp for each
  end

# The time dial "market-day" has run out.
page 2
  effect tick "neighbours" 2; close task "market-day"
  end

# Mercy: read when everybody has perished.
page 500
  effect gain 4 health for all; light menhir 101 4
  end
"""

_STATUSES = """\
[[status]]
id = "neighbours"
parts = 2

[[status]]
id = "second-chance"
numbered = false
"""

_DIALS = """\
[[dial]]
id = "market-day"
kind = "time"
run_out = "sealed 2"
"""

_TASKS = """\
[[task]]
id = "market-day"
"""


def skeleton(campaign: str, language: str = "en") -> dict[str, str]:
    """The files of a new campaign with that id, its strings in that language's folder."""
    files = {
        "campaign.toml": _CAMPAIGN.format(id=campaign, language=language),
        "encounters/encounters.toml": _ENCOUNTERS,
        "skills/skills.toml": "\n".join(
            _SKILL.format(number=number, attribute=attribute)
            for number, attribute in enumerate(ATTRIBUTES, 1)
        ),
        "items/items.toml": _ITEMS,
        "secrets/secrets.toml": _SECRETS,
        "events/events.toml": _EVENTS,
        "sealed/pages.log": _PAGES,
        "statuses.toml": _STATUSES,
        "dials.toml": _DIALS,
        "tasks.toml": _TASKS,
    }
    files |= {f"locations/{number}.toml": text for number, text in _LOCATIONS.items()}
    files |= {f"log/{number}.log": text for number, text in _LOGS.items()}
    files |= _ash() | _rowan()
    for name, text in words().items():
        files[f"strings/{language}/{name}.txt"] = text
    return files


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
