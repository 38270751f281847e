"""The boss turn: special cards, the track, the first boss deck."""

from __future__ import annotations

import pytest

from sternentisch.games.astro_knights.components import BossCard
from sternentisch.games.astro_knights.verbs_boss import Track
from tests.support.astro_knights import Table, game


def duo(**options: object) -> Table:
    """Return a table of two; Christina is the captain."""
    return Table("christina", "zack", **options)


def ids(cards: list[BossCard]) -> list[str]:
    return [card.id for card in cards]


@pytest.mark.rule("AK-B8")
def test_special_strikes_and_special_foes() -> None:
    """A bombardment is resolved and discarded, a droid enters play with its bonus."""
    table = duo().boss_deck("fire_support").special_deck("railgun_volley").set(track=3)
    table.lone_boss_turn()
    assert table.state.homeworld_life == 27
    assert ids(table.state.special_discard)[-1] == "railgun_volley"

    table = duo(boss="architect").boss_deck("loader_colossus").special_deck("builder_droid")
    table.set(level=5).lone_boss_turn().do("seat zack")
    assert table.row() == ["loader_colossus 9", "builder_droid 5"]


@pytest.mark.rule("AK-B8", "AK-D4")
def test_defeated_foes_go_to_their_own_discards() -> None:
    """A droid to the special discard, another foe to the boss discard."""
    table = duo(boss="architect").foes("builder_droid 1", "loader_colossus 1")
    table.lay("zack", weapons="blaster blaster", slots=2, hand="normium").begin("zack")
    table.do("weapon zack-1", "foe 1", "weapon zack-1", "foe 1")

    assert table.row() == []
    assert ids(table.state.special_discard) == ["builder_droid"]
    assert "loader_colossus" in ids(table.state.boss_discard)


@pytest.mark.rule("AK-B9")
@pytest.mark.parametrize(
    ("boss", "start", "steps", "end"),
    [
        *(("furion", 8, 2, 9), ("furion", 9, 1, 9), ("furion", 1, -3, 0), ("furion", 4, -3, 1)),
        *(("lunaris", 3, 2, 4), ("lunaris", 0, -1, 0), ("kontinnua", 9, 1, 9)),
        *(("architect", 4, 2, 4), ("architect", 1, -1, 1)),
    ],
)
def test_the_marker_stays_on_its_track(boss: str, start: int, steps: int, end: int) -> None:
    """Movement beyond either end is lost."""
    table = duo(boss=boss).set(track=start).lay("zack", hand="normium").begin("zack")
    Track(steps, False).run(table.state)

    assert table.state.track == end


@pytest.mark.rule("AK-B9", "AK-B8")
def test_more_than_nine_steps_fire_three_times() -> None:
    """What was lost at the end of the track does not fire later."""
    table = duo().set(level=3, track=9).foes("fire_support 6").boss_deck("roaming_titan")
    table.special_deck("railgun_volley railgun_volley nova_cannon").lone_boss_turn()

    assert (table.state.track, table.state.homeworld_life) == (0, 30 - 1 - 3 - 3 - 4)


@pytest.mark.rule("AK-A6", "AK-S7")
@pytest.mark.parametrize("boss", ["furion", "architect", "lunaris", "kontinnua"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_plus_means_that_many_knights_or_more(boss: str, seats: int) -> None:
    """All cards with a mark are in the deck or, for later, on the discard."""
    marks = {"always": 1, "2+": 2, "3+": 3, "4": 4}
    entries = [e for e in game().content.tables["boss_card"] if e["boss"] == boss]
    state = Table(*("christina", "zack", "toli", "silas")[:seats], boss=boss)

    assert sorted(state.body["boss_deck"]) == sorted(
        e["id"] for e in entries if marks[e["mark"]] <= seats
    )
    assert sorted(state.body["boss_discard"]) == sorted(
        e["id"] for e in entries if marks[e["mark"]] > seats
    )


@pytest.mark.rule("AK-A24", "AK-B8")
def test_an_empty_special_deck() -> None:
    """Bombardments and reinforcements are shuffled anew; for a droid the homeworld suffers 2."""
    table = duo().boss_deck("fire_support").special_deck("").set(track=3)
    table.set(special_deck=[], special_discard=["nova_cannon"])
    pile = table.game.start(2, 1).to_position()["state"]
    assert isinstance(pile, dict)
    table.set(destroyed_boss=[*pile["special_deck"], *pile["special_discard"]])
    table.body["destroyed_boss"].remove("nova_cannon")
    table.lone_boss_turn()
    assert table.state.homeworld_life == 26
    assert ids(table.state.special_discard) == ["nova_cannon"]

    table = duo(boss="lunaris").boss_deck("avatar_of_the_moon").special_deck("").set(track=3)
    table.lone_boss_turn()
    assert len(table.heard("specials-shuffled")) == 1
    assert len(table.state.special_deck) == 10
    assert table.state.foes[1].card.is_special

    table = duo(boss="architect").boss_deck("loader_colossus").special_deck("").lone_boss_turn()
    assert table.state.homeworld_life == 28
    assert table.row() == ["loader_colossus 7"]
    assert len(table.state.special_discard) == 10


@pytest.mark.rule("AK-A24")
@pytest.mark.parametrize(("boss", "foe"), [("furion", "tzorn"), ("lunaris", "avatar_of_the_moon")])
def test_without_any_special_card_nothing_is_revealed(boss: str, foe: str) -> None:
    """All of them are out of the game; the track goes on as usual."""
    table = duo(boss=boss).boss_deck(foe).special_deck("").set(track=3)
    table.set(destroyed_boss=table.body["special_discard"], special_discard=[]).lone_boss_turn()

    assert len(table.row()) == 1
    assert (table.state.track, table.state.homeworld_life) == (0, 30)
