/**
 * Names for tokens that look alike, so that they travel. A token that left one place and one that
 * came to another are taken for the same; all others keep their names.
 */

import { follow, type Counts } from "../follow";
import { sparks } from "../news";
import type { View } from "./view";

/** Where tokens of each kind are: by kind, how many in which place. */
function count(view: View): Map<string, Counts> {
  const kinds = new Map<string, Counts>();
  const put = (kind: string, place: string, number = 1) => {
    if (!number) return;
    let places = kinds.get(kind);
    if (!places) kinds.set(kind, (places = new Map()));
    places.set(place, (places.get(place) ?? 0) + number);
  };
  for (const player of view.players) {
    put(`follower:${player.colour}`, "pool", player.followers);
    player.turtles.forEach((there, slot) =>
      put(`turtle:${player.seat}`, `slot:${slot + 1}`, +there),
    );
    player.stations.forEach((there, slot) =>
      put(`station:${player.seat}`, `slot:${slot + 1}`, +there),
    );
  }
  for (const column of view.columns)
    for (const [colour, number] of Object.entries(column.followers))
      put(`follower:${colour}`, `column:${column.column}`, number);
  for (const space of view.spaces)
    for (const colour of space.followers)
      put(`follower:${colour}`, `space:${space.row}-${space.column}`);
  for (const area of view.areas)
    for (const field of area.fields)
      if (field.holder !== null) put(`turtle:${field.holder}`, field.id, field.turtles);
  for (const { id, owner } of view.transmitters) if (owner !== null) put(`station:${owner}`, id);
  return kinds;
}

export class Tokens {
  private seen: View | null = null;
  private named = new Map<string, Map<string, string[]>>();

  /** The names of the tokens of a kind in a place. */
  at(view: View, kind: string, place: string): string[] {
    if (view !== this.seen) this.update(view);
    return this.named.get(kind)?.get(place) ?? [];
  }

  private update(view: View): void {
    this.seen = view;
    const fresh = new Map<string, Map<string, string[]>>();
    for (const [kind, places] of count(view))
      fresh.set(kind, follow(kind, this.named.get(kind) ?? new Map(), places));
    this.named = fresh;
  }
}

/** One for the page: there is one table on it. */
export const tokens = new Tokens();

/** Commanders, contracts, artifacts, and what others have put on the planet can be new. */
export const spark = sparks<View>((view) => {
  const others = view.players.filter((player) => player.seat !== view.seat);
  const places = [
    ...view.areas.flatMap((area) => area.fields.map((field) => ["turtle", field.id])),
    ...view.transmitters.map((space) => ["station", space.id]),
  ];
  return [
    ...view.columns.map((column) => `commander:${column.commander}`),
    ...view.research.map((track) => `commander:${track.commander}`),
    ...view.contracts.map((contract) => `contract:${contract.id}`),
    ...view.players.flatMap((player) => player.artifacts.map((id) => `artifact:${id}`)),
    ...others.flatMap(({ seat }) =>
      places.flatMap(([kind, place]) => tokens.at(view, `${kind}:${seat}`, place!)),
    ),
  ];
});
