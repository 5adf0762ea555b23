"""Refuse a commit unless its subject is `area: what it does`, in at most 72 characters."""

from __future__ import annotations

import re
import sys
from pathlib import Path

MAX_SUBJECT_LENGTH = 72
SUBJECT = re.compile(r"(?:[a-z][\w./-]*(?:, [a-z][\w./-]*)*: \S|Merge |Revert |fixup! |squash! )")


def subject_problem(message: str) -> str:
    """The problem with the subject of a commit message; empty if there is none."""
    subject = message.partition("\n")[0]
    if len(subject) > MAX_SUBJECT_LENGTH:
        return f"The subject has {len(subject)} characters; the maximum is {MAX_SUBJECT_LENGTH}."
    if SUBJECT.match(subject) is None:
        return 'Start the subject with its area, as in "server: refuse a second owner".'
    return ""


def main() -> int:
    """Check the message in the file that git names."""
    problem = subject_problem(Path(sys.argv[1]).read_text(encoding="utf-8"))
    if problem:
        print(problem, file=sys.stderr)
    return 1 if problem else 0


if __name__ == "__main__":
    sys.exit(main())
