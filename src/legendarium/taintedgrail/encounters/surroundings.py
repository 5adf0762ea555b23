"""Leaving the action around an encounter when leaving the encounter (PTY-5, CMB-22)."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.taintedgrail.content.model import COMBAT, DIPLOMACY, Campaign, Passage
from legendarium.taintedgrail.position import Position, Step
from legendarium.taintedgrail.scenes import leave_scenes

_FLIGHT_QUESTION = "fled_last_encounter"


def depart(p: Position, who: str, fled: bool) -> None:
    """Let a character that left the encounter leave the action around it too.

    After a flight, it leaves only the scene of the encounter if the text that started the encounter
    handles flight, or if `flight_leaves_action` is off.
    """
    stays = fled and (not p.settings.flight_leaves_action or _text_mentions_flight(p))
    leave_scenes(p, who, _depth(p) if stays else 0)


def _depth(p: Position) -> int:
    """The number of scenes around the scene of the encounter."""
    depth = len(p.scenes) - 1
    while p.scenes[depth].source not in (COMBAT, DIPLOMACY):
        depth -= 1
    return depth


def _text_mentions_flight(p: Position) -> bool:
    """Whether the remaining steps of the action check whether somebody fled."""
    return any(
        isinstance(word, str) and _mentions_flight(p.campaign, word)
        for now in _steps_around(p)
        for word in now.args
    )


def _steps_around(p: Position) -> Iterator[Step]:
    """The steps of the scene around that of the encounter."""
    depth = _depth(p)
    inside = len(p.scenes) - depth
    if depth and p.scenes[depth - 1].source == "gathered":
        inside += 1  # skip the scene that gathered everybody in the location (PTY-8)
    for now in reversed(p.agenda):
        if now.name == "close_scene":
            inside -= 1
            if inside < 0:
                return
        elif inside == 0:
            yield now


def _mentions_flight(campaign: Campaign, word: str) -> bool:
    """Whether a script, a passage, or the passage that follows it checks for flight."""
    passage = campaign.passages.get(word)
    if passage is None:
        return _FLIGHT_QUESTION in word
    after = campaign.passages.get(passage.exit.to)
    return _passage_mentions_flight(passage) or (
        after is not None and _passage_mentions_flight(after)
    )


def _passage_mentions_flight(passage: Passage) -> bool:
    texts = [passage.effect, *(one.condition for one in passage.redirections)]
    texts += [text for choice in passage.choices for text in (choice.needs, choice.effect)]
    return any(_FLIGHT_QUESTION in text for text in texts)
