"""Writes the save sheet: as plain text in A4 pages, or as HTML to print."""

from __future__ import annotations

import os
from collections.abc import Iterator
from html import escape
from pathlib import Path

from legendarium.cli.tale.pen import Pen
from legendarium.cli.tale.session import Session
from legendarium.cli.tale.sheet_content import Section, sections, sheet_title
from legendarium.cli.terminal.files import read_text, reason, replace
from legendarium.table import BadSave
from legendarium.taintedgrail.position import Position

PAGE_COLUMNS = 78
PAGE_ROWS = 60
"""What fits on an A4 page in a common monospaced font."""
INDENT = 4
SHEET_MARK = "Legendarium"
"""The word that every sheet starts with, so that no other file is overwritten."""
_STYLE = """
@page { size: A4; margin: 15mm }
body { font: 10pt/1.35 Georgia, serif; max-width: 180mm; margin: 1em auto; color: #222 }
h1 { font-size: 14pt } h2 { font-size: 11pt; margin: 1em 0 .2em; border-bottom: 1px solid #999 }
section { break-inside: avoid } table { border-collapse: collapse; width: 100% }
th { text-align: left; font-weight: normal; color: #666; width: 32mm; vertical-align: top }
th, td { padding: .1em .5em .1em 0 }
"""


def default_name(p: Position, extension: str) -> str:
    """The default name of a file of this game."""
    return f"{p.campaign.id}-day-{p.day}.{extension}"


def write_sheet(pen: Pen, session: Session, path: Path, name: str) -> None:
    """Write the sheet, as HTML if the name has that extension; raises BadSave with one sentence."""
    is_html = path.suffix.lower() in (".html", ".htm")
    text = sheet_html(pen, session) if is_html else sheet_text(pen, session)
    try:
        if os.path.lexists(path) and not _is_sheet(path):
            raise BadSave(pen.say("tale-sheet-refused", file=name))
        replace(path, text)
    except (OSError, ValueError) as error:
        why = pen.say(reason(error))
        raise BadSave(pen.say("save-failed", file=name, reason=why)) from None


def _is_sheet(path: Path) -> bool:
    try:
        beginning = read_text(path)[:200]
    except BadSave:
        return False
    return SHEET_MARK in beginning and not beginning.lstrip().startswith("{")


# Text ---------------------------------------------------------------------------------------------


def sheet_text(pen: Pen, session: Session) -> str:
    """Pages of plain text, separated by form feeds; a section that fits a page is not split."""
    title = sheet_title(pen, session.position)
    pages: list[list[str]] = [[title, "=" * min(PAGE_COLUMNS, len(title))]]
    for section in sections(pen, session):
        block = ["", *_section_text(pen, section)]
        if len(pages[-1]) + len(block) > PAGE_ROWS:
            pages.append([title])
        for line in block:
            if len(pages[-1]) >= PAGE_ROWS:
                pages.append([title])
            pages[-1].append(line)
    return "\f".join("\n".join(page) + "\n" for page in pages)


def _section_text(pen: Pen, section: Section) -> Iterator[str]:
    yield section.title
    yield "-" * min(PAGE_COLUMNS, len(section.title))
    for line in section.lines:
        text = f"{line.label}: {line.value}"
        for wrapped in pen.wrap(text, PAGE_COLUMNS, " " * INDENT, "  "):
            yield wrapped.plain


# HTML ---------------------------------------------------------------------------------------------


def sheet_html(pen: Pen, session: Session) -> str:
    """The same as one page of HTML without external resources."""
    title = escape(sheet_title(pen, session.position))
    parts = [
        f"<!-- {SHEET_MARK} -->\n<!doctype html>",
        f'<html lang="{pen.words.language}"><head><meta charset="utf-8">',
        f"<title>{title}</title><style>{_STYLE}</style></head><body>",
        f"<h1>{title}</h1>",
    ]
    for section in sections(pen, session):
        rows = "".join(
            f"<tr><th>{escape(line.label)}</th><td>{escape(line.value)}</td></tr>"
            for line in section.lines
        )
        heading = escape(section.title)
        parts.append(f"<section><h2>{heading}</h2><table>{rows}</table></section>")
    return "\n".join([*parts, "</body></html>", ""])
