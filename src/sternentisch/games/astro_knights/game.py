"""Astro Knights: the declaration of the game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, cast

from sternentisch.games.astro_knights.actions import build_table
from sternentisch.games.astro_knights.components import Knight, Rules
from sternentisch.games.astro_knights.content import NORMAL, read_box
from sternentisch.games.astro_knights.describe import describe, describe_question
from sternentisch.games.astro_knights.observation import fill_row, list_fields
from sternentisch.games.astro_knights.observation_box import Numbering
from sternentisch.games.astro_knights.position import read_state
from sternentisch.games.astro_knights.rules.ending import REASONS
from sternentisch.games.astro_knights.rules.setup import set_up
from sternentisch.games.astro_knights.state import State
from sternentisch.games.astro_knights.things import list_things
from sternentisch.games.astro_knights.view import AstroKnightsView, astro_knights_view, make_view
from sternentisch.games.astro_knights.wording_pieces import phrases_of
from sternentisch.kernel.action import Action
from sternentisch.kernel.content import Content
from sternentisch.kernel.event import Facts
from sternentisch.kernel.game import Game
from sternentisch.kernel.observation import Field
from sternentisch.kernel.option import Option
from sternentisch.kernel.phrase import Phrase
from sternentisch.kernel.reader import Reader
from sternentisch.kernel.rng import Rng
from sternentisch.kernel.row import Row
from sternentisch.kernel.state import State as KernelState
from sternentisch.kernel.view import View

RANDOM = "random"
"""What the options call a boss or homeworld that is drawn."""


class AstroKnights(Game):
    """Astro Knights, for one to four knights against a boss."""

    id = "astro-knights"
    title = "Astro Knights"
    min_seats = 1
    max_seats = 4
    behaviour = 1
    cooperative = True
    open_hands = True
    reasons = REASONS
    leanings: ClassVar = {
        "attack-step weapon": 100,
        "attack-step end": 1,
        "action-step hand": 300,
        "action-step knight": 300,
        "action-step homeworld": 100,
        "action-step slot": 40,
        "action-step power": 12,
        "action-step overcharge": 8,
        "action-step end": 1,
        "pick-target boss": 60,
        "pick-target foe": 2,
        "supply core_low": 4,
        "supply core_high": 20,
        "supply tech": 20,
        "supply weapon_low": 4,
        "supply weapon_mid": 40,
        "supply weapon_high": 300,
        "yes": 40,
    }
    questions: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "pair-seat": ("AK-O5", "AK-M3"),
        "attack-step": ("AK-P1", "AK-P2", "AK-P3", "AK-P6"),
        "action-step": ("AK-P10", "AK-P12", "AK-P14", "AK-P15", "AK-P16", "AK-P17", "AK-P18"),
        "clear-area": ("AK-P30", "AK-5"),
        "discard-hand": ("AK-P31", "AK-P32", "AK-P33"),
        "ally-deck": ("AK-A18", "AK-C17"),
        "pick-seat": ("AK-C8", "AK-C9", "AK-C10"),
        "pick-unit": ("AK-C11",),
        "pick-target": ("AK-D2", "AK-D3", "AK-D4"),
        "split": ("AK-D2", "AK-A30"),
        "pick-option": ("AK-C4", "AK-A7"),
        "pick-supply": ("AK-C13", "AK-C14"),
        "pick-card": ("AK-C12", "AK-C13", "AK-C16", "AK-A29"),
        "pick-weapon": ("AK-P5", "AK-A16"),
        "confirm": ("AK-C5", "AK-C6", "AK-P4"),
    }

    def __init__(self, content: Content, folder: Path) -> None:
        super().__init__(content, folder)
        self.box = read_box(content)
        self.table = build_table(self.box)
        self.numbering = Numbering(self.box)
        self.made_rules: dict[tuple[str, str, int, int, bool], Rules] = {}
        bosses = tuple(sides[0].id for sides in self.box.bosses)
        worlds = tuple(world.id for world in self.box.homeworlds)
        uncapped = content.constants()["boss_may_exceed_start_life"]
        self.options = [
            Option("first_game", False, "AK-S1"),
            Option(
                "knights",
                [],
                "AK-S1",
                choices=tuple(knight.id for knight in self.box.knights),
                pick=1,
                more=True,
            ),
            Option("boss", bosses[0], "AK-S6", choices=(*bosses, RANDOM)),
            Option("homeworld", worlds[0], "AK-S4", choices=(*worlds, RANDOM)),
            Option("difficulty", NORMAL, "AK-V1", choices=tuple(self.box.difficulties)),
            Option("extra_token", 0, "AK-S11", low=0, high=2),
            Option("boss_may_exceed_start_life", uncapped, "AK-A1"),
        ]

    def check_options(self, options: dict[str, object], seats: int) -> list[tuple[str, str]]:
        """The knights named must be as many as take part. [AK-S1, AK-A31]"""
        named = cast("list[str]", options["knights"])
        if named and options["first_game"]:
            return [("options.knights", "first_game already chooses the knights")]
        if named and len(named) != seats:
            return [("options.knights", f"{seats} wanted, {len(named)} named")]
        return []

    def things(self, seats: int, options: dict[str, object]) -> dict[str, tuple[str, list[str]]]:
        box = self.box
        boss, homeworld = options["boss"], options["homeworld"]
        named = cast("list[str]", options["knights"])
        if options["first_game"]:
            named = box.first_knights[:seats]
        side = box.difficulties.index(cast(str, options["difficulty"]))
        return {
            **list_things(
                box,
                [sides[side] for sides in box.bosses if boss in (sides[0].id, RANDOM)],
                [world for world in box.homeworlds if homeworld in (world.id, RANDOM)],
                [knight for knight in box.knights if not named or knight.id in named],
            ),
            **super().things(seats, options),
        }

    def traits(self, state: KernelState, seat: int | None) -> dict[str, str]:
        """Boss and homeworld, or the knight of a seat."""
        game = cast(State, state)
        if seat is not None:
            return {"knight": game.players[seat].knight.id}
        return {"boss": game.rules.boss.id, "homeworld": game.rules.homeworld.id}

    def panel(self) -> list[dict[str, object]]:
        return [{"boss": sides[0].id} for sides in self.box.bosses]

    def rules(self, options: dict[str, object], boss: str, homeworld: str) -> Rules:
        """Return what these options ask for, once boss and homeworld are known."""
        box = self.box
        difficulty = box.difficulties.index(cast(str, options["difficulty"]))
        extra, uncapped = cast(int, options["extra_token"]), options["boss_may_exceed_start_life"]
        key = (boss, homeworld, difficulty, extra, bool(uncapped))
        if key not in self.made_rules:
            self.made_rules[key] = Rules(
                box,
                next(sides[difficulty] for sides in box.bosses if sides[0].id == boss),
                next(world for world in box.homeworlds if world.id == homeworld),
                extra,
                bool(uncapped),
            )
        return self.made_rules[key]

    def draw_knights(self, options: dict[str, object], seats: int, rng: Rng) -> list[Knight]:
        """Return the knights in seat order: named, recommended, or random ones. [AK-S1, AK-A31]"""
        named = cast("list[str]", options["knights"])
        if options["first_game"]:
            named = self.box.first_knights[:seats]
        if named:
            by_id = {knight.id: knight for knight in self.box.knights}
            return [by_id[id] for id in named]
        knights = self.box.knights[:]
        rng.shuffle(knights)
        return knights[:seats]

    def set_up(self, options: dict[str, object], seats: int, rng: Rng) -> State:
        boss, homeworld = cast(str, options["boss"]), cast(str, options["homeworld"])
        if boss == RANDOM:
            boss = self.box.bosses[rng.below(len(self.box.bosses))][0].id
        if homeworld == RANDOM:
            homeworld = self.box.homeworlds[rng.below(len(self.box.homeworlds))].id
        knights = self.draw_knights(options, seats, rng)
        return set_up(self, options, self.rules(options, boss, homeworld), knights, rng)

    def view(self, state: KernelState, seat: int | None) -> AstroKnightsView:
        return make_view(cast(State, state), seat)

    def list_fields(self, seats: int) -> list[Field]:
        return list_fields(self.numbering, seats)

    def fill_row(self, state: KernelState, seat: int, row: Row) -> None:
        fill_row(self.numbering, cast(State, state), seat, row)

    def describe(self, view: View, action: Action) -> Facts:
        return describe(astro_knights_view(view), action)

    def describe_question(self, view: View) -> Facts:
        return describe_question(astro_knights_view(view))

    def phrases(self, kind: str, id: str) -> list[Phrase]:
        return phrases_of(self.box, kind, id)

    def read(self, reader: Reader, options: dict[str, object], seats: int) -> State:
        return read_state(self, reader, options, seats)


GAME = AstroKnights
