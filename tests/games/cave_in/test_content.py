"""The content as a whole: what is in the box, where it comes from, what carries it out."""

from __future__ import annotations

import inspect
from collections import Counter

import pytest

from sternentisch.games.cave_in import artifact_effects, effects
from sternentisch.games.cave_in.content import EFFECTS
from sternentisch.games.cave_in.effect import Effect
from sternentisch.games.cave_in.position import expected_pieces
from sternentisch.kernel.content import PROVENANCES
from tests.support.cave_in import LETTERS, game
from tests.support.code import mentions

TABLES = game().content.tables
BOX = game().box
CARDS = [card for card in BOX.cards if card is card.printed]


# --- what is in the box --------------------------------------------------------------------------


@pytest.mark.rule("CI-S3")
def test_78_mercenaries_of_which_52_are_in_play() -> None:
    """Six factions of thirteen: 5, 4, 3 and 1 of levels 1 to 4; two factions stay in the box."""
    assert BOX.copies == [5, 4, 3, 1]
    assert len(CARDS) == 24
    assert sum(BOX.copies[card.level - 1] for card in CARDS) == 78
    assert Counter((card.faction, card.level) for card in CARDS) == Counter(
        (faction, level) for faction in range(6) for level in (1, 2, 3, 4)
    )

    wild = [False, False, True, False, False, True]
    assert len(expected_pieces(BOX, wild)) == 52 + 60 + 12


@pytest.mark.rule("CI-S1", "CI-AMB-22")
def test_60_crystals_ten_of_each_colour() -> None:
    """24, 18, 12 and 6 of costs 1, 3, 6 and 10; 180 points, 24 symbols, 24 cave-ins."""
    crystals = BOX.crystals
    assert len(crystals) == 60
    assert Counter(crystal.colour for crystal in crystals) == dict.fromkeys(range(6), 10)
    assert Counter(crystal.cost for crystal in crystals) == {1: 24, 3: 18, 6: 12, 10: 6}
    assert sum(crystal.vp for crystal in crystals) == 180
    assert sum(crystal.symbol >= 0 for crystal in crystals) == 24
    assert sum(crystal.cave_in for crystal in crystals) == 24


def test_every_colour_has_the_same_ten_crystals() -> None:
    """Cost, points, symbol and cave-in, token by token."""
    kinds = Counter((c.cost, c.vp, c.symbol >= 0, c.cave_in) for c in BOX.crystals)

    assert kinds == {
        (1, 1, False, False): 12,
        (1, 0, True, False): 6,
        (1, 1, True, True): 6,
        (3, 3, False, False): 6,
        (3, 3, False, True): 6,
        (3, 1, True, False): 6,
        (6, 4, True, False): 6,
        (6, 6, False, True): 6,
        (10, 10, False, True): 6,
    }


@pytest.mark.rule("CI-S8", "CI-X2")
def test_12_artifact_cards_with_24_halves() -> None:
    """Each half is on one card; three cards only work in play, three only score, six do either."""
    assert len(BOX.artifact_cards) == 12
    halves = [half for card in BOX.artifact_cards for half in card.halves]
    assert len({half.id for half in halves}) == 24
    score = [tuple(half.timing == "scoring" for half in card.halves) for card in BOX.artifact_cards]
    assert Counter(score) == {(False, False): 3, (True, True): 3, (False, True): 6}
    assert [card.cost for card in BOX.artifact_cards] == [8, 6, 4, 6, 3, 3, 5, 8, 6, 6, 9, 8]


@pytest.mark.rule("CI-E1", "CI-V4", "CI-V5", "CI-V6", "CI-G4", "CI-C2", "CI-S5")
def test_the_numbers_of_the_rules() -> None:
    """Limits, thresholds and points, as the rules state them."""
    assert (BOX.hand_limit, BOX.base_limit) == (7, 7)
    assert BOX.thresholds[2:] == [7, 8, 9]
    assert BOX.set_points == [0, 1, 3, 6, 10, 15, 21]
    assert (BOX.totem_points, BOX.totem_discount, BOX.points_per_level) == (3, 1, 1)
    assert BOX.start_hand == [2, 1, 0, 0]
    assert [len(places) for places in BOX.places_of_row] == [4, 3, 2, 1]


@pytest.mark.rule("CI-S2")
def test_the_first_game_is_played_with_four_named_factions() -> None:
    """Purple, brown, blue and yellow; so red and green are wild."""
    assert [BOX.colours[colour] for colour in BOX.first_game] == [
        *("purple", "brown", "blue", "yellow")
    ]
    state = game().start(2, 1, {"first_game": True})
    assert state.write()["wild"] == ["red", "green"]


# --- names and effects ---------------------------------------------------------------------------


def test_ids_are_unique() -> None:
    """No two pieces of any kind share an id."""
    ids = [entry["id"] for table in TABLES.values() if isinstance(table, list) for entry in table]

    assert len(ids) == len(set(ids))


def test_every_mercenary_names_its_own_rule() -> None:
    """The rule of a card tells its colour and level."""
    rules = {entry["id"]: entry["rule"] for entry in game().content.tables["mercenary"]}
    for card in CARDS:
        assert rules[card.id] == f"CI-K-{LETTERS[card.faction]}{card.level}"


def test_every_effect_name_has_a_handler_and_every_handler_a_card() -> None:
    """The vocabulary and the content use exactly the same words."""
    named = {entry["effect"] for entry in TABLES["mercenary"] + TABLES["artifact"]}
    assert named == set(EFFECTS)

    made = {type(card.effect) for card in BOX.cards}
    made |= {type(artifact.effect) for artifact in BOX.artifacts}
    written = {
        member
        for module in (effects, artifact_effects)
        for _, member in inspect.getmembers(module, inspect.isclass)
        if issubclass(member, Effect)
    }
    assert written - made == {Effect, artifact_effects.PointsPer}


def test_parameters_fit_their_effects() -> None:
    """Each entry gives exactly the parameters its effect wants."""
    for entry in TABLES["mercenary"] + TABLES["artifact"]:
        assert set(entry["params"]) == set(EFFECTS[entry["effect"]][0]), entry["id"]


def test_kinds_and_timings_are_known_words() -> None:
    """What a skill is, and when an artifact works."""
    kinds = {entry["kind"] for entry in TABLES["mercenary"]}
    assert kinds == {"immediate", "lasting", "immediate+lasting", "extra_action"}
    timings = Counter(entry["timing"] for entry in TABLES["artifact"])
    assert timings == {"start": 4, "passive": 5, "raid_trigger": 3, "scoring": 12}


def test_every_entry_tells_where_it_comes_from() -> None:
    """Four words for it; what is public names its source."""
    for name, table in TABLES.items():
        entries = table if isinstance(table, list) else [table]
        if name == "constants":
            entries = list(table.values())
        for entry in entries:
            assert entry["provenance"] in PROVENANCES, entry
            assert (entry["provenance"] == "public") == ("source" in entry), entry

    counts = game().content.by_provenance()
    assert sum(counts.values()) == len(list(game().content.entries()))
    assert counts["ruling"] == 4
    assert counts["public"] == 1


def test_no_rule_asks_for_a_single_card() -> None:
    """Ids of mercenaries, crystals and artifacts appear in the content only, never in code."""
    ids = {
        entry["id"]
        for name in ("mercenary", "crystal", "artifact", "artifact_card")
        for entry in TABLES[name]
    }

    assert mentions(game(), ids) == []
