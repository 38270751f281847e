"""Setup: rules CI-S1 to CI-S10, over several games and all numbers of players."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from sternentisch.games.cave_in.state import BOX, SUPPLY, State
from sternentisch.games.cave_in.view import cave_in_view
from sternentisch.kernel.refusal import Defects
from tests.support.cave_in import NAMES, game

GAMES = pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)])


def start(seats: int, seed: int, **options: object) -> State:
    state = game().start(seats, seed, options)
    assert isinstance(state, State)
    return state


def in_play(state: State) -> set[int]:
    return {colour for colour, wild in enumerate(state.wild) if not wild}


def wild_names(state: State) -> set[str]:
    return {NAMES[colour] for colour, wild in enumerate(state.wild) if wild}


@pytest.mark.rule("CI-S1")
@GAMES
def test_ten_crystals_lie_in_the_mine(seats: int, seed: int) -> None:
    """Four crystals of cost 1, three of 3, two of 6 and one of 10 are revealed."""
    state = start(seats, seed)
    costs = [crystal.cost for crystal in state.mine if crystal is not None]
    assert costs == [1, 1, 1, 1, 3, 3, 3, 6, 6, 10]
    assert state.crystals_left == [20, 15, 10, 5]
    for cost, stack in zip((1, 3, 6, 10), state.crystal_stacks, strict=True):
        assert {crystal.cost for crystal in stack} == {cost}


@pytest.mark.rule("CI-S1", "CI-S3")
def test_stacks_are_shuffled() -> None:
    """Two games deal crystals and mercenaries in different orders."""
    one, other = start(2, 1, first_game=True), start(2, 2, first_game=True)
    assert one.crystal_stacks != other.crystal_stacks
    assert one.card_stacks != other.card_stacks
    assert one.mine != other.mine
    assert one.docks != other.docks


@pytest.mark.rule("CI-S1", "CI-S4", "CI-S5", "CI-G1")
def test_stacks_lie_face_down() -> None:
    """Everybody knows how many pieces a stack holds, nobody which come next."""
    state = start(2, 1)
    text = msgspec.json.encode(state.view(0))
    next_crystal = state.crystal_stacks[0][state.crystals_left[0] - 1]
    assert f'"{next_crystal.id}"'.encode() not in text
    assert cave_in_view(state.view(0)).crystal_stacks == [20, 15, 10, 5]
    assert cave_in_view(state.view(0)).card_stacks == [12, 11, 10, 3]


@pytest.mark.rule("CI-S2")
@GAMES
def test_four_factions_are_in_play(seats: int, seed: int) -> None:
    """The colours of the two factions that were not drawn are wild."""
    state = start(seats, seed)
    assert len(in_play(state)) == 4
    assert len(wild_names(state)) == 2


@pytest.mark.rule("CI-S2")
def test_any_two_colours_can_be_wild() -> None:
    """Command cards are drawn: over some games every colour is wild once, and in play once."""
    draws = [wild_names(start(2, seed)) for seed in range(20)]
    assert set().union(*draws) == set(NAMES)
    assert set.intersection(*draws) == set()


@pytest.mark.rule("CI-S2")
def test_the_first_game_has_fixed_factions() -> None:
    """The recommendation for a first game: red and green are wild."""
    assert wild_names(start(3, 1, first_game=True)) == {"red", "green"}
    assert wild_names(start(3, 2, first_game=True)) == {"red", "green"}


@pytest.mark.rule("CI-S2")
def test_factions_can_be_agreed_on() -> None:
    """Players may name the four factions in play instead of drawing them."""
    state = start(3, 1, factions=["red", "green", "blue", "yellow"])
    assert wild_names(state) == {"purple", "brown"}


@pytest.mark.rule("CI-S2")
@pytest.mark.parametrize(
    "options",
    [
        {"factions": ["red", "green", "blue"]},
        {"factions": ["red", "green", "blue", "blue"]},
        {"factions": ["red", "green", "blue", "pink"]},
        {"factions": ["red", "green", "blue", "yellow"], "first_game": True},
    ],
)
def test_factions_must_be_four_different_ones(options: dict[str, object]) -> None:
    """Three factions, a faction twice, an unknown one or two answers at once are refused."""
    with pytest.raises(Defects, match="factions"):
        game().start(2, 1, options)


@pytest.mark.rule("CI-S3")
@GAMES
def test_wild_mercenaries_stay_in_the_box(seats: int, seed: int) -> None:
    """Fifty-two mercenaries are used, thirteen of each faction in play."""
    state = start(seats, seed)
    factions = {card.id: card.faction for card in state.rules.box.cards}
    counts = Counter(factions[id] for id in state.pieces() if id in factions)
    assert counts == dict.fromkeys(in_play(state), 13)


@pytest.mark.rule("CI-S3", "CI-S4")
@GAMES
def test_ten_mercenaries_lie_in_the_docks(seats: int, seed: int) -> None:
    """Four cards of level 1, three of 2, two of 3 and one of 4; the rest lie in four stacks."""
    state = start(seats, seed)
    levels = [card.level for card in state.docks if card is not None]
    assert levels == [1, 1, 1, 1, 2, 2, 2, 3, 3, 4]
    assert state.cards_left == [20 - 4 - 2 * seats, 16 - 3 - seats, 12 - 2, 4 - 1]
    for level, stack in enumerate(state.card_stacks, start=1):
        assert {card.level for card in stack} == {level}


@pytest.mark.rule("CI-S5")
@GAMES
def test_everybody_draws_three_secret_cards(seats: int, seed: int) -> None:
    """A starting hand is two cards of level 1 and one of level 2; others know no more of it."""
    state = start(seats, seed)
    for seat, player in enumerate(state.players):
        assert sorted(card.level for card in player.hand) == [1, 1, 2]
        own = cave_in_view(state.view(seat)).players[seat]
        seen = cave_in_view(state.view((seat + 1) % seats)).players[seat]
        assert sorted(card.level for card in own.hand) == [1, 1, 2]
        assert seen.hand == []
        assert seen.hidden == [1, 1, 2]


@pytest.mark.rule("CI-S6")
@GAMES
def test_everybody_gets_one_totem(seats: int, seed: int) -> None:
    """Each player owns the totem of one faction in play; the others of these lie in the supply."""
    state = start(seats, seed)
    holders = Counter(state.totems[colour] for colour in in_play(state))
    assert [holders[seat] for seat in range(seats)] == [1] * seats
    assert holders[SUPPLY] == 4 - seats
    assert len(cave_in_view(state.view(0)).supply_totems) == 4 - seats


@pytest.mark.rule("CI-S6")
@GAMES
def test_wild_totems_are_never_used(seats: int, seed: int) -> None:
    """The totems of wild factions lie neither with a player nor in the supply."""
    state = start(seats, seed)
    assert {colour for colour, holder in enumerate(state.totems) if holder == BOX} == {
        colour for colour in range(6) if state.wild[colour]
    }


@pytest.mark.rule("CI-S6")
def test_totems_are_dealt_at_random() -> None:
    """The same seat gets different totems in different games."""
    first = {start(2, seed, first_game=True).totems.index(0) for seed in range(20)}
    assert {NAMES[colour] for colour in first} == {"purple", "brown", "blue", "yellow"}


@pytest.mark.rule("CI-S7", "CI-S10")
@GAMES
def test_the_track_starts_at_0(seats: int, seed: int) -> None:
    """No cave-in has occurred: no stack runs out during setup."""
    state = start(seats, seed)
    assert state.track == 0
    assert min(state.crystals_left) > 0
    assert min(state.cards_left) > 0


@pytest.mark.rule("CI-S8")
@GAMES
def test_artifacts_lie_in_three_stacks(seats: int, seed: int) -> None:
    """Twelve artifact cards make three stacks of four."""
    state = start(seats, seed)
    assert state.artifacts_left == [4, 4, 4]
    cards = [card.id for stack in state.artifact_stacks for card in stack]
    assert sorted(cards) == [f"ac{number:02}" for number in range(1, 13)]


@pytest.mark.rule("CI-S8")
def test_artifact_stacks_are_dealt_at_random() -> None:
    """Two games have different cards on top."""
    assert start(2, 1).artifact_stacks != start(2, 2).artifact_stacks


@pytest.mark.rule("CI-S8")
def test_only_the_top_artifacts_are_visible() -> None:
    """Players see three artifact cards; nothing below can be found in what they are shown."""
    state = start(2, 1)
    view = cave_in_view(state.view(0))
    assert [card.id for card in view.artifacts if card is not None] == [
        stack[-1].id for stack in state.artifact_stacks
    ]
    text = msgspec.json.encode(view)
    for stack in state.artifact_stacks:
        assert all(f'"{card.id}"'.encode() not in text for card in stack[:-1])


@pytest.mark.rule("CI-S9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_drawn(seats: int) -> None:
    """Every seat begins some games, and the one drawn is asked first."""
    games = [start(seats, seed) for seed in range(30)]
    assert {state.start_player for state in games} == set(range(seats))
    assert all(state.actor == state.start_player for state in games)


@pytest.mark.rule("CI-S9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_pass_clockwise(seats: int) -> None:
    """After the start player comes the next seat, after the last seat the first."""
    state = start(seats, 1)
    for turn in range(seats + 1):
        assert state.actor == (state.start_player + turn) % seats
        state.apply(state.game.action("end"))


@pytest.mark.rule("CI-S10", "CI-G1")
@GAMES
def test_everything_else_starts_empty(seats: int, seed: int) -> None:
    """There are no bases, crystals, artifacts or subjugated cards yet, and no card is played."""
    state = start(seats, seed)
    for player in state.players:
        assert player.base == []
        assert player.crystals == ()
        assert player.artifacts == ()
        assert player.subjugated + player.buried == ()
    assert state.played == []
    assert state.removed == ()
    assert state.turns == 0
