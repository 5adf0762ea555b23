"""Games of random choices in the crowd, and positions that such games seldom reach."""

from __future__ import annotations

from functools import cache
from random import Random

from legendarium.table.hidden import Pile
from legendarium.taintedgrail import agenda
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.content.string_keys import string_keys
from legendarium.taintedgrail.position import Position, Possession
from taintedgrail.crowd import CROWD
from taintedgrail.fights import card, fight, foe, having, play, stop, tale
from taintedgrail.lives import give
from taintedgrail.play import choose, loaded, play_on, run_steps, start
from taintedgrail.telling import after_script, during, pair

PARTIES = (("ada",), ("ben", "cay"), ("ada", "ben", "cay", "dot"))
WALKS = 6

CARDS = (
    "item:spear", "item:club", "item:coat", "item:harness", "item:drum", "item:bell", "item:horn",
    "item:lamp", "item:boots", "item:net",
)  # fmt: skip


def crowd() -> Campaign:
    """The campaign with four characters."""
    return loaded(CROWD)


STRINGS = {
    "character.ada.name": "Ada",
    "character.ben.name": "Ben",
    "character.ada.action": "Scrape",
    "location.101.name": "The Lock",
    "location.101.action.fish": "Fish",
    "location.102.name": "The Ford",
    "log.101.1.dig": "Dig",
    "log.101.1.leave": "Leave",
    "card.U01": "Hammer",
    "encounter.dog": "Dogs",
    "item.net": "Net",
    "event.rain.title": "Rain",
    "word.menhir": "stone",
    "word.verse": "verse",
    "word.book-of-secrets": "sealed page",
}
"""Some strings of the crowd, for texts that are read closely."""


def keyed_strings(campaign: Campaign) -> dict[str, str]:
    """Every string that a campaign has, told as its key."""
    return {one.key: one.key for one in string_keys(campaign)}


@cache
def walk(number: int, choices: int = 250) -> tuple[Position, ...]:
    """A seeded game of random choices: every position on the way.

    Everybody begins rich, so that there is much to decide.
    """
    party = PARTIES[number % len(PARTIES)]
    chance = Random(number)
    p = start(*party, story=crowd(), seed=number, mode="story" if number % 2 else "normal").clone()
    for character in p.characters:
        character.xp, character.magic, character.food = 20, 5, 4
        character.wealth = character.reputation = 3
        give(p, character.id, *chance.sample(CARDS, 6))
    give(p, party[0], "secret:20", "secret:21", "secret:14")
    agenda.run(p)
    return tuple(play_on(p, chance, choices))


def rare() -> list[Position]:
    """Positions with questions that random choices rarely reach."""
    p = pair(crowd())
    guarded = p.clone()
    guarded.places[102] = guarded.places[102]._replace(guardians=("thief", "dog"))
    for character in guarded.characters:
        character.location = 102
    drawn = p.clone()
    drawn.encounter_decks["green"] = Pile("dog", "thief")
    laden = p.clone()
    give(laden, "ada", "item:spear", "item:coat", "item:net")
    weak = p.clone()
    weak.character("ada").energy = 1
    agenda.run(weak)
    both = ("ada", "ben")
    found = [
        choose(weak, "local", who="ada", action="fish"),
        run_steps(during(p), ("toll", "energy", 1, "ada")),
        run_steps(guarded, ("guardian", both, 102, ("thief", "dog"))),
        run_steps(during(drawn), ("choose_encounter", "green", 2)),
        run_steps(laden, ("discard-items", "ada", 1)),
        after_script(p, "choose member"),
        after_script(p, "gain 1 food"),
        run_steps(p, ("give-secret", 0, 14, 0)),
        run_steps(p, ("mercy",)),
        run_steps(p, ("successor", 0)),
        run_steps(during(p), ("pay", "pay 2 energy", both, "")),
        run_steps(
            during(p, "ada"), ("join-encounter", ("ada",), 101), ("draw_encounter", "green", 0)
        ),
    ]
    return [*found, run_steps(left_behind(p)), *rare_in_encounters()]


def left_behind(p: Position) -> Position:
    """The position with an item in the location of everybody."""
    p = p.clone()
    p.places[101] = p.places[101]._replace(dropped=(Possession("item", "hoop"),))
    return p


def rare_in_encounters() -> list[Position]:
    """The same in encounters, with cards that have charges and magic keys."""
    decks = {"ada": ("U98",)}
    magic = card("U98", left=("-", "-", "magic: marker", "free"))
    story = tale(magic, foe(keys=("courage 1", "-", "magic", "free")))
    found = [play(fight(story, "ada", decks=decks, ada={"magic": 2}), "U98")]
    store = card("U98", on="placement", effect="charge 3", spend=(1, "draw 1 cards"), passive=True)
    shared = stop(play(fight(tale(store), "ada", "ben", decks=decks), "U98"))
    torn = having(shared, "ben", hand=("G98", "G99"))
    found += [shared, choose(shared, "spend", card="U98"), run_steps(torn, ("discard", "ben"))]
    found.append(choose(fight(tale(), "ada", "ben"), "stop"))
    guard = card("U98", on="placement", effect="charge 2", spend=(1, "prevent 1 hits"))
    story = tale(guard, foe(attacks={"0+": "hit 3"}))
    found.append(choose(play(fight(story, "ada", decks=decks), "U98"), "stop"))
    found.append(fight(tale(), "ada", ada={"terror": 6, "health": 3, "energy": 3}))
    return found
