"""The rules of Tash-Kalar: pure functions on positions.

The forms and the decks register themselves before any other module is used.
"""

from legendarium.tashkalar import forms as _forms
from legendarium.tashkalar import schools as _schools

__all__: list[str] = []

del _forms, _schools
