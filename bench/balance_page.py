"""The figures of the balance runs as the page docs/balance.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sternentisch
from bench.marked import write_lines
from sternentisch.kernel.game import Game
from sternentisch.text.speaker import Speaker

PAGE = Path(__file__).resolve().parents[1] / "docs" / "balance.md"
SHOWN = 6
"""So many things with the best and the worst results are listed."""
ENOUGH = 100
"""A thing's results count from so many users on."""

Run = dict[str, Any]


def write_page(kept: dict[str, dict[str, Run]]) -> None:
    """Put the tables into the page between their marks, the latest run of each plan."""
    lines: list[str] = []
    for id in sternentisch.game_ids():
        game = sternentisch.load(id)
        runs = {name: list(found.values())[-1] for name, found in kept.items() if found}
        speaker = Speaker(game, "en", ["1", "2", "3", "4"])
        own = {
            told_name(game, speaker, name): run for name, run in runs.items() if name.startswith(id)
        }
        if own:
            lines += game_lines(game, speaker, own)
    write_lines(PAGE, "balance", "make balance", lines[1:])


def told_name(game: Game, speaker: Speaker, name: str) -> str:
    """Return what a run is called on the page: without its game, the opponent by its name."""
    told = name.removeprefix(f"{game.id} ")
    for options in game.panel():
        for kind, value in options.items():
            if told.endswith(f" {value}"):
                told = f"{told.removesuffix(str(value))}{speaker.name(kind, str(value))}"
    return told


def game_lines(game: Game, speaker: Speaker, runs: dict[str, Run]) -> list[str]:
    lines = ["", f"## {game.title}", ""]
    lines += team_lines(runs) if game.cooperative else seat_lines(runs)
    lines += ["", "Points by source, all seats / winners:", ""]
    for name, run in runs.items():
        parts = [
            f"{speaker.say(f'source-{source}')} {mean:.1f} / {best:.1f}"
            for source, (mean, best) in run["sources"].items()
        ]
        lines.append(f"- {name}: {', '.join(parts)}")
    return [*lines, *use_lines(game, speaker, list(runs.values()))]


def seat_lines(runs: dict[str, Run]) -> list[str]:
    lines = [
        "| run | games | wins by seat, 95 % within | the same, from whoever began |"
        " points: 5 %, median, 95 % | median lead | decisions: least, median, most | ends |",
        "|---|---:|---|---|---|---:|---|---|",
    ]
    for name, run in runs.items():
        ends = ", ".join(f"{reason} {count}" for reason, count in run["reasons"].items() if count)
        points, lengths = run["points"], run["lengths"]
        cells = [
            name,
            str(run["games"]),
            told_shares(run["seats"], run["lopsided"]),
            told_shares(run["turns"], run["lopsided_turns"]),
            f"{points[1]:.0f}, {points[3]:.0f}, {points[5]:.0f}",
            f"{run['margins'][3]:.0f}",
            f"{lengths[0]:.0f}, {lengths[3]:.0f}, {lengths[6]:.0f}",
            ends,
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return lines


def told_shares(shares: list[tuple[float, float, float]], lopsided: list[int]) -> str:
    """Return shares of wins with half their intervals, those that are far too large in bold."""
    found = []
    for place, (share, low, high) in enumerate(shares):
        bold = "**" if place in lopsided else ""
        found.append(f"{bold}{100 * share:.1f} %{bold} (±{50 * (high - low):.1f})")
    return ", ".join(found)


def team_lines(runs: dict[str, Run]) -> list[str]:
    lines = [
        "| run | games | won, 95 % within | decisions: least, median, most | ends |",
        "|---|---:|---|---|---|",
    ]
    for name, run in runs.items():
        share, low, high = run["seats"][0]
        ends = ", ".join(f"{reason} {count}" for reason, count in run["reasons"].items() if count)
        lengths = run["lengths"]
        cells = [
            name,
            str(run["games"]),
            f"{100 * share:.1f} % ({100 * low:.1f} – {100 * high:.1f})",
            f"{lengths[0]:.0f}, {lengths[3]:.0f}, {lengths[6]:.0f}",
            ends,
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return [*lines, "", *against_lines(runs)]


def against_lines(runs: dict[str, Run]) -> list[str]:
    """Return how often teams of all sizes together won, by level and opponent."""
    won: dict[tuple[str, str], list[float]] = {}
    for name, run in runs.items():
        level, _, against = name.partition(" seats ")
        won.setdefault((level, against.partition(" ")[2]), []).append(run["seats"][0][0])
    levels = dict.fromkeys(level for level, _ in won)
    return [
        f"Teams of all sizes together, {level}: "
        + ", ".join(
            f"{against} {100 * sum(shares) / len(shares):.1f} %"
            for (of, against), shares in won.items()
            if of == level
        )
        + "."
        for level in levels
    ]


def use_lines(game: Game, speaker: Speaker, runs: list[Run]) -> list[str]:
    """Return what was never used in any run, and what did best and worst for its users."""
    games: dict[tuple[str, str], int] = {}
    users: dict[tuple[str, str], int] = {}
    lifts: dict[tuple[str, str], list[tuple[float, int]]] = {}
    for run in runs:
        fair = sum(share for share, _, _ in run["seats"]) / len(run["seats"])
        for kind, value, used, by, share in run["uses"]:
            key = (kind, value)
            games[key] = games.get(key, 0) + used
            users[key] = users.get(key, 0) + by
            if share is not None and fair:
                lifts.setdefault(key, []).append((share / fair, by))
    never = [key for key, count in games.items() if not count and key[0] != "game-ended"]
    mean = {
        key: sum(lift * by for lift, by in found) / sum(by for _, by in found)
        for key, found in lifts.items()
        if users[key] >= ENOUGH and key[0] != "game-ended"
    }

    def told(key: tuple[str, str]) -> str:
        kind, value = key
        seats = max(2, game.min_seats)
        fact = game.things(seats, game.complete(seats, {}))[kind][0]
        return f"{speaker.say(f'met-{kind}')}: {speaker.name(fact, value)}"

    lines = ["", "Never used: " + ("; ".join(map(told, never)) or "nothing") + "."]
    ordered = sorted(mean, key=lambda key: mean[key])
    for title, keys in (("most", ordered[::-1][:SHOWN]), ("least", ordered[:SHOWN])):
        found = [f"{told(key)} ×{mean[key]:.2f} ({users[key]} users)" for key in keys]
        lines += [
            "",
            f"Whoever used these won {title}, as a multiple of a fair share: {'; '.join(found)}.",
        ]
    rare = sorted((key for key in games if games[key]), key=lambda key: games[key])[:SHOWN]
    found = [f"{told(key)} ({games[key]} games)" for key in rare if key[0] != "game-ended"]
    return [*lines, "", f"Used most rarely: {'; '.join(found)}."]
