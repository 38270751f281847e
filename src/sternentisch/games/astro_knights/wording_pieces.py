"""Card texts: what pieces say on each occasion, as phrases made from their effects."""

from __future__ import annotations

from collections.abc import Callable

from sternentisch.games.astro_knights import verbs_cards as card_verbs
from sternentisch.games.astro_knights.components import KINDS, RESHUFFLE, Boss, Box
from sternentisch.games.astro_knights.wording import (
    Voice,
    tell,
    tell_all,
    tell_as_one,
    tell_condition,
)
from sternentisch.kernel.event import Facts
from sternentisch.kernel.phrase import Phrase

CARD_HOOKS = ("on_acquire", "on_equip", "on_play", "on_attack")
BOSS_CARD_HOOKS = ("on_instant", "on_activate", "on_resolve")


def phrases_of(box: Box, kind: str, id: str) -> list[Phrase]:
    """Return what a piece does, or what a question or choice about an effect is called."""
    if kind in PIECES:
        return PIECES[kind](box, id)
    return OTHERS[kind](box, id) if kind in OTHERS else []


def hooks(piece: object, names: tuple[str, ...], boss: Boss | None = None) -> list[Phrase]:
    """Return one phrase for each hook of a piece that has a script."""
    told = [(name, tell_all(getattr(piece, name), Voice(boss))) for name in names]
    return [Phrase(f"hook-{name}", {}, {"effects": effects}) for name, effects in told if effects]


def card_phrases(box: Box, id: str) -> list[Phrase]:
    """Return what a player's card does on each occasion."""
    return [p for card in box.cards if card.id == id for p in hooks(card, CARD_HOOKS)]


def knight_phrases(box: Box, id: str) -> list[Phrase]:
    """Return the bars of a knight, and what its ability does."""
    for knight in box.knights:
        if knight.id == id:
            facts: Facts = {"life": knight.life, "power_max": knight.power_max}
            facts |= {"slots": knight.slots_start, "slots_max": knight.slots_max}
            return [Phrase("about-knight", facts), *hooks(knight, ("ability",))]
    return []


def homeworld_phrases(box: Box, id: str) -> list[Phrase]:
    """Return the bars of a homeworld, and what its ability does."""
    for world in box.homeworlds:
        if world.id == id:
            facts: Facts = {"life": world.life, "power_max": world.power_max}
            return [Phrase("about-homeworld", facts), *hooks(world, ("ability",))]
    return []


def boss_card_phrases(box: Box, id: str) -> list[Phrase]:
    """Return the life of a foe, and what it or a strike does on each occasion."""
    for sides in box.bosses:
        for card in (*sides[0].cards, *sides[0].specials):
            if card.id == id:
                about = [Phrase("about-foe", {"life": card.life})] if card.is_foe else []
                return [*about, *hooks(card, BOSS_CARD_HOOKS, sides[0])]
    return []


def turn_end_phrases(boss: Boss) -> list[Phrase]:
    """Return what happens at the end of a boss turn."""
    effects = tell_all(boss.turn_end, Voice(boss))
    if not effects:
        return []
    if boss.turn_end_while is None:
        return [Phrase("hook-turn_end", {}, {"effects": effects})]
    cond = tell_condition(boss.turn_end_while, Voice(boss))
    return [Phrase("hook-turn_end-while", {}, {"cond": cond, "effects": effects})]


def empty_phrases(boss: Boss) -> list[Phrase]:
    """Return what an empty special deck means."""
    facts: Facts = {"flavour": boss.id}
    if boss.when_empty == RESHUFFLE:
        return [Phrase("hook-special_reshuffle", facts)]
    effects = tell_all(boss.special_empty, Voice(boss))
    return [Phrase("hook-special_empty", facts, {"effects": effects})] if effects else []


def boss_phrases(box: Box, id: str) -> list[Phrase]:
    """Return the bars and rules of a boss without a difficulty tile."""
    for boss, *_ in box.bosses:
        if boss.id == id:
            facts: Facts = {"life": boss.life, "levels": boss.levels}
            facts |= {"low": boss.track_min, "high": boss.track_max, "start": boss.track_start}
            return [
                Phrase("about-boss", facts),
                *hooks(boss, ("setup", "time_bubble"), boss),
                *turn_end_phrases(boss),
                *empty_phrases(boss),
                *hooks(boss, ("on_exhaust",), boss),
            ]
    return []


def level_tile_phrases(box: Box, id: str) -> list[Phrase]:
    """Return the life a level tile adds to foes, and what else it does."""
    for boss, *_ in box.bosses:
        for tile in boss.tiles:
            if tile.id == id:
                about = [Phrase("about-level_tile", {"n": tile.foe_life})] if tile.foe_life else []
                return [*about, *hooks(tile, ("on_instant", "on_activate"), boss)]
    return []


def difficulty_tile_phrases(box: Box, id: str) -> list[Phrase]:
    """Return what a difficulty tile changes; the rest of the boss stays as it is. [AK-V1]"""
    for normal, *sides in box.bosses:
        for boss, difficulty in zip(sides, box.difficulties[1:], strict=True):
            if id == f"{normal.id}-{difficulty}":
                more = boss.life - normal.life
                about = [Phrase("about-difficulty_tile", {"n": more})] if more else []
                changed = about + hooks(boss, ("tile_setup",), boss)
                for tell_rule in (turn_end_phrases, empty_phrases):
                    if tell_rule(boss) != tell_rule(normal):
                        changed += tell_rule(boss)
                return changed
    return []


PIECES: dict[str, Callable[[Box, str], list[Phrase]]] = {
    "card": card_phrases,
    "knight": knight_phrases,
    "homeworld": homeworld_phrases,
    "boss": boss_phrases,
    "boss_card": boss_card_phrases,
    "special_card": boss_card_phrases,
    "foe": boss_card_phrases,
    "level_tile": level_tile_phrases,
    "difficulty_tile": difficulty_tile_phrases,
}
"""What each kind of piece does."""


# --- what questions and choices are about --------------------------------------------------------


def owner_of(name: str) -> tuple[str, str]:
    """Return the kind and id of the piece an effect belongs to: "card[blaster].on_attack[0]"."""
    kind, _, rest = name.partition("[")
    kind = {"start_card": "card", "special_card": "boss_card"}.get(kind, kind)
    return kind, rest.partition("]")[0]


def boss_of(box: Box, name: str) -> Boss | None:
    """Return the boss whose effect it is, if it is one's."""
    kind, id = owner_of(name)
    for boss, *_ in box.bosses:
        if kind == "boss_card" and any(c.id == id for c in (*boss.cards, *boss.specials)):
            return boss
        if kind in ("boss", "level_tile", "difficulty_tile") and id.partition("-")[0] == boss.id:
            return boss
    return None


def effect_phrases(box: Box, name: str) -> list[Phrase]:
    """Return what an effect wants; several players at a time are told apart by the question."""
    effect = box.effects.get(name)
    return [] if effect is None else [tell(effect, Voice(boss_of(box, name)))]


def script_phrases(box: Box, name: str) -> list[Phrase]:
    """Return what an option does, if anything."""
    told = tell_as_one(box.scripts.get(name), Voice(boss_of(box, name)))
    return told or ([Phrase("nothing")] if name in box.scripts else [])


def origin_phrases(box: Box, name: str) -> list[Phrase]:
    """Return the name of the piece an effect belongs to; a difficulty tile speaks for its boss."""
    kind, id = owner_of(name)
    if kind == "difficulty_tile":
        kind, id = "boss", id.rpartition("-")[0]
    return [Phrase(f"named-{kind}", {kind: id})] if name in box.effects else []


def request_phrases(box: Box, name: str) -> list[Phrase]:
    """Return which card an effect asks its owner for."""
    effect = box.effects.get(name)
    if not isinstance(effect, card_verbs.CardEffect):
        return []
    return [Phrase(f"which-{effect.verb}", {"kind": ("any", *KINDS)[effect.kind + 1]})]


def handling_phrases(box: Box, id: str) -> list[Phrase]:
    """Return what is done with a card of one's hand: it is played, or equipped."""
    kinds = [KINDS[card.kind] for card in box.cards if card.id == id]
    return [Phrase("handle-card", {"card": id, "kind": kind}) for kind in kinds]


OTHERS: dict[str, Callable[[Box, str], list[Phrase]]] = {
    "effect": effect_phrases,
    "script": script_phrases,
    "origin": origin_phrases,
    "request": request_phrases,
    "handling": handling_phrases,
}
"""Facts of questions and choices whose words are made from the content."""
