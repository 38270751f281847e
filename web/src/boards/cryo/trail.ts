/**
 * Identities of pieces that look alike. The view tells how many drones, pods and cards are where;
 * this follows them from one view to the next, so that each travels from where it was.
 */

import { follow, type Counts } from "../follow";
import { sparks } from "../news";
import { own, type CryoView } from "./view";

function count(view: CryoView): Map<string, Counts> {
  const groups = new Map<string, Counts>();
  const add = (group: string, place: string, number = 1) => {
    let counts = groups.get(group);
    if (!counts) groups.set(group, (counts = new Map()));
    counts.set(place, (counts.get(place) ?? 0) + number);
  };
  for (const { seat, home, out, pool } of view.players) {
    for (const place of home) add(`drone${seat}`, `home:${place}`);
    for (const place of out) add(`drone${seat}`, `dock:${place}`);
    add(`pod${seat}`, "pool", pool);
    for (const chamber of view.chambers)
      add(`pod${seat}`, `chamber:${chamber.id}`, chamber.pods[seat]);
    for (const cave of view.caves) add(`pod${seat}`, `cave:${cave.id}`, cave.pods[seat]);
    for (const space of view.salvage)
      if (space.seat === seat) add(`pod${seat}`, `salvage:${space.id}`);
  }
  const me = own(view);
  if (me) {
    for (const card of me.hand) add(`card-${card}`, "hand");
    for (const card of me.upgrades) add(`card-${card}`, "upgrade");
    for (const card of me.missions) add(`card-${card}`, "mission");
    for (const card of me.vehicles) add(`card-${card}`, "vehicle");
  }
  return groups;
}

class Trail {
  private view: CryoView | null = null;
  private groups = new Map<string, Map<string, string[]>>();
  /** The incident of each section, and when it came. */
  private incidents: { tile: string | null; since: number }[] = [];
  /** The space that the last tile was taken from. */
  space = "";

  /** The identities of the pieces of a group in a place. */
  ids(view: CryoView, group: string, place: string): string[] {
    if (view !== this.view) this.step(view);
    return this.groups.get(group)?.get(place) ?? [];
  }

  /** The identity of the incident of a section. */
  incident(view: CryoView, section: number): string {
    if (view !== this.view) this.step(view);
    const { tile, since } = this.incidents[section]!;
    return `incident:${section}:${tile}:${since}`;
  }

  private step(view: CryoView): void {
    this.view = view;
    this.incidents = view.incidents.map((tile, section) => {
      const before = this.incidents[section];
      return before?.tile === tile ? before : { tile, since: view.track_left };
    });
    if (view.decision === "take-tile" && view.question.space) this.space = view.question.space;
    const none = new Map<string, string[]>();
    const groups = new Map<string, Map<string, string[]>>();
    for (const [group, counts] of count(view))
      groups.set(group, follow(group, this.groups.get(group) ?? none, counts));
    this.groups = groups;
  }
}

export const trail = new Trail();

/** Cards in the reader's hand, open tiles, known caves and incidents can be new. */
export const spark = sparks<CryoView>((view) => [
  ...(own(view)?.hand ?? []).flatMap((card) => trail.ids(view, `card-${card}`, "hand")),
  ...view.spaces.map((space) => `tile:${space.id}:${space.left}`),
  ...view.caves.flatMap((cave) => (cave.tile ? [`cave:${cave.tile}`] : [])),
  ...view.incidents.flatMap((tile, section) => (tile ? [trail.incident(view, section)] : [])),
]);
