"""Sentences of Cave-In that are worth reading one by one."""

from __future__ import annotations

import pytest

import sternentisch
from sternentisch.games.cave_in.events import cave_in
from sternentisch.kernel.event import Event
from sternentisch.text.glossary import glossary
from sternentisch.text.speaker import LANGUAGES, Speaker
from tests.support.cave_in import Table

PLAYERS = ["Ada", "Bo"]


def speaker(language: str) -> Speaker:
    return Speaker(sternentisch.load("cave-in"), language, PLAYERS)


def test_a_hidden_card_stays_hidden() -> None:
    event = Event("buried", 0, {"level": 1}, {"card": "drollo"}, owner=0)
    for language in LANGUAGES:
        for seat in (None, 0, 1):
            assert "Drollo" not in speaker(language).event(event.seen_by(seat))


def test_a_crystal_reads_in_one_line() -> None:
    facts: dict[str, object] = {"colour": "blue", "cost": 3, "due": 2, "vp": 1, "wild": 0}
    plain = {**facts, "symbol": "none", "cave": 0}
    marked = {**facts, "symbol": "blue", "cave": 1, "wild": 1}
    english, german = speaker("en"), speaker("de")
    assert english.say("choice-place", plain) == "blue crystal, cost 3, you pay 2: 1 VP"
    assert english.say("choice-place", marked) == (
        "blue crystal (wild), cost 3, you pay 2: 1 VP, blue symbol, cave-in"
    )
    assert german.say("choice-place", plain) == "blauer Kristall, Kosten 3, du zahlst 2: 1 SP"
    assert german.say("choice-place", marked) == (
        "blauer Kristall (Joker), Kosten 3, du zahlst 2: 1 SP, blaues Symbol, Einsturz"
    )


@pytest.mark.rule("CI-E2")
@pytest.mark.parametrize(
    ("track", "english", "german"),
    [
        (6, "The track is at 6, the threshold is 7.", "steht auf 6, die Schwelle ist 7."),
        (7, "the threshold, 7: this round is the last.", "7 erreicht: Diese Runde ist die letzte."),
        (8, "The track is at 8, the threshold is 7.", "steht auf 8, die Schwelle ist 7."),
    ],
)
def test_the_cave_in_that_triggers_the_end_says_so(track: int, english: str, german: str) -> None:
    table = Table("Ada", "Bo").begin("Ada")
    table.state.track = track
    event = cave_in(table.state)
    assert speaker("en").event(event).endswith(english)
    assert speaker("de").event(event).endswith(german)


def test_a_raid_without_loot_says_so() -> None:
    own = Event("base-raided", 0, {"own": 1, "other": 0, "card": "drollo", "cards": []})
    other = Event("base-raided", 0, {"own": 0, "other": 1, "card": "drollo", "cards": []})
    assert speaker("en").event(own) == (
        "Ada raids their own base. The leader Drollo comes back to hand."
    )
    assert speaker("de").event(own) == (
        "Ada überfällt die eigene Basis. Anführer Drollo kommt zurück auf die Hand."
    )
    assert speaker("en").event(other).endswith("goes home to Bo; there is no loot.")
    assert speaker("de").event(other).endswith("kehrt zu Bo heim; Beute gibt es keine.")


def test_a_raid_names_its_loot() -> None:
    cards: list[int | str] = ["sergeant", "driller"]
    event = Event("base-raided", 0, {"own": 1, "other": 0, "card": "drollo", "cards": cards})
    assert speaker("en").event(event).endswith("to hand, and with it: Sergeant, Driller.")
    assert speaker("de").event(event).endswith("auf die Hand, dazu: Sergeant, Driller.")


def test_the_question_of_a_turn_knows_whether_actions_may_be_alike() -> None:
    plain = Table("Ada", "Bo").lay("Ada", "B1").begin("Ada").view("Ada")
    roster = Table("Ada", "Bo").lay("Ada", "B1", artifacts="double_shift_roster").begin("Ada")
    assert speaker("en").question(plain) == (
        "Ada, what do you do? A turn is up to two different actions, or one raid instead."
    )
    assert speaker("de").question(plain) == (
        "Ada, was tust du? Ein Zug besteht aus bis zu zwei verschiedenen Aktionen oder stattdessen "
        "aus einem Überfall."
    )
    assert speaker("en").question(roster.view("Ada")) == (
        "Ada, what do you do? A turn is up to two actions, even of the same kind, or one raid "
        "instead."
    )
    assert speaker("de").question(roster.view("Ada")) == (
        "Ada, was tust du? Ein Zug besteht aus bis zu zwei Aktionen, auch derselben Art, oder "
        "stattdessen aus einem Überfall."
    )


def test_an_unfinished_payment_does_not_speak_of_the_whole_hand() -> None:
    """The same sentence is said of a hand that is too weak and of a payment that stops too soon."""
    assert speaker("en").say("why-CI-X3") == "These cards do not reach the cost."
    assert speaker("de").say("why-CI-X3") == "Diese Karten reichen nicht für die Kosten."


def test_an_empty_place_promises_no_refill_from_a_stack_that_is_used_up() -> None:
    table = Table("Ada", "Bo").lay("Ada", hand="B1").docks("P1 N1").stack_sizes(cards={1: 0})
    table.begin("Ada").do("recruit")
    assert table.refusal("dock 3") == "CI-G10"
    assert "only while its stack lasts" in speaker("en").say("why-CI-G10")
    assert "nur, solange sein Stapel reicht" in speaker("de").say("why-CI-G10")


def test_the_glossary_keeps_leaders_safe() -> None:
    english, german = (glossary(speaker(language)) for language in ("en", "de"))
    assert "Nobody can take a leader" in english["term-leader"].text
    assert "Nehmen kann einen Anführer niemand" in german["term-leader"].text
