"""Positions that contradict themselves: the field at fault is named; odd but real ones are read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sternentisch import Rng
from sternentisch.games.astro_knights.game import AstroKnights
from sternentisch.games.astro_knights.state import State
from tests.games.astro_knights.test_position import BOSSES, defects, saved
from tests.support.astro_knights import Table, game, own_copy
from tests.support.positions import reloaded, replaced

VIBRAX = "card[vibrax].on_attack[0]"


def taken(document: Any, seat: int, card: str) -> Any:
    """Let a card of a seat's hand change places with one destroyed."""
    hand = document["state"]["players"][seat]["hand"]
    hand.remove(card)
    document["state"]["destroyed"].append(card)
    return document


# --- what is still to be done --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "path", "value"),
    [
        # steps of turns
        ("action-step", "state.stack[0].kind", "start-foes"),
        ("action-step", "state.stack[2].kind", "clear-area"),
        ("action-step", "state.stack[4].seat", 0),
        ("pair-seat", "state.stack[1].seat", 0),
        ("pair-seat", "state.stack[1].pair", 0),  # the card of the other pair was drawn
        ("a strike", "state.stack[0].seat", 0),
        ("a strike", "state.stack[1].rounds", 3),
        ("bombardments", "state.stack[1].rounds", 20),
        ("a foe", "state.stack[3].foes", [1]),
        ("a foe", "state.stack[3].foes", [2, 3]),
        # contexts
        ("pick-target", "state.contexts[0].you", 0),
        ("pick-target", "state.contexts[0].card", "vibrax"),
        ("pick-target", "state.contexts[0].owner", 2),
        ("pick-target", "state.contexts[0].foe", 1),
        ("pick-target", "state.contexts[0].boost", 1),
        ("pick-target", "state.contexts[0].that", 1),
        ("pick-target", "state.contexts[0].destroyed", True),
        ("pick-option", "state.contexts[0].defeated", True),
        ("pick-option", "state.contexts[0].card", "mag_field"),
        ("a foe", "state.contexts[0].you", 0),
        ("an exhaustion", "state.contexts[0].foe", 2),
        ("bombardments", "state.contexts[1].card", "normium"),
        ("pick-option", "state.contexts", []),
        # cards and scripts
        ("confirm", "state.stack[7].script", "card[vibrax].on_attack"),
        ("confirm", "state.stack[7].first", 2),
        ("confirm", "state.stack[7].first", 0),
        ("pick-target", "state.stack[6].place", 1),
        ("pick-target", "state.stack[6].keep", True),
        ("pick-target", "state.stack[6].seat", 2),
        ("sustained", "state.stack[7].keep", False),
        ("sustained", "state.stack[7].place", 1),
        ("sustained", "state.stack[6].used", 48),
        ("ally-deck", "state.stack[5].to", "hand"),
        ("ally-deck", "state.stack[5].seat", 2),
        ("overcharged", "state.stack[5].seat", 0),
        ("in total", "state.stack[3].left", 3),
        ("in total", "state.stack[3].effect", "boss_card[moonbeam].on_resolve[0]"),
        ("each player", "state.stack[3].seats", [2, 1]),
        ("each player", "state.stack[3].seats", [0, 1, 2]),
        # questions
        ("pick-seat", "state.stack[6].seat", 0),
        ("pick-seat", "state.stack[6].effect", "card[chromerium_halo].on_play[0]"),
        ("pick-seat", "state.stack[6].effect", "card[nexus_port].on_play[1]"),
        ("pick-unit", "state.stack[6].left", 3),
        ("pick-target", "state.stack[7].amount", 3),
        ("pick-target", "state.stack[7].effect", VIBRAX),
        ("split", "state.stack[7].left", 5),
        ("split", "state.stack[7].given", [1, 1]),
        ("split", "state.stack[7].given", [0, 8, 0]),
        ("pick-supply", "state.stack[6].target", 0),
        ("pick-card", "state.stack[7].left", 2),
        ("pick-card", "state.stack[7].seat", 0),
        ("pick-weapon", "state.stack[6].used", 16),
        ("pick-weapon", "state.stack[6].left", 2),
        ("of an ally", "state.stack[6].seat", 2),
        ("overcharged", "state.stack[6].seat", 0),
        ("each player", "state.stack[4].seat", 1),
    ],
)
def test_the_task_or_context_at_fault_is_named(scene: str, path: str, value: object) -> None:
    """It does not follow from what lies below it."""
    assert defects(replaced(saved(scene), path, value)) == [path]


@pytest.mark.parametrize(
    ("scene", "extra"),
    [
        ("attack-step", {"kind": "action-step", "seat": 1}),
        ("action-step", {"kind": "pick-target", "seat": 1, "effect": VIBRAX, "amount": 6}),
        ("clear-area", {"kind": "ally-deck", "seat": 1, "card": "arc_flare", "to": "discard"}),
        ("pair-seat", {"kind": "pair-seat", "seat": 1, "pair": 1}),
        ("pick-seat", {"kind": "pair-seat", "seat": 1, "pair": 1}),
        ("pick-option", {"kind": "discard-hand", "seat": 1}),
        ("a strike", {"kind": "action-step", "seat": 0}),
    ],
)
def test_questions_lie_on_what_asks_them(scene: str, extra: dict[str, object]) -> None:
    """Another question on top of a sound stack."""
    document = saved(scene)
    document["state"]["stack"].append(extra)

    assert defects(document)


LAST = (("a foe", "stack", 3), ("in total", "stack", 3))
"""What may be left out: without it the foe, or the unit, is the last one."""


@pytest.mark.parametrize(
    "scene", ["pick-seat", "sustained", "a strike", "a foe", "bombardments", "in total", "a bubble"]
)
def test_every_task_and_context_is_needed(scene: str) -> None:
    """None can be left out, or be there twice."""
    document = saved(scene)
    for name in ("stack", "contexts"):
        items = document["state"][name]
        for place in range(len(items)):
            less = replaced(document, f"state.{name}", items[:place] + items[place + 1 :])
            more = replaced(document, f"state.{name}", items[: place + 1] + items[place:])
            assert defects(more), (name, place)
            if (scene, name, place) not in LAST:
                assert defects(less), (name, place)


def test_what_nobody_would_be_asked_is_refused() -> None:
    """No card that fits, no weapon left, a cost that cannot be paid, a single player."""
    document = saved("of an ally")
    for card in ("normium", "blaster"):
        document = taken(document, 0, card)
    assert defects(document) == ["state.stack[6].effect"]

    assert defects(taken(saved("confirm"), 1, "normium")) == ["state.stack[8].effect"]

    document = replaced(saved("pick-weapon"), "state.players[1].weapons", [])
    document = replaced(document, "state.players[2].weapons", [])
    document["state"]["destroyed"] += ["vibrax", "repulsor"]
    assert defects(document) == ["state.stack[6].used"]

    document = saved("a strike")
    for seat in (0, 2):
        document["state"]["players"][seat].update(life=0, exhausted=True)
    strike = "special_card[singularity_shell].on_resolve[0]"
    assert "state.stack[3].effect" in defects(replaced(document, "state.stack[3].effect", strike))


# --- the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scene", "path", "value"),
    [
        ("a strike", "state.active", 0),
        ("a strike", "state.energy", 1),
        ("a strike", "state.tech_to_hand", True),
        ("a strike", "state.weapon_to_ally", True),
        ("action-step", "state.captain", 0),
        ("action-step", "state.turns", 0),
        ("action-step", "state.boss_life", 0),
        ("action-step", "state.homeworld_life", 0),
        ("action-step", "state.shown[1]", False),
        ("overcharged", "state.shown[2]", True),
        ("action-step", "state.known[0]", 1),
        ("action-step", "state.order_seen", True),
        ("pair-seat", "state.pair_tokens[0]", 2),
        ("action-step", "state.pair_tokens[0]", 0),
    ],
)
def test_the_field_at_fault_is_named(scene: str, path: str, value: object) -> None:
    """Turns, ends, piles and tokens."""
    document = replaced(saved(scene), path, value)
    order = document["state"]["order_deck"]
    if path.endswith("order_seen"):
        order.sort()  # a player's card comes to the top

    assert defects(document) == [path]


def test_a_played_card_does_not_stay_after_the_turn() -> None:
    """In the draw step the play area is empty, and that of others always."""
    for scene, seat in (("discard-hand", 1), ("action-step", 0), ("a strike", 0)):
        document = saved(scene)
        document["state"]["players"][seat]["hand"].remove("normium")
        document["state"]["players"][seat]["area"].append("normium")
        assert defects(document) == [f"state.players[{seat}].area"]


def test_foes_stand_in_the_order_of_their_coming() -> None:
    """New ones take the right end of the row."""
    document = saved("action-step")
    document["state"]["foes"].reverse()

    assert defects(document) == ["state.foes"]


# --- odd but real --------------------------------------------------------------------------------


@pytest.mark.rule("AK-P14")
def test_the_last_tech_can_be_saved_while_it_is_overcharged() -> None:
    """All of the pile is known then, also the card that is being used."""
    table = Table("zack", "toli").only("tech", "bio_converter").lay("zack", hand="normium blaster")
    table.begin("zack", energy=9, attack=False).do("overcharge", "end")
    if table.asked() == "confirm":
        table.do("end")
    table.do("overcharge")
    assert table.state.known[game().box.tech_pile] > len(table.state.supply[2])

    table.state.listener = None
    assert reloaded(table.state) == table.state


def test_foes_may_have_any_life() -> None:
    """There is no maximum. [AK-D20]"""
    document = replaced(saved("action-step"), "state.foes[0].life", 5000)
    loaded = game().from_position(document)

    assert isinstance(loaded, State)
    assert loaded.foes[0].life == 5000


ASKING = """
[[boss]]
id = "{boss}"
setup = [
    {{ do = "order", op = "add_time_bubble" }},
    {{ do = "suffer", who = "player", n = 1 }},
    {{ do = "discard", who = "each_player", n = 1 }},
]
time_bubble = [
    {{ do = "suffer", who = "player", n = 1 }},
    {{ do = "discard", who = "player", n = 1 }},
]
"""


def own_game(folder: Path, text: str) -> AstroKnights:
    path = folder / "own.toml"
    path.write_text(text, "utf-8")
    return own_copy(path)


@pytest.mark.rule("AK-S8", "AK-O8")
@pytest.mark.parametrize("boss", BOSSES)
def test_any_boss_may_bring_the_time_bubble(tmp_path: Path, boss: str) -> None:
    """Its setup asks questions then, and so does the bubble; all can be saved."""
    own = own_game(tmp_path, ASKING.format(boss=boss))
    for difficulty in ("normal", "nightmare"):
        state = own.start(3, 1, {"boss": boss, "difficulty": difficulty})
        rng = Rng(boss)
        for _ in range(60):
            assert isinstance(state, State)
            assert reloaded(state) == state
            assert state.pieces().count("order time_bubble") == 1
            if state.over:
                break
            state.play(state.offers[rng.below(len(state.offers))])


def test_without_the_time_bubble_nobody_can_have_it(tmp_path: Path) -> None:
    """And where it belongs it must be."""
    own = own_game(tmp_path, "[[boss]]\nid = 'kontinnua'\nsetup = []\n")
    document: Any = own.start(2, 1, {"boss": "kontinnua"}).to_position()
    own.from_position(document)

    document["content"] = game().content.hash
    assert defects(document) == ["state"]
