"""Setting up a tale step by step: Enter, Enter, Enter is a game for one."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale.bots import BEST, BOT_NAMES
from legendarium.cli.tale.keeping import Kept
from legendarium.cli.tale.library import Library
from legendarium.cli.tale.seating import Seating, read_characters, read_mode, read_players
from legendarium.cli.tale.session import HUMAN
from legendarium.cli.tale.story import Story
from legendarium.cli.terminal import style
from legendarium.cli.terminal.choosing import choose
from legendarium.cli.terminal.names import shortened
from legendarium.cli.terminal.screen import Screen
from legendarium.locale import Words
from legendarium.table import BadSetup
from legendarium.taintedgrail.setup import MODES, MOST_PLAYERS


def ask_kept(screen: Screen, words: Words, library: Library, kept: list[Kept]) -> Kept | None:
    """Whether to go on with a game that was left; None begins a new one."""
    if not kept:
        return None
    choices: list[tuple[str, Kept | None]] = []
    for one in kept:
        story = library.books[one.campaign].told_in(words.language)
        names = ", ".join(map(story.character, one.characters))
        said = words.say(
            "tale-go-on", campaign=story.text("campaign.name"), day=one.day, names=names
        )
        choices.append((said, one))
    choices.append((words.say("tale-begin-new"), None))
    return choose(
        screen, words, words.say("tale-ask-kept"), choices, lambda text: _none(words, text)
    )


def ask_seating(screen: Screen, words: Words, library: Library) -> Seating:
    """Ask which campaign, which characters, who plays them, and how hard."""
    stories = [book.told_in(words.language) for book in library.books.values()]
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
        _companies(words, story),
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


def _companies(words: Words, story: Story) -> list[tuple[str, tuple[str, ...]]]:
    """Each character alone, and the first few together."""
    everybody = tuple(story.campaign.sheets)
    alone = [((who,)) for who in everybody]
    together = [everybody[:number] for number in range(2, min(MOST_PLAYERS, len(everybody)) + 1)]
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
            words.say("tale-ask-players-bots", name=first, bot=BEST),
            (HUMAN, *[BEST] * (number - 1)),
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


def _none(words: Words, text: str) -> Kept | None:
    raise BadSetup(words.say("tale-type-number", text=shortened(text)))
