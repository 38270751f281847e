"""The Python API: what a bot writer meets, and how it refuses wrong input."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

import sternentisch
from sternentisch import BadInput, Defects, IllegalAction, Rng, UnknownName
from sternentisch.kernel.action import ActionTable
from sternentisch.kernel.decision import Decision
from sternentisch.kernel.event import Event
from sternentisch.kernel.refusal import Refusal, SternentischError


@pytest.fixture
def game() -> sternentisch.Game:
    return sternentisch.load("cave-in")


def test_actions_and_ids_are_the_same_move(game: sternentisch.Game) -> None:
    one, two = game.start(3, 7), game.start(3, 7)
    action = one.legal()[1]
    one.apply(action)
    two.apply(action.id)
    assert one == two


def test_an_illegal_action_raises_with_its_rule_and_changes_nothing(
    game: sternentisch.Game,
) -> None:
    state = game.start(2, 1)
    digest = state.digest()
    with pytest.raises(IllegalAction, match="yes: forbidden by ST-1") as caught:
        state.apply(game.action("yes"))
    assert caught.value.rule == "ST-1"
    assert caught.value.refusal == state.refusal(game.action("yes"))
    assert state.digest() == digest


def test_after_the_end_everything_is_refused(game: sternentisch.Game) -> None:
    state = game.start(2, 1)
    state.playout(Rng(1))
    assert state.over
    assert state.actor is None
    assert state.legal() == []
    refusal = state.refusal(0)
    assert refusal is not None
    assert refusal.rule == "ST-2"
    with pytest.raises(IllegalAction, match="ST-2"):
        state.apply(0)


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_after_the_end_no_decision_is_open(id: str) -> None:
    state = sternentisch.load(id).start(2, 1)
    state.playout(Rng(1))
    for ended in (state, state.clone(), pickle.loads(pickle.dumps(state))):
        with pytest.raises(BadInput, match="the game is over"):
            ended.decision()


@pytest.mark.parametrize("id", [-1, 236, 10**9])
def test_ids_outside_the_table_are_refused(game: sternentisch.Game, id: int) -> None:
    state = game.start(2, 1)
    for ask in (state.apply, state.refusal):
        with pytest.raises(BadInput, match="ids go from 0 to 235"):
            ask(id)


@pytest.mark.parametrize("wrong", ["mine", None, 1.5, [1]])
def test_things_that_are_no_action_are_refused(game: sternentisch.Game, wrong: object) -> None:
    state = game.start(2, 1)
    with pytest.raises(TypeError):
        state.apply(wrong)  # type: ignore[arg-type]


def test_an_action_of_another_game_is_refused(game: sternentisch.Game) -> None:
    other = ActionTable()
    other.add("mine", "mine")
    with pytest.raises(BadInput, match="belongs to another game"):
        game.start(2, 1).apply(other[0])


def test_notation_is_read_kindly_and_refused_helpfully(game: sternentisch.Game) -> None:
    assert game.action(" Mine  4 ").notation == "mine 4"
    with pytest.raises(BadInput, match="unknown action 'mien 4'; did you mean 'mine 4'"):
        game.action("mien 4")


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, "3", 2.0])
def test_seat_counts_are_checked(game: sternentisch.Game, seats: int) -> None:
    with pytest.raises(Defects, match="seats"):
        game.start(seats, 1)


def test_options_are_checked_all_at_once(game: sternentisch.Game) -> None:
    wrong: dict[str, object] = {
        "first_game": "yes",
        "factions": ["blue", "pink"],
        "safety_max_rounds": 0,
        "house_rule": True,
    }
    with pytest.raises(Defects) as caught:
        game.start(9, 1, wrong)
    paths = {path for path, _ in caught.value.defects}
    assert paths == {"seats", *(f"options.{name}" for name in wrong)}


def test_options_that_contradict_each_other_are_refused(game: sternentisch.Game) -> None:
    factions = ["blue", "red", "green", "purple"]
    with pytest.raises(Defects, match="first_game already chooses"):
        game.start(2, 1, {"first_game": True, "factions": factions})
    with pytest.raises(Defects, match="4 different names"):
        game.start(2, 1, {"factions": ["blue", "blue", "red", "green"]})


def test_a_seed_is_a_whole_number(game: sternentisch.Game) -> None:
    with pytest.raises(BadInput, match="seed"):
        game.start(2, "lucky")  # type: ignore[arg-type]


def test_seats_of_views_and_samples_are_checked(game: sternentisch.Game) -> None:
    state = game.start(2, 1)
    for seat in (2, -1):
        with pytest.raises(BadInput, match="seats go from 0 to 1"):
            state.view(seat)
        with pytest.raises(BadInput, match="seats go from 0 to 1"):
            state.sample(seat, Rng(1))


@pytest.mark.parametrize("seat", ["0", 0.0, [0]])
def test_things_that_are_no_seat_are_refused_alike_by_both_builds(
    game: sternentisch.Game, seat: int
) -> None:
    state = game.start(2, 1)
    with pytest.raises(TypeError):
        state.view(seat)
    with pytest.raises(TypeError):
        state.sample(seat, Rng(1))


@pytest.mark.parametrize("text", [3, None, b"raid"])
def test_things_that_are_no_notation_are_refused(game: sternentisch.Game, text: str) -> None:
    with pytest.raises(BadInput, match="its notation is wanted, such as '"):
        game.action(text)


def test_unknown_games_are_refused_by_name() -> None:
    with pytest.raises(UnknownName, match=r"unknown game 'go'; known: .*cave-in"):
        sternentisch.load("go")
    with pytest.raises(BadInput, match="No such file"):
        sternentisch.load("cave-in", Path("no-such-copy.toml"))


def test_states_can_be_pickled(game: sternentisch.Game) -> None:
    """Worker processes send states around."""
    state = game.start(4, 3)
    for _ in range(30):
        state.apply(state.legal()[-1])
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.offers == state.offers


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_games_and_records_can_be_pickled_and_copied(id: str) -> None:
    """A game is loaded again by its id; of one process, it is the same object."""
    game = sternentisch.load(id)
    assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is game
    record = sternentisch.Record(game, 2, {}, 1)
    state = record.start()
    state.apply(state.legal()[0])
    record.add(state.legal()[0].id, state)
    for again in (pickle.loads(pickle.dumps(record)), copy.deepcopy(record)):
        assert again.dumps() == record.dumps()


def test_a_copy_of_ones_own_goes_with_the_game(tmp_path: Path) -> None:
    file = tmp_path / "my-copy.toml"
    file.write_text("[constants.totem_vp]\nvalue = 5\n")
    game = sternentisch.load("cave-in", file)
    assert pickle.loads(pickle.dumps(game)).content.hash == game.content.hash
    assert "my-copy.toml" in repr(game)


def test_whatever_is_printed_says_what_it_is(game: sternentisch.Game) -> None:
    state = game.start(2, 1)
    assert repr(game) == "<Game cave-in>"
    assert repr(state.decision()) == "<Decision main of seat 1>"
    assert repr(sternentisch.Record(game, 2, {}, 1)) == "<Record of cave-in, 2 seats, 0 actions>"
    rng = Rng(3)
    assert eval(repr(rng)).draw() == rng.draw()


def test_questions_of_games_from_outside_have_their_kind_compiled_too() -> None:
    class Burn(Decision):
        kind = "burn"

    assert repr(Burn(1)) == "<Decision burn of seat 1>"


@pytest.mark.parametrize("id", sternentisch.game_ids())
@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_seats_that_do_not_exist_observe_nothing(id: str, seat: int) -> None:
    game = sternentisch.load(id)
    with pytest.raises(BadInput, match="seats go from 0 to 1"):
        game.observe(game.start(2, 1), seat)


def test_events_keep_secrets_from_all_but_their_owner() -> None:
    event = Event("buried", 1, {"level": 1}, {"card": "driller"}, owner=1)
    assert event.seen_by(1).facts == {"level": 1, "card": "driller"}
    for reader in (0, None):
        seen = event.seen_by(reader)
        assert seen.facts == {"level": 1}
        assert not seen.secret


def test_what_is_handed_out_cannot_change_the_game(game: sternentisch.Game) -> None:
    """Lists and tables given to callers are copies, or cannot be changed."""
    options: dict[str, object] = {"factions": ["blue", "red", "green", "purple"]}
    state = game.start(2, 1, options)
    digest = state.digest()
    document = state.to_position()
    state.legal().clear()
    for handed in (options["factions"], document["options"], document["state"]):
        assert isinstance(handed, list | dict)
        handed.clear()
    state.view(0).legal.clear()
    with pytest.raises(TypeError):
        game.action("mine 4").args["place"] = 5  # type: ignore[index]
    assert state.digest() == digest
    assert state.legal()
    assert state.options["factions"] == ["blue", "red", "green", "purple"]
    assert game.start(2, 1).options["factions"] == []


@pytest.mark.parametrize("seed", [2**63, -(2**63) - 1, 10**5000, True, None], ids=lambda _: "")
def test_seeds_have_63_bits(game: sternentisch.Game, seed: int) -> None:
    """What could not be loaded again is not played."""
    with pytest.raises(BadInput, match="seed"):
        game.start(2, seed)


def test_true_and_false_are_no_numbers(game: sternentisch.Game) -> None:
    state = game.start(2, 1)
    with pytest.raises(TypeError):
        state.apply(True)
    with pytest.raises(BadInput):
        state.view(True)
    with pytest.raises(Defects, match="options"):
        game.start(2, 1, [])  # type: ignore[arg-type]


def test_actions_and_outcomes_can_be_pickled(game: sternentisch.Game) -> None:
    """What comes back from another process is as good as before."""
    state = game.start(2, 1)
    action = pickle.loads(pickle.dumps(state.legal()[0]))
    assert action == state.legal()[0]
    state.apply(action)
    outcome = copy.deepcopy(state.outcome())
    assert outcome == state.outcome()
    assert "points" in repr(outcome)
    assert "cave-in" in repr(state)


def test_what_goes_between_processes_arrives_whole() -> None:
    rng = Rng(3)
    rng.draw()
    assert pickle.loads(pickle.dumps(rng)).draw() == rng.draw()


def kinds_of(error: type[SternentischError]) -> set[type[SternentischError]]:
    below = [kinds_of(kind) for kind in error.__subclasses__()]
    return {error}.union(*below)


def test_errors_can_be_pickled(game: sternentisch.Game) -> None:
    errors = [
        SternentischError("something"),
        IllegalAction(Refusal("CI-R2", game.action("raid"))),
        BadInput("seats: too many"),
        UnknownName("unknown bot 'x'"),
        Defects("position", [("seats", "too many"), ("seed", "missing")]),
    ]
    kinds = kinds_of(SternentischError)
    assert {type(error) for error in errors} == {
        kind for kind in kinds if kind.__module__ == SternentischError.__module__
    }
    for error in errors:
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert again.args == error.args
        for field in ("refusal", "what", "defects"):
            assert getattr(again, field, None) == getattr(error, field, None)
