"""What stands out in the figures: the short list at the top of a report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sternentisch.lab.balance.estimate import SURE, Estimate, Sums, corrected, ratio
from sternentisch.lab.balance.figures import STEPS, Figures, Key, quantile
from sternentisch.lab.parts import TRAIT

LOPSIDED = 1.5
"""A seat that wins so many times its share has too great an advantage."""
FAR = 1.25
"""Users who win so many times their share, or so many times less, are far from it."""
GREAT = 0.1
"""Whoever begins has an advantage if they win more, or less, by this part of their share."""
ENOUGH = 30
"""A thing is judged from so many games on."""
HARD, EASY = 0.2, 0.8
"""A team should win more often than the one and less often than the other."""
EARLY = 0.5
"""Games of which half are decided before this part of them are decided early."""
LITTLE = 0.02
"""A source of less than this part of the points hardly matters."""
END = "game-ended"
SHOWN = 6
"""So many of the strongest and of the weakest things are listed for a player count."""


@dataclass(frozen=True)
class Finding:
    """Something a designer should look at, and the figure that says so.

    `about` is the kind and value of what was found; `names` are values of a kind without figure.
    """

    what: str
    seats: int
    about: Key
    figure: Estimate | None = None
    names: tuple[str, ...] = ()


class Judgement:
    """Which users won more or less than they should, corrected over all things of a report."""

    def __init__(self, sections: list[Figures]) -> None:
        judged = [
            (section.seats, key, sums.chance)
            for section in sections
            for key, sums in lifted(section)
            if sums.games >= ENOUGH
        ]
        chances = corrected([chance for _, _, chance in judged])
        self.chances = {
            (seats, key): chance for (seats, key, _), chance in zip(judged, chances, strict=True)
        }

    def chance(self, section: Figures, key: Key) -> float | None:
        """Return how likely a thing's lift is by luck, corrected; None if it was not judged."""
        return self.chances.get((section.seats, key))

    def is_sure(self, section: Figures, key: Key) -> bool:
        """Whether a thing's users win more or less than they should, beyond doubt."""
        chance, lift = self.chance(section, key), section.sums[key].lift
        if chance is None or lift is None:
            return False
        return chance < SURE and not lift.low <= 1 <= lift.high


def lifted(section: Figures) -> Iterator[tuple[Key, Sums]]:
    """Yield everything whose users are held against what they were to win."""
    kinds = {"turn", "seat"} if is_alike(section) and not section.game.cooperative else set()
    kinds |= {kind for kind in section.things if kind != END}
    for key, sums in section.sums.items():
        if (key[0] in kinds or key[0].startswith((TRAIT, f"pair.{TRAIT}"))) and sums.expected:
            yield key, sums


def is_alike(section: Figures) -> bool:
    """Whether one bot plays all seats."""
    return len(set(section.bots)) == 1


def rate(section: Figures, key: Key) -> Estimate:
    """Return in which part of all games a thing came up."""
    sums = section.sums.get((f"met.{key[0]}", key[1]), Sums())
    found = ratio(sums.games, section.games, sums.games, sums.games, section.games, 1.0)
    assert found is not None
    return found


def find(sections: list[Figures], judgement: Judgement) -> list[Finding]:
    """Return what stands out, the gravest first."""
    found: list[Finding] = []
    firsts = [finding for section in sections for finding in first_player(section)]
    for section in sections:
        found += [*bosses(section), *places(section)]
    found += [finding for finding in firsts if is_great(finding)]
    for section in sections:
        found += far_things(section, judgement)
    found += never_used(sections)
    for section in sections:
        found += pace(section)
    found += idle_sources(sections)
    return found + [finding for finding in firsts if not is_great(finding)]


def places(section: Figures) -> Iterator[Finding]:
    """Yield seats, and places in the turn order, that win far too often."""
    if section.game.cooperative or not is_alike(section):
        return
    for kind in place_kinds(section):
        for value, sums in section.of(kind).items():
            lift = sums.lift
            if lift is not None and lift.value >= LOPSIDED and lift.low > 1:
                yield Finding(f"lopsided-{kind}", section.seats, (kind, value), sums.share)


def place_kinds(section: Figures) -> list[str]:
    """Return by what places wins are told: the turn order may be that of the seats."""
    if section.of("seat") == section.of("turn"):
        return ["seat"]
    return ["seat", "turn"]


def first_player(section: Figures) -> Iterator[Finding]:
    """Yield what beginning is worth, whether it is much or nothing."""
    if not section.game.cooperative and is_alike(section):
        first = section.sums["turn", "0"]
        what = "first" if first.chance < SURE else "first-fair"
        yield Finding(what, section.seats, ("turn", "0"), first.share)


def is_great(first: Finding) -> bool:
    """Whether beginning is worth so much that it should be told early."""
    if first.what != "first" or first.figure is None:
        return False
    return abs(first.figure.value * first.seats - 1) >= GREAT


def bosses(section: Figures) -> Iterator[Finding]:
    """Yield what a team wins against too rarely or too often."""
    if not section.game.cooperative:
        return
    kinds = section.kinds("game.")
    varied = [kind for kind in kinds if len(section.of(f"game.{kind}")) > 1]
    for kind in varied or kinds[:1]:
        for value, sums in section.of(f"game.{kind}").items():
            share = sums.share
            if share is not None and not HARD <= share.value <= EASY:
                what = "hard" if share.value < HARD else "easy"
                yield Finding(what, section.seats, (f"game.{kind}", value), share)


def never_used(sections: list[Figures]) -> Iterator[Finding]:
    """Yield, by kind, the things that came up in no game at all."""
    kinds = {kind: 0 for section in sections for kind in section.things}
    for kind in kinds:
        values = {
            value: 0
            for section in sections
            if kind in section.things
            for value in section.things[kind][1]
        }
        met = {value for section in sections for value in section.of(f"met.{kind}")}
        missing = tuple(value for value in values if value not in met)
        if missing:
            yield Finding("never", 0, (kind, ""), names=missing)


def pace(section: Figures) -> Iterator[Finding]:
    """Yield that games are decided early."""
    decided = section.counts.get("decided")
    if decided:
        median = quantile(decided, 0.5) / STEPS
        if median <= EARLY:
            mean = section.sums["mean", "decided"].mean
            yield Finding("early", section.seats, ("mean", "decided"), mean)


def idle_sources(sections: list[Figures]) -> Iterator[Finding]:
    """Yield sources of points that hardly matter: once, if that is so however many play."""
    idle = [set(idle_in(section)) for section in sections]
    always = set.intersection(*idle) if len(sections) > 1 else set()
    for source in sorted(always):
        whole = sum((section.sums["source", source] for section in sections), Sums())
        yield Finding("idle-always", 0, ("source", source), whole.mean)
    for section, found in zip(sections, idle, strict=True):
        for source in sorted(found - always):
            mean = section.sums["source", source].mean
            yield Finding("idle", section.seats, ("source", source), mean)


def idle_in(section: Figures) -> Iterator[str]:
    """Yield sources of points that matter neither to all nor to winners."""
    everybody, best = (
        {value: abs(sums.won) for value, sums in section.of(kind).items()}
        for kind in ("source", "source-best")
    )
    for source, points in everybody.items():
        little = points <= LITTLE * sum(everybody.values())
        if little and best[source] <= LITTLE * sum(best.values()):
            yield source


def far_things(section: Figures, judgement: Judgement) -> Iterator[Finding]:
    """Yield the things whose users win far more, then those whose users win far less."""
    lifts: dict[Key, Estimate] = {}
    for key, sums in lifted(section):
        lift = sums.lift
        if lift is not None and key[0] not in ("seat", "turn") and judgement.is_sure(section, key):
            lifts[key] = lift
    strong = sorted(
        (key for key in lifts if lifts[key].value >= FAR), key=lambda k: -lifts[k].value
    )
    weak = sorted(
        (key for key in lifts if lifts[key].value <= 1 / FAR), key=lambda k: lifts[k].value
    )
    for what, keys in (("strong", strong), ("weak", weak)):
        for key in keys:
            yield Finding(what, section.seats, key, lifts[key])
