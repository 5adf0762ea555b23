"""The help for a player: what they could work out themselves about summonings, tasks and flares.

If something is not possible, the name of a reason says why (`reasons.REASONS`); each has a message
`why-<name>`.
"""

from __future__ import annotations

from legendarium.table import SPECTATOR
from legendarium.tashkalar.arena import Squares
from legendarium.tashkalar.card_help import card_help
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.names import Colour
from legendarium.tashkalar.options import Claim
from legendarium.tashkalar.position import COMMON, LEGENDARY, Player, Position, Stage
from legendarium.tashkalar.scoring.by_tasks import current_task_facts
from legendarium.tashkalar.shapes import (
    CardHelp,
    DifferenceShape,
    FlareHelp,
    HelpShape,
    StockShape,
    TaskHelp,
)
from legendarium.tashkalar.task_progress import progress
from legendarium.tashkalar.tasks import TASKS
from legendarium.tashkalar.view import View

ACTIONS: tuple[str, ...] = ("place", "summon", "discard", "flare", "end-turn")


def help(view: View) -> HelpShape:
    """The help for the seat of a view, whether or not it is its turn."""
    position, blocked = view.position, _why_blocked(view)
    cards: dict[str, CardHelp] = {}
    flare: FlareHelp | None = None
    actions: dict[str, str | None] = dict.fromkeys(ACTIONS, blocked)
    if view.seat != SPECTATOR:
        own = _as_if_in_turn(position, view.seat)
        cards = card_help(own, blocked or _no_summoning_now(own))
        flare = _flare(own, blocked)
        actions = _actions(own, blocked, cards, flare)
    if blocked == "start" and view.question and view.question.seat == view.seat:
        actions["place"] = None
    return {
        "cards": cards,
        "actions": actions,
        "flare": flare,
        "tasks": _tasks(position),
        "stocks": _stocks(position),
        "lost": _lost(view, actions, flare),
    }


def _why_blocked(view: View) -> str | None:
    """Why the reader can do nothing at all now; None if they are asked for an action."""
    position, asked = view.position, view.question
    if asked is None:
        return "game-over"
    if view.seat == SPECTATOR:
        return "watching"
    if position.stage == Stage.START:
        return "start"
    if asked.seat != view.seat:
        is_given = position.handed_over and position.seat == view.seat
        return "handed-over" if is_given else "not-your-turn"
    return None if asked.kind == "action" else "action-running"


def _as_if_in_turn(position: Position, seat: int) -> Position:
    """The position as it would be were it this seat's turn."""
    if position.seat == seat:
        return position
    own = position.copy()
    own.seat = seat
    own.war_summoner = False
    return own


def _no_summoning_now(own: Position) -> str | None:
    if own.handed_over:
        return "handed-over"
    return None if own.actions else "no-action"


def _flare(own: Position, blocked: str | None) -> FlareHelp | None:
    name = own.players[own.seat].flare
    if name is None:
        return None
    card = FLARES[name]
    upper = DifferenceShape(needs=card.upper.more, now=_lead(own, own.upgraded))
    lower = DifferenceShape(needs=card.lower.more, now=_lead(own, own.occupied))
    is_met = any(part["now"] >= part["needs"] for part in (upper, lower))
    given = "handed-over" if own.handed_over else None
    return {
        "upper": upper,
        "lower": lower,
        "why": blocked or given if is_met else "flare-condition",
    }


def _lead(own: Position, among: Squares) -> int:
    """How many more of these pieces the opponent with the most has (8.1)."""
    counts = [(pieces & among).bit_count() for pieces in own.owners]
    mine = counts.pop(own.side)
    return max(0, *(number - mine for number in counts))


def _actions(
    own: Position, blocked: str | None, cards: dict[str, CardHelp], flare: FlareHelp | None
) -> dict[str, str | None]:
    player = own.players[own.seat]
    return {
        "place": blocked or (None if own.actions else "no-action"),
        "summon": blocked or _no_summoning_now(own) or _no_card(cards),
        "discard": blocked or _no_discard(own, player),
        "flare": "no-flare" if flare is None else flare["why"],
        "end-turn": blocked or ("actions-left" if own.actions else None),
    }


def _no_card(cards: dict[str, CardHelp]) -> str | None:
    return None if any(card["squares"] for card in cards.values()) else "no-summoning"


def _no_discard(own: Position, player: Player) -> str | None:
    if not own.setup.rules.may_discard:
        return "not-in-first-game"
    if own.discarded:
        return "discarded-already"
    return _no_summoning_now(own) or (None if player.hand else "no-being")


def _tasks(position: Position) -> dict[str, TaskHelp]:
    """The current tasks, with the progress of the side whose turn it is."""
    if position.tasks is None:
        return {}
    facts = current_task_facts(position)
    found: dict[str, TaskHelp] = {}
    for task in position.tasks.current:
        have, need = progress(task, facts)
        found[task] = {
            "points": TASKS[task].points,
            "have": have,
            "need": need,
            "claimable": have == need,
        }
    return found


def _stocks(position: Position) -> dict[Colour, StockShape]:
    return {
        colour: {
            "pieces": max(0, position.stock(side, COMMON)),
            "legendary": max(0, position.stock(side, LEGENDARY)),
        }
        for side, colour in enumerate(position.setup.colours)
    }


def _lost(view: View, actions: dict[str, str | None], flare: FlareHelp | None) -> list[str]:
    """The flare or tasks that ending the turn, or declining to claim, would forgo."""
    asked = view.question
    if asked is not None and asked.seat == view.seat and asked.kind == "claim":
        return [option.task for option in asked.options if isinstance(option, Claim)]
    if actions["end-turn"] is None and flare is not None and flare["why"] is None:
        return [str(view.position.players[view.seat].flare)]
    return []
