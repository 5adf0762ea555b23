"""The options of an encounter."""

from __future__ import annotations

from legendarium.table.message import Option
from legendarium.taintedgrail.names import DeckName


class FaceEncounter(Option, kind="choose-encounter"):
    """Meet one of the drawn encounters."""

    card: str


class FaceGuardian(Option, kind="guardian"):
    """Meet this guardian first (GRD-6)."""

    card: str


class JoinedBy(Option, kind="join-encounter"):
    """Let a group of bystanders join (PTY-9)."""

    who: tuple[str, ...]


class LeaveOutCard(Option, kind="leave-out"):
    """Set a card aside for the whole encounter (CMB-3)."""

    card: str


class Keep(Option, kind="keep"):
    """Keep the hand (CMB-5), or one of the new cards (DEV-1)."""

    who: str | None = None
    deck: DeckName | None = None
    card: str | None = None


class RedrawHand(Option, kind="redraw"):
    """Discard the hand and draw one card fewer (CMB-5)."""


class PlayCard(Option, kind="play"):
    """Play a card of the hand (CMB-9)."""

    card: str


class PlayTopCard(Option, kind="play-top"):
    """Play the top card of the deck, in panic (CMB-40)."""


class StopPlaying(Option, kind="stop"):
    """Play no more cards."""


class LinkWithMagic(Option, kind="pay-magic"):
    """Pay 1 Magic for a magic key (SEQ-2)."""

    who: str | None = None
    """Only the active character can pay."""


class Spend(Option, kind="spend"):
    """Pay the charges of a card in the sequence (SEQ-5)."""

    card: str
    place: int


class Agree(Option, kind="agree"):
    """Agree to the use of charges by another character (SEQ-5)."""


class Disagree(Option, kind="disagree"):
    """Do not agree to the use of charges (SEQ-5)."""


class DiscardOne(Option, kind="discard"):
    """Discard a card of the hand (CMB-31), or an item."""

    card: str | None = None
    who: str | None = None
    item: str | None = None


class Stay(Option, kind="stay"):
    """Stay after the attack."""


class Flee(Option, kind="flee"):
    """Flee (CMB-21)."""


class NoAgreement(Option, kind="no-agreement"):
    """Let the lowest number be active, without an agreement (CMB-6)."""
