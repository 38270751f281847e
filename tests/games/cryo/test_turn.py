"""The turn: deploy or recall, use an action, scrap, end; rules CR-T1 to CR-T8 and CR-M6."""

from __future__ import annotations

import pytest

from tests.support.cryo import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
WAYS = [f"activate {way}" for way in ("north", "east", "south", "west")]


def scraps(table: Table) -> list[str]:
    return [move for move in table.legal() if move.startswith("scrap")]


# --- deploy or recall ----------------------------------------------------------------------------


@pytest.mark.rule("CR-T1")
@SEATS
def test_turns_go_round(seats: int) -> None:
    """One deployment is a whole turn; after the last seat comes the first."""
    table = Table(seats).begin("A")
    for turn in range(2 * seats):
        assert table.actor() == table.people[turn % seats]
        table.do(f"deploy {1 + turn // seats}", "place 17")
    started = [event.seat for event in table.heard("turn-started")]
    assert started == [turn % seats for turn in range(1, 2 * seats + 1)]


@pytest.mark.rule("CR-T1", "CR-T4")
def test_a_recall_is_a_whole_turn() -> None:
    table = Table().lay("A", out="1 5").incident("engineering", "IE5").begin("A")
    table.do("recall", "incident engineering", "return 2", "return 3")
    assert table.actor() == "B"
    assert table.view().players[0].out == []


@pytest.mark.rule("CR-T1", "CR-T2", "CR-T4")
def test_you_choose_between_deploying_and_recalling() -> None:
    table = Table().lay("A", home="2 6", out="1").begin("A")
    assert table.legal() == ["deploy 2", "deploy 6", "recall"]
    assert table.refusal("end-turn") == "ST-1", "you cannot pass"


@pytest.mark.rule("CR-T2")
def test_you_choose_the_platform_dock_that_the_drone_leaves() -> None:
    table = Table().lay("A", home="2 4 6").begin("A")
    assert table.legal() == ["deploy 2", "deploy 4", "deploy 6"]
    for dock in (1, 3, 5):
        assert table.refusal(f"deploy {dock}") == "CR-T2"
    table.do("deploy 4", "place 5", "done")
    assert table.view().players[0].home == ["wake", "plan"]
    assert table.view().players[0].out == ["5"]


@pytest.mark.rule("CR-T2", "CR-R9")
def test_drones_that_stay_behind_keep_their_platform_docks() -> None:
    table = Table().lay("A", home="2 6", out="1").incident("engineering", "IE5").begin("A")
    table.do("recall", "incident engineering")
    assert table.legal() == ["return 1", "return 3", "return 4", "return 5"]
    assert table.refusal("return 2") == "CR-R9"


@pytest.mark.rule("CR-T2", "CR-K7")
@pytest.mark.parametrize(
    ("seats", "free"),
    [
        (2, "2 5 6 9 13 15 17"),
        (3, "2 3 5 6 7 9 11 13 17"),
        (4, "2 3 5 6 7 9 11 13 14 15 17"),
    ],
)
def test_a_drone_flies_to_any_free_dock(seats: int, free: str) -> None:
    """Docks 1 and 10 are taken, some are damaged."""
    table = Table(seats).lay("A", out="10").lay("B", out="1").begin("A").do("deploy 2")
    assert table.legal() == [f"place {dock}" for dock in free.split()]


@pytest.mark.rule("CR-T4")
def test_without_a_drone_on_the_main_board_there_is_nothing_to_recall() -> None:
    table = Table().begin("A")
    assert table.legal() == ["deploy 1", "deploy 2", "deploy 3"]
    assert table.refusal("recall") == "CR-T4"


@pytest.mark.rule("CR-T4")
@pytest.mark.parametrize("dock", ["1", "16", "17"])
def test_one_drone_on_the_main_board_is_enough_to_recall(dock: str) -> None:
    table = Table(4).damaged("4 8 12 14").lay("A", out=dock).begin("A")
    assert "recall" in table.legal()


@pytest.mark.rule("CR-T5")
@SEATS
def test_with_all_drones_out_you_must_recall(seats: int) -> None:
    table = Table(seats).lay("A", out="1 5 17", hand="interface").begin("A")
    assert table.legal() == ["recall", "scrap-card interface"]
    for dock in range(1, 7):
        assert table.refusal(f"deploy {dock}") == "CR-T5"


@pytest.mark.rule("CR-T5", "CR-M3")
def test_a_forced_recall_is_begun_for_you() -> None:
    """Without anything to scrap there is no choice, so the first question is the incident."""
    assert Table().lay("A", out="1 5 17").begin("A").asked() == "incident"


@pytest.mark.rule("CR-T5", "CR-K7")
def test_you_are_never_stuck() -> None:
    """Eleven drones are out: one ship dock is left, and the Launch dock always is."""
    table = Table(4).lay("A", home="1", out="1 2").lay("B", out="3 5 6").lay("C", out="7 9 10")
    table.lay("D", out="11 13 14").begin("A").do("deploy 1")
    assert table.legal() == ["place 15", "place 17"]


# --- using an action -----------------------------------------------------------------------------


@pytest.mark.rule("CR-T3", "CR-K8")
def test_one_of_the_actions_beside_the_dock() -> None:
    """The four arrows of dock 1: one of them, then the turn is over."""
    table = Table().lay("A", "1/1/0/0 +0").at("A", "1")
    assert table.legal() == [*WAYS, "done"]
    table.do("activate west")
    assert (table.tracks("A"), table.actor()) == ("0/1/0/0 +1", "B")


@pytest.mark.rule("CR-T3", "CR-D3", "CR-D1")
def test_an_action_must_be_payable() -> None:
    table = Table().at("A", "1")
    assert table.legal() == ["activate north", "activate south", "done"]
    assert table.refusal("activate east") == "CR-D1"
    assert table.refusal("activate west") == "CR-D3"


@pytest.mark.rule("CR-T3")
def test_costs_are_paid_before_the_effect() -> None:
    table = Table().lay("A", "1/1/0/0 +0").at("A", "1").do("activate east", "wake engineering-1")
    kinds = [event.kind for event in table.log.events]
    assert kinds.index("paid") < kinds.index("pod-woken")


@pytest.mark.rule("CR-T3", "CR-AMB-25")
def test_you_may_use_no_action_and_the_drone_stays() -> None:
    table = Table().lay("A", "1/1/0/0 +0").at("A", "1").do("done")
    assert (table.tracks("A"), table.actor()) == ("1/1/0/0 +0", "B")
    assert table.view().docks[0].drones == [0]
    assert table.view().players[0].home == ["wake", "recharge"]


@pytest.mark.rule("CR-T3", "CR-AMB-25", "CR-M3")
def test_a_drone_may_go_where_no_action_is_possible() -> None:
    """A has no vehicle: at the Launch dock nothing is left to choose."""
    table = Table().lay("A", "1/1/1/0 +1", pool=1).at("A", "17")
    assert table.actor() == "B"
    assert table.view().players[0].out == ["17"]


# --- scrap ---------------------------------------------------------------------------------------


@pytest.mark.rule("CR-T6", "CR-C8", "CR-C10", "CR-AMB-31", "CR-AMB-32")
@pytest.mark.parametrize(
    ("card", "tracks"),
    [
        ("ground_scanner", "0/0/0/1 +0"),
        ("supercharge", "0/0/0/1 +0"),
        ("interface", "1/0/1/0 +0"),
        ("wakeup_protocol", "1/1/0/0 +0"),
        ("automation", "1/1/0/0 +0"),
        ("prototype", "0/1/1/0 +0"),
        ("early_warning", "0/1/1/0 +0"),
        ("overclock", "1/0/1/0 +0"),
    ],
)
def test_a_scrapped_card_gives_its_reward_and_is_discarded(card: str, tracks: str) -> None:
    table = Table().lay("A", hand=card).begin("A").do(f"scrap-card {card}")
    assert (table.tracks("A"), table.hand("A")) == (tracks, [])
    assert table.view().discard[card] == 1
    assert table.asked() == "main", "the turn goes on"


@pytest.mark.rule("CR-T6", "CR-D10")
@pytest.mark.parametrize(
    ("tile", "moves", "tracks"),
    [
        ("RC1", "", "1/0/0/0 +1"),
        ("RO3", "", "0/1/1/0 +0"),
        ("RC4", "choose organics", "0/1/0/0 +0"),
        ("RT6", "card-draw", "0/0/0/0 +0"),
    ],
)
def test_a_scrapped_tile_gives_its_reward_and_leaves_the_game(
    tile: str, moves: str, tracks: str
) -> None:
    table = Table().lay("A", slots=f"4:{tile}").begin("A")
    before = str(table.state.write()).count(tile)
    table.do("scrap-tile 4", *moves.splitlines())
    assert table.tracks("A") == tracks
    assert table.player("A").slots == [None] * 7
    assert str(table.state.write()).count(tile) == before - 1


@pytest.mark.rule("CR-T6")
def test_you_scrap_only_what_you_have() -> None:
    table = Table().lay("A", hand="interface", slots="4:RC1").lay("B", hand="overclock").begin("A")
    assert scraps(table) == ["scrap-card interface", "scrap-tile 4"]
    assert table.refusal("scrap-card overclock") == "CR-T6"
    assert table.refusal("scrap-tile 5") == "CR-T6"


@pytest.mark.rule("CR-T6", "CR-T1")
@pytest.mark.parametrize("first", ["scrap-card interface", "scrap-tile 4"])
def test_you_scrap_once_in_a_turn(first: str) -> None:
    """Cards and tiles together; at no later moment of the turn either."""
    table = Table().lay("A", hand="interface automation", slots="4:RC1 5:RC1").begin("A").do(first)
    assert scraps(table) == []
    assert table.refusal("scrap-card automation") == "CR-T6"
    assert table.refusal("scrap-tile 5") == "CR-T6"
    table.do("deploy 1", "place 1")
    assert scraps(table) == []
    assert table.do("done").actor() == "B", "nothing is left to ask"


@pytest.mark.rule("CR-T6")
def test_everybody_scraps_in_each_of_their_turns() -> None:
    table = Table().lay("A", hand="interface automation").lay("B", hand="overclock").begin("A")
    table.do("scrap-card interface", "deploy 1", "place 17")
    assert table.actor() == "B"
    assert scraps(table) == ["scrap-card overclock"], "your own things, in your own turn"
    table.do("deploy 1", "place 17", "scrap-card overclock")
    assert (table.actor(), scraps(table)) == ("A", ["scrap-card automation"])


@pytest.mark.rule("CR-M6", "CR-T6", "CR-C18")
def test_moments_for_scrapping_when_deploying() -> None:
    """Before the main choice, before the action, before Overclock, and before the end."""
    table = Table().lay("A", "1/1/1/0 +0", hand="interface", upgrades="overclock").begin("A")
    asked = []
    for move in ("deploy 1", "place 1", "activate west", "activate east", "wake engineering-1"):
        asked.append((table.asked(), bool(scraps(table))))
        table.do(move)
    asked.append((table.asked(), bool(scraps(table))))
    assert asked == [
        ("main", True),
        ("place", False),
        ("activate", True),
        ("overclock", True),
        ("wake", False),
        ("end-turn", True),
    ]


@pytest.mark.rule("CR-M6", "CR-T6", "CR-C14")
def test_moments_for_scrapping_when_recalling() -> None:
    """Before the incident, each drone and its action, before Automation, and before the end."""
    table = Table().lay("A", home="1", out="1 5", hand="interface", upgrades="automation")
    table.incident("engineering", "IE5").begin("A")
    asked = []
    moves = ["recall", "incident engineering", "return 2", "done", "return 3", "done", "done"]
    for move in moves:
        asked.append((table.asked(), bool(scraps(table))))
        table.do(move)
    asked.append((table.asked(), bool(scraps(table))))
    kinds = ["main", "incident", "return", "use-platform", "return", "use-platform", "automate"]
    assert asked == [(kind, True) for kind in [*kinds, "end-turn"]]


@pytest.mark.rule("CR-M6", "CR-R1")
def test_salvage_is_paid_out_before_scrapping_at_the_incident() -> None:
    table = Table().lay("A", out="1", hand="interface").salvage("A", "1").begin("A").do("recall")
    assert (table.asked(), table.tracks("A")) == ("incident", "1/0/0/0 +0")
    assert "scrap-card interface" in table.legal()


@pytest.mark.rule("CR-T6", "CR-M6")
def test_scrapping_can_pay_for_the_action() -> None:
    table = Table().lay("A", hand="prototype").at("A", "1")
    assert table.refusal("activate east") == "CR-D1"
    table.do("scrap-card prototype", "activate east", "wake engineering-1")
    assert (table.tracks("A"), table.player("A").pool) == ("0/0/1/0 +0", 1)


@pytest.mark.rule("CR-AMB-30", "CR-T6")
def test_a_tile_that_was_used_in_this_turn_may_be_scrapped() -> None:
    table = Table().lay("A", home="2 3", out="1", slots="1:RC1").incident("engineering", "IE7")
    table.begin("A").do("recall", "incident engineering", "return 1", "use")
    assert table.tracks("A") == "1/0/0/1 +1"
    table.do("scrap-tile 1")
    assert (table.tracks("A"), table.player("A").slots[0]) == ("2/0/0/1 +2", None)


@pytest.mark.rule("CR-AMB-30", "CR-R10")
def test_an_action_whose_tile_was_scrapped_is_incomplete() -> None:
    table = Table().lay("A", home="2 3", out="1", slots="1:RC1", hand="interface")
    table.incident("engineering", "IE7").begin("A")
    table.do("recall", "incident engineering", "return 1", "scrap-tile 1")
    assert table.actor() == "B", "nothing is left to choose"


@pytest.mark.rule("CR-T7", "CR-D2")
def test_taking_a_tile_for_its_reward_is_not_scrapping() -> None:
    table = Table().lay("A", hand="interface").space("C1", "RC1").at("A", "1")
    table.do("activate north", "take-tile")
    assert (table.asked(), scraps(table)) == ("end-turn", ["scrap-card interface"])

    table = Table().lay("A", hand="interface overclock").space("C1", "RC1").begin("A")
    table.do("scrap-card interface", "deploy 1", "place 1", "activate north", "take-tile")
    assert table.tracks("A") == "2/0/1/0 +1", "scrapping does not forbid the tile"


# --- the end of a turn ---------------------------------------------------------------------------

SEVEN = "ground_scanner supercharge interface wakeup_protocol automation prototype prototype"


@pytest.mark.rule("CR-T8", "CR-C9", "CR-C8")
def test_you_discard_down_to_five() -> None:
    """The choice is the player's, and brings nothing."""
    table = Table().lay("A", hand=SEVEN).at("A", "17").do("done", "end-turn")
    assert (table.asked(), table.actor()) == ("hand-limit", "A")
    cards = SEVEN.split()[:-1]
    assert table.legal() == [f"discard {card}" for card in cards]
    assert table.refusal("discard overclock") == "CR-T8"
    assert table.refusal("done") == "ST-1"
    table.do("discard prototype", "discard supercharge")
    assert table.hand("A") == ["ground_scanner", *cards[2:]]
    assert (table.tracks("A"), table.actor()) == ("0/0/0/0 +0", "B")
    assert (table.view().discard["prototype"], table.view().discard["supercharge"]) == (1, 1)


@pytest.mark.rule("CR-T8", "CR-C9")
def test_five_cards_may_be_kept() -> None:
    table = Table().lay("A", hand=" ".join(SEVEN.split()[:5])).at("A", "17")
    assert table.do("done", "end-turn").actor() == "B"


@pytest.mark.rule("CR-C9", "CR-T8")
def test_the_limit_counts_only_at_the_end_of_the_turn() -> None:
    """A draws three cards to a hand of five, and scraps one of eight before the end."""
    table = Table().lay("A", "0/0/3/0 +0", hand=" ".join(SEVEN.split()[:5])).at("A", "9")
    table.do("activate west", "amount 3", "draws 3")
    assert (table.player("A").size, table.asked()) == (8, "end-turn")
    table.do("scrap-card interface")
    assert (table.player("A").size, table.asked()) == (7, "hand-limit")


@pytest.mark.rule("CR-T8", "CR-E1")
def test_the_end_of_the_game_is_checked_after_the_hand_limit() -> None:
    """A's sabotage has taken B's last pod; A first discards, then the game is over."""
    table = Table().lay("A", home="1 2", out="1", hand=SEVEN).lay("B", destroyed=14)
    table.incident("engineering", "IE1").put(scrapped=True).begin("A")
    table.do("recall", "incident engineering", "return 3", "discard prototype")
    assert table.player("B").destroyed == 15
    assert not table.state.over
    table.do("discard prototype")
    assert table.state.over
    assert table.view().reason == "pods"
