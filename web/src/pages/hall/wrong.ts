/** What went wrong, in the reader's language. */

import { Trouble } from "../../lib/api";
import { has, t } from "../../lib/texts.svelte";

/** One sentence for anything that can be thrown here; never a code. */
export function why(error: unknown): string {
  if (!(error instanceof Trouble)) return t("hall-denied-trouble");
  if (error.status >= 502 && error.status <= 504) return t("hall-denied-offline");
  const key = `hall-denied-${error.code}`;
  return has(key) ? t(key) : t("hall-denied-trouble");
}

export interface Wrong {
  /** The name of an option, `position`, `seats`, `timing`, or "" for the whole. */
  where: string;
  text: string;
}

const KNOWN: [RegExp, string][] = [
  [/^first_game already/, "hall-wrong-first-game"],
  [/^(\d+) wanted, (\d+) named$/, "hall-wrong-count"],
  [/^artifact cards are used with the option advanced/, "hall-wrong-advanced"],
];

function readable(message: string): string {
  for (const [pattern, key] of KNOWN) {
    const found = pattern.exec(message);
    if (found) return t(key, { wanted: Number(found[1] ?? 0), named: Number(found[2] ?? 0) });
  }
  return t("hall-wrong-said", { text: message });
}

/** What is wrong with a new table, each next to what it is about. */
export function wrongsOf(error: unknown): Wrong[] {
  if (!(error instanceof Trouble) || !error.detail) return [{ where: "", text: why(error) }];
  const detail = error.detail;
  const found: Wrong[] = [];
  for (const [, name, message] of detail.matchAll(/options\.(\w+): ([^;]*)/g))
    found.push({ where: name!, text: readable(message!) });
  if (found.length) return found;
  const seats = /^seats: the position is for (\d+)/.exec(detail);
  if (seats)
    return [{ where: "position", text: t("hall-wrong-seats", { seats: Number(seats[1]) }) }];
  if (detail === "position: this game is over")
    return [{ where: "position", text: t("hall-wrong-over") }];
  if (detail.startsWith("position")) {
    const text = detail.length > 200 ? `${detail.slice(0, 200)} …` : detail;
    return [{ where: "position", text: t("hall-wrong-position", { text }) }];
  }
  if (detail.startsWith("timing")) return [{ where: "timing", text: t("hall-wrong-timing") }];
  return [{ where: "", text: t("hall-wrong-said", { text: detail }) }];
}
