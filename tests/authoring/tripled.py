"""A campaign three times as large: three copies of the story of another one.

Characters, cards, items, encounters and skills stay as they are; locations, sections, pages,
secrets, events, statuses, dials, tasks, quests and endings are there three times, under new names.
The copies are joined at the edges of their maps.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping

from legendarium.authoring.checks.grid import layout
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.content.strings import read_strings

MENHIR = '\n[menhir]\ncost = "pay 1 energy"\ndial = [8, 8, 8, 8]\n'
STORY = ("locations/", "log/", "sealed/", "events/", "secrets/", "statuses", "dials", "tasks")
NUMBER_OFFSET = 200
"""The difference between the numbers of two copies."""


def tripled(files: Mapping[str, str]) -> dict[str, str]:
    """Three copies of the story as one campaign."""
    campaign = load(files).campaign
    assert campaign is not None
    whole = {file: text for file, text in files.items() if not file.startswith("strings/")}
    ids = [
        *campaign.statuses,
        *campaign.dials,
        *campaign.tasks,
        *campaign.events,
        *campaign.quests,
        *campaign.chapters[0].endings,
    ]
    for copy in (1, 2):
        for file, text in files.items():
            if file.startswith(STORY):
                name = _moved(file, copy)
                if file.endswith(".toml") and "/" not in file:
                    whole[file] += _copied(campaign, text, ids, copy)
                else:
                    stem, dot, end = name.rpartition(".")
                    named = name if re.search(r"\d", name) else f"{stem}-{copy}{dot}{end}"
                    whole[named] = _copied(campaign, text, ids, copy)
        _join(campaign, whole, copy)
    whole |= _strings(files, ids)
    for file in [file for file in whole if file.startswith("locations/")]:
        whole[file] = _with_menhir(whole[file])
    whole["campaign.toml"] = _chapters(campaign, files["campaign.toml"])
    return whole


def _strings(files: Mapping[str, str], ids: list[str]) -> dict[str, str]:
    """The strings, those of the story three times."""
    whole = {file: text for file, text in files.items() if file.startswith("strings/")}
    for file, text in whole.items():
        for copy in (1, 2):
            for key, (said, _) in read_strings(text).strings.items():
                kind, _, rest = key.partition(".")
                name = rest.split(".")[0]
                if kind in ("log", "location", "page", "secret"):
                    whole[file] += f"\n# {_moved_key(key, copy)}\n{said}\n"
                elif name in ids:
                    whole[file] += f"\n# {kind}.c{copy}-{rest}\n{said}\n"
    return whole


def _moved_key(key: str, copy: int) -> str:
    kind, number, *rest = key.split(".")
    return ".".join([kind, str(int(number) + NUMBER_OFFSET * copy), *rest])


def _moved(file: str, copy: int) -> str:
    return re.sub(r"\d+", lambda n: str(int(n[0]) + NUMBER_OFFSET * copy), file)


def _copied(campaign: Campaign, text: str, ids: list[str], copy: int) -> str:
    """The text with every number and id of the story made new."""
    far = NUMBER_OFFSET * copy

    def moved(match: re.Match[str]) -> str:
        return f"{match[1]}{int(match[2]) + far}"

    for name in sorted(ids, key=len, reverse=True):
        text = re.sub(rf'(\\?"){name}(\\?")', rf"\g<1>c{copy}-{name}\2", text)
    text = re.sub(r"((?:north|east|south|west|number|original) = )(\d{1,3})\b", moved, text)
    text = re.sub(r"((?:sealed|page|secret|location|with|menhir|move to) +)(\d+)", moved, text)
    text = re.sub(r"(\b(?:secret|visited|on_map|menhir_lit)\()(\d+)", moved, text)
    text = re.sub(r'(goto +|choice_taken\(\\?")(?=\d+\.)(\d+)', moved, text)
    text = re.sub(r"^chapter = 1$", f"chapter = {copy + 1}", text, flags=re.MULTILINE)
    return re.sub(
        r"^hint_locations = \[(.*)\]",
        lambda m: (
            "hint_locations = [" + ", ".join(str(int(n) + far) for n in m[1].split(",")) + "]"
        ),
        text,
        flags=re.MULTILINE,
    )


def _with_menhir(text: str) -> str:
    """A menhir that anybody can light, where there is none: so that every copy can be reached."""
    if "[menhir]" in text:
        return text
    text = re.sub(r"^emblems = \[(.*)\]", _added, text, flags=re.MULTILINE)
    return text + MENHIR


def _added(match: re.Match[str]) -> str:
    others = match[1].split(", ") if match[1] else []
    return "emblems = [" + ", ".join([*others[:2], '"menhir"']) + "]"


def _join(campaign: Campaign, whole: dict[str, str], copy: int) -> None:
    """Lay a bridge of menhirs from the west of one copy to the east of the next."""
    grid = layout(campaign)
    base = [n for n in grid if not campaign.locations[n].original]
    west = min(base, key=lambda n: (grid[n][0], abs(grid[n][1])))
    east = max(base, key=lambda n: (grid[n][0], -abs(grid[n][1])))
    bridge = 180 + copy * NUMBER_OFFSET
    here, there = west + NUMBER_OFFSET * (copy - 1), east + NUMBER_OFFSET * copy
    rise = grid[east][1] - grid[west][1]
    numbers = [bridge + n for n in range(2 + abs(rise))]
    before, after = here, there
    for place, number in enumerate(numbers):
        last = place == len(numbers) - 1
        ways = {"east": before} if place == 0 else {}
        if place:
            ways["south" if rise < 0 else "north"] = numbers[place - 1]
        if not last:
            ways["north" if rise < 0 else "south"] = numbers[place + 1]
        else:
            ways["west"] = after
        told = "\n".join(f"{way} = {n}" for way, n in ways.items())
        whole[f"locations/{number}.toml"] = (
            f"number = {number}\nemblems = []\n[directions]\n{told}\n"
        )
        mercy = f'  effect tick "c{copy}-{campaign.mercy_status}"\n'
        mercy += f"  sealed {campaign.mercy_page + NUMBER_OFFSET * copy}\n"
        whole[f"log/{number}.log"] = f"intro\n{mercy}"
        before = number
    for number, way, neighbour in ((here, "west", numbers[0]), (there, "east", numbers[-1])):
        file = f"locations/{number}.toml"
        assert way not in tomllib.loads(whole[file])["directions"], (number, way)
        whole[file] = whole[file].replace("[directions]\n", f"[directions]\n{way} = {neighbour}\n")


def _chapters(campaign: Campaign, header: str) -> str:
    start = header.index("[[chapter]]")
    chapter = header[start:]
    for copy in (1, 2):
        text = re.sub(r'"([a-z0-9-]+)"', rf'"c{copy}-\1"', chapter)
        header += "\n" + text.replace("number = 1", f"number = {copy + 1}")
    return header
