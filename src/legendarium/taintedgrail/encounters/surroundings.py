"""What becomes of the action around an encounter when somebody leaves it (PTY-5, CMB-22)."""

from __future__ import annotations

from collections.abc import Iterator

from legendarium.taintedgrail.content.model import COMBAT, DIPLOMACY, Campaign, Passage
from legendarium.taintedgrail.position import Position, Step
from legendarium.taintedgrail.scenes import leave_scenes

_SPEAKS = "fled_last_encounter"


def depart(p: Position, who: str, fled: bool) -> None:
    """A character that left the encounter leaves the action around it too.

    Not where the text that started the encounter says what happens after a flight, and not with
    `flight_leaves_action` off: then it leaves the scene of the encounter alone.
    """
    stays = fled and (not p.settings.flight_leaves_action or _text_speaks_of_flight(p))
    leave_scenes(p, who, _depth(p) if stays else 0)


def _depth(p: Position) -> int:
    """How many scenes lie around that of the encounter."""
    depth = len(p.scenes) - 1
    while p.scenes[depth].source not in (COMBAT, DIPLOMACY):
        depth -= 1
    return depth


def _text_speaks_of_flight(p: Position) -> bool:
    """Whether what is still to be done in the action asks if somebody fled."""
    return any(
        isinstance(word, str) and _speaks(p.campaign, word)
        for now in _steps_around(p)
        for word in now.args
    )


def _steps_around(p: Position) -> Iterator[Step]:
    """The steps of the scene around the encounter's: between the ends of the two."""
    depth = _depth(p)
    inside = len(p.scenes) - depth
    if depth and p.scenes[depth - 1].source == "gathered":
        inside += 1  # all in the location were gathered for it (PTY-8): look around them
    for now in reversed(p.agenda):
        if now.name == "close_scene":
            inside -= 1
            if inside < 0:
                return
        elif inside == 0:
            yield now


def _speaks(campaign: Campaign, word: str) -> bool:
    """Whether a script, a passage, or the passage that follows it asks about flight."""
    passage = campaign.passages.get(word)
    if passage is None:
        return _SPEAKS in word
    after = campaign.passages.get(passage.exit.to)
    return _asks(passage) or (after is not None and _asks(after))


def _asks(passage: Passage) -> bool:
    texts = [passage.effect, *(one.condition for one in passage.redirections)]
    texts += [text for choice in passage.choices for text in (choice.needs, choice.effect)]
    return any(_SPEAKS in text for text in texts)
