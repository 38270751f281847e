"""Damaged positions: values out of range, cards doubled or lost, tasks out of place."""

from __future__ import annotations

from typing import Any

import pytest

from sternentisch import Defects
from tests.games.astro_knights.test_position import ENDS, defects, saved
from tests.support.astro_knights import game
from tests.support.positions import follow, replaced, steps


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("seats", 5, "seats"),
        ("seats", 0, "seats"),
        ("options", {"boss": "nobody"}, "options.boss"),
        ("options", {"house_rule": True}, "options.house_rule"),
        ("options", {"knights": ["zack", "zack", "toli"]}, "options.knights"),
        ("options", {"extra_token": 3}, "options.extra_token"),
        ("state.boss", "nobody", "state.boss"),
        ("state.boss", "lunaris", "state.boss"),  # the option says another
        ("state.homeworld", "moon", "state.homeworld"),
        ("state.homeworld", "ylong", "state.homeworld"),
        ("state.active", 3, "state.active"),
        ("state.captain", -1, "state.captain"),
        ("state.turns", -1, "state.turns"),
        ("state.energy", -1, "state.energy"),
        ("state.tech_to_hand", 1, "state.tech_to_hand"),
        ("state.homeworld_life", 31, "state.homeworld_life"),
        ("state.homeworld_power", 6, "state.homeworld_power"),
        ("state.boss_life", 65, "state.boss_life"),
        ("state.level", 0, "state.level"),
        ("state.level", 4, "state.level"),
        ("state.track", 10, "state.track"),
        ("state.track", -1, "state.track"),
        ("state.foes[0].card", "moonbeam", "state.foes[0].card"),  # of another boss
        ("state.foes[0].card", "collapsing_core", "state.foes[0]"),  # a strike
        ("state.foes[0].life", 0, "state.foes[0].life"),
        ("state.foes[0].number", 3, "state.foes[0]"),  # nobody has met a third one
        ("state.foes[1].number", 1, "state.foes[1]"),  # twice
        ("state.foes_met", -1, "state.foes_met"),
        ("state.boss_deck", ["moonbeam"], "state.boss_deck[0]"),
        ("state.special_deck", ["banjo"], "state.special_deck[0]"),
        ("state.supply", [[]] * 5, "state.supply"),
        ("state.supply[0]", ["vibrax"], "state.supply[0]"),  # of another pile
        ("state.supply[0]", ["normium"], "state.supply[0]"),
        ("state.shown", [True] * 7, "state.shown"),
        ("state.known[2]", 99, "state.known[2]"),
        ("state.order_deck", ["moon"], "state.order_deck[0]"),
        ("state.order_known", 9, "state.order_known"),
        ("state.extra_token", None, "state.extra_token"),
        ("state.extra_token", 3, "state.extra_token"),
        ("state.pair_tokens", [None], "state.pair_tokens"),
        ("state.reason", "boredom", "state.reason"),
        ("state.players", [], "state.players"),
        ("state.players[0].knight", "banjo", "state.players[0].knight"),
        ("state.players[0].knight", "zack", "state.players"),  # twice
        ("state.players[0].life", 11, "state.players[0].life"),
        ("state.players[0].life", 0, "state.players[0].exhausted"),
        ("state.players[0].exhausted", True, "state.players[0].exhausted"),
        ("state.players[0].power", 6, "state.players[0].power"),
        ("state.players[0].slots", 5, "state.players[0].slots"),
        ("state.players[0].hand", ["tzorn"], "state.players[0].hand[0]"),
        ("state.players[0].damage", [0], "state.players[0].damage"),
        ("state.stack[0].kind", "nap", "state.stack[0].kind"),
        ("state.stack[0].seat", 3, "state.stack[0].seat"),
        ("state.stack", [None], "state.stack[0].kind"),
        ("state.rng", 2**48, "state.rng"),
    ],
)
def test_values_out_of_range_are_named(path: str, value: object, named: str) -> None:
    """Numbers, names and lists that no game of Astro Knights can show."""
    assert named in defects(replaced(saved("action-step"), path, value))


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("state.players[1].hand", [], "of 'oracle_hub' wanted, 0 found"),
        ("state.players[1].deck", ["vibrax"], "1 of 'vibrax' wanted, 2 found"),
        ("state.destroyed", [], "of 'normium' wanted"),
        ("state.foes", [], "1 of 'tzorn' wanted, 0 found"),
        ("state.destroyed_boss", ["tzorn"], "1 of 'tzorn' wanted, 2 found"),
        ("state.special_deck", [], "of 'nova_cannon' wanted, 0 found"),
        ("state.order_deck", [], "of 'order boss' wanted"),
        ("state.order_discard", ["time_bubble"], "0 of 'order time_bubble' wanted, 1 found"),
        ("state.order_discard", ["pair_12"], "0 of 'order pair_12' wanted, 1 found"),
    ],
)
def test_each_card_is_in_one_place(path: str, value: object, message: str) -> None:
    """Player cards, boss cards and order cards are counted, lost and doubled ones."""
    with pytest.raises(Defects, match=message):
        game().from_position(replaced(saved("action-step"), path, value))


def test_a_game_is_over_exactly_when_nothing_is_to_be_done() -> None:
    """A reason without an end, an end without a reason, and nobody asked."""
    document = saved("action-step")
    assert defects(replaced(document, "state.reason", "deck")) == ["state.stack"]
    assert defects(replaced(document, "state.stack", [])) == ["state.stack"]
    only = document["state"]["stack"][:1]
    assert defects(replaced(document, "state.stack", only)) == ["state.stack"]


# --- contradictions ------------------------------------------------------------------------------


def moved(name: str, card: str, source: str, target: str) -> Any:
    """Return a scene in which a card has changed places."""
    document = saved(name)
    follow(document, steps(source)).remove(card)
    follow(document, steps(target)).append(card)
    return document


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("state.boss_life", 0),
        ("state.homeworld_life", 0),
        ("state.active", None),
        ("state.active", 0),
        ("state.captain", 0),  # Zack's turn is the latest one
        ("state.turns", 0),
        ("state.pair_tokens", [0, None]),  # with three knights
        ("state.shown[0]", False),  # nobody is taking a card of it
        ("state.contexts", [{"you": 1, "card": None, "owner": 1, "foe": 0, "that": None}]),
        ("state.stack[0].kind", "draw-up"),  # no turn would follow
        ("state.stack[4].seat", 0),
        ("state.stack[4].seat", -1),
        ("state.stack[3].seat", 2),
    ],
)
def test_tables_that_contradict_themselves_are_refused(path: str, value: object) -> None:
    """Each field may be right by itself."""
    document = replaced(saved("action-step"), path, value)
    if path == "state.contexts":
        rest = {"boost": 0, "defeated": False, "destroyed": False}
        document["state"]["contexts"][0].update(rest)

    assert defects(document)


def test_a_game_with_everybody_exhausted_is_over() -> None:
    """It cannot go on."""
    document = saved("action-step")
    for player in document["state"]["players"]:
        player.update(life=0, exhausted=True)

    assert defects(document)


@pytest.mark.parametrize(
    ("end", "path", "value"),
    [
        ("victory", "state.boss_life", 1),
        ("homeworld", "state.homeworld_life", 1),
        ("victory", "state.reason", "homeworld"),
        ("deck", "state.level", 2),
        ("deck", "state.reason", "exhausted"),
    ],
)
def test_an_end_has_its_cause(end: str, path: str, value: object) -> None:
    """Life at 0, everybody exhausted, or the last level."""

    assert defects(replaced(ENDS[end]().state.to_position(), path, value))


@pytest.mark.parametrize(
    ("card", "source", "target"),
    [
        ("normium", "state.players[1].hand", "state.players[1].weapons"),
        ("oracle_hub", "state.players[1].hand", "state.players[1].weapons"),
        ("blaster", "state.players[1].hand", "state.players[1].area"),
        ("collapsing_core", "state.boss_deck", "state.special_deck"),
        ("nova_cannon", "state.special_deck", "state.boss_deck"),
    ],
)
def test_cards_lie_where_cards_of_their_kind_can_lie(card: str, source: str, target: str) -> None:
    """Weapons are equipped, others played; special cards have a deck of their own."""

    document = moved("action-step", card, source, target)

    assert defects(document)


def test_nobody_has_five_weapons() -> None:
    """There are four slots at most."""
    document = saved("action-step")
    christina, zack = document["state"]["players"][:2]
    for zone in (christina["hand"], zack["hand"], *[document["state"]["destroyed"]] * 3):
        zone.remove("blaster")
        zack["weapons"].append("blaster")

    assert defects(document)


@pytest.mark.parametrize(
    ("scene", "path", "value"),
    [
        ("pick-target", "state.contexts", []),
        ("pick-target", "state.contexts[0].card", None),
        ("pick-target", "state.contexts[0].you", None),
        ("pick-target", "state.contexts[0].owner", None),
        ("pick-target", "state.stack[6].place", 3),
        ("pick-option", "state.contexts", []),
        ("pick-option", "state.stack[-1].seat", 0),
        ("pick-card", "state.stack[-1].effect", "card[vibrax].on_attack[1]"),
        ("pick-card", "state.stack[-1].seat", -1),
        ("pick-weapon", "state.stack[-1].used", 2**16 - 1),
        ("pick-seat", "state.stack[-1].effect", "card[vibrax].on_attack[0]"),
        ("split", "state.stack[-1].given", [0]),
        ("split", "state.stack[-1].given", [0, 9, 9]),
        ("split", "state.stack[-1].given", [0, 0, 0, 0]),
        ("confirm", "state.stack[7].first", 9),
        ("confirm", "state.stack[7].script", "boss[furion].turn_end"),
        ("overcharged", "state.stack[6].card", "vibrax"),
        ("overcharged", "state.shown[2]", True),
        ("ally-deck", "state.stack[-1].card", "normium"),
        ("ally-deck", "state.shown[3]", True),
        ("pair-seat", "state.stack[-1].pair", 2),
        ("pair-seat", "state.pair_tokens", [None, 3]),
        ("pair-seat", "state.pair_tokens", [2, None]),
        ("a strike", "state.contexts", []),
        ("a strike", "state.stack[2].card", "tzorn"),
        ("a foe", "state.stack[0].kind", "start-foes"),
    ],
)
def test_tasks_that_do_not_fit_the_table_are_refused(scene: str, path: str, value: object) -> None:
    """What a task is about must be there, and its context with it."""

    assert defects(replaced(saved(scene), path, value))
