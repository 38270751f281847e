/** The boards, each loaded when its game is opened. A game without one has the generic board. */

import type { GameModule } from "./module";

const BOARDS: Record<string, () => Promise<{ default: GameModule }>> = {
  "cave-in": () => import("./cave-in"),
  magnastorm: () => import("./magnastorm"),
  "astro-knights": () => import("./astro-knights"),
  cryo: () => import("./cryo"),
};

export async function board(game: string): Promise<GameModule> {
  const load = BOARDS[game] ?? (() => import("./generic"));
  return (await load()).default;
}
