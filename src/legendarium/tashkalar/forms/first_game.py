"""The first game: a small High Form for learning (rule 12F)."""

from __future__ import annotations

from legendarium.tashkalar.form import Form, register

register(
    Form(
        key="first-game",
        order=10,
        scoring="by_tasks",
        points_to_end={2: 6},
        legends=0,
        advanced_tasks=False,
        max_first_points=2,
        first_of_category=1,
        open_of_category=0,
        may_discard=False,
        has_last_turns=False,
        rules={"start": "12F.2", "points": "10.2", "end": "12F.3", "who": "12F.1"},
    )
)
