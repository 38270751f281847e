import type { GameModule } from "../module";
import Board from "../generic/Board.svelte";

const module: GameModule = { texts: { de: "", en: "" }, tabs: [], targets: () => [], Board };
export default module;
