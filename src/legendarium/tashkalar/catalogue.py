"""The forms, and everything that is printed on the material, as JSON for clients."""

from __future__ import annotations

from legendarium.tashkalar.arena import GREEN, NAME, RED
from legendarium.tashkalar.cards import Card, Deck
from legendarium.tashkalar.catalogue_shapes import (
    CardShape,
    CatalogueShape,
    DeckShape,
    FlareShape,
    FormShape,
    SquareKind,
    TaskShape,
)
from legendarium.tashkalar.flares import FLARES
from legendarium.tashkalar.form import MARKS_OF_START, Form
from legendarium.tashkalar.forms import FORMS
from legendarium.tashkalar.position import ACTIONS_OF_FIRST_TURN, ACTIONS_OF_TURN
from legendarium.tashkalar.reasons import REASONS
from legendarium.tashkalar.schools import DECK
from legendarium.tashkalar.scoring import SCORING
from legendarium.tashkalar.scoring.base import (
    COMMONS_FOR_A_POINT,
    POINTS_FOR_HEROIC,
    POINTS_FOR_LEGENDARY,
)
from legendarium.tashkalar.setup import COLOUR_OF_SCHOOL
from legendarium.tashkalar.table_shapes import DeckName, FormName
from legendarium.tashkalar.tasks import TASKS


def make_catalogue() -> CatalogueShape:
    """The catalogue; it is the same for every game."""
    return {
        "game": "tash-kalar",
        "forms": make_forms(),
        "actions": {"first_turn": ACTIONS_OF_FIRST_TURN, "turn": ACTIONS_OF_TURN},
        "destroyed": {
            "legendary": POINTS_FOR_LEGENDARY,
            "heroic": POINTS_FOR_HEROIC,
            "commons": COMMONS_FOR_A_POINT,
        },
        "decks": make_decks(),
        "colours": dict(COLOUR_OF_SCHOOL),
        "cards": {
            name: _card(deck.key, card)
            for deck in DECK.values()
            for name, card in deck.cards.items()
        },
        "flares": {
            name: FlareShape(upper=flare.upper.more, lower=flare.lower.more)
            for name, flare in FLARES.items()
        },
        "tasks": {
            name: TaskShape(points=task.points, category=task.category, advanced=task.advanced)
            for name, task in TASKS.items()
        },
        "reasons": {reason: rule for reason, rule in REASONS.items() if rule},
        "squares": {name: _kind(square) for square, name in NAME.items()},
    }


def make_forms() -> dict[FormName, FormShape]:
    """Every form by its key, in order."""
    return {key: _form(form) for key, form in FORMS.items()}


def _form(form: Form) -> FormShape:
    scoring = SCORING[form.scoring]
    sides = sorted(form.numbers_of_sides)
    return {
        "order": form.order,
        "scoring": form.scoring,
        "has_tasks": form.has_tasks,
        "scores_by_colour": form.scores_by_colour,
        "destruction_scores": scoring.destruction_scores,
        "flare_scores": scoring.flare_scores,
        "points_to_end": {str(number): form.points_to_end[number] for number in sides},
        "compared_by": {str(number): list(scoring.compared_by(number)) for number in sides},
        "stock": {str(number): form.stock(number) for number in sides},
        "seats": list(form.seats),
        "team_seats": list(form.team_seats),
        "legends": form.legends,
        "improvises": form.improvises,
        "hand": form.hand,
        "legends_in_hand": form.legends_in_hand,
        "sideways": form.sideways,
        "open_tasks": form.open_tasks,
        "advanced_tasks": form.advanced_tasks,
        "max_first_points": form.max_first_points,
        "first_of_category": form.first_of_category,
        "open_of_category": form.open_of_category,
        "start": form.start,
        "start_pieces": MARKS_OF_START[form.start],
        "may_discard": form.may_discard,
        "may_concede": form.may_concede,
        "has_last_turns": form.has_last_turns,
        "rules": dict(form.rules),
    }


def make_decks() -> dict[DeckName, DeckShape]:
    """Every deck by its key, in order."""
    return {key: _deck(deck) for key, deck in DECK.items()}


def _deck(deck: Deck) -> DeckShape:
    return {"order": deck.order, "schools": list(deck.schools), "size": len(deck.cards)}


def _card(deck: str, card: Card) -> CardShape:
    return {
        "deck": deck,
        "rank": card.rank.word,
        "drawing": list(card.pattern.drawing),
        "marks": list(card.pattern.mark_drawing),
        "directions": list(card.pattern.directions),
    }


def _kind(square: int) -> SquareKind:
    return "red" if square & RED else "green" if square & GREEN else "plain"
