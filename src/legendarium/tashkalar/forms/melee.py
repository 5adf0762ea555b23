"""The deathmatch melee of three or four, who score by colour (rule 12)."""

from __future__ import annotations

from legendarium.tashkalar.form import Form, register

register(
    Form(
        key="melee",
        order=40,
        scoring="by_colours",
        points_to_end={3: 12, 4: 10},
        seats=(3, 4),
        score_tracks={3: 2, 4: 3},
        improvises=True,
        start="three-marks",
        may_concede=False,
        rules={
            "start": "12.1",
            "points": "12.2, 12.3, 12.6, 8.3",
            "end": "12.5",
            "improvise": "12.4",
        },
    )
)
