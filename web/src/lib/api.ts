/** The HTTP interface. What goes wrong comes as a `Trouble` with the server's code. */

import type {
  ActionInfo,
  GameDetails,
  GameInfo,
  Me,
  NewTable,
  RuleText,
  TableCard,
} from "../../../src/sternentisch/server/protocol";
import { settings } from "./settings.svelte";

export type { ActionInfo, GameDetails, GameInfo, Me, NewTable, RuleText, TableCard };

export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail = "",
  ) {
    super(detail || code);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Trouble(0, "offline");
  }
  if (answer.status === 204) return undefined as T;
  const said = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Trouble(answer.status, said.code ?? "trouble", said.detail);
  return said as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>(path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => ask<T>(path, body);

/** An entry of a game's content: its facts, and how certain they are. */
export type Entry = Record<string, any> & { id?: string; provenance?: string };
export type Content = Record<string, Entry[] & Record<string, any>>;
export type Words = Record<string, string>;

const kept = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = get<T>(path);
    kept.set(path, found);
    found.catch(() => kept.delete(path));
  }
  return found;
}

const lang = () => `lang=${settings.language}`;
export const games = () => once<GameInfo[]>(`/api/games?${lang()}`);
export const details = (id: string) => once<GameDetails>(`/api/games/${id}?${lang()}`);
export const content = (id: string) => once<Content>(`/api/games/${id}/content`);
export const rulebook = (id: string) => once<RuleText[]>(`/api/games/${id}/rulebook?${lang()}`);
export const words = async (id: string): Promise<Words> =>
  (await once<{ words: Words }>(`/api/games/${id}/words?${lang()}`)).words;
