/** What the server shows of a game of Magnastorm, and the entries of its content that are read. */

export interface Cost {
  own: number;
  yellow: number;
}

export interface Field {
  id: string;
  colour: string;
  holder: number | null;
  turtles: number;
}

export interface Area {
  id: string;
  sector: string;
  fields: Field[];
  neighbours: string[];
}

export interface Transmitter {
  id: string;
  line: string[];
  exits: string[];
  owner: number | null;
}

export interface Column {
  column: number;
  commander: string;
  controller: number | null;
  followers: Record<string, number>;
  price: Record<string, number>;
}

export interface Row {
  price: Cost;
  due: Cost;
  gain: Cost;
}

export interface Space {
  row: number;
  column: number;
  bonus: string;
  with_drive: boolean;
  with_gain: boolean;
  followers: string[];
}

export interface Track {
  id: string;
  bonuses: string[];
  levels: number[];
  commander: string;
  controller: number | null;
}

export interface Contract {
  bay: number;
  id: string;
  fulfilled: number[];
  prestige: number;
  take: number[];
  majority: "" | "none" | "any" | "first" | "all";
  markers: number;
  levels: number;
  commanders: number;
  leads: boolean;
}

export interface Player {
  seat: number;
  colour: string;
  prestige: number;
  sources: Record<string, number>;
  cubes: Record<string, number>;
  followers: number;
  turtles: boolean[];
  stations: boolean[];
  area: string;
  field: string | null;
  commanders: string[];
  perks: Record<string, number>;
  artifacts: string[];
}

export interface View {
  seat: number | null;
  seats: number;
  actor: number | null;
  decision: string;
  question: Record<string, any>;
  active: number;
  round: number;
  rounds: number;
  target: number;
  ending: boolean;
  side: string;
  track: number[];
  running: number[];
  position: number;
  weather: Record<string, string>;
  income: Record<string, Cost[]>;
  areas: Area[];
  transmitters: Transmitter[];
  columns: Column[];
  rows: Row[];
  spaces: Space[];
  research: Track[];
  contracts: Contract[];
  turtle_costs: Cost[];
  station_costs: Cost[];
  exchange_give: number;
  supply: Record<string, number>;
  bag: Record<string, number>;
  start_tile: number | null;
  space: string;
  players: Player[];
}

/** A prestige constant of the content: values by number of players. */
export interface ByPlayers<T> {
  value: Record<string, T>;
}

/** Whose eyes look: the reader's seat, or whoever is at turn for onlookers. */
export function looker(view: View): number {
  return view.seat ?? view.actor ?? view.active;
}

/** The seat that plays a colour; -1 for yellow, which nobody plays. */
export function seatOf(view: View, colour: string): number {
  return view.players.findIndex((player) => player.colour === colour);
}

const WORDS = ["own", "left", "across", "right"];

/** The colour that actions call `own`, `left` … or `yellow`; "" if nobody plays it. */
export function colourOf(view: View, word: string): string {
  if (word === "yellow") return "yellow";
  const way = WORDS.indexOf(word);
  if (way < 0 || way >= view.seats) return "";
  return view.players[(looker(view) + way) % view.seats]!.colour;
}

/** All colours of cubes at this table, the players' first. */
export function colours(view: View): string[] {
  return [...view.players.map((player) => player.colour), "yellow"];
}

/** How many turtles each seat has in a sector. */
export function turtlesIn(view: View, sector: string): number[] {
  const counts = view.players.map(() => 0);
  for (const area of view.areas)
    if (area.sector === sector)
      for (const field of area.fields)
        if (field.holder !== null) counts[field.holder]! += field.turtles;
  return counts;
}

/** Who has more turtles than each other, or -1. */
export function majority(counts: number[]): number {
  const most = Math.max(...counts);
  const best = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  return most > 0 && best.length === 1 ? best[0]! : -1;
}

/** What a seat's turtles in a calm sector yield now. */
export function incomeOf(view: View, sector: string, seat: number): Cost | null {
  const rows = view.income[view.weather[sector] ?? ""];
  const count = turtlesIn(view, sector)[seat] ?? 0;
  return rows && count ? (rows[Math.min(count, rows.length) - 1] ?? null) : null;
}
