/** The board of Astro Knights. */

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
import { targets } from "./targets";

const module: GameModule = {
  texts: { de: `${de}\n${listDe}`, en: `${en}\n${listEn}` },
  listed,
  tabs: tabs({
    "astro-knights-tab-fight": "ak-foe",
    "astro-knights-tab-supply": "deck",
    "astro-knights-tab-knights": "user",
    "astro-knights-tab-mine": "ak-slot",
  }),
  targets,
  highlights,
  Board,
  Seat,
  Facts,
  Tray,
  aside,
};
export default module;
