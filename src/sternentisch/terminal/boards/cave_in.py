"""Cave-In in a terminal: docks and mine interlock as they do on the printed board."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text

from sternentisch.games.cave_in.view import CaveInView, cave_in_view
from sternentisch.kernel.action import Action
from sternentisch.kernel.state import State
from sternentisch.kernel.view import View
from sternentisch.terminal.boards.cave_in_pieces import CELL, FILLS, MARGIN, STACK, WIDE
from sternentisch.terminal.boards.cave_in_players import Players
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.layout import Lines, beside, fit, flow, labelled, line
from sternentisch.terminal.palette import HEADING, QUIET, WARNING

PLACES = ((0, 1, 2, 3), (4, 5, 6), (7, 8), (9,))
"""The places of each row, in the mine by cost and in the docks by level."""
ROWS = len(PLACES)
COST = 7

HEADER, GRID, ARTIFACTS, PLAYERS, HAND, TURN = range(6)
SPARE = (TURN, ARTIFACTS, PLAYERS, GRID, HEADER)
"""Parts of the board in the order in which a small screen does without them."""
CONCERNS = {
    "recruit": GRID,
    "mine": GRID,
    "dock": GRID,
    "place": GRID,
    "artifact": ARTIFACTS,
    "base": PLAYERS,
    "seat": PLAYERS,
}
"""The part of the board that an action is about, by its verb."""

DONE = {
    "recruit": "board-done-recruit",
    "mine": "board-done-mine",
    "collect": "board-done-collect",
    "skill": "board-done-skill",
}


class CaveInBoard(Players):
    """Draws a CaveInView."""

    quiet = frozenset(
        {
            "turn-started",
            "card-played",
            "dyed-card-played",
            "mine-refilled",
            "docks-refilled",
            "artifact-revealed",
            "game-ended",
        }
    )
    worded = frozenset(
        {"recruit-pick", "collect-pick", "skill-pick", "start-artifacts", "take-dock"}
    )

    def draw(
        self,
        view: View,
        numbers: Mapping[int, int],
        width: int,
        *,
        terse: bool = False,
        room: int | None = None,
    ) -> RenderableType:
        table = cave_in_view(view)
        found = self.find_numbers(numbers)
        if room is not None:
            return Group(*self.compact(table, found, width, room))
        blocks = [
            self.header(table, width),
            self.grid(table, found) if width >= WIDE else self.rows(table, found),
            self.artifact_stacks(table, found, width),
            self.players(table, found, width),
        ]
        blocks.append(self.own_side(table, found, width))
        gap = [] if terse else [Text("")]
        lines = [part for block in blocks if block for part in (*block, *gap)]
        return Group(*lines, *([] if terse else self.legend(table, width)))

    def compact(self, view: CaveInView, numbers: Numbers, width: int, room: int) -> Lines:
        """Return the table in few lines: first without what the open question does not concern."""
        cell = min(CELL, (width - 2 * STACK - 1) // 5)
        parts = {
            HEADER: self.header(view, width),
            GRID: self.grid(view, numbers, cell)[1:],
            ARTIFACTS: self.artifact_stacks(view, numbers, width),
            PLAYERS: self.players(view, numbers, width, brief=True),
            HAND: self.own_hand(view, numbers, min(width, WIDE)),
            TURN: flow(self.turn(view), width, 3) if view.actor is not None else [],
        }
        concerned = {CONCERNS.get(str(verb)) for verb, *_ in numbers}
        spare = [part for part in SPARE if part not in concerned]
        while spare and sum(map(len, parts.values())) > room:
            del parts[spare.pop(0)]
        return [text for part in parts.values() for text in part]

    def label(self, view: View, action: Action) -> str:
        """Tell whose base a raid is bound for where only one has cards."""
        label = super().label(view, action)
        if action.verb != "raid":
            return label
        players = cave_in_view(view).players
        targets = [player.seat for player in players if player.base]
        if len(targets) != 1:
            return label
        if targets[0] == view.seat:
            return self.speaker.say("board-raid-own", {"label": label})
        name = self.speaker.players[targets[0]]
        return self.speaker.say("board-raid-one", {"label": label, "name": name})

    def open_view(self, state: State) -> View:
        view = cave_in_view(state.view(None))
        own = [cave_in_view(state.view(seat)).players[seat] for seat in range(state.seats)]
        return msgspec.structs.replace(view, players=own)

    # --- the middle of the table ------------------------------------------------------------

    def header(self, view: CaveInView, width: int) -> Lines:
        """Return round, cave-in track and free totems."""
        say, signs = self.speaker.say, self.palette
        done = min(view.track, view.threshold)
        track = Text(signs.full * done, WARNING).append(
            signs.empty * (view.threshold - done), QUIET
        )
        count = say("board-track", {"track": view.track, "limit": view.threshold})
        parts = [
            Text(say("board-round", {"round": view.round}), HEADING),
            line(Text(say("board-cave-ins"), HEADING), " ", track, f" {count}"),
        ]
        if view.track >= view.threshold and view.actor is not None:
            parts.append(Text(say("board-last-round"), WARNING))
        if view.supply_totems:
            totems = flow([self.token(colour) for colour in view.supply_totems], CELL, 1)
            parts.append(line(Text(say("board-free-totems"), HEADING), " ", *totems))
        return flow(parts, width, 4)

    def docks_row(self, view: CaveInView, row: int, numbers: Numbers, width: int = CELL) -> Lines:
        """Return the cells of one level."""
        return [
            self.cell(
                None if card is None else self.card(card, named=True),
                numbers.get(("dock", i)),
                width,
            )
            for i, card in enumerate(view.docks)
            if i in PLACES[row]
        ]

    def mine_row(self, view: CaveInView, row: int, numbers: Numbers, width: int = CELL) -> Lines:
        """Return the cells of one cost."""
        gap = " " if width >= CELL else ""
        return [
            self.cell(
                None if crystal is None else self.crystal(crystal, gap),
                numbers.get(("place", i)),
                width,
            )
            for i, crystal in enumerate(view.mine)
            if i in PLACES[row]
        ]

    def grid(self, view: CaveInView, numbers: Numbers, cell: int = CELL) -> Lines:
        """Return docks and mine as one grid, split by a rift like stairs."""
        say = self.speaker.say
        rift = Text(self.palette.rift, QUIET)
        docks, mine = (Text(say(key), HEADING) for key in ("board-docks", "board-mine"))
        blank = " " * 3
        lines = [line(" " * STACK, fit(line(blank, docks), cell), " ", blank, mine)]
        for row in range(ROWS):
            level = ROWS - 1 - row
            lines.append(
                line(
                    fit(Text(f"+{view.card_stacks[level]}", QUIET), STACK),
                    *self.docks_row(view, level, numbers, cell),
                    rift,
                    *self.mine_row(view, row, numbers, cell),
                    Text(f"+{view.crystal_stacks[row]}", QUIET),
                )
            )
        return lines

    def rows(self, view: CaveInView, numbers: Numbers) -> Lines:
        """Return docks, then mine, for narrow terminals."""
        lines: Lines = []
        for key, row_of, stacks in (
            ("board-docks", self.docks_row, view.card_stacks),
            ("board-mine", self.mine_row, view.crystal_stacks),
        ):
            lines.append(Text(self.speaker.say(key), HEADING))
            for row in range(ROWS):
                stack = fit(Text(f"+{stacks[row]}", QUIET), STACK)
                lines.append(line(stack, *row_of(view, row, numbers)))
        return lines

    def artifact_stacks(self, view: CaveInView, numbers: Numbers, width: int) -> Lines:
        """Return the visible artifact cards: cost, both halves, what is left below."""
        label = self.speaker.say("board-artifacts")
        margin = MARGIN if width >= WIDE else len(label) + 1
        half = (min(width, WIDE) - margin - COST - STACK) // 2
        lines: Lines = []
        for stack, top in enumerate(view.artifacts):
            left, right = (numbers.get(("artifact", stack, side)) for side in ("left", "right"))
            below = max(0, view.artifact_stacks[stack] - 1)
            lines += beside(
                ([Text("" if stack else label, HEADING)], margin),
                ([self.artifact_cost(top)], COST),
                ([self.half(left, top.left if top else "")], half),
                ([self.half(right, top.right if top else "", "/")], half),
                ([Text(f"+{below}".rjust(STACK - 1), QUIET)], STACK),
            )
        return lines

    # --- the own side, and the turn ---------------------------------------------------------

    def own_side(self, view: CaveInView, numbers: Numbers, width: int) -> Lines:
        """Return the own hand and crystals, what was played, and what the turn still allows."""
        say = self.speaker.say
        room = min(width, WIDE)
        lines: Lines = []
        if view.seat is not None:
            player = view.players[view.seat]
            lines += self.own_hand(view, numbers, room)
            if player.crystals:
                lines += labelled(
                    say("board-own-crystals"), self.own_crystals(player), room, MARGIN, 1
                )
            lines += labelled(say("board-own-points"), self.own_points(player), room, MARGIN)
        if view.played:
            cards = [self.card(card) for card in view.played]
            lines += labelled(say("board-played"), cards, room, MARGIN, 1)
        if view.actor is not None:
            lines += labelled(say("board-turn"), self.turn(view), room, MARGIN, 3)
        return lines

    def turn(self, view: CaveInView) -> Lines:
        """Return what the active player has done and is entitled to."""
        say, turn = self.speaker.say, view.turn
        facts = {
            "name": self.speaker.players[view.active],
            "taken": turn.taken,
            "all": self.actions,
        }
        items = [say("board-turn-raided" if turn.raided else "board-turn-actions", facts)]
        if turn.taken == 1 and not turn.raided and view.decision == "main":
            items.append(say(DONE[self.game.table[turn.first].verb]))
        if turn.repeat:
            items.append(say("board-turn-repeat"))
        if turn.extra_mining:
            items.append(say("board-turn-extra", {"count": turn.extra_mining}))
        items += [say("board-turn-limited", {"cost": cost}) for cost in turn.limited_mining]
        if turn.mining_discount:
            items.append(say("board-turn-mining", {"amount": turn.mining_discount}))
        if turn.artifact_discount:
            items.append(say("board-turn-artifacts", {"amount": turn.artifact_discount}))
        if turn.recruit_reduction:
            items.append(say("board-turn-recruit", {"amount": turn.recruit_reduction}))
        if turn.doubled:
            items.append(say("board-turn-doubled", {"faction": turn.doubled}))
        if turn.bonus_costs:
            costs = ", ".join(map(str, sorted(set(turn.bonus_costs))))
            items.append(say("board-turn-bonus", {"costs": costs}))
        return [Text(item) for item in items]

    def legend(self, view: CaveInView, width: int) -> Lines:
        """Return what the symbols mean."""
        say, signs = self.speaker.say, self.palette
        wild = say("board-legend-wild")
        colours = [
            line(
                self.token(colour),
                f" {self.speaker.name('colour', colour)}",
                f" {signs.wild}{wild}" if colour in view.wild else "",
                style=QUIET,
            )
            for colour in FILLS
        ]
        marks = [
            f"{signs.points} {say('board-legend-points')}",
            f"+{self.glyphs['blue']} {say('board-legend-symbol')}",
            f"{signs.danger} {say('board-legend-cave-in')}",
            f"{signs.arrow} {say('board-legend-due')}",
            f"{signs.leader} {say('board-legend-leader')}",
            f"?1 {say('board-legend-hidden')}",
            f"+5 {say('board-legend-stack')}",
        ]
        room = min(width, WIDE)
        return [*flow(colours, room, 3), *flow([Text(mark, QUIET) for mark in marks], room, 3)]


BOARD = CaveInBoard
