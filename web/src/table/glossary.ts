/** The glossary: words of the game that are explained where they stand. */

import type { Words } from "../lib/api";

export interface Term {
  id: string;
  /** The word and its other forms. */
  names: string[];
  text: string;
  rule: string;
}

export interface Marked {
  text: string;
  term: Term | null;
}

const PREFIX = "term-";

/** The terms of a game, from its words (`term-totem`, with `.forms`, `.text` and `.rule`). */
export function terms(words: Words): Term[] {
  return Object.keys(words)
    .filter((key) => key.startsWith(PREFIX) && !key.includes("."))
    .map((key) => ({
      id: key.slice(PREFIX.length),
      names: [words[key]!, ...(words[`${key}.forms`]?.split("; ") ?? [])],
      text: words[`${key}.text`] ?? "",
      rule: words[`${key}.rule`] ?? "",
    }));
}

const escape = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text in parts; each term is marked where it stands first. */
export function marked(text: string, all: Term[]): Marked[] {
  const known = new Map(
    all.flatMap((term) => term.names.map((name) => [name.toLowerCase(), term])),
  );
  const names = all.flatMap((term) => term.names).sort((one, other) => other.length - one.length);
  if (!names.length) return [{ text, term: null }];
  const pattern = new RegExp(
    `(?<![\\p{L}\\d-])(?:${names.map(escape).join("|")})(?![\\p{L}\\d-])`,
    "giu",
  );
  const parts: Marked[] = [];
  const seen = new Set<Term>();
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    const term = known.get(match[0].toLowerCase())!;
    if (seen.has(term)) continue;
    seen.add(term);
    if (match.index > at) parts.push({ text: text.slice(at, match.index), term: null });
    parts.push({ text: match[0], term });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), term: null });
  return parts;
}

/** The terms that stand in a text. */
export function within(text: string, all: Term[]): Term[] {
  return marked(text, all).flatMap((part) => (part.term ? [part.term] : []));
}
