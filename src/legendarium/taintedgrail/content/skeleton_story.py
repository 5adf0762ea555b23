"""The map and the story of a new campaign."""

from __future__ import annotations

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


def story_files() -> dict[str, str]:
    """The files of locations, sections, pages, events and what is remembered."""
    return {
        **{f"locations/{number}.toml": text for number, text in _LOCATIONS.items()},
        **{f"log/{number}.log": text for number, text in _LOGS.items()},
        "sealed/pages.log": _PAGES,
        "events/events.toml": _EVENTS,
        "secrets/secrets.toml": _SECRETS,
        "statuses.toml": _STATUSES,
        "dials.toml": _DIALS,
        "tasks.toml": _TASKS,
    }
