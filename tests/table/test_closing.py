"""Closing a table before the game, and what a hint does to one."""

from __future__ import annotations

from sternentisch.table.deeds import Begin, Close, Hint, Leave, Resign, Sit
from sternentisch.table.table import Table
from tests.table.seated import Seated, denied, everything


def test_a_closed_table_takes_nothing_any_more() -> None:
    seated = Seated(begun=False)
    seated.do(Close())
    assert seated.table.phase == "closed"
    for deed in (Sit(0, "person-9", "Eve"), Leave(0), Begin(4), Close(), Resign(0)):
        denied(seated, deed, "table-closed")
    assert everything(Table.load(seated.table.setup, seated.entries())) == everything(seated.table)


def test_a_table_is_closed_before_the_game_or_never() -> None:
    seated = Seated()
    denied(seated, Close(), "begun")


def test_a_hint_against_bots_ends_the_rating_and_is_remembered() -> None:
    seated = Seated(bots=("", "random"))
    seated.play_until(0)
    version = seated.table.version
    assert seated.table.rated
    told = seated.do(Hint(0))
    assert [event.kind for event in told.events] == ["table-hinted"]
    assert (seated.table.rated, seated.table.version) == (False, version)
    again = Table.load(seated.table.setup, seated.entries())
    assert everything(again) == everything(seated.table)


def test_a_hint_is_for_who_is_asked_and_has_no_human_rival() -> None:
    seated = Seated(bots=("", "random"))
    seated.play_until(1)
    denied(seated, Hint(0), "not-your-turn")
    rivals = Seated()
    denied(rivals, Hint(rivals.table.actor or 0), "no-hints")
    assert rivals.table.rated
