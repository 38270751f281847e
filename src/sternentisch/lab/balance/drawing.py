"""Which charts a report shows, and what they say."""

from __future__ import annotations

from collections.abc import Iterator

from sternentisch.lab.balance.charts import Row, Tell, composition, decided, intervals, spread
from sternentisch.lab.balance.compare import Compared, label
from sternentisch.lab.balance.estimate import Estimate
from sternentisch.lab.balance.figures import STEPS, Figures, Key
from sternentisch.lab.balance.findings import ENOUGH, Judgement, lifted, place_kinds
from sternentisch.lab.balance.tables import PLACES
from sternentisch.lab.balance.words import GAP, MEANS, Words
from sternentisch.lab.parts import TRAIT

MOST = 10
"""So many of the strongest, and as many of the weakest, are drawn."""
TINY = 1e-6
LONGEST = 44
"""So many letters of a name have room in a chart."""

Chart = tuple[str, str]
"""What a chart shows, in words, and the chart."""


def short(name: str) -> str:
    """Return a name, cut where there is no room for more."""
    return name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip()}…"


def section_charts(section: Figures, words: Words, judgement: Judgement) -> Iterator[Chart]:
    """Yield the charts of a player count."""
    if section.game.cooperative:
        for name in section.kinds(f"game.{TRAIT}"):
            yield from won_chart(section, words, f"game.{TRAIT}{name}")
    else:
        yield from place_charts(section, words, judgement)
    if not section.game.cooperative:
        yield source_chart(section, words)
    for name in ("decisions", "points"):
        caption = words.say(MEANS[name])
        yield caption, spread(section.counts[name], words.number, whole_percent(words), caption)
    if section.counts.get("decided"):
        caption = words.say("balance-chart-decided")
        axis = words.say("balance-decided")
        yield (
            caption,
            decided(section.counts["decided"], STEPS, whole_percent(words), caption, axis),
        )
        caption = words.say(MEANS["lead_changes"])
        changes = section.counts["lead_changes"]
        yield caption, spread(changes, words.number, whole_percent(words), caption)
    for name in section.kinds(TRAIT):
        yield from lift_chart(section, words, judgement, f"{TRAIT}{name}")
    yield from far_chart(section, words, judgement)


def whole_percent(words: Words) -> Tell:
    """Return how to tell a share: as whole percent."""
    return lambda value: words.percent(value, 0)


def times(words: Words) -> Tell:
    """Return how to tell a factor: with a sign of multiplication."""
    return lambda value: f"×{GAP}{words.number(value, max(1, digits(value)))}"


def plainly(words: Words) -> Tell:
    """Return how to tell a number: as it is, with the digits that it needs."""
    return lambda value: words.number(value, digits(value))


def digits(value: float) -> int:
    """Return how many digits after the point a round number needs, two at most."""
    return next((n for n in (0, 1) if abs(value - round(value, n)) < TINY), 2)


def place_charts(section: Figures, words: Words, judgement: Judgement) -> Iterator[Chart]:
    """Yield who won by seat and by turn order."""
    for kind in place_kinds(section):
        rows: list[Row] = []
        for value, sums in sorted(section.of(kind).items()):
            if sums.share is not None:
                sure = judgement.is_sure(section, (kind, value))
                rows.append((words.name((kind, value)), sums.share, sure))
        caption = words.say(PLACES[kind])
        yield caption, intervals(rows, 1 / section.seats, whole_percent(words), caption)


def won_chart(section: Figures, words: Words, kind: str) -> Iterator[Chart]:
    """Yield against what a team won how often."""
    rows = [
        (words.name((kind, value)), sums.share, False)
        for value, sums in sorted(section.of(kind).items())
        if sums.share is not None
    ]
    if len(rows) > 1:
        caption = words.say("balance-chart-won", {"group": words.group(kind)})
        yield caption, intervals(rows, None, whole_percent(words), caption)


def source_chart(section: Figures, words: Words) -> Chart:
    """Return where points come from, for everybody and for winners."""
    names = list(section.of("source"))
    bars = []
    for kind, title in (
        ("source", "balance-points-all"),
        ("source-best", "balance-points-winners"),
    ):
        means = [section.sums[kind, name].mean for name in names]
        bars.append((words.say(title), [mean.value if mean else 0.0 for mean in means]))
    caption = words.say("balance-sources")
    parts = [words.name(("source", name)) for name in names]
    return caption, composition(bars, parts, lambda value: words.number(value, 1), caption)


def lift_rows(
    section: Figures, words: Words, judgement: Judgement, lifts: dict[Key, Estimate], grouped: bool
) -> list[Row]:
    """Return the strongest and the weakest things, best first."""
    keys = sorted(lifts, key=lambda key: -lifts[key].value)
    if len(keys) > 2 * MOST:
        keys = [*keys[:MOST], *keys[-MOST:]]
    rows: list[Row] = []
    for key in keys:
        name = f"{words.group(key[0])}: {words.name(key)}" if grouped else words.name(key)
        rows.append((short(name), lifts[key], judgement.is_sure(section, key)))
    return rows


def lift_chart(section: Figures, words: Words, judgement: Judgement, kind: str) -> Iterator[Chart]:
    """Yield how those with a trait fared."""
    found = section.of(kind).items()
    lifts = {(kind, value): sums.lift for value, sums in found if sums.games >= ENOUGH}
    known = {key: lift for key, lift in lifts.items() if lift is not None}
    if len(known) > 1:
        caption = words.say("balance-chart-lift", {"group": words.group(kind)})
        rows = lift_rows(section, words, judgement, known, grouped=False)
        yield caption, intervals(rows, 1.0, times(words), caption)


def far_chart(section: Figures, words: Words, judgement: Judgement) -> Iterator[Chart]:
    """Yield the things whose users fared best and worst, as far as that is sure."""
    lifts: dict[Key, Estimate] = {}
    for key, sums in lifted(section):
        if key[0] in section.things and sums.lift and judgement.is_sure(section, key):
            lifts[key] = sums.lift
    if lifts:
        caption = words.say("balance-chart-far")
        rows = lift_rows(section, words, judgement, lifts, grouped=True)
        yield caption, intervals(rows, 1.0, times(words), caption)


def compared_chart(rows: list[Compared], words: Words) -> Iterator[Chart]:
    """Yield by how much lifts and shares differ between two contents, the surest first."""
    for form, title in (
        ("share", "balance-chart-differences"),
        ("lift", "balance-chart-lift-differences"),
    ):
        sure = sorted((r for r in rows if r.is_sure and r.form == form), key=lambda r: r.chance)
        shown: list[Row] = [
            (
                short(label(row, words)),
                Estimate(row.difference.value, row.difference.low, row.difference.high, 0.0),
                True,
            )
            for row in sure[: 2 * MOST]
        ]
        if shown:
            caption = words.say(title)
            tell = whole_percent(words) if form == "share" else plainly(words)
            yield caption, intervals(shown, 0.0, tell, caption)
