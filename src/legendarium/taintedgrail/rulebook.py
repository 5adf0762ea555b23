"""Imports every module of rules, so that all steps are registered with the agenda."""

from __future__ import annotations

from legendarium.taintedgrail import (
    actions,
    arrivals,
    day,
    death,
    decks,
    development,
    dying,
    events,
    journal,
    setup,
    trading,
)
from legendarium.taintedgrail.agenda import rules
from legendarium.taintedgrail.encounters import beginning
from legendarium.taintedgrail.encounters import verbs as encounter_verbs
from legendarium.taintedgrail.verbs import amounts, charging, possessions, storyline, world

RULE_MODULES = (
    setup,
    day,
    actions,
    arrivals,
    trading,
    beginning,
    encounter_verbs,
    events,
    journal,
    development,
    decks,
    dying,
    death,
    amounts,
    charging,
    possessions,
    storyline,
    world,
)
"""The modules that import all others."""

ALL_STEPS = rules()
