"""Names, numbers and certainties of a report in the reader's language."""

from __future__ import annotations

from collections import Counter

from sternentisch.kernel.content import Table as Entry
from sternentisch.kernel.game import Game
from sternentisch.lab.balance.estimate import Estimate
from sternentisch.lab.balance.figures import ACTION, SEVERAL, Figures, Key
from sternentisch.lab.parts import TRAIT
from sternentisch.lab.tally import Things
from sternentisch.text.pieces import components
from sternentisch.text.speaker import NAME_OF, Speaker

UNCERTAIN = "reconstructed"
"""The provenance of numbers that are the project's own."""
MARK = "◇"
"""Marks what is reconstructed, here as in the terminal."""
GAP = "\u00a0"
"""A space at which no line ends."""
LEAST = 0.001
"""Chances below this are not told more exactly."""
MEANS = {
    "decisions": "balance-decisions",
    "turns": "balance-turns",
    "points": "balance-points",
    "margin": "balance-margin",
    "lead_changes": "balance-lead-changes",
    "decided": "balance-decided",
    "victory": "balance-victory",
}
"""What the means over games are called."""


class Words:
    """Tells keys and figures of one game in one language."""

    def __init__(self, game: Game, language: str, sections: list[Figures]) -> None:
        self.speaker = Speaker(game, language, [])
        self.say = self.speaker.say
        self.things: Things = {}
        for section in sections:
            self.things |= section.things
        self.shared = {kind: self.repeated(kind) for kind in self.things}
        self.entries = {
            key: component.entry for key, component in components(game, self.speaker).items()
        }

    # --- names ------------------------------------------------------------------------------

    def name(self, key: Key) -> str:
        """Return how to call what a figure is about."""
        kind, value = key
        bare = kind.removeprefix("met.")
        if kind == "seat":
            return self.say("balance-seat", {"number": int(value) + 1})
        if kind == "turn":
            first = "balance-turn-first" if value == "0" else "balance-turn"
            return self.say(first, {"number": int(value) + 1})
        if kind == "mean":
            return self.say(MEANS[value])
        if kind.startswith("source"):
            return self.say(f"source-{value}")
        if TRAIT in kind:
            names = [self.named(kind.rpartition(".")[2], id) for id in value.split(SEVERAL)]
            return " + ".join(names)
        if bare not in self.things:
            return self.named(bare, value)
        name = self.thing(bare, value)
        return f"{name} ({value})" if name in self.shared[bare] else name

    def thing(self, kind: str, value: str) -> str:
        """Return what a thing is called; an action whose words need facts, as it is typed."""
        if kind != ACTION:
            return self.named(self.things[kind][0], value)
        key = f"choice-{value}"
        plain = self.speaker.plain(key).get(key, "") if self.speaker.has(key) else ""
        return plain[:1].upper() + plain[1:] or self.say("balance-typed", {"typed": value})

    def repeated(self, kind: str) -> set[str]:
        """Return the names that several things of a kind have in common."""
        names = Counter(self.thing(kind, value) for value in self.things[kind][1])
        return {name for name, count in names.items() if count > 1}

    def named(self, fact: str, value: str) -> str:
        """Return the name of a thing, with a capital, as it begins a line."""
        name = str(self.speaker.name(fact, value))
        if fact == "reason":
            name = name.removesuffix(".")  # a whole sentence
        return name[:1].upper() + name[1:]

    def group(self, kind: str) -> str:
        """Return what the things of a kind are called together."""
        if TRAIT in kind:
            name = self.speaker.heading("group", kind.rpartition(".")[2])
            return self.say("balance-pairs", {"group": name}) if kind.startswith("pair.") else name
        if kind == ACTION:
            return self.say("balance-actions")
        return self.speaker.heading("met", kind.removeprefix("met."))

    def players(self, seats: int) -> str:
        """Return how many play."""
        return self.say("balance-players", {"seats": seats})

    def bot(self, name: str) -> str:
        """Return what a bot is called, and its level where it has one."""
        called = str(self.speaker.name("bot", name))
        return f"{called} ({name})" if called != name else name

    # --- certainty of the content -------------------------------------------------------------

    def origin(self, key: Key) -> str:
        """Return the provenance of what is printed on a thing, or "" for what is not printed."""
        entry = self.entry(key)
        return str(entry["provenance"]) if entry and "provenance" in entry else ""

    def entry(self, key: Key) -> Entry | None:
        """Return the entry of the content behind a thing; that of its part, where it has some."""
        kind, value = key
        fact = kind.rpartition(".")[2] if TRAIT in kind else self.things.get(kind, ("", []))[0]
        found = self.entries.get(f"{NAME_OF.get(fact, fact)}-{value}")
        if found is None:
            found = self.listed(fact, value)
        if found is None and "-" in value:
            whole, _, part = value.rpartition("-")
            owner = self.entries.get(f"card-{whole}", {})
            found = owner.get(part) if isinstance(owner.get(part), dict) else None
        return found

    def listed(self, table: str, id: str) -> Entry | None:
        """Return an entry that has no name of its own."""
        entries = self.speaker.game.content.tables.get(table)
        for entry in entries if isinstance(entries, list) else []:
            if entry.get("id") == id:
                return dict(entry)
        return None

    def marked(self, key: Key) -> str:
        """Return a name, with a mark where its numbers are the project's own."""
        name = self.name(key)
        return f"{name} {MARK}" if self.origin(key) == UNCERTAIN else name

    # --- numbers ----------------------------------------------------------------------------

    def number(self, value: float, digits: int = 0) -> str:
        """Write a number the way the language does, with a true minus."""
        return self.speaker.number(value, digits).replace("-", "−")

    def percent(self, value: float, digits: int = 1) -> str:
        """Write a part of all as percents."""
        return self.speaker.percent(value, digits, GAP).replace("-", "−")

    def chance(self, value: float) -> str:
        """Write how likely something is by luck."""
        return f"< {self.number(LEAST, 3)}" if value < LEAST else self.number(value, 3)

    def estimate(self, form: str, found: Estimate) -> str:
        """Write a figure with its interval."""
        low, high = self.figure(form, found.low), self.figure(form, found.high)
        low, high = (
            low.removesuffix("%").rstrip(GAP).removeprefix(f"×{GAP}"),
            high.removeprefix(f"×{GAP}"),
        )
        return f"{self.figure(form, found.value)} ({low}{GAP}–{GAP}{high})"

    def figure(self, form: str, value: float) -> str:
        """Write a value as a share, as a multiple, or as a number."""
        if form == "share":
            return self.percent(value)
        if form == "lift":
            return f"×{GAP}{self.number(value, 2)}"
        return self.number(value, 1 if abs(value) >= 10 else 2)
