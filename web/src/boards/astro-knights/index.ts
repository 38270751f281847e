/** The board of Astro Knights. */

import type { GameModule } from "../module";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Seat from "./Seat.svelte";
import Tray from "./Tray.svelte";
import { aside } from "./aside";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import "./look.css";
import { targets } from "./targets";

const module: GameModule = {
  texts: { de, en },
  tabs: [
    { id: "fight", icon: "ak-foe", name: "astro-knights-tab-fight" },
    { id: "supply", icon: "deck", name: "astro-knights-tab-supply" },
    { id: "knights", icon: "user", name: "astro-knights-tab-knights" },
    { id: "mine", icon: "ak-slot", name: "astro-knights-tab-mine" },
  ],
  targets,
  Board,
  Seat,
  Facts,
  Tray,
  aside,
};
export default module;
