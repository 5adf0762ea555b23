"""What is true of a made-up card, once a copy of the project has it.

`test_adding_a_card.py` runs these tests in the copy; without the card they fail.
"""

from __future__ import annotations

import io
import re
from random import Random

import pytest

from legendarium.bots.tashkalar import BOTS, Budget, make_bot
from legendarium.bots.tashkalar.native import library
from legendarium.bots.tashkalar.selfplay import play
from legendarium.cli.shelf import make_shelf
from legendarium.cli.terminal.screen import Screen
from legendarium.cli.terminal.session import Session
from legendarium.cli.terminal.terminal_game import TerminalGame
from legendarium.locale import LANGUAGES, Words
from legendarium.research.actions import SIZE, action_of, action_text
from legendarium.research.observation import REST, observe
from legendarium.table import BadSetup
from legendarium.table.choice import Start
from legendarium.table.play import Play
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.game import TashKalar
from legendarium.tashkalar.invariants import check_invariants
from legendarium.tashkalar.notation import option_text, parse_option
from legendarium.tashkalar.options import Summon
from legendarium.tashkalar.position import Player, Position
from legendarium.tashkalar.position_text import parse_position, position_text
from legendarium.tashkalar.schools import CARDS, DECKS, LEGENDS
from legendarium.tashkalar.setup import Setup
from legendarium.tashkalar.turn import start
from legendarium.tashkalar.view import view
from scene import Scene

CARD = "clan-piper"
DUEL = Setup("duel", ("highland", "sylvan"))
SUMMONING = f"summon {CARD} e5"


def ready() -> Position:
    """A position in which the card can be summoned on e5."""
    others = tuple(name for name in DECKS["highland"] if name != CARD)
    return Scene(
        "X d4 d6, O e6",
        setup=DUEL,
        players=(Player(hand=(CARD,), deck=others), Player(deck=DECKS["sylvan"])),
        legend_deck=LEGENDS,
        flare_deck=tuple(FLARES),
    ).position


def test_it_is_dealt() -> None:
    hands = [start(DUEL, seed).players[0] for seed in range(40)]
    assert all(CARD in player.hand + player.deck for player in hands)
    assert any(CARD in player.hand for player in hands)
    assert len(DECKS["highland"]) == len(DECKS["sylvan"]) + 1


def test_a_game_deals_it_for_ever_and_an_older_game_never() -> None:
    assert DUEL.to_json()["made_up"] == [CARD]
    assert Setup.from_json(DUEL.to_json()) == DUEL
    older = Setup.from_json(
        {key: value for key, value in DUEL.to_json().items() if key != "made_up"}
    )
    for seed in range(40):
        position = start(older, seed)
        check_invariants(position)
        world = TashKalar().sample(view(position, 1), Random(seed))
        for player in (position.players[0], world.players[0]):
            assert CARD not in player.hand + player.deck


def test_no_other_game_can_name_it() -> None:
    body = Setup("duel", ("northern", "sylvan")).to_json()
    assert "made_up" not in body
    with pytest.raises(BadSetup, match=f"No deck of this game has a made-up card '{CARD}'."):
        Setup.from_json({**body, "made_up": [CARD]})


def test_it_is_written_and_read_back() -> None:
    assert parse_position(position_text(ready())) == ready()
    assert option_text(parse_option(SUMMONING)) == SUMMONING


def test_it_is_in_the_catalogue_and_in_the_help() -> None:
    box = make_shelf()["tash-kalar"]
    card = box.catalogue["cards"][CARD]
    assert (card["deck"], card["rank"]) == ("highland", "common")
    cards = [name for name, each in box.catalogue["cards"].items() if each["deck"] == "highland"]
    assert cards[-1] == CARD
    assert box.catalogue["decks"]["highland"]["size"] == len(cards)
    squares = box.help(view(ready(), 0))["cards"][CARD]["squares"]
    assert [(one["square"], one["uses"]) for one in squares] == [
        (square, [["d4", "d6"]]) for square in ("c5", "e5")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_it_in_every_language(language: str) -> None:
    players, start = ("human", "human"), Start(ready())
    session = Session(Play(TashKalar(), DUEL.to_json(), 1, players, start=start))
    shown = io.StringIO()
    screen = Screen(io.StringIO(f"\nshow {CARD}\n{SUMMONING}\ne6\n"), shown)
    TerminalGame(screen, Words(language), session).run()
    text = " ".join(shown.getvalue().split())
    assert "Clan Piper" in text
    assert "You may destroy an enemy common piece" in text
    assert "{" not in text
    assert Scene("X d4 d6, X+ e5").pieces <= _pieces(session.play.position)


def _pieces(position: Position) -> frozenset[tuple[str, str]]:
    scene = Scene("")
    scene.position = position
    return scene.pieces


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_with_it(name: str) -> None:
    position, game = ready(), TashKalar()
    bot = make_bot(name, 1, Budget(None, steps=4))
    chosen = []
    while (asked := game.question(position)) is not None and asked.seat == 0:
        option = bot.choose(game.view(position, 0))
        chosen.append(option_text(option))
        position = game.take(position, option)
        check_invariants(position)
    assert SUMMONING in chosen or name == "random"


def test_whole_games_are_played_with_it() -> None:
    summoned = 0
    for seed in range(3):
        for step in play(DUEL, [make_bot("random", seed), make_bot("random", seed + 9)], seed):
            summoned += isinstance(step.option, Summon) and step.option.card == CARD
            check_invariants(step.after, step.before)
    assert summoned


def test_a_world_may_hold_it() -> None:
    game, seen = TashKalar(), view(start(DUEL, 3), 1)
    worlds = [game.sample(seen, Random(seed)).players[0] for seed in range(40)]
    assert all(CARD in world.hand + world.deck for world in worlds)
    assert any(CARD in world.hand for world in worlds)


def test_the_environments_have_numbers_for_it() -> None:
    number = action_of(ready(), 0, parse_option(SUMMONING))
    assert action_text(number) == SUMMONING
    assert len({action_text(action) for action in range(SIZE)}) == SIZE
    hand = REST["hand"]
    assert hand.stop - hand.start == len(CARDS)
    seen = observe(view(ready(), 0))["rest"][hand]
    assert [name for name, held in zip(CARDS, seen, strict=True) if held] == [CARD]


def test_the_compiled_library_is_not_used_and_says_why() -> None:
    """Its loader compares the names of the beings; or the library is not built at all."""
    assert library.library() is None
    known = r"It does not know exactly the beings that the rules in Python know"
    assert re.match(rf"{known}: it lacks '{CARD}'\.$|It is not built", library.refusal())
