/** The board of Cryo. */

import { tabs, type GameModule } from "../module";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Seat from "./Seat.svelte";
import Tray from "./Tray.svelte";
import { aside } from "./aside";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import listDe from "./list.de.ftl?raw";
import listEn from "./list.en.ftl?raw";
import { listed } from "./listed";
import { highlights } from "./highlights";
import { targets } from "./targets";
import type { CryoView } from "./view";

const module: GameModule = {
  texts: { de: `${de}\n${listDe}`, en: `${en}\n${listEn}` },
  listed,
  tabs: tabs(
    {
      "cryo-tab-ship": "drone",
      "cryo-tab-caves": "scout",
      "cryo-tab-platform": "step",
      "cryo-tab-salvage": "pod",
    },
    "platform",
  ),
  targets,
  highlights,
  Board,
  Facts,
  Seat,
  Tray,
  points: (view: CryoView, seat) => view.players[seat]?.points ?? null,
  aside,
};
export default module;
