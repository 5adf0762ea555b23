"""The campaigns that can be played: those of the program, or one from a folder."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from legendarium.authoring.checks import check
from legendarium.campaigns.files import packaged_campaigns, read_campaign
from legendarium.cli.tale.story import Story, Strings
from legendarium.locale import Words
from legendarium.table import BadSetup
from legendarium.taintedgrail.content.faults import ERROR, Fault
from legendarium.taintedgrail.content.loading import load
from legendarium.taintedgrail.content.model import Campaign
from legendarium.taintedgrail.game import TaintedGrail


class Book(NamedTuple):
    """A campaign with its texts."""

    campaign: Campaign
    strings: Strings

    def story_in(self, language: str) -> Story:
        """The story in a language, as far as it is translated."""
        return Story(self.campaign, self.strings, language)


class Library:
    """The campaigns by id, and the game that plays them."""

    def __init__(self, books: Iterable[Book]) -> None:
        self.books = {book.campaign.id: book for book in books}
        self.game = TaintedGrail({name: book.campaign for name, book in self.books.items()})


def own_library() -> Library:
    """The campaigns that come with the program; the tests of the program check them."""
    books = []
    for folder in packaged_campaigns():
        _, files, _ = read_campaign(folder)
        loaded = load(files)
        if loaded.campaign is not None:
            books.append(Book(loaded.campaign, loaded.strings))
    return Library(books)


def library_of(words: Words, folder: str) -> Library:
    """The campaign of a folder; raises BadSetup with all its errors."""
    name, files, unread = read_campaign(folder)
    faults = [*unread, *check(files)]
    errors = [fault for fault in faults if fault.severity == ERROR]
    loaded = load(files)
    if errors or loaded.campaign is None:
        said = words.say("tale-faulty", name=name, number=len(errors))
        raise BadSetup("\n".join([said, *map(_line, errors)]), "campaign")
    return Library([Book(loaded.campaign, loaded.strings)])


def _line(fault: Fault) -> str:
    hint = f" ({fault.hint})" if fault.hint else ""
    return f"  {fault.file}:{fault.line}: {fault.message}{hint}"
