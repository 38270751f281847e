/**
 * Which pieces an action touches.
 *
 * The verbs of a turn are chips, and also the pieces one would touch next: whoever clicks a crystal
 * wants to mine it (see `wish.svelte.ts`). Only pieces within reach stand for a verb then. A lesson
 * goes one step at a time: there the verb is its chip alone.
 */

import type { Act } from "../module";
import { canRecruit, canPay, handLevels } from "./means";
import { VERBS, type CaveInView, type Verb } from "./view";

export const HALVES = ["left", "right"] as const;

/** The pieces that a verb may lead to. */
function reach(verb: Verb, view: CaveInView): string[] {
  const me = view.players[view.active];
  if (!me) return [];
  // an action that is impossible as such is refused on every piece of its kind
  const any = !view.legal.includes(VERBS.indexOf(verb));
  switch (verb) {
    case "recruit":
      return view.docks.flatMap((card, place) =>
        card && (any || canRecruit(view, card)) ? [`dock:${place}`] : [],
      );
    case "mine":
      return view.mine.flatMap((crystal, place) =>
        crystal && (any || canPay(view, crystal)) ? [`mine:${place}`] : [],
      );
    case "collect":
      return view.artifacts.flatMap((top, stack) =>
        top && (any || handLevels(view) >= top.due)
          ? HALVES.map((half) => `artifact:${stack}:${half}`)
          : [],
      );
    case "skill":
      return [...new Set(me.hand.map((card) => `card:${card.id}:${card.colour}`))];
    case "raid": {
      // raids of empty bases are an option: sure only where there are no others
      const none = view.players.every((player) => !player.base.length);
      return view.players.flatMap((player) =>
        any || none || player.base.length ? [`seat:${player.seat}`] : [],
      );
    }
  }
}

function seatAt(view: CaveInView, clockwise: number): number {
  return clockwise < view.seats ? (view.active + clockwise) % view.seats : -1;
}

/** A card of a base; the leader on top is the base itself. */
function baseKey(view: CaveInView, seat: number, position: number): string[] {
  const size = view.players[seat]?.base.length ?? 0;
  if (position >= size) return [];
  return [position === size - 1 ? `seat:${seat}` : `base:${seat}:${position}`];
}

export function targets(act: Act, view: CaveInView, lesson = false): string[] {
  const args = act.args as Record<string, any>;
  switch (act.verb) {
    case "recruit":
    case "mine":
    case "collect":
    case "skill":
    case "raid":
      return !lesson && (view.decision === "main" || view.actor !== view.seat)
        ? [`verb:${act.verb}`, ...reach(act.verb, view)]
        : [`verb:${act.verb}`];
    case "place":
      return [`mine:${args.place}`];
    case "dock":
      return [`dock:${args.place}`];
    case "artifact":
      return [`artifact:${args.stack}:${args.half}`];
    case "card":
      return [`card:${args.card}:${args.colour}`];
    case "base":
      return baseKey(view, seatAt(view, args.clockwise), args.position);
    case "seat": {
      const seat = seatAt(view, args.clockwise);
      return seat < 0 ? [] : [`seat:${seat}`];
    }
    case "colour":
      return [`colour:${args.colour}`, ...(lesson ? [] : payingCards(view, args.colour))];
    case "use":
      return [`owned:${args.artifact}`];
    case "yes":
      return baseKey(view, view.active, 0);
    default:
      return []; // end and stop are buttons
  }
}

/** Whoever names the colour of a payment may as well click a card of it. */
function payingCards(view: CaveInView, colour: string): string[] {
  if (view.decision !== "mine-colour") return [];
  const cards = view.players[view.active]?.hand.filter((card) => card.colour === colour) ?? [];
  return [...new Set(cards.map((card) => `card:${card.id}:${card.colour}`))];
}
