/** Which pieces an action touches. Keys: `hand:blaster`, `foe:2`, `weapon:0:1`, `supply:tech`, … */

import type { Act } from "../module";
import type { AstroKnightsView } from "./view";

/** Verbs that are pieces of their own. */
const SINGLE = new Set(["boss", "overcharge", "slot", "power", "knight", "homeworld"]);

export function targets(act: Act, _view: AstroKnightsView): string[] {
  const { verb, args } = act;
  switch (verb) {
    case "seat":
      return [`seat:${args.other}`];
    case "foe":
      return [`foe:${args.place}`];
    case "supply":
      return [`supply:${args.pile}`];
    case "hand":
    case "discard":
    case "area":
      return [`${verb}:${args.card}`];
    case "weapon":
      return [`weapon:${args.other}:${args.place}`];
    case "option":
      return [`option:${args.option}`];
    default:
      return SINGLE.has(verb) ? [verb] : [];
  }
}
