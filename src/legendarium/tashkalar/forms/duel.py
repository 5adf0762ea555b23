"""The deathmatch duel of two sides, which score for destroyed pieces (rule 11)."""

from __future__ import annotations

from legendarium.tashkalar.form import Form, register

register(
    Form(
        key="duel",
        order=30,
        scoring="by_destruction",
        points_to_end={2: 18},
        team_seats=(4,),
        score_tracks={2: 1},
        start="two-marks",
        rules={"start": "11.1", "points": "11.2–11.4", "end": "11.5"},
    )
)
