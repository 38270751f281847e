"""Reading effects: from the tables of the content to verbs, every mistake noted with its path."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sternentisch.games.astro_knights import verbs_boss as boss
from sternentisch.games.astro_knights import verbs_cards as cards
from sternentisch.games.astro_knights import verbs_control as control
from sternentisch.games.astro_knights import verbs_damage as damage
from sternentisch.games.astro_knights import verbs_players as players
from sternentisch.games.astro_knights.actions import OPTIONS
from sternentisch.games.astro_knights.components import KINDS, Box
from sternentisch.games.astro_knights.content_hooks import (
    ANY_KIND,
    CHOSEN,
    YOUR_CONDITIONS,
    Place,
)
from sternentisch.games.astro_knights.effect import (
    COUNTED,
    HAND_OF_THAT_PLAYER,
    Amount,
    Condition,
    Effect,
    Script,
)
from sternentisch.games.astro_knights.rules.supply import PLACES
from sternentisch.games.astro_knights.selectors import THAT_PLAYER, WHO, SeatEffect
from sternentisch.kernel.whole import is_whole

Entry = dict[str, Any]
MANY = ANY_COST = 99
REVEALED = 9
"""How many special cards an effect reveals at most."""
FIELDS = 100
"""How many fields a track has at most."""
NESTED = 5
"""How deep effects may be nested in others."""
TURN_RULES = ("next_weapon_to_ally_deck_top", "tech_gains_to_hand")


class Mistake(Exception):
    """Something wrong with an effect; told with its path."""


class ScriptReader:
    """Makes scripts of lists of effects, gives each a name, and notes what is wrong."""

    def __init__(self, box: Box, defects: list[tuple[str, str]]) -> None:
        self.box = box
        self.defects = defects
        self.place = Place()
        self.has_that = False  # a player has been chosen earlier in the text [AK-C10]
        self.choosing: list[SeatEffect] = []  # the effects by which one may have been
        self.nested = 0

    def read(self, owner: str, entry: Entry, hook: str, place: Place) -> Script | None:
        """Read the script of a hook; None where there is nothing to do."""
        self.place = place
        self.has_that = False
        self.choosing = []
        return self.script(f"{owner}.{hook}", entry[hook]) if entry[hook] else None

    def script(self, name: str, entries: object) -> Script:
        """Read a list of effects."""
        made: list[Effect] = []
        if not isinstance(entries, list):
            self.defects.append((name, "a list of effects wanted"))
            entries = []
        if self.nested > NESTED:
            self.defects.append((name, "nested too deeply"))
            entries = []
        self.nested += 1
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
        self.nested -= 1
        script = Script(name, made)
        self.box.scripts[name] = script
        return script

    def effect(self, path: str, entry: object) -> Effect:
        """Read one effect."""
        if not isinstance(entry, dict):
            raise Mistake("a table wanted")
        verb = entry.get("do")
        if not isinstance(verb, str) or verb not in VERBS:
            raise Mistake(f"unknown verb {verb!r}")
        required, optional, make = VERBS[verb]
        names = set(entry) - {"do"}
        missing, unknown = set(required) - names, names - set(required) - set(optional)
        if missing or unknown:
            raise Mistake(f"{verb} takes {', '.join((*required, *optional)) or 'nothing'}")
        refused = self.place.refuse_verb(verb)
        if refused:
            raise Mistake(refused)
        effect = make(Fields(self, path, entry))
        if isinstance(effect, SeatEffect) and entry.get("who") in CHOSEN:
            self.has_that = True
            self.choosing.append(effect)
        return effect

    def name_that_player(self) -> None:
        """Note that it counts who has been chosen earlier in the text. [AK-C10]"""
        for effect in self.choosing:
            effect.is_named = True

    def condition(self, entry: object) -> Condition:
        """Read a condition, which demands something."""
        condition = Condition()
        known = self.place.conditions()
        if not isinstance(entry, dict) or not entry:
            raise Mistake(f"a condition demands one of {', '.join(known)}")
        for name, value in entry.items():
            if name not in known:
                raise Mistake(f"unknown condition {name!r}; known: {', '.join(known)}")
            if name in YOUR_CONDITIONS and value is not True:
                raise Mistake(f"{name}: true wanted")
            if name not in YOUR_CONDITIONS and (not is_whole(value) or value < 0):
                raise Mistake(f"{name}: a whole number from 0 on wanted")
            setattr(condition, "defeated_foe" if name == "this_defeated_foe" else name, value)
        return condition


class Fields:
    """The parameters of one effect, read by type."""

    def __init__(self, reader: ScriptReader, path: str, entry: Entry) -> None:
        self.reader = reader
        self.place = reader.place
        self.path = path
        self.entry = entry

    def flag(self, name: str) -> bool:
        """Read a yes or no; left out, it is no."""
        value = self.entry.get(name, False)
        if not isinstance(value, bool):
            raise Mistake(f"{name}: true or false wanted")
        return value

    def number(self, name: str, low: int, high: int = MANY) -> int:
        """Read a whole number; left out, it is the highest one."""
        value = self.entry.get(name, high)
        if not is_whole(value) or not low <= value <= high:
            raise Mistake(f"{name}: a whole number from {low} to {high} wanted")
        return value

    def steps(self) -> int:
        """Read how far something moves, forward or back."""
        value = self.entry["n"]
        if not is_whole(value) or value == 0:
            raise Mistake("n: a whole number other than 0 wanted")
        return value

    def word(self, name: str, words: tuple[str, ...], default: str = "") -> int:
        """Read a word as its number among those allowed; left out, it is the default."""
        value = self.entry.get(name, default)
        if value not in words:
            raise Mistake(f"{name}: one of {', '.join(words)} wanted")
        return words.index(value)

    def who(self) -> int:
        """Read whom the effect is for, of those its verb can be for at this place."""
        words = self.place.selectors(self.entry["do"], self.reader.has_that)
        who = WHO.index(words[self.word("who", words)])
        if who == THAT_PLAYER:
            self.reader.name_that_player()
        return who

    def kind(self) -> int:
        """Read a kind of cards; `any` is -1."""
        return self.word("kind", ("any", *KINDS), "any") - 1

    def amount(self) -> Amount:
        """Read an amount of at least 1, or one that grows with what it counts."""
        amount = self.change()
        if amount.is_loss():
            raise Mistake("n: it cannot be negative")
        return amount

    def change(self) -> Amount:
        """Read an amount that may be a loss; never none at all, nor now one, now the other."""
        value = self.entry["n"]
        if is_whole(value):
            value = {"base": value, "per": 0, "of": ""}
        elif not isinstance(value, dict) or set(value) != {"base", "per", "of"}:
            raise Mistake("n: a whole number, or base, per and of wanted")
        elif value["of"] not in self.place.counted(self.reader.has_that):
            counted = ", ".join(self.place.counted(self.reader.has_that))
            raise Mistake(f"n: of: one of {counted} wanted")
        base, per = value["base"], value["per"]
        if not is_whole(base) or not is_whole(per):
            raise Mistake("n: whole numbers wanted")
        if base * per < 0 or (per if value["of"] else base) == 0:
            raise Mistake("n: this is nothing, or both a gain and a loss")
        if value["of"] == COUNTED[HAND_OF_THAT_PLAYER]:
            self.reader.name_that_player()
        return Amount(base, per, COUNTED.index(value["of"]))

    def zones(self, *known: str) -> tuple[bool, bool, bool]:
        """Read the places cards are taken from: hand, discard, play area."""
        value = self.entry["from"]
        names = value if isinstance(value, list) else [value]
        if not names or any(name not in known for name in names):
            raise Mistake(f"from: some of {', '.join(known)} wanted")
        return "hand" in names, "discard" in names, "play" in names

    def recover(self) -> Effect:
        """Read a recovery; a card that is being played cannot take itself back. [AK-C16]"""
        self.word("to", ("hand",))
        kind, zones = self.kind(), self.zones("discard", "play")
        if zones[2] and self.place.destroys and kind in (ANY_KIND, self.place.kind):
            raise Mistake("from: the card could take itself back from play again and again")
        return cards.Recover(self.flag("may"), self.who(), self.amount(), kind, *zones)

    def activate(self) -> Effect:
        """Read an activation; no foe but the leftmost one can be activated."""
        self.word("which", ("leftmost",))
        return boss.Activate(False)

    def order(self) -> Effect:
        """Read a change of the order deck; the Time Bubble joins it once. [AK-O8]"""
        op = self.word("op", boss.ORDER_OPS)
        if op == boss.ADD_TIME_BUBBLE and not (self.place.adds_bubble and self.reader.nested == 1):
            raise Mistake(f"op: {boss.ORDER_OPS[op]} is for the setup of a boss")
        return boss.Order(op)

    def script(self, name: str) -> Script:
        """Read a list of effects inside this one, which must not be empty."""
        value = self.entry[name]
        if value == []:
            raise Mistake(f"{name}: at least one effect wanted")
        return self.reader.script(f"{self.path}.{name}", value)

    def script_for_that_player(self) -> Script:
        """Read the effects of a `seq`; whom it is for is "that player" in them."""
        earlier = self.reader.choosing
        self.reader.choosing = []
        self.reader.has_that = True
        script = self.script("effects")
        self.reader.choosing += earlier
        return script

    def choices(self, name: str, low: int, high: int) -> list[Script]:
        """Read several lists of effects, of which one will count."""
        value = self.entry[name]
        if not isinstance(value, list) or not low <= len(value) <= high:
            raise Mistake(f"{name}: {low} to {high} lists of effects wanted")
        if not any(value):
            raise Mistake(f"{name}: at least one effect wanted")
        return self.branches([(f"{name}[{i}]", item) for i, item in enumerate(value)])

    def branches(self, lists: list[tuple[str, object]]) -> list[Script]:
        """Read lists of effects of which one will count; none knows what another has chosen."""
        before = after = self.reader.has_that
        made: list[Script] = []
        for name, value in lists:
            self.reader.has_that = before
            made.append(self.reader.script(f"{self.path}.{name}", value))
            after = after or self.reader.has_that
        self.reader.has_that = after
        return made

    def either(self) -> Effect:
        """Read an `if`; what happens otherwise may be left out."""
        condition = self.reader.condition(self.entry["cond"])
        if self.entry["then"] == []:
            raise Mistake("then: at least one effect wanted")
        lists = [("then", self.entry["then"]), ("else", self.entry.get("else", []))]
        return control.If(condition, *self.branches(lists))


Maker = Callable[[Fields], Effect]
HAND_ONLY = (True, False, False)

VERBS: dict[str, tuple[tuple[str, ...], tuple[str, ...], Maker]] = {
    "energy": (("n",), (), lambda f: players.Energy(f.amount())),
    "power": (("who", "n"), (), lambda f: players.Power(False, f.who(), f.change())),
    "heal": (("who", "n"), (), lambda f: players.Heal(False, f.who(), f.amount())),
    "slot": (("who", "n"), (), lambda f: players.Slot(False, f.who(), f.change())),
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
        lambda f: cards.Destroy(
            f.flag("may"), f.who(), f.amount(), f.kind(), *f.zones("hand", "discard", "play")
        ),
    ),
    "recover": (
        ("who", "from", "kind", "to", "n"),
        ("may",),
        lambda f: f.recover(),
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
            f.number("max_cost", 0, ANY_COST),
            f.word("to", PLACES),
        ),
    ),
    "attack": (
        ("owner", "n"),
        ("up_to", "keep", "may"),
        lambda f: cards.Attack(
            f.flag("may"),
            f.word("owner", ("you", "player")) == 0,
            f.number("n", 1),
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
    "choose": (("options",), (), lambda f: control.Choose(f.choices("options", 2, OPTIONS))),
    "trade": (
        ("cost", "effects"),
        ("may",),
        lambda f: control.Trade(f.flag("may"), f.script("cost"), f.script("effects")),
    ),
    "seq": (
        ("who", "effects"),
        ("may",),
        lambda f: control.Seq(f.flag("may"), f.who(), f.script_for_that_player()),
    ),
    "if": (
        ("cond", "then"),
        ("else",),
        lambda f: f.either(),
    ),
    "destroy_this": ((), (), lambda f: boss.DestroyThis(False)),
    "discard_this": ((), (), lambda f: boss.DiscardThis(False)),
    "track": (("n",), ("wrap",), lambda f: boss.Track(f.steps(), f.flag("wrap"))),
    "track_set": (("n",), (), lambda f: boss.TrackSet(f.number("n", 0))),
    "by_track": (("table",), (), lambda f: boss.ByTrack(f.choices("table", 1, FIELDS))),
    "special": (("n",), (), lambda f: boss.Special(f.number("n", 1, REVEALED))),
    "special_shuffle": ((), (), lambda f: boss.SpecialShuffle(False)),
    "activate": (("which",), (), lambda f: f.activate()),
    "order": (("op",), (), lambda f: f.order()),
}
"""Every verb: the parameters it needs, those it may have, and how it is made of them."""
