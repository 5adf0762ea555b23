"""Searches and forecasts compiled to machine code, for `master`: the same rules and evaluation.

The rules of the game are those of `legendarium.tashkalar`, where they can be read. What is here is
a copy of them in C++ for one purpose, to look ahead some eighty times as fast; tests compare both,
position by position. Where it was not built, `master` thinks in Python.
"""
