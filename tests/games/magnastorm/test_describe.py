"""What choices and questions are about: the facts that sentences are made of."""

from __future__ import annotations

import pytest

from sternentisch import Rng
from sternentisch.kernel.event import Facts
from tests.games.magnastorm.test_position import SCENES, scene
from tests.support.magnastorm import Table, game


def facts(table: Table, move: str, person: str | None = "grey") -> Facts:
    return table.game.describe(table.view(person), table.game.action(move))


def question(table: Table, person: str | None = "grey") -> Facts:
    return table.game.describe_question(table.view(person))


def told(table: Table, move: str, *names: str) -> tuple[object, ...]:
    """Return some of the facts behind an action; None for those it has not."""
    found = facts(table, move)
    return tuple(found.get(name) for name in names)


@pytest.fixture
def table() -> Table:
    """Grey is to choose; Purple controls Forrester and owns a station and some turtles."""
    table = Table().lay("grey", "3 grey 4 yellow 2 purple", levels="1 3 10 0", scout="S1D1")
    table.administrators("forrester").control("purple", "forrester").upper(1, "yellow grey pink")
    table.turtles("purple", "S1A1 S1A1 S2A1").turtles("grey", "S2C1 S2C1 S3A1")
    return table.station("purple", "T2M").lower("3-4", "pink").begin("grey")


# --- choices -------------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["pass", "drive", "gain"])
def test_bare_verbs_have_no_facts_before_a_space_is_chosen(table: Table, move: str) -> None:
    """They say it all themselves."""
    assert facts(table, move) == {}


@pytest.mark.rule("MS-K3")
def test_a_column_tells_its_commander_controller_and_price(table: Table) -> None:
    """Own and yellow cubes are counted, those of others are listed, the controller's included."""
    assert facts(table, "take 1") == {
        "column": 1,
        "commander": "forrester",
        "count": 3,
        "own": 1,
        "yellow": 1,
        "price": ["purple", "pink"],
        "controlled": 1,
        "other": 1,
    }
    assert told(table, "take 0", "commander", "yellow", "price", "controlled") == (
        *("start-tile", 3, [], 0),
    )


@pytest.mark.rule("MS-T6")
def test_a_follower_tells_its_colour_and_column(table: Table) -> None:
    """Colours are told by name, and by whose they are."""
    names = ("commander", "colour", "other", "count")
    assert told(table, "pick 0 yellow", *names) == ("start-tile", "yellow", None, 3)
    assert told(table, "pick 2 own", "colour", "other") == ("grey", 0)
    assert told(table, "pick 2 right", "colour", "other") == ("orange", 3)
    assert told(table, "upper 1", "commander", "count") == ("forrester", 3)


def test_colours_are_told_as_the_chooser_sees_them(table: Table) -> None:
    """Left of Purple sits Pink; how many such cubes Purple has; nobody plays a missing colour."""
    assert facts(table, "give left") == {"colour": "purple", "other": 1, "held": 2}
    assert facts(table, "give yellow") == {"colour": "yellow", "held": 4}

    table = Table(2).lay("purple", "2 grey").begin("purple")
    assert facts(table, "give left", "grey") == {"colour": "grey", "other": 0, "held": 2}
    assert facts(table, "give across") == {"colour": "none", "held": 0}
    assert facts(table, "exchange left")["give"] == 3


@pytest.mark.rule("MS-T7", "MS-T10", "MS-B4")
def test_a_space_tells_price_gain_and_bonus(table: Table) -> None:
    """And with which action the bonus comes, and whether somebody stands there."""
    assert facts(table, "space 4-2") == {
        "row": 4,
        "column": 2,
        "space": "4-2",
        "bonus": "turtle",
        "own": 1,
        "yellow": 1,
        "gain_own": 0,
        "gain_yellow": 1,
        "occupied": 0,
        "action": "drive",
    }
    assert told(table, "space 3-4", "bonus", "occupied", "action") == ("green-step", 1, "both")
    assert told(table, "space 2-2", "bonus", "action") == ("bag-1", "gain")
    assert told(table, "space 1-1", "bonus", "own", "gain_own") == ("none", 0, 2)


@pytest.mark.rule("MS-T10", "MS-CO-17")
def test_the_actions_tell_their_price_and_gain() -> None:
    """As it is for the chooser: Sayuri saves an own cube."""
    table = Table().lay("grey", "3 grey 3 yellow").begin("grey").do("pick 0 yellow", "space 4-2")
    assert facts(table, "drive") == {"own": 1, "yellow": 1}
    assert facts(table, "gain") == {"own": 0, "yellow": 1}

    table = Table().lay("grey", "3 grey 3 yellow").control("grey", "sayuri").begin("grey")
    assert told(table, "space 4-2", "own", "yellow") == (0, 1)
    table.do("pick 0 yellow", "space 4-2")
    assert facts(table, "drive") == {"own": 0, "yellow": 1}


@pytest.mark.rule("MS-CO-5")
def test_a_price_that_only_idris_makes_payable_is_told_as_it_is_paid() -> None:
    table = Table(4).control("grey", "idris").lay("grey", "1 grey").begin("grey")
    assert told(table, "space 3-2", "own", "yellow") == (1, 0), "printed: one yellow"
    table.do("pick 0 yellow", "space 3-2")
    assert facts(table, "drive") == {"own": 1, "yellow": 0}
    table.do("drive")
    assert table.view("grey").players[0].cubes["grey"] == 0

    table = Table(4).administrators("mira", "azrea").upper(1, "yellow yellow")
    table.control("grey", "idris").lay("grey", "1 grey 1 yellow").begin("grey")
    assert told(table, "take 1", "own", "yellow") == (1, 1), "printed: two yellow"


@pytest.mark.rule("MS-CO-5")
def test_variants_of_a_price_tell_what_is_paid() -> None:
    table = scene("price")  # 1 own and 1 yellow

    assert told(table, "pay plain", "own", "yellow") == (1, 1)
    assert told(table, "pay own", "own", "yellow") == (2, 0)
    assert told(table, "pay yellow", "own", "yellow") == (0, 2)


@pytest.mark.rule("MS-CO-1", "MS-CO-2", "MS-CO-4")
def test_abilities_tell_what_they_cost_and_bring() -> None:
    assert facts(scene("deal"), "use") == {"yellow": 1, "prestige": 1}
    assert facts(scene("buy-step"), "use") == {"own": 2, "yellow": 0}
    moving = Table().lay("grey", "1 purple").control("grey", "justin").begin("grey")
    assert told(moving, "range left", "areas", "colour") == (1, "purple")


@pytest.mark.rule("MS-M4", "MS-M6", "MS-X1")
def test_ways_tell_the_weather_and_where_they_lead(table: Table) -> None:
    """Free fields, a transmitter space on the way; whose station, and its calm exits."""
    table.do("pick 0 yellow", "space 1-0", "drive")
    assert facts(table, "step s2a") == {"area": "S2A", "storm": 0, "free": 2, "transmitter": "T1M"}
    assert told(table, "step s1b", "free", "transmitter") == (1, "none")
    assert told(table, "step s4a", "storm") == (1,)
    assert facts(table, "start t2m") == {
        "transmitter": "T2M",
        "other": 1,
        "mine": 0,
        "exits": ["S2D", "S3A", "S3C"],
    }
    assert facts(table, "start t1m") == {"transmitter": "T1M"}

    later = Table().station("grey", "T3M").begin("grey")
    assert told(later, "start t3m", "mine", "exits") == (1, ["S3D"])


@pytest.mark.rule("MS-R1", "MS-L5")
def test_a_field_tells_its_research_and_turtles(table: Table) -> None:
    """A white field leaves the choice."""
    assert facts(table, "stop s1a1") == {
        "field": "S1A1",
        "research": "green",
        "turtles": 2,
        "other": 1,
    }
    assert facts(table, "jump s1b1") == {"field": "S1B1", "research": "any", "turtles": 0}
    assert told(table, "lift s2c1", "turtles", "other") == (2, 0)


@pytest.mark.rule("MS-L2", "MS-X1", "MS-CO-7")
def test_a_slot_tells_its_cost(table: Table) -> None:
    """With Azrea's cube on top where it is hers that is asked about."""
    assert told(table, "turtle 9", "slot", "free", "own", "yellow") == (9, 0, 1, 1)
    assert told(table, "turtle 9 free", "free") == (1,)
    assert told(table, "build 2", "own", "yellow") == (0, 1)

    assert told(scene("paid-turtle"), "turtle 9", "own", "yellow", "extra") == (2, 1, 1)
    assert told(scene("extra-turtle"), "turtle 9", "own", "yellow", "extra") == (1, 1, 0)


@pytest.mark.rule("MS-R2", "MS-R4")
def test_a_research_area_tells_the_level_and_the_next_bonus(table: Table) -> None:
    """Of whoever is asked; at the top there is none."""
    assert facts(table, "research green") == {
        "research": "green",
        "level": 1,
        "next": 2,
        "bonus": "own",
    }
    assert told(table, "research blue", "level", "bonus") == (3, "own")
    assert told(table, "research red", "level", "bonus") == (10, "none")
    assert told(table, "lower blue", "level") == (3,)


@pytest.mark.rule("MS-C2", "MS-C3")
def test_contracts_and_sectors_tell_what_is_at_stake(table: Table) -> None:
    """The prestige of the next space, the own turtles in a sector."""
    assert facts(table, "contract 3") == {"bay": 3, "contract": "sc1", "prestige": 5}
    assert facts(table, "sector s2") == {"sector": "S2", "count": 2}
    assert facts(table, "sector s1") == {"sector": "S1", "count": 0}

    second = Table().fulfilled("sc1", "purple").begin("grey")
    assert told(second, "contract 3", "prestige") == (4,)


def test_what_is_not_on_this_side_has_only_its_own_arguments() -> None:
    """A refusal may need to describe it all the same."""
    table = Table(2).begin("grey")
    for move in ("take 4", "space 1-4", "step s1d", "stop s1d1", "start t1m", "research white"):
        assert facts(table, move) == dict(table.game.action(move).args)


def test_every_choice_can_be_described_to_everybody() -> None:
    """At every question of whole games, to every reader, offered or not."""
    for seats in (2, 4):
        state = game().start(seats, 3, {"advanced": True})
        rng = Rng(seats)
        while not state.over:
            for seat in (*range(seats), None):
                view = state.view(seat)
                game().describe_question(view)
                for action in game().table if rng.below(10) == 0 else state.legal():
                    found = game().describe(view, action)
                    assert set(action.args) <= set(found)
            state.apply(state.offers[rng.below(len(state.offers))])
        game().describe_question(state.view(None))


# --- questions -----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", SCENES)
def test_everybody_is_told_the_same_of_a_question(kind: str) -> None:
    """Nothing is hidden in this game."""
    table = scene(kind)
    answers = [question(table, person) for person in (*table.people, None)]

    assert all(answer == answers[0] for answer in answers)


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        ("start-follower", {}),
        ("main", {}),
        ("place", {"column": 1, "colour": "grey", "commander": "ozguel"}),
        ("mode", {"space": "4-2", "bonus": "turtle", "own": 1, "gain_yellow": 1}),
        ("price", {"own": 1, "yellow": 1}),
        ("reseat", {"column": 0, "colour": "yellow", "left": 2, "commander": "start-tile"}),
        ("deal", {"left": 1, "yellow": 1, "prestige": 1}),
        ("buy-step", {"own": 2}),
        ("research", {"lowest": 0}),
        ("any-cube", {}),
        (
            "move",
            {"area": "S1D", "range": 2, "bought": 1, "moved": 0, "station": "none", "storm": 0},
        ),
        ("fee", {"other": 1}),
        ("station", {"transmitter": "T1M"}),
        ("turtle", {"field": "S1D1", "research": "red", "turtles": 0}),
        ("paid-turtle", {"field": "S1D1", "turtles": 1, "own": 1}),
        ("sector", {"contract": "sc3", "count": 2, "majority": 0}),
        ("lift", {"contract": "sc3", "sector": "S1", "left": 2}),
        ("lower", {"contract": "rc2", "markers": 2, "levels": 2}),
        ("exchange", {"colour": "purple", "left": 2}),
    ],
)
def test_questions_tell_what_they_are_about(kind: str, wanted: Facts) -> None:
    """Their parameters, and the piece they deal with."""
    found = question(scene(kind))

    assert {name: found.get(name) for name in wanted} == wanted


@pytest.mark.rule("MS-M6")
def test_a_start_at_a_station_tells_which_one() -> None:
    table = Table().lay("grey", "1 yellow", scout="S5A1").station("grey", "T2M").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "drive")
    assert (question(table)["storm"], question(table)["station"]) == (1, "none")

    assert question(table.do("start t2m"))["station"] == "T2M"


@pytest.mark.rule("MS-C4", "MS-SC2")
def test_the_choice_of_sectors_tells_where_a_majority_is_needed() -> None:
    """For the first sector of this contract, not for the second."""
    table = Table().turtles("grey", "S1A1 S1A1 S1A1 S2A1 S3A1 S3B1 S3C1")
    table.contracts("rc1", "rc2", "sc1", "sc2").begin("grey")
    table.do("pick 0 yellow", "space 1-0", "gain", "contract 4")
    found = question(table)
    assert (found["contract"], found["count"], found["majority"]) == ("sc2", 3, 1)

    found = question(table.do("sector s1"))
    assert (found["count"], found["majority"]) == (1, 0)
