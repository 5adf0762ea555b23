"""The native core: the rules, evaluation and search of `master` compiled to machine code.

It is a C++ copy of the rules in `legendarium.tashkalar` that searches about eighty times as fast;
tests compare the two position by position. Where it is not built, `master` searches in Python.
"""
