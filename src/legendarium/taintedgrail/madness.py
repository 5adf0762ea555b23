"""Going insane: the effect of the card while Terror is on a red space (INS-1, INS-2).

Whether the card is attached follows from the track (`tracks.is_insane`). Nightmares are handled by
`rest`, and the Health lost for Terror above the top space by `tracks`.
"""

from __future__ import annotations

from legendarium.taintedgrail.position import Position
from legendarium.taintedgrail.tracks import is_insane, lose_energy


def toss_for_madness(p: Position, who: str) -> bool:
    """Toss a coin after paying for Travel or Explore: on tails, an insane character loses Energy.

    Energy is lost, not paid, so the action continues in any case. Returns whether it was tails.
    """
    character = p.character(who)
    if not p.settings.insane_energy or not is_insane(p, character):
        return False
    tails = p.roll(2) == 2
    p.tell("madness", who=who, coin="tails" if tails else "heads")
    if tails:
        lose_energy(p, character, p.settings.insane_energy)
    return tails
