"""What happens in which order: told by the events that are heard, and by the named lists."""

from __future__ import annotations

import pytest

from sternentisch.games.magnastorm.plan import (
    ADMINISTRATION,
    GAINING,
    MOVE,
    PLANS,
    SETUP,
    TAKEOVER,
    TURN,
    WRAP_UP,
    Plan,
)
from sternentisch.games.magnastorm.state import State
from sternentisch.kernel.event import TABLE, EventLog
from sternentisch.kernel.state import State as KernelState
from tests.support.magnastorm import Table, game


def story(table: Table) -> list[str]:
    """Return what was heard, as short sentences: who, what, and the facts."""
    told = []
    for event in table.log.events:
        who = [] if event.seat == TABLE else [table.people[event.seat]]
        told.append(" ".join([*who, event.kind, *(str(fact) for fact in event.facts.values())]))
    return told


def names(plan: Plan) -> list[str]:
    return [step.name for step in plan.steps]


# --- the lists -----------------------------------------------------------------------------------


@pytest.mark.rule("MS-S11", "MS-S12", "MS-S13", "MS-S16", "MS-T1")
def test_the_start_placement_has_five_kinds_of_steps() -> None:
    """Followers, markers, cubes or two artifact cards for each of up to four players; then play."""
    assert names(SETUP) == [
        *("followers", "research", "position-cubes"),
        *["artifact-bonus"] * (4 * 2),
        "begin",
    ]


@pytest.mark.rule("MS-T3", "MS-K3", "MS-K4", "MS-K5", "MS-K6", "MS-K7")
def test_a_turn_is_a_choice_and_a_takeover_five_steps() -> None:
    """Pay, move the followers, change control; the tile's step and cube."""
    assert names(TURN) == ["turn"]
    assert names(TAKEOVER) == ["pay", "followers", "control", "start-tile-step", "start-tile-cube"]


@pytest.mark.rule("MS-T12", "MS-B5", "MS-L3", "MS-L4", "MS-AMB-13")
def test_action_a_has_eight_steps() -> None:
    """Price, Adira, space, movement, turtle, Azrea's, that of the space, research."""
    assert names(MOVE) == [
        *("pay", "buy-step", "space-bonus", "movement"),
        *("turtle", "paid-turtle", "extra-turtle", "research"),
    ]


@pytest.mark.rule("MS-T11", "MS-B5")
def test_action_b_has_four_steps() -> None:
    """Gain, Rain, Yuul, space."""
    assert names(GAINING) == ["take-gain", "lowest-step", "any-cube", "space-bonus"]


@pytest.mark.rule("MS-C1", "MS-C7", "MS-T4")
def test_every_turn_ends_with_a_contract_and_ellen() -> None:
    """Whatever was done in the turn leads there."""
    assert names(WRAP_UP) == ["contract", "contract-prestige", "contract-step", "end"]
    assert TAKEOVER.then is MOVE.then is GAINING.then is WRAP_UP


@pytest.mark.rule("MS-A1", "MS-A2", "MS-A3", "MS-A4", "MS-A5", "MS-A6")
def test_the_administration_has_six_steps() -> None:
    """As the board lists them."""
    assert names(ADMINISTRATION) == [
        *("income", "majorities", "research-commanders", "turn-order", "panels", "disc")
    ]


def test_plans_and_their_steps_are_told_apart_by_name() -> None:
    """A saved position names its plan."""
    assert [plan.name for plan in PLANS] == [
        *("setup", "turn", "takeover", "move", "gain", "wrap-up", "administration")
    ]
    for plan in PLANS:
        assert all(names(plan))


# --- action A ------------------------------------------------------------------------------------


@pytest.mark.rule("MS-T12", "MS-CO-4", "MS-CO-2", "MS-CO-7", "MS-X1", "MS-L4", "MS-AMB-12")
def test_action_a_from_the_price_to_the_research_step() -> None:
    """Adira, Justin, a station, three turtles, and only then the step with its bonus."""
    table = Table().lay("grey", "6 grey 3 yellow", scout="S1D1")
    table.control("grey", "adira", "justin", "azrea").begin("grey")
    table.do("pick 0 yellow", "space 4-2", "drive", "use", "research blue")
    table.do("range yellow", "step s2a", "build 1", "step s2c", "stop s2c1")
    table.do("turtle 1", "turtle 2", "turtle 3", "any left")

    assert story(table) == [
        "grey follower-placed 4-2 yellow 0",
        "grey move-chosen",
        "grey cubes-paid grey 1",
        "grey cubes-paid yellow 1",
        "grey cubes-paid grey 2",  # Adira
        "grey level-raised blue 1",
        "grey space-bonus 4-2 turtle",
        "grey cubes-paid yellow 1",  # Justin
        "grey range-bought 1",
        "grey scout-moved S2A",
        "grey cubes-paid grey 1",  # the station
        "grey station-built T1M",
        "grey prestige-gained 2 stations 2",
        "grey scout-moved S2C",
        "grey scout-stopped S2C1",
        "grey turtle-placed S2C1",
        "grey cubes-paid grey 1",  # Azrea, from a free slot
        "grey turtle-placed S2C1",
        "grey cubes-paid grey 1",  # the space, from slot 3
        "grey turtle-placed S2C1",
        "grey level-raised blue 2",
        "grey cubes-gained purple 1",
        "purple turn-started 1",
    ]


@pytest.mark.rule("MS-T12", "MS-B1", "MS-AMB-13", "MS-CO-5", "MS-CO-17")
def test_a_step_of_the_space_comes_between_adira_and_the_movement() -> None:
    """Also with its bonus, the follower that is deployed."""
    table = Table().lay("grey", "3 grey 1 yellow", levels="2 0 0 0", scout="S1A1")
    table.control("grey", "adira", "idris").begin("grey")
    table.do("pick 0 yellow", "space 3-4", "drive", "pay own", "use", "research green", "upper 1")
    table.do("stop s1a1", "pass", "pass")  # no turtle, no contract

    assert story(table) == [
        "grey follower-placed 3-4 yellow 0",
        "grey move-chosen",
        "grey cubes-paid grey 1",  # Idris
        "grey cubes-paid grey 2",  # Adira
        "grey level-raised green 3",
        "grey space-bonus 3-4 green-step",
        "grey level-raised green 4",
        "grey follower-deployed 1",
        "grey scout-stopped S1A1",
        "purple turn-started 1",
    ]


@pytest.mark.rule("MS-T12", "MS-B3", "MS-T2")
def test_a_place_on_the_track_is_won_before_the_movement() -> None:
    table = Table().lay("purple", "1 purple", scout="S1A1").begin("purple")
    table.do("pick 0 yellow", "space 2-0", "drive", "stop s1a1", "turtle 1")

    assert story(table) == [
        "purple follower-placed 2-0 yellow 0",
        "purple move-chosen",
        "purple cubes-paid purple 1",
        "purple space-bonus 2-0 turn-order",
        "purple track-swapped 0",
        "purple scout-stopped S1A1",
        "purple turtle-placed S1A1",
        "purple level-raised green 1",
        "pink turn-started 1",
    ]


@pytest.mark.rule("MS-M6", "MS-T12")
def test_a_fee_is_paid_before_the_scout_leaves_the_station() -> None:
    table = Table().lay("grey", "1 yellow", scout="S1A1").station("purple", "T2M").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "drive", "start t2m", "step s3a", "stop s3a1", "pass")

    assert story(table)[2:] == [
        "grey station-used T2M 1 0",
        "grey fee-paid 1 yellow",
        "grey scout-moved S3A",
        "grey scout-stopped S3A1",
        "purple turn-started 1",
    ]


# --- action B ------------------------------------------------------------------------------------


@pytest.mark.rule("MS-T11", "MS-B5", "MS-CO-12", "MS-CO-13", "MS-R2")
def test_action_b_from_the_gain_to_the_bonus_of_the_space() -> None:
    """Rain with the bonus of the level, Yuul, then the draw."""
    table = Table().lay("grey", levels="2 2 1 2").control("grey", "rain", "yuul")
    empty = dict.fromkeys(("grey", "purple", "pink", "orange", "yellow"), 0)
    table.set(bag={**empty, "black": 25}).begin("grey")
    table.do("pick 0 yellow", "space 2-2", "any left", "pass")

    assert story(table) == [
        "grey follower-placed 2-2 yellow 0",
        "grey gain-chosen",
        "grey cubes-gained grey 1",
        "grey cubes-gained yellow 1",
        "grey level-raised red 2",
        "grey cubes-gained grey 1",
        "grey cubes-gained purple 1",
        "grey space-bonus 2-2 bag-1",
        "grey bag-drawn ['black']",
        "grey cubes-gained grey 1",
        "purple turn-started 1",
    ]


# --- takeover ------------------------------------------------------------------------------------


@pytest.mark.rule("MS-K3", "MS-K4", "MS-K5", "MS-K6", "MS-CO-1", "MS-AMB-37")
def test_a_takeover_from_the_price_to_the_instant_ability() -> None:
    """Red before green, and Forrester's deal last; yellow followers go down first."""
    table = Table().lay("grey", "1 grey 2 yellow 1 purple").lay("purple", prestige=3)
    table.administrators("forrester").control("purple", "forrester").upper(1, "grey yellow")
    table.begin("grey").do("take 1", "space 1-0", "space 1-1", "use")

    assert story(table) == [
        "grey column-taken 1 forrester",
        "grey cubes-paid purple 1",
        "grey cubes-paid grey 1",
        "grey cubes-paid yellow 1",
        "grey follower-put-down 1-0 yellow",
        "grey follower-put-down 1-1 grey",
        "purple commander-lost forrester",
        "purple prestige-lost 1 lost 2",
        "grey commander-gained forrester",
        "grey prestige-gained 2 commanders 2",
        "grey cubes-paid yellow 1",
        "grey prestige-gained 1 abilities 3",
        "purple turn-started 1",
    ]


@pytest.mark.rule("MS-K7", "MS-R2")
def test_the_start_player_tile_gives_a_step_and_then_a_cube() -> None:
    """The bonus of the level comes between them."""
    table = Table().lay("grey", "1 yellow", levels="1 0 0 0").upper(0, "yellow").begin("grey")
    table.do("take 0", "space 1-0", "research green", "any left")

    assert story(table) == [
        "grey start-column-taken",
        "grey cubes-paid yellow 1",
        "grey follower-put-down 1-0 yellow",
        "grey start-tile-taken",
        "grey level-raised green 2",
        "grey cubes-gained grey 1",
        "grey cubes-gained purple 1",
        "purple turn-started 1",
    ]


# --- the end of a turn ---------------------------------------------------------------------------


@pytest.mark.rule("MS-C2", "MS-C3", "MS-C7", "MS-CO-3", "MS-T4", "MS-T3")
def test_a_contract_ends_the_turn_and_ellen_the_contract() -> None:
    """Turtles are lifted, the contract scores, Ellen scores, Ellen's step; then the round ends."""
    table = Table(2).turtles("grey", "S1A1 S1A2 S2A1 S3A1").contracts("rc1", "rc2", "sc1", "sc3")
    for column in range(4):
        table.upper(column, "yellow" if column == 0 else "")
    table.control("grey", "ellen").begin("grey")
    table.do("space 1-0", "gain", "contract 4", "research red")

    assert story(table)[1:12] == [
        "grey gain-chosen",
        "grey cubes-gained grey 2",
        "grey cubes-gained yellow 1",
        "grey turtle-lifted S1A1",
        "grey turtle-lifted S1A2",
        "grey turtle-lifted S2A1",
        "grey turtle-lifted S3A1",
        "grey contract-completed sc3",
        "grey prestige-gained 4 contracts 4",
        "grey prestige-gained 1 abilities 5",
        "grey level-raised red 1",
    ]
    assert story(table)[12] == "administration-began 1"


# --- administration ------------------------------------------------------------------------------


@pytest.mark.rule("MS-A1", "MS-A2", "MS-A3", "MS-A4", "MS-A5", "MS-A6", "MS-CO-8", "MS-CO-15")
def test_the_administration_from_income_to_the_disc() -> None:
    """Sectors from rear to front, areas from left to right, the new order before the new round."""
    table = Table().turtles("grey", "S1A1 S2A1").turtles("purple", "S2B1 S3B1 S3B1")
    table.lay("grey", levels="2 0 0 1").lay("purple", prestige=3, levels="1 1 0 1")
    table.researchers("cedric", "joy", "yuul", "rain").control("grey", "ozguel")
    table.control("purple", "cedric").set(start_tile=2)
    for column in range(5):
        table.upper(column, "yellow" if column == 0 else "")
    table.begin("grey").do("space 1-0", "gain")

    assert story(table)[4:] == [
        "administration-began 1",
        "grey income S1 1",
        "grey cubes-gained grey 1",
        "grey income S2 1",
        "grey cubes-gained grey 2",
        "purple income S2 1",
        "purple cubes-gained purple 2",
        "purple income S3 2",
        "purple cubes-gained purple 1",
        "purple cubes-gained yellow 1",
        "grey majority-held S1",
        "grey prestige-gained 1 majorities 1",
        "grey prestige-gained 1 abilities 2",
        "purple majority-held S3",
        "purple prestige-gained 1 majorities 4",
        "purple commander-lost cedric",
        "purple prestige-lost 1 lost 3",
        "grey commander-gained cedric",
        "grey prestige-gained 2 commanders 4",
        "grey prestige-gained 1 abilities 5",
        "purple commander-gained joy",
        "purple prestige-gained 2 commanders 5",
        "pink start-player-changed",
        "round-started 2 ['S2', 'S3', 'S4']",
        "pink turn-started 2",
    ]
    assert table.track() == ["pink", "grey", "purple", "orange"]


# --- setup ---------------------------------------------------------------------------------------


def place(state: KernelState) -> State:
    """Carry out the start placement with the first answers there are."""
    assert isinstance(state, State)
    while not state.running:
        state.apply(state.offers[0])
    return state


@pytest.mark.rule("MS-S11", "MS-S12", "MS-S13", "MS-T1")
def test_the_start_placement_in_turn_order_and_back() -> None:
    """Followers in turn order, markers in reverse, cubes for positions 3 and 4, round 1."""
    log = EventLog()
    state = place(game().start(4, 7, listener=log))
    order = state.track
    expected = [
        ("game-started", TABLE),
        *[("follower-deployed", seat) for seat in order],
        *[("level-raised", seat) for seat in order[::-1]],
        *[("cubes-gained", seat) for seat in order[2:]],
        ("round-started", TABLE),
        ("turn-started", order[0]),
    ]

    assert [(event.kind, event.seat) for event in log.events] == expected


@pytest.mark.rule("MS-S14", "MS-S16", "MS-S17")
def test_artifact_cards_come_after_the_markers_in_turn_order() -> None:
    """Both cards of a player one after the other; no cubes by position."""
    cards: dict[str, object] = {"artifacts_0": ["201", "202"], "artifacts_1": ["101", "102"]}
    log = EventLog()
    place(game().start(3, 7, {"advanced": True, **cards, "artifacts_2": ["001", "006"]}, log))

    kinds = [(event.kind, event.seat) for event in log.events]
    assert kinds[1:7] == [
        *[("follower-deployed", seat) for seat in (0, 1, 2)],
        *[("level-raised", seat) for seat in (2, 1, 0)],
    ]
    assert [seat for kind, seat in kinds if kind == "artifact-used"] == [0, 0, 1, 1, 2, 2]
    assert kinds[7:] == [
        *[(kind, 0) for kind in kinds_of_cards(log, 0)],
        *[(kind, 1) for kind in kinds_of_cards(log, 1)],
        *[("artifact-used", 2), ("prestige-gained", 2)] * 2,
        ("round-started", TABLE),
        ("turn-started", 0),
    ]


def kinds_of_cards(log: EventLog, seat: int) -> list[str]:
    """Return what the prestige card and the cube card of a seat cause, as they were drawn."""
    caused = {"prestige": "prestige-gained", "own": "cubes-gained"}
    bonuses = [e.facts["bonus"] for e in log.events if e.kind == "artifact-used" and e.seat == seat]
    return [kind for bonus in bonuses for kind in ("artifact-used", caused[str(bonus)])]
