/**
 * Identities of mercenaries. Copies of one type are equal to the server; here each gets a name that
 * stays with it from zone to zone, so that a card on the screen travels instead of being swapped.
 */

import { sparks } from "../news";
import type { CardView, CaveInView } from "./view";

export interface Named {
  docks: string[];
  played: string[];
  hands: string[][];
  bases: string[][];
}

type Zones = Map<string, CardView[]>;

function zones(view: CaveInView): Zones {
  const found: Zones = new Map();
  view.docks.forEach((card, place) => found.set(`dock ${place}`, card ? [card] : []));
  found.set("played", view.played);
  for (const player of view.players) {
    found.set(`base ${player.seat}`, player.base);
    found.set(`hand ${player.seat}`, player.hand);
  }
  return found;
}

/** Gives the cards of one position after another their names. */
export class Identities {
  private known = new Map<string, { type: string; name: string }[]>();
  private count = 0;

  next(view: CaveInView): Named {
    const before = this.known;
    const now = new Map<string, { type: string; name: string }[]>();
    const left = new Map<string, string[]>();
    const open: { type: string; name: string }[] = [];
    for (const [zone, cards] of zones(view)) {
      const stayed = [...(before.get(zone) ?? [])];
      const named = cards.map((card) => {
        const at = stayed.findIndex((one) => one.type === card.id);
        if (at >= 0) return stayed.splice(at, 1)[0]!;
        const fresh = { type: card.id, name: "" };
        open.push(fresh);
        return fresh;
      });
      now.set(zone, named);
      for (const { type, name } of stayed) left.set(type, [...(left.get(type) ?? []), name]);
    }
    for (const card of open) card.name = left.get(card.type)?.shift() ?? this.fresh(card.type);
    this.known = now;
    const names = (zone: string) => (now.get(zone) ?? []).map((card) => card.name);
    return {
      docks: view.docks.map((_, place) => names(`dock ${place}`)[0] ?? ""),
      played: names("played"),
      hands: view.players.map((player) => names(`hand ${player.seat}`)),
      bases: view.players.map((player) => names(`base ${player.seat}`)),
    };
  }

  private fresh(type: string): string {
    return `card:${type}:${this.count++}`;
  }
}

const identities = new Identities();
const made = new WeakMap<CaveInView, Named>();

/** The names of all cards in a view; the same view always has the same ones. */
export function named(view: CaveInView): Named {
  let found = made.get(view);
  if (!found) made.set(view, (found = identities.next(view)));
  return found;
}

/** Crystals of the mine, cards at the docks and in the reader's hand can be new. */
export const spark = sparks<CaveInView>((view) => {
  const { docks, hands } = named(view);
  const crystals = view.mine.flatMap((crystal) => (crystal ? [`crystal:${crystal.id}`] : []));
  return [...crystals, ...docks, ...(hands[view.seat ?? -1] ?? [])];
});
