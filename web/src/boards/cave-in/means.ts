/** What the active player can afford, as far as the view shows the hand. */

import type { CardView, CaveInView, Colour, CrystalView } from "./view";

/** The printed colour of the faction that counts double; its cards are known by their type. */
const WEEDLOCKS = ["sapling", "stalkroot", "seeder", "mandragore"];
/** Lets its owner recruit level 2 without a card. */
const BOOTH = "recruiting_booth";

function hand(view: CaveInView): CardView[] {
  return view.players[view.active]?.hand ?? [];
}

/** Whether a card may count twice its level this turn. */
function isDouble(view: CaveInView, card: CardView): boolean {
  return view.turn.doubled !== "" && WEEDLOCKS.includes(card.id);
}

/** What a card counts when played to mine or to collect. */
export function levels(view: CaveInView, card: CardView): number {
  return isDouble(view, card) ? 2 * card.level : card.level;
}

export function handLevels(view: CaveInView): number {
  return hand(view).reduce((sum, card) => sum + levels(view, card), 0);
}

/** The levels in hand by colour, most first. */
export function power(view: CaveInView): [Colour, number][] {
  const found = new Map<Colour, number>();
  for (const card of hand(view))
    found.set(card.colour, (found.get(card.colour) ?? 0) + levels(view, card));
  return [...found].sort((one, other) => other[1] - one[1]);
}

/** Whether the mining actions of this turn allow a crystal of this cost. */
export function mayMine(view: CaveInView, cost: number): boolean {
  const { turn } = view;
  if (turn.extra_mining || turn.limited_mining.includes(cost)) return true;
  if (turn.raided || turn.taken >= 2) return false;
  return turn.taken === 0 || turn.first !== 1 || turn.repeat;
}

export function canPay(view: CaveInView, crystal: CrystalView): boolean {
  if (!mayMine(view, crystal.cost)) return false;
  if (!crystal.due) return true;
  return power(view).some(
    ([colour, sum]) => sum >= crystal.due && (crystal.wild || colour === crystal.colour),
  );
}

export function canRecruit(view: CaveInView, card: CardView): boolean {
  const prices = [card.level - 1];
  const reduction = view.turn.recruit_reduction;
  if (reduction) prices.push(Math.max(0, card.level - 1 - reduction));
  if (card.level === 2 && view.players[view.active]?.artifacts.includes(BOOTH)) prices.push(0);
  return (
    prices.includes(0) ||
    hand(view).some((own) => prices.includes(own.level) || prices.includes(levels(view, own)))
  );
}
