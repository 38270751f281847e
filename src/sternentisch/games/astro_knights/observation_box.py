"""What the parts of an observation look up in the box, and bounds that it gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from sternentisch.kernel.observation import HIGHEST

if TYPE_CHECKING:
    from sternentisch.games.astro_knights.components import Box, Card

CUT: Final = 99
"""Where numbers end that may grow without end: what is more counts as this."""


@final
class Numbering:
    """Numbers of things that are not numbered in the box; made once for each box."""

    def __init__(self, box: Box) -> None:
        cards = box.cards
        self.box = box
        self.effects: dict[str, int] = {}  # by name: the number within the verb, from 1
        of_verb: dict[str, int] = {}
        for name, effect in box.effects.items():
            of_verb[effect.verb] = of_verb.get(effect.verb, 0) + 1
            self.effects[name] = of_verb[effect.verb]
        self.effects_of_verb: int = max(of_verb.values())
        last = max([card.index for card in cards if card.pile >= 0])
        self.supply: list[Card] = cards[: last + 1]
        self.techs: list[Card] = [card for card in cards if card.pile == box.tech_pile]
        self.tech_numbers: list[int] = number_cards(self.techs, len(cards))
        bosses = [sides[0].cards + sides[0].specials for sides in box.bosses]
        self.boss_kinds: int = max([len(own) for own in bosses])
        self.boss_numbers: list[int] = [-1] * len(box.boss_cards)  # within the boss
        for own in bosses:
            for number, boss_card in enumerate(own):
                self.boss_numbers[boss_card.index] = number
        lives = [boss.life for sides in box.bosses for boss in sides]
        self.boss_life: int = min(HIGHEST, max([CUT, *lives]))


def number_cards(chosen: list[Card], size: int) -> list[int]:
    """Return by the index of a card its number among those chosen, or -1."""
    numbers = [-1] * size
    for number, card in enumerate(chosen):
        numbers[card.index] = number
    return numbers


def cut(number: int, high: int) -> int:
    """Return a number, or the bound that it exceeds."""
    return number if number < high else high
