"""High Form: tasks and legendary pieces score (rule 10)."""

from __future__ import annotations

from legendarium.tashkalar.form import Form, register

register(
    Form(
        key="high-form",
        order=20,
        scoring="by_tasks",
        points_to_end={2: 9},
        team_seats=(4,),
        rules={"start": "10.1", "points": "10.2, 10.3", "end": "10.4"},
    )
)
