/** The board of Star Scrappers: Cave-In. */

import "../lines.css";
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
import "./look.css";
import "./sizes.css";
import { targets } from "./targets";
import type { CaveInView } from "./view";

const module: GameModule = {
  texts: { de: `${de}\n${listDe}`, en: `${en}\n${listEn}` },
  listed,
  tabs: tabs(
    {
      "cave-in-tab-dig": "cavein",
      "cave-in-tab-artifacts": "plunder",
      "cave-in-tab-bases": "crown",
      "cave-in-tab-own": "user",
    },
    "own",
  ),
  targets,
  highlights,
  aside,
  points: (view: CaveInView, seat) => view.players[seat]?.points ?? null,
  Board,
  Facts,
  Seat,
  Tray,
};

export default module;
