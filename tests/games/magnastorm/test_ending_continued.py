"""After the end: the ranking and the artifact cards. Rules MS-E6 and MS-E7."""

from __future__ import annotations

import pytest

from tests.support.magnastorm import COLOURS, Table

TIERS = {"bronze": range(1, 31), "silver": range(101, 161), "gold": range(201, 231)}


def ended(prestige: tuple[int, ...], *track: str) -> Table:
    """End a game after round 4; grey takes the last follower, and nobody scores any more."""
    table = Table(len(prestige)).order(*(track or COLOURS[: len(prestige)]))
    for person, points in zip(table.people, prestige, strict=True):
        table.lay(person, prestige=points)
    table.set(round=4).last_follower().begin("grey").act("1-0", "gain")
    assert table.state.over
    return table


def won(table: Table) -> dict[str, str]:
    """Return the metal of the card that each player has drawn."""
    return {table.people[e.seat]: str(e.facts["tier"]) for e in table.heard("artifact-won")}


# --- ranking -------------------------------------------------------------------------------------


@pytest.mark.rule("MS-E6")
@pytest.mark.parametrize(
    ("prestige", "ranks"),
    [
        ((10, 20), [2, 1]),
        ((12, 3, 7), [1, 3, 2]),
        ((5, 20, 19, 0), [3, 1, 2, 4]),
    ],
)
def test_players_are_ranked_by_prestige(prestige: tuple[int, ...], ranks: list[int]) -> None:
    outcome = ended(prestige).state.outcome()
    assert outcome.points == list(prestige)
    assert outcome.ranks == ranks
    assert outcome.winners == [ranks.index(1)]
    assert outcome.tie_break == ""


@pytest.mark.rule("MS-E6")
@pytest.mark.parametrize(
    ("prestige", "track", "ranks"),
    [
        ((21, 21), ("purple", "grey"), [2, 1]),
        ((24, 24), ("grey", "purple"), [1, 2]),
        ((7, 7, 7), ("pink", "grey", "purple"), [2, 3, 1]),
        ((9, 4, 9, 4), ("orange", "pink", "purple", "grey"), [2, 4, 1, 3]),
        ((3, 9, 9, 9), ("grey", "orange", "purple", "pink"), [4, 2, 3, 1]),
    ],
)
def test_ties_are_broken_by_the_turn_track(
    prestige: tuple[int, ...], track: tuple[str, ...], ranks: list[int]
) -> None:
    """Nearer to position 1 is better; seats play no part, and no rank is shared."""
    outcome = ended(prestige, *track).state.outcome()
    assert outcome.ranks == ranks
    assert outcome.tie_break == "MS-E6"


@pytest.mark.rule("MS-E6", "MS-A4")
def test_the_turn_track_counts_as_the_last_administration_leaves_it() -> None:
    """Orange holds the start player tile and moves to position 1 before the ranking."""
    table = Table().set(round=4, start_tile=3)
    for person in COLOURS:
        table.lay(person, prestige=10)
    table.last_follower().begin("grey").act("1-0", "gain")
    assert table.state.outcome().ranks == [2, 3, 4, 1]


@pytest.mark.rule("MS-E6", "MS-B3", "MS-T2")
def test_a_swap_in_the_last_pass_counts_for_the_ranking() -> None:
    """Orange, last to act, swaps with pink: the noted order of the pass is out of force then."""
    table = Table().set(ending=True).lay("grey", prestige=27)
    table.lay("pink", prestige=10).lay("orange", prestige=10).begin("orange").act("2-0", "gain")
    assert table.state.over
    assert table.state.outcome().ranks == [1, 4, 3, 2]


@pytest.mark.rule("MS-E6")
def test_whoever_triggers_the_end_need_not_win() -> None:
    """Grey has fallen below the target again; the others are ranked as they stand."""
    table = Table().set(ending=True).lay("grey", prestige=25).lay("pink", prestige=26)
    table.begin("orange").act("1-0", "gain")
    assert table.state.outcome().winners == [2]


@pytest.mark.rule("MS-E6")
def test_the_breakdown_adds_up_to_the_points() -> None:
    outcome = ended((5, 20, 19, 0)).state.outcome()
    assert [sum(parts.values()) for parts in outcome.breakdown] == outcome.points


# --- artifact cards ------------------------------------------------------------------------------


@pytest.mark.rule("MS-E7")
@pytest.mark.parametrize(
    ("prestige", "metals"),
    [
        ((10, 20), ["bronze", "gold"]),
        ((12, 3, 7), ["gold", "bronze", "silver"]),
        ((5, 20, 19, 0), ["silver", "gold", "silver", "bronze"]),
        ((7, 7, 7, 7), ["gold", "silver", "silver", "bronze"]),
    ],
)
def test_gold_for_the_winner_bronze_for_the_last_silver_for_the_others(
    prestige: tuple[int, ...], metals: list[str]
) -> None:
    """Ties are broken before; the number of a card tells its metal, and no card comes twice."""
    table = ended(prestige)
    assert won(table) == dict(zip(table.people, metals, strict=True))
    ids = [card.id for card in table.state.won if card is not None]
    assert len(set(ids)) == len(prestige)
    for id, metal in zip(ids, metals, strict=True):
        assert int(id) in TIERS[metal]
    assert table.state.outcome().details["artifacts"] == ids


@pytest.mark.rule("MS-E7", "MS-E2")
def test_cards_are_drawn_after_either_way_of_ending() -> None:
    """Here the last player of the pass ends the game in the middle of round 1."""
    table = Table(3).set(ending=True).lay("grey", prestige=23).lay("pink", prestige=9)
    table.begin("pink").act("1-0", "gain")
    assert won(table) == {"grey": "gold", "pink": "silver", "purple": "bronze"}


@pytest.mark.rule("MS-E7")
def test_the_cards_are_drawn_by_chance_and_change_nothing() -> None:
    """Other chances, other cards; prestige, cubes and levels stay, whatever bonus a card shows."""
    winners = set()
    for seed in range(12):
        table = Table(2).chance(seed).set(round=4).lay("grey", prestige=7).last_follower()
        table.begin("grey").act("1-0", "gain")
        winners.add(next(card.id for card in table.state.won if card is not None))
        assert table.state.outcome().points == [7, 0]
        assert table.cubes("grey") == {"grey": 2, "yellow": 1}, "the gain of the turn"
        assert table.levels("grey") == [0, 0, 0, 0]
    assert len(winners) > 3


@pytest.mark.rule("MS-E7")
def test_nothing_is_drawn_before_the_end() -> None:
    table = Table(2).set(round=3).last_follower().begin("grey").act("1-0", "gain")
    assert table.state.won == []
    assert table.heard("artifact-won") == []
    assert "artifacts" not in table.state.outcome().details


@pytest.mark.rule("MS-E7", "MS-AMB-39")
@pytest.mark.parametrize("seed", range(4))
def test_only_cards_that_nobody_owns_can_be_drawn(seed: int) -> None:
    """The collections hold 29 gold cards and all bronze ones: 230 for the winner, else nothing."""
    gold = [f"{number}" for number in range(201, 230)]
    bronze = [f"{number:03}" for number in range(1, 31)]
    table = Table(2, advanced=True, artifacts_0=[*bronze, *gold[:9]], artifacts_1=gold[9:])
    table.chance(seed).set(round=4).lay("purple", prestige=9).last_follower()
    table.begin("grey").act("1-0", "gain")
    assert [None if card is None else card.id for card in table.state.won] == [None, "230"]
    assert [event.seat for event in table.heard("no-artifact-won")] == [table.seat("grey")]


@pytest.mark.rule("MS-E7", "MS-AMB-39")
def test_a_card_that_was_just_drawn_is_gone() -> None:
    """One silver card is left: the second of the ranking draws it, the third goes without."""
    silver = [f"{number}" for number in range(101, 160)]
    hands = {f"artifacts_{seat}": silver[15 * seat : 15 * seat + 15] for seat in range(4)}
    table = Table(4, advanced=True, **hands).set(round=4)
    table.lay("pink", prestige=9).lay("grey", prestige=6).lay("orange", prestige=3)
    table.last_follower().begin("grey").act("1-0", "gain")
    assert won(table) == {"pink": "gold", "grey": "silver", "purple": "bronze"}
    assert table.state.won[3] is None
