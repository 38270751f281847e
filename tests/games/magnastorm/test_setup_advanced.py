"""The advanced start with artifact cards: rules MS-S14 to MS-S17, rulings MS-AMB-29 and 39."""

from __future__ import annotations

import pytest

from sternentisch.kernel.refusal import Defects
from tests.support.magnastorm import Table, game, started

BRONZE = [f"{number:03}" for number in range(1, 31)]
SILVER = [f"{number}" for number in range(101, 161)]
GOLD = [f"{number}" for number in range(201, 231)]
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def advanced(*collections: str, seed: int = 1) -> Table:
    """Start with collections such as "201 105", by seat."""
    options = {f"artifacts_{seat}": cards.split() for seat, cards in enumerate(collections)}
    return started(len(collections), seed, advanced=True, **options)


def place(table: Table, *areas: str) -> Table:
    """Place the first followers anywhere, then choose research areas, the last player first."""
    while table.asked() == "start-follower":
        table.do(table.legal()[0])
    return table.do(*[f"research {area}" for area in areas])


@pytest.mark.rule("MS-S15", "MS-S14")
def test_the_highest_sum_begins() -> None:
    """
    Tom has a gold and a silver card: 5. Ronja and Matthias both have 4.

    Ronja's 212 is the highest single number of the two, so she is second.
    """
    table = advanced("115 160", "212 001", "220 101")
    matthias, ronja, tom = 0, 1, 2
    assert table.state.track == [tom, ronja, matthias]


@pytest.mark.rule("MS-S15")
@pytest.mark.parametrize(
    ("cards", "track"),
    [
        (("030 029", "101 001", "102 103", "201 104"), [3, 2, 1, 0]),
        (("201 001", "105 106", "202 002", "107 108"), [2, 0, 3, 1]),
        (("110 111", "109 112", "101 113", "102 108"), [2, 1, 0, 3]),
        (("002 203", "101 160", "003 202", "001 204"), [3, 0, 2, 1]),
    ],
)
def test_equal_sums_go_by_the_highest_card(cards: tuple[str, ...], track: list[int]) -> None:
    assert advanced(*cards).state.track == track


@pytest.mark.rule("MS-S15")
def test_two_cards_are_drawn_from_a_larger_collection() -> None:
    """Over some games every pair of the four cards is drawn, and the track follows what was."""
    pairs = set()
    for seed in range(60):
        table = advanced("001 101 201 202", "102 103", seed=seed)
        drawn = table.view().players[0].artifacts
        assert len(set(drawn)) == 2
        assert set(drawn) <= {"001", "101", "201", "202"}
        pairs.add(frozenset(drawn))
        is_first = set(drawn) != {"001", "101"}
        assert table.state.track == ([0, 1] if is_first else [1, 0])
    assert len(pairs) == 6


@pytest.mark.rule("MS-S14", "MS-S13")
@SEATS
def test_nobody_is_compensated_for_a_late_position(seats: int) -> None:
    """Only the prestige of the cards is handed out, no cubes by position."""
    cards = ("201 206", "211 216", "101 106", "001 006")[:seats]
    table = advanced(*cards)
    while table.asked() in ("start-follower", "start-research"):
        table.do(table.legal()[0])
    for person in table.people:
        assert table.cubes(person) == {person: 2}
        assert table.prestige(person) == 2


@pytest.mark.rule("MS-S14", "MS-S11", "MS-S12")
def test_followers_and_markers_are_chosen_as_usual() -> None:
    """Turn order for the followers, the reverse for the markers, with the usual limits."""
    table = advanced("001 002", "101 102", "201 103", "203 104")
    assert table.track() == ["orange", "pink", "purple", "grey"]
    for column, person in enumerate(table.track()):
        assert table.actor() == person
        table.do(f"upper {column}")
        if column < 3:
            assert table.refusal(f"upper {column}") == "MS-S11"
    assert (table.asked(), table.actor()) == ("start-research", "grey")
    table.do("research red")
    assert table.actor() == "purple"
    assert table.refusal("research red") == "MS-S12"


@pytest.mark.rule("MS-S16")
@pytest.mark.parametrize(
    ("card", "prestige", "cubes", "levels"),
    [
        ("001", 1, 2, [0, 0, 1, 0]),
        ("116", 1, 2, [0, 0, 1, 0]),
        ("202", 0, 3, [0, 0, 1, 0]),
        ("137", 0, 3, [0, 0, 1, 0]),
        ("003", 0, 2, [1, 0, 1, 0]),
        ("218", 0, 2, [1, 0, 1, 0]),
        ("154", 0, 2, [0, 1, 1, 0]),
        ("029", 0, 2, [0, 1, 1, 0]),
        ("005", 0, 3, [0, 0, 2, 0]),
        ("220", 0, 3, [0, 0, 2, 0]),
    ],
)
def test_what_a_card_brings(card: str, prestige: int, cubes: int, levels: list[int]) -> None:
    """
    The last digit tells: prestige, an own cube, a step in green, blue or red (level 2: 1 own).

    The second card, 221, always adds 1 prestige.
    """
    table = advanced(f"{card} 221", "006 011")
    place(table, "blue", "red")
    assert table.track() == ["grey", "purple"]
    assert table.prestige("grey") == prestige + 1
    assert table.cubes("grey") == {"grey": cubes}
    assert table.levels("grey") == levels


@pytest.mark.rule("MS-S16")
def test_cards_bring_nothing_before_the_markers_are_raised() -> None:
    table = advanced("201 202", "203 006")
    while table.asked() == "start-follower":
        table.do("upper 0" if table.actor() == "grey" else "upper 1")
    assert table.prestige("grey") == 0
    assert table.cubes("grey") == {"grey": 2}
    assert table.levels("purple") == [0, 0, 0, 0]
    table.do("research blue", "research red")
    assert table.prestige("grey") == 1
    assert table.cubes("grey") == {"grey": 3}
    assert table.levels("purple") == [1, 1, 0, 0]


@pytest.mark.rule("MS-S16")
def test_steps_of_cards_may_meet_in_an_area() -> None:
    """Both rise in green, in which Purple has raised a marker before."""
    table = place(advanced("203 201", "003 001"), "green", "blue")
    assert table.levels("purple") == [2, 0, 0, 0]
    assert table.levels("grey") == [1, 1, 0, 0]


@pytest.mark.rule("MS-AMB-29", "MS-S16")
def test_steps_of_cards_earn_track_bonuses() -> None:
    """Green level 2 brings an own cube; blue level 2 a cube of any player colour."""
    table = place(advanced("203 208", "004 009"), "red", "blue")
    assert table.levels("grey") == [2, 1, 0, 0]
    assert table.cubes("grey") == {"grey": 3}
    assert table.levels("purple") == [0, 2, 1, 0]
    assert (table.asked(), table.actor()) == ("any-cube", "purple")
    table.do("any left")
    assert table.cubes("purple") == {"purple": 2, "grey": 1}
    assert (table.asked(), table.actor()) == ("main", "grey")


@pytest.mark.rule("MS-S16", "MS-AMB-29")
def test_bonuses_are_taken_in_turn_order() -> None:
    """Purple is first on the track, takes both cards and is asked before Grey gets anything."""
    table = place(advanced("001 002", "204 209"), "green", "red")
    assert table.track() == ["purple", "grey"]
    assert (table.asked(), table.actor()) == ("any-cube", "purple")
    assert table.prestige("grey") == 0
    table.do("any own")
    assert table.prestige("grey") == 1
    used = [(event.seat, event.facts["artifact"]) for event in table.heard("artifact-used")]
    assert [seat for seat, _ in used] == [1, 1, 0, 0]
    assert {card for seat, card in used if seat == 1} == {"204", "209"}


@pytest.mark.rule("MS-S17")
def test_cards_return_to_their_collections() -> None:
    table = place(advanced("201 202 203", "001 002"), "green", "red")
    assert [card.id for card in table.state.collections[0]] == ["201", "202", "203"]
    assert [card.id for card in table.state.collections[1]] == ["001", "002"]


@pytest.mark.rule("MS-AMB-39")
@SEATS
def test_who_has_no_collection_is_dealt_two_cards(seats: int) -> None:
    """All are different, and over some games of all three metals."""
    tiers = set()
    for seed in range(20):
        players = started(seats, seed, advanced=True).view().players
        cards = [card for player in players for card in player.artifacts]
        assert len(set(cards)) == 2 * seats
        assert set(cards) <= {*BRONZE, *SILVER, *GOLD}
        tiers |= {card[0] for card in cards}
    assert tiers == {"0", "1", "2"}


@pytest.mark.rule("MS-AMB-39")
def test_cards_are_dealt_from_those_nobody_owns() -> None:
    """Grey owns 118 cards, so Purple gets the other two."""
    everything = [*BRONZE, *SILVER, *GOLD]
    rest = ["017", "230"]
    mine = [card for card in everything if card not in rest]
    for seed in range(5):
        table = started(2, seed, advanced=True, artifacts_0=mine)
        assert sorted(table.view().players[1].artifacts) == rest


@pytest.mark.rule("MS-S14")
def test_without_the_option_no_cards_are_drawn() -> None:
    table = started(3)
    assert [player.artifacts for player in table.view().players] == [[], [], []]


@pytest.mark.rule("MS-S14", "MS-AMB-39")
@pytest.mark.parametrize(
    ("options", "where"),
    [
        ({"artifacts_0": ["001", "002"]}, "artifacts_0"),
        ({"advanced": True, "artifacts_0": ["001"]}, "artifacts_0"),
        ({"advanced": True, "artifacts_1": ["001", "001"]}, "artifacts_1"),
        ({"advanced": True, "artifacts_1": ["001", "031"]}, "artifacts_1"),
        ({"advanced": True, "artifacts_1": ["100", "101"]}, "artifacts_1"),
        ({"advanced": True, "artifacts_1": ["001", "1"]}, "artifacts_1"),
        ({"advanced": True, "artifacts_1": [1, 2]}, "artifacts_1"),
        ({"advanced": True, "artifacts_2": ["001", "002"]}, "artifacts_2"),
        (
            {"advanced": True, "artifacts_0": ["001", "002"], "artifacts_1": ["002", "003"]},
            "artifacts_1",
        ),
    ],
)
def test_wrong_collections_are_refused(options: dict[str, object], where: str) -> None:
    """No use of cards, one card, a card twice, unknown ones, nobody's, somebody else's."""
    with pytest.raises(Defects, match=where):
        game().start(2, 1, options)


def end_with(**options: object) -> Table:
    """Let Grey win a game of two players and Purple lose it."""
    table = Table(2, advanced=True, **options).order("purple", "grey").upper(1, "yellow")
    table.lay("grey", prestige=23, cubes="1 yellow").begin("grey")
    return table.do("take 1", "space 1-0")


@pytest.mark.rule("MS-AMB-39", "MS-E7")
def test_cards_won_are_those_nobody_owns() -> None:
    """Of gold only 207 is left in the box, and the cards used at the start are not won again."""
    mine = [card for card in GOLD if card not in ("207", "208")]
    table = end_with(artifacts_0=mine, artifacts_1=["208", "005"])
    assert table.state.over
    won = table.view().won
    assert won[0] == "207"
    assert won[1] in BRONZE
    assert won[1] != "005"


@pytest.mark.rule("MS-AMB-39", "MS-E7")
def test_nothing_is_won_when_a_metal_has_run_out() -> None:
    table = end_with(artifacts_0=GOLD, artifacts_1=["101", "102"])
    assert table.view().won[0] == ""
    assert table.view().won[1] in BRONZE
