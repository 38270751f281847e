"""Cryo in a terminal: turn, ship, caves beside the own hand, players from top to bottom."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from sternentisch.games.cryo.actions import DIRECTIONS
from sternentisch.games.cryo.view import CryoView, cryo_view
from sternentisch.kernel.action import Action
from sternentisch.kernel.view import View
from sternentisch.terminal.boards.cryo_caves import Caves
from sternentisch.terminal.boards.cryo_hand import Hand
from sternentisch.terminal.boards.cryo_pieces import WIDE
from sternentisch.terminal.boards.cryo_ship import SHORT, SUNSET, Ship
from sternentisch.terminal.boards.drawn import Numbers
from sternentisch.terminal.boards.parts import ENDLESS, Drawing, Parts, Wish, choose, stack
from sternentisch.terminal.layout import Lines, beside, flow, line
from sternentisch.terminal.palette import HEADING, QUIET, WARNING
from sternentisch.terminal.screen import FEW

HEADER, SHIP, CAVES, HAND, PLAYERS, LEGEND = range(6)
"""The parts of the board from top to bottom."""
USUAL = (PLAYERS, HEADER, HAND, SHIP, CAVES)
"""The parts by what a player can do without least."""
CONCERNS = {
    "setup-discard": (HAND,),
    "main": (SHIP, PLAYERS, HAND),
    "place": (SHIP,),
    "activate": (SHIP, HAND),
    "overclock": (SHIP, HAND),
    "hand-limit": (HAND,),
    "card-action": (HAND,),
    "discard-cost": (HAND,),
    "wake": (SHIP,),
    "wake-any": (SHIP,),
    "play-cards": (HAND,),
    "scout": (CAVES,),
    "send": (SHIP,),
    "fetch": (SHIP,),
    "vehicle": (PLAYERS, CAVES),
    "tunnel": (CAVES,),
    "settle": (CAVES,),
    "load": (CAVES, PLAYERS),
    "split": (CAVES,),
    "incident": (SHIP, HAND),
    "sabotage": (SHIP,),
}
"""The parts that a kind of decision is about; all others are about a player's platform."""
FIRST = "setup-discard"
"""The first question of a game: who asks it is still to learn the signs."""
GAPS = (PLAYERS, CAVES, SHIP, LEGEND)
"""The parts before which a blank line is set if there is room, the most helpful ones first."""
LOG = {"main": 5}
"""Lines left to what the others have done since, rather than to details of the board."""
MANY = 4
"""So many players take more lines than there are."""
BETWEEN = 2
"""The blanks between the caves and the hand."""
HAND_WIDTH, HAND_HEIGHT = 48, 8
"""So large the hand may be where it stands beside the caves."""
LAST = {"done": 1, "scrap-card": 2, "scrap-tile": 3}
"""Verbs that are listed after all others."""

SHORT_LABELS = {
    "setup-discard": "board-setup-discard",
    "deploy": "board-deploy",
    "recall": "board-recall",
    "activate": "board-activate",
    "wake": "board-wake",
    "incident": "board-incident",
    "use": "board-use",
    "return": "board-return",
    "automate": "board-return",
    "card-play": "board-card-play",
    "scrap-card": "board-scrap-card",
    "scrap-tile": "board-scrap-tile",
}
"""Choices that have a label of the board's own, by verb: most of them only where many are told."""


class CryoBoard(Ship, Caves, Hand):
    """Draws a CryoView."""

    quiet = frozenset(
        {
            "turn-started",
            "card-put-aside",
            "drone-placed",
            "drone-returned",
            "gained",
            "paid",
            "tile-turned-up",
            "incident-turned-up",
            "game-ended",
        }
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
        table = cryo_view(view)
        ways = self.ways(table, self.find_numbers(numbers), width)
        if room is not None:
            chosen = self.choose(table, ways, width, room)
            left = room - LOG.get(view.decision, 0)
            return Group(*stack(self.blocks(chosen, width), GAPS, left))
        if terse and view.decision != FIRST:
            del ways[LEGEND]
        if terse and view.decision in (FIRST, *LOG) and view.seats == MANY:
            ways[PLAYERS].pop()  # there is more to tell than what lies on their platforms
        full = {part: way[-1]() for part, way in ways.items()}
        return Group(*stack(self.blocks(full, width), GAPS, 0 if terse else ENDLESS))

    def ways(self, view: CryoView, numbers: Numbers, width: int) -> dict[int, list[Drawing]]:
        """Return how each part can be drawn, from the smallest way to the fullest."""
        beside_caves = width - self.cave_width(view, numbers) - BETWEEN
        if width < WIDE or view.seat is None:
            hand = self.hand_table(view, numbers, width, width, 0)
            caves, named = width, False
        else:
            hand = self.hand_table(view, numbers, HAND_WIDTH, beside_caves, HAND_HEIGHT)
            caves = width - BETWEEN - max(HAND_WIDTH, *(text.cell_len for text in hand))
            signs = flow(self.resource_signs(), HAND_WIDTH, 2)
            named = len(hand) + len(signs) <= HAND_HEIGHT
            hand += signs if named else []
        return {
            HEADER: [lambda: self.header(view, width)],
            SHIP: [
                lambda: self.asked_ship(view, numbers, width),
                lambda: self.few_ship(view, numbers, width),
                lambda: self.ship_map(view, numbers, width),
            ],
            CAVES: [
                lambda: self.short_caves(view, numbers, width),
                lambda: self.cave_table(view, numbers, caves),
            ],
            HAND: [lambda: self.short_hand(view, numbers, width), lambda: hand],
            PLAYERS: [
                lambda: self.few_players(view, numbers, width),
                lambda: self.some_players(view, numbers, width),
                lambda: self.all_players(view, numbers, width),
            ],
            LEGEND: [lambda: self.legend(width, resources=not named)],
        }

    def choose(
        self, view: CryoView, ways: dict[int, list[Drawing]], width: int, room: int
    ) -> Parts:
        """Return the parts as fully as there is room for, first what the question is about."""
        about = CONCERNS.get(view.decision, (PLAYERS,))
        others = [part for part in USUAL if part not in about]
        needs: list[Wish] = [{part: 0} for part in (*about, *others[:2])]
        needs += [{part: 1} for part in about]
        needs += [{part: 0} for part in others[2:]]
        details: list[Wish] = [{CAVES: 1, HAND: 1}] if width >= WIDE else [{HAND: 1}, {CAVES: 1}]
        details += [{SHIP: 1}, {PLAYERS: 1}, {SHIP: 2}]
        last: list[Wish] = [{PLAYERS: 2}, {LEGEND: 0}]
        details += reversed(last) if view.decision == FIRST else last
        log = LOG.get(view.decision, 0)
        return choose(ways, needs, details, room, log, lambda parts: self.blocks(parts, width))

    def blocks(self, chosen: Parts, width: int) -> Parts:
        """Return the parts with the hand beside the caves, where there is room for both."""
        caves, hand = chosen.get(CAVES, []), chosen.get(HAND, [])
        if not caves or not hand:
            return chosen
        first, second = (max(text.cell_len for text in block) for block in (caves, hand))
        if first + BETWEEN + second > width:
            return chosen
        rest = {part: block for part, block in chosen.items() if part != HAND}
        start = max(first + BETWEEN, width - max(second, HAND_WIDTH))
        return {**rest, CAVES: beside((caves, start), (hand, second))}

    # --- choices ----------------------------------------------------------------------------

    def sort_choices(self, actions: list[Action]) -> list[Action]:
        """Put what leads on first, then declining, then scrapping."""
        return sorted(actions, key=lambda action: LAST.get(action.verb, 0))

    def label(self, view: View, action: Action) -> str:
        """Tell docks by what is beside them, first cards by what they do, and be short of many."""
        table, verb = cryo_view(view), action.verb
        if verb == "place":
            return self.dock_label(table, str(action.args["dock"]))
        key = SHORT_LABELS.get(verb)
        if key is None or action.id not in view.legal:
            return super().label(view, action)
        if verb == "setup-discard":
            perks = self.cards[str(action.args["card"])]["upgrade"]["perks"]
            facts: dict[str, object] = {"perks": self.speaker.name("perk", perks)}
        elif len(view.legal) > FEW:
            facts = self.short_facts(table, action)
        else:
            return super().label(view, action)
        return self.speaker.say(key, {**self.game.describe(view, action), **facts})

    def dock_label(self, view: CryoView, id: str) -> str:
        """Tell a dock by the actions beside it, as the map has them."""
        dock = next(dock for dock in view.docks if dock.id == id)
        name = f"{id}{self.broken}" if dock.damaged else id
        return self.speaker.say(
            "board-place", {"dock": name, "beside": self.beside_dock(view, dock)}
        )

    def short_facts(self, view: CryoView, action: Action) -> dict[str, object]:
        """Return what a short label tells in signs."""
        verb, args = action.verb, action.args
        own = view.players[self.chooser(view)]
        if verb == "recall":
            rows = [space.row for space in view.salvage if space.seat == own.seat]
            return {"gain": self.units(rows).plain or "none"}
        if verb == "activate":
            dock = view.docks[self.asked_dock(view) or 0]
            id = dock.actions[DIRECTIONS.index(str(args["direction"]))]
            return {"beside": self.action(view, id, Text(""), SHORT).plain}
        if verb == "wake":
            return self.chamber_facts(view, str(args["chamber"]))
        if verb == "incident":
            return self.incident_facts(view, self.sections.index(str(args["section"])))
        if verb == "card-play":
            return {"use": f"{args['card']}-{args['mode']}"}
        if verb == "scrap-card":
            return {"gain": self.reward(self.cards[str(args["card"])]["scrap"]).plain}
        if verb == "scrap-tile":
            tile = own.slots[int(args["slot"]) - 1]
            return {"gain": self.tile_reward(tile).plain if tile else ""}
        id = str(args.get("platform", view.question.get("action")))
        place = [entry["id"] for entry in self.platform].index(id)
        return {"works": self.works(own, place, {}).plain}

    def piece(self, view: View, action: Action) -> tuple[str, str] | None:
        """Return the card of a choice, also if it is played as a vehicle."""
        facts = self.game.describe(view, action)
        id = facts.get("card", facts.get("vehicle"))
        return ("card", id) if isinstance(id, str) else None

    # --- turn, piles, legend ----------------------------------------------------------------

    def header(self, view: CryoView, width: int) -> Lines:
        """Return whose turn it is, how long the incidents last, and the piles of cards."""
        turn = Text(self.speaker.say("board-turn-number", {"turn": view.turn}), HEADING)
        if not view.turn:
            turn = self.heading("board-starts")
        active = line(self.palette.badge(view.active), f" {self.speaker.players[view.active]}")
        parts = [line(turn, " ", active), self.night(view)]
        piles = {"board-draw-pile": view.deck_left, "board-discard": sum(view.discard.values())}
        parts += [line(self.heading(key, QUIET), f" {count}") for key, count in piles.items()]
        if view.actor is not None and view.turn:
            scrap = "board-scrapped" if view.scrapped else "board-may-scrap"
            parts.append(self.heading(scrap, QUIET))
        return flow(parts, width, 3 if width >= WIDE else 2)[:1]

    def night(self, view: CryoView) -> Text:
        """Return how many incidents are left before Sunset, or where it is."""
        say = self.speaker.say
        if view.sunset:
            return Text(say("board-sunset" if view.reason else "board-last-turn"), WARNING)
        for section, id in zip(self.sections, view.incidents, strict=True):
            if id is not None and self.incidents[id]["kind"] == SUNSET:
                place = self.section_name(section)
                return Text(say("board-sunset-in", {"place": place}), WARNING)
        return Text(say("board-incidents-left", {"count": max(0, view.track_left - 1)}), HEADING)

    def legend(self, width: int, *, resources: bool) -> Lines:
        """Return what the signs mean; those of resources may stand below the hand already."""
        say = self.speaker.say
        own, broken = self.seat_mark(0), Text(self.broken)
        marks = [
            (line("(5", own, ")"), say("board-legend-dock")),
            (line("(5", broken, ")"), say("board-legend-damaged")),
            (line("C1 ", self.unit("crystal"), f"{self.times}3"), say("board-legend-space")),
            (line(own, self.palette.dot), say("board-legend-chamber")),
            (broken, say("board-legend-sabotaged")),
            (Text(self.palette.danger), say("board-legend-incident")),
            (Text(f"{self.palette.points}4/2"), say("board-legend-most")),
            (Text("?"), say("board-legend-unknown")),
            (line(own, "1:"), say("board-legend-platform")),
            (line("_", self.palette.arrow), say("board-legend-slot")),
        ]
        items = [line(mark, f" {text}", style=QUIET) for mark, text in marks]
        return flow([*(self.resource_signs() if resources else []), *items], width, 2)


BOARD = CryoBoard
