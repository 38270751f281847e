"""What cards and tiles of Cryo are called, and how their texts explain them."""

from __future__ import annotations

import pytest

from sternentisch.games.cryo.events import counted
from sternentisch.text.speaker import LANGUAGES
from tests.support.cryo import Table, game
from tests.text.spoken import Spoken

CARDS = [card.id for card in game().box.cards]
SPOKEN = Spoken("cryo")
speaker, told, both = SPOKEN.speaker, SPOKEN.event, SPOKEN.choice


def test_cards_are_called_by_the_use_they_are_put_to() -> None:
    table = Table(2).lay("A", "0/0/1/0", hand="supercharge early_warning", destroyed=1)
    table.at("A", "9").do("activate west", "draws 0")
    assert both(table, "card-play supercharge upgrade") == (
        "Supercharge as an upgrade: launches for half the energy",
        "Superladung als Upgrade: Transporte für die halbe Energie",
    )
    assert both(table, "card-play supercharge mission") == (
        "Power Bank as a mission: 1 point for each energy you have left",
        "Powerbank als Mission: 1 Punkt je Energie, die dir bleibt",
    )
    assert both(table, "card-play supercharge vehicle") == (
        "Moth as a vehicle: holds 2 pods, any launch for 1 energy",
        "Motte als Fahrzeug: Platz für 2 Kapseln, Transport immer für 1 Energie",
    )
    assert both(table, "card-play early_warning vehicle") == (
        "Spider as a vehicle: holds 3 pods, 1 destroyed pod comes back",
        "Spinne als Fahrzeug: Platz für 3 Kapseln, 1 zerstörte Kapsel kommt zurück",
    )
    table.do("card-play early_warning vehicle")
    assert told(table.heard("vehicle-played")[0]) == (
        "Ada plays the vehicle Spider.",
        "Ada spielt das Fahrzeug Spinne aus.",
    )


def test_only_the_owner_is_told_which_card_was_drawn() -> None:
    table = Table(2).lay("A", "0/0/1/0").deck("prototype interface")
    table.at("A", "9").do("activate west")
    event = table.heard("card-drawn")[0]
    assert told(event.seen_by(0))[0] == "Ada draws Prototype / Reserve / Shark."
    assert told(event.seen_by(1)) == ("Ada draws a card.", "Ada zieht eine Karte.")


def test_a_mission_stays_secret() -> None:
    table = Table(2).lay("A", "0/0/1/0", hand="prototype").at("A", "9")
    table.do("activate west", "draws 0", "card-play prototype mission")
    for seat in (0, 1, None):
        assert told(table.heard("mission-played")[0].seen_by(seat)) == (
            "Ada plays a mission face down.",
            "Ada legt verdeckt eine Mission aus.",
        )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", CARDS)
def test_a_card_explains_all_its_uses(id: str, language: str) -> None:
    said = speaker(language)
    names = [said.say(f"{kind}-{id}") for kind in ("upgrade", "mission", "vehicle")]
    assert said.say(f"card-{id}") == " / ".join(names)
    text = said.text_of("card", id)
    for use in ("upgrade", "mission", "vehicle", "scrap"):
        assert f"{said.say(f'use-{id}-{use}')}: " in text


@pytest.mark.parametrize("id", CARDS)
def test_explanations_say_what_the_content_says(id: str) -> None:
    """The numbers in the texts of cards are those of the pieces."""
    said = speaker("en")
    card = next(card for card in game().box.cards if card.id == id)
    assert said.text_of("vehicle", id).startswith(f"Holds {card.room} pods")
    points = "1 point" if card.mission.points == 1 else f"{card.mission.points} points"
    assert said.text_of("mission", id).startswith(f"{points} for ")
    scrap = said.say("yield", {"reward": "units", **counted(card.scrap.gain)})
    assert said.text_of("card", id).endswith(f": {scrap}.")


def test_tiles_and_incidents_are_called_by_what_the_content_says() -> None:
    said, box = speaker("en"), game().box
    for tile in box.tiles:
        gain = said.say("yield", {"reward": "units", **counted(tile.reward.gain)})
        kinds = [said.say(f"resource-{box.resources[kind]}") for kind in tile.reward.choose]
        name = " or ".join(kinds) or gain.replace("1 ", "").replace(" and ", " + ")
        found = sorted(said.say(f"tile-{tile.id}").split(" + "))
        wanted = "card action" if tile.reward.card_actions else name
        assert found == sorted(wanted.split(" + ")), tile.id
    for incident in box.incidents:
        reward = incident.reward
        gain = said.say("units", counted(reward.gain))
        cards = {1: "1 card action", 2: "2 card actions"}.get(reward.card_actions, gain)
        name = said.say(f"incident-{incident.id}")
        assert name == f"Plunder ({cards})" or name in ("Sabotage", "Sunset"), incident.id
