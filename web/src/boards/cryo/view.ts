/** What a seat knows of a game of Cryo, as the server sends it, and the facts the board reads. */

export type Material = "crystal" | "organics" | "tech";
export type Resource = Material | "nanite" | "energy";
export type Direction = "north" | "east" | "south" | "west";

export const RESOURCES: readonly Resource[] = ["crystal", "organics", "tech", "nanite", "energy"];
export const DIRECTIONS: readonly Direction[] = ["north", "east", "south", "west"];
export const SECTIONS = ["engineering", "laboratory", "rnd", "dispatch"] as const;
/** Chambers of a section, and docks of one. */
export const CHAMBERS = 3;
export const DOCKS = 4;
export const LAUNCH = "17";
export const HELD = 3; // upgrades, missions, vehicles

export interface Chamber {
  id: string;
  pods: number[];
  sabotaged: boolean;
}

export interface Space {
  id: string;
  colour: Material;
  tile: string | null;
  left: number;
}

export interface Dock {
  id: string;
  damaged: boolean;
  drones: number[];
  /** North, east, south, west; "" for none. */
  actions: string[];
}

export interface Salvage {
  id: string;
  row: Material;
  seat: number | null;
}

export interface Cave {
  id: string;
  large: boolean;
  open: boolean;
  tile: string | null;
  cost: Partial<Record<Resource, number>>;
  first: number;
  second: number;
  pods: number[];
}

/** Id, energy, and the two caves. */
export type Tunnel = [string, number, string, string];

export interface Player {
  seat: number;
  tracks: Record<Resource, number>;
  pool: number;
  room: number;
  stasis: number;
  salvaging: number;
  destroyed: number;
  in_caves: number;
  home: string[];
  out: string[];
  hand: string[];
  hand_size: number;
  upgrades: string[];
  missions: string[];
  mission_count: number;
  vehicles: string[];
  vehicle_rooms: number[];
  slots: (string | null)[];
  incidents: string[];
  points: Record<string, number> | null;
}

/** The open question: which parameters it has depends on its kind. */
export interface Question {
  dock?: string;
  from?: number;
  action?: string;
  space?: string;
  tunnel?: string;
  vehicle?: number;
  pods?: number;
  left?: number;
}

export interface CryoView {
  game: string;
  seat: number | null;
  seats: number;
  actor: number | null;
  decision: string;
  question: Question;
  active: number;
  scrapped: boolean;
  sunset: boolean;
  reason: string;
  chambers: Chamber[];
  spaces: Space[];
  docks: Dock[];
  salvage: Salvage[];
  caves: Cave[];
  tunnels: Tunnel[];
  incidents: (string | null)[];
  track_left: number;
  deck_left: number;
  discard: Record<string, number>;
  dropped: string[];
  players: Player[];
}

// --- entries of the content ---------------------------------------------------------------------

export interface TileEntry {
  id: string;
  colour: Material;
  gain: Resource[];
  choose: Material[];
  card_actions: number;
  price: Material[];
  provenance: string;
}

export interface IncidentEntry {
  id: string;
  kind: "sabotage" | "plunder" | "sunset";
  gain: Resource[];
  card_actions: number;
  provenance: string;
}

export interface ActionEntry {
  id: string;
  kind: string;
  space?: string;
  cost?: Resource[];
  gain?: Resource[];
  provenance: string;
}

export interface PlatformEntry {
  id: string;
  cost_slot: number;
  reward_slot: number;
  gain: Resource[];
  card_actions: number;
  wake: number;
}

export interface CardEntry {
  id: string;
  upgrade: { perks: string[] };
  mission: { provenance: string };
  vehicle: { room: number; energy: number; rescue: number };
  scrap: { gain?: Resource[]; provenance?: string };
}

// --- what follows from a view -------------------------------------------------------------------

/** The reader's own player, if there is one. */
export function own(view: CryoView): Player | undefined {
  return view.seat === null ? undefined : view.players[view.seat];
}

/** The dock that the question is about. */
export function asked(view: CryoView): Dock | undefined {
  if (view.decision !== "activate" && view.decision !== "overclock") return undefined;
  return view.docks.find((dock) => dock.id === view.question.dock);
}

/** The chamber of a section that the next sabotage hits; none if all are sabotaged. */
export function endangered(view: CryoView, section: number): Chamber | undefined {
  return view.chambers
    .slice(section * CHAMBERS, (section + 1) * CHAMBERS)
    .find((chamber) => !chamber.sabotaged);
}

/** How many face-down incidents lie before Sunset. */
export function before(view: CryoView): number {
  return Math.max(0, view.track_left - 1);
}
