"""What the log of Cryo tells: all that one needs to follow a game, in the right number."""

from __future__ import annotations

import pytest

from tests.support.cryo import Table
from tests.text.spoken import Spoken

told = Spoken("cryo").event


@pytest.mark.parametrize(
    ("out", "english", "german"),
    [
        ("17", "Ada recalls a drone.", "Ada ruft eine Drohne zurück."),
        ("1 17", "Ada recalls 2 drones.", "Ada ruft 2 Drohnen zurück."),
        ("1 5 17", "Ada recalls 3 drones.", "Ada ruft 3 Drohnen zurück."),
    ],
)
def test_a_recall_tells_how_many_drones(out: str, english: str, german: str) -> None:
    table = Table().lay("A", out=out, hand="interface").begin("A").do("recall")
    assert told(table.heard("recalled")[0]) == (english, german)


@pytest.mark.rule("CR-K2")
@pytest.mark.parametrize(
    ("tracks", "english", "german"),
    [
        (
            "4/0/5/0",
            "Ada gains 1 crystal and 1 tech, of which 1 unit is lost (full: tech).",
            "Ada bekommt 1 Kristall und 1 Technologie, wovon 1 verfällt (voll: Technologie).",
        ),
        (
            "5/0/5/0",
            "Ada gains 1 crystal and 1 tech, of which 2 units are lost (full: crystal, tech).",
            "Ada bekommt 1 Kristall und 1 Technologie, wovon 2 verfallen "
            "(voll: Kristall, Technologie).",
        ),
        (
            "4/0/4/0",
            "Ada gains 1 crystal and 1 tech.",
            "Ada bekommt 1 Kristall und 1 Technologie.",
        ),
    ],
)
def test_what_does_not_fit_is_told_with_its_kind(tracks: str, english: str, german: str) -> None:
    table = Table().lay("A", tracks, hand="interface").begin("A").do("scrap-card interface")
    assert told(table.heard("gained")[0]) == (english, german)


@pytest.mark.rule("CR-R3", "CR-R4")
def test_a_sabotage_tells_its_chamber_even_where_nobody_loses_a_pod() -> None:
    """It moves on to another section, and hits a chamber without pods."""
    table = Table().lay("A", out="1").sabotaged("rnd", "IL1", "IL1", "IL1").incident("rnd", "IE1")
    table.chamber("dispatch-1", A=0, B=0).begin("A")
    table.do("recall", "incident rnd", "sabotage dispatch")
    kinds = [event.kind for event in table.log.events]
    assert kinds == ["recalled", "incident-resolved", "chamber-sabotaged", "incident-turned-up"]
    assert told(table.log.events[2]) == (
        "The sabotage hits chamber 1 (Dispatch).",
        "Die Sabotage trifft Kammer 1 (Abfertigung).",
    )
