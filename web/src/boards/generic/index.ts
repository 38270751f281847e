/** The board of a game that has none of its own: lists whatever the view holds. */

import type { GameModule } from "../module";
import Board from "./Board.svelte";

const module: GameModule = { texts: { de: "", en: "" }, tabs: [], targets: () => [], Board };
export default module;
