"""Taking over commanders and the start player tile: rules MS-K1 to MS-K9."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import ADMINISTRATORS, AREAS, Table, cubes_of

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def column(seats: int, followers: str) -> Table:
    """Mira stands above column 1 with these followers; the lower panel has room in row 1."""
    return Table(seats).administrators("mira", "azrea", "ozguel").upper(1, followers)


# --- MS-K1, MS-K2: which column -----------------------------------------------------------------


@pytest.mark.rule("MS-K1")
@SEATS
def test_a_column_needs_a_follower(seats: int) -> None:
    table = column(seats, "").upper(0, "").lay("grey", cubes="9 yellow").begin("grey")
    assert table.refusal("take 0") == "MS-K1"
    assert table.refusal("take 1") == "MS-K1"
    assert table.legal("take") == [f"take {place}" for place in range(2, table.columns)]


@pytest.mark.rule("MS-K1")
def test_a_single_follower_is_enough() -> None:
    table = column(4, "yellow").lay("grey", cubes="1 yellow").begin("grey")
    assert table.legal("take") == ["take 1"]


@pytest.mark.rule("MS-K1")
@SEATS
def test_a_column_is_taken_at_most_once_per_round(seats: int) -> None:
    """Its followers are gone until the panels are swapped."""
    table = column(seats, "yellow").lay("grey", cubes="1 yellow", prestige=1)
    table.lay("purple", cubes="9 yellow 5 grey").begin("grey").do("take 1", "space 1-0")
    assert table.actor() == "purple"
    assert table.refusal("take 1") == "MS-K1"


@pytest.mark.rule("MS-K1")
def test_the_column_opens_again_in_the_next_round() -> None:
    """Its followers are then those that went down into this column."""
    table = Table().administrators("mira").upper(1, "yellow")
    for place in (0, 2, 3, 4):
        table.upper(place, "")
    table.lower("1-0", "yellow " * 14).lay("grey", cubes="1 yellow", prestige=1)
    table.lay("purple", cubes="1 grey 1 yellow").begin("grey").do("take 1", "space 5-1")
    assert (table.state.round, table.actor()) == (2, "grey")
    assert table.refusal("take 1") == "MS-K2"
    table.do("pick 0 yellow", "space 1-0", "gain")
    assert table.legal("take") == ["take 1"]


@pytest.mark.rule("MS-K2")
@SEATS
def test_nobody_takes_over_an_own_commander(seats: int) -> None:
    table = column(seats, "yellow").control("grey", "mira").lay("grey", cubes="9 yellow 5 grey")
    table.begin("grey")
    assert table.refusal("take 1") == "MS-K2"
    assert table.refusal("take 2") is None


# --- MS-K3: the price ---------------------------------------------------------------------------


@pytest.mark.rule("MS-K3")
@pytest.mark.parametrize(
    ("seats", "followers", "controller", "price"),
    [
        (4, "yellow", "", "1 yellow"),
        (4, "yellow yellow yellow", "", "3 yellow"),
        (4, "grey", "", "1 grey"),
        (4, "yellow grey grey", "", "1 yellow 2 grey"),
        (4, "purple pink orange yellow", "", "1 purple 1 pink 1 orange 1 yellow"),
        (4, "yellow yellow", "pink", "2 yellow 1 pink"),
        (4, "yellow pink", "pink", "1 yellow 2 pink"),
        (4, "grey grey orange", "purple", "2 grey 1 orange 1 purple"),
        (3, "yellow purple", "pink", "1 yellow 1 purple 1 pink"),
        (2, "yellow purple purple", "purple", "1 yellow 3 purple"),
        (2, "yellow", "purple", "1 yellow 1 purple"),
    ],
)
def test_the_price_of_a_commander(seats: int, followers: str, controller: str, price: str) -> None:
    """A cube of each follower's colour, own ones included, and one for the controller."""
    cubes = cubes_of(price)

    def lay(hand: dict[str, int]) -> Table:
        table = column(seats, followers)
        if controller:
            table.control(controller, "mira").lay(controller, prestige=3)
        text = " ".join(f"{count} {colour}" for colour, count in hand.items())
        return table.lay("grey", cubes=text).begin("grey")

    table = lay(cubes)
    assert table.view().columns[1].price == cubes
    assert table.refusal("take 1") is None
    before = {colour: table.supply(colour) for colour in cubes}
    table.do("take 1")
    assert table.cubes("grey") == {}
    assert {colour: table.supply(colour) - before[colour] for colour in cubes} == cubes

    for colour in cubes:
        others = {other: count + 2 for other, count in cubes.items()}
        assert lay(others | {colour: cubes[colour] - 1}).refusal("take 1") == "MS-K3"


@pytest.mark.rule("MS-K3")
def test_the_controller_is_paid_nothing() -> None:
    """The cube of the controller's colour goes to the supply."""
    table = column(4, "yellow").control("pink", "mira").lay("pink", prestige=3)
    table.lay("grey", cubes="1 yellow 1 pink").begin("grey").do("take 1", "space 1-0")
    assert table.cubes("pink") == {}
    assert table.supply("pink") == 22


@pytest.mark.rule("MS-K3")
def test_controllers_of_other_columns_do_not_matter() -> None:
    table = column(4, "yellow").control("pink", "azrea").lay("grey", cubes="1 yellow").begin("grey")
    assert table.refusal("take 1") is None


@pytest.mark.rule("MS-K3", "MS-CO-5")
def test_idris_alters_one_cube() -> None:
    """Two yellow cubes are due: one may be own, but not both."""
    table = column(4, "yellow yellow").control("grey", "idris")
    table.lay("grey", cubes="1 grey 1 yellow").begin("grey")
    assert table.refusal("take 1") is None
    table = column(4, "yellow yellow").control("grey", "idris")
    table.lay("grey", cubes="2 grey").begin("grey")
    assert table.refusal("take 1") == "MS-K3"


# --- MS-K4: moving the followers ----------------------------------------------------------------


@pytest.mark.rule("MS-K4")
@SEATS
def test_all_followers_go_to_chosen_free_spaces(seats: int) -> None:
    table = column(seats, "yellow purple grey").lower("2-1", "yellow").lower("2-2", "yellow")
    table.lay("grey", cubes="1 yellow 1 purple 1 grey").begin("grey").do("take 1")
    for space in ("3-3", "1-0", "5-1"):
        assert table.asked() == "reseat"
        assert table.refusal("space 2-1") == "MS-T7"
        assert len(table.legal("space")) == len(table.legal())
        table.do(f"space {space}")
        assert table.commanders("grey") == ([] if table.asked() == "reseat" else ["mira"])
    assert table.upper_at(1) == {}
    placed = [table.lower_at(space) for space in ("3-3", "1-0", "5-1")]
    assert sorted(placed) == [["grey"], ["purple"], ["yellow"]]


@pytest.mark.rule("MS-K4")
def test_a_takeover_brings_no_action() -> None:
    """Neither A nor B, and no cubes."""
    table = column(4, "yellow").lay("grey", cubes="1 yellow").begin("grey")
    table.do("take 1", "space 1-0")
    assert (table.asked(), table.actor()) == ("main", "purple")
    assert table.cubes("grey") == {}


@pytest.mark.rule("MS-K4", "MS-T8")
def test_kim_kin_does_not_help_with_a_takeover() -> None:
    table = column(4, "yellow").control("grey", "kim-kin").lower("1-0", "yellow")
    table.lower("1-1", "yellow").lay("grey", cubes="1 yellow").begin("grey").do("take 1")
    assert table.refusal("space 1-0") == "MS-T7"


@pytest.mark.rule("MS-K4", "MS-T9")
def test_without_free_spaces_the_rest_goes_to_row_5() -> None:
    table = column(3, "yellow yellow yellow")
    for place in (0, 2, 3):
        table.upper(place, "")
    table.full("2-2").lay("grey", cubes="3 yellow").begin("grey").do("take 1")
    assert table.lower_at("2-2") == ["yellow"], "the only free space came first"
    for _ in range(2):
        assert table.legal() == [f"space 5-{place}" for place in range(4)]
        assert table.refusal("space 1-1") == "MS-T9"
        table.do("space 5-0")
    assert table.commanders("grey") == ["mira"]


# --- MS-K5, MS-K6: the change of control --------------------------------------------------------


@pytest.mark.rule("MS-K5", "MS-K6")
@SEATS
@pytest.mark.parametrize("commander", ADMINISTRATORS)
def test_control_changes_hands(seats: int, commander: str) -> None:
    """The former controller loses 1 prestige, the new one scores 2; nobody else is touched."""
    table = Table(seats).administrators(commander).upper(1, "yellow").control("purple", commander)
    for person in table.people:
        table.lay(person, prestige=5)
    table.lay("grey", prestige=5, cubes="1 yellow 1 purple").begin("grey")
    table.do("take 1", "space 1-0")
    assert [table.prestige(person) for person in table.people] == [7, 4, 5, 5][:seats]
    assert table.commanders("grey") == [commander]
    assert table.commanders("purple") == []
    assert table.view().columns[1].controller == table.seat("grey")
    players = table.view().players
    assert players[0].sources["commanders"] == 2
    assert players[1].sources["lost"] == -1


@pytest.mark.rule("MS-K6", "MS-K5")
@SEATS
def test_a_commander_that_nobody_controlled(seats: int) -> None:
    """Nobody loses anything."""
    table = column(seats, "yellow").lay("grey", cubes="1 yellow").begin("grey")
    table.do("take 1", "space 1-0")
    assert [table.prestige(person) for person in table.people] == [2, 0, 0, 0][:seats]
    assert table.heard("commander-lost") == []


@pytest.mark.rule("MS-K6")
def test_the_ability_works_at_once() -> None:
    """Ellen adds 1 prestige and a step to a contract completed in the turn of her takeover."""
    table = Table().administrators("ellen").upper(1, "yellow")
    table.lay("grey", cubes="1 yellow", levels="4 0 0 0").begin("grey")
    table.do("take 1", "space 1-0", "contract 1")
    assert table.asked() == "research"
    assert table.prestige("grey") == 2 + 5 + 1


@pytest.mark.rule("MS-K6", "MS-CO-1")
def test_an_instant_ability_is_used_on_receipt() -> None:
    """Forrester sells prestige after the followers have moved and the green value is scored."""
    table = Table().administrators("forrester").upper(1, "yellow")
    table.lay("grey", cubes="3 yellow").begin("grey").do("take 1", "space 1-0")
    assert (table.asked(), table.actor()) == ("deal", "grey")
    assert table.prestige("grey") == 2
    table.do("use", "use")
    assert table.prestige("grey") == 4
    assert table.actor() == "purple"


@pytest.mark.rule("MS-K6", "MS-CO-1")
def test_an_instant_ability_is_not_kept_for_later() -> None:
    """Grey declines, and is not asked again with the next turn."""
    table = Table(2).administrators("forrester").upper(1, "yellow")
    table.lay("grey", cubes="3 yellow").begin("grey").do("take 1", "space 1-0", "pass")
    table.do("pick 0 yellow", "space 1-1", "gain")
    assert (table.asked(), table.actor()) == ("main", "grey")
    assert table.legal("use") == []
    table.do("pick 0 yellow", "space 1-2", "gain")
    assert table.actor() == "purple"
    assert table.prestige("grey") == 2


# --- MS-K7, MS-K8: the start player tile --------------------------------------------------------


@pytest.mark.rule("MS-K7", "MS-K3")
@SEATS
def test_the_start_tile_brings_a_step_and_then_a_cube(seats: int) -> None:
    """Any area in play, any player colour; neither a marker nor prestige."""
    table = Table(seats).upper(0, "yellow purple").lay("grey", cubes="1 yellow 1 purple")
    assert table.begin("grey").view().columns[0].price == {"yellow": 1, "purple": 1}
    table.do("take 0", "space 1-0", "space 1-1")
    areas = AREAS[: 4 if seats == 4 else 3]
    assert table.legal() == [f"research {area}" for area in areas]
    table.do("research red")
    assert table.legal() == ["any own", "any left", "any across", "any right"][:seats]
    table.do("any left")

    assert table.cubes("grey") == {"purple": 1}
    assert table.levels("grey") == [0, 0, 1, 0]
    assert table.prestige("grey") == 0
    assert table.commanders("grey") == []
    assert table.view().columns[0].controller is None
    assert table.view().start_tile == table.seat("grey")
    assert table.actor() == "purple"


@pytest.mark.rule("MS-K7", "MS-K3")
def test_the_price_of_the_start_tile_has_to_be_paid() -> None:
    table = Table().upper(0, "yellow grey").lay("grey", cubes="2 yellow").begin("grey")
    assert table.refusal("take 0") == "MS-K3"
    table = Table().upper(0, "yellow grey").lay("grey", cubes="1 yellow 1 grey").begin("grey")
    table.do("take 0")
    assert table.cubes("grey") == {}


@pytest.mark.rule("MS-K7")
def test_the_step_of_the_start_tile_earns_its_bonus_first() -> None:
    """Green level 2 brings an own cube before the cube of choice is named."""
    table = Table().upper(0, "yellow").lay("grey", cubes="1 yellow", levels="1 0 0 0")
    table.begin("grey").do("take 0", "space 1-0", "research green")
    assert table.cubes("grey") == {"grey": 1}
    assert table.asked() == "any-cube"


@pytest.mark.rule("MS-K7", "MS-A4")
@SEATS
def test_the_tile_is_kept_until_the_administration(seats: int) -> None:
    """Then its holder moves to position 1, and the tile is back."""
    table = Table(seats).upper(0, "yellow").upper(1, "yellow").lower("3-2", "yellow " * 3)
    for place in range(2, table.columns):
        table.upper(place, "")
    table.lay("purple", cubes="1 yellow").begin("purple")
    table.do("take 0", "space 1-0", "research red", "any own")
    assert table.view().start_tile == table.seat("purple")
    table.do("space 1-1", "gain")
    assert table.state.round == 2
    assert table.view().start_tile is None
    assert table.track() == ["purple", "grey", "pink", "orange"][:seats]
    assert table.actor() == "purple"


@pytest.mark.rule("MS-K8")
@SEATS
def test_position_1_may_take_the_tile(seats: int) -> None:
    table = Table(seats).upper(0, "yellow").lay("grey", cubes="1 yellow").begin("grey")
    assert table.track()[0] == "grey"
    table.do("take 0", "space 1-0", "research red", "any own")
    assert table.view().start_tile == table.seat("grey")


@pytest.mark.rule("MS-K8", "MS-RC3")
def test_the_tile_is_no_commander() -> None:
    """With one commander and the tile Grey cannot complete a contract that asks for two."""
    table = Table().contracts("rc2", "rc3", "sc1", "sc3").upper(0, "yellow").control("grey", "mira")
    table.lay("grey", cubes="1 yellow", levels="0 0 5 0").begin("grey")
    table.do("take 0", "space 1-0", "research red", "any own")
    assert table.commanders("grey") == ["mira"]
    assert table.actor() == "purple", "no contract was offered"


@pytest.mark.rule("MS-K8", "MS-CO-5")
def test_idris_helps_to_pay_for_the_tile() -> None:
    table = Table().upper(0, "yellow").control("grey", "idris").lay("grey", cubes="1 grey")
    table.begin("grey").do("take 0")
    assert table.cubes("grey") == {}


# --- MS-K9: as long as control lasts ------------------------------------------------------------


@pytest.mark.rule("MS-K9", "MS-K5")
def test_an_ability_ends_with_control() -> None:
    """Purple takes Justin in the middle of a round: Grey cannot buy range any more, Purple can."""
    table = Table(2).administrators("justin").upper(1, "yellow").control("grey", "justin")
    table.lay("grey", cubes="2 yellow", prestige=3).lay("purple", cubes="3 yellow 1 grey")
    table.begin("grey").do("pick 0 yellow", "space 1-0", "drive")
    assert table.legal("range") == ["range yellow"]
    table.do("stop s1a1", "pass", "take 1", "space 1-1")

    table.do("pick 0 yellow", "space 1-2", "drive")
    assert table.actor() == "grey"
    assert table.refusal("range yellow") == "MS-CO-2"
    table.do("stop s1a1", "pass", "pick 0 yellow", "space 1-3", "drive")
    assert table.actor() == "purple"
    assert table.refusal("range yellow") is None


@pytest.mark.rule("MS-K9", "MS-AMB-24")
def test_getting_a_card_back_is_a_new_receipt() -> None:
    """Grey loses Forrester and gets him back in the next round: +2, and he deals again."""
    table = Table(2).administrators("forrester").upper(0, "").upper(1, "yellow").upper(2, "")
    table.upper(3, "").lower("2-0", "yellow " * 11).control("grey", "forrester")
    table.lay("grey", cubes="2 yellow 1 purple", prestige=5).lay("purple", cubes="1 yellow 1 grey")
    table.begin("purple").do("take 1", "space 2-1")
    assert (table.prestige("grey"), table.prestige("purple")) == (4, 2)
    assert (table.state.round, table.actor()) == (2, "grey")

    table.do("take 1", "space 1-0")
    assert (table.prestige("grey"), table.prestige("purple")) == (6, 1)
    assert (table.asked(), table.actor()) == ("deal", "grey")
    table.do("use")
    assert table.prestige("grey") == 7
