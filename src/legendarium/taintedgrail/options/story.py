"""The options of the story: choices of pages, who pays and who receives, menhirs, mercy."""

from __future__ import annotations

from legendarium.table.message import Option
from legendarium.taintedgrail.names import PaymentName


class Choose(Option, kind="choice"):
    """Take a choice of a page."""

    id: str


class LetReceive(Option, kind="receive"):
    """Let this member have a gain or a penalty (EXP-5)."""

    who: str


class PickMember(Option, kind="choose-member"):
    """Make this member `me`."""

    who: str


class EachOwn(Option, kind="each-own"):
    """Everybody pays an equal share."""


class PayWith(Option, kind="pay"):
    """Let this member pay the next unit of a cost (PTY-6)."""

    who: str
    what: PaymentName


class PayOwn(Option, kind="pay-own"):
    """Pay a toll alone (PTY-4)."""

    who: str


class Share(Option, kind="share"):
    """Let the party pay a toll together (PTY-6)."""

    who: str


class DropOut(Option, kind="drop-out"):
    """Leave the action instead of paying a toll (PTY-4)."""

    who: str


class Activate(Option, kind="activate"):
    """Make a character active (CMB-6); without a name, light the menhir."""

    who: str | None = None


class AcceptMercy(Option, kind="accept"):
    """Accept mercy (DTH-9)."""


class EndGame(Option, kind="end"):
    """End the game instead of accepting mercy (DTH-9)."""
