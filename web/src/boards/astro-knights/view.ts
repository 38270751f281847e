/** What a board of Astro Knights is told: the view's JSON, and the entries of the content it reads. */

import type { Entry } from "../../lib/api";

export interface FoeView {
  id: string;
  life: number;
  special: boolean;
}

export interface PileView {
  id: string;
  top: string;
  cost: number;
  size: number;
  rest: string[];
  bottom: string[];
}

export interface PlayerView {
  seat: number;
  knight: string;
  life: number;
  life_max: number;
  power: number;
  power_max: number;
  slots: number;
  slots_max: number;
  exhausted: boolean;
  hand: string[];
  area: string[];
  weapons: string[];
  discard: string[];
  deck: number;
  deck_order: string[];
}

/** What the open question says about itself. */
export interface Question {
  kind?: string;
  effect?: string;
  left?: number;
  given?: number[];
  pair?: number;
  card?: string;
}

export interface AstroKnightsView {
  seat: number | null;
  seats: number;
  actor: number | null;
  decision: string;
  question: Question;
  active: number | null;
  captain: number;
  turns: number;
  energy: number;
  tech_to_hand: boolean;
  weapon_to_ally: boolean;
  homeworld: string;
  homeworld_life: number;
  homeworld_life_max: number;
  homeworld_power: number;
  homeworld_power_max: number;
  boss: string;
  difficulty: string;
  boss_life: number;
  boss_life_start: number;
  level: number;
  levels: number;
  track: number;
  track_min: number;
  track_max: number;
  foes: FoeView[];
  boss_deck: string[];
  boss_revealed: string[];
  boss_discard: string[];
  special_deck: string[];
  special_discard: string[];
  supply: PileView[];
  order_deck: string[];
  order_top: string;
  order_bottom: string[];
  order_discard: string[];
  extra_token: number | null;
  pair_tokens: (number | null)[];
  destroyed: string[];
  slot_cost: number;
  power_cost: number;
  players: PlayerView[];
}

export type Kind = "core" | "tech" | "weapon";

/** A paragraph of a card's effects; numbers may depend on the table. */
export interface EffectEntry {
  do: string;
  n?: number | { base: number };
  options?: EffectEntry[][];
}

/** A card of the supply or a start card. */
export type CardEntry = Entry & { kind: Kind; cost: number; on_attack: EffectEntry[] };

/** A supply pile: its kind of card and range of cost. */
export type PileEntry = Entry & { kind: Kind; cost_min: number; cost_max: number };
