"""What stands out, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from sternentisch.lab.balance.compare import Compared, label
from sternentisch.lab.balance.figures import Key
from sternentisch.lab.balance.findings import SHOWN, Finding
from sternentisch.lab.balance.tables import LABEL, Cell, Column, Table
from sternentisch.lab.balance.words import Words

LISTED = ("hard", "easy", "strong", "weak")
"""Findings of which there may be many."""
FORMS = {
    "strong": "lift",
    "weak": "lift",
    "early": "share",
    "idle": "number",
    "idle-always": "number",
}
"""How the figure of a finding is written; shares are usual."""
MESSAGES = {
    "lopsided-seat": "balance-found-seat",
    "lopsided-turn": "balance-found-turn",
    "first": "balance-found-first",
    "first-fair": "balance-found-first-fair",
    "hard": "balance-found-hard",
    "easy": "balance-found-easy",
    "never": "balance-found-never",
    "early": "balance-found-early",
    "idle": "balance-found-idle",
    "idle-always": "balance-found-idle-always",
    "strong": "balance-found-strong",
    "weak": "balance-found-weak",
}


def sentences(findings: list[Finding], words: Words) -> Iterator[str]:
    """Yield what stands out; of many strong or weak things the first ones, in one sentence."""
    for (what, seats), group in groupby(findings, key=lambda found: (found.what, found.seats)):
        found = list(group)
        if what not in LISTED:
            yield from (tell(one, words) for one in found)
            continue
        told = [f"{subject(one, words)} {figure(one, words)}" for one in found[:SHOWN]]
        if len(found) > SHOWN:
            told.append(words.say("balance-found-more", {"count": len(found) - SHOWN}))
        facts = {"players": words.players(seats), "what": "; ".join(told)}
        yield words.say(MESSAGES[what], facts)


def figure(found: Finding, words: Words) -> str:
    """Return the figure behind a finding with its interval."""
    if found.figure is None:
        return ""
    return words.estimate(FORMS.get(found.what, "share"), found.figure)


def tell(found: Finding, words: Words) -> str:
    """Return a finding as a sentence."""
    facts: dict[str, object] = {
        "players": words.players(found.seats) if found.seats else "",
        "what": subject(found, words),
        "figure": figure(found, words),
        "fair": words.percent(1 / found.seats) if found.seats else "",
    }
    return words.say(MESSAGES[found.what], facts)


def subject(found: Finding, words: Words) -> str:
    """Return what a finding is about."""
    kind, value = found.about
    if found.names:
        names = ", ".join(words.marked((kind, name)) for name in found.names)
        return f"{words.group(kind)}: {names}"
    if is_grouped(found.about, words):
        return f"{words.group(kind)}: {words.marked((kind, value))}"
    return words.name(found.about)


def is_grouped(key: Key, words: Words) -> bool:
    """Whether the name of a thing alone could be misunderstood."""
    return key[0] in words.things or "trait." in key[0]


def findings_table(findings: list[Finding], words: Words) -> Table:
    """Return what stands out as a table, for its CSV file."""
    columns = [
        Column("what", "balance-found", "text"),
        Column("players", "balance-name", "count"),
        LABEL,
        Column("figure", "balance-mean", "number"),
    ]
    table = Table("findings", "findings", words.say("balance-found"), columns)
    for found in findings:
        cells: list[Cell] = [found.what, found.seats, subject(found, words), found.figure]
        table.add(" ".join(found.about).strip(), cells)
    return table


def told_differences(rows: list[Compared], words: Words) -> list[str]:
    """Return how many figures of two contents differ beyond doubt, and the surest of them."""
    sure = sorted((row for row in rows if row.is_sure), key=lambda row: row.chance)
    facts = {"sure": words.number(len(sure)), "all": words.number(len(rows))}
    told = [
        words.say(
            "balance-found-difference",
            {
                "players": words.players(row.seats),
                "what": label(row, words),
                "measure": words.say(row.measure),
                "this": words.figure(row.form, row.first.value),
                "other": words.figure(row.form, row.second.value),
            },
        )
        for row in sure[:SHOWN]
    ]
    return [words.say("balance-found-differences", facts), *told]
