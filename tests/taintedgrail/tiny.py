"""A campaign as small as one can be: for tests of the rules and of the loader.

The map, with the start at (0, 0); menhirs (M) stand at 101 and 102, dreams (D) come at 102:

    104            (0, 2)  reached only from the menhir of 102
    102 M D        (0, 1)
    101 M - 103    (0, 0) and (1, 0); 103 is hostile: it has an arrival; 105 is its variant

Numbers, all simple on purpose:

    ada  number 1, U: Energy 6 (bonus 2), Health 8, Terror 0 of 6, courage 2, aggression 2,
         empathy 1
    ben  number 2, G: Energy 7 (bonus 2), Health 7, Terror 1 of 6, caution 2, empathy 2, courage 1
    both start with 2 food; ada has 1 wealth, ben 1 magic
    ada's action: pay 1 energy, gain 1 wealth; ben's: pay 2 energy, gain 1 food

    each deck has 15 cards: 8 of 01 (51), 6 of 02 (52), 1 of 03 (53); development 04-06 (54-56)
    01  left marker at the top            right courage 1 at the top
    02  left magic: marker 2, free: marker right aggression 1 in row 2, magic, free x2
    03  left extra at the top, free: card  right nothing; on placement draw 1 cards
    04  on attack: prevent 1 hits         05  passive: charges      06  delayed: gain 2 markers
    the diplomacy cards are the same with affinity for marker

    dog    green 1, value 4, hit 1, then hit 2; opportunity hit 1; 1 xp each, 1 food shared
    thief  grey 1, a guardian, value 5; loses markers; 2 xp each
    clerk  blue 1, affinity 2 of 4; 1 xp each, failure 1 terror
    spear  weapon, coat  armour, net  craftable
    secrets 11 (ada's own), 12 (ben's own), 14 (a relic, ends the quest on lighting 102)
    the menhir of 101 costs `players` wealth, that of 102 one magic; dials 7 6 5 4 and 6 5 4 3
"""

from __future__ import annotations

from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.string_keys import (
    ARRIVAL,
    EVENT,
    INTRO,
    NIGHT,
    PAGE,
    VERSE,
    StringKey,
    string_keys,
)

_CAMPAIGN = """\
format_version = 1
id = "tiny"
version = 1
languages = ["en"]
start_location = 101
start_dial = [8, 7, 6, 5]
max_menhirs = 2
mercy_page = 500
mercy_status = "mercy"

[[chapter]]
number = 1
difficulties = [1]
events = ["first-day", "second-day"]
random_events = ["rain"]
endings = ["lit"]
"""

_ADA = """\
id = "ada"
number = 1
colour = "U"
energy = 6
energy_normal_max = 6
energy_bonus = 2
health = 8
terror = 0
terror_top = 6
strong = "combat"
personal_secret = 11

[attributes]
aggression = 2
courage = 2
empathy = 1

[resources]
food = 2
wealth = 1

[action]
cost = "pay 1 energy"
effect = "gain 1 wealth for me"

[[ability]]
on = "encounter"
in = "combat"
effect = "lose 1 energy"
if = "exhausted"
"""

_BEN = """\
id = "ben"
number = 2
colour = "G"
energy = 7
energy_normal_max = 7
energy_bonus = 2
health = 7
terror = 1
terror_top = 6
strong = "diplomacy"
personal_secret = 12

[attributes]
caution = 2
empathy = 2
courage = 1

[resources]
food = 2
magic = 1

[action]
cost = "pay 2 energy"
effect = "gain 1 food for me"

[[ability]]
on = "evening"
if = "me.res(food) == 0"
effect = "gain 1 terror for me"
"""

_CARDS = """\
[[card]]
number = "{letter}{tens}1"
copies = 8
left = ["{gain}", "-", "-", "free"]
right = ["{attribute} 1", "-", "-", "free"]

[[card]]
number = "{letter}{tens}2"
copies = 6
left = ["-", "-", "magic: {gain} 2", "free: {gain}"]
right = ["-", "{other} 1", "magic", "free x2"]

[[card]]
number = "{letter}{tens}3"
copies = 1
left = ["extra", "-", "-", "free: card"]
right = ["-", "-", "-", "free"]
[card.ability]
on = "placement"
effect = "draw 1 cards"

[[card]]
number = "{letter}{tens}4"
left = ["{gain} 2", "-", "-", "free"]
right = ["{attribute} 1 x2", "-", "-", "free"]
[card.ability]
on = "attack"
effect = "prevent 1 hits"

[[card]]
number = "{letter}{tens}5"
passive = true
left = ["-", "torn", "-", "free"]
right = ["-", "{other} 1 cancel", "-", "free"]
[card.ability]
on = "activation"
effect = "charge 1"
[card.spend]
charges = 2
effect = "draw 1 cards"

[[card]]
number = "{letter}{tens}6"
left = ["-", "{gain}, card", "-", "free"]
right = ["-", "-", "-", "free cancel"]
[card.ability]
on = "delayed"
tokens = 1
if = "linked({attribute}) >= 1"
effect = "{late}"
"""


def _cards(letter: str, kind: str, attribute: str, other: str) -> str:
    combat = kind == "combat"
    return _CARDS.format(
        letter=letter,
        tens="0" if combat else "5",
        gain="marker" if combat else "affinity",
        attribute=attribute,
        other=other,
        late="gain 2 markers" if combat else "raise affinity 2",
    )


_ENCOUNTERS = """\
[[encounter]]
id = "dog"
colour = "green"
difficulty = 1
value = 4
keys = ["courage 1", "aggression 1", "-", "free"]
attacks = [ {pool = "0-1", effect = "hit 1"}, {pool = "2+", effect = "hit 2"} ]
opportunity = "hit 1"
reward = "gain 1 xp for me"
loot = "gain 1 food"

[[encounter]]
id = "thief"
colour = "grey"
difficulty = 1
guardian = true
value = 5
keys = ["courage 1", "-", "magic", "free"]
attacks = [
  {pool = "0", effect = "hit 1"},
  {pool = "1-3", effect = "lose 1 markers"},
  {pool = "4+", effect = "hit 1; lose 2 markers"},
]
opportunity = "lose 1 markers"
reward = "gain 2 xp for me"
loot = "draw item"
[[encounter.trait]]
on = "start"
effect = "gain 1 terror for each"

[[encounter]]
id = "clerk"
colour = "blue"
difficulty = 1
opportunity = "lower affinity 1"
reward = "gain 1 xp for me"
loot = "gain 1 reputation"
failure = "gain 1 terror for me"
[[encounter.stages]]
top = 4
start = 2
keys = ["empathy 1", "caution 1", "-", "free"]
symbol = "raise affinity 1"
reactions = [
  {affinity = "1-2", effect = "lower affinity 1"},
  {affinity = "3", effect = "gain 1 terror"},
]
"""

_SKILL = """\
[[skill]]
number = {number}
attribute = "{attribute}"
[[skill.a.ability]]
on = "always"
bonus = {{ {attribute} = 1 }}
[[skill.b.ability]]
on = "encounter"
limit = "day"
optional = true
effect = "draw 1 cards"
"""

_ATTRIBUTES = ("aggression", "empathy", "courage", "caution", "practicality", "spirituality")

_ITEMS = """\
[[item]]
id = "spear"
keyword = "weapon"
[[item.ability]]
on = "activation"
in = "combat"
cost = "flip"
effect = "gain 1 markers"

[[item]]
id = "coat"
keyword = "armour"
[[item.ability]]
on = "attack"
limit = "encounter"
effect = "prevent 1 hits"

[[item]]
id = "net"
craftable = true
copies = 2
[[item.ability]]
on = "action"
cost = "pay 1 energy"
limit = "day"
effect = "gain 1 food for me"
"""

_SECRETS = """\
[[secret]]
number = 11
personal = true
[[secret.ability]]
on = "always"
in = "anywhere"
bonus = { practicality = 1 }

[[secret]]
number = 12
personal = true
charges = 1
[[secret.ability]]
on = "morning"
cost = "pay 1 charges"
effect = "gain 1 energy for me"

[[secret]]
number = 14
keyword = "relic"
[[secret.ability]]
on = "victory"
effect = "gain 1 magic for me"
"""

_EVENTS = """\
[[event]]
id = "first-day"
kind = "story"
chapter = 1
act = 1
effect = "event random shuffled"
[event.quest]
id = "light-the-north"
goal = "menhir_lit(102)"
success = "gain 1 xp for all; end chapter \\"lit\\""
hint_locations = [102]

[[event]]
id = "second-day"
kind = "story"
chapter = 1
act = 2
effect = "event random on top"
[[event.choice]]
id = "share"
cost = "pay 1 food"
effect = "lose 1 terror for all"
[[event.choice]]
id = "keep"
effect = "gain 1 terror for all"

[[event]]
id = "rain"
kind = "random"
chapter = 1
effect = "lose 1 energy for all; event random on top"
"""

_LOCATIONS = {
    101: """\
number = 101
emblems = ["menhir", "friendly"]
[directions]
north = 102
east = 103
[[action]]
id = "fish"
cost = "pay 2 energy"
once_per_day = true
effect = "gain 2 food"
[[action]]
id = "hunt"
cost = "pay 1 energy"
effect = "encounter green"
[menhir]
cost = "pay players wealth"
dial = [7, 6, 5, 4]
""",
    102: """\
number = 102
emblems = ["menhir", "dreams"]
[directions]
north = 104
south = 101
[menhir]
cost = ["pay 1 magic", "pay 1 magic", "pay 1 magic", "pay 2 magic"]
needs = "secret(14)"
dial = [6, 5, 4, 3]
effect = "gain 1 xp for each"
""",
    103: """\
number = 103
emblems = ["hostile"]
[directions]
west = 101
[[action]]
id = "trade"
cost = "pay 1 wealth"
effect = "gain 1 magic"
""",
    104: """\
number = 104
[directions]
south = 102
""",
    105: """\
number = 105
original = 103
[directions]
west = 101
[[action]]
id = "craft"
cost = "pay 1 energy; pay 1 wealth"
effect = "draw item craftable"
""",
}

_LOGS = {
    101: """\
intro
  when status("debt", 1) goto 2
  goto 1

verse 1
  choice dig
    cost   pay 1 energy
    effect gain 1 wealth; tick "debt" 1
    goto   2
  choice leave
    end

verse 2
  choice wade
    needs  not secret(14)
    cost   pay 1 health
    effect choose member
    goto   102.1
  choice read
    sealed 1
""",
    102: """\
intro
  when not secret(14) goto 1
  when roll(6) >= 4 goto 2
  goto 3

verse 1
  effect gain secret 14
  end

verse 2
  choice mend
    needs  on_map(103) and not choice_taken("102.2.mend")
    cost   pay 2 energy
    effect replace location 103 with 105; tick "debt" 2
    end
  choice leave
    end

verse 3
  effect encounter grey
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
  effect set dial "tide" 2 if dial("tide") == 0
  end

arrival
  when status("debt", 2) end
  effect encounter blue
""",
    104: """\
intro
  goto 1

verse 1
  choice home
    effect move to home
    end
  choice together
    needs  party_size >= 2
    effect task "well" if not task("well")
    end
  choice remember
    needs  is_character("ada") and not secret(11)
    effect gain secret 11
    end
  choice forgive
    needs  is_character("ben") and not secret(12)
    effect gain secret 12
    end
""",
    105: """\
intro
  goto 1

verse 1
  effect close task "well" if task("well")
  end
""",
}

_PAGES = """\
page 1
  end

page 2
  effect tick "debt" 2 if not status("debt", 2)
  end

page 500
  effect gain 4 health for all; light menhir 101
  end
"""

_STATUSES = """\
[[status]]
id = "debt"
parts = 2

[[status]]
id = "mercy"
numbered = false
"""

_DIALS = """\
[[dial]]
id = "tide"
kind = "time"
run_out = "sealed 2"
"""

_TASKS = """\
[[task]]
id = "well"
"""

_PROSE = " ".join(["Water stands in the road and nobody says a word about it."] * 6)


def _words(key: StringKey) -> str:
    told = key.kind in (INTRO, VERSE, PAGE, NIGHT, ARRIVAL, EVENT)
    number = sum(map(ord, key.key)) % 1000
    return _PROSE if told else f"Word {number}"


def _strings(files: dict[str, str]) -> str:
    """Words for every key: long ones for what is told, the key itself for what is named."""
    campaign = load(files).campaign
    assert campaign is not None
    return "\n".join(
        f"# {key.key}\n{_words(key)}\n" for key in string_keys(campaign) if key.required
    )


TINY: dict[str, str] = {
    "campaign.toml": _CAMPAIGN,
    "characters/ada.toml": _ADA,
    "characters/ben.toml": _BEN,
    "cards/ada/combat.toml": _cards("U", "combat", "courage", "aggression"),
    "cards/ada/diplomacy.toml": _cards("U", "diplomacy", "empathy", "courage"),
    "cards/ben/combat.toml": _cards("G", "combat", "courage", "caution"),
    "cards/ben/diplomacy.toml": _cards("G", "diplomacy", "empathy", "caution"),
    "encounters/all.toml": _ENCOUNTERS,
    "skills/all.toml": "\n".join(
        _SKILL.format(number=number, attribute=attribute)
        for number, attribute in enumerate(_ATTRIBUTES, 1)
    ),
    "items/all.toml": _ITEMS,
    "secrets/all.toml": _SECRETS,
    "events/all.toml": _EVENTS,
    **{f"locations/{number}.toml": text for number, text in _LOCATIONS.items()},
    **{f"log/{number}.log": text for number, text in _LOGS.items()},
    "sealed/pages.log": _PAGES,
    "statuses.toml": _STATUSES,
    "dials.toml": _DIALS,
    "tasks.toml": _TASKS,
}
TINY["strings/en/all.txt"] = _strings(TINY)


def tiny(changes: dict[str, str | None] | None = None, /, **more: str | None) -> dict[str, str]:
    """The files of the campaign, some of them changed; None leaves a file out."""
    files = dict(TINY)
    for file, text in ((changes or {}) | more).items():
        if text is None:
            del files[file]
        else:
            files[file] = text
    return files


def swapped(file: str, old: str, new: str) -> dict[str, str]:
    """The files with some words of one file put in place of others; they must be there."""
    assert old in TINY[file], f"{file} does not hold {old!r}"
    return tiny({file: TINY[file].replace(old, new, 1)})
