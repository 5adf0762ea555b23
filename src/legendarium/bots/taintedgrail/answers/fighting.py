"""The questions of an encounter, each answered by how it looks afterwards."""

from __future__ import annotations

from legendarium.bots.taintedgrail.imagination.blows import active, encounter_of, goal, progress
from legendarium.bots.taintedgrail.imagination.imagining import Imagined, do, imagine
from legendarium.bots.taintedgrail.imagination.pricing import pay_price
from legendarium.bots.taintedgrail.judgement.attack_tables import harm
from legendarium.bots.taintedgrail.judgement.cards import quality
from legendarium.bots.taintedgrail.judgement.outlook import (
    after_attack,
    flight,
    outlook,
    play_worth,
)
from legendarium.bots.taintedgrail.judgement.people import STORES, person
from legendarium.bots.taintedgrail.judgement.readiness import follow_up, key_gives
from legendarium.table import Option
from legendarium.taintedgrail.abilities import card_of, known
from legendarium.taintedgrail.content.model import COMBAT
from legendarium.taintedgrail.encounters.attack import attack_now
from legendarium.taintedgrail.encounters.bonuses import met_by
from legendarium.taintedgrail.encounters.keys import meetings
from legendarium.taintedgrail.encounters.preview import preview
from legendarium.taintedgrail.encounters.row import right_halves
from legendarium.taintedgrail.position import Position

MAGIC = STORES["magic"][1]
POOR_HAND = 0.5
"""A hand that makes no progress with the encounter card is drawn anew."""
FORCED = 1
"""The progress that the unknown top card makes, played in panic."""
USE = 0.3
"""What an ability must bring above its price."""


def play(p: Position, options: list[Option]) -> Option:
    """The card, ability, stop or flight with the best outlook."""
    for option in options:
        if option.kind in ("use", "spend") and _helps(p, option):
            return option
    worth = {option: _worth(p, option) for option in options if option.kind not in ("use", "spend")}
    return max(worth, key=lambda option: worth[option])


def _worth(p: Position, option: Option) -> float:
    if option.kind == "play":
        return card_worth(p, option.get("card"))
    if option.kind == "flee":
        return flight(p)
    im = imagine(p, (active(p).id,))
    if option.kind == "play-top":
        encounter_of(im.p).plays += 1
        _advance(im, FORCED)
    elif not encounter_of(p).plays:
        do(im, p.card.opportunity)
        im.drawn += 1
    return after_attack(im)


def _advance(im: Imagined, much: int) -> None:
    encounter = encounter_of(im.p)
    if encounter.kind == COMBAT:
        encounter.pool += much
    else:
        encounter.affinity += much


def card_worth(p: Position, card: str) -> float:
    """The outlook after a card, with the Magic that pays best."""
    worth = play_worth(p, card)
    if active(p).magic and any(meeting.kind == "magic" for meeting in met_by(p, card)):
        rows = len(preview(p, card).magic_rows)
        for paid in range(1, min(rows, active(p).magic) + 1):
            worth = max(worth, play_worth(p, card, paid) - MAGIC * paid)
    return worth


# Abilities ---------------------------------------------------------------------------------------


def _helps(p: Position, option: Option) -> bool:
    if option.kind == "use":
        return ability_gain(p, active(p).id, option.get("ability")) > USE
    card = encounter_of(p).row[option.get("place")]
    printed = p.campaign.cards[card.number].spend
    assert printed is not None
    im = imagine(p, (active(p).id,))
    do(im, printed.effect, f"row:{option.get('place')}")
    return after_attack(im) > after_attack(imagine(p, (active(p).id,))) + 0.01


def ability_gain(p: Position, who: str, key: str) -> float:
    """How much better an ability makes the outlook, less its price."""
    ability = known(p, key)
    party = encounter_of(p).participants
    before, after = imagine(p, party, who), imagine(p, party, who)
    one = after.p.character(who)
    had = person(after.p, one)
    pay_price(after, one, ability.cost)
    price = had - person(after.p, one)
    do(after, ability.effect, card_of(key))
    if ability.on == "attack":
        return _struck(after) - _struck(before) - price
    return after_attack(after) - after_attack(before) - price


def _struck(im: Imagined) -> float:
    """The outlook after the attack that was announced."""
    do(im, attack_now(im.p))
    return outlook(im)


# Small questions ---------------------------------------------------------------------------------


def after_the_attack(p: Position, options: list[Option]) -> Option:
    """Stay, or flee where that looks better."""
    stays = outlook(imagine(p, (active(p).id,)))
    wanted = "flee" if flight(p) > stays else "stay"
    return next(option for option in options if option.kind == wanted)


def redraw(p: Position, options: list[Option]) -> Option:
    """A full hand without any use is drawn anew."""
    one = p.character(p.agenda[-1].args[0])
    poor = len(one.hand) > 2 and follow_up(p, one) < POOR_HAND
    wanted = "redraw" if poor else "keep"
    return next(option for option in options if option.kind == wanted)


def pay_magic(p: Position, options: list[Option]) -> Option:
    """Pay where the key gives much, or wins."""
    beside, number = p.agenda[-1].args
    card = encounter_of(p).placing
    assert card is not None
    met = meetings(right_halves(p, beside), p.campaign.cards[card.number].left)
    gives = key_gives(met[number])
    rich = active(p).magic > 1
    wins = progress(p) + gives >= goal(p)
    pays = gives >= 2 or (gives >= 1 and (rich or wins))
    wanted = "pay-magic" if pays else "decline"
    return next((option for option in options if option.kind == wanted), options[0])


def discard(p: Position, options: list[Option]) -> Option:
    """The card that would be missed least."""
    one = p.character(p.agenda[-1].args[0])

    def missed(option: Option) -> float:
        card = option.get("card")
        alone = p.clone()
        alone.character(one.id).hand = (card,)
        kept = alone.character(one.id)
        return 2 * follow_up(alone, kept) + quality(p, one, card)

    return min(options, key=missed)


def activate(p: Position, options: list[Option]) -> Option:
    """Whoever has most to play and most to lose by waiting goes first."""
    able = [option for option in options if option.kind == "activate"]

    def eager(option: Option) -> float:
        one = p.character(option.get("who"))
        return follow_up(p, one) + 0.3 * one.health

    return max(able, key=eager)


def attack_charges(p: Position, options: list[Option]) -> Option:
    """Charges are spent where the attack hurts more than was prevented already."""
    encounter = encounter_of(p)
    hits, setback = harm(attack_now(p))
    hurts = hits > encounter.prevented_hits or setback > encounter.prevented_markers
    wanted = "spend" if hurts else "done"
    return next(option for option in options if option.kind == wanted)
