/** What the cards tell about a game beside what the server knows. */

export interface Facts {
  /** How long a game takes about. */
  minutes: number;
  /** How demanding it is, from 1 (light) to 5 (heavy); 0: not known. */
  weight: number;
  /** Its colour in the hall, and its sign. */
  tone: string;
  icon: string;
}

const FACTS: Record<string, Facts> = {
  "cave-in": { minutes: 45, weight: 2, tone: "#ff9a5c", icon: "f-purple" },
  magnastorm: { minutes: 90, weight: 5, tone: "#9d8bff", icon: "storm" },
  "astro-knights": { minutes: 60, weight: 3, tone: "#ff6f7c", icon: "ak-foe" },
  cryo: { minutes: 75, weight: 4, tone: "#6fd2ff", icon: "pod" },
};
const UNKNOWN: Facts = { minutes: 0, weight: 0, tone: "#7cc4ff", icon: "r-white" };
const ORDER = Object.keys(FACTS);

export const facts = (game: string): Facts => FACTS[game] ?? UNKNOWN;

/** Our order of the games; those we do not know come last. */
export function inOrder<T extends { id: string }>(games: readonly T[]): T[] {
  const place = (id: string) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return games.toSorted((one, other) => place(one.id) - place(other.id));
}
