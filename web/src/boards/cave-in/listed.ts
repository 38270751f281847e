/** How the list of the table tells the view of Cave-In. */

import type { Listed } from "../../table/listing";

export const listed: Listed = {
  kinds: {
    active: "seat",
    start_player: "seat",
    wild: "colour",
    colour: "colour",
    symbol: "colour",
    supply_totems: "colour",
    totems: "colour",
    "docks.id": "card",
    "hand.id": "card",
    "base.id": "card",
    "played.id": "card",
    left: "artifact",
    right: "artifact",
    removed: "card",
    subjugated: "card",
    buried: "card",
    crystals: "crystal",
    "players.artifacts": "artifact",
    doubled: "faction",
    points: "source",
  },
  without: ["mine.id", "artifacts.id", "turn.first"],
  covered: ["players.crystals"],
  sparse: [
    "buried_count",
    "extra_mining",
    "mining_discount",
    "artifact_discount",
    "recruit_reduction",
  ],
};
