/** The table of Magnastorm. */

import { t } from "../../lib/texts.svelte";
import { tabs, type GameModule } from "../module";
import Board from "./Board.svelte";
import de from "./de.ftl?raw";
import en from "./en.ftl?raw";
import listDe from "./list.de.ftl?raw";
import listEn from "./list.en.ftl?raw";
import { listed } from "./listed";
import Facts from "./Facts.svelte";
import { highlights } from "./highlights";
import Seat from "./Seat.svelte";
import { targets } from "./targets";
import Tray from "./Tray.svelte";
import type { View } from "./view";

/** On small screens the question alone fills the bar. */
const small = () => matchMedia("(max-width: 1150px)").matches;

/** Questions short enough for a second line, which says which piece means what. */
const ASIDES = new Set([
  "start-research",
  "mode",
  "price",
  "move",
  "fee",
  "any-cube",
  "exchange",
  "contract",
  "sector",
  "lift",
  "lower",
]);

const module: GameModule = {
  texts: { de: `${de}\n${listDe}`, en: `${en}\n${listEn}` },
  listed,
  tabs: tabs(
    {
      "magnastorm-tab-planet": "globe",
      "magnastorm-tab-panels": "follower",
      "magnastorm-tab-research": "step",
      "magnastorm-tab-board": "turtle",
    },
    "board",
  ),
  targets,
  highlights,
  Facts,
  Seat,
  Board,
  Tray,
  points: (view: View, seat) => view.players[seat]?.sources ?? null,
  aside: (view: View) =>
    ASIDES.has(view.decision) && !small() ? t(`magnastorm-aside-${view.decision}`) : "",
};
export default module;
