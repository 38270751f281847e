"""Sentences of Cave-In that are worth reading one by one."""

from __future__ import annotations

import sternentisch
from sternentisch.kernel.event import Event
from sternentisch.text.speaker import LANGUAGES, Speaker

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
