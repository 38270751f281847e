"""What the documentation shows works: its Python is run as it stands."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import sternentisch
from sternentisch.kernel import outcome, registry
from sternentisch.kernel.content import PROVENANCES
from sternentisch.lab import rating, schedule
from sternentisch.text.rulebook import rulebook

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    "module", [sternentisch, outcome, registry, rating, schedule], ids=lambda m: m.__name__
)
def test_examples_in_modules_work(module: object) -> None:
    result = doctest.testmod(module)  # type: ignore[arg-type]
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("name", ["README.md", "docs/python.md"])
def test_examples_in_documents_work(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed


ROWS: dict[str, dict[str, tuple[str, ...]]] = {
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
    },
    "cave-in": {
        "mercenary effects": ("mercenary",),
        "artifact effects": ("artifact",),
        "artifact cards (cost, pairing)": ("artifact_card",),
        "crystals (points, symbols)": ("crystal",),
        "factions": ("faction",),
        "constants": ("constants",),
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
    },
}
"""By game, the rows of the README's tables and the tables of the content they count."""


@pytest.mark.parametrize("id", sternentisch.game_ids())
def test_the_tables_of_provenance_are_true(id: str) -> None:
    """The README says how certain each value is; this is counted, not remembered."""
    readme = (ROOT / "README.md").read_text("utf-8")
    game = sternentisch.load(id)
    entries = [
        (path.split("[")[0].split(".")[0], entry["provenance"])
        for path, entry in game.content.entries()
    ]
    listed = {kind for kinds in ROWS[id].values() for kind in kinds}
    assert listed == {kind for kind, _ in entries} - {"meta"}
    for row, kinds in ROWS[id].items():
        found = [provenance for kind, provenance in entries if kind in kinds]
        counts = " | ".join(str(found.count(provenance)) for provenance in PROVENANCES)
        assert f"| {row} | {len(found)} | {counts} |" in readme
    rules = len(rulebook(game, "en").entries)
    seats = f"{game.min_seats}–{game.max_seats}"
    assert f"| {game.title} | {rules} of {rules}, each with its test | {seats} |" in readme
