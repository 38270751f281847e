"""Own copies of every game: the file as such, what it marks, the hash that tells copies apart."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import sternentisch
from sternentisch import BadInput, Defects
from sternentisch.kernel.content import OWN_COPY, load_content
from sternentisch.kernel.registry import use_own_copies
from sternentisch.table.lesson import lesson_of
from tests.games.cryo.test_own_copy import CARD, INTERFACE, OWN, RC1
from tests.support.own_copies import own_copy_of, write

VIBRAX = "[[card]]\nid = 'vibrax'\n"
FOUR = "[[side]]\nid = 'four'\n"
SMALL = "[[side]]\nid = 'two-three'\n"

MARKED = {
    "astro-knights": [
        (
            VIBRAX + "on_attack = [{ do = 'damage', to = 'any', n = 7 }]\nnote = 'seen'",
            "card[vibrax]",
        )
    ],
    "cave-in": [
        ("[[crystal]]\nid = 'blue-10-cave'\nvp = 12\nnote = 'seen'", "crystal[blue-10-cave]")
    ],
    "cryo": [
        (RC1 + "copies = 5\nnote = 'seen'", "tile[RC1]"),
        (INTERFACE + "vehicle = { room = 2 }", "card[interface].vehicle"),
        (INTERFACE + "scrap = { gain = ['tech'] }", "card[interface]"),
        ("[constants.hand_limit]\nvalue = 4", "constants.hand_limit"),
    ],
    "magnastorm": [
        ("[[turtle_slot]]\nid = 'turtle-3'\nown = 2\nnote = 'seen'", "turtle_slot[turtle-3]")
    ],
}
"""Changes, and the entry that each of them touches."""
SAME = {
    "astro-knights": ["[meta]\nyear = 1999", VIBRAX + "note = 'seen'\ncost = 7"],
    "cave-in": [
        "[meta]\nyear = 1999",
        "[constants.hand_limit]\nvalue = 7",
        "[constants.hand_limit]\nnote = 'checked'\nprovenance = 'own'\nsource = 'my box'",
        "[[mercenary]]\nid = 'drollo'\nrule = 'CI-K-Y2'",
    ],
    "cryo": [
        "[meta]\ntitle = 'Frost'",
        "[constants.hand_limit]\nvalue = 5\nnote = 'checked'",
        RC1 + "gain = ['crystal', 'energy']\nchoose = []\nrule = 'CR-B6'",
        INTERFACE + "scrap = { gain = ['crystal', 'tech'] }",
    ],
    "magnastorm": [
        "[meta]\nyear = 1999",
        "[constants.rounds]\nvalue = 4",
        "[constants.rounds]\nnote = 'checked'\nprovenance = 'own'\nsource = 'my box'",
        "[[commander]]\nid = 'justin'\nrule = 'MS-CO-2'",
        FOUR + "line = [{ id = 'L1AB', areas = ['S1A', 'S1B'] }]",
    ],
}
"""Equal values and remarks."""
OTHER = {
    "astro-knights": [VIBRAX + "on_attack = [{ do = 'damage', to = 'any', n = 7 }]"],
    "cave-in": [
        "[constants.hand_limit]\nvalue = 6",
        "[constants.copies_by_level.value]\n1 = 6",
        "[[crystal]]\nid = 'red-10-cave'\nvp = 9",
        "[[mercenary]]\nid = 'scrabber'\nparams = { costs = [1, 3] }",
        "[[artifact_card]]\nid = 'ac01'\nleft = 'contract'\nright = 'enhanced_vision'",
    ],
    "cryo": [OWN, CARD, RC1 + "price = []", INTERFACE + "copies = 4"],
    "magnastorm": [
        "[constants.rounds]\nvalue = 3",
        "[constants.prestige_target.value]\n2 = 26",
        "[[turtle_slot]]\nid = 'turtle-3'\nown = 2",
        "[[commander]]\nid = 'joy'\nparams = { draws = 3 }",
        "[[contract]]\nid = 'rc1'\nlevels = [4, 6, 8, 9]",
        FOUR + "line = [{ id = 'L1AB', areas = ['S1B', 'S1A'] }]",
        SMALL + "row = [{ id = '3', bonuses = ['', '', '', ''] }]",
    ],
}
"""Values that matter."""
TABLES = {"astro-knights": "card", "cave-in": "crystal", "cryo": "tile", "magnastorm": "commander"}
"""A table of entries."""


def test_no_game_is_forgotten() -> None:
    for tables in (MARKED, SAME, OTHER, TABLES):
        assert list(tables) == sternentisch.game_ids()


@pytest.mark.parametrize("id", TABLES)
def test_a_file_that_cannot_be_read_is_named(id: str, tmp_path: Path) -> None:
    """Missing, not TOML, not text, or nested without end."""
    with pytest.raises(BadInput, match=r"nowhere\.toml"):
        sternentisch.load(id, tmp_path / "nowhere.toml")
    with pytest.raises(BadInput, match=r"own\.toml: not valid TOML"):
        sternentisch.load(id, write(tmp_path, "[[["))
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match=r"binary\.toml"):
        sternentisch.load(id, binary)
    with pytest.raises(BadInput, match=r"own\.toml"):
        sternentisch.load(id, write(tmp_path, f"a = {'[' * 100_000}{']' * 100_000}"))


@pytest.mark.parametrize("id", TABLES)
@pytest.mark.parametrize("text", ["[[{}", "{} = 3", "{} = [3]", "[banjo]\nn = 1", "[[{}]]"])
def test_what_is_no_content_is_refused(id: str, text: str, tmp_path: Path) -> None:
    """No TOML, or tables that do not exist."""
    with pytest.raises(BadInput):
        sternentisch.load(id, write(tmp_path, text.format(TABLES[id])))


@pytest.mark.parametrize(
    ("id", "text", "marked"), [(id, *case) for id, found in MARKED.items() for case in found]
)
def test_replaced_entries_are_marked(id: str, text: str, marked: str, tmp_path: Path) -> None:
    """Only what was touched counts as the own copy, with the entry around it."""
    path = sternentisch.load(id).folder / "content.toml"
    content = load_content(path, write(tmp_path, text))
    found = [path for path, e in content.entries() if e["provenance"] == OWN_COPY]

    assert marked in found
    assert set(found) <= {marked, marked.split("].")[0] + "]"}
    assert content.by_provenance()[OWN_COPY] == len(found)


@pytest.mark.parametrize(
    ("id", "text"),
    [(id, text) for id, found in SAME.items() for text in ("", *found)],
)
def test_the_hash_stays_when_nothing_of_the_game_changes(
    id: str, text: str, tmp_path: Path
) -> None:
    """Equal values and remarks do not tell records apart."""
    game = sternentisch.load(id)
    assert own_copy_of(game, tmp_path, text).content.hash == game.content.hash


@pytest.mark.parametrize(
    ("id", "text"), [(id, text) for id, found in OTHER.items() for text in found]
)
def test_the_hash_changes_with_every_value_that_matters(id: str, text: str, tmp_path: Path) -> None:
    """Positions of one copy are no positions of another, and the other way round."""
    game = sternentisch.load(id)
    own = own_copy_of(game, tmp_path, text)
    assert own.content.hash != game.content.hash

    for here, there in ((game, own), (own, game)):
        with pytest.raises(Defects, match="content"):
            here.from_position(there.start(2, 1).to_position())


# --- a folder of own copies --------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder with an own copy of Cave-In, in use."""
    (tmp_path / "cave-in.toml").write_text("[constants.hand_limit]\nvalue = 6", "utf-8")
    use_own_copies(tmp_path)
    yield tmp_path
    use_own_copies(None)


def limit(game: sternentisch.Game) -> object:
    return game.content.constants()["hand_limit"]


def test_a_folder_of_own_copies_is_laid_over_the_games_it_names(folder: Path) -> None:
    game = sternentisch.load("cave-in")
    assert game.own == folder / "cave-in.toml"
    assert limit(game) == 6
    assert sternentisch.load("cryo").own is None
    use_own_copies(None)
    assert limit(sternentisch.load("cave-in")) == 7


def test_a_file_that_is_given_counts_more_than_the_folder(folder: Path) -> None:
    given = write(folder, "[constants.hand_limit]\nvalue = 5")
    assert limit(sternentisch.load("cave-in", given)) == 5


@pytest.mark.usefixtures("folder")
def test_states_of_own_copies_are_packed_with_their_values() -> None:
    state = sternentisch.load("cave-in").start(2, 1)
    packed = pickle.dumps(state)
    use_own_copies(None)
    assert pickle.loads(packed) == state


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("", "content: .*none is no folder"),
        ("cavein.toml", r"cavein\.toml: no game has this name; known: astro-knights, cave-in"),
        ("cryo.toml", r"cryo\.toml: not valid TOML"),
    ],
)
def test_a_folder_that_does_not_fit_changes_nothing(folder: Path, name: str, told: str) -> None:
    wrong = folder / "none"
    if name:
        wrong.mkdir()
        (wrong / name).write_text("[[[", "utf-8")
    with pytest.raises(BadInput, match=told):
        use_own_copies(wrong)
    assert limit(sternentisch.load("cave-in")) == 6


@pytest.mark.usefixtures("folder")
def test_a_lesson_is_for_our_values() -> None:
    assert lesson_of(sternentisch.load("cave-in")) is None
    assert lesson_of(sternentisch.load("cryo")) is not None
