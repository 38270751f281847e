/** What the server tells of a table of Cave-In, and the facts of its content that we read. */

import type { Entry } from "../../lib/api";

export const COLOURS = ["purple", "brown", "blue", "yellow", "red", "green"] as const;
export type Colour = (typeof COLOURS)[number];

export interface CardView {
  id: string;
  level: number;
  colour: Colour;
  dyed: boolean;
}

export interface CrystalView {
  id: string;
  cost: number;
  colour: Colour;
  wild: boolean;
  /** What it costs the active player right now. */
  due: number;
  vp: number;
  symbol: Colour | "";
  cave_in: boolean;
}

export interface ArtifactView {
  id: string;
  left: string;
  right: string;
  cost: number;
  due: number;
}

export interface PlayerView {
  seat: number;
  /** The cards that this seat knows; `hidden` has the levels of the others. */
  hand: CardView[];
  hidden: number[];
  /** From the bottom to the leader. */
  base: CardView[];
  crystals: string[];
  artifacts: string[];
  subjugated: string[];
  buried: string[];
  buried_count: number;
  totems: Colour[];
  points: Record<string, number> | null;
}

export interface TurnView {
  taken: number;
  /** The action id of the first regular action, -1 before it. */
  first: number;
  raided: boolean;
  repeat: boolean;
  extra_mining: number;
  limited_mining: number[];
  mining_discount: number;
  artifact_discount: number;
  recruit_reduction: number;
  /** The faction whose levels count double, or "". */
  doubled: string;
  bonus_costs: number[];
}

export interface CaveInView {
  seat: number | null;
  seats: number;
  actor: number | null;
  decision: string;
  legal: number[];
  question: Record<string, any>;
  active: number;
  start_player: number;
  round: number;
  track: number;
  threshold: number;
  wild: Colour[];
  mine: (CrystalView | null)[];
  docks: (CardView | null)[];
  artifacts: (ArtifactView | null)[];
  crystal_stacks: number[];
  card_stacks: number[];
  artifact_stacks: number[];
  supply_totems: Colour[];
  played: CardView[];
  removed: string[];
  turn: TurnView;
  players: PlayerView[];
}

export interface MercenaryEntry extends Entry {
  faction: string;
  level: number;
  kind: string;
  effect: string;
  params: Record<string, any>;
}

export interface ArtifactEntry extends Entry {
  timing: "start" | "passive" | "raid_trigger" | "scoring";
  effect: string;
  params: Record<string, any>;
}

export interface CrystalEntry extends Entry {
  id: string;
  cost: number;
  colour: Colour;
  vp: number;
  symbol: Colour | "";
  cave_in: boolean;
}

/** The verbs of a turn in the order of their action ids. */
export const VERBS = ["recruit", "mine", "collect", "skill", "raid"] as const;
export type Verb = (typeof VERBS)[number];

/** The rows from above: places of the docks on the left, of the mine on the right. */
export const ROWS = [
  { docks: [9], mine: [0, 1, 2, 3] },
  { docks: [7, 8], mine: [4, 5, 6] },
  { docks: [4, 5, 6], mine: [7, 8] },
  { docks: [0, 1, 2, 3], mine: [9] },
];

/** The row of a place in the mine, 0 for the cheapest. */
export function mineRow(place: number): number {
  return ROWS.findIndex((row) => row.mine.includes(place));
}
