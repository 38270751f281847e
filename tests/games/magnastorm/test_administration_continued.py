"""The administration, second half: commanders, turn order, panels, disc. MS-A3 to MS-A6."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import COLOURS, Table

CARDS = ("huber", "joy", "kaysia", "yuul")


def settle(table: Table, person: str = "grey") -> Table:
    """Let somebody take the last follower and end the round."""
    return table.last_follower().begin(person).act("1-0", "gain")


def led(seats: int, **levels: str) -> Table:
    """Lay research levels; above the areas are Huber, Joy, Kaysia and Yuul."""
    table = Table(seats).researchers(*CARDS[: 4 if seats == 4 else 3])
    table.contracts("rc1", "rc3", "sc1", "sc2")
    for person, level in levels.items():
        table.lay(person, levels=level, prestige=5)
    return table


# --- research commanders -------------------------------------------------------------------------


@pytest.mark.rule("MS-A3")
def test_research_commanders_as_in_the_rulebook() -> None:
    """Green and blue go to grey, red is tied and leaves purple, white goes to orange."""
    table = led(4, grey="3 2 2 0", purple="2 1 2 0", pink="0 0 0 1", orange="0 0 0 2")
    settle(table.control("purple", "kaysia"), "pink")
    assert table.commanders("grey") == ["huber", "joy"]
    assert table.commanders("orange") == ["yuul"]
    assert table.commanders("purple") == table.commanders("pink") == []
    assert [table.prestige(person) for person in COLOURS] == [5 + 4, 5 - 1, 5, 5 + 2]
    assert table.state.research_control == [0, 0, -1, 3]


@pytest.mark.rule("MS-A3")
@pytest.mark.parametrize("seats", [2, 3])
def test_three_areas_with_fewer_players(seats: int) -> None:
    table = settle(led(seats, grey="1 0 2", purple="0 0 1"))
    assert table.commanders("grey") == ["huber", "kaysia"]
    assert table.prestige("grey") == 9
    assert table.state.research_control == [0, -1, 0, -1]


@pytest.mark.rule("MS-A3")
@pytest.mark.parametrize(
    ("levels", "controller"),
    [
        (("1 0 0 0", "0 0 0 0", "0 0 0 0", "0 0 0 0"), "grey"),
        (("2 0 0 0", "3 0 0 0", "2 0 0 0", "0 0 0 0"), "purple"),
        (("3 0 0 0", "3 0 0 0", "2 0 0 0", "0 0 0 0"), ""),
        (("2 0 0 0", "2 0 0 0", "3 0 0 0", "3 0 0 0"), ""),
        (("0 0 0 0", "0 0 0 0", "0 0 0 0", "0 0 0 0"), ""),
    ],
)
def test_only_a_sole_highest_marker_wins_the_card(levels: tuple[str, ...], controller: str) -> None:
    table = settle(led(4, **dict(zip(COLOURS, levels, strict=True))))
    for person in COLOURS:
        assert table.commanders(person) == (["huber"] if person == controller else [])
        assert table.prestige(person) == (7 if person == controller else 5)


@pytest.mark.rule("MS-A3", "MS-CO-15")
@pytest.mark.parametrize("card", ["huber", "cedric"])
def test_keeping_a_card_changes_nothing(card: str) -> None:
    """Neither green value nor the ability on receipt, this round or the next."""
    table = Table(2).researchers(card, "joy", "kaysia").control("grey", card)
    table.lay("grey", levels="3 0 0", prestige=5).lay("purple", levels="2 0 0")
    settle(table)
    assert table.commanders("grey") == [card]
    assert table.prestige("grey") == 5
    assert table.heard("commander-gained") == table.heard("commander-lost") == []


@pytest.mark.rule("MS-A3", "MS-K9")
def test_a_card_changes_hands() -> None:
    """Purple overtakes grey: grey loses 1, purple scores 2, and the ability goes along."""
    table = led(4, grey="3 0 0 0", purple="4 0 0 0", pink="3 0 0 0").control("grey", "huber")
    settle(table)
    assert table.commanders("grey") == []
    assert table.commanders("purple") == ["huber"]
    assert [table.prestige(person) for person in COLOURS[:3]] == [4, 7, 5]
    assert not table.player("grey").perks.free_area
    assert table.player("purple").perks.free_area


@pytest.mark.rule("MS-A3", "MS-K9")
@pytest.mark.parametrize("purple", ["3 0 0 0", "0 0 0 0"])
def test_a_tie_takes_the_card_away(purple: str) -> None:
    """Against purple, or with everybody on 0 after grey has lowered the marker."""
    grey = "3 0 0 0" if purple[0] == "3" else "0 0 0 0"
    table = settle(led(4, grey=grey, purple=purple).control("grey", "huber"))
    assert table.commanders("grey") == table.commanders("purple") == []
    assert table.prestige("grey") == 4
    assert table.prestige("purple") == 5
    assert table.state.research_control == [-1, -1, -1, -1]
    assert not table.player("grey").perks.free_area


@pytest.mark.rule("MS-A3", "MS-CO-15")
def test_cedric_is_used_on_receipt_and_costs_1_when_lost() -> None:
    """Purple newly receives him for 2 and 1; grey, who loses him, pays 1."""
    table = Table().researchers("cedric").control("grey", "cedric")
    table.lay("grey", levels="1 0 0 0", prestige=5).lay("purple", levels="2 0 0 0")
    settle(table)
    assert table.prestige("purple") == 3
    assert table.prestige("grey") == 4


@pytest.mark.rule("MS-A3")
def test_the_areas_are_settled_from_left_to_right() -> None:
    """In each area the old controller loses before the new one gains."""
    table = led(4, grey="0 2 0 2", purple="2 0 2 0").control("grey", "huber", "kaysia")
    settle(table)
    kinds = ("commander-lost", "commander-gained")
    told = [(e.kind, e.facts["commander"]) for e in table.log.events if e.kind in kinds]
    assert told == [
        ("commander-lost", "huber"),
        ("commander-gained", "huber"),
        ("commander-gained", "joy"),
        ("commander-lost", "kaysia"),
        ("commander-gained", "kaysia"),
        ("commander-gained", "yuul"),
    ]


@pytest.mark.rule("MS-A3", "MS-K6")
def test_control_works_from_the_administration_on() -> None:
    """Grey leads already, but Yuul helps only in the next round."""
    table = led(4, grey="0 0 0 3").begin("grey").act("1-0", "gain")
    assert table.actor() == "purple", "no cube of choice yet"
    settle(table, "grey")
    assert table.commanders("grey") == ["yuul"]
    table.act("1-0", "gain")
    assert table.asked() == "any-cube"


@pytest.mark.rule("MS-A3")
def test_administration_commanders_stay_with_their_controllers() -> None:
    """Only research commanders are given out anew."""
    table = settle(led(4, grey="0 0 0 0", purple="1 0 0 0").control("grey", "mira", "idris"))
    assert table.commanders("grey") == ["idris", "mira"]
    assert table.prestige("grey") == 5


# --- turn order ----------------------------------------------------------------------------------


@pytest.mark.rule("MS-A4", "MS-T5")
@pytest.mark.parametrize(
    ("holder", "after"),
    [
        ("pink", ["pink", "grey", "purple", "orange"]),
        ("grey", ["grey", "pink", "purple", "orange"]),
        ("purple", ["purple", "pink", "grey", "orange"]),
        ("orange", ["orange", "pink", "grey", "purple"]),
        ("", ["pink", "grey", "purple", "orange"]),
    ],
)
def test_the_holder_of_the_start_tile_moves_to_position_1(holder: str, after: list[str]) -> None:
    """Those who were ahead move back by one; the tile returns, and the new first player begins."""
    table = Table().order("pink", "grey", "purple", "orange")
    table.set(start_tile=COLOURS.index(holder) if holder else None)
    settle(table, "grey")
    assert table.track() == after
    assert table.state.start_tile == -1
    assert table.actor() == after[0]
    assert table.state.running == [COLOURS.index(person) for person in after]


@pytest.mark.rule("MS-A4", "MS-K7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_tile_can_be_taken_again_next_round(seats: int) -> None:
    """Purple takes it as the last column, begins the next round and could take it once more."""
    table = Table(seats).lay("purple", cubes="9 yellow").last_follower().begin("purple")
    table.do("take 0", "space 1-0", "research green", "any own")
    assert table.state.round == 2
    assert table.actor() == "purple"
    assert table.track()[0] == "purple"
    assert table.refusal("take 0") is None


@pytest.mark.rule("MS-A4", "MS-A1", "MS-AMB-38")
def test_the_turn_order_changes_after_the_income() -> None:
    """Pink holds the tile, but at income purple is still ahead and gets the only yellow cube."""
    table = Table().set(start_tile=2).lay("orange", cubes="20 yellow")
    table.turtles("purple", "S1A1 S1A1").turtles("pink", "S1A2 S1A2")
    settle(table)
    assert table.cubes("purple") == {"yellow": 1}
    assert table.cubes("pink") == {}
    assert table.track() == ["pink", "grey", "purple", "orange"]


# --- panels and disc -----------------------------------------------------------------------------


@pytest.mark.rule("MS-A5")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_followers_stay_in_their_columns(seats: int) -> None:
    """All rows of a column together, shared spaces included; the lower panel is empty then."""
    table = Table(seats).lower("5-1", "yellow yellow purple").lower("2-1", "grey")
    table.lower("1-3", "purple").lower("4-0", "yellow " * (3 * table.columns - 4))
    table.last_follower(column=2).lower("2-3", "yellow").begin("grey").act("1-0", "gain")
    assert table.upper_at(0) == {"yellow": 3 * table.columns - 4 + 1}
    assert table.upper_at(1) == {"grey": 1, "purple": 1, "yellow": 2}
    assert table.upper_at(2) == {}
    assert table.upper_at(3) == {"purple": 1, "yellow": 1}
    assert table.state.lower == [()] * 25
    assert len(table.state.free) == 5 * table.columns
    assert table.refusal("pick 2 yellow") == "MS-T6"
    assert table.refusal("take 2") == "MS-K1"


@pytest.mark.rule("MS-A6")
@pytest.mark.parametrize(("start_area", "first"), [(1, 1), (2, 4)])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_disc_turns_one_sector_clockwise(start_area: int, first: int, number: int) -> None:
    """The rear sector of this round becomes stormy, and the one ahead calms down."""
    table = settle(Table(start_area=start_area).set(round=number))
    assert table.state.round == number + 1
    calm = [f"S{(first - 1 + number + place) % 6 + 1}" for place in range(3)]
    assert table.heard("round-started")[-1].facts == {"round": number + 1, "sectors": calm}
    for area in table.view().areas:
        index = table.game.box.area_ids.index(area.id)
        assert table.state.weather.calm[index] == (area.sector in calm)


@pytest.mark.rule("MS-A6", "MS-CO-16")
def test_kim_kin_can_be_used_again_in_the_next_round() -> None:
    """Grey has used him up; after the administration occupied spaces are open once more."""
    table = Table(2).researchers("kim-kin").control("grey", "kim-kin").lay("grey", levels="1 0 0")
    table.lower("1-1", "purple").upper(0, "yellow yellow").upper(1, "").upper(2, "").upper(3, "")
    table.begin("grey").act("1-1", "gain")
    assert table.player("grey").occupied_used == 1
    table.act("1-0", "gain")
    assert table.state.round == 2
    assert table.player("grey").occupied_used == 0
    table.act("1-1", "gain")
    table.act("1-2", "gain")
    assert table.actor() == "grey"
    table.do(table.legal("pick")[0])
    assert table.refusal("space 1-2") is None


@pytest.mark.rule("MS-A1", "MS-A2", "MS-A3", "MS-A4", "MS-A6", "MS-T1")
def test_the_steps_come_in_their_order() -> None:
    table = led(4, purple="1 0 0 0").turtles("purple", "S1A1").set(start_tile=1)
    settle(table)
    steps = (
        *("administration-began", "income", "majority-held"),
        *("commander-gained", "start-player-changed", "round-started"),
    )
    told = [event.kind for event in table.log.events]
    assert [kind for kind in told if kind in steps] == list(steps)
