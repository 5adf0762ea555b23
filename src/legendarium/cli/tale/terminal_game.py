"""Runs a whole game of Tainted Grail in the terminal."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.bots import Bot, make_bot
from legendarium.cli.tale.commands import (
    COMMANDS_AFTER_END,
    Commands,
    GameLoaded,
    LanguageChanged,
    Quit,
)
from legendarium.cli.tale.conversation import Conversation
from legendarium.cli.tale.ending import ending_lines
from legendarium.cli.tale.library import Library
from legendarium.cli.tale.news import news_lines
from legendarium.cli.tale.page import Page
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.session import Session
from legendarium.cli.terminal.autosave import Autosave
from legendarium.cli.terminal.names import shortened
from legendarium.cli.terminal.screen import Screen
from legendarium.locale import Words
from legendarium.taintedgrail.events import AnyEvent
from legendarium.taintedgrail.options import actor_of


class TerminalGame:
    """A game of people and bots at one terminal."""

    def __init__(
        self,
        screen: Screen,
        words: Words,
        library: Library,
        session: Session,
        autosave: Autosave,
        notices: list[str],
    ) -> None:
        self._screen = screen
        self._words = words
        self._library = library
        self._session = session
        self._autosave = autosave
        self._notices = notices
        """What the next page shows at its top."""
        self._events: list[AnyEvent] = list(session.position.events)
        """The events since the last page."""
        self._bots: dict[tuple[int, str], Bot] = {}
        self._untranslated_shown = False
        self._trouble_shown = False

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while True:
                try:
                    self._play()
                    self._finish()
                    break
                except GameLoaded as loaded:
                    self._session = loaded.session
                    self._autosave = Autosave(self._autosave.folder)
                    self._events, self._notices = [], [loaded.notice]
                except LanguageChanged as spoken:
                    self._change_language(spoken.language)
        except (EOFError, KeyboardInterrupt):
            self._screen.show("")
        except Quit:
            pass
        self._say_goodbye()

    def _say_goodbye(self) -> None:
        say = self._words.say
        if self._session.question is not None and self._autosave.is_kept:
            self._screen.show(say("tale-kept"))
        self._screen.show(say("goodbye"))

    def _change_language(self, language: str) -> None:
        words = Words(language)
        if self._screen.can_show(words.say("tale-everybody") + words.say("tale-help-heading")):
            self._words = words
            self._untranslated_shown = False
        else:
            self._notices = [self._words.say("language-unshown")]

    @property
    def _pen(self) -> Pen:
        campaign = self._session.position.campaign.id
        story = self._library.books[campaign].story_in(self._words.language)
        return Pen.of(self._screen, self._words, story)

    # Playing ----------------------------------------------------------------------------------

    def _play(self) -> None:
        while self._session.question is not None:
            seat = self._session.bot_to_ask()
            if seat is not None:
                self._let_bot_choose(seat)
                continue
            self._autosave.save(self._session.play)
            self._ask_people()

    def _ask_people(self) -> None:
        pen = self._pen
        conversation = Conversation(pen, self._session, self._library)
        said = conversation.hold(
            tuple(self._events), [*self._one_time_notices(pen), *self._notices]
        )
        self._notices = [said.notice] if said.notice else []
        if said.entry is None:
            self._events = [] if said.notice else list(self._session.position.events)
            return
        self._events = []
        if said.entry.option is None:
            self._let_bot_choose(said.entry.bot)
        else:
            self._session.choose(said.entry.option)
            self._events += self._session.position.events
        self._autosave.save(self._session.play)

    def _one_time_notices(self, pen: Pen) -> list[str]:
        """Notices that are shown once: the story is not translated, the game cannot be saved."""
        told: list[str] = []
        if not pen.story.is_translated and not self._untranslated_shown:
            self._untranslated_shown = True
            told.append(pen.say("tale-untranslated", language=pen.story.language))
        if self._autosave.trouble is not None and not self._trouble_shown:
            self._trouble_shown = True
            told.append(pen.say("tale-not-kept"))
        return told

    def _let_bot_choose(self, seat: int) -> None:
        """Let the bot of a seat choose; during the day, only among its own character's options."""
        play = self._session.play
        seen = play.view(seat)
        assert seen.question is not None
        if seen.question.kind == "action":
            own = [
                option
                for option in seen.question.options
                if (who := actor_of(option)) and play.position.character(who).seat == seat
            ]
            seen = seen._replace(question=seen.question._replace(options=tuple(own)))
        day = play.position.day
        self._session.choose_for_bot(seat, self._bot(seat).choose(seen))
        self._events += play.position.events
        if not self._session.has_people and play.position.day != day:
            self._show_spectators()

    def _bot(self, seat: int) -> Bot:
        name = self._session.player(seat)
        key = seat, name
        if key not in self._bots:
            play = self._session.play
            self._bots[key] = make_bot(name, (play.seed + play.moment) * 8 + seat)
        return self._bots[key]

    def _show_spectators(self) -> None:
        """If only bots play, show each day."""
        pen, p = self._pen, self._session.position
        page = Page(pen, self._session)
        told = news_lines(pen, p, self._events, pen.width)
        self._screen.show("", *page.title(), *told)
        self._events = []

    # The end ----------------------------------------------------------------------------------

    def _finish(self) -> None:
        self._autosave.save(self._session.play)
        pen, session = self._pen, self._session
        self._screen.clear()
        page = Page(pen, session)
        told = news_lines(pen, session.position, self._events, pen.width)
        self._screen.show(*page.title(), "", *told, "", *ending_lines(pen, session, pen.width))
        if session.has_people or not session.position.characters:
            self._prompt_after_end(pen)

    def _prompt_after_end(self, pen: Pen) -> None:
        commands = Commands(pen, self._session, self._library)
        named = ", ".join(pen.say(f"tale-command-{name}") for name in COMMANDS_AFTER_END)
        self._screen.show("", *pen.quiet(pen.say("tale-afterwards", commands=named), pen.width))
        while text := self._screen.ask(pen.say("input-prompt")):
            command = commands.find(text)
            if command is not None and command.name in COMMANDS_AFTER_END:
                command.run()
            else:
                said = pen.say("tale-afterwards-not", text=shortened(text), commands=named)
                self._screen.show(Text(said, look.WRONG))
