/** The board of Cryo. */

import { tabs, type GameModule } from "../module";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Seat from "./Seat.svelte";
import Tray from "./Tray.svelte";
import { aside } from "./aside";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import { highlights } from "./highlights";
import { targets } from "./targets";
import type { CryoView } from "./view";

/** Points so far, where this seat may know them. */
function score(view: CryoView, seat: number): string {
  const points = view.players[seat]?.points;
  if (!points) return "";
  return String(Object.values(points).reduce((sum, one) => sum + one, 0));
}

const module: GameModule = {
  texts: { de, en },
  tabs: tabs({
    "cryo-tab-ship": "drone",
    "cryo-tab-caves": "scout",
    "cryo-tab-platform": "step",
    "cryo-tab-salvage": "pod",
  }),
  targets,
  highlights,
  Board,
  Facts,
  Seat,
  Tray,
  score,
  aside,
};
export default module;
