"""Kinds of messages: how they are declared, written, read and refused."""

from __future__ import annotations

import copy
import pickle
from typing import Annotated, Any, Literal

import pytest

from legendarium.table import SPECTATOR, BadRequest, IllegalChoice, TableError
from legendarium.table.kinds import SECRET, Kinds, Names
from legendarium.table.message import Event, Option

METALS = Names("metal", ("iron", "gold"), rule="7.1")


class Forge(Option, kind="forge"):
    """Forge a thing."""

    metal: Annotated[str, METALS]
    number: int
    hot: bool | None = None


class Carry(Option, kind="carry"):
    """Carry things from one place to another."""

    from_: str
    things: tuple[Annotated[str, METALS], ...]
    to: Literal["north", "south"] | None = None


class Rest(Option, kind="rest"):
    """Do nothing."""


class Found(Event, kind="found"):
    """A seat found something that the others do not see."""

    seat: int
    metal: Annotated[str | None, SECRET] = None


OPTIONS: Kinds[Forge | Carry | Rest] = Kinds("option", Forge | Carry | Rest)
EVENTS: Kinds[Found] = Kinds("event", Found)
MESSAGES = (
    (Forge("iron", 2), {"kind": "forge", "metal": "iron", "number": 2}),
    (
        Forge("gold", -1, hot=False),
        {"kind": "forge", "metal": "gold", "number": -1, "hot": False},
    ),
    (
        Carry("here", ("iron", "iron"), to="north"),
        {"kind": "carry", "from": "here", "things": ["iron", "iron"], "to": "north"},
    ),
    (Carry("here", ()), {"kind": "carry", "from": "here", "things": []}),
    (Rest(), {"kind": "rest"}),
)


@pytest.mark.parametrize(("option", "body"), MESSAGES)
def test_a_message_and_its_json(option: Forge | Carry | Rest, body: dict[str, Any]) -> None:
    assert option.to_json() == body
    read = OPTIONS.read(body)
    assert read == option
    assert type(read) is type(option)
    assert dict(option.items()) == {
        name: tuple(value) if isinstance(value, list) else value
        for name, value in body.items()
        if name != "kind"
    }


@pytest.mark.parametrize("option", [option for option, _ in MESSAGES])
def test_a_copy_is_equal_and_of_the_same_kind(option: Option) -> None:
    for same in (pickle.loads(pickle.dumps(option)), copy.deepcopy(option)):
        assert same == option
        assert type(same) is type(option)
        assert hash(same) == hash(option)


def test_messages_of_different_kinds_differ() -> None:
    assert len({option for option, _ in MESSAGES}) == len(MESSAGES)
    assert Forge("iron", 2) == Forge(number=2, metal="iron")
    assert Forge("iron", 2) != Forge("iron", 2, hot=False)


def test_a_field_cannot_be_written() -> None:
    option: Any = Forge("iron", 2)
    with pytest.raises(AttributeError):
        option.metal = "gold"
    with pytest.raises(AttributeError):
        option.weight = 3


def test_a_match_takes_fields_by_place_and_by_name() -> None:
    option: Forge | Carry | Rest = Forge("iron", 2)
    match option:
        case Forge(metal, number=number):
            assert (metal, number) == ("iron", 2)
        case _:
            raise AssertionError(option)


@pytest.mark.parametrize(
    "make",
    [
        lambda: Forge("iron"),  # type: ignore[call-arg]
        lambda: Forge("iron", 2, True, 4),  # type: ignore[call-arg]
        lambda: Forge("iron", 2, metal="gold"),  # type: ignore[misc]
        lambda: Forge("iron", number=2, weight=3),  # type: ignore[call-arg]
        lambda: Rest(1),  # type: ignore[call-arg]
    ],
)
def test_fields_that_do_not_fit_are_refused(make: Any) -> None:
    with pytest.raises(TypeError, match=r"(Forge|Rest)\(\) (missing|takes|got)"):
        make()


@pytest.mark.parametrize(
    ("body", "sentence", "at"),
    [
        ([], 'An option is a JSON object with a text "kind".', "choice"),
        ({"metal": "iron"}, 'An option is a JSON object with a text "kind".', "choice"),
        ({"kind": 7}, 'An option is a JSON object with a text "kind".', "choice"),
        ({"kind": "melt"}, "There is no option of the kind 'melt'.", "choice.kind"),
        ({"kind": "forge", "metal": "iron"}, "'forge' needs 'number'.", "choice"),
        (
            {"kind": "forge", "metal": "iron", "number": 1, "weight": 3},
            "'forge' has no field 'weight'; it has metal, number and hot.",
            "choice.weight",
        ),
        ({"kind": "rest", "long": 1}, "'rest' has no field 'long'; it has none.", "choice.long"),
        (
            {"kind": "forge", "metal": 3, "number": 1},
            "'forge': 'metal' is a text, not 3.",
            "choice.metal",
        ),
        (
            {"kind": "forge", "metal": "iron", "number": True},
            "'forge': 'number' is a whole number, not true.",
            "choice.number",
        ),
        (
            {"kind": "forge", "metal": "iron", "number": 2**40},
            "'forge': 'number' is a small whole number, not a huge number.",
            "choice.number",
        ),
        (
            {"kind": "forge", "metal": "iron", "number": 1, "hot": None},
            "'forge': 'hot' is true or false, not nothing.",
            "choice.hot",
        ),
        (
            {"kind": "carry", "from": "here", "things": "iron"},
            "'carry': 'things' is a list, not 'iron'.",
            "choice.things",
        ),
        (
            {"kind": "carry", "from": "here", "things": ["iron", 4]},
            "'carry': 'things' is a text, not 4.",
            "choice.things[1]",
        ),
    ],
)
def test_what_is_no_option_is_told(body: object, sentence: str, at: str) -> None:
    with pytest.raises(BadRequest) as refused:
        OPTIONS.read(body, "choice")
    assert (refused.value.message, refused.value.at) == (sentence, at)


def test_an_unknown_name_is_refused_with_the_rule() -> None:
    with pytest.raises(IllegalChoice) as refused:
        OPTIONS.read({"kind": "forge", "metal": "tin", "number": 1})
    assert refused.value.message == "'forge': there is no metal 'tin'."
    assert (refused.value.at, refused.value.rule) == ("option.metal", "7.1")
    with pytest.raises(TableError, match="there is no to 'east'"):
        OPTIONS.read({"kind": "carry", "from": "here", "things": [], "to": "east"})


def test_names_are_numbered_and_can_be_added() -> None:
    names = Names("fruit", ("pear",))
    names.extend(("plum", "pear"))
    assert list(names) == ["pear", "plum"]
    assert (names.index("plum"), names[0], len(names)) == (1, "pear", 2)
    assert "plum" in names
    assert "fig" not in names


def test_a_secret_is_left_out_for_others() -> None:
    found = Found(1, "gold")
    assert EVENTS.seen_by(1, found) == found
    assert EVENTS.seen_by(0, found) == EVENTS.seen_by(SPECTATOR, found) == Found(1)
    assert EVENTS.seen_by(0, found).to_json() == {"kind": "found", "seat": 1}


def test_a_kind_declared_twice_is_refused() -> None:
    class Again(Option, kind="rest"):
        """Another one of the same name."""

    with pytest.raises(TypeError, match="'rest' is declared twice"):
        Kinds("option", Rest | Again)


def test_an_optional_field_is_none_by_default() -> None:
    with pytest.raises(TypeError, match="An optional field of 'doze' is None"):

        class Doze(Option, kind="doze"):
            """Declared wrongly."""

            hours: int = 3
