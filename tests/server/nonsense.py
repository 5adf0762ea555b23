"""Messages that a broken or malicious client could send on a live connection."""

from __future__ import annotations

import json
from random import Random
from typing import Any

HUGE = 10**400
ODD: tuple[Any, ...] = (
    None, True, 0, -1, 1, 2**63, -(2**63), HUGE, -HUGE, 0.5, 1e308, "", " ", "\0", "a\0b", "\ud800",
    "\udfff\ud800", "\u202e\u2066", "\ufeff", "😀", "e\u0301" * 50, "x" * 300, "x" * 301,
    "x" * 9000, "<script>alert(1)</script>", "{$name}", "'; DROP TABLE journal; --",
    "../../etc/passwd",
    [], [[]], [None], ["a", 1], {}, {"": ""}, {"kind": 1}, {"kind": None}, {"kind": "concede"},
)  # fmt: skip

RAW: tuple[str, ...] = (
    "", " ", "\0", "null", "true", "0", "-0", "1e999", "NaN", "Infinity", '"ping"', "[]", "{}", "{",
    '{"type":', '{"type":"ping"', '{"type":"ping"}}', '{"type":"ping"} {"type":"ping"}', "\ufeff{}",
    '{"type":"nothing"}', '{"type":["ping"]}', '{"type":null}', '{"type":"PING"}',
    '{"TYPE":"ping"}', "{'type': 'ping'}", '{"type":"ping","type":"chat"}',
    '{"type":"chat","text":"\\ud800"}',
    '{"type":"chat","text":"\\u0000"}', '{"type":"chat","text":"\\x41"}', "[" * 4000,
    '{"a":' * 1500,
    '{"type":"choose","answers":0,"option":' + "[" * 3000 + "]" * 3000 + "}",
    '{"type":"choose","answers":1e3,"option":{"kind":"end-turn"}}',
    '{"type":"choose","answers":"0","option":{"kind":"end-turn"}}',
    "x" * 8_193, '"' + "y" * 100_000 + '"',
)  # fmt: skip


def templates(number: int, seats: int, options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Messages of every kind that would be right, or nearly."""
    choices = [*options[:3], *options[-3:]]
    for seat in range(-1, seats + 1):
        choices += [{"kind": "concede", "seat": seat}, {"kind": "skip", "seat": seat}]
    choices += [{"kind": "summon", "card": "knight", "square": "e5"}, {"kind": "flare"}]
    return [
        *({"type": "choose", "answers": number, "option": choice} for choice in choices),
        {"type": "take-back", "answers": number},
        {"type": "consent", "request": 1, "agree": True},
        {"type": "chat", "text": "Hello"},
        {"type": "help"},
        {"type": "hint", "answers": number, "level": "adept"},
        {"type": "ping"},
    ]


def spoiled(message: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The message with something wrong in it."""
    copy: dict[str, Any] = json.loads(json.dumps(message))
    inside = copy.get("option") if chance.random() < 0.6 else None
    body = inside if isinstance(inside, dict) and inside else copy
    name = chance.choice(list(body))
    match chance.randrange(4):
        case 0:
            del body[name]
        case 1:
            body[chance.choice(["seat", "extra", "", "\0", "seed"])] = chance.choice(ODD)
        case _:
            body[name] = chance.choice(ODD)
    return copy


def frame(number: int, seats: int, options: list[dict[str, Any]], chance: Random) -> str | bytes:
    """Something to send: hardly ever anything that makes sense."""
    match chance.randrange(10):
        case 0:
            return chance.choice(RAW)
        case 1:
            return chance.randbytes(chance.randrange(2000))
        case 2:
            text = json.dumps(chance.choice(templates(number, seats, options)))
            return text[: chance.randrange(len(text))]
        case 3:
            return "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(200)))
        case _:
            return json.dumps(spoiled(chance.choice(templates(number, seats, options)), chance))
