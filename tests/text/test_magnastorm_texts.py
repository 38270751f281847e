"""Sentences of Magnastorm that are worth reading one by one."""

from __future__ import annotations

import pytest

from sternentisch.kernel.event import Event, Facts
from sternentisch.text.speaker import LANGUAGES
from tests.support.magnastorm import Table
from tests.text.spoken import Spoken

TURTLE_QUESTIONS = ("turtle", "paid-turtle", "extra-turtle")
SPOKEN = Spoken("magnastorm")
speaker, told = SPOKEN.speaker, SPOKEN.event
asked, both = SPOKEN.question, SPOKEN.choice


# --- cubes and colours ---------------------------------------------------------------------------


def test_cubes_are_counted_in_their_colour() -> None:
    one = Event("cubes-paid", 0, {"colour": "orange", "count": 1})
    two = Event("cubes-gained", 1, {"colour": "purple", "count": 2})
    assert told(one) == ("Ada pays 1 violet cube.", "Ada zahlt 1 Würfel in Violett.")
    assert told(two) == ("Bo gains 2 azure cubes.", "Bo bekommt 2 Würfel in Azur.")


@pytest.mark.parametrize(
    ("own", "yellow", "english", "german"),
    [
        (0, 0, "for free", "kostenlos"),
        (1, 0, "for 1 own cube", "für 1 eigenen Würfel"),
        (2, 0, "for 2 own cubes", "für 2 eigene Würfel"),
        (0, 1, "for 1 yellow cube", "für 1 gelben Würfel"),
        (0, 2, "for 2 yellow cubes", "für 2 gelbe Würfel"),
        (1, 1, "for 1 own and 1 yellow cube", "für 1 eigenen und 1 gelben Würfel"),
        (2, 1, "for 2 own and 1 yellow cube", "für 2 eigene und 1 gelben Würfel"),
        (1, 2, "for 1 own and 2 yellow cubes", "für 1 eigenen und 2 gelbe Würfel"),
    ],
)
def test_prices_in_words(own: int, yellow: int, english: str, german: str) -> None:
    facts: Facts = {"own": own, "yellow": yellow}
    assert speaker("en").say("choice-drive", facts) == f"move the scout {english}"
    assert speaker("de").say("choice-drive", facts) == f"Scout {german} bewegen"


def test_followers_are_called_by_whose_they_are() -> None:
    facts: Facts = {"space": "3-1", "column": 2}
    neutral = Event("follower-placed", 0, {**facts, "colour": "yellow"})
    orange = Event("follower-placed", 0, {**facts, "colour": "orange"})
    assert told(neutral) == (
        "Ada places a neutral follower from column 2 on space 3-1.",
        "Ada setzt einen neutralen Gefolgsmann aus Spalte 2 auf Platz 3-1.",
    )
    assert told(orange) == (
        "Ada places a violet follower from column 2 on space 3-1.",
        "Ada setzt einen Gefolgsmann in Violett aus Spalte 2 auf Platz 3-1.",
    )


def test_an_occupied_space_is_called_so() -> None:
    """Kim-Kin lets Bo put a follower where another one stands; everybody is told."""
    table = Table().control("purple", "kim-kin").upper(1, "yellow yellow").lower("1-1", "yellow")
    table.begin("purple").do("pick 0 yellow", "space 1-1")
    assert told(table.log.events[0]) == (
        "Bo places a neutral follower from column 0 on the occupied space 1-1.",
        "Bo setzt einen neutralen Gefolgsmann aus Spalte 0 auf den besetzten Platz 1-1.",
    )


def test_a_bonus_that_comes_to_nothing_says_why() -> None:
    """Ada is first on the turn track; then all her followers are on the panels."""
    table = Table().begin("grey").act("2-0", "gain")
    assert told(table.heard("track-kept")[0]) == (
        "Ada is already on position 1 of the turn track.",
        "Ada steht auf der Zugleiste schon auf Position 1.",
    )
    table = Table().upper(1, "yellow yellow yellow grey grey").upper(2, "yellow yellow yellow grey")
    table.lower("1-0", "grey").lower("1-1", "grey").begin("grey").act("5-0", "gain")
    assert told(table.heard("no-follower-left")[0]) == (
        "Ada has no follower left to deploy.",
        "Ada hat keinen Gefolgsmann mehr, der eingesetzt werden könnte.",
    )


def test_what_comes_out_of_the_bag() -> None:
    drawn = Event("bag-drawn", 2, {"colours": ["pink", "yellow", "black"]})
    empty = Event("bag-drawn", 2, {"colours": []})
    assert told(drawn) == (
        "Cy draws from the bag: coral, yellow, black.",
        "Cy zieht aus dem Beutel: Koralle, Gelb, Schwarz.",
    )
    assert told(empty) == (
        "The bag has nothing left for Cy.",
        "Im Beutel ist nichts mehr für Cy.",
    )


def test_what_hardly_ever_happens() -> None:
    short = Event("supply-short", 1, {"count": 2})
    assert told(short) == (
        "The supply is short: Bo goes without 2 cubes.",
        "Der Vorrat reicht nicht: Bo bekommt 2 Würfel weniger.",
    )
    assert told(Event("step-lost", 0, {})) == (
        "Ada cannot rise any higher there; the research step is lost.",
        "Ada kann dort nicht höher steigen; der Aufstieg verfällt.",
    )
    assert told(Event("no-artifact-won", 3, {})) == (
        "No artifact card is left for Di.",
        "Für Di ist keine Artefaktkarte mehr da.",
    )


# --- columns and spaces --------------------------------------------------------------------------


def test_a_takeover_names_the_commander_and_the_cubes_due() -> None:
    table = Table(2).upper(1, "yellow yellow grey").control("purple", "ozguel")
    table.lay("grey", cubes="2 grey 1 purple 3 yellow").begin("grey")
    english, german = both(table, "take 1")
    assert english == "take over Ozgül Yilmark for 2 yellow, 1 own, azure (held by Bo)"
    assert german == "Ozgül Yilmark für 2 × Gelb, 1 × eigene Farbe, Azur übernehmen (bisher bei Bo)"
    assert both(table, "take 0") == (
        "take the start player tile for 3 yellow",
        "Startspielerplättchen für 3 × Gelb übernehmen",
    )


def test_the_last_follower_of_a_column_is_called_so() -> None:
    table = Table(2).upper(0, "yellow").upper(1, "yellow yellow").begin("grey")
    assert both(table, "pick 0 yellow") == (
        "action: neutral follower from column 0 (start player tile, the last one)",
        "Aktion: neutraler Gefolgsmann aus Spalte 0 (Startspielerplättchen, der letzte)",
    )
    assert both(table, "pick 1 yellow") == (
        "action: neutral follower from column 1 (Ozgül Yilmark, one of 2)",
        "Aktion: neutraler Gefolgsmann aus Spalte 1 (Ozgül Yilmark, einer von 2)",
    )


def test_a_space_tells_price_gain_and_bonus() -> None:
    table = Table(4).begin("grey").do("pick 1 yellow")
    assert both(table, "space 1-0") == (
        "space 1-0: move for free or gain 2 own + 1 yellow",
        "Platz 1-0: Scout kostenlos oder 2 eigene + 1 gelben nehmen",
    )
    assert both(table, "space 4-2") == (
        "space 4-2: move for 1 own + 1 yellow or gain 1 yellow; moving: turtle +1",
        "Platz 4-2: Scout für 1 eigenen + 1 gelben oder 1 gelben nehmen; Bewegung: Schildkröte +1",
    )


def test_followers_of_a_takeover_only_block_bonuses() -> None:
    table = Table(4).lay("grey", cubes="3 yellow").begin("grey").do("take 1")
    assert both(table, "space 4-2") == ("space 4-2 (turtle +1)", "Platz 4-2 (Schildkröte +1)")
    assert both(table, "space 1-0") == ("space 1-0", "Platz 1-0")
    assert asked(table)[0].startswith("Which space does the next of 3 followers (yellow)")
    assert asked(table)[1].startswith(
        "Auf welchen Platz kommt der nächste von 3 Gefolgsleuten (Gelb)"
    )


# --- on the map ----------------------------------------------------------------------------------


def test_fields_tell_whose_turtles_stand_there() -> None:
    table = Table(2).lay("grey", scout="S1A").turtles("purple", "S1A1 S1A1")
    table.turtles("grey", "S1A3").begin("grey").act("1-0", "drive")
    assert both(table, "stop s1a1") == (
        "stop on S1A1 (Technology, 2 turtles of Bo)",
        "auf S1A1 halten (Technik, 2 Schildkröten von Bo)",
    )
    assert both(table, "stop s1a2") == (
        "stop on S1A2 (Culture, no turtle)",
        "auf S1A2 halten (Kultur, keine Schildkröte)",
    )
    assert both(table, "stop s1a3") == (
        "stop on S1A3 (Medicine, 1 turtle of Ada)",
        "auf S1A3 halten (Medizin, 1 Schildkröte von Ada)",
    )


def test_the_question_follows_the_scout() -> None:
    table = Table(4).lay("grey", cubes="1 grey 2 yellow", scout="S1A").station("purple", "T1M")
    table.begin("grey").act("3-1", "drive")
    assert "S1A and has a range of 2 areas" in asked(table)[0]
    assert "S1A und kommt bis zu 2 Gebiete weit" in asked(table)[1]
    assert both(table, "start t1m")[0].startswith("start at the station T1M of Bo for a cube")
    assert both(table, "start t1m")[1].startswith("für einen Würfel an der Station T1M von Bo")
    table.do("step s1b")
    assert "S1B and can drive 1 more area." in asked(table)[0]
    assert "S1B und kommt noch 1 Gebiet weit." in asked(table)[1]
    table.do("step s1d")
    assert asked(table)[0] == "Your scout is in S1D. Which field does it stop on?"
    assert asked(table)[1] == "Dein Scout ist in S1D. Auf welchem Feld hält er?"


def test_a_start_at_a_station_asks_for_the_exit() -> None:
    table = Table(4).lay("grey", scout="S1A").station("grey", "T1M").begin("grey")
    table.act("1-0", "drive", "start t1m")
    assert asked(table)[0].startswith("You start at station T1M. Which of its exits")
    assert asked(table)[1].startswith("Du startest an Station T1M. Zu welchem")


def test_turning_down_an_offer_says_what_is_turned_down() -> None:
    english, german = speaker("en"), speaker("de")
    declined = [english.say(f"choice-{kind}-pass") for kind in TURTLE_QUESTIONS]
    assert declined == ["place no turtle", *["place no further turtle"] * 2]
    assert german.say("choice-station-pass") == "keine Station bauen"
    assert german.say("choice-contract-pass") == "keinen Auftrag erfüllen, Zug beenden"


# --- research, contracts, prestige ---------------------------------------------------------------


def test_a_research_step_tells_the_next_level_and_its_bonus() -> None:
    table = Table(2).lay("grey", cubes="3 yellow", levels="1 2 0").begin("grey")
    table.do("take 0")
    while table.asked() == "reseat":
        table.do(table.legal("space")[0])
    assert both(table, "research green") == (
        "Technology: rise to level 2 (bonus: 1 own cube)",
        "Technik: auf Stufe 2 steigen (Bonus: 1 eigener Würfel)",
    )
    assert both(table, "research blue") == (
        "Culture: rise to level 3",
        "Kultur: auf Stufe 3 steigen",
    )


def test_a_contract_tells_its_worth() -> None:
    table = Table(4).contracts("rc1", "rc2", "sc1", "sc3").fulfilled("rc1", "purple")
    table.lay("grey", levels="4 0 0 0").begin("grey").act("1-0", "gain")
    assert both(table, "contract 1") == (
        "complete Deep knowledge for 4 prestige",
        "Tiefenwissen für 4 Ansehen erfüllen",
    )


def test_prestige_is_told_with_its_source() -> None:
    gained = Event("prestige-gained", 0, {"points": 2, "source": "stations", "total": 7})
    lost = Event("prestige-lost", 1, {"points": 1, "source": "lost", "total": 3})
    assert told(gained) == (
        "Ada gains 2 prestige (Stations) and now has 7.",
        "Ada gewinnt 2 Ansehen (Stationen) und hat nun 7.",
    )
    assert told(lost) == (
        "Bo loses 1 prestige and now has 3.",
        "Bo verliert 1 Ansehen und hat nun 3.",
    )


def test_the_table_speaks_of_sectors_and_of_the_order() -> None:
    calm = Event("round-started", -1, {"round": 2, "sectors": ["S2", "S3", "S4"]})
    assert told(calm) == (
        "Round 2 begins. Calm sectors from rear to front: S2, S3, S4.",
        "Runde 2 beginnt. Ruhige Sektoren von hinten nach vorn: S2, S3, S4.",
    )
    assert told(Event("start-player-changed", 2, {})) == (
        "Cy gives the start player tile back and is now on position 1 of the turn track.",
        "Cy gibt das Startspielerplättchen zurück und steht nun auf Position 1 der Zugleiste.",
    )
    facts: Facts = {"order": [1, 0], "commanders": ["mira", "joy"], "contracts": ["sc2"]}
    assert told(Event("game-started", -1, facts)) == (
        "Turn order: Bo, Ada. Commanders: Mira Mascovic, Joy D. Obonov. Contracts: Bulk harvest.",
        "Zugreihenfolge: Bo, Ada. Commander: Mira Mascovic, Joy D. Obonov. Aufträge: Großernte.",
    )


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_its_rule(language: str) -> None:
    table = Table(2).begin("grey")
    rule = table.refusal("take 1")
    assert rule == "MS-K3"
    sentence = speaker(language).why(rule)
    assert sentence.startswith({"en": "You lack cubes", "de": "Dir fehlen Würfel"}[language])
    assert "[MS-K3: " in sentence


def test_the_storm_is_called_as_on_the_board() -> None:
    for language in LANGUAGES:
        said = speaker(language)
        assert said.say("segment-storm") in said.say("why-MS-M4")
