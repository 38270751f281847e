/** The second line of the prompt. */

import { t } from "../../lib/texts.svelte";
import { own, type CryoView } from "./view";

/** The means for the open question. */
export function aside(view: CryoView): string {
  const player = own(view);
  if (!player) return "";
  const { crystal, organics, tech, nanite, energy } = player.tracks;
  const facts = {
    crystal,
    organics,
    tech,
    nanite,
    energy,
    pool: player.pool,
    room: player.room,
    home: player.home.length,
    out: player.out.length,
    held: player.hand_size,
    from: (view.question.from ?? 0) + 1,
    free: view.docks.filter((dock) => !dock.damaged && !dock.drones.length).length,
    scrap: view.scrapped ? "no" : "yes",
  };
  switch (view.decision) {
    case "main":
      return t("cryo-aside-main", facts);
    case "place":
      return t("cryo-aside-place", facts);
    case "activate":
    case "overclock":
    case "pay":
    case "amount":
    case "convert":
    case "choose":
    case "prototype":
    case "use-platform":
    case "automate":
    case "return":
      return t("cryo-aside-means", facts);
    case "wake":
    case "wake-any":
    case "fetch":
    case "send":
    case "scout":
      return t("cryo-aside-pods", facts);
    case "vehicle":
    case "tunnel":
    case "settle":
    case "load":
      return t("cryo-aside-launch", facts);
    case "split":
      return t("cryo-aside-split");
    case "take-tile":
      return t("cryo-aside-tile", facts);
    case "card-action":
    case "play-cards":
    case "draws":
    case "discard-cost":
      return t("cryo-aside-cards", facts);
    default:
      return "";
  }
}
