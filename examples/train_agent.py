"""Learn a game by playing against oneself: proximal policy optimisation (PPO), readable in one go.

    python -m examples.train_agent --minutes 10 --out learned

(README.md beside this file says what to install first.)

A small network sees what a seat may know (`game.observe`) and which actions are legal. It plays
many games at once against itself, and after some thousand decisions makes those that turned out
better than expected likelier, and the others less likely. Now and then it is measured against the
bots `random` and `greedy`. `learned/` then holds the network, the curve as a table and a picture.

With `--teacher greedy` it also hears, in the first half of the time, what that bot would do in its
place: it gets far sooner to where it can teach itself.

Where to go from here: another game (`--game`), a larger network, other rewards, rivals from the
past instead of the present self, or search guided by the network. README.md says more.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor, nn

import sternentisch
from examples.measuring import Point, draw, evaluate, tell, write_csv
from sternentisch import Action, Game, Rng
from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.registry import make_bot
from sternentisch.kernel.observation import width
from sternentisch.rl.vector import VectorEnv

SEATS = 2
RIVALS = ("random", "greedy")
EXAM = 10**9
"""The first seed of the deals to be measured by; learning never comes to see them."""
IMPOSSIBLE = -1e9
"""The weight of an illegal action: its probability becomes zero."""


class Settings(NamedTuple):
    """Everything one may want to turn."""

    reward: str = "standing"
    """What a game is worth: 1 to the winner and -1 to the loser; "margin:30" counts points."""
    games: int = 64
    """Games played at the same time,"""
    steps: int = 128
    """each so many decisions long between two updates."""
    epochs: int = 3
    """How often every decision is learned from."""
    batch: int = 1024
    hidden: int = 256
    rate: float = 5e-4
    """The step width at the beginning; it falls to a tenth."""
    clip: float = 0.2
    """How far an update may change the probability of an action."""
    trace: float = 0.95
    """How much of what happens later counts, against what the network expects: λ of GAE."""
    entropy: float = 0.01
    """The reward for staying curious."""
    lessons: float = 0.5
    """The part of the time in which a teacher is heard, less and less."""
    every: int = 20
    """Updates from one measurement to the next."""
    deals: int = 50
    """Deals per measurement and rival, each played twice."""


USUAL = Settings()


# --- the network ---------------------------------------------------------------------------------


class Net(nn.Module):  # type: ignore[misc, unused-ignore]
    """Turns an observation into weights of the actions and the expected result."""

    middle: Tensor
    spread: Tensor

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.sizes = (inputs, actions, hidden)
        self.register_buffer("middle", torch.zeros(inputs))
        self.register_buffer("spread", torch.ones(inputs))
        self.body = nn.Sequential(
            nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy = nn.Linear(hidden, actions)
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.policy.weight)  # at first every action is equally likely
        nn.init.zeros_(self.value.weight)

    def fit_scale(self, rows: Tensor) -> None:
        """Learn from some observations which numbers are usual."""
        self.middle.copy_(rows.mean(0))
        self.spread.copy_(rows.std(0).clamp(min=0.1))

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logarithms of the actions' probabilities, and what is expected, -1 to 1."""
        scaled = ((rows - self.middle) / self.spread).clamp(-5, 5)
        inner = self.body(scaled)
        weights = self.policy(inner).masked_fill(~masks, IMPOSSIBLE)
        return torch.log_softmax(weights, -1), torch.tanh(self.value(inner)).squeeze(-1)

    def save(self, path: Path) -> None:
        """Write the network to a file."""
        torch.save({"sizes": self.sizes, "weights": self.state_dict()}, path)


def load_net(path: Path) -> Net:
    """Read a network that was saved."""
    saved = torch.load(path, weights_only=True)
    net = Net(*saved["sizes"])
    net.load_state_dict(saved["weights"])
    return net


class NetBot(Bot):
    """Plays the action that the network likes best: a bot like all others."""

    name = "net"

    def __init__(self, net: Net) -> None:
        self.net = net

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """Return the likeliest of the legal actions."""
        game, legal = knowledge.game, knowledge.legal()
        guess = knowledge.sample(rng)  # differs from the truth only in what the seat cannot see
        row = torch.tensor([list(game.observe(guess, knowledge.seat))], dtype=torch.float32)
        mask = torch.zeros(1, len(game.table), dtype=torch.bool)
        mask[0, [action.id for action in legal]] = True
        with torch.inference_mode():
            likely, _ = self.net(row, mask)
        return game.table[int(likely[0].argmax())]


# --- playing -------------------------------------------------------------------------------------


class Memory:
    """What happened since the last update: one row per step, one column per game."""

    def __init__(self, settings: Settings, inputs: int, actions: int) -> None:
        shape = (settings.steps, settings.games)
        self.rows = torch.zeros(*shape, inputs)
        self.masks = torch.zeros(*shape, actions, dtype=torch.bool)
        self.actions = torch.zeros(shape, dtype=torch.int64)
        self.likely = torch.zeros(shape)
        self.advice = torch.zeros(shape, dtype=torch.int64)
        """What the teacher would have done,"""
        self.values = torch.zeros(settings.steps + 1, settings.games)
        """what seat 0 could expect,"""
        self.rewards = torch.zeros(shape)
        """what it was given,"""
        self.done = torch.zeros(shape, dtype=torch.bool)
        self.signs = torch.zeros(shape)
        """and 1 where it was asked itself, -1 where its rival was."""


def ask(teacher: Bot, env: VectorEnv, rng: Rng) -> Tensor:
    """Return what a teacher would do in each game; it knows no more than the seat that is asked."""
    known = [Knowledge(state, state.chooser) for state in env.states]
    return torch.tensor([teacher.choose(knowledge, rng).id for knowledge in known])


def play(
    env: VectorEnv,
    net: Net,
    memory: Memory,
    generator: torch.Generator,
    teacher: Bot | None = None,
) -> None:
    """Let the network play against itself until the memory is full; a teacher looks on."""
    rng = Rng(0)
    steps, batch = len(memory.rows), env.batch
    with torch.inference_mode():
        for step in range(steps + 1):
            row = torch.from_numpy(batch.observation).float()
            mask = torch.from_numpy(batch.action_mask).bool()
            sign = 1.0 - 2.0 * torch.from_numpy(batch.actor).float()
            likely, value = net(row, mask)
            memory.values[step] = value * sign
            if step == steps:
                return
            action = torch.multinomial(likely.exp(), 1, generator=generator).squeeze(-1)
            memory.rows[step], memory.masks[step], memory.signs[step] = row, mask, sign
            memory.actions[step] = action
            memory.advice[step] = action if teacher is None else ask(teacher, env, rng)
            memory.likely[step] = likely.gather(-1, action[:, None]).squeeze(-1)
            env.step(action.numpy())
            memory.rewards[step] = torch.from_numpy(batch.reward[:, 0])
            memory.done[step] = torch.from_numpy(batch.done)


def advantages(memory: Memory, trace: float) -> tuple[Tensor, Tensor]:
    """Return how much better each decision turned out than expected, and what it led to.

    Generalised advantage estimation in the eyes of seat 0: two players share one sum that is zero,
    so what is good for one is bad for the other, and a game is a single line of decisions.
    """
    gains = torch.zeros_like(memory.rewards)
    gain = torch.zeros(memory.rewards.shape[1])
    for step in range(len(gains) - 1, -1, -1):
        goes_on = (~memory.done[step]).float()
        then = memory.rewards[step] + goes_on * memory.values[step + 1]
        gain = then - memory.values[step] + trace * goes_on * gain
        gains[step] = gain
    return gains * memory.signs, (gains + memory.values[:-1]) * memory.signs


# --- learning ------------------------------------------------------------------------------------


def learn(
    net: Net,
    optimiser: torch.optim.Optimizer,
    memory: Memory,
    settings: Settings,
    generator: torch.Generator,
    lesson: float = 0.0,
) -> float:
    """Make likelier what turned out well and, by `lesson`, what the teacher says.

    Return the mean loss.
    """
    gains, results = advantages(memory, settings.trace)
    rows, masks = memory.rows.flatten(0, 1), memory.masks.flatten(0, 1)
    actions, before = memory.actions.flatten(), memory.likely.flatten()
    advice = memory.advice.flatten()
    gains, results = gains.flatten(), results.flatten()
    losses: list[float] = []
    for _ in range(settings.epochs):
        order = torch.randperm(len(rows), generator=generator)
        for chosen in torch.split(order, settings.batch):
            likely, value = net(rows[chosen], masks[chosen])
            taken = likely.gather(-1, actions[chosen, None]).squeeze(-1)
            ratio = (taken - before[chosen]).exp()
            gain = gains[chosen]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            policy_loss = -torch.min(ratio * gain, bounded * gain).mean()
            value_loss = (value - results[chosen]).square().mean()
            curiosity = -(likely.exp() * likely).sum(-1).mean()
            lesson_loss = -likely.gather(-1, advice[chosen, None]).mean()
            loss = policy_loss + 0.5 * value_loss - settings.entropy * curiosity
            loss = loss + lesson * lesson_loss
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
            losses.append(loss.item())
    return sum(losses) / len(losses)


class Trainer:
    """Plays and learns in turn, and keeps the curve."""

    def __init__(
        self, game: Game, seed: int, settings: Settings, teacher: Bot | None = None
    ) -> None:
        torch.manual_seed(seed)
        self.game = game
        self.settings = settings
        self.teacher = teacher
        self.generator = torch.Generator().manual_seed(seed)
        inputs, actions = width(game.fields(SEATS)), len(game.table)
        self.net = Net(inputs, actions, settings.hidden)
        self.optimiser = torch.optim.Adam(self.net.parameters(), settings.rate)
        self.memory = Memory(settings, inputs, actions)
        self.env = VectorEnv(game, settings.games, seats=SEATS, reward=settings.reward, seed=seed)
        self.env.reset()
        play(self.env, self.net, self.memory, self.generator)  # still at random
        self.net.fit_scale(self.memory.rows.flatten(0, 1))
        self.updates = 0
        self.begun = time.process_time()
        self.curve: list[Point] = []

    def update(self, progress: float) -> float:
        """Play, then learn; `progress` goes from 0 to 1. Return the mean loss."""
        for group in self.optimiser.param_groups:
            group["lr"] = self.settings.rate * (1 - 0.9 * progress)
        lesson = max(0.0, 1 - progress / self.settings.lessons) if self.teacher else 0.0
        teacher = self.teacher if lesson else None
        play(self.env, self.net, self.memory, self.generator, teacher)
        self.updates += 1
        return learn(self.net, self.optimiser, self.memory, self.settings, self.generator, lesson)

    def minutes(self) -> float:
        """Return the processor time since the beginning, measurements included."""
        return (time.process_time() - self.begun) / 60

    def report(self, deals: int, out: Path) -> None:
        """Measure by deals that are always the same, and write whatever there is so far."""
        minutes, bot, game = self.minutes(), NetBot(self.net), self.game
        shares = {name: evaluate(game, bot, make_bot(name), deals, EXAM) for name in RIVALS}
        decisions = self.updates * self.settings.games * self.settings.steps
        self.curve.append(Point(self.updates, decisions, minutes, shares))
        print(tell(self.curve[-1]), flush=True)
        self.net.save(out / "net.pt")
        write_csv(self.curve, out / "curve.csv")
        lessons = f", at first taught by {self.teacher.name}" if self.teacher else ""
        draw(self.curve, out / "curve.svg", f"{game.title}: self-play{lessons}")


def main(arguments: list[str] | None = None, settings: Settings = USUAL) -> None:
    """Learn for some minutes of processor time, or so many updates; then write what came out."""
    parser = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    parser.add_argument("--game", default="cave-in", help="any game of rivals (cave-in)")
    parser.add_argument("--minutes", type=float, default=10.0, help="processor time (10)")
    parser.add_argument("--updates", type=int, help="learn so often instead: repeatable")
    parser.add_argument("--teacher", help="a bot to learn from at first, such as greedy")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("learned"), help="a folder (learned)")
    given = parser.parse_args(arguments)
    game = sternentisch.load(given.game)
    if game.cooperative:
        parser.error(f"{game.id} is played together; this program learns against a rival")
    torch.set_num_threads(1)
    given.out.mkdir(parents=True, exist_ok=True)
    teacher = make_bot(given.teacher) if given.teacher else None
    trainer = Trainer(game, given.seed, settings, teacher)
    progress = 0.0
    try:
        while progress < 1:
            if trainer.updates % settings.every == 0:
                trainer.report(settings.deals, given.out)
            trainer.update(progress)
            spent = trainer.minutes() / given.minutes
            progress = min(1.0, trainer.updates / given.updates if given.updates else spent)
    except KeyboardInterrupt:
        print("stopped early", flush=True)
    trainer.report(4 * settings.deals, given.out)
    print(f"written to {given.out}: net.pt, curve.csv, curve.svg")


if __name__ == "__main__":
    main()
