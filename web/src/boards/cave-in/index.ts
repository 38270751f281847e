/** The board of Star Scrappers: Cave-In. */

import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Seat from "./Seat.svelte";
import Tray from "./Tray.svelte";
import { aside } from "./aside";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import "./look.css";
import "./sizes.css";
import { targets } from "./targets";
import type { CaveInView } from "./view";

const module: GameModule = {
  texts: { de, en },
  tabs: [
    { id: "dig", icon: "cavein", name: "cave-in-tab-dig" },
    { id: "artifacts", icon: "plunder", name: "cave-in-tab-artifacts" },
    { id: "bases", icon: "crown", name: "cave-in-tab-bases" },
    { id: "own", icon: "user", name: "cave-in-tab-own" },
  ],
  targets,
  aside,
  points: (view: CaveInView, seat) => view.players[seat]?.points ?? null,
  Board,
  Facts,
  Seat,
  Tray,
};

export default module;
