"""The worked example learns: legal play, sound advantages, the same result for the same seed."""

from __future__ import annotations

import math
from pathlib import Path

import pytest

import sternentisch
from sternentisch import Rng
from sternentisch.bots.play import play_to_end
from sternentisch.bots.registry import make_bot

torch = pytest.importorskip("torch")

from examples import train_agent as example  # noqa: E402

torch.set_num_threads(1)

TINY = example.Settings(games=4, steps=24, epochs=2, batch=48, hidden=16, every=1, deals=1)


def trained(seed: int, updates: int = 2) -> example.Trainer:
    trainer = example.Trainer(sternentisch.load("cave-in"), seed, TINY)
    for update in range(updates):
        assert math.isfinite(trainer.update(update / updates))
    return trainer


def weights(net: example.Net) -> list[float]:
    found: list[float] = torch.cat([part.flatten() for part in net.parameters()]).tolist()
    return found


def test_the_same_seed_learns_the_same() -> None:
    assert weights(trained(1).net) == weights(trained(1).net)


def test_updates_and_seeds_make_a_difference() -> None:
    assert weights(trained(1, 0).net) != weights(trained(1, 1).net) != weights(trained(2, 1).net)


@pytest.mark.parametrize("id", ["cryo", "magnastorm"])
def test_other_games_of_rivals_are_learned_alike(id: str) -> None:
    trainer = example.Trainer(sternentisch.load(id), 1, TINY)
    before = weights(trainer.net)
    assert math.isfinite(trainer.update(0.0))
    assert weights(trainer.net) != before


def test_illegal_actions_have_no_chance() -> None:
    trainer = trained(1)
    memory = trainer.memory
    likely, value = trainer.net(memory.rows.flatten(0, 1), memory.masks.flatten(0, 1))
    chances = likely.exp()
    masks = memory.masks.flatten(0, 1)
    assert chances[~masks].max() == 0
    assert torch.allclose(chances.sum(-1), torch.ones(len(chances)))
    assert masks.gather(-1, memory.actions.flatten()[:, None]).all()
    assert value.abs().max() <= 1


def small_memory() -> example.Memory:
    """Two games of three steps: the first ends after the second step, the other goes on."""
    memory = example.Memory(TINY._replace(games=2, steps=3), inputs=2, actions=3)
    memory.signs = torch.tensor([[1.0, 1.0], [-1.0, 1.0], [1.0, -1.0]])
    memory.rewards = torch.tensor([[0.0, 0.0], [1.0, 0.0], [0.0, 0.0]])
    memory.done = torch.tensor([[False, False], [True, False], [False, False]])
    memory.values = torch.tensor([[0.5, 0.0], [0.25, 0.5], [0.0, 0.25], [0.5, -0.5]])
    return memory


def test_with_a_full_trace_the_advantage_is_result_minus_expectation() -> None:
    gains, results = example.advantages(small_memory(), trace=1.0)
    # the game that ended brought 1 to seat 0; the others are worth what is expected at the end
    assert results.tolist() == [[1.0, -0.5], [-1.0, -0.5], [0.5, 0.5]]
    assert gains.tolist() == [[0.5, -0.5], [-0.75, -1.0], [0.5, 0.75]]


def test_without_a_trace_it_is_the_next_expectation_minus_this_one() -> None:
    gains, _ = example.advantages(small_memory(), trace=0.0)
    assert gains.tolist() == [[-0.25, 0.5], [-0.75, -0.25], [0.5, 0.75]]


def test_what_turned_out_well_becomes_likelier() -> None:
    settings = TINY._replace(games=8, steps=8, epochs=8, rate=0.01, entropy=0.0)
    memory = example.Memory(settings, inputs=4, actions=3)
    torch.manual_seed(0)
    memory.rows.normal_()
    memory.masks[:, :, :2] = True
    memory.actions.random_(0, 2)
    memory.likely.fill_(math.log(0.5))
    memory.signs.fill_(1.0)
    memory.done.fill_(True)
    memory.rewards.copy_(memory.actions * 2.0 - 1.0)  # action 1 wins, action 0 loses
    net = example.Net(4, 3, settings.hidden)
    optimiser = torch.optim.Adam(net.parameters(), settings.rate)
    example.learn(net, optimiser, memory, settings, torch.Generator().manual_seed(0))
    likely, _ = net(memory.rows.flatten(0, 1), memory.masks.flatten(0, 1))
    assert likely.exp().mean(0)[1] > 0.6


def test_a_teacher_is_heard_at_first() -> None:
    trainer = example.Trainer(sternentisch.load("cave-in"), 1, TINY, make_bot("greedy"))
    memory = trainer.memory
    example.play(trainer.env, trainer.net, memory, trainer.generator, trainer.teacher)
    rows, masks = memory.rows.flatten(0, 1), memory.masks.flatten(0, 1)
    advice = memory.advice.flatten()[:, None]
    assert masks.gather(-1, advice).all()
    assert not torch.equal(memory.advice, memory.actions)
    before = trainer.net(rows, masks)[0].gather(-1, advice).mean()
    settings = TINY._replace(rate=0.01)
    example.learn(trainer.net, trainer.optimiser, memory, settings, trainer.generator, lesson=1.0)
    assert trainer.net(rows, masks)[0].gather(-1, advice).mean() > before


def test_a_teacher_is_not_heard_in_the_second_half() -> None:
    game = sternentisch.load("cave-in")
    alone, taught = (
        example.Trainer(game, 1, TINY, teacher) for teacher in (None, make_bot("greedy"))
    )
    for trainer in (alone, taught):
        trainer.update(0.6)
    assert weights(alone.net) == weights(taught.net)
    for trainer in (alone, taught):
        trainer.update(0.1)
    assert weights(alone.net) != weights(taught.net)


def test_a_network_is_a_bot_and_can_be_saved(tmp_path: Path) -> None:
    trainer = trained(1, 1)
    trainer.net.save(tmp_path / "net.pt")
    again = example.load_net(tmp_path / "net.pt")
    hashes = []
    for net in (trainer.net, again):
        state = trainer.game.start(seats=2, seed=4)
        play_to_end(state, [example.NetBot(net), make_bot("random")], Rng(1))
        hashes.append(state.digest())
    assert hashes[0] == hashes[1]


def test_the_program_writes_network_and_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    example.main(["--updates", "2", "--seed", "3", "--out", str(tmp_path / "new" / "out")], TINY)
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 4  # before each update, at the end, and where it was written
    assert all("against random" in line and "greedy" in line for line in told[:3])
    written = {path.name for path in (tmp_path / "new" / "out").iterdir()}
    assert written == {"net.pt", "curve.csv", "curve.svg"}


def test_a_game_played_together_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        example.main(["--game", "astro-knights"])
    assert "played together" in capsys.readouterr().err
