"""Secrets: numbered cards that are not in the item deck and never lost by chance (12.2)."""

from __future__ import annotations

from legendarium.taintedgrail import keywords
from legendarium.taintedgrail.agenda import QuestionStep, ask, plan
from legendarium.taintedgrail.content.model import Secret
from legendarium.taintedgrail.dials import set_dial
from legendarium.taintedgrail.events.characters import SecretGiven, SecretLearned, SecretLost
from legendarium.taintedgrail.options.day import GiveSecretTo
from legendarium.taintedgrail.position import Character, Position, Possession

FIRST_DIAL = 1
"""A dial that is placed without a stated value begins at 1 (2.4)."""


def secret_of(p: Position, possession: Possession) -> Secret:
    """The secret of a possession."""
    return p.campaign.secrets[int(possession.id)]


def is_personal(p: Position, possession: Possession) -> bool:
    """Whether this is a secret that can never change its owner (SEC-3)."""
    return possession.kind == "secret" and secret_of(p, possession).personal


def holder(p: Position, number: int) -> Character | None:
    """The owner of a secret, who may have left the campaign (PLY-2)."""
    for character in (*p.characters, *p.absent):
        if keywords.find(character, "secret", str(number)) is not None:
            return character
    return None


def is_in_pool(p: Position, number: int) -> bool:
    """Whether a secret can still be gained: each exists once."""
    return f"secret:{number}" not in p.removed and holder(p, number) is None


def gain_secret(p: Position, who: str, number: int) -> bool:
    """Take a secret from the pool; returns whether it was there."""
    if not is_in_pool(p, number):
        return False
    secret = p.campaign.secrets[number]
    p.tell(SecretLearned(who, number))
    if secret.dial:
        set_dial(p, secret.dial, FIRST_DIAL, "secret", number)
    keywords.receive(p, p.character(who), Possession("secret", str(number), charges=secret.charges))
    if secret.quest is not None:
        plan(p, ("activate_quest", secret.quest.id))
    return True


def lose_secret(p: Position, who: str, number: int) -> bool:
    """Return a secret and its dials to the pool; returns whether the character had it."""
    character = p.character(who)
    held = keywords.find(character, "secret", str(number))
    if held is None:
        return False
    keywords.remove_possession(character, held)
    clear_dials(p, number)
    p.tell(SecretLost(who, number))
    return True


def clear_dials(p: Position, number: int) -> None:
    """Remove the dials on a secret."""
    for name, dial in list(p.dials.items()):
        if dial.on == "secret" and dial.number == number:
            del p.dials[name]


@ask
class GiveSecret(QuestionStep[GiveSecretTo]):
    """Who gets a secret whose owner died or left; its player decides (DTH-4, PLY-2)."""

    kind = "give-secret"

    @staticmethod
    def seats(p: Position, seat: int, number: int, charges: int) -> tuple[int, ...]:
        """The player of its former owner."""
        return (seat,)

    @staticmethod
    def options(p: Position, seat: int, number: int, charges: int) -> list[GiveSecretTo]:
        """Every character in play."""
        others = p.by_number(one.id for one in p.characters)
        return [GiveSecretTo(number, one) for one in others]

    @staticmethod
    def take(p: Position, option: GiveSecretTo, seat: int, number: int, charges: int) -> None:
        """Give the secret to this character."""
        to = option.to
        p.tell(SecretGiven(number, to))
        keywords.receive(p, p.character(to), Possession("secret", str(number), charges=charges))


def give_away(p: Position, seat: int, possessions: tuple[Possession, ...]) -> None:
    """Ask who gets each of these secrets that is not personal."""
    plan(
        p,
        *(
            (GiveSecret, seat, int(one.id), one.charges)
            for one in possessions
            if one.kind == "secret" and not is_personal(p, one)
        ),
    )
