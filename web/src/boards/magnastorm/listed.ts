/** How the list of the table tells the view of Magnastorm. */

import type { Listed } from "../../table/listing";

export const listed: Listed = {
  kinds: {
    active: "seat",
    track: "seat",
    running: "seat",
    start_tile: "seat",
    holder: "seat",
    owner: "seat",
    controller: "seat",
    fulfilled: "seat",
    "fields.colour": "research",
    "research.id": "research",
    "players.colour": "colour",
    side: "side",
    "weather.*": "segment",
    income: "segment",
    "income.*": "ladder",
    commander: "commander",
    "players.commanders": "commander",
    bonus: "bonus",
    bonuses: "bonus",
    followers: "colour",
    cubes: "colour",
    price: "colour",
    supply: "colour",
    bag: "colour",
    sources: "source",
    "contracts.id": "contract",
    levels: "by-seat",
    "contracts.levels": "count",
  },
  without: ["position", "areas.neighbours", "transmitters.line", "perks"],
  sparse: ["markers", "contracts.levels", "contracts.commanders", "occupied_used"],
};
