"""The questions that set up a game; their defaults are a game for one."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from legendarium.cli.tale.bots import BOT_NAMES, DEFAULT_BOT
from legendarium.cli.tale.library import Library
from legendarium.cli.tale.seating import Seating, read_characters, read_mode, read_players
from legendarium.cli.tale.session import HUMAN
from legendarium.cli.tale.story import Story
from legendarium.cli.terminal import style
from legendarium.cli.terminal.autosave import UnfinishedGame
from legendarium.cli.terminal.names import shortened
from legendarium.cli.terminal.prompts import choose, choose_unfinished
from legendarium.cli.terminal.screen import Screen
from legendarium.locale import Words
from legendarium.table import BadSetup
from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.setup import MAX_PLAYERS, MODES
from legendarium.taintedgrail.view import View

Unfinished = UnfinishedGame[Position, View]


def ask_unfinished_game(
    screen: Screen, words: Words, library: Library, unfinished: Sequence[Unfinished]
) -> Unfinished | None:
    """Ask whether to continue an unfinished game; None starts a new one."""
    labels = [_label(words, library, one.play.position) for one in unfinished]
    return choose_unfinished(screen, words, list(zip(labels, unfinished, strict=True)))


def _label(words: Words, library: Library, p: Position) -> str:
    story = library.books[p.campaign.id].story_in(words.language)
    names = ", ".join(story.character(one.id) for one in p.characters)
    return words.say("tale-go-on", campaign=story.text("campaign.name"), day=p.day, names=names)


def ask_seating(screen: Screen, words: Words, library: Library) -> Seating:
    """Ask for the campaign, the characters, the players and the mode."""
    stories = [book.story_in(words.language) for book in library.books.values()]
    named = [(story.text("campaign.name"), story) for story in stories]
    if len(named) > 1:
        question = words.say("tale-ask-campaign")
        story = choose(screen, words, question, named, lambda text: _story(words, text, stories))
    else:
        story = stories[0]
    _introduce(screen, words, story)
    characters = choose(
        screen,
        words,
        words.say("tale-ask-characters"),
        _suggested_parties(words, story),
        lambda text: read_characters(words, story, text),
    )
    players = _ask_players(screen, words, story, characters)
    modes = [(words.say(f"tale-ask-mode-{mode}"), mode) for mode in MODES]
    question = words.say("tale-ask-mode")
    mode = choose(screen, words, question, modes, lambda text: read_mode(words, text))
    return Seating(story.campaign.id, characters, players, mode)


def _introduce(screen: Screen, words: Words, story: Story) -> None:
    screen.show("", Text(story.text("campaign.name"), style.HEADING))
    if story.has("campaign.note"):
        screen.show(story.text("campaign.note"))
    for who in story.campaign.sheets:
        screen.show("", Text(story.character(who), style.HEADING))
        if story.has(f"character.{who}.about"):
            screen.show(story.text(f"character.{who}.about"))


def _suggested_parties(words: Words, story: Story) -> list[tuple[str, tuple[str, ...]]]:
    """Each character alone, and the first few together."""
    everybody = tuple(story.campaign.sheets)
    alone = [((who,)) for who in everybody]
    together = [everybody[:number] for number in range(2, min(MAX_PLAYERS, len(everybody)) + 1)]
    return [(", ".join(map(story.character, group)), group) for group in (*alone, *together)]


def _ask_players(
    screen: Screen, words: Words, story: Story, characters: tuple[str, ...]
) -> tuple[str, ...]:
    number = len(characters)
    if number == 1:
        return (HUMAN,)
    first = story.character(characters[0])
    choices = [
        (words.say("tale-ask-players-people"), (HUMAN,) * number),
        (
            words.say("tale-ask-players-bots", name=first, bot=DEFAULT_BOT),
            (HUMAN, *[DEFAULT_BOT] * (number - 1)),
        ),
    ]
    names = ", ".join([words.say("setup-human"), *BOT_NAMES])
    question = words.say("tale-ask-players", number=number, names=names)
    return choose(screen, words, question, choices, lambda text: read_players(words, text, number))


def _story(words: Words, text: str, stories: list[Story]) -> Story:
    for story in stories:
        if story.campaign.id == text.strip():
            return story
    allowed = ", ".join(story.campaign.id for story in stories)
    raise BadSetup(words.say("tale-wrong-campaign", text=shortened(text), allowed=allowed))
