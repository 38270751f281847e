"""What a tournament came to: shares of pairs, win rates of teams, ratings.

Rivals: the win of a game goes to the bot in the winning seat; seats that share a win have equal
parts of it. Both bots of a pair take the same seats in a round, also where one of them has more
seats in a single game, so that the mean over rounds is fair without weights: equal bots have 0.5
each. For ratings, a game is a match of the two, drawn if both share the win.

Teams: of two teams on the same deal, one that won while the other lost has the whole share; else
both have half of it. For ratings, a deal is a match of all teams: those that won share the first
place, those that lost the second.

The interval of a share is taken over rounds, not games, because games on one deal belong together;
that of a win rate is taken over games.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from sternentisch.lab.rating import Interval, Match, Rating, interval, mean, rate
from sternentisch.lab.schedule import Fixture, pairs_of

if TYPE_CHECKING:
    from sternentisch.lab.tournament import Tournament

DIGITS = 4
"""Of shares and rates."""


@dataclass(slots=True)
class Result:
    """One finished game; points, decisions and seconds are by seat."""

    fixture: Fixture
    winners: list[int]
    points: list[int]
    decisions: list[int]
    seconds: list[float]

    def share(self, bot: str) -> float:
        """Return the part of the win that goes to a bot among rivals."""
        won = sum(self.fixture.seating[seat] == bot for seat in self.winners)
        return won / len(self.winners)


class Pair(NamedTuple):
    """Two bots: how much of the wins the first one has, and between what that is for sure."""

    bots: tuple[str, str]
    games: int
    share: float
    interval: Interval


class Team(NamedTuple):
    """How often a team has won, over the whole panel or with one entry of it."""

    games: int
    wins: int
    interval: Interval


class Report:
    """The figures of a finished tournament."""

    def __init__(
        self, tournament: Tournament, rounds: list[list[Result]], seconds: float, jobs: int
    ) -> None:
        self.tournament = tournament
        self.rounds = rounds
        self.seconds = seconds
        self.jobs = jobs

    @cached_property
    def results(self) -> list[Result]:
        """All games in their order."""
        return [result for results in self.rounds for result in results]

    @cached_property
    def pairs(self) -> list[Pair]:
        """Every two bots, in the order of the list."""
        found = []
        for number, bots in enumerate(pairs_of(self.tournament.bots)):
            if self.tournament.cooperative:
                values = self._team_values(*bots)
            else:
                values = self._rival_values(number, bots[0])
            found.append(Pair(bots, self.tournament.games, mean(values), interval(values, 2)))
        return found

    def _rival_values(self, number: int, bot: str) -> list[float]:
        """Return the share of the first bot of a pair in each of their rounds."""
        rounds = self.rounds[number :: len(pairs_of(self.tournament.bots))]
        return [mean([result.share(bot) for result in results]) for results in rounds]

    def _team_values(self, bot: str, other: str) -> list[float]:
        """Return the share of the first of two teams in each round."""
        own, others = self._wins(bot), self._wins(other)
        return [(1 + a - b) / 2 for a, b in zip(own, others, strict=True)]

    def _wins(self, bot: str) -> list[bool]:
        """Return which deals a team has won."""
        number = self.tournament.bots.index(bot)
        return [bool(results[number].winners) for results in self.rounds]

    @cached_property
    def ratings(self) -> list[Rating]:
        """Every bot's rating, the best first."""
        return rate(self.tournament.bots, self._matches())

    def _matches(self) -> list[Match]:
        bots = self.tournament.bots
        if self.tournament.cooperative:
            if len(bots) < 2:
                return []
            return [(bots, [1 if r.winners else 2 for r in results]) for results in self.rounds]
        matches: list[Match] = []
        for result in self.results:
            names = sorted(set(result.fixture.seating), key=bots.index)
            won = {result.fixture.seating[seat] for seat in result.winners}
            matches.append((names, [1 if name in won else 2 for name in names]))
        return matches

    def team(self, bot: str, entry: int | None = None) -> Team:
        """Return how a team did, with one entry of the panel or with all of them."""
        wins = self._wins(bot)
        if entry is not None:
            wins = wins[entry :: len(self.tournament.panel)]
        return Team(len(wins), sum(wins), interval([float(won) for won in wins]))

    # --- as JSON --------------------------------------------------------------------------

    def to_json(self) -> dict[str, object]:
        """Return the figures as plain JSON values; all that the clock says is in `timing`."""
        plan = self.tournament
        document: dict[str, object] = {
            "game": plan.game,
            "seats": plan.seats,
            "seed": plan.seed,
            "games": plan.games,
            "games_wanted": plan.wanted,
            "games_played": len(self.results),
            "bots": plan.bots,
            "panel": plan.panel,
            "pairs": [self._pair_json(pair) for pair in self.pairs],
            "ratings": [self._rating_json(rating) for rating in self.ratings],
        }
        if plan.cooperative:
            document["teams"] = [self._bot_team_json(bot) for bot in plan.bots]
        decisions = sum(sum(result.decisions) for result in self.results)
        document["decisions_per_game"] = round(decisions / len(self.results), 1)
        document["timing"] = self.timing()
        return document

    def _pair_json(self, pair: Pair) -> dict[str, object]:
        first, second = pair.bots
        return {
            "bots": [first, second],
            "games": pair.games,
            "share": {first: round(pair.share, DIGITS), second: round(1 - pair.share, DIGITS)},
            "interval": _rounded(pair.interval),
        }

    def _rating_json(self, rating: Rating) -> dict[str, object]:
        bot = rating.bot
        shares = [pair.share for pair in self.pairs if bot == pair.bots[0]]
        shares += [1 - pair.share for pair in self.pairs if bot == pair.bots[1]]
        points = [result.points[seat] for seat, result in self._seats(bot)]
        return {
            "bot": bot,
            "mu": round(rating.mu, 3),
            "sigma": round(rating.sigma, 3),
            "ordinal": round(rating.ordinal, 3),
            "share": round(mean(shares), DIGITS) if shares else None,
            "mean_points": round(sum(points) / len(points), 2),
        }

    def _bot_team_json(self, bot: str) -> dict[str, object]:
        panel = self.tournament.panel
        by_panel = [
            {"options": options, **_team_json(self.team(bot, entry))}
            for entry, options in enumerate(panel)
        ]
        return {"bot": bot, **_team_json(self.team(bot)), "by_panel": by_panel}

    def _seats(self, bot: str) -> list[tuple[int, Result]]:
        """Return every seat that a bot took, in every game."""
        return [
            (seat, result)
            for result in self.results
            for seat, name in enumerate(result.fixture.seating)
            if name == bot
        ]

    def timing(self) -> dict[str, object]:
        """Return what differs from run to run: how long everything took."""
        by_bot: dict[str, float | None] = {}
        for bot in self.tournament.bots:
            seats = self._seats(bot)
            decisions = sum(result.decisions[seat] for seat, result in seats)
            seconds = sum(result.seconds[seat] for seat, result in seats)
            by_bot[bot] = round(1000 * seconds / decisions, 4) if decisions else None
        return {
            "jobs": self.jobs,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(len(self.results) / self.seconds, 2),
            "milliseconds_per_decision": by_bot,
        }


def _team_json(team: Team) -> dict[str, object]:
    return {
        "games": team.games,
        "wins": team.wins,
        "rate": round(team.wins / team.games, DIGITS),
        "interval": _rounded(team.interval),
    }


def _rounded(ends: Interval) -> list[float]:
    return [round(end, DIGITS) for end in ends]
