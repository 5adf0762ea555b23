"""The options of the day: actions, trading, meals, and who plays."""

from __future__ import annotations

from legendarium.table.message import Option
from legendarium.taintedgrail.names import GiftName


class Travel(Option, kind="travel"):
    """Travel to a connected location (ACT-1)."""

    who: str
    to: int


class Explore(Option, kind="explore"):
    """Explore the location (ACT-2)."""

    who: str


class DoLocalAction(Option, kind="local"):
    """Do an action of the location (ACT-3)."""

    who: str
    action: str


class DoCharacterAction(Option, kind="character"):
    """Do the action of the character's board (ACT-4)."""

    who: str


class InspectMenhir(Option, kind="menhir"):
    """Inspect the menhir of the location (ACT-5)."""

    who: str


class Use(Option, kind="use"):
    """Use an ability; in an encounter the active character does."""

    ability: str
    who: str | None = None


class Pass(Option, kind="pass"):
    """Pass for the rest of the day (TURN-4)."""

    who: str


class StartTrading(Option, kind="trade"):
    """Trade, which is not an action (PTY-7)."""


class PickUp(Option, kind="pick-up"):
    """Pick up a dropped item (DTH-4)."""

    who: str
    item: str


class Join(Option, kind="join"):
    """Bring a character into the campaign, beside one in play (PLY-3)."""

    seat: int
    character: str
    beside: str


class Leave(Option, kind="leave"):
    """Leave the campaign (PLY-2); without a name, leave the menhir as it is."""

    who: str | None = None


class FormParty(Option, kind="party"):
    """Do the action together (PTY-2)."""

    who: tuple[str, ...]


class CallOff(Option, kind="call-off"):
    """Call the action off, as the actor cannot do it alone."""

    who: str


class Give(Option, kind="give"):
    """Give something to a character in the same location (PTY-7)."""

    from_: str
    to: str
    what: GiftName
    id: str | None = None
    """Of an item or a secret."""


class GiveSecretTo(Option, kind="give-secret"):
    """Give the secret of a character who died or left (PLY-2)."""

    secret: int
    to: str


class Done(Option, kind="done"):
    """Stop asking."""

    who: str | None = None


class Decline(Option, kind="decline"):
    """Do without it."""

    who: str | None = None


class Eat(Option, kind="eat"):
    """Eat 1 Food (END-1)."""

    who: str


class GoHungry(Option, kind="go-hungry"):
    """Go hungry (END-1)."""

    who: str


class DiscardAll(Option, kind="discard-all"):
    """Discard all items, as none can be kept."""

    who: str


class Drop(Option, kind="drop"):
    """Drop an item, as a dying character has too many (DTH-2)."""

    who: str
    item: str


class EquipCard(Option, kind="equip"):
    """Turn a card of a keyword face up (ITM-1)."""

    who: str
    card: str


class TakeCharacter(Option, kind="take-character"):
    """Take a new character for a dead one (DTH-4)."""

    character: str
