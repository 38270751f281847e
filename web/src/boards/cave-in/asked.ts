/** Which part of the table a question is about, and the piece it deals with. */

import type { CaveInView } from "./view";

export type Part = "mine" | "docks" | "artifacts" | "hand" | "bases";

const PARTS: Record<string, Part> = {
  "mine-pick": "mine",
  "take-crystal": "mine",
  dig: "mine",
  "recruit-pick": "docks",
  "take-dock": "docks",
  "collect-pick": "artifacts",
  "recruit-pay": "hand",
  "mine-pay": "hand",
  "collect-pay": "hand",
  "skill-pick": "hand",
  dye: "hand",
  "subjugate-hand": "hand",
  "raid-pick": "bases",
  "raid-second": "bases",
  "take-base": "bases",
  "take-spread": "bases",
  "take-bottom": "bases",
  "subjugate-base": "bases",
};

/** Whether the reader is asked about this part. */
function isAsked(view: CaveInView, part: Part): boolean {
  return view.seat !== null && view.actor === view.seat && PARTS[view.decision] === part;
}

/** The key of the piece that is being paid for, dyed or marked; "" if there is none. */
export function chosen(view: CaveInView): string {
  const { place, half } = view.question;
  switch (view.decision) {
    case "recruit-pay":
      return `dock:${place}`;
    case "mine-colour":
    case "mine-pay":
    case "dig-colour":
      return `mine:${place}`;
    case "collect-pay":
      return `artifact:${place}:${half ? "right" : "left"}`;
    default:
      return "";
  }
}

/** The classes of a piece: chosen, or not possible where the question is. */
export function standing(view: CaveInView, part: Part, key: string, legal: boolean): string {
  if (key && chosen(view) === key) return "ci-chosen";
  return !legal && isAsked(view, part) ? "is-no" : "";
}

/** How far the payment for the chosen piece is: "2/5". */
export function progress(view: CaveInView, key: string): string {
  const paying = view.decision === "mine-pay" || view.decision === "collect-pay";
  return paying && view.question.due && chosen(view) === key
    ? `${view.question.paid}/${view.question.due}`
    : "";
}
