"""Card texts: what effects do, as phrases; `wording_pieces.py` makes texts of them.

Languages turn them into sentences: verb-<verb> is one effect, hook-<hook> what a piece says for one
occasion, about-<piece> its values. The facts `form` and `mood` tell how an effect is put: with its
subject (`full`) or without (`bare`), as what somebody does (`second`, `third`, `plural`), may do
(`may-second` …), as an infinitive (`inf`) or as the aim of something else (`to`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sternentisch.games.astro_knights import verbs_boss as boss_verbs
from sternentisch.games.astro_knights import verbs_cards as card_verbs
from sternentisch.games.astro_knights import verbs_control as control
from sternentisch.games.astro_knights import verbs_damage as damage
from sternentisch.games.astro_knights import verbs_players as players
from sternentisch.games.astro_knights.components import KINDS, Boss
from sternentisch.games.astro_knights.content_effects import ANY_COST, TURN_RULES
from sternentisch.games.astro_knights.effect import COUNTED, Amount, Condition, Effect, Script
from sternentisch.games.astro_knights.rules.supply import PLACES
from sternentisch.games.astro_knights.selectors import THAT_PLAYER, TOTAL, WHO, YOU, SeatEffect
from sternentisch.kernel.event import Facts
from sternentisch.kernel.phrase import Phrase

NONE = "none"


class Voice:
    """Whose piece speaks, and how its effects are put."""

    def __init__(self, boss: Boss | None, form: str = "full", mood: str = "") -> None:
        self.boss = boss
        self.form = form
        self.mood = mood  # "" follows from the effect

    def bare(self, mood: str) -> Voice:
        """Return the same voice for an effect without its subject."""
        return Voice(self.boss, "bare", mood)

    def full(self) -> Voice:
        """Return the same voice for an effect with a subject of its own."""
        return Voice(self.boss)

    def facts(self, who: int, may: bool) -> Facts:
        """Return who does something, and how it is put."""
        person = {YOU: "second", TOTAL: "plural"}.get(who, "third")
        own_mood = f"may-{person}" if may else person
        boss = NONE if self.boss is None else self.boss.id
        return {
            "who": WHO[who],
            "form": self.form,
            "mood": self.mood or own_mood,
            "boss": boss,
            "flavour": boss,
        }


# --- amounts and lists ---------------------------------------------------------------------------


def amount_facts(amount: Amount) -> Facts:
    """Return a number, how much more there is per counted thing, and of what."""
    first = amount.base or amount.per
    return {
        "n": abs(first),
        "more": abs(amount.per) if amount.base and amount.of else 0,
        "of": COUNTED[amount.of] or NONE,
        "loss": int(first < 0),
    }


def join(key: str, phrases: list[Phrase]) -> list[Phrase]:
    """Return phrases as one, each two of them joined by the message `key`."""
    if not phrases:
        return []
    joined = phrases[0]
    for phrase in phrases[1:]:
        joined = Phrase(key, {}, {"first": [joined], "second": [phrase]})
    return [joined]


def tell(effect: Effect, voice: Voice) -> Phrase:
    """Return what one effect does."""
    return VERBS[effect.verb](effect, voice)


def tell_all(script: Script | None, voice: Voice) -> list[Phrase]:
    """Return what a script does, one phrase per effect."""
    return [] if script is None else [tell(effect, voice) for effect in script.effects]


def tell_as_one(script: Script | None, voice: Voice) -> list[Phrase]:
    """Return what a script does, joined by "and"."""
    return join("and", tell_all(script, voice))


# --- verbs about players -------------------------------------------------------------------------


def tell_seat(effect: SeatEffect, voice: Voice) -> Phrase:
    """A player, several of them or the homeworld gain, lose or do something."""
    facts = voice.facts(effect.who, effect.may)
    return Phrase(f"verb-{effect.verb}", facts | amount_facts(effect.amount))


def tell_card(effect: card_verbs.CardEffect, voice: Voice) -> Phrase:
    """Somebody discards, destroys, takes back or equips cards of their own."""
    phrase = tell_seat(effect, voice)
    zones = {"hand": effect.from_hand, "discard": effect.from_discard, "play": effect.from_area}
    phrase.facts["zones"] = "-".join(name for name, is_used in zones.items() if is_used)
    phrase.facts["kind"] = ("any", *KINDS)[effect.kind + 1]
    return phrase


def tell_acquire(effect: card_verbs.Acquire, voice: Voice) -> Phrase:
    """Somebody acquires a card for free: its kind, its highest cost, where it goes."""
    phrase = tell_seat(effect, voice)
    phrase.facts["kind"] = ("any", *KINDS)[effect.kind + 1]
    phrase.facts["max_cost"] = 0 if effect.max_cost >= ANY_COST else effect.max_cost
    phrase.facts["to"] = PLACES[effect.to]
    return phrase


def tell_attack(effect: card_verbs.Attack, voice: Voice) -> Phrase:
    """You attack with some weapons, your own or anybody's; they may stay equipped."""
    facts = voice.facts(YOU, effect.may)
    facts |= {"own": int(effect.is_own), "n": effect.count}
    facts |= {"up_to": int(effect.up_to), "keep": int(effect.keep)}
    return Phrase("verb-attack", facts)


def tell_amount(effect: players.Energy | damage.Boost, voice: Voice) -> Phrase:
    """You gain energy, or raise your damage."""
    facts = voice.facts(YOU, effect.may) | amount_facts(effect.amount)
    return Phrase(f"verb-{effect.verb}", facts)


def tell_damage(effect: damage.Damage, voice: Voice) -> Phrase:
    """You deal damage, to foes only or also to the boss, in one piece or split."""
    facts = voice.facts(YOU, effect.may) | amount_facts(effect.amount)
    facts |= {"foes": int(effect.only_foes), "split": int(effect.is_split)}
    return Phrase("verb-damage", facts)


def tell_plain(effect: Effect, voice: Voice) -> Phrase:
    """An effect without parameters."""
    return Phrase(f"verb-{effect.verb}", voice.facts(YOU, effect.may))


# --- verbs that steer others ---------------------------------------------------------------------

ALWAYS_YOURS = ("energy", "attack", "damage", "defeat", "boost", "destroy_this", "destroy_supply")
"""Verbs without a choice of who does it."""


def is_yours(effect: Effect) -> bool:
    """Whether "you" are the one who does it, so that it needs no subject of its own."""
    if effect.verb in ALWAYS_YOURS:
        return True
    return isinstance(effect, SeatEffect) and effect.who == YOU and effect.verb != "seq"


def tell_choose(effect: control.Choose, voice: Voice) -> Phrase:
    """One of several options happens."""
    told = [tell_as_one(option, voice.full()) for option in effect.options]
    options = [phrases[0] if phrases else Phrase("nothing") for phrases in told]
    return Phrase("verb-choose", {}, {"options": join("or", options)})


def tell_trade(effect: control.Trade, voice: Voice) -> Phrase:
    """You do one thing to get another; where others are concerned, both are told in full."""
    if all(is_yours(inner) for inner in (*effect.cost.effects, *effect.gain.effects)):
        facts = voice.facts(YOU, effect.may)
        cost = tell_as_one(effect.cost, voice.bare("inf" if effect.may else "second"))
        gain = tell_as_one(effect.gain, voice.bare("to"))
        return Phrase("verb-trade", facts, {"cost": cost, "gain": gain})
    cost, gain = (tell_as_one(script, voice.full()) for script in (effect.cost, effect.gain))
    return Phrase("verb-exchange", {"may": int(effect.may)}, {"cost": cost, "gain": gain})


def tell_seq(effect: control.Seq, voice: Voice) -> Phrase:
    """One player does several things; their subject is said once."""
    facts = voice.facts(effect.who, effect.may)
    mood = "inf" if effect.may else str(facts["mood"])
    parts: list[Phrase] = []
    for inner in effect.script.effects:
        is_theirs = isinstance(inner, SeatEffect) and inner.who == THAT_PLAYER
        parts.append(tell(inner, voice.bare(mood) if is_theirs else voice.full()))
    return Phrase("verb-seq", facts, {"effects": join("and", parts)})


def tell_if(effect: control.If, voice: Voice) -> Phrase:
    """Something happens on a condition; otherwise something else may.

    The condition of a single thing comes last, so that what follows is not taken for part of it;
    that of several comes first, so that it is not taken for the last one's alone.
    """
    parts = {"cond": tell_condition(effect.condition, voice)}
    parts["yes"] = tell_as_one(effect.yes, voice.full())
    if not effect.no.effects:
        several = len(effect.yes.effects) > 1
        return Phrase("verb-if-several" if several else "verb-if", {}, parts)
    return Phrase("verb-if-else", {}, {**parts, "no": tell_as_one(effect.no, voice.full())})


def tell_condition(condition: Condition, voice: Voice) -> list[Phrase]:
    """Return what must hold, joined by "and"."""
    found: list[Phrase] = []
    if condition.slots_full:
        found.append(Phrase("cond-slots_full"))
    if condition.defeated_foe:
        found.append(Phrase("cond-defeated_foe"))
    for name in ("track_min", "track_max", "level_min", "special_foes_min"):
        number = getattr(condition, name)
        if number >= 0:
            facts: Facts = {"n": number}
            if name == "special_foes_min":
                facts["flavour"] = voice.facts(YOU, may=False)["flavour"]
            found.append(Phrase(f"cond-{name}", facts))
    return join("and", found)


# --- verbs of the boss ---------------------------------------------------------------------------


def tell_track(effect: boss_verbs.Track, _: Voice) -> Phrase:
    """The marker on the boss's track moves forward or back, maybe round the end."""
    facts: Facts = {"n": abs(effect.steps), "loss": int(effect.steps < 0)}
    return Phrase("verb-track", facts | {"wrap": int(effect.wrap)})


def tell_by_track(effect: boss_verbs.ByTrack, voice: Voice) -> Phrase:
    """What happens depends on the track; fields where nothing does are left out."""
    first = 0 if voice.boss is None else voice.boss.track_min
    fields = [
        Phrase("track-field", {"n": number}, {"effects": tell_as_one(script, voice.full())})
        for number, script in enumerate(effect.table, first)
        if script.effects
    ]
    return Phrase("verb-by_track", {}, {"fields": fields})


def tell_special(effect: boss_verbs.Special, voice: Voice) -> Phrase:
    """Special cards are revealed; every boss has its own word for them."""
    return Phrase("verb-special", voice.facts(YOU, may=False) | {"n": effect.count})


VERBS: dict[str, Callable[[Any, Voice], Phrase]] = {
    "energy": tell_amount,
    **dict.fromkeys(("power", "heal", "slot", "draw", "suffer"), tell_seat),
    **dict.fromkeys(("discard", "destroy", "recover", "equip"), tell_card),
    **dict.fromkeys(("destroy_supply", "defeat", "destroy_this", "discard_this"), tell_plain),
    **dict.fromkeys(("special_shuffle", "activate"), tell_plain),
    "acquire": tell_acquire,
    "attack": tell_attack,
    "damage": tell_damage,
    "boost": tell_amount,
    "turn_rule": lambda e, _: Phrase("verb-turn_rule", {"rule": TURN_RULES[int(e.is_tech)]}),
    "choose": tell_choose,
    "trade": tell_trade,
    "seq": tell_seq,
    "if": tell_if,
    "track": tell_track,
    "track_set": lambda e, _: Phrase("verb-track_set", {"n": e.place}),
    "by_track": tell_by_track,
    "special": tell_special,
    "order": lambda e, _: Phrase("verb-order", {"op": boss_verbs.ORDER_OPS[e.op]}),
}
"""How each verb is told."""
