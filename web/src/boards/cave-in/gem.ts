/** The cut of a crystal: dearer ones are larger and have more sides. */

type Point = [number, number];

const OUTLINES: Record<number, Point[]> = {
  1: [[0, -31], [28, -9], [18, 27], [-18, 27], [-28, -9]],
  3: [[0, -36], [29, -15], [25, 19], [0, 36], [-25, 19], [-29, -15]],
  6: [[-15, -37], [15, -37], [39, -5], [21, 35], [-21, 35], [-39, -5]],
  10: [[0, -44], [26, -33], [43, 0], [26, 33], [0, 44], [-26, 33], [-43, 0], [-26, -33]],
}; // prettier-ignore

export interface Facet {
  points: string;
  /** From -1 (away from the light) to 1. */
  light: number;
}

export interface Cut {
  outline: string;
  table: string;
  facets: Facet[];
}

const TABLE = 0.56;

const write = (points: Point[]) => points.map((point) => point.join(",")).join(" ");

function cut(points: Point[]): Cut {
  const inner = points.map(([x, y]): Point => [x * TABLE, y * TABLE]);
  const facets = points.map((from, index): Facet => {
    const to = points[(index + 1) % points.length]!;
    const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const light = (-0.5 * x - 0.86 * y) / Math.hypot(x, y);
    const quad = [from, to, inner[(index + 1) % points.length]!, inner[index]!];
    return { points: write(quad), light };
  });
  return { outline: write(points), table: write(inner), facets };
}

const CUTS = new Map(Object.entries(OUTLINES).map(([cost, points]) => [Number(cost), cut(points)]));

/** The cut for a printed cost; costs of other sets take the next smaller one. */
export function cutOf(cost: number): Cut {
  let found = CUTS.get(1)!;
  for (const [known, one] of CUTS) if (known <= cost) found = one;
  return found;
}

/** The colour of a facet: the crystal's own, with light or shadow on it. */
export function shade(light: number): string {
  return light > 0
    ? `color-mix(in srgb, var(--tone) ${Math.round(100 - 52 * light)}%, #fff)`
    : `color-mix(in srgb, var(--tone) ${Math.round(72 + 40 * light)}%, #0a0e1c)`;
}
