"""A table of Astro Knights laid by hand: positions as the rulebook's examples describe them.

People are called by their knights. Cards are named by their ids. Whatever is not laid somewhere
stays where the setup left it; a knight's start cards that are not laid are in the box, so every
table is a complete, checked position. Lists of cards begin with the top card, or with the oldest
one for discards: "bottom … top".
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import sternentisch.games.astro_knights as package
from sternentisch.games.astro_knights.game import AstroKnights
from sternentisch.games.astro_knights.rules.boss_turn import begin_boss_turn
from sternentisch.games.astro_knights.rules.order import NextTurn
from sternentisch.games.astro_knights.state import Player, State
from sternentisch.games.astro_knights.view import AstroKnightsView, astro_knights_view
from sternentisch.kernel.action import Action
from sternentisch.kernel.content import load_content
from sternentisch.kernel.event import EventLog
from sternentisch.kernel.reader import Reader
from tests.support.laid import LaidTable

FOLDER = Path(str(package.__file__)).parent
ZONES = ("hand", "deck", "discard", "area", "weapons")


def game() -> AstroKnights:
    """Return the game, loaded once."""
    if not LOADED:
        LOADED.append(AstroKnights(load_content(FOLDER / "content.toml"), FOLDER))
    return LOADED[0]


LOADED: list[AstroKnights] = []


def own_copy(path: Path) -> AstroKnights:
    """Return the game with a player's own values laid over its content."""
    own = AstroKnights(load_content(FOLDER / "content.toml", path), FOLDER)
    own.own = path
    return own


def opened(*knights: str, **options: object) -> State:
    """Return a new game whose first turn is a player's, so that all is as the setup left it."""
    for seed in range(99):
        state = game().start(len(knights), seed, {"knights": list(knights), **options})
        assert isinstance(state, State)
        if state.active >= 0 and len(state.order_discard) == 1:
            return state
    raise ValueError("the boss always begins")


class Table(LaidTable[AstroKnights, State]):
    """Lay pieces, then `begin` somebody's turn, or a `boss_turn`, and `do` things."""

    def __init__(self, *knights: str, **options: object) -> None:
        self.game = game()
        self.people = knights
        wanted = {"knights": list(knights), **options}
        start = self.game.start(len(knights), 1, wanted)
        self.document: Any = start.to_position()
        self.body: Any = cast("Any", self.document["state"])
        fresh = self.game.set_up({**start.options}, len(knights), start.rng.clone()).write()
        for name in ("boss_deck", "boss_discard", "special_deck", "special_discard", "foes"):
            self.body[name] = fresh[name]
        self.body.update(active=None, captain=0, turns=0, energy=0, foes_met=0)
        self.body.update(boss_life=fresh["boss_life"], track=fresh["track"], level=1)
        order = [*self.body["order_deck"], *self.body["order_discard"]]
        self.body.update(order_deck=order, order_discard=[], contexts=[], stack=[])
        self.body["pair_tokens"] = [None, None]
        for player in self.body["players"]:
            self.body["destroyed"] += [card for zone in ZONES for card in player[zone]]
            player.update({zone: [] for zone in ZONES})
        self.log = EventLog()

    # --- laying -----------------------------------------------------------------------------

    def lay(self, person: str, **values: Any) -> Table:
        """Give a person cards by zone ("hand", "deck", "discard", "area", "weapons") and values.

        Decks are listed from the top, discards from the bottom. Values are life, power, slots and
        exhausted.
        """
        player = self.body["players"][self.seat(person)]
        for name, value in values.items():
            if name in ZONES:
                cards = value.split()
                for card in cards:
                    self._take(card)
                player[name] = cards[::-1] if name == "deck" else cards
            else:
                player[name] = value
        if values.get("life") == 0:
            player["exhausted"] = True
        return self

    def supply(self, pile: str, cards: str) -> Table:
        """Put cards on top of a supply pile, the first one on top."""
        number = self.game.box.pile_ids.index(pile)
        for card in reversed(cards.split()):
            self._take(card)
            self.body["supply"][number].append(card)
        return self

    def only(self, pile: str, cards: str) -> Table:
        """Leave just these cards in a supply pile, the first one on top; the rest is destroyed."""
        number = self.game.box.pile_ids.index(pile)
        self.body["destroyed"] += self.body["supply"][number]
        self.body["supply"][number] = []
        return self.supply(pile, cards)

    def foes(self, *foes: str) -> Table:
        """Put foes into the row, each as "id life"."""
        for number, text in enumerate(foes, 1):
            id, life = text.split()
            self._take_boss(id)
            self.body["foes"].append({"card": id, "life": int(life), "number": number})
        self.body["foes_met"] = len(foes)
        return self

    def boss_deck(self, cards: str) -> Table:
        """Leave just these cards in the boss deck, the first one on top; the rest is discarded."""
        return self._deck("boss_deck", "boss_discard", cards)

    def special_deck(self, cards: str) -> Table:
        """Leave just these cards in the special deck, the first one on top."""
        return self._deck("special_deck", "special_discard", cards)

    def order(self, cards: str) -> Table:
        """Put order cards on top of the order deck, the first one on top."""
        for card in reversed(cards.split()):
            self.body["order_deck"].remove(card)
            self.body["order_deck"].append(card)
        return self

    def set(self, **fields: object) -> Table:
        """Set fields of the position: boss_life, level, track, homeworld_life, energy …"""
        self.body.update(fields)
        return self

    def begin(self, person: str, *, energy: int = 0, attack: bool = True) -> Table:
        """Let a person's turn begin; without attack step, in the action step."""
        seat = self.seat(person)
        attack = attack and bool(self.body["players"][seat]["weapons"])
        self._lay_turn(seat, energy, ["attack-step"] if attack else [])
        self._read()
        self.state.settle()
        return self

    def boss_turn(self, captain: str = "") -> Table:
        """Let the boss take a turn; somebody decides for the group."""
        self.begin(captain or self.people[0])
        self.state.stack.clear()
        self.state.active = -1
        self.state.push(NextTurn())
        begin_boss_turn(self.state)
        self.state.proceed()
        self.state.settle()
        return self

    def lone_boss_turn(self, captain: str = "") -> Table:
        """Let the boss take a turn after which nothing is left to do, so that one can look."""
        self._lay_turn(self.seat(captain or self.people[0]), 0, [])
        self._read()
        self.state.stack.clear()
        self.state.active = -1
        begin_boss_turn(self.state)
        self.state.proceed()
        self.state.settle()
        return self

    def next_turn(self, captain: str = "") -> Table:
        """Let the next order card be drawn."""
        self.begin(captain or self.people[0])
        self.state.stack.clear()
        self.state.active = -1
        self.state.push(NextTurn())
        self.state.proceed()
        self.state.settle()
        return self

    def _lay_turn(self, seat: int, energy: int, more: list[str]) -> None:
        steps = ["draw-up", "discard-hand", "clear-area", "action-step", *more]
        self.body.update(active=seat, captain=seat, turns=1, energy=energy)
        self.body["stack"] = [{"kind": "next-turn", "seat": -1}]
        self.body["stack"] += [{"kind": kind, "seat": seat} for kind in steps]

    def _read(self) -> None:
        root = Reader(self.body, "state", [])
        self.state = self.game.read(root, self.document["options"], len(self.people))
        root.raise_defects("table")
        self.state.listener = self.log

    def _take(self, card: str) -> None:
        """Take a card from where it is not needed: the box, or below the top of the supply."""
        if card in self.body["destroyed"]:
            self.body["destroyed"].remove(card)
            return
        for pile in self.body["supply"]:
            if card in pile:
                pile.remove(card)
                return
        raise ValueError(f"no {card} is left")

    def _take_boss(self, card: str) -> None:
        for name in ("boss_deck", "boss_discard", "special_deck", "special_discard"):
            if card in self.body[name]:
                self.body[name].remove(card)
                return
        raise ValueError(f"no {card} is left")

    def _deck(self, deck: str, discard: str, cards: str) -> Table:
        self.body[discard] += self.body[deck]
        self.body[deck] = []
        for card in reversed(cards.split()):
            if card in self.body[discard]:
                self.body[discard].remove(card)  # not a copy that lies in the deck already
            else:
                self._take_boss(card)
            self.body[deck].append(card)
        return self

    # --- playing and asking -----------------------------------------------------------------

    def action(self, move: str) -> Action:
        """Allow knights' names for seats: "seat toli", "weapon toli-1"."""
        for seat, person in enumerate(self.people):
            move = move.replace(person, str(seat)) if move.startswith(("seat", "weapon")) else move
        return super().action(move)

    def player(self, person: str) -> Player:
        return self.state.players[self.seat(person)]

    def cards(self, person: str, zone: str) -> list[str]:
        """Return the cards of a zone: decks from the top, discards from the bottom."""
        cards = [card.id for card in getattr(self.player(person), zone)]
        return cards[::-1] if zone == "deck" else cards

    def top(self, pile: str) -> str:
        """Return the face-up card of a supply pile, or ""."""
        card = self.state.top_card(self.game.box.pile_ids.index(pile))
        return "" if card is None else card.id

    def pile(self, pile: str) -> list[str]:
        """Return all cards of a supply pile from the top, whether seen or not."""
        number = self.game.box.pile_ids.index(pile)
        return [card.id for card in self.state.supply[number]][::-1]

    def row(self) -> list[str]:
        """Return the foes of the row as "id life"."""
        return [f"{foe.card.id} {foe.life}" for foe in self.state.foes]

    def view(self, person: str | None = None) -> AstroKnightsView:
        return astro_knights_view(self.state.view(None if person is None else self.seat(person)))


def everybody(*knights: str, **options: object) -> Table:
    """Return a table whose knights all hold a Normium, so that each of them is asked."""
    table = Table(*knights, **options)
    for person in knights:
        table.lay(person, hand="normium")
    return table
