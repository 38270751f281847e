"""The tables of the rulebook pages say what the content says, in both languages."""

from __future__ import annotations

import re

import pytest

from sternentisch.games.cryo.components import INCIDENTS, PILES
from sternentisch.games.cryo.content_docks import KINDS
from sternentisch.games.cryo.view import cryo_view
from sternentisch.text.rulebook import rulebook
from tests.games.cryo.test_content_board import TUNNELS, letters, priced, rows, written
from tests.support.cryo import game

KIND_OF = {entry["id"]: entry["kind"] for entry in game().content.tables["action"]}

BOX = game().box
ENTRIES = game().content.tables
both_languages = pytest.mark.parametrize("language", ["en", "de"])

UNITS = {
    "en": "crystals? c, organics o, tech t, nanites? n, energy e, card actions? card",
    "de": "Kristalle? c, (Einheiten )?organisches Material o, Technologien? t, Nanomaschinen? n, "
    "Energie e, Kartenaktion(en)? card",
}
WORDS = {
    "en": {"small": "small", "large": "large", "early": "early", "late": "late", "–": "sunset"},
    "de": {"klein": "small", "groß": "large", "Früh": "early", "Spät": "late", "–": "sunset"},
}
NAMES = {
    "action": {
        "en": "Stasis Control, Reactor, Converter, Computer, Scout, Send crew to salvage, "
        "Recall crew, Launch",
        "de": "Stase-Kontrolle, Reaktor, Umwandler, Computer, Kundschafter, "
        "Crew zum Bergen aussenden, Crew zurückbeordern, Transport einleiten",
    },
    "symbol": {
        "en": "sun, moon, star, ring, wave, bolt, leaf, eye, gear, key, drop, arrow",
        "de": "Sonne, Mond, Stern, Ring, Welle, Blitz, Blatt, Auge, Zahnrad, Schlüssel, Tropfen, "
        "Pfeil",
    },
    "platform": {
        "en": "Custom Build I, Wake Up, Recharge, Custom Build II, Nanite Forge, Plan",
        "de": "Eigenkonstruktion I, Aufwecken, Aufladen, Eigenkonstruktion II, Nano-Herstellung, "
        "Planen",
    },
    "section": {
        "en": "1 Engineering pink, 2 Laboratory green, 3 Research & Development grey, "
        "4 Dispatch brown",
        "de": "1 Konstruktion rosa, 2 Labor grün, 3 Forschung & Entwicklung grau, "
        "4 Abfertigung braun",
    },
    "incident": {"en": "Sabotage, Plunder, Sunset", "de": "Sabotage, Plünderung, Sonnenuntergang"},
    "material": {
        "en": "Crystal, Organics, Tech",
        "de": "Kristall, Organisches Material, Technologie",
    },
    "cave": {
        "en": "Crystal Grotto, Crystal Cleft, Fungal Grotto, Moss Cleft, Ore Grotto, Ore Cleft, "
        "Steam Chamber, Lake Chamber, Steam Hall, Lake Hall, Geode Hall, Crystal Dome, "
        "Fungal Dome, Ore Dome",
        "de": "Kristallgrotte, Kristallspalte, Pilzgrotte, Moosspalte, Erzgrotte, Erzspalte, "
        "Dampfkammer, Seekammer, Dampfhalle, Seehalle, Geodenhalle, Kristalldom, Pilzdom, Erzdom",
    },
    "upgrade": {
        "en": "Ground Scanner, Supercharge, Interface, Wake-up Protocol, Automation, Prototype, "
        "Early Warning, Overclock",
        "de": "Bodenscanner, Superladung, Interface, Aufwach-Protokoll, Automatisierung, Prototyp, "
        "Vorwarnung, Übertakten",
    },
    "mission": {
        "en": "Expansion, Power Bank, Plunder, Fortress, Industry, Reserve, Monument, Community",
        "de": "Ausbreitung, Powerbank, Plünderung, Festung, Industrie, Reserve, Denkmal, "
        "Gemeinschaft",
    },
    "vehicle": {
        "en": "Rhino, Moth, Ram, Crab, Mole, Shark, Spider, Turtle",
        "de": "Nashorn, Motte, Widder, Krabbe, Maulwurf, Hai, Spinne, Schildkröte",
    },
}
"""In the order of the content."""


def table(id: str, language: str) -> list[list[str]]:
    """Return the cells of a rule's table, without its heading."""
    lines = [
        line for line in rulebook(game(), language).entries[id].text.split("\n") if "|" in line
    ]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def names(kind: str, language: str) -> list[str]:
    return NAMES[kind][language].split(", ")


def units(text: str, language: str) -> str:
    """Return a phrase like "1 crystal and 2 energy" as letters: "cee"; "or" as a slash."""
    found = []
    for part in re.split(r", | and | und | or | oder ", text):
        count, _, thing = part.partition(" ")
        pairs = [pair.rsplit(" ", 1) for pair in UNITS[language].split(", ")]
        letter = next(letter for pattern, letter in pairs if re.fullmatch(pattern, thing))
        found.append(f"{count} card" if letter == "card" else letter * int(count))
    found.sort(key=lambda part: "cotne".find(part[0]))
    return ("/" if " or " in text or " oder " in text else "").join(found)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


# --- tables of the board -------------------------------------------------------------------------


@pytest.mark.rule("CR-B1")
@both_languages
def test_numbers_for_two_three_and_four_players(language: str) -> None:
    """Counted on the table at the start of games."""
    for column, seats in enumerate((2, 3, 4), 1):
        view = cryo_view(game().start(seats, 3).view(None))
        sound = [dock for dock in view.docks[:16] if not dock.damaged]
        counted = [
            sum(space.left for space in view.spaces),
            16 - len(sound),
            len(sound),
            sum(len(player.home) for player in view.players),
            len(view.caves),
            len(view.salvage),
            len([tile for tile in view.incidents if tile]),
            view.track_left - 1,
        ]
        assert [int(row[column]) for row in table("CR-B1", language)] == counted


@pytest.mark.rule("CR-B2", "CR-K9")
@both_languages
def test_sections(language: str) -> None:
    kinds = [kind for kind in KINDS if kind not in ("space", "launch")]
    called = dict(zip(kinds, names("action", language), strict=False))
    for number, row in enumerate(table("CR-B2", language)):
        section = BOX.sections[number]
        docks = BOX.docks[4 * number : 4 * number + 4]
        found = {
            KIND_OF[action.id] for dock in docks for action in dock.actions if action is not None
        }
        assert f"{row[0]} {row[1]}" == names("section", language)[number]
        assert numbers(row[2]) == [4 * number + 1, 4 * number + 4]
        assert int(row[3]) == BOX.chambers[3 * number].pods
        spaces = [entry["id"] for entry in ENTRIES["space"] if entry["section"] == section]
        assert row[4].split(", ") == spaces
        assert row[5].split(", ") == [called[kind] for kind in kinds if kind in found]


@pytest.mark.rule("CR-B3", "CR-K8")
@both_languages
def test_docks(language: str) -> None:
    kinds = [kind for kind in KINDS if kind != "space"]
    called = dict(zip(kinds, names("action", language), strict=True))
    symbols = dict(
        zip([d.symbol for d in BOX.docks if d.symbol], names("symbol", language), strict=True)
    )
    for dock, row in zip(BOX.docks, table("CR-B3", language), strict=True):
        wanted = [dock.id, symbols.get(dock.symbol, "–")]
        for action in dock.actions:
            if action is None:
                wanted.append("–")
            else:
                wanted.append(called.get(KIND_OF[action.id], action.id.removeprefix("res-")))
        assert row == wanted


@pytest.mark.rule("CR-B4")
@both_languages
def test_salvage_spaces(language: str) -> None:
    for kind, row in enumerate(table("CR-B4", language)):
        spaces = [space for space in BOX.salvages if space.row == kind]
        assert row[0] == names("material", language)[kind]
        assert row[1].split(", ") == [space.id for space in spaces if space.min_players == 2]
        assert row[2].split(", ") == [space.id for space in spaces if space.min_players == 3]
        assert units(row[3], language) == "cot"[kind]


@pytest.mark.rule("CR-B5")
@both_languages
def test_platform_actions(language: str) -> None:
    for action, row in zip(BOX.platform, table("CR-B5", language), strict=True):
        assert row[:2] == [str(action.index + 1), names("platform", language)[action.index]]
        assert numbers(row[2]) == ([action.cost_slot + 1] if action.cost_slot >= 0 else [])
        if action.reward_slot >= 0:
            assert numbers(row[3]) == [action.reward_slot + 1]
        elif not action.wake:
            assert units(row[3], language) == written(action.reward)


@pytest.mark.rule("CR-B6")
@both_languages
def test_resource_tiles(language: str) -> None:
    card = {"en": "1 card from your hand", "de": "1 Handkarte"}[language]
    for tile, row in zip(BOX.tiles, table("CR-B6", language), strict=True):
        assert row[0] == names("material", language)[tile.colour]
        assert int(row[1]) == tile.copies
        assert units(row[2], language) == written(tile.reward)
        assert (row[3] == card) == (tile.price is None)
        if tile.price is not None:
            assert units(row[3], language) == priced(tile.price)


@pytest.mark.rule("CR-B7")
@both_languages
def test_cave_spaces(language: str) -> None:
    for cave, row in zip(BOX.caves, table("CR-B7", language), strict=True):
        tunnels = [t.index + 1 for t in BOX.tunnels if cave.index in (t.first, t.second)]
        assert int(row[0]) == int(cave.id[1:])
        assert WORDS[language][row[1]] == ("large" if cave.is_large else "small")
        assert numbers(row[2]) == ([4] if cave.min_players == 4 else [cave.min_players, 4])
        assert numbers(row[3]) == tunnels
        assert numbers(row[4]) == [other + 1 for other in cave.adjacent]


@pytest.mark.rule("CR-B8")
@both_languages
def test_tunnel_sections(language: str) -> None:
    origins = [row[0] for row in rows(TUNNELS).values()]
    for tunnel, row in zip(BOX.tunnels, table("CR-B8", language), strict=True):
        assert [int(row[0]), int(row[2])] == [tunnel.index + 1, tunnel.energy]
        assert numbers(row[1]) == numbers(origins[tunnel.index])
        assert numbers(row[3]) == [tunnel.first + 1, tunnel.second + 1]


@pytest.mark.rule("CR-B9")
@both_languages
def test_cave_tiles(language: str) -> None:
    for tile, row in zip(BOX.cave_tiles, table("CR-B9", language), strict=True):
        assert row[0] == names("cave", language)[tile.index]
        assert WORDS[language][row[1]] == ("large" if tile.is_large else "small")
        assert units(row[2], language) == letters(tile.cost)
        assert [int(row[3]), int(row[4])] == [tile.first, tile.second]


@pytest.mark.rule("CR-B10")
@both_languages
def test_incident_tiles(language: str) -> None:
    for tile, row in zip(BOX.incidents, table("CR-B10", language), strict=True):
        assert WORDS[language][row[0]] == PILES[tile.pile]
        assert row[1] == names("incident", language)[tile.kind]
        assert int(row[2]) == tile.copies
        if INCIDENTS[tile.kind] == "plunder":
            assert units(row[3], language) == written(tile.reward)


# --- tables elsewhere ----------------------------------------------------------------------------


@pytest.mark.rule("CR-S5")
@both_languages
def test_compensation_by_seat(language: str) -> None:
    for seat, row in enumerate(table("CR-S5", language)):
        assert int(row[0]) == seat + 1
        if seat:
            assert units(row[1], language) == letters(BOX.bonus[seat])
        else:
            assert numbers(row[1]) == []


@pytest.mark.rule("CR-C10", "CR-AMB-31", "CR-AMB-32")
@both_languages
def test_cards(language: str) -> None:
    for card, row in zip(BOX.cards, table("CR-C10", language), strict=True):
        assert row[0].split(" (")[0] == names("upgrade", language)[card.index]
        assert row[1] == names("mission", language)[card.index]
        vehicle, pods = row[2].split(" (")[0].split(", ")
        assert (vehicle, int(pods)) == (names("vehicle", language)[card.index], card.room)
        assert units(row[3], language) == written(card.scrap)


@pytest.mark.rule("CR-C21", "CR-AMB-26")
@both_languages
def test_missions(language: str) -> None:
    called = names("mission", language)
    for name, entry, row in zip(called, ENTRIES["card"], table("CR-C21", language), strict=True):
        params = entry["mission"]["params"]
        assert row[0] == name
        assert int(row[1]) == params["points"]
        more = [params[name] for name in ("min_pods", "divisor") if name in params]
        assert numbers(row[2]) == more


@pytest.mark.rule("CR-R8")
@both_languages
def test_recalls_until_sunset(language: str) -> None:
    found = [[numbers(cell)[0] for cell in row] for row in table("CR-R8", language)]
    stacks = BOX.early_stacks + BOX.late_stacks
    assert found == [[n, stacks * n + 1, stacks * n + 1 + len(BOX.sections)] for n in (2, 3, 4)]


@pytest.mark.rule("CR-AMB-26", "CR-V1", "CR-V2", "CR-V3")
@both_languages
def test_points_in_words(language: str) -> None:
    """The texts of CR-V1 to CR-V3 name the values of the content."""
    entries = rulebook(game(), language).entries
    assert numbers(entries["CR-V1"].text) == [BOX.points_cave]
    assert set(numbers(entries["CR-V2"].text)) == {BOX.points_upgrade, BOX.points_vehicle}
    assert numbers(entries["CR-V3"].text) == [BOX.points_pool]
