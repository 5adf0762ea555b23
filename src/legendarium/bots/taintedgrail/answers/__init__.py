"""Answers to each kind of question, without any search."""
