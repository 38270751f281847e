"""Reading effects: from the tables of the content to verbs, every mistake noted with its path."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sternentisch.games.astro_knights import verbs_boss as boss
from sternentisch.games.astro_knights import verbs_cards as cards
from sternentisch.games.astro_knights import verbs_control as control
from sternentisch.games.astro_knights import verbs_damage as damage
from sternentisch.games.astro_knights import verbs_players as players
from sternentisch.games.astro_knights.components import KINDS, Box
from sternentisch.games.astro_knights.effect import COUNTED, Amount, Condition, Effect, Script
from sternentisch.games.astro_knights.rules.supply import PLACES
from sternentisch.games.astro_knights.selectors import WHO
from sternentisch.kernel.whole import is_whole

Entry = dict[str, Any]
ANY_COST = 99
TURN_RULES = ("next_weapon_to_ally_deck_top", "tech_gains_to_hand")


class Mistake(Exception):
    """Something wrong with an effect; told with its path."""


class ScriptReader:
    """Makes scripts of lists of effects, gives each a name, and notes what is wrong."""

    def __init__(self, box: Box, defects: list[tuple[str, str]]) -> None:
        self.box = box
        self.defects = defects

    def read(self, owner: str, entry: Entry, hook: str) -> Script | None:
        """Read the script of a hook; None where there is nothing to do."""
        effects = entry.get(hook, [])
        return self.script(f"{owner}.{hook}", effects) if effects else None

    def script(self, name: str, entries: object) -> Script:
        """Read a list of effects."""
        made: list[Effect] = []
        if not isinstance(entries, list):
            self.defects.append((name, "a list of effects wanted"))
            entries = []
        for number, entry in enumerate(entries):
            path = f"{name}[{number}]"
            try:
                effect = self.effect(path, entry)
            except Mistake as mistake:
                self.defects.append((path, str(mistake)))
                continue
            effect.name = path
            made.append(effect)
            self.box.effects[path] = effect
        script = Script(name, made)
        self.box.scripts[name] = script
        return script

    def effect(self, path: str, entry: object) -> Effect:
        """Read one effect."""
        if not isinstance(entry, dict) or entry.get("do") not in VERBS:
            raise Mistake("unknown verb" if isinstance(entry, dict) else "a table wanted")
        required, optional, make = VERBS[entry["do"]]
        names = set(entry) - {"do"}
        missing, unknown = set(required) - names, names - set(required) - set(optional)
        if missing or unknown:
            raise Mistake(f"{entry['do']} takes {', '.join((*required, *optional)) or 'nothing'}")
        return make(Fields(self, path, entry))

    def condition(self, entry: object, path: str) -> Condition:
        """Read a condition."""
        condition = Condition()
        if not isinstance(entry, dict):
            raise Mistake("a condition is a table")
        for name, value in entry.items():
            if name == "slots_full":
                condition.slots_full = bool(value)
            elif name == "this_defeated_foe":
                condition.defeated_foe = bool(value)
            elif name in ("track_min", "track_max", "level_min", "special_foes_min"):
                setattr(condition, name, value)
            else:
                self.defects.append((path, f"unknown condition {name!r}"))
        return condition


class Fields:
    """The parameters of one effect, read by type."""

    def __init__(self, reader: ScriptReader, path: str, entry: Entry) -> None:
        self.reader = reader
        self.path = path
        self.entry = entry

    def flag(self, name: str) -> bool:
        value = self.entry.get(name, False)
        if not isinstance(value, bool):
            raise Mistake(f"{name}: true or false wanted")
        return value

    def number(self, name: str, default: int = 0) -> int:
        value = self.entry.get(name, default)
        if not is_whole(value):
            raise Mistake(f"{name}: a whole number wanted")
        return value

    def word(self, name: str, words: tuple[str, ...], default: str = "") -> int:
        value = self.entry.get(name, default)
        if value not in words:
            raise Mistake(f"{name}: one of {', '.join(w for w in words if w)} wanted")
        return words.index(value)

    def who(self) -> int:
        return self.word("who", WHO)

    def kind(self) -> int:
        """Read a kind of cards; `any` is -1."""
        return self.word("kind", ("any", *KINDS), "any") - 1

    def amount(self) -> Amount:
        value = self.entry["n"]
        if is_whole(value):
            return Amount(value, 0, 0)
        if not isinstance(value, dict) or set(value) != {"base", "per", "of"}:
            raise Mistake("n: a number, or base, per and of wanted")
        if value["of"] not in COUNTED or not is_whole(value["base"]) or not is_whole(value["per"]):
            raise Mistake("n: unknown thing to count")
        return Amount(value["base"], value["per"], COUNTED.index(value["of"]))

    def zones(self) -> tuple[bool, bool, bool]:
        """Read the places cards are taken from: hand, discard, play area."""
        value = self.entry["from"]
        names = value if isinstance(value, list) else [value]
        if not names or any(name not in ("hand", "discard", "play") for name in names):
            raise Mistake("from: hand, discard or play wanted")
        return "hand" in names, "discard" in names, "play" in names

    def script(self, name: str) -> Script:
        return self.reader.script(f"{self.path}.{name}", self.entry.get(name, []))

    def scripts(self, name: str) -> list[Script]:
        value = self.entry[name]
        if not isinstance(value, list) or not value:
            raise Mistake(f"{name}: lists of effects wanted")
        path = f"{self.path}.{name}"
        return [self.reader.script(f"{path}[{i}]", item) for i, item in enumerate(value)]


Maker = Callable[[Fields], Effect]
HAND_ONLY = (True, False, False)

VERBS: dict[str, tuple[tuple[str, ...], tuple[str, ...], Maker]] = {
    "energy": (("n",), (), lambda f: players.Energy(f.amount())),
    "power": (("who", "n"), (), lambda f: players.Power(False, f.who(), f.amount())),
    "heal": (("who", "n"), (), lambda f: players.Heal(False, f.who(), f.amount())),
    "slot": (("who", "n"), (), lambda f: players.Slot(False, f.who(), f.amount())),
    "draw": (("who", "n"), ("may",), lambda f: players.Draw(f.flag("may"), f.who(), f.amount())),
    "suffer": (("who", "n"), (), lambda f: players.Suffer(False, f.who(), f.amount())),
    "discard": (
        ("who", "n"),
        ("may",),
        lambda f: cards.Discard(f.flag("may"), f.who(), f.amount(), -1, *HAND_ONLY),
    ),
    "destroy": (
        ("who", "from", "kind", "n"),
        ("may",),
        lambda f: cards.Destroy(f.flag("may"), f.who(), f.amount(), f.kind(), *f.zones()),
    ),
    "recover": (
        ("who", "from", "kind", "to", "n"),
        ("may",),
        lambda f: cards.Recover(f.flag("may"), f.who(), f.amount(), f.kind(), *f.zones()),
    ),
    "equip": (
        ("who",),
        ("may",),
        lambda f: cards.Equip(f.flag("may"), f.who(), cards.ONE, KINDS.index("weapon"), *HAND_ONLY),
    ),
    "destroy_supply": ((), ("may",), lambda f: cards.DestroySupply(f.flag("may"))),
    "acquire": (
        ("who", "kind", "to"),
        ("max_cost", "may"),
        lambda f: cards.Acquire(
            f.flag("may"),
            f.who(),
            f.kind(),
            f.number("max_cost", ANY_COST),
            f.word("to", PLACES),
        ),
    ),
    "attack": (
        ("owner", "n"),
        ("up_to", "keep", "may"),
        lambda f: cards.Attack(
            f.flag("may"),
            f.word("owner", ("you", "player")) == 0,
            f.number("n"),
            f.flag("up_to"),
            f.flag("keep"),
        ),
    ),
    "damage": (
        ("to", "n"),
        ("split",),
        lambda f: damage.Damage(f.word("to", ("any", "foe")) == 1, f.amount(), f.flag("split")),
    ),
    "defeat": (("to",), (), lambda f: damage.Defeat(f.word("to", ("foe",)) == 0)),
    "boost": (("n",), (), lambda f: damage.Boost(f.amount())),
    "turn_rule": (("rule",), (), lambda f: players.TurnRule(f.word("rule", TURN_RULES) == 1)),
    "choose": (("options",), (), lambda f: control.Choose(f.scripts("options"))),
    "trade": (
        ("cost", "effects"),
        ("may",),
        lambda f: control.Trade(f.flag("may"), f.script("cost"), f.script("effects")),
    ),
    "seq": (
        ("who", "effects"),
        ("may",),
        lambda f: control.Seq(f.flag("may"), f.who(), f.script("effects")),
    ),
    "if": (
        ("cond", "then"),
        ("else",),
        lambda f: control.If(
            f.reader.condition(f.entry["cond"], f.path), f.script("then"), f.script("else")
        ),
    ),
    "destroy_this": ((), (), lambda f: boss.DestroyThis(False)),
    "discard_this": ((), (), lambda f: boss.DiscardThis(False)),
    "track": (("n",), ("wrap",), lambda f: boss.Track(f.number("n"), f.flag("wrap"))),
    "track_set": (("n",), (), lambda f: boss.TrackSet(f.number("n"))),
    "by_track": (("table",), (), lambda f: boss.ByTrack(f.scripts("table"))),
    "special": (("n",), (), lambda f: boss.Special(f.number("n"))),
    "special_shuffle": ((), (), lambda f: boss.SpecialShuffle(False)),
    "activate": (("which",), (), lambda f: boss.Activate(False)),
    "order": (("op",), (), lambda f: boss.Order(f.word("op", boss.ORDER_OPS))),
}
"""Every verb: the parameters it needs, those it may have, and how it is made of them."""
