"""No page of a language has English left over."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

from browser.conftest import Come
from browser.player import Player
from browser.seeing import texts
from browser.staging import GAME, find, finished, play_on, put
from browser.visitor import Visitor
from legendarium.locale import LANGUAGES, Words
from legendarium.table import Record
from legendarium.tashkalar.position import Position
from legendarium.tashkalar.setup import Setup

LOCALE = Path(__file__).resolve().parents[2] / "src" / "legendarium" / "locale"
OTHERS = LANGUAGES[1:]
PEOPLE = {"Ada", "Benedict"}
SAME = {
    # Names, notation and keys are the same everywhere.
    "Legendarium", "Tash-Kalar", "game-icons.net", "CC BY 3.0", "Enter", "Esc", "English",
}  # fmt: skip
ALIKE = {
    # Words that the language itself spells like English.
    "cs": {"Chat", "bot", "online", "offline"},
    "de": {"Arena", "Chat", "Links", "Notation", "Highland", "offline", "online"},
    "pl": {"bot", "online", "offline"},
    "ru": set[str](),
}
CARD_FILES = (
    "cards-highland",
    "cards-imperial",
    "cards-legends",
    "cards-sylvan",
    "flares",
    "tasks",
)


def _lobby(visitor: Visitor) -> None:
    options = {"form": "melee", "seats": 3, "schools": {"how": "draft"}}
    table = {"game": "tash-kalar", "options": options, "public": True, "bots": {"1": "greedy"}}
    visitor.ask("POST", "/tables", table)
    visitor.go("/")
    expect(visitor.page.get_by_role("listitem").first).to_be_visible()


def _account(visitor: Visitor) -> None:
    visitor.go("/account")
    visitor.page.locator("summary").last.click()


def _table(visitor: Visitor) -> None:
    record = find(Setup("high-form", ("northern", "sylvan")), _is_rich)
    visitor.go(f"/t/{play_on(visitor, record, bots={1: 'random'})}")
    player = Player(visitor).arrive()
    visitor.page.keyboard.press("?")
    visitor.page.keyboard.press("o")
    player.hand.first.focus()
    for summary in visitor.page.locator("summary").all():
        if summary.evaluate("(each) => !each.parentElement.open"):
            summary.click()


def _is_rich(position: Position) -> bool:
    asked = GAME.question(position)
    kinds = {option.kind for option in asked.options} if asked else set()
    return asked is not None and asked.seat == 0 and {"place", "summon", "discard"} <= kinds


def _waiting(visitor: Visitor) -> None:
    options = {"form": "duel", "teams": True, "schools": {"how": "random"}}
    made = visitor.ask("POST", "/tables", {"game": "tash-kalar", "options": options})
    visitor.go(f"/t/{made['code']}")


def _result(visitor: Visitor) -> None:
    visitor.go(f"/t/{put(visitor, _game())}")
    expect(visitor.page.get_by_role("heading", name="Statistics")).to_be_visible()
    visitor.page.locator("summary").last.click()


def _review(visitor: Visitor) -> None:
    code = put(visitor, _game())
    visitor.go(f"/t/{code}/moment/{len(_game().choices) // 2}")
    expect(visitor.page.get_by_role("grid", name="Arena")).to_be_visible()
    visitor.page.locator("summary").last.click()


def _game() -> Record:
    return finished("melee", players=("Ada", "Benedict"))


def _plain(path: str) -> Callable[[Visitor], None]:
    def open_page(visitor: Visitor) -> None:
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")

    return open_page


PAGES: dict[str, Callable[[Visitor], None]] = {
    "lobby": _lobby,
    "new": _plain("/new"),
    "waiting": _waiting,
    "table": _table,
    "result": _result,
    "review": _review,
    "games": _plain("/games"),
    "account": _account,
    "cards": _plain("/cards"),
    "help": _plain("/help"),
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_speaks_each_language(come: Come, name: str) -> None:
    visitor = come("Benedict")
    PAGES[name](visitor)
    page = visitor.page
    page.wait_for_load_state("networkidle")
    english = {_bare(text) for text in texts(page) if _is_english(text)}
    assert len(english) > 10
    for language in OTHERS:
        page.locator("header select").select_option(language)
        page.wait_for_function("(wanted) => document.documentElement.lang === wanted", arg=language)
        _wait_for_language(visitor, language, english)


def _wait_for_language(visitor: Visitor, language: str, english: set[str]) -> None:
    """Wait until the whole page has changed: as much is said as before, and nothing in English."""
    wanted = english - _equal(language) - ALIKE[language]
    found: set[str] = set()

    def has_changed() -> bool:
        found.clear()
        found.update(_bare(text) for text in texts(visitor.page))
        return len(found) >= len(english) and not wanted & found

    try:
        visitor.wait(has_changed, f"a page in {language}")
    except AssertionError:
        raise AssertionError(f"English in {language}: {sorted(wanted & found)}") from None


def _is_english(text: str) -> bool:
    """Whether a text has words, beside names and what is the same everywhere."""
    for name in sorted(PEOPLE | SAME, key=len, reverse=True):
        text = text.replace(name, " ")
    without_squares = re.sub(r"\b[a-i][1-9]\b|https?://\S+", " ", text)
    return re.search(r"[A-Za-z]{2,}", without_squares) is not None


def _bare(text: str) -> str:
    """A text without squares and signs at its ends, which change nothing about its language."""
    return re.sub(r"\([a-i][1-9]\)", "", text).strip(" ·,.:")


@cache
def _equal(language: str) -> frozenset[str]:
    """Texts of cards, flares and tasks that are the same in English and this language.

    They are spelled alike, or not translated yet, as only a release demands.
    """
    english, other = Words(), Words(language)
    texts = {name: english.say(name) for name in _texts_of_cards()}
    return frozenset(_bare(text) for name, text in texts.items() if other.say(name) == text)


def _texts_of_cards() -> Iterator[str]:
    """The names of the messages and attributes of all cards."""
    for file in CARD_FILES:
        text = (LOCALE / "en" / f"{file}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                yield entry.id.name
                yield from (f"{entry.id.name}.{each.id.name}" for each in entry.attributes)


@pytest.mark.parametrize("language", OTHERS)
def test_the_language_of_the_browser_is_spoken_at_once(come: Come, language: str) -> None:
    visitor = come(locale=language)
    page = visitor.go("/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    english = come()
    heading = english.go("/").get_by_role("heading", level=1).inner_text()
    expect(page.get_by_role("heading", level=1)).not_to_have_text(heading)


@pytest.mark.parametrize("language", OTHERS)
def test_the_server_refuses_in_the_language_of_the_reader(come: Come, language: str) -> None:
    visitor, english = come(locale=language), come()
    for each in (visitor, english):
        each.expect("404")
    theirs = visitor.go("/t/nosuchtable").locator("main p").first.inner_text()
    ours = english.go("/t/nosuchtable").locator("main p").first.inner_text()
    assert theirs != ours
