/**
 * Why a piece is out of reach when one may do anything. The server is only asked about the verbs
 * then; which rule keeps a single crystal, mercenary or artifact away is known here.
 */

import { canPay, canRecruit, handLevels, mayMine } from "./means";
import { VERBS, type CaveInView, type Verb } from "./view";

/** Whether the verb as such could be declared; otherwise the server says why not. */
function may(view: CaveInView, verb: Verb): boolean {
  return view.legal.includes(VERBS.indexOf(verb));
}

/** Return the rule that forbids touching a piece at the beginning of an action, or "". */
export function reason(view: CaveInView, key: string): string {
  if (view.decision !== "main" || view.actor !== view.seat) return "";
  const [kind, first = ""] = key.split(":");
  const place = Number(first);
  if (kind === "mine" && may(view, "mine")) {
    const crystal = view.mine[place];
    if (!crystal) return "CI-G10";
    if (canPay(view, crystal)) return "";
    if (!mayMine(view, crystal.cost)) {
      if (view.turn.raided) return "CI-T10";
      return view.turn.taken >= 2 ? "CI-T6" : "CI-T7";
    }
    return crystal.wild ? "CI-M3" : "CI-M6";
  }
  if (kind === "dock" && may(view, "recruit")) {
    const card = view.docks[place];
    if (!card) return "CI-G10";
    return canRecruit(view, card) ? "" : "CI-A2";
  }
  if (kind === "artifact" && may(view, "collect")) {
    const top = view.artifacts[place];
    return top && handLevels(view) < top.due ? "CI-X3" : "";
  }
  if (kind === "seat" && may(view, "raid")) return view.players[place]?.base.length ? "" : "CI-R2";
  return "";
}
