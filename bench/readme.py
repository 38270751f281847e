"""
Count rules, and printed values by provenance, and write the tables of README.md.

    make readme

Rules are the headings of a game's rulebook page, values the entries of its content.toml, as
`sternentisch games` counts them. A test fails when the README has other tables than these.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # started by path, `bench` is unknown

import sternentisch
from bench.marked import with_lines
from sternentisch.kernel.content import PROVENANCES
from sternentisch.kernel.game import Game
from sternentisch.text.rulebook import rulebook

PAGE = Path(__file__).resolve().parents[1] / "README.md"
RULINGS = "Rulings"
"""The chapter with what the project decided, because the game's own rulebook leaves it open."""
KINDS: dict[str, dict[str, tuple[str, ...]]] = {
    "cave-in": {
        "mercenary effects": ("mercenary",),
        "artifact effects": ("artifact",),
        "artifact cards (cost, pairing)": ("artifact_card",),
        "crystals (points, symbols)": ("crystal",),
        "factions": ("faction",),
        "constants": ("constants",),
        "imprint": ("meta",),
    },
    "magnastorm": {
        "commanders (ability, prestige)": ("commander",),
        "contracts": ("contract",),
        "maps and action panels": ("side", "sector"),
        "research tracks": ("research_area",),
        "centre disc": ("start", "segment"),
        "player board costs": ("turtle_slot", "station_slot"),
        "kinds of bonuses": ("bonus",),
        "artifact cards": ("artifact", "tier"),
        "player colours": ("colour",),
        "constants": ("constants",),
        "imprint": ("meta",),
    },
    "astro-knights": {
        "supply cards": ("card",),
        "supply piles": ("supply_pile",),
        "knights and their cards": ("knight", "start_card"),
        "homeworlds": ("homeworld",),
        "bosses": ("boss",),
        "boss cards": ("boss_card", "special_card"),
        "level and difficulty tiles": ("level_tile", "difficulty_tile"),
        "order cards and decks": ("order_card", "order_deck"),
        "constants": ("constants",),
        "imprint": ("meta",),
    },
    "cryo": {
        "cards (upgrade, mission, vehicle, scrap)": ("card",),
        "sections and chambers": ("section", "chamber"),
        "docks and their actions": ("dock", "action"),
        "platform": ("platform",),
        "resource spaces and tiles": ("space", "tile"),
        "salvage spaces": ("salvage",),
        "incidents": ("incident",),
        "caves, cave tiles, tunnels": ("cave", "cave_tile", "tunnel"),
        "seats": ("seat",),
        "constants": ("constants",),
        "imprint": ("meta",),
    },
}
"""By game, the rows of its table and the lists of its content that each row counts."""


def row(*cells: object) -> str:
    """Return one line of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def heading(*words: str) -> list[str]:
    """Return the first two lines of a table: words, then how many and of which provenance."""
    names = [*words, "values", *PROVENANCES]
    return [row(*names), row(*["---"] + ["---:"] * (len(names) - 1))]


def game_row(game: Game) -> str:
    """Return a game's line: players, rules, rulings, and its values by provenance."""
    rules = rulebook(game, "en").entries
    rulings = sum(rule.chapter == RULINGS for rule in rules.values())
    counts = game.content.by_provenance()
    seats = f"{game.min_seats}–{game.max_seats}"
    values = [counts[provenance] for provenance in PROVENANCES]
    return row(game.title, seats, len(rules) - rulings, rulings, sum(values), *values)


def kind_rows(game: Game) -> list[str]:
    """Return the lines of a game's table: each kind of value by provenance."""
    found: Counter[tuple[str, str]] = Counter()
    for path, entry in game.content.entries():
        found[path.split("[")[0].split(".")[0], entry["provenance"]] += 1
    named = {kind for kinds in KINDS[game.id].values() for kind in kinds}
    assert named == {kind for kind, _ in found}, f"KINDS should count what {game.id} has"
    lines = []
    for name, kinds in KINDS[game.id].items():
        values = [sum(found[kind, provenance] for kind in kinds) for provenance in PROVENANCES]
        lines.append(row(name, sum(values), *values))
    return lines


def tables() -> list[str]:
    """Return the lines of all tables: the games, then each game's kinds of values."""
    games = [sternentisch.load(id) for id in KINDS]
    lines = [*heading("game", "players", "rules", "rulings"), *map(game_row, games), ""]
    lines += ["<details><summary>By kind of component</summary>"]
    for game in games:
        lines += ["", *heading(game.title), *kind_rows(game)]
    return [*lines, "", "</details>"]


def written(page: str) -> str:
    """Return the README as it should be."""
    return with_lines(page, "counts", "make readme", tables())


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")
