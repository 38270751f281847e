/** The second line of the prompt: what one has for the question. */

import { t } from "../../lib/texts.svelte";
import { isBossTurn, me } from "./facts";
import type { AstroKnightsView } from "./view";

/** Questions about one's own cards: nobody decides for others. */
const OWN = new Set(["pick-card", "pick-weapon", "confirm", "ally-deck"]);

export function aside(view: AstroKnightsView): string {
  const player = me(view);
  if (!player) return "";
  if (isBossTurn(view) || view.decision === "pair-seat")
    return view.actor === view.captain && view.seats > 1 && !OWN.has(view.decision)
      ? t("astro-knights-aside-captain", { life: view.homeworld_life })
      : "";
  switch (view.decision) {
    case "action-step":
      return t("astro-knights-aside-action");
    case "attack-step":
      return t("astro-knights-aside-attack");
    case "clear-area":
      return t("astro-knights-aside-clear");
    case "discard-hand":
      return t("astro-knights-aside-discard-hand", { hand: player.hand.length });
    default:
      return "";
  }
}
