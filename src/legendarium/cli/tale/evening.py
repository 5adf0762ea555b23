"""A whole tale at this terminal, from the first morning to the last, or until somebody leaves."""

from __future__ import annotations

from rich.text import Text

from legendarium.cli.tale import look
from legendarium.cli.tale.bots import Bot, make_bot
from legendarium.cli.tale.commands import AFTERWARDS, Commands, Loaded, Quit, Spoken
from legendarium.cli.tale.conversation import Conversation
from legendarium.cli.tale.ending import ending_lines
from legendarium.cli.tale.keeping import Keeper
from legendarium.cli.tale.library import Library
from legendarium.cli.tale.news import news_lines
from legendarium.cli.tale.page import Page
from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.session import Session
from legendarium.cli.terminal.names import shortened
from legendarium.cli.terminal.screen import Screen
from legendarium.locale import Words
from legendarium.table import Event


class Evening:
    """People and bots around one terminal."""

    def __init__(
        self,
        screen: Screen,
        words: Words,
        library: Library,
        session: Session,
        keeper: Keeper,
        notices: list[str],
    ) -> None:
        self._screen = screen
        self._words = words
        self._library = library
        self._session = session
        self._keeper = keeper
        self._notices = notices
        """What the next page says at its top."""
        self._events: list[Event] = list(session.latest)
        """What has happened since the last page."""
        self._bots: dict[tuple[int, str], Bot] = {}
        self._is_untranslated_told = False
        self._is_trouble_told = False

    def spend(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while True:
                try:
                    self._play()
                    self._finish()
                    break
                except Loaded as loaded:
                    self._session = loaded.session
                    self._keeper = Keeper(self._keeper.folder)
                    self._events, self._notices = [], [loaded.notice]
                except Spoken as spoken:
                    self._speak(spoken.language)
        except (EOFError, KeyboardInterrupt):
            self._screen.show("")
        except Quit:
            pass
        self._say_goodbye()

    def _say_goodbye(self) -> None:
        say = self._words.say
        if self._session.question is not None and self._keeper.file is not None:
            self._screen.show(say("tale-kept"))
        self._screen.show(say("goodbye"))

    def _speak(self, language: str) -> None:
        words = Words(language)
        if self._screen.can_show(words.say("tale-everybody") + words.say("tale-help-heading")):
            self._words = words
            self._is_untranslated_told = False
        else:
            self._notices = [self._words.say("language-unshown")]

    @property
    def _pen(self) -> Pen:
        campaign = self._session.position.campaign.id
        story = self._library.books[campaign].told_in(self._words.language)
        return Pen.of(self._screen, self._words, story)

    # Playing ----------------------------------------------------------------------------------

    def _play(self) -> None:
        while self._session.question is not None:
            seat = self._session.bot_to_ask()
            if seat is not None:
                self._let_act(seat)
                continue
            self._keeper.keep(self._session)
            self._talk()

    def _talk(self) -> None:
        pen = self._pen
        conversation = Conversation(pen, self._session, self._library)
        said = conversation.hold(tuple(self._events), [*self._standing(pen), *self._notices])
        self._notices = [said.notice] if said.notice else []
        if said.entry is None:
            self._events = [] if said.notice else list(self._session.latest)
            return
        self._events = []
        if said.entry.option is None:
            self._let_act(said.entry.bot)
        else:
            self._session.choose(said.entry.option)
            self._events += self._session.latest
        self._keeper.keep(self._session)

    def _standing(self, pen: Pen) -> list[str]:
        """What is said once: that the story is in another language, that nothing is kept."""
        told: list[str] = []
        if not pen.story.is_translated and not self._is_untranslated_told:
            self._is_untranslated_told = True
            told.append(pen.say("tale-untranslated", language=pen.story.language))
        if self._keeper.trouble is not None and not self._is_trouble_told:
            self._is_trouble_told = True
            told.append(pen.say("tale-not-kept"))
        return told

    def _let_act(self, seat: int) -> None:
        """The bot of a seat chooses; in the day only among what its own character can do."""
        session = self._session
        seen = session.game.view(session.position, seat)
        assert seen.question is not None
        if seen.question.kind == "action":
            own = [
                option
                for option in seen.question.options
                if isinstance(option.get("who"), str)
                and session.position.character(option.get("who")).seat == seat
            ]
            seen = seen._replace(question=seen.question._replace(options=tuple(own)))
        day = session.position.day
        session.choose(self._bot(seat).choose(seen), by_person=False)
        self._events += session.latest
        if not session.has_people and session.position.day != day:
            self._tell_watchers()

    def _bot(self, seat: int) -> Bot:
        name = self._session.player(seat)
        key = seat, name
        if key not in self._bots:
            record = self._session.record
            self._bots[key] = make_bot(name, (record.seed + len(record.choices)) * 8 + seat)
        return self._bots[key]

    def _tell_watchers(self) -> None:
        """With no person at the table, tell each day to whoever watches."""
        pen, p = self._pen, self._session.position
        page = Page(pen, self._session)
        told = news_lines(pen, p, self._events, pen.width)
        self._screen.show("", *page.title(), *told)
        self._events = []

    # The end ----------------------------------------------------------------------------------

    def _finish(self) -> None:
        self._keeper.keep(self._session)
        pen, session = self._pen, self._session
        self._screen.clear()
        page = Page(pen, session)
        told = news_lines(pen, session.position, self._events, pen.width)
        self._screen.show(*page.title(), "", *told, "", *ending_lines(pen, session, pen.width))
        if session.has_people or not session.position.characters:
            self._talk_afterwards(pen)

    def _talk_afterwards(self, pen: Pen) -> None:
        commands = Commands(pen, self._session, self._library)
        named = ", ".join(pen.say(f"tale-command-{name}") for name in AFTERWARDS)
        self._screen.show("", *pen.quiet(pen.say("tale-afterwards", commands=named), pen.width))
        while text := self._screen.ask(pen.say("input-prompt")):
            command = commands.find(text)
            if command is not None and command.name in AFTERWARDS:
                command.run()
            else:
                said = pen.say("tale-afterwards-not", text=shortened(text), commands=named)
                self._screen.show(Text(said, look.WRONG))
