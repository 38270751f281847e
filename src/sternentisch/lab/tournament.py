"""Tournaments: which bot plays better, by how much, and how sure that is.

Rivals meet in pairs; the bots of a cooperative game form teams of their own and meet over the same
deals, which take the start options of the game's panel in turn. `schedule` says who plays when and
where, `report` how it is counted. A game depends on nothing but the tournament's seed, its deal and
who sits where, so neither the number of processes nor the other bots in the list change it.
"""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from sternentisch.bots.bot import Bot, Knowledge
from sternentisch.bots.play import play_to_end
from sternentisch.bots.registry import make_bot
from sternentisch.kernel.action import Action
from sternentisch.kernel.game import Game
from sternentisch.kernel.refusal import BadInput
from sternentisch.kernel.registry import load
from sternentisch.kernel.rng import Rng
from sternentisch.lab.blame import blaming
from sternentisch.lab.played import Played
from sternentisch.lab.report import Report, Result
from sternentisch.lab.schedule import Fixture, Round, rival_rounds, team_rounds
from sternentisch.lab.workers import check_count, game_seed, share_out

USUAL_SEATS = 2
TWICE = 2
"""Rivals play every deal twice."""


class Tournament:
    """What is to be played: plain data, complete and checked."""

    def __init__(
        self,
        game: str,
        bots: list[str],
        games: int = 100,
        seats: int | None = None,
        seed: int = 0,
        options: dict[str, object] | None = None,
        content: Path | None = None,
    ) -> None:
        """Refuse what cannot be played; `games` are for each pair, or for each team."""
        played = load(game, content)
        check_count("games", games)
        self.game = game
        self.bots = list(bots)
        self.seats = usual_seats(played) if seats is None else seats
        self.seed = seed
        self.content = content
        self.cooperative = played.cooperative
        self.panel = panel_of(played, options or {})
        self.wanted = games
        for entry in self.panel:
            played.start(self.seats, seed, entry)
        self.check_bots()

    def check_bots(self) -> None:
        """Refuse too few bots, unknown ones, and one that would meet itself."""
        least = 1 if self.cooperative else 2
        if len(self.bots) < least:
            raise BadInput(f"bots: at least {least} wanted, {len(self.bots)} given")
        for bot, count in Counter(self.bots).items():
            make_bot(bot)
            if count > 1:
                raise BadInput(f"bots: {bot!r} is listed {count} times; a bot does not meet itself")
        if not self.cooperative and self.seats < TWICE:
            raise BadInput(f"seats: at least {TWICE} wanted, not {self.seats}")

    @property
    def step(self) -> int:
        """How many games a pair or team plays until all is balanced; whole steps are played."""
        return len(self.panel) * (1 if self.cooperative else TWICE)

    @property
    def games(self) -> int:
        """How many games each pair or team plays: what is wanted, rounded up."""
        return -(-self.wanted // self.step) * self.step

    @property
    def deals(self) -> int:
        """How many deals there are."""
        return self.games // (1 if self.cooperative else TWICE)

    def options(self, deal: int) -> dict[str, object]:
        """Return the start options of a deal."""
        return self.panel[deal % len(self.panel)]

    def rounds(self) -> list[Round]:
        """Return the games in their order, those on one deal that are counted together as one."""
        make = team_rounds if self.cooperative else rival_rounds
        return make(self.bots, self.seats, self.deals)


def usual_seats(game: Game) -> int:
    """Return how many play unless somebody says otherwise: two where the game allows."""
    return max(game.min_seats, min(USUAL_SEATS, game.max_seats))


def panel_of(game: Game, options: dict[str, object]) -> list[dict[str, object]]:
    """Return the start options to be taken in turn: the given ones win over the panel's."""
    panel: list[dict[str, object]] = []
    for entry in game.panel():
        merged = {**entry, **options}
        if merged not in panel:
            panel.append(merged)
    return panel


# --- playing -------------------------------------------------------------------------------------


class Clocked(Bot):
    """Lets another bot choose; counts its decisions and the time it takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        start = time.perf_counter()
        action = self.bot.choose(knowledge, rng)
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        return action


def play_fixture(tournament: Tournament, fixture: Fixture) -> Result:
    """Play one game to its end; this is what a worker process does."""
    game = load(tournament.game, tournament.content)
    seed, deal = tournament.seed, fixture.deal
    bots = [Clocked(make_bot(name)) for name in fixture.seating]
    dealt = game_seed(seed, deal)
    state = game.start(len(bots), dealt, tournament.options(deal))
    with blaming(state, fixture.seating, dealt):
        play_to_end(state, list(bots), Rng(f"bots:{seed}:{deal}:{','.join(fixture.seating)}"))
    outcome = state.outcome()
    return Result(
        fixture,
        outcome.winners,
        outcome.points,
        [bot.decisions for bot in bots],
        [bot.seconds for bot in bots],
    )


def hold(
    tournament: Tournament,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    played: Played | None = None,
) -> Report:
    """Play a whole tournament; `progress` is told how many more games are finished.

    Games that are already in `played` are not played again, and new ones are added to it.
    """
    check_count("jobs", jobs)
    rounds = tournament.rounds()
    fixtures = [fixture for games in rounds for fixture in games]
    results = dict(played.results) if played else {}
    missing = [number for number in range(len(fixtures)) if number not in results]
    start = time.perf_counter()
    tasks = [(tournament, fixtures[number]) for number in missing]
    with contextlib.closing(share_out(play_fixture, tasks, jobs)) as finished:
        for place, result in finished:
            results[missing[place]] = result
            if played is not None:
                played.add(missing[place], result)
            if progress is not None:
                progress(1)
    seconds = time.perf_counter() - start
    ordered = iter([results[number] for number in range(len(fixtures))])
    return Report(tournament, [[next(ordered) for _ in games] for games in rounds], seconds, jobs)
