/** How the list of the table tells the view of Cryo. */

import type { Listed } from "../../table/listing";

export const listed: Listed = {
  kinds: {
    active: "seat",
    drones: "seat",
    "salvage.seat": "seat",
    reason: "reason",
    "chambers.id": "chamber",
    pods: "by-seat",
    "spaces.id": "space",
    "spaces.colour": "resource",
    "spaces.tile": "tile",
    "docks.actions": "action",
    "salvage.id": "salvage",
    row: "resource",
    "caves.id": "cave",
    "caves.tile": "cave_tile",
    cost: "resource",
    tunnels: "tunnel cave",
    incidents: "incident",
    discard: "card",
    dropped: "card",
    tracks: "resource",
    home: "platform",
    hand: "card",
    upgrades: "card",
    missions: "card",
    vehicles: "card",
    slots: "tile",
    points: "source",
  },
  without: ["vehicle_rooms"],
  sparse: ["first", "second"],
};
