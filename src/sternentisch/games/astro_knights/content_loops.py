"""Texts that bring up other texts: whatever could go on for ever is noted with its path."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from sternentisch.games.astro_knights.actions import SEATS
from sternentisch.games.astro_knights.components import WEAPON_KIND, Boss, BossCard, Box
from sternentisch.games.astro_knights.effect import Effect, Script
from sternentisch.games.astro_knights.selectors import EACH_ALLY, EACH_PLAYER, HOMEWORLD
from sternentisch.games.astro_knights.verbs_boss import BUBBLE_BACK, ByTrack, Order, Special
from sternentisch.games.astro_knights.verbs_control import Choose, If, Seq, Trade
from sternentisch.games.astro_knights.verbs_players import Power

Notes = list[tuple[str, str]]

CHAIN = 10
"""How many cards in a row may bring up the next one."""


def check_loops(box: Box, defects: Notes) -> None:
    """Note every text that could be resolved again and again."""
    check_cards(box, defects)
    check_abilities(box, defects)
    for sides in box.bosses:
        check_boss(sides, defects)


# --- what is in a text ---------------------------------------------------------------------------


def scripts_in(effect: Effect) -> list[Script]:
    """Return the scripts inside an effect, of which all count."""
    if isinstance(effect, Trade):
        return [effect.cost, effect.gain]
    return [effect.script] if isinstance(effect, Seq) else []


def choices_in(effect: Effect) -> list[Script]:
    """Return the scripts inside an effect of which one will count."""
    if isinstance(effect, Choose):
        return effect.options
    if isinstance(effect, If):
        return [effect.yes, effect.no]
    return effect.table if isinstance(effect, ByTrack) else []


def effects_in(script: Script | None) -> Iterator[Effect]:
    """Yield the effects of a text, also those inside others."""
    for effect in [] if script is None else script.effects:
        yield effect
        for inner in (*scripts_in(effect), *choices_in(effect)):
            yield from effects_in(inner)


def verbs_in(scripts: Iterable[Script | None]) -> set[str]:
    """Return the verbs that occur in some texts, however deep."""
    return {effect.verb for script in scripts for effect in effects_in(script)}


def most(script: Script | None, measure: Callable[[Effect], int]) -> int:
    """Return how much of something a text does at most."""
    total = 0
    for effect in [] if script is None else script.effects:
        inner = sum([most(each, measure) for each in scripts_in(effect)])
        is_each = isinstance(effect, Seq) and effect.who in (EACH_PLAYER, EACH_ALLY)
        total += measure(effect) + (inner * SEATS if is_each else inner)
        total += max([most(each, measure) for each in choices_in(effect)], default=0)
    return total


def revealed(effect: Effect) -> int:
    """Return how many special cards an effect reveals by itself."""
    return effect.count if isinstance(effect, Special) else 0


def power_for_knights(effect: Effect) -> int:
    """Return how much power an effect gives a knight, without what it adds by counting."""
    if not isinstance(effect, Power) or effect.who == HOMEWORLD:
        return 0
    return max(effect.amount.base, 0)


def power_for_homeworld(effect: Effect) -> int:
    """Return how much power an effect gives the homeworld, without what it adds by counting."""
    if not isinstance(effect, Power) or effect.who != HOMEWORLD:
        return 0
    return max(effect.amount.base, 0)


# --- players' cards ------------------------------------------------------------------------------


def check_cards(box: Box, defects: Notes) -> None:
    """Attacks do not lead to attacks, nor equipping with attacks to more of it."""
    weapons = [card for card in box.cards if card.kind == WEAPON_KIND]
    supply = [card for card in box.cards if card.pile >= 0]
    texts: dict[str, list[Script | None]] = {
        "attack": [card.on_attack for card in weapons],
        "equip": [card.on_equip for card in weapons],
        "acquire": [card.on_acquire for card in supply],
    }
    leads = {verb: follow(verbs_in(scripts), texts) for verb, scripts in texts.items()}
    if "attack" in leads["attack"]:
        note(defects, texts, "attack", "an attack cannot lead to another one")
    elif {"equip", "attack"} <= leads["equip"]:
        note(defects, texts, "equip", "equipping and attacking could go on for ever")
    chained = [c for c in supply if "acquire" in follow(verbs_in([c.on_acquire]), texts)]
    if sum([card.copies for card in chained]) > CHAIN:
        note(defects, texts, "acquire", f"more than {CHAIN} cards acquire the next one")


def follow(verbs: set[str], texts: dict[str, list[Script | None]]) -> set[str]:
    """Return which of the verbs that bring up texts follow from some verbs, in the end."""
    found = verbs & set(texts)
    while True:
        more = found.union(*[verbs_in(texts[verb]) & set(texts) for verb in found])
        if more == found:
            return found
        found = more


def note(defects: Notes, texts: dict[str, list[Script | None]], verb: str, message: str) -> None:
    """Note the texts brought up by a verb which lead to that verb again."""
    for script in texts[verb]:
        if script is not None and verb in follow(verbs_in([script]), texts):
            defects.append((script.name, message))


def check_abilities(box: Box, defects: Notes) -> None:
    """No ability pays for itself. [AK-P19, AK-P20]"""
    pieces = [(k.ability, k.power_max, power_for_knights) for k in box.knights]
    pieces += [(w.ability, w.power_max, power_for_homeworld) for w in box.homeworlds]
    for ability, power, measure in pieces:
        if ability is not None and most(ability, measure) >= power:
            defects.append((ability.name, "the ability would pay for itself"))


# --- the boss ------------------------------------------------------------------------------------


def text_of(card: BossCard) -> Script | None:
    """Return what is resolved when a boss card is revealed. [AK-B4, AK-B5]"""
    return card.on_instant if card.is_foe else card.on_resolve


def check_boss(sides: list[Boss], defects: Notes) -> None:
    """Foes do not activate foes, special cards reveal one more at most. [AK-B2, AK-B8]"""
    boss = sides[0]
    foes = [card.on_activate for card in boss.cards + boss.specials if card.is_foe]
    specials = [card for card in boss.specials if card.copies]
    empty = [side.special_empty for side in sides]
    for script in foes:
        forbid(defects, script, "activate", "a foe would activate itself")
    for script in empty:
        forbid(defects, script, "special", "the special deck is still empty then")
    if "special" in verbs_in(foes):
        for script in [text_of(card) for card in specials] + empty:
            forbid(defects, script, "activate", "the foe may reveal special cards again")
    chained = [card for card in specials if most(text_of(card), revealed)]
    for card in chained:
        script = text_of(card)
        if script is not None and (
            most(script, revealed) > 1 or sum([each.copies for each in chained]) > CHAIN
        ):
            defects.append((script.name, "special cards may reveal one more, ten at most in a row"))
    check_bubble_back(boss, foes, [text_of(card) for card in specials] + empty, defects)


def forbid(defects: Notes, script: Script | None, verb: str, message: str) -> None:
    """Note a text that contains a verb."""
    if script is not None and verb in verbs_in([script]):
        defects.append((script.name, f"{verb}: {message}"))


def check_bubble_back(
    boss: Boss, foes: list[Script | None], specials: list[Script | None], defects: Notes
) -> None:
    """The Time Bubble does not bring itself back: then nobody would act any more. [AK-O8]"""
    if boss.time_bubble is None:
        return
    texts: dict[str, list[Script | None]] = {"activate": foes, "special": specials}
    scripts: list[Script | None] = [boss.time_bubble]
    for verb in follow(verbs_in(scripts), texts):
        scripts += texts[verb]
    for script in scripts:
        for effect in effects_in(script):
            if isinstance(effect, Order) and effect.op == BUBBLE_BACK:
                defects.append((effect.name, "the Time Bubble would bring itself back for ever"))
