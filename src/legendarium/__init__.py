"""Legendarium: great board games on a computer, with every rule enforced."""

__version__ = "0.1.0"
