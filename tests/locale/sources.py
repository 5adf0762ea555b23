"""Which messages the program says: read from its Python sources and from those of the client.

A name that is put together is told as a family: `t(`why-${reason}`)` and `say(f"why-{reason}")`
both as `why-{}`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import legendarium

PACKAGE = Path(legendarium.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"

CALL = re.compile(r"(?<![\w.#$])(?:t|say|has|ifWritten)\(")
COMPARISON = re.compile(r"""[!=]==?\s*["'][^"']*["']""")
TEMPLATE = re.compile(r"`([^`]*)`")
QUOTED = re.compile(r"""["']([a-z][a-z0-9-]*(?:\.[a-z]+)?)["']""")
FAMILY = re.compile(r"`([a-z][a-z0-9]*-\$\{[^}`]*\}[a-z.-]*)`")


def said_in_python() -> Iterator[str]:
    """The first argument of every call of `say`."""
    for source in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _is_say(node.func):
                yield from _texts(node.args[0])


def _is_say(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name == "say"


def _texts(argument: ast.expr) -> Iterator[str]:
    if isinstance(argument, ast.Constant):
        yield str(argument.value)
    elif isinstance(argument, ast.JoinedStr):
        yield "".join(
            str(part.value) if isinstance(part, ast.Constant) else "{}" for part in argument.values
        )
    elif isinstance(argument, ast.IfExp):
        yield from _texts(argument.body)
        yield from _texts(argument.orelse)


def said_in_client() -> Iterator[str]:
    """The first argument of every call that says a message, and families named elsewhere."""
    for code in client_sources():
        for call in CALL.finditer(code):
            argument = COMPARISON.sub("", _first_argument(code, call.end()))
            yield from map(_family, TEMPLATE.findall(argument))
            yield from QUOTED.findall(TEMPLATE.sub("", argument))
        yield from map(_family, FAMILY.findall(code))


def client_sources() -> Iterator[str]:
    """What the client is made of, without its tests."""
    for source in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        if not source.name.endswith((".test.ts", ".d.ts")):
            yield source.read_text(encoding="utf-8")


def _first_argument(code: str, start: int) -> str:
    depth, quote = 0, ""
    for at in range(start, len(code)):
        letter = code[at]
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'`":
            quote = letter
        elif letter in "([{":
            depth += 1
        elif depth == 0 and letter in ",)":
            return code[start:at]
        elif letter in ")]}":
            depth -= 1
    return code[start:]


def _family(template: str) -> str:
    return re.sub(r"\$\{[^}]*\}", "{}", template)


def quoted() -> set[str]:
    """Every text in quotes that might name a message; in the client only one with a hyphen."""
    python = (source.read_text(encoding="utf-8") for source in PACKAGE.rglob("*.py"))
    found = {name for code in python for name in QUOTED.findall(code)}
    in_client = {name for code in client_sources() for name in QUOTED.findall(code)}
    return found | {name for name in in_client if "-" in name}


def listed(path: str, start: str, pattern: str = r'"([a-z0-9-]+)"') -> list[str]:
    """The names in a list of the client: from where it starts to its closing bracket."""
    code = (CLIENT / path).read_text(encoding="utf-8")
    _, found, rest = code.partition(start)
    assert found, f"{path} has no {start!r}"
    return re.findall(pattern, re.split(r"^\s*\]|\] as const|\];", rest, flags=re.MULTILINE)[0])
