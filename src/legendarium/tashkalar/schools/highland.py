"""The beings of the Highland school."""

from __future__ import annotations

from legendarium.tashkalar.act import Act, Effect
from legendarium.tashkalar.arena import (
    ADJACENT,
    CENTRE,
    COLOURED,
    DIAGONAL,
    GREEN,
    ORTHOGONAL,
    RED,
    around,
)
from legendarium.tashkalar.cards import Deck
from legendarium.tashkalar.position import COMMON, HEROIC
from legendarium.tashkalar.verbs import COMBAT, STANDARD

HIGHLAND = Deck("highland", order=2, schools={"highland": "yellow"})


@HIGHLAND.being("wild-eagle", COMMON, """
    . @ .
    c . c
""", icon="eagle-head")  # fmt: skip
def wild_eagle(act: Act) -> Effect:
    yield from act.may_leap(act.being, COMBAT)


@HIGHLAND.being("clan-axeman", COMMON, """
    . . c
    . @ .
    c . .
""", icon="battle-axe")  # fmt: skip
def clan_axeman(act: Act) -> Effect:
    yield from act.may_destroy(act.non_legendaries & ORTHOGONAL[act.being])


@HIGHLAND.being("clan-healer", COMMON, """
    . . c
    c @ c
""", icon="healing")  # fmt: skip
def clan_healer(act: Act) -> Effect:
    """A green square counts only if another one is adjacent to it, which none is (1.6)."""
    yield from act.up_to(2, lambda: act.may_place(around(GREEN)))


@HIGHLAND.being("dire-wolf", COMMON, """
    . . @
    . c c
    c . .
""", icon="direwolf")  # fmt: skip
def dire_wolf(act: Act) -> Effect:
    yield from act.up_to(2, lambda: act.may_move(act.being, COMBAT))


@HIGHLAND.being("ritual-keeper", COMMON, """
    . c
    c @
""", icon="totem-head")  # fmt: skip
def ritual_keeper(act: Act) -> Effect:
    if act.being & GREEN:
        yield from act.must_upgrade(act.mine & act.commons)
    elif act.being & RED:
        yield from act.may_move(act.mine, COMBAT)


@HIGHLAND.being("eagle-lord", HEROIC, """
    c . @ . c
    . c . c .
""", icon="eagle-emblem")  # fmt: skip
def eagle_lord(act: Act) -> Effect:
    yield from act.may_leap(act.being, COMBAT)


@HIGHLAND.being("wolf-rider", HEROIC, """
    @ . .
    c c c
    c . .
""", icon="wolf-head")  # fmt: skip
def wolf_rider(act: Act) -> Effect:
    yield from act.up_to(2, lambda: act.may_move(act.being, COMBAT))


@HIGHLAND.being("blood-shaman", HEROIC, """
    . . c
    . @ c
    c c .
""", icon="sacrificial-dagger")  # fmt: skip
def blood_shaman(act: Act) -> Effect:
    victim = yield from act.must_destroy(act.non_legendaries)
    if victim & RED:
        act.destroy(act.commons & ADJACENT[victim])


@HIGHLAND.being("war-drummer", HEROIC, """
    C c
    c c
""", icon="drum")  # fmt: skip
def war_drummer(act: Act) -> Effect:
    yield from act.move_or_two(lambda: act.mine & ~act.being)


@HIGHLAND.being("hill-giant", HEROIC, """
    . . .
    . @ .
    . c .
    c c c
""", icon="giant")  # fmt: skip
def hill_giant(act: Act) -> None:
    """The piece of its own pattern below it is destroyed too (2.4)."""
    act.destroy(act.non_legendaries & ORTHOGONAL[act.being])


@HIGHLAND.being("warlord", HEROIC, """
    . . @ . .
    . c c c .
    c . . . c
""", icon="barbarian")  # fmt: skip
def warlord(act: Act) -> Effect:
    warlord_moved = False
    for number in (1, 2, 3):
        any_may_move = number < 3 or warlord_moved
        move = yield from act.may_move(act.mine if any_may_move else act.being, COMBAT)
        if not move:
            return
        warlord_moved = warlord_moved or move[1] == act.being


@HIGHLAND.being("war-summoner", HEROIC, """
    c @ c
    . c .
    . c .
""", icon="rune-stone")  # fmt: skip
def war_summoner(act: Act) -> None:
    """The permission is for the next summoning of this turn, whether it is used or not.

    The borrowed piece must have the rank shown. It stays an enemy piece, yet counts as used (12.4).
    """
    act.gain_action()
    act.position.war_summoner = True


@HIGHLAND.being("ritual-master", HEROIC, """
    c . .
    . @ .
    c . c
""", icon="snake-totem")  # fmt: skip
def ritual_master(act: Act) -> Effect:
    if act.being & GREEN:
        act.gain_action(2)
    elif act.being & RED:
        yield from act.may_destroy(act.heroics)
        yield from act.may_destroy(act.commons)


@HIGHLAND.being("legend-slayer", HEROIC, """
    . . . .
    . @ . .
    . c c .
    . c . c
""", icon="crossed-axes")  # fmt: skip
def legend_slayer(act: Act) -> Effect:
    lesser = act.non_legendaries & DIAGONAL[act.being]
    victim = yield from act.may_destroy(act.pieces & DIAGONAL[act.being])
    if victim & lesser:
        yield from act.may_destroy(lesser & ~victim)


@HIGHLAND.being("mountain-troll", HEROIC, """
    . . .
    . @ .
    c c .
    . c c
""", icon="troll")  # fmt: skip
def mountain_troll(act: Act) -> None:
    victims = act.enemies & act.commons & ADJACENT[act.being]
    act.destroy(victims)
    if victims.bit_count() >= 2:
        act.gain_action()


@HIGHLAND.being("hungry-bear", HEROIC, """
    @ c
    c c
""", icon="bear-head")  # fmt: skip
def hungry_bear(act: Act) -> Effect:
    """What its summoning destroyed does not allow the second move (6.6)."""
    prey = act.pieces
    move = yield from act.may_move(act.being, STANDARD)
    if move and move[1] & prey:
        yield from act.may_move(act.being, STANDARD)


@HIGHLAND.being("werewolf", HEROIC, """
    . c . .
    c . . @
    . c . .
""", icon="werewolf")  # fmt: skip
def werewolf(act: Act) -> Effect:
    if act.being & COLOURED & ~CENTRE:
        yield from act.up_to(3, lambda: act.may_move(act.being, COMBAT))
    else:
        yield from act.may_move(act.being, STANDARD)


@HIGHLAND.being("clan-guardian", HEROIC, """
    c c @ c
""", icon="viking-shield", uses_pieces=True)  # fmt: skip
def clan_guardian(act: Act) -> Effect:
    yield from act.may_upgrade(act.used & act.commons)
