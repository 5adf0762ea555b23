"""A game of High Form that is decided by its last turn, which can win or lose it.

The choices are written out, so that a change to a bot cannot change the game.
"""

from __future__ import annotations

from legendarium.table import Record
from legendarium.tashkalar.notation import parse_option
from legendarium.tashkalar.setup import Setup

SETUP = Setup("high-form", ("northern", "sylvan"))
SEED = 18
TURNS = """
place f5; end-turn;
place f6; place e6; end-turn;
place e5; place d4; end-turn;
place f4; summon kiskin-spirit e4; end-turn;
summon cannon f5; direction n; place d5; end-turn;
place f3; summon charging-buck e5; leap e5-d3; leap d3-d5; end-turn;
place d6; summon swordmaster d5; pick e6; end-turn;
place e5; summon unicorn d5; choose gain-action; place e6; end-turn;
place d3; place c4; end-turn;
summon centaur-spearman d6; move d6-c6; summon centaur-chieftain e5; move e5-f5; move c6-d6;
    move e6-f6; move f4-g4; end-turn; claim red-summoning;
flare f46; place c2; place b3; summon time-mage b2; summon herald e5; move c2-c1; move c4-c5;
    end-turn;
summon sylvan-queen e3; pick d4; summon forest-ancient e5; place c3 colour=blue;
    place g3 colour=blue; pick b3; pick c3; end-turn; claim devastation;
flare f45a; place c4; convert d4; summon champion d5; pick e4; place c2; end-turn;
    claim heroic-destruction;
summon sylvan-princess f2; pick g3; summon woodland-druid f4; pick c1; pick f3; end-turn;
summon knight e4; move e4-e3; move e3-f4; move f4-e5; summon infantry-captain b3; move d5-d6;
    move e5-f5; end-turn; claim heroic-devastation;
flare f54; move g3-f4; move g4-g5; summon dryad f4; pick f5; place f1; end-turn;
    claim line-dominance;
summon chronicler d5; pick d4; decline; summon eldest-tree c3; pick d3; pick c4; pick c2;
    end-turn;
flare f36b; upgrade f6; summon naiad e4; move f3-g3; move f5-e5; summon angel-of-death f4;
    pick c2; end-turn; claim rainbow-dominance;
summon storm-elemental b2; place d1 rank=legendary; move d1-c2; summon cavalry-captain e4;
    move d4-e5; move e5-f6; move f6-g5; end-turn;
flare f44a; place f4; place e3; summon kiskin-leafsplitter f3; direction nw; direction nw;
    place f6; end-turn;
place b5; summon earth-elemental b4; pick g3; pick b5; decline; end-turn;
flare f25; leap f1-e5; summon tree-shepherd e4; upgrade e3; summon fire-elemental d4;
    choose destroy-adjacent; summon forest-wardens f5; pick d6; end-turn;
place d2; summon assassin e5; end-turn;
summon kiskin-boughrunner g4; move g4-g5; move g5-g4; move g4-g3; summon kiskin-farseeders g4;
    place d4; end-turn;
summon summoner c4; place d5; place e6; summon gryphon-rider d4; leap d4-e4; decline; end-turn;
"""
WINNING_TURN = "summon sapling h4; summon leviathan d2; pick c1; pick b2; pick c3; end-turn"
LOSING_TURN = "place d1; place e1; end-turn"


def game(last: str = LOSING_TURN, players: tuple[str, ...] = ()) -> Record:
    """The whole game with this last turn."""
    texts = f"{TURNS} {last}".split(";")
    choices = tuple(parse_option(" ".join(text.split())) for text in texts)
    return Record("tash-kalar", SETUP.to_json(), SEED, choices, players)
