"""A report as a single HTML page without scripts."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

STYLE = """
body { max-width: 68rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fff;
       font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; font-size: .85rem; }
th, td { text-align: left; vertical-align: top; padding: .25rem .8rem .25rem 0;
         border-bottom: 1px solid #ddd; }
td.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
td.met { color: #2c6e2f; } .not-met { color: #a3271b; font-weight: 600; }
td.met, td.not-met, td.target, td code { white-space: nowrap; } .faint { color: #767676; }
figure { margin: 0; overflow-x: auto; } svg { max-width: 100%; height: auto; }
"""
"""The style of pages with wide tables of figures."""


def page(title: str, body: Iterable[str], style: str = STYLE, language: str = "en") -> str:
    """A whole page; `body` is HTML that follows the title."""
    return "\n".join(
        (
            f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8" />',
            '<meta name="viewport" content="width=device-width, initial-scale=1" />',
            f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>",
            f"<h1>{escape(title)}</h1>",
            *body,
            "</body>\n</html>\n",
        )
    )
