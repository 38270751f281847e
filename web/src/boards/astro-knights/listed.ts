/** How the list of the table tells the view of Astro Knights. */

import type { Listed } from "../../table/listing";

export const listed: Listed = {
  kinds: {
    active: "seat",
    captain: "seat",
    extra_token: "seat",
    pair_tokens: "seat",
    homeworld: "homeworld",
    boss: "boss",
    difficulty: "difficulty",
    "foes.id": "foe special_card boss_card",
    boss_deck: "boss_card",
    boss_revealed: "boss_card special_card level_tile",
    boss_discard: "boss_card",
    special_deck: "special_card foe",
    special_discard: "special_card foe",
    "supply.id": "pile",
    top: "card",
    rest: "card",
    bottom: "card",
    order_deck: "order_card",
    order_top: "order_card",
    order_bottom: "order_card",
    order_discard: "order_card",
    destroyed: "card",
    knight: "knight",
    hand: "card",
    area: "card",
    weapons: "card",
    discard: "card",
    deck_order: "card",
  },
  without: [],
  sparse: ["damage_boss", "damage_foes"],
};
