"""Sentences of Cryo that are worth reading one by one."""

from __future__ import annotations

import pytest

from sternentisch.games.cryo.events import counted
from sternentisch.kernel.event import Event, Facts
from sternentisch.text.speaker import LANGUAGES
from tests.support.cryo import Table
from tests.text.spoken import Spoken

SPOKEN = Spoken("cryo")
speaker, told = SPOKEN.speaker, SPOKEN.event
asked, both = SPOKEN.question, SPOKEN.choice


# --- units ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("units", "english", "german"),
    [
        ([1, 0, 0, 0, 0], "1 crystal", "1 Kristall"),
        ([2, 0, 0, 0, 0], "2 crystals", "2 Kristalle"),
        ([0, 1, 0, 0, 0], "1 organics", "1 organisches Material"),
        ([0, 3, 0, 0, 0], "3 organics", "3 Einheiten organisches Material"),
        ([0, 0, 2, 0, 0], "2 tech", "2 Technologien"),
        ([0, 0, 0, 1, 0], "1 nanite", "1 Nanomaschine"),
        ([0, 0, 0, 2, 0], "2 nanites", "2 Nanomaschinen"),
        ([0, 0, 0, 0, 3], "3 energy", "3 Energie"),
        ([1, 0, 0, 0, 1], "1 crystal and 1 energy", "1 Kristall und 1 Energie"),
        ([0, 0, 1, 1, 0], "1 tech and 1 nanite", "1 Technologie und 1 Nanomaschine"),
        (
            [2, 1, 1, 0, 0],
            "2 crystals, 1 organics and 1 tech",
            "2 Kristalle, 1 organisches Material und 1 Technologie",
        ),
        (
            [0, 1, 0, 2, 1],
            "1 organics, 2 nanites and 1 energy",
            "1 organisches Material, 2 Nanomaschinen und 1 Energie",
        ),
    ],
)
def test_units_are_counted_and_joined(units: list[int], english: str, german: str) -> None:
    gained = Event("gained", 0, {**counted(units), "lost": 0, "resources": []})
    assert told(gained) == (f"Ada gains {english}.", f"Ada bekommt {german}.")


# --- drones and docks ----------------------------------------------------------------------------


def test_the_question_of_a_turn_knows_where_the_drones_are() -> None:
    table = Table(2).begin("A")
    assert asked(table)[0].startswith("Ada, which drone do you deploy?")
    assert both(table, "deploy 2") == (
        "deploy the drone from dock 2 (Wake Up)",
        "Drohne von Dock 2 (Aufwecken) aussenden",
    )
    table = Table(2).lay("A", out="1").begin("A")
    assert asked(table) == (
        "Ada, do you deploy a drone or recall them all?",
        "Ada, sendest du eine Drohne aus, oder rufst du alle zurück?",
    )
    table = Table(2).lay("A", out="1 2 5", hand="interface").begin("A")
    assert asked(table)[1].startswith("Ada, alle deine Drohnen sind unterwegs")


def test_recalling_tells_what_is_salvaged() -> None:
    table = Table(3).lay("A", out="1").begin("A")
    assert both(table, "recall") == ("recall the drone", "Drohne zurückrufen")
    table = Table(3).lay("A", out="1 17").salvage("A", "1 2 7").begin("A")
    assert both(table, "recall") == (
        "recall 2 drones, salvaging 2 crystals and 1 tech",
        "2 Drohnen zurückrufen, dabei 2 Kristalle und 1 Technologie bergen",
    )


def test_docks_list_their_actions() -> None:
    table = Table(2).lay("A", upgrades="interface").begin("A").do("deploy 1")
    assert both(table, "place 5") == (
        "dock 5: space O1, Stasis Control (Laboratory), space O3, Converter",
        "Dock 5: Feld O1, Stase-Kontrolle (Labor), Feld O3, Umwandler",
    )
    assert both(table, "place 4") == (
        "dock 4 (damaged): space C4, space C3",
        "Dock 4 (beschädigt): Feld C4, Feld C3",
    )
    assert both(table, "place 17") == (
        "Launch dock: Launch",
        "Transport-Dock: Transport einleiten",
    )


def test_actions_tell_what_they_offer_now() -> None:
    table = Table(2).lay("A", "1/2/0/0").space("C1", "RC1").space("C3", "").at("A", "1")
    assert both(table, "activate north") == (
        "North, space C1: 1 crystal and 1 energy",
        "Norden, Feld C1: 1 Kristall und 1 Energie",
    )
    assert both(table, "activate south") == (
        "South, space C3 (empty): 1 crystal",
        "Süden, Feld C3 (leer): 1 Kristall",
    )
    assert both(table, "activate west")[0] == "West, Reactor: up to 3 crystals into energy"


@pytest.mark.parametrize(
    ("tracks", "upgrades", "english", "german"),
    [
        ("0/5/0/0", "", "wake up to 3 pods for 1 organics each", "bis zu 3 Kapseln wecken, je {}"),
        ("0/1/0/1", "", "wake up to 2 pods for 1 organics each", "bis zu 2 Kapseln wecken, je {}"),
        ("0/1/0/0", "", "wake 1 pod for 1 organics", "1 Kapsel für {} wecken"),
        ("0/0/0/0", "wakeup_protocol", "wake 1 pod for free", "1 Kapsel kostenlos wecken"),
        (
            "0/1/0/0",
            "wakeup_protocol",
            "wake up to 2 pods for 1 organics each, the first one for free",
            "bis zu 2 Kapseln wecken, je {}, die erste kostenlos",
        ),
    ],
)
def test_stasis_control_counts_the_pods_that_can_be_woken(
    tracks: str, upgrades: str, english: str, german: str
) -> None:
    table = Table(2).lay("A", tracks, upgrades=upgrades).at("A", "1")
    german = german.format("1 organisches Material")
    assert both(table, "activate east") == (
        f"East, Stasis Control: {english}",
        f"Osten, Stase-Kontrolle: {german}",
    )


def test_a_dock_without_a_possible_action_offers_scrap_only() -> None:
    table = Table(2).lay("A", hand="interface").at("A", "17")
    english, german = asked(table)
    assert english.startswith("On the Launch dock you cannot launch anything now.")
    assert german.startswith("Auf dem Transport-Dock kannst du jetzt keinen Transport einleiten.")
    assert both(table, "done") == ("go on", "weiter")


def test_overclocking_names_its_price() -> None:
    table = Table(2).lay("A", "1/1/1/0", upgrades="overclock").at("A", "1").do("activate west")
    assert asked(table) == (
        "Overclock: do you use another action beside dock 1 for 1 tech?",
        "Übertakten: Nutzt du für 1 Technologie noch eine andere Aktion neben Dock 1?",
    )
    assert both(table, "done") == ("do not overclock", "nicht übertakten")


def test_a_nanite_for_overclocking_wakes_nobody() -> None:
    """Of two nanites one goes into Overclock, so one pod is left to wake."""
    table = Table(2).lay("A", "1/0/0/2", upgrades="overclock").at("A", "1")
    table.do("activate west", "amount 1", "pay crystal")
    assert both(table, "activate east")[0] == ("East, Stasis Control: wake 1 pod for 1 organics")


# --- paying --------------------------------------------------------------------------------------


def test_nanites_are_spoken_of_by_whoever_has_some() -> None:
    table = Table().lay("A", "1/1/1/0", out="17", home="1 2", slots="3:RC4", hand="interface")
    table.incident("rnd", "IE1").begin("A").do("recall", "incident rnd", "return 3", "use")
    assert asked(table) == (
        "How do you pay 1 crystal or 1 organics?",
        "Womit bezahlst du 1 Kristall oder 1 organisches Material?",
    )


def test_nanites_say_what_they_replace() -> None:
    table = Table(2).lay("A", "2/0/0/2").at("A", "1").do("activate west", "amount 2")
    assert asked(table) == (
        "How do you pay 2 crystals? Nanites count, too.",
        "Womit bezahlst du 2 Kristalle? Nanomaschinen gelten auch.",
    )
    assert both(table, "pay crystal") == (
        "pay 2 crystals (you have 2)",
        "2 Kristalle zahlen (du hast 2)",
    )
    assert both(table, "pay nanite") == (
        "pay 1 nanite instead of 1 crystal (you have 2)",
        "1 Nanomaschine zahlen, ersetzt 1 Kristall (du hast 2)",
    )


def test_energy_that_does_not_fit_is_told() -> None:
    table = Table(2).lay("A", "3/0/0/0 +6").at("A", "1").do("activate west")
    assert both(table, "amount 2") == ("2 crystals for 2 energy", "2 Kristalle für 2 Energie")
    assert both(table, "amount 3") == (
        "3 crystals for 3 energy, 1 of it lost",
        "3 Kristalle für 3 Energie, davon verfällt 1",
    )


def test_the_converter_stops_with_nanites() -> None:
    table = Table(2).lay("A", "3/0/2/0").at("A", "5").do("activate west", "convert tech")
    assert asked(table) == (
        "Do you convert something else (1 of 3 so far)?",
        "Wandelst du noch etwas um (bisher 1 von 3)?",
    )
    assert both(table, "done") == ("stop and take 1 nanite", "aufhören und 1 Nanomaschine nehmen")
    table.do("convert crystal")
    assert both(table, "done")[1] == "aufhören und 2 Nanomaschinen nehmen"


# --- tiles and the platform ----------------------------------------------------------------------


def test_a_tile_is_a_cost_or_a_reward() -> None:
    table = Table(2).space("C1", "RC4 RC1").at("A", "1").do("activate north")
    assert asked(table)[0].startswith("The tile on space C1: crystal or organics.")
    assert both(table, "take-tile") == (
        "take the reward: 1 crystal or 1 organics",
        "Belohnung nehmen: 1 Kristall oder 1 organisches Material",
    )
    assert both(table, "install 2") == (
        "install in slot 2 (Wake Up, cost: 1 crystal or 1 organics)",
        "in Slot 2 einbauen (Aufwecken, Kosten: 1 Kristall oder 1 organisches Material)",
    )
    assert both(table, "install 1")[0] == (
        "install in slot 1 (Custom Build I, reward: 1 crystal or 1 organics)"
    )
    assert both(table, "install 5")[1].endswith("; noch ohne Kosten)")


def test_a_card_tile_costs_a_card() -> None:
    table = Table(2).space("C1", "RC6").at("A", "1").do("activate north")
    assert both(table, "install 3") == (
        "install in slot 3 (Recharge, cost: 1 card from your hand)",
        "in Slot 3 einbauen (Aufladen, Kosten: 1 Handkarte)",
    )
    assert both(table, "take-tile")[1] == "Belohnung nehmen: 1 Kartenaktion"


def test_landing_places_tell_what_they_do() -> None:
    table = Table(2).lay("A", "1/0/0/0", out="1", home="5 6", slots="1:RC1 2:RO1 3:RC2 4:RT1")
    table.incident("engineering", "IE2").begin("A").do("recall", "incident engineering")
    assert both(table, "return 1") == (
        "dock 1, Custom Build I: 1 crystal and 1 energy",
        "Dock 1, Eigenkonstruktion I: 1 Kristall und 1 Energie",
    )
    assert both(table, "return 2") == (
        "dock 2, Wake Up: 1 organics for 1 pod (you cannot pay for it)",
        "Dock 2, Aufwecken: 1 organisches Material für 1 Kapsel (kannst du nicht bezahlen)",
    )
    assert both(table, "return 3")[0] == "dock 3, Recharge: 1 crystal for 1 energy"
    assert both(table, "return 4")[1] == "Dock 4, Eigenkonstruktion II: noch unvollständig"
    table.do("return 3")
    assert both(table, "use") == (
        "use Recharge: 1 crystal for 1 energy",
        "Aufladen nutzen: 1 Kristall für 1 Energie",
    )


def test_scrap_tells_its_reward() -> None:
    table = Table(2).lay("A", hand="interface", slots="7:RT6").begin("A")
    assert both(table, "scrap-card interface") == (
        "scrap Interface: 1 crystal and 1 tech",
        "Interface verschrotten: 1 Kristall und 1 Technologie",
    )
    assert both(table, "scrap-tile 7") == (
        "scrap slot 7 (Plan): 1 card action",
        "Slot 7 (Planen) verschrotten: 1 Kartenaktion",
    )


# --- pods and incidents --------------------------------------------------------------------------


def test_waking_tells_chamber_and_price() -> None:
    table = Table(2).lay("A", "0/1/0/0", upgrades="wakeup_protocol").at("A", "15")
    table.do("activate west")
    assert both(table, "wake dispatch-1") == (
        "wake one of 2 pods in chamber 1 (Dispatch) for free",
        "eine von 2 Kapseln aus Kammer 1 (Abfertigung) kostenlos wecken",
    )
    table.do("wake dispatch-1")
    assert both(table, "wake dispatch-1") == (
        "wake the pod in chamber 1 (Dispatch) for 1 organics",
        "Kapsel aus Kammer 1 (Abfertigung) für 1 organisches Material wecken",
    )
    assert asked(table)[0] == "Do you wake another pod (1 of 3 so far)?"


def test_a_sabotage_tells_whom_it_hits() -> None:
    table = Table(3).lay("A", out="1").lay("B", upgrades="early_warning")
    table.incident("engineering", "IE1").incident("laboratory", "IE2").incident("rnd", "IE1")
    table.sabotaged("rnd", "IL1", "IL1", "IL1").incident("dispatch", "IS1")
    table.begin("A").do("recall")
    assert both(table, "incident engineering") == (
        "Engineering: Sabotage in chamber 1, destroys 1 pod of yours and 1 of others",
        "Konstruktion: Sabotage in Kammer 1, zerstört 1 eigene und 1 fremde Kapsel",
    )
    assert both(table, "incident laboratory") == (
        "Laboratory: Plunder (2 crystals)",
        "Labor: Plünderung (2 Kristalle)",
    )
    assert both(table, "incident rnd") == (
        "Research & Development: Sabotage, you choose another section",
        "Forschung & Entwicklung: Sabotage, du wählst einen anderen Schiffsteil",
    )
    assert both(table, "incident dispatch") == (
        "Dispatch: Sunset, the game ends after this turn",
        "Abfertigung: Sonnenuntergang, die Partie endet nach diesem Zug",
    )
    table.do("incident engineering")
    assert told(table.heard("chamber-sabotaged")[0]) == (
        "The sabotage hits chamber 1 (Engineering).",
        "Die Sabotage trifft Kammer 1 (Konstruktion).",
    )
    assert told(table.heard("pod-warned")[0])[1] == (
        "Vorgewarnt: Eine Kapsel von Bo entkommt aus Kammer 1 (Konstruktion) in die nächste Kammer."
    )
    assert told(table.heard("pods-destroyed")[0]) == (
        "Ada loses 1 pod in chamber 1 (Engineering).",
        "Ada verliert 1 Kapsel in Kammer 1 (Konstruktion).",
    )


# --- caves and launches --------------------------------------------------------------------------


def launching(upgrades: str = "", hand: str = "") -> Table:
    """A player with five pods at the Launch dock, with caves open at two tunnel sections."""
    table = Table(2).lay("A", "2/2/0/0 +2", 5, upgrades=upgrades, hand=hand, vehicles="interface")
    table.cave("K01", "S1").cave("K03", "L1").cave("K04", "S3")
    return table.at("A", "17").do("activate north")


def test_a_launch_in_words() -> None:
    table = launching()
    assert both(table, "tunnel t2") == (
        "tunnel section 2 for 2 energy: Steam Hall (cave 3, 6/3 points), "
        "Fungal Grotto (cave 4, 4/2 points)",
        "Tunnelabschnitt 2 für 2 Energie: Dampfhalle (Höhle 3, 6/3 Punkte), "
        "Pilzgrotte (Höhle 4, 4/2 Punkte)",
    )
    table.do("tunnel t2")
    assert both(table, "settle first") == (
        "Steam Hall (cave 3, 6/3 points), for 1 crystal and 1 organics",
        "Dampfhalle (Höhle 3, 6/3 Punkte), für 1 Kristall und 1 organisches Material",
    )
    assert both(table, "settle both") == (
        "both caves, Steam Hall and Fungal Grotto, for 1 crystal and 2 organics",
        "beide Höhlen, Dampfhalle und Pilzgrotte, "
        "für 1 Kristall und 2 Einheiten organisches Material",
    )
    table.do("settle both")
    assert both(table, "load 3") == ("3 pods, 2 stay behind", "3 Kapseln, 2 bleiben zurück")
    table.do("load 3")
    assert both(table, "split 1") == (
        "1 pod in cave 3 (Steam Hall), 2 in cave 4 (Fungal Grotto)",
        "1 Kapsel in Höhle 3 (Dampfhalle), 2 in Höhle 4 (Pilzgrotte)",
    )
    table.do("split 1")
    assert told(table.heard("vehicle-launched")[0]) == (
        "Ada sends the vehicle Ram with 3 pods into tunnel section 2.",
        "Ada schickt das Fahrzeug Widder mit 3 Kapseln in Tunnelabschnitt 2.",
    )
    assert told(table.heard("cave-settled")[0]) == (
        "Ada settles in cave 3 (Steam Hall) with 1 pod.",
        "Ada siedelt mit 1 Kapsel in Höhle 3 (Dampfhalle).",
    )


def test_a_launch_tells_the_energy_it_really_takes() -> None:
    english, _ = both(launching(upgrades="supercharge"), "tunnel t2")
    assert english.startswith("tunnel section 2 for 1 energy: ")


def test_a_face_down_cave_shows_its_size_or_to_scanners_its_tile() -> None:
    table = Table(2).lay("A", "0/0/1/0 +1", pool=1).cave("K03", "L5", is_open=False)
    table.at("A", "13").do("activate west")
    assert both(table, "reveal k03") == ("cave 3 (large)", "Höhle 3 (groß)")
    table = Table(2).lay("A", "0/0/1/0 +1", pool=1, upgrades="ground_scanner")
    table.cave("K03", "L5", is_open=False).at("A", "13").do("activate west")
    assert both(table, "reveal k03") == (
        "cave 3: Fungal Dome, 7/3 points, brings you 2 organics",
        "Höhle 3: Pilzdom, 7/3 Punkte, bringt dir 2 Einheiten organisches Material",
    )


# --- the end, and refusals -----------------------------------------------------------------------


def test_what_random_games_rarely_show() -> None:
    ended: Facts = {"reason": "pods"}
    assert told(Event("game-ended", -1, ended)) == (
        "The game is over. Somebody has no pod left to save.",
        "Ende der Partie. Jemand hat keine Kapsel mehr zu retten.",
    )
    assert told(Event("deck-shuffled", -1, {})) == (
        "The discard pile is shuffled and becomes the new draw pile.",
        "Der Ablagestapel wird gemischt und ist der neue Kartenstapel.",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_its_rule(language: str) -> None:
    table = Table(2).begin("A")
    rule = table.refusal("recall")
    assert rule == "CR-T4"
    sentence = speaker(language).why(rule)
    begin = {"en": "All your drones are at home.", "de": "Alle deine Drohnen sind daheim."}
    assert sentence.startswith(begin[language])
    assert "[CR-T4: " in sentence


def test_every_action_can_be_described_at_any_time() -> None:
    """Help asks about actions that do not answer the open question, and about other views."""
    table = launching(hand="prototype")
    for move in ("tunnel t2", "settle both", "load 3", "split 1"):
        for seat in (None, 0, 1):
            view = table.state.view(seat)
            for action in table.game.table:
                table.game.describe(view, action)
        table.do(move)
