/** The chairs around a new table, and the order for the server that they make. */

import type { NewTable } from "../../lib/api";

/** Who sits there: me, a bot, somebody else at this device, or whoever comes. */
export type Who = "me" | "bot" | "here" | "open";

export interface Chair {
  who: Who;
  level: string;
  name: string;
}

export interface Clock {
  kind: "none" | "live" | "days";
  /** Minutes for the whole game, seconds more for each turn, days for each turn. */
  minutes: number;
  seconds: number;
  days: number;
}

export interface Form {
  game: string;
  chairs: Chair[];
  options: Record<string, unknown>;
  clock: Clock;
  private: boolean;
  position: Record<string, unknown> | null;
}

export const WHO: Who[] = ["me", "bot", "here", "open"];
export const LIMITS = { minutes: [1, 600], seconds: [0, 600], days: [1, 30] } as const;

const seat = (who: Who, level: string, name = ""): Chair => ({ who, level, name });

/** I sit first, or where lots say, and bots on all other chairs. */
export function usual(seats: number, level: string, lots = false): Chair[] {
  const mine = lots ? Math.floor(Math.random() * seats) : 0;
  return Array.from({ length: seats }, (_, at) => seat(at === mine ? "me" : "bot", level));
}

/** More chairs get bots; with fewer of them I keep a place if I had one. */
export function resized(chairs: readonly Chair[], seats: number, level: string): Chair[] {
  const kept = chairs.slice(0, seats);
  while (kept.length < seats) kept.push(seat("bot", level));
  const lost = chairs.slice(seats).some((chair) => chair.who === "me");
  if (lost) kept[0] = { ...kept[0]!, who: "me" };
  return kept;
}

/** Somebody else sits on a chair; if that is me, who sat there takes the chair I had. */
export function seated(chairs: readonly Chair[], at: number, who: Who): Chair[] {
  const before = chairs[at]!;
  return chairs.map((chair, index) => {
    if (index === at) return { ...chair, who };
    if (who === "me" && chair.who === "me") return { ...chair, who: before.who, name: before.name };
    return chair;
  });
}

const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N}_ .'’-]{0,28}[\p{L}\p{N}_.])?$/u;
const plain = (name: string) => name.trim().replace(/\s+/g, " ");

/** What is wrong with each chair: the key of a text, or "". `own` is my own name. */
export function wrongs(chairs: readonly Chair[], own: string): string[] {
  const names = chairs.map((chair) =>
    chair.who === "me" ? plain(own) : chair.who === "here" ? plain(chair.name) : "",
  );
  return chairs.map((chair, at) => {
    if (chair.who !== "here") return "";
    const name = names[at]!;
    if (!name) return "hall-chair-nameless";
    if (!NAME.test(name)) return "hall-denied-bad-name";
    const same = (other: string) => other.toLocaleLowerCase() === name.toLocaleLowerCase();
    return names.some((other, index) => index !== at && same(other)) ? "hall-chair-twice" : "";
  });
}

/** What is wrong with the table as a whole, or "". */
export function wrongTable(chairs: readonly Chair[]): string {
  const sits = (who: Who) => chairs.some((chair) => chair.who === who);
  return sits("here") && !sits("me") ? "hall-chairs-without-me" : "";
}

function timing(clock: Clock): NewTable["timing"] {
  if (clock.kind === "live")
    return { kind: "live", bank: clock.minutes * 60_000, gain: clock.seconds * 1000 };
  if (clock.kind === "days") return { kind: "days", bank: clock.days * 86_400_000, gain: 0 };
  return { kind: "none" };
}

/** Whether a clock's numbers can be used. */
export function wrongClock(clock: Clock): boolean {
  const outside = (name: keyof typeof LIMITS) => {
    const value = clock[name];
    return !Number.isInteger(value) || value < LIMITS[name][0] || value > LIMITS[name][1];
  };
  if (clock.kind === "live") return outside("minutes") || outside("seconds");
  return clock.kind === "days" && outside("days");
}

/** What the server is asked for; `names` only where several people share the device. */
export function order(form: Form): NewTable {
  const mine = form.chairs.findIndex((chair) => chair.who === "me");
  const made: NewTable = {
    game: form.game,
    seats: form.chairs.length,
    seat: mine < 0 ? null : mine,
    bots: form.chairs.map((chair) => (chair.who === "bot" ? chair.level : "")),
    private: form.private,
    timing: timing(form.clock),
  };
  if (form.chairs.some((chair) => chair.who === "here"))
    made.names = form.chairs.map((chair) => (chair.who === "here" ? plain(chair.name) : ""));
  if (form.position) made.position = form.position;
  else if (Object.keys(form.options).length) made.options = form.options;
  return made;
}

/** What of a position file counts here: its game and seats, if it is one. */
export function positionHead(document: unknown): { game: string; seats: number } | null {
  if (typeof document !== "object" || document === null) return null;
  const { game, seats, state } = document as Record<string, unknown>;
  if (typeof game !== "string" || typeof state !== "object") return null;
  return typeof seats === "number" && Number.isInteger(seats) ? { game, seats } : null;
}

/** What is wrong with a position file for a game: the key of a text, or "". */
export function wrongPosition(
  document: unknown,
  game: { id: string; seats: [number, number] },
): string {
  const head = positionHead(document);
  if (head && head.game !== game.id) return "hall-position-other";
  const [fewest, most] = game.seats;
  const fits = head && head.seats >= fewest && head.seats <= most;
  return fits ? "" : "hall-position-strange";
}
