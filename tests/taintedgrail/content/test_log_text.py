"""The log format: its passages and its faults."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from legendarium.taintedgrail.content.logs import Part, WhenPart, read_log

GOOD = """\
# a comment
intro
  when status("debt", 2) goto 5   # and another
  when coin end
  goto 1

verse 1
  effect gain 1 food
  effect lose 1 terror
  choice rope
    needs  coin
    cost   pay 1 wealth
    effect gain 1 xp
    goto   107.4
  choice leave
    end
dream
  effect gain 1 magic
"""


def test_the_parts_of_a_passage_are_found_with_their_lines() -> None:
    log = read_log(GOOD)
    assert log.faults == []
    intro, verse, dream = log.passages
    assert (intro.name, intro.line) == ("intro", 2)
    assert intro.whens == [
        WhenPart(Part('status("debt", 2)', 3), Part("goto 5", 3)),
        WhenPart(Part("coin", 4), Part("end", 4)),
    ]
    assert intro.exit == Part("goto 1", 5)
    assert verse.name == "verse 1"
    assert verse.effects == [Part("gain 1 food", 8), Part("lose 1 terror", 9)]
    rope, leave = verse.choices
    assert (rope.id, rope.line, rope.needs, rope.cost) == (
        "rope",
        10,
        Part("coin", 11),
        Part("pay 1 wealth", 12),
    )
    assert rope.exit == Part("goto 107.4", 14)
    assert leave.exit == Part("end", 16)
    assert dream.exit is None


@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        ("verse\n  end\n", "log-header", 1),
        ("page 3\n  end\n", "log-header", 1),
        ("  end\n", "log-header", 1),
        ("intro\n  end\nintro\n  end\n", "duplicate-passage", 3),
        ("intro\n effect gain 1 food\n  end\n", "log-indent", 2),
        ("intro\n\tend\n", "log-indent", 2),
        ("intro\n    end\n", "log-indent", 2),
        ("intro\n  say hello\n  end\n", "log-word", 2),
        ("intro\n  choice a\n    say hello\n    end\n", "log-word", 3),
        ("intro\n  effect gain 1 food\n  when coin end\n  end\n", "log-order", 3),
        ("intro\n  end\n  effect gain 1 food\n", "log-order", 3),
        ("intro\n  choice a\n    end\n  effect gain 1 food\n", "log-order", 4),
        ("intro\n  choice a\n    end\n  end\n", "log-order", 4),
        ("intro\n  choice a\n    cost flip\n    cost flip\n    end\n", "log-order", 4),
        ("intro\n  when coin\n  end\n", "log-exit", 2),
        ("intro\n  goto\n", "log-exit", 2),
        ("intro\n  end now\n", "log-exit", 2),
        ("intro\n  choice A b\n    end\n", "bad-id", 2),
        ("intro\n  choice a\n    end\n  choice a\n    end\n", "duplicate-choice", 4),
        ("intro\n  choice a\n", "no-exit", 2),
        ("verse 1\n  effect gain 1 food\n", "no-exit", 1),
    ],
)
def test_a_fault_is_told_with_its_line(text: str, kind: str, line: int) -> None:
    assert (kind, line) in [(fault.kind, fault.line) for fault in read_log(text).faults]


def test_sealed_pages_have_their_own_header() -> None:
    assert read_log("page 3\n  end\n", sealed=True).faults == []
    assert read_log("verse 3\n  end\n", sealed=True).faults[0].kind == "log-header"


@settings(deadline=None, max_examples=60)
@given(
    st.lists(
        st.sampled_from(
            [
                "intro",
                "verse 1",
                "  when coin end",
                "  effect",
                "  choice a",
                "    end",
                "  goto 1",
                " ",
                "#",
            ]
        )
    ),
    st.text(max_size=20),
)
def test_nonsense_is_never_more_than_a_fault(lines: list[str], more: str) -> None:
    log = read_log("\n".join([*lines, more]))
    assert all(1 <= fault.line <= len(lines) + 1 + more.count("\n") for fault in log.faults)
