"""The strings format."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from legendarium.taintedgrail.content.strings import StringText, read_strings


def test_strings_have_their_text_and_line() -> None:
    read = read_strings("# a.b\nOne line.\n\nAnother.\n\n# card.U01\nA name\n")
    assert read.strings == {
        "a.b": StringText("One line.\n\nAnother.", 1),
        "card.U01": StringText("A name", 6),
    }
    assert read.faults == ()


def test_faults_are_told() -> None:
    read = read_strings("words\nmore words\n# a\nx\n# a\ny\n#? b\nz\n")
    assert [fault[:2] for fault in read.faults] == [
        ("text-without-key", 1),
        ("duplicate-string", 5),
        ("bad-string-key", 7),
    ]
    assert read.strings == {"a": StringText("x", 3)}


@pytest.mark.slow
@settings(deadline=None, max_examples=60)
@given(
    st.dictionaries(
        st.from_regex(r"[a-z]{1,5}\.[0-9]{1,3}", fullmatch=True),
        st.lists(st.from_regex(r"[A-Z][a-z ,.]{0,20}[a-z.]", fullmatch=True), min_size=1),
    )
)
def test_what_is_written_is_read_back(strings: dict[str, list[str]]) -> None:
    text = "\n".join(f"# {key}\n" + "\n\n".join(lines) + "\n" for key, lines in strings.items())
    read = read_strings(text)
    assert read.faults == ()
    assert {key: value.text for key, value in read.strings.items()} == {
        key: "\n\n".join(lines) for key, lines in strings.items()
    }
