/** Where things lie: docks and actions inside a section, caves and tunnels below ground. */

import { DIRECTIONS, DOCKS, type Direction, type Dock } from "./view";

/** Row and column of a section's grid, from 1. */
export interface Cell {
  row: number;
  column: number;
}

const DOCKS_AT: readonly Cell[] = [
  { row: 2, column: 2 },
  { row: 1, column: 3 },
  { row: 2, column: 4 },
  { row: 3, column: 3 },
];
const STEPS: Record<Direction, Cell> = {
  north: { row: -1, column: 0 },
  east: { row: 0, column: 1 },
  south: { row: 1, column: 0 },
  west: { row: 0, column: -1 },
};

export interface Laid {
  docks: { dock: Dock; at: Cell }[];
  /** Each action once; row 0 is above the grid. */
  actions: { id: string; at: Cell }[];
  /** Which dock leads to which action. */
  lines: { dock: string; action: string; from: Cell; to: Cell }[];
}

/** Lay out the four docks of a section with the actions beside them. */
export function lay(docks: Dock[]): Laid {
  const found: Laid = { docks: [], actions: [], lines: [] };
  docks.slice(0, DOCKS).forEach((dock, place) => {
    const at = DOCKS_AT[place]!;
    found.docks.push({ dock, at });
    dock.actions.forEach((id, way) => {
      if (!id) return;
      const step = STEPS[DIRECTIONS[way]!];
      const to = { row: at.row + step.row, column: at.column + step.column };
      if (!found.actions.some((one) => one.id === id)) found.actions.push({ id, at: to });
      found.lines.push({ dock: dock.id, action: id, from: at, to });
    });
  });
  return found;
}

/** A point on the wide map and one on the upright map of a phone. */
export interface Spot {
  x: number;
  y: number;
  px: number;
  py: number;
}

export const WIDE = { width: 884, height: 256 };
export const TALL = { width: 378, height: 470 };

const spot = (x: number, y: number, px: number, py: number): Spot => ({ x, y, px, py });

export const CAVES: Record<string, Spot> = {
  K01: spot(146, 50, 68, 66),
  K02: spot(146, 206, 310, 66),
  K03: spot(318, 50, 68, 150),
  K04: spot(318, 206, 310, 150),
  K05: spot(530, 30, 48, 278),
  K06: spot(530, 95, 142, 278),
  K07: spot(530, 161, 236, 278),
  K08: spot(530, 226, 330, 278),
  K09: spot(776, 30, 48, 424),
  K10: spot(776, 95, 142, 424),
  K11: spot(776, 161, 236, 424),
  K12: spot(776, 226, 330, 424),
};

export const TUNNELS: Record<string, Spot> = {
  T1: spot(146, 128, 189, 66),
  T2: spot(318, 128, 189, 150),
  T3: spot(424, 62, 95, 212),
  T4: spot(424, 194, 283, 212),
  T7: spot(648, 128, 189, 344),
  T5: spot(684, 62, 95, 352),
  T6: spot(684, 194, 283, 352),
};

/** The main tunnels. */
export const WAYS = {
  wide: "M30 128H318C372 128 362 62 424 62H776M318 128C372 128 362 194 424 194H776M648 62V194",
  tall: "M189 16V150C189 206 95 170 95 212V352M189 150C189 206 283 170 283 212V352",
};

/** The way from a tunnel to each of its caves. */
export function branches(tunnel: string, caves: string[], tall: boolean): string {
  const from = TUNNELS[tunnel];
  if (!from) return "";
  const path: string[] = [];
  for (const cave of caves) {
    const to = CAVES[cave];
    if (!to) continue;
    if (tall) path.push(`M${from.px} ${from.py}L${to.px} ${to.py}`);
    else if (tunnel === "T7") path.push(`M${from.x} ${to.y}H${to.x}`);
    else path.push(`M${to.x} ${from.y}V${to.y}`);
  }
  return path.join("");
}
