"""Going insane: what the card does while Terror is on a red space (INS-1, INS-2).

That the card is attached is a function of the track (`tracks.is_insane`); nightmares instead of
dreams are read in the evening, and Terror past the top costs Health on the track itself.
"""

from __future__ import annotations

from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.tracks import is_insane, lose_energy


def toss_for_madness(p: Position, who: str) -> bool:
    """After paying for Travel or Explore: on tails an insane character loses more Energy.

    It is lost, not paid, so the action goes on whatever is there. Returns whether it was tails.
    """
    character = p.character(who)
    if not p.settings.insane_energy or not is_insane(p, character):
        return False
    tails = p.roll(2) == 2
    p.tell("madness", who=who, coin="tails" if tails else "heads")
    if tails:
        lose_energy(p, character, p.settings.insane_energy)
    return tails
