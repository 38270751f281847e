"""The table as a list: what a view holds, in words of the reader's language."""

from __future__ import annotations

import random
import re
import typing
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import sternentisch
from sternentisch.kernel.view import View
from tests.web.browsing import DESKTOP, PHONE, Visitor

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
GAMES = ["cave-in", "magnastorm", "astro-knights", "cryo"]
SHARED = {field.name for field in msgspec.structs.fields(View)} | {"question"}


def fields_of(kind: object) -> set[str]:
    """Return the names of all fields of a struct, and of those inside it."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        fields = msgspec.structs.fields(kind)
        names = {field.name for field in fields}
        return names.union(*(fields_of(field.type) for field in fields))
    return set().union(*map(fields_of, typing.get_args(kind)))


def view_of(game: str) -> type[View]:
    return type(sternentisch.load(game).start(2, 1).view(0))


def labels_of(game: str, language: str) -> set[str]:
    text = (BOARDS / game / f"list.{language}.ftl").read_text("utf-8")
    return set(re.findall(rf"^{game}-list-(\S+) =", text, re.MULTILINE))


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_has_a_label_and_every_label_a_field(game: str) -> None:
    fields = fields_of(view_of(game)) - SHARED
    [without] = re.findall(r"without: \[(.*?)\]", (BOARDS / game / "listed.ts").read_text(), re.S)
    untold = {name.split(".")[-1] for name in re.findall(r'"([\w.]+)"', without)}
    labels = labels_of(game, "en")
    assert labels == labels_of(game, "de")
    told = {label.split("-")[-1] for label in labels}
    assert fields <= told | untold
    known = fields | SHARED | {"black"}  # a colour of cubes that nobody has
    assert {label for label in labels if not set(label.split("-")) & known} == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_as_a_list(visit: Callable[..., Visitor], game: str) -> None:
    size = PHONE if game == "cryo" else DESKTOP
    mara = visit(lang="de", size=size, settings=',"confirm":false')
    mara.page.goto(f"/table/{mara.make_table(game)}")
    assert mara.wait_for_choice()
    mara.page.get_by_role("button", name="Einstellungen").click()
    mara.page.get_by_label("Tisch als Liste").check()
    mara.page.reload()  # it is remembered
    raw = {name.replace("_", " ") for name in fields_of(view_of(game)) if "_" in name}
    rng = random.Random(2)
    for _ in range(8):
        assert mara.wait_for_choice()
        told = mara.page.locator(".listview").inner_text()
        assert "Mara" in told
        assert [name for name in raw if name in told] == []
        assert not re.search(r"\b(null|false|undefined|NaN)\b|_|\[object", told)
        mara.choose(rng)
