"""What each verb of the effect language does; importing this package makes all of them known."""

from legendarium.taintedgrail.verbs import amounts, possessions, storyline, world

STORY_VERBS = (amounts, possessions, storyline, world)
"""The modules whose verbs belong to the story; those of encounters are with the encounters."""
