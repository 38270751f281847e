/** What a view holds, in words: the list that stands for a board. */

import { has, t } from "../lib/texts.svelte";
import type { Scene } from "./scene.svelte";

/** How a game's view is told: by names of fields, or `outer.inner` where a name has two meanings. */
export interface Listed {
  /**
   * The kinds of the things a field names, so that `<kind>-<id>` is their name; several with blanks
   * between. `seat` is the number of a seat, `by-seat` a list with a number for each of them, `ladder` a
   * list in which places count, so that none are told together.
   * Where the names of fields are ids, their kind is that of the field around them, and
   * `outer.*` is the kind of their values.
   */
  kinds: Record<string, string>;
  /** Fields that say nothing to a reader. */
  without: string[];
  /** Fields in which 0 means that there is nothing. */
  sparse: string[];
  /** Lists that lie face down until the game is over: only their owner reads more than a number. */
  covered?: string[];
}

/** One line of the list. */
export interface Line {
  label: string;
  text: string;
}

type Row = Record<string, unknown>;
const SHARED = ["game", "seat", "seats", "actor", "decision", "legal", "question"];
const PLAIN: Listed = { kinds: {}, without: [], sparse: [] };
const WIDEST = 8;
const NOTES = ["id", "provenance", "notes", "rule"];

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isDeep = (value: unknown) => [value].flat().some(isRow);

/** The rows of a table, if a list is made of rows of few simple values with the same names. */
export function alike(value: unknown): Row[] | null {
  if (!Array.isArray(value)) return null;
  const rows = value.filter((row) => row !== null);
  const names = (row: unknown) => Object.keys(Object(row)).join();
  const fits = (row: unknown) =>
    isRow(row) && names(row) === names(rows[0]) && !Object.values(row).some(isDeep);
  const narrow = Object.keys(Object(rows[0])).length <= WIDEST;
  return rows.length && narrow && rows.every(fits) ? (rows as Row[]) : null;
}

const count = (value: unknown) => String([value].flat().length || "");

/** Parts that follow each other and are alike are told once, with their number. */
function counted(parts: string[]): string[] {
  const runs: [string, number][] = [];
  for (const part of parts.filter(Boolean)) {
    const last = runs.at(-1);
    if (last?.[0] === part && !/^\d+$/.test(part)) last[1]++;
    else runs.push([part, 1]);
  }
  return runs.map(([part, count]) => (count > 1 ? `${count}× ${part}` : part));
}

/** Tells the view of one scene. */
export class Teller {
  constructor(private scene: Scene) {}

  private get listed(): Listed {
    return this.scene.module?.listed ?? PLAIN;
  }

  /** The fields of the whole table. */
  get fields(): [string, unknown][] {
    return this.shown("", this.scene.view ?? {}).filter(
      ([name, value]) => !SHARED.includes(name) && value !== false,
    );
  }

  /** The fields of a row that a reader wants to know. */
  private shown(outer: string, row: Row): [string, unknown][] {
    const { without, sparse } = this.listed;
    const isIn = (list: string[], name: string) =>
      list.includes(name) || list.includes(`${outer}.${name}`);
    return Object.entries(row).filter(
      ([name, value]) => !isIn(without, name) && !(value === 0 && isIn(sparse, name)),
    );
  }

  /** A table of rows: the fields that any of them has, and what each row tells of them. */
  table(outer: string, rows: Row[]): { columns: string[]; cells: string[][] } {
    const shown = rows.map((row) => new Map(this.shown(outer, row)));
    const columns = Object.keys(rows[0]!).filter((name) => shown.some((row) => row.has(name)));
    const cells = shown.map((row) =>
      columns.map((name) => this.told(outer, name, row.get(name)) || "–"),
    );
    return { columns, cells };
  }

  /** What a field is called: the board's word for it, the game's, or its own name. */
  label(outer: string, name: string): string {
    if (name === "seat") return t("end-player");
    const key = `${this.scene.seen?.game}-list-${name}`;
    return (
      this.named([outer], name) ??
      this.named(this.kinds("", outer), name) ??
      (has(key) ? t(key) : this.scene.words[`field-${name}`]) ??
      name.replaceAll("_", " ")
    );
  }

  /** The lines of a row; what is empty or not so is left out. */
  lines(outer: string, row: Row): Line[] {
    return this.shown(outer, row)
      .filter(([name]) => !this.isHead(name))
      .map(([name, value]) => ({
        label: this.label(outer, name),
        text: this.isCovered(outer, name, row) ? count(value) : this.told(outer, name, value),
        value,
      }))
      .filter(({ text }) => text)
      .map(({ label, text, value }) => ({ label, text: value === true ? "" : text }));
  }

  /** What a row is about: a seat, or a thing with a name. */
  head(outer: string, row: Row): string {
    return this.shown(outer, row)
      .filter(([name]) => this.isHead(name))
      .map(([name, value]) => this.told(outer, name, value))
      .join(" ");
  }

  /** A value in words; "" if there is nothing. */
  told(outer: string, name: string, value: unknown): string {
    if (value === null || value === undefined || value === "" || value === false) return "";
    if (value === true) return "✓";
    const kinds = this.kinds(outer, name);
    if (Array.isArray(value)) return this.toldList(outer, name, value, kinds);
    if (isRow(value)) {
      const head = this.head(name, value);
      const rest = this.lines(name, value)
        .map(({ label, text }) => `${label} ${text}`.trim())
        .join(", ");
      return head && rest ? `${head} (${rest})` : head || rest;
    }
    const found = this.named([...kinds, name, name.replace(/s$/, "")], value);
    return found ?? this.described(kinds, String(value)) ?? String(value);
  }

  private toldList(outer: string, name: string, value: unknown[], kinds: string[]): string {
    if (value.length && value.every((part) => typeof part === "boolean"))
      return `${value.filter(Boolean).length}/${value.length}`;
    if (kinds.includes("by-seat"))
      return value.map((part, seat) => `${this.scene.name(seat)} ${String(part)}`).join(", ");
    const all = value.map((part) => this.told(outer, name, part));
    const parts = kinds.includes("ladder") ? all : counted(all);
    return parts.join(parts.some((part) => part.includes(", ")) ? "; " : ", ");
  }

  private isCovered(outer: string, name: string, row: Row): boolean {
    const { seat, decision } = (this.scene.view ?? {}) as Row;
    const isListed = this.listed.covered?.includes(`${outer}.${name}`) ?? false;
    return isListed && row.seat !== seat && decision !== "";
  }

  private isHead(name: string): boolean {
    return name === "id" || name === "seat";
  }

  private kinds(outer: string, name: string): string[] {
    const { kinds } = this.listed;
    const found = kinds[`${outer}.${name}`] ?? kinds[name] ?? kinds[`${outer}.*`] ?? "";
    return found.split(" ").filter(Boolean);
  }

  /** The name of a thing of one of some kinds. */
  private named(kinds: string[], value: unknown): string | undefined {
    if (kinds.includes("seat") && typeof value === "number") return this.scene.name(value);
    const game = this.scene.seen?.game;
    for (const kind of kinds) {
      const key = `${game}-list-${kind}-${String(value)}`;
      if (has(key)) return t(key);
      const word = this.scene.words[`${kind}-${String(value)}`];
      if (word) return word;
    }
    return undefined;
  }

  /** What the content knows of a thing that has no name. */
  private described(kinds: string[], id: string): string | undefined {
    for (const kind of kinds) {
      const entry = this.scene.entry(kind, id);
      if (entry) {
        const rest = Object.entries(entry).filter(([name]) => !NOTES.includes(name));
        return this.told("", kind, Object.fromEntries(rest));
      }
    }
    return undefined;
  }
}
