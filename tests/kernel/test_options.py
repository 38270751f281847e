"""Start options as they are typed on a command line, and as they are refused."""

from __future__ import annotations

import pytest

from sternentisch.kernel.option import MANY, Option, complete_options, parse_options
from sternentisch.kernel.reader import MOST_DEFECTS, Reader
from sternentisch.kernel.refusal import BadInput, Defects

SWITCH = Option("first_game", False, "CI-S2")
NUMBER = Option("rounds", 10, "CI-E3", low=1, high=20)
NAME = Option("boss", "random", "AK-S2", choices=("random", "furion"))
SOME = Option("factions", [], "CI-S2", choices=("red", "blue", "green"), pick=2)
MORE = Option("cards", [], "MS-S14", choices=("red", "blue", "green"), pick=2, more=True)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        *((SWITCH, word, True) for word in ("true", "Yes", " on ", "1")),
        *((SWITCH, word, False) for word in ("false", "NO", "off", "0")),
        (NUMBER, " 12 ", 12),
        (NUMBER, "-3", -3),
        (NAME, " Furion ", "furion"),
        (SOME, "red, blue", ["red", "blue"]),
        (SOME, "", []),
    ],
)
def test_a_value_is_read_kindly(option: Option, text: str, value: object) -> None:
    assert option.parse(text) == value


@pytest.mark.parametrize(
    ("option", "text", "told"),
    [
        (SWITCH, "maybe", "true or false wanted, not 'maybe'"),
        (NUMBER, "many", "a whole number wanted, not 'many'"),
        (NUMBER, "9" * 19, f"a whole number wanted, not '{'9' * 19}'"),
        (NUMBER, "21", "21 is not from 1 to 20"),
        (NAME, "nobody", "'nobody' is none of random, furion"),
        (SOME, "red, pink", "unknown: pink; known: red, blue, green"),
        (SOME, "red", "2 different names wanted, or none"),
        (SOME, "red, red", "2 different names wanted, or none"),
        (MORE, "red", "2 or more different names wanted, or none"),
    ],
)
def test_a_wrong_value_is_told(option: Option, text: str, told: str) -> None:
    assert option.wrong(option.parse(text)) == told


def test_a_switch_is_typed_as_options_lists_it() -> None:
    """In documents and programs it is true or false; there "yes" is a text like any other."""
    assert parse_options([SWITCH], ["first-game=Yes"], "=") == {"first_game": True}
    with pytest.raises(BadInput, match="option first_game: yes or no wanted, not 'maybe'"):
        parse_options([SWITCH], ["first-game=maybe"], "=")
    assert SWITCH.wrong("yes") == "true or false wanted, not 'yes'"


@pytest.mark.parametrize("value", ["red", [1, 2], None])
def test_names_come_in_a_list(value: object) -> None:
    assert SOME.wrong(value) == f"a list of names wanted, not {value!r}"


def test_some_or_more_names_are_fine() -> None:
    for value in ([], ["red", "blue"], ["red", "blue", "green"]):
        assert MORE.wrong(value) == ""


def test_of_many_choices_only_the_ends_are_told() -> None:
    names = tuple(f"card {number}" for number in range(MANY + 1))
    option = Option("card", names[0], "MS-S14", choices=names)
    assert option.wrong("none") == f"'none' is none of card 0 to card {MANY}"


def test_of_heaps_of_junk_only_some_is_told() -> None:
    junk: dict[str, object] = {f"junk {number}": number for number in range(1000)}
    with pytest.raises(Defects) as refused:
        complete_options([SWITCH], junk)
    assert len(refused.value.defects) == MOST_DEFECTS
    document = Reader(junk, "", [])
    document.fields("rounds")
    assert len(document.defects) == MOST_DEFECTS
