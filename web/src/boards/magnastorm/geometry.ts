/** Where things are on the planet, in a drawing of 520 × 520. */

import type { Area, View } from "./view";

export const SIZE = 520;
export const MIDDLE = SIZE / 2;
export const RIM = 251;
export const HUB = 73;
export const CORE = 41;

export interface Point {
  x: number;
  y: number;
}

/** A point by its angle, clockwise from the top, and its distance from the middle. */
export function polar(
  angle: number,
  radius: number,
  from: Point = { x: MIDDLE, y: MIDDLE },
): Point {
  const a = (angle * Math.PI) / 180;
  return { x: from.x + radius * Math.sin(a), y: from.y - radius * Math.cos(a) };
}

/** The angle of the middle of a sector: S1 is the lower left one. */
export function facing(sector: string): number {
  return (210 + 60 * (Number(sector.slice(1)) - 1)) % 360;
}

/** By letter: how far an area is turned from the middle of its sector, and how far out. */
const FOUR: Record<string, [number, number]> = {
  A: [-15, 161],
  B: [0, 99],
  C: [0, 219],
  D: [15, 161],
};
const THREE: Record<string, [number, number]> = { A: [-14, 174], B: [1, 112], C: [14, 203] };

const SPOTS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1.08, 0],
    [1.08, 0],
  ],
  3: [
    [-1.1, 0.6],
    [1.1, 0.6],
    [0, -1.25],
  ],
};
const SPREAD: Record<number, number> = { 1: 1.55, 2: 2.3, 3: 2.5 };

export interface Spot extends Point {
  r: number;
}

export class Globe {
  /** The radius of a field. */
  readonly dot: number;
  readonly areas = new Map<string, Spot>();
  readonly fields = new Map<string, Spot>();
  readonly transmitters = new Map<string, Point>();

  constructor(view: View) {
    const wide = view.areas.some((area) => area.id.endsWith("D"));
    this.dot = wide ? 13 : 15.5;
    for (const area of view.areas) this.place(area, (wide ? FOUR : THREE)[area.id.slice(-1)]!);
    for (const { id, line } of view.transmitters) {
      const [one, other] = line.map((end) => this.areas.get(end)!);
      if (one && other)
        this.transmitters.set(id, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    }
  }

  private place(area: Area, [turn, out]: [number, number]): void {
    const centre = polar(facing(area.sector) + turn, out);
    const count = area.fields.length;
    this.areas.set(area.id, { ...centre, r: this.dot * (SPREAD[count] ?? 2.5) });
    area.fields.forEach((field, index) => {
      const [x, y] = SPOTS[count]?.[index] ?? [0, 0];
      this.fields.set(field.id, {
        x: centre.x + x * this.dot,
        y: centre.y + y * this.dot,
        r: this.dot,
      });
    });
  }
}

/** The outline of a part of a ring. */
export function wedge(middle: number, inner: number, outer: number, half = 30, gap = 0): string {
  const turn = (radius: number) => half - (gap / radius) * (180 / Math.PI);
  const a = polar(middle - turn(inner), inner);
  const b = polar(middle - turn(outer), outer);
  const c = polar(middle + turn(outer), outer);
  const d = polar(middle + turn(inner), inner);
  const large = half > 90 ? 1 : 0;
  const to = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${to(a)}L${to(b)}A${outer} ${outer} 0 ${large} 1 ${to(c)}L${to(d)}A${inner} ${inner} 0 ${large} 0 ${to(a)}Z`;
}

/** How far the weather has turned: the angle of the rear calm sector, growing with the rounds. */
export function weatherTurn(view: View): number {
  const rear = Object.keys(view.weather).findIndex((id) => view.weather[id] === "rear");
  const start = (((rear - view.round + 1) % 6) + 6) % 6;
  return 210 + 60 * (start + view.round - 1);
}

/** A point, or the nearest one that is on the planet. */
function within(point: Point, most = RIM - 9): Point {
  const far = Math.hypot(point.x - MIDDLE, point.y - MIDDLE);
  if (far <= most) return point;
  const part = most / far;
  return { x: MIDDLE + (point.x - MIDDLE) * part, y: MIDDLE + (point.y - MIDDLE) * part };
}

/** Where scouts stand: at the edge of their area beside their field, apart from each other. */
export function scouts(view: View, globe: Globe): { seat: number; x: number; y: number }[] {
  const found: { seat: number; x: number; y: number }[] = [];
  for (const area of view.areas) {
    const here = view.players.filter((player) => player.area === area.id);
    if (!here.length) continue;
    const centre = globe.areas.get(area.id)!;
    const inward = (Math.atan2(MIDDLE - centre.y, MIDDLE - centre.x) * 180) / Math.PI + 90;
    const wanted = here.map((player, index) => {
      const field = player.field ? globe.fields.get(player.field) : undefined;
      if (area.fields.length === 1) return { seat: player.seat, angle: inward + 180 + 52 * index };
      if (!field) return { seat: player.seat, angle: inward + 52 * index };
      const angle = (Math.atan2(field.y - centre.y, field.x - centre.x) * 180) / Math.PI + 90;
      return { seat: player.seat, angle };
    });
    wanted.sort((a, b) => a.angle - b.angle);
    for (let i = 1; i < wanted.length; i++)
      wanted[i]!.angle = Math.max(wanted[i]!.angle, wanted[i - 1]!.angle + 52);
    for (const { seat, angle } of wanted)
      found.push({ seat, ...within(polar(angle, centre.r + 7, centre)) });
  }
  return found.sort((a, b) => a.seat - b.seat);
}
