"""Advice for whoever is asked: why something is not possible, and what is best."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING

from sternentisch.server.protocol import Advice, HintSeen, Reason
from sternentisch.server.room import Onlooker, Room
from sternentisch.server.seen import denial, worded
from sternentisch.server.thinking import Asker
from sternentisch.table.deeds import Hint
from sternentisch.table.denied import Denied
from sternentisch.table.playing import want_hint
from sternentisch.table.table import Table
from sternentisch.text.hint import because
from sternentisch.text.speaker import Speaker

if TYPE_CHECKING:
    from sternentisch.server.hub import Hub

log = logging.getLogger("sternentisch.server")


def reasons(
    table: Table, seat: int, actions: list[int], speaker: Speaker | None = None
) -> list[Reason]:
    """Return for each action which rule forbids it to a seat now."""
    if any(action >= len(table.game.table.actions) for action in actions):
        raise Denied("no-such-action")
    code = hindrance(table, seat)
    if code:
        text = worded(speaker.say, f"denied-{code}") if speaker else ""
        return [Reason(action, False, code, "", "", text) for action in actions]
    return [reason(table, action, speaker) for action in actions]


def hindrance(table: Table, seat: int) -> str:
    """Return why a seat can play nothing at all now, as a code; "" if it is asked."""
    if table.line is None:
        raise Denied("not-begun")
    if table.actor is None:  # of a game that was played to its end the rules say so themselves
        return "" if table.state.over else "not-playing"
    if table.actor != seat:
        return "not-your-turn"
    if table.places[seat].bot:
        return "bot-plays"
    return "paused" if table.paused else ""


def reason(table: Table, action: int, speaker: Speaker | None) -> Reason:
    """Return whether an action is legal, else which rule forbids it and why."""
    refusal = table.state.refusal(action)
    if refusal is None:
        return Reason(action, True, "", "", "", "")
    if speaker is None:
        return Reason(action, False, "rule", refusal.rule, "", "")
    entry = speaker.rules.entries.get(refusal.rule)
    text = worded(speaker.say, f"why-{refusal.rule}")
    return Reason(action, False, "rule", refusal.rule, entry.title if entry else "", text)


async def give_hint(hub: Hub, room: Room, onlooker: Onlooker, key: str) -> None:
    """Let a thinker look for the best choices; the answer comes when it is found.

    A game that counted does not any more: that is told before the hint is.
    """
    seat, person = room.seat_for(onlooker), onlooker.person
    if seat is None or person is None:
        raise Denied("not-seated")
    if person in hub.hinting:
        raise Denied("busy")
    hub.hinting.add(person)
    try:
        if room.table.rated:
            await hub.act(room, Hint(seat), person, key)
        async with room.lock:
            table = room.table
            want_hint(table, seat, hub.clock())
            position = json.dumps(table.state.to_position())
            seed = f"hint:{table.played.seed}:{seat}:{table.version}"
            asked = position, table.game.own, seat, seed
            hub.start(send_hint(hub, room, onlooker, key, table.version, asked))
    except BaseException:
        hub.hinting.discard(person)
        raise


async def send_hint(
    hub: Hub,
    room: Room,
    onlooker: Onlooker,
    key: str,
    version: int,
    asked: tuple[str, Path | None, int, str],
) -> None:
    """Let a bot think about a hint, and send what it finds to who asked."""
    try:
        found = await hub.thinkers.hint(Asker(str(onlooker.person)), *asked)
    except Exception:
        log.exception("no hint could be found", extra={"table": room.id})
        onlooker.send(denial(Denied("trouble"), key, room.speaker(onlooker.lang)))
    else:
        speaker = room.speaker(onlooker.lang)
        best = [
            Advice(action, value, worded(because, speaker, notes) if speaker else "")
            for action, value, notes in found
        ]
        onlooker.send(HintSeen(key, version, best))
    finally:
        hub.hinting.discard(str(onlooker.person))
