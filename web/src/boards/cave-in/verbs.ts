/** How the actions of a turn stand: open, under way, done or out of the question. */

import { VERBS, type CaveInView, type Verb } from "./view";

/** How many extra mining actions are left. */
export function extraMining(view: CaveInView): number {
  return view.turn.extra_mining + view.turn.limited_mining.length;
}

/** How an action stands; the kind taken first stays open where two may be alike. */
export function verbState(view: CaveInView, verb: Verb): "now" | "done" | "off" | "open" {
  const { turn } = view;
  if (view.decision.startsWith(`${verb}-`)) return "now";
  if (verb === "raid") return turn.raided ? "done" : turn.taken ? "off" : "open";
  if (verb === "mine" && extraMining(view)) return "open";
  const spent = turn.taken >= 2;
  const done = turn.taken > 0 && VERBS[turn.first] === verb;
  if (done && (spent || !turn.repeat)) return "done";
  return turn.raided || spent ? "off" : "open";
}
