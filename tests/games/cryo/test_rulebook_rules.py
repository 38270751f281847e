"""How choices are asked: chains of questions, single answers, scrap windows, secrets, chance.

Rules CR-M1 to CR-M9.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sternentisch import Rng
from sternentisch.games.cryo.state import State
from sternentisch.games.cryo.view import cryo_view
from sternentisch.kernel.event import EventLog
from tests.support.cryo import Table, game

WINDOWS = {
    *("main", "activate", "overclock", "incident", "return", "use-platform", "automate"),
    "end-turn",
}
"""The questions at which the scrap of the turn is offered."""
HAND = "interface overclock prototype"


def random_states(seats: int, seed: int, log: EventLog | None = None) -> Iterator[State]:
    """Yield every position of a random game before a move is played."""
    state = game().start(seats, seed, {}, log)
    assert isinstance(state, State)
    return play_on(state, Rng(f"{seats} {seed}"))


def play_on(state: State, rng: Rng) -> Iterator[State]:
    """Play random moves to the end; yield the position before each of them, and the last one."""
    while not state.over:
        yield state
        state.play(state.offers[rng.below(len(state.offers))])
    yield state


# --- questions -----------------------------------------------------------------------------------


@pytest.mark.rule("CR-M1")
def test_a_deployment_is_a_chain_of_questions() -> None:
    """Drone, dock, action, amount, payment, draws, plays; then the end of the turn."""
    table = Table().lay("A", "0/0/2/2", hand=HAND).begin("A")
    asked = []
    moves = ("deploy 2", "place 9", "activate west", "amount 2", "pay nanite", "pay tech")
    for move in (*moves, "draws 1", "card-play overclock vehicle"):
        asked.append(table.asked())
        table.do(move)
    kinds = ["main", "place", "activate", "amount", "pay", "pay", "draws", "play-cards"]
    assert [*asked, table.asked()] == [*kinds, "end-turn"]


@pytest.mark.rule("CR-M1")
def test_a_recall_is_a_chain_of_questions() -> None:
    """Incident, and for each drone its dock and its action; then Automation."""
    table = Table().lay("A", "1/1/1/1", out="1 17", home="3", hand=HAND, upgrades="automation")
    table.lay("A", slots="1:RC1 2:RO4").incident("rnd", "IE6").begin("A")
    asked = []
    moves = ("recall", "incident rnd", "card-draw", "return 2", "use", "pay organics", "wake rnd-1")
    for move in (*moves, "return 6", "done", "automate 1"):
        asked.append(table.asked())
        table.do(move)
    kinds = ["main", "incident", "card-action", "return", "use-platform", "pay", "wake-any"]
    assert [*asked, table.asked()] == [*kinds, "return", "use-platform", "automate", "end-turn"]


@pytest.mark.rule("CR-M1")
def test_copies_of_a_card_are_alike() -> None:
    """One move for a kind of card, however many there are."""
    table = Table().lay("A", hand="interface interface interface overclock").begin("A")
    scraps = [move for move in table.legal() if "scrap" in move]
    assert scraps == ["scrap-card interface", "scrap-card overclock"]
    table.do("scrap-card interface")
    assert table.hand("A") == ["interface", "interface", "overclock"]


@pytest.mark.rule("CR-M2", "CR-D9")
def test_a_vehicle_is_offered_only_if_its_launch_can_be_completed() -> None:
    """The Moth gets to the fourth cave, which is payable; the Ram has too little energy."""
    table = Table().lay("A", "0/0/1/0 +1", pool=1, vehicles="interface supercharge")
    table.cave("K01", "S1").cave("K02", "S4").cave("K04", "S5").at("A", "17").do("activate north")
    assert table.pods("K04", "A") == 1, "there was only one way"
    assert table.view().players[0].vehicles == ["interface"]

    table = Table().lay("A", "0/0/1/0 +1", pool=1, vehicles="interface", hand=HAND)
    table.cave("K01", "S1").cave("K02", "S4").cave("K04", "S5").at("A", "17")
    assert table.refusal("activate north") == "CR-D9"


@pytest.mark.rule("CR-M2", "CR-K4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_that_was_begun_fails_half_way(seats: int) -> None:
    """In random games every question has an answer until the game ends for one of two reasons."""
    for seed in range(4):
        *_, state = random_states(seats, seed)
        assert state.outcome().reason in ("sunset", "pods")
        assert not state.stack


@pytest.mark.rule("CR-M3")
def test_a_single_answer_is_given_for_you() -> None:
    """With all drones out, a recall; without anything to scrap, the end of the turn."""
    table = Table().lay("A", out="1 5 17").incident("rnd", "IE5").begin("A")
    assert table.asked() == "incident"

    table = Table().at("A", "17")
    assert table.actor() == "B", "no action is possible, and nothing can be scrapped"
    for state in random_states(2, 9):
        assert state.over or len(state.offers) > 1


@pytest.mark.rule("CR-M4", "CR-D1", "CR-D4", "CR-D8")
@pytest.mark.parametrize(
    ("dock", "way", "units"),
    [
        ("1", "east", ["wake engineering-1", "wake engineering-2", "wake engineering-3"]),
        ("5", "west", ["convert crystal", "convert organics", "convert organics"]),
        ("13", "north", ["retrieve 1", "retrieve 2", "retrieve 4"]),
    ],
)
def test_steps_that_repeat_may_stop_after_the_first(dock: str, way: str, units: list[str]) -> None:
    """They end by themselves after the third."""

    def begun() -> Table:
        table = Table().lay("A", "1/5/0/0").salvage("A", "1 2 4 5")
        return table.at("A", dock).do(f"activate {way}")

    table = begun()
    assert table.refusal("done") == "CR-AMB-8"
    table.do(units[0])
    assert table.refusal("done") is None
    table.do(units[1])
    assert table.refusal("done") is None
    table.do(units[2])
    assert table.actor() == "B"

    for stop in (1, 2):
        table = begun().do(*units[:stop], "done")
        assert table.actor() == "B"


@pytest.mark.rule("CR-M4", "CR-K6")
def test_steps_that_repeat_end_when_nothing_more_is_possible() -> None:
    """No organics, no room, no pod; nothing to convert."""
    table = Table().lay("A", "0/1/0/0").at("A", "1").do("activate east", "wake engineering-1")
    assert (table.player("A").pool, table.actor()) == (1, "B")
    table = Table().lay("A", "1/0/1/0").at("A", "5").do("activate west", "convert tech")
    assert table.legal() == ["done", "convert crystal"]
    table.do("convert crystal")
    assert (table.tracks("A"), table.actor()) == ("0/0/0/2 +0", "B")
    table = Table().lay("A", pool=4).salvage("A", "1 2").at("A", "13")
    table.do("activate north", "retrieve 2")
    assert (table.player("A").pool, table.actor()) == (5, "B")


@pytest.mark.rule("CR-M5", "CR-K4")
def test_costs_are_paid_in_a_fixed_order() -> None:
    """Energy at once; then crystal, organics and tech, nanites one at a time."""
    table = Table().lay("A", "2/2/2/2 +2", pool=2, vehicles="interface")
    table.cave("K03", "L4").cave("K04", "S8").at("A", "17").do("activate north")
    table.do("tunnel t2", "settle both")
    assert table.tracks("A") == "2/2/2/2 +0", "energy first, and only one load is possible"
    assert (table.asked(), table.legal()) == ("pay", ["pay crystal", "pay nanite"])
    assert table.refusal("pay organics") == table.refusal("pay tech") == "CR-K4"
    table.do("pay nanite")
    assert table.legal() == ["pay crystal", "pay nanite"], "the second crystal"
    table.do("pay crystal")
    assert table.legal() == ["pay organics", "pay nanite"]
    table.do("pay organics")
    assert table.legal() == ["pay tech", "pay nanite"]
    table.do("pay nanite")

    assert table.tracks("A") == "1/1/2/0 +0"
    assert (table.pods("K03", "A"), table.pods("K04", "A")) == (1, 1)


# --- scrap windows -------------------------------------------------------------------------------


@pytest.mark.rule("CR-M6", "CR-T6")
@pytest.mark.parametrize("stop", range(3))
def test_moments_for_scrapping_while_deploying(stop: int) -> None:
    """Before the choice; when the drone is in place; after the action, before Overclock."""
    table = Table().lay("A", "1/0/3/0", hand="prototype", upgrades="overclock").space("C1", "")
    table.begin("A")
    steps = [[], ["deploy 1", "place 1"], ["deploy 1", "place 1", "activate north"]]
    table.do(*steps[stop])
    assert table.asked() == ("main", "activate", "overclock")[stop]
    table.do("scrap-card prototype")
    assert table.asked() == ("main", "activate", "overclock")[stop], "then the same question"
    assert not [move for move in table.legal() if "scrap" in move], "once in a turn"
    assert table.refusal("scrap-card prototype") == "CR-T6"


@pytest.mark.rule("CR-M6", "CR-T6")
@pytest.mark.parametrize(
    ("steps", "asked"),
    [
        (["recall"], "incident"),
        (["recall", "incident rnd"], "return"),
        (["recall", "incident rnd", "return 1"], "use-platform"),
        (["recall", "incident rnd", "return 1", "done"], "return"),
        (["recall", "incident rnd", "return 1", "done", "return 4", "done"], "automate"),
        (["recall", "incident rnd", "return 1", "done", "return 4", "done", "done"], "end-turn"),
    ],
)
def test_moments_for_scrapping_while_recalling(steps: list[str], asked: str) -> None:
    """After salvage; before each drone and each action; before Automation; at the end."""
    table = Table().lay("A", out="1 17", home="2", upgrades="automation", slots="1:RC1 6:RT6")
    table.lay("A", hand="prototype").salvage("A", "1").incident("rnd", "IE5").begin("A").do(*steps)
    assert table.asked() == asked
    assert [move for move in table.legal() if "scrap" in move] == [
        *("scrap-card prototype", "scrap-tile 1", "scrap-tile 6")
    ]
    before = table.player("A").tracks[:]
    table.do("scrap-card prototype")
    assert [now - then for now, then in zip(table.player("A").tracks, before, strict=True)] == [
        *(0, 1, 1, 0, 0)
    ]


@pytest.mark.rule("CR-M6", "CR-T6")
def test_scrapping_is_offered_at_these_moments_and_no_others() -> None:
    """In random games, for everything in the hand and in the slots of whoever's turn it is."""
    seen = set()
    for seed in range(6):
        for state in random_states(2 + seed % 3, seed):
            if state.over:
                break
            kind = state.decision().kind
            player = state.players[state.chooser]
            scraps = [a.notation for a in state.legal() if a.verb in ("scrap-card", "scrap-tile")]
            wanted = []
            if kind in WINDOWS and not state.scrapped:
                wanted = [f"scrap-card {c.id}" for c in state.box.cards if player.hand[c.index]]
                slots = range(1, 8)
                wanted += [f"scrap-tile {slot}" for slot in slots if player.slots[slot - 1]]
            assert scraps == wanted, kind
            seen.add(kind)
    assert seen >= {"main", "activate", "incident", "return", "use-platform", "end-turn"}


@pytest.mark.rule("CR-AMB-30", "CR-T6")
def test_a_tile_may_be_scrapped_after_its_action_was_used() -> None:
    """And one whose action is still to come, which is then not complete any more."""
    table = Table().lay("A", out="17", home="2 3", slots="1:RC1").incident("rnd", "IE6").begin("A")
    table.do("recall", "incident rnd", "done", "return 1", "use", "scrap-tile 1")
    assert table.tracks("A") == "2/0/0/0 +2"

    table = Table().lay("A", out="17", home="2 3", slots="1:RC1 2:RC1", hand=HAND)
    table.incident("rnd", "IE6").begin("A")
    table.do("recall", "incident rnd", "done", "return 1")
    assert table.refusal("use") is None
    table.do("scrap-tile 1")
    assert (table.actor(), table.tracks("A")) == ("B", "1/0/0/0 +1"), "there is nothing to use"


# --- secrets and chance --------------------------------------------------------------------------


@pytest.mark.rule("CR-M7")
def test_who_knows_what() -> None:
    """Hands, missions and caves as the table says; all else is open."""
    table = Table(3).lay("A", hand=HAND, missions="automation").lay("B", upgrades="ground_scanner")
    table.lay("B", hand="supercharge", missions="interface", slots="3:RC1").deck("overclock")
    table.begin("A")
    views = {person: table.view(person) for person in ("A", "B", "C", None)}
    for person, view in views.items():
        for seat, owner in enumerate("ABC"):
            player = view.players[seat]
            full = views[owner].players[seat]
            assert player.hand == (full.hand if person == owner else [])
            assert player.missions == (full.missions if person == owner else [])
            assert (player.hand_size, player.mission_count) == (full.hand_size, full.mission_count)
            assert (player.tracks, player.slots, player.upgrades) == (
                *(full.tracks, full.slots, full.upgrades),
            )
        hidden = [cave for cave in view.caves if not cave.open]
        assert all((cave.tile is not None) == (person == "B") for cave in hidden)
        assert (view.discard, view.deck_left, view.track_left) == (
            *(views["A"].discard, 1, views["A"].track_left),
        )
    assert len(views["A"].players[0].hand) == 3
    assert sum(views["C"].discard.values()) == 40 - 5 - 3


@pytest.mark.rule("CR-M7")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_guess_of_what_is_hidden_looks_the_same(seats: int) -> None:
    """Two positions that differ only in hidden parts give the same view."""
    rng = Rng("guess")
    for number, state in enumerate(random_states(seats, 5)):
        if number % 40 == 0 and not state.over:
            for seat in range(seats):
                assert state.sample(seat, rng).view(seat) == state.view(seat)


@pytest.mark.rule("CR-M8")
def test_chance_decides_the_setup_and_new_draw_piles_only() -> None:
    """From a position with one card to draw, chance is drawn whenever that pile is made anew."""
    shuffles = 0
    for seed in range(3):
        table = Table(4).deck("overclock").begin("A")
        before = table.state.rng.value
        for state in play_on(table.state, Rng(seed)):
            heard = [event.kind for event in table.log.take()]
            assert (state.rng.value != before) == ("deck-shuffled" in heard)
            before = state.rng.value
            shuffles += heard.count("deck-shuffled")
    assert shuffles, "it did happen"


@pytest.mark.rule("CR-M8", "CR-S2")
def test_the_same_seed_gives_the_same_game() -> None:
    """Seat 1 begins; lots for the seats are drawn before."""
    assert game().start(3, 5).write() == game().start(3, 5).write()
    assert game().start(3, 5).write() != game().start(3, 6).write()
    first = [state.digest() for state in random_states(2, 3)]
    assert first == [state.digest() for state in random_states(2, 3)]


@pytest.mark.rule("CR-M9", "CR-R8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_ends(seats: int) -> None:
    """At most three deployments between two recalls of a player, and at most 6n + 5 recalls."""
    for seed in range(4):
        log = EventLog()
        *_, state = random_states(seats, seed, log)
        assert cryo_view(state.view(None)).reason in game().reasons
        deployed = [0] * seats
        recalls = 0
        for event in log.events:
            if event.kind == "drone-placed":
                deployed[event.seat] += 1
                assert deployed[event.seat] <= 3
            elif event.kind == "recalled":
                deployed[event.seat] = 0
                recalls += 1
            elif event.kind == "drone-returned":
                assert deployed[event.seat] == 0
        assert recalls <= 6 * seats + 5
