/**
 * Identities of cards, so that they can travel: the view names kinds of cards only. A card that
 * leaves one zone while an equal one appears in another is taken for the same.
 */

import { sparks } from "../news";
import type { AstroKnightsView } from "./view";

/** The identities of the cards of each zone, in the zone's order. */
export type Ids = Record<string, string[]>;

interface Known {
  card: string;
  id: string;
}

/** The zones of a table with their cards; zones of a seat begin with its number. */
export function zones(view: AstroKnightsView): Record<string, string[]> {
  const found: Record<string, string[]> = { foes: view.foes.map((foe) => foe.id) };
  for (const pile of view.supply) found[`supply:${pile.id}`] = pile.top ? [pile.top] : [];
  for (const player of view.players) {
    found[`${player.seat}:hand`] = player.hand;
    found[`${player.seat}:area`] = player.area;
    found[`${player.seat}:weapons`] = player.weapons;
    found[`${player.seat}:discard`] = player.discard;
    found[`${player.seat}:deck`] = player.deck_order;
  }
  return found;
}

/** Name all cards, keeping the names of those that were there. */
export function match(
  before: Record<string, Known[]>,
  now: Record<string, string[]>,
  fresh: (card: string) => string,
): Record<string, Known[]> {
  const named: Record<string, (Known | null)[]> = {};
  const left: Known[] = [];
  for (const zone of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const old = [...(before[zone] ?? [])];
    named[zone] = (now[zone] ?? []).map((card) => {
      const at = old.findIndex((one) => one.card === card);
      return at < 0 ? null : old.splice(at, 1)[0]!;
    });
    left.push(...old);
  }
  const result: Record<string, Known[]> = {};
  for (const [zone, cards] of Object.entries(now))
    result[zone] = cards.map((card, index) => {
      const kept = named[zone]?.[index];
      if (kept) return kept;
      const at = left.findIndex((one) => one.card === card);
      return at < 0 ? { card, id: fresh(card) } : left.splice(at, 1)[0]!;
    });
  return result;
}

let last: Record<string, Known[]> = {};
let count = 0;
const seen = new WeakMap<object, Ids>();

/** The identities of all cards of a view. */
export function ids(view: AstroKnightsView): Ids {
  const known = seen.get(view);
  if (known) return known;
  last = match(last, zones(view), (card) => `card:${card}:${++count}`);
  const found: Ids = {};
  for (const [zone, cards] of Object.entries(last)) found[zone] = cards.map((one) => one.id);
  seen.set(view, found);
  return found;
}

/** Foes, cards on the piles of the supply and in the reader's hand can be new. */
export const spark = sparks<AstroKnightsView>((view) => {
  const { foes = [], [`${view.seat}:hand`]: hand = [], ...rest } = ids(view);
  const piles = view.supply.flatMap((pile) => rest[`supply:${pile.id}`] ?? []);
  return [...foes, ...piles, ...hand];
});
