"""Where texts stand on the pieces, and what a text can speak of there."""

from __future__ import annotations

from typing import Final, NamedTuple

from sternentisch.games.astro_knights.selectors import WHO

ANY_KIND: Final = -1

PLAYERS: Final = WHO[: WHO.index("homeworld")]
"""The selectors that mean players."""
CHOSEN: Final = ("player", "ally", "lowest_life", "most_weapons", "highest_cost_weapon")
"""The selectors after which there is a "that player". [AK-C10]"""
OF_YOURS: Final = ("you", "ally", "each_ally")
"""The selectors that need a "you". [AK-M3]"""
MORE: Final = {
    "power": ("homeworld",),
    "suffer": ("homeworld",),
    "heal": ("homeworld", "boss", "all_foes", "special_foes"),
}
"""Who else a verb can be for."""
YOUR_VERBS: Final = (
    *("energy", "damage", "defeat", "boost", "attack", "turn_rule", "acquire", "equip"),
)
"""What only players do by their own cards and abilities."""
YOUR_CONDITIONS: Final = ("slots_full", "this_defeated_foe")
CONDITIONS: Final = ("track_min", "track_max", "level_min", "special_foes_min")


class Place(NamedTuple):
    """A place for texts: whose it is, and what "this" is there."""

    is_boss: bool = False
    destroys: bool = False  # "destroy this" has a card to destroy [AK-C13, AK-B4]
    discards: bool = False  # "discard this" has a foe to discard [AK-B8]
    is_weapon: bool = False  # there are "other weapons"
    adds_bubble: bool = False  # it may bring the Time Bubble into play [AK-O8]
    kind: int = ANY_KIND  # of the card that is being played

    def refuse_verb(self, verb: str) -> str:
        """Return why a verb makes no sense here, or ""."""
        if self.is_boss and verb in YOUR_VERBS:
            return f"{verb} is for players' cards and abilities"
        if verb == "by_track" and not self.is_boss:
            return "by_track is for bosses"
        if verb == "destroy_this" and not self.destroys:
            return "destroy_this is for PLAY texts and strikes"
        if verb == "discard_this" and not self.discards:
            return "discard_this is for ACTIVATION texts of foes"
        return ""

    def selectors(self, verb: str, has_that: bool) -> tuple[str, ...]:
        """Return whom a verb can be for; "that player" only after one was chosen. [AK-C10]"""
        words: list[str] = []
        for word in (*PLAYERS, *MORE.get(verb, ())):
            is_odd = verb == "seq" and word == "total"
            is_nobody = self.is_boss and word in OF_YOURS
            if not is_odd and not is_nobody and (has_that or word != "that_player"):
                words.append(word)
        return tuple(words)

    def counted(self, has_that: bool) -> tuple[str, ...]:
        """Return what amounts can count."""
        words = ["track", "special_foes"]
        if has_that:
            words.append("hand_of_that_player")
        if not self.is_boss:
            words.append("weapons")
        if self.is_weapon:
            words.append("other_weapons")
        return tuple(words)

    def conditions(self) -> tuple[str, ...]:
        """Return what conditions can demand."""
        return CONDITIONS if self.is_boss else (*CONDITIONS, *YOUR_CONDITIONS)


CARD: Final = {
    "on_play": Place(destroys=True),
    "on_acquire": Place(),
    "on_equip": Place(is_weapon=True),
    "on_attack": Place(is_weapon=True),
}
ABILITY: Final = Place()
BOSS: Final = Place(is_boss=True)
BOSS_SETUP: Final = Place(is_boss=True, adds_bubble=True)
BOSS_CARD: Final = {
    "on_resolve": Place(is_boss=True, destroys=True),
    "on_instant": BOSS,
    "on_activate": Place(is_boss=True, discards=True),
}
