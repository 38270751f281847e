/** Facts about cards that several parts of the board show. */

import type { Scene } from "../../table/scene.svelte";
import type { About } from "../../table/lens.svelte";
import type { AstroKnightsView, CardEntry, EffectEntry, Kind, PlayerView } from "./view";

export function card(scene: Scene, id: string): CardEntry | undefined {
  return (scene.entry("card", id) ?? scene.entry("start_card", id)) as CardEntry | undefined;
}

export function kind(scene: Scene, id: string): Kind {
  return card(scene, id)?.kind ?? "core";
}

export function aboutCard(scene: Scene, id: string): About {
  return { kind: "card", id, table: scene.entry("card", id) ? "card" : "start_card" };
}

export function aboutFoe(id: string, special: boolean): About {
  return { kind: "foe", id, table: special ? "special_card" : "boss_card" };
}

/** Text of a thing of the game, or "". */
export function text(scene: Scene, key: string): string {
  return scene.words[`${key}.text`] ?? "";
}

export interface Paragraph {
  /** When it counts, in capitals as the text has it; "" for plain facts. */
  hook: string;
  text: string;
}

const HOOK = /(?:^|(?<=[.)] ))(\p{Lu}[\p{Lu}’'-]+(?:[ -]\p{Lu}[\p{Lu}’'-]*)*)((?:, [^–]*)?) – /gu;

/** Split a text into its paragraphs: "SPIELEN – …. ANGRIFF – …". */
export function paragraphs(all: string): Paragraph[] {
  const found: Paragraph[] = [];
  let from = 0;
  let hook = "";
  for (const match of all.matchAll(HOOK)) {
    const before = all.slice(from, match.index).trim();
    if (before) found.push({ hook, text: before });
    hook = `${match[1]}${match[2]}`;
    from = match.index + match[0].length;
  }
  const rest = all.slice(from).trim();
  if (rest) found.push({ hook, text: rest });
  return found;
}

function amounts(effects: EffectEntry[]): [number, boolean][] {
  const found: [number, boolean][] = [];
  for (const effect of effects) {
    if (effect.do === "damage" && effect.n !== undefined)
      found.push(typeof effect.n === "number" ? [effect.n, false] : [effect.n.base, true]);
    if (effect.options) {
      const best = effect.options.map(amounts).flat();
      if (best.length) found.push([Math.max(...best.map(([n]) => n)), true]);
    }
  }
  return found;
}

/** The damage of a weapon as a word: "3", or "2+" where it can be more. */
export function damage(scene: Scene, id: string): string {
  const attack = card(scene, id)?.on_attack ?? [];
  const found = amounts(attack);
  if (!found.length) return "";
  const most = found[0]!;
  const more = most[1] || attack.some((effect) => effect.do === "trade");
  return found.length > 1 ? found.map(([n]) => n).join("+") : `${most[0]}${more ? "+" : ""}`;
}

/** What raised the open question: `boss_card` and `tzorn` of "boss_card[tzorn].on_activate.0". */
export function origin(view: AstroKnightsView): { table: string; id: string } | null {
  const found = /^([a-z_]+)\[([^\]]+)\]/.exec(view.question.effect ?? "");
  return found ? { table: found[1]!, id: found[2]! } : null;
}

/** Whether the boss acts. */
export function isBossTurn(view: AstroKnightsView): boolean {
  if (view.active !== null) return false;
  return ["boss", "time_bubble"].includes(view.order_discard.at(-1) ?? "");
}

export function me(view: AstroKnightsView): PlayerView | undefined {
  return view.seat === null ? undefined : view.players[view.seat];
}

/** What a knight is called in short. */
export function called(scene: Scene, knight: string): string {
  return scene.word(`knight-${knight}`).split(" ")[0]!;
}

/** The rule of a boss that its level adds: the id of the tile, or "". */
export function tile(scene: Scene, view: AstroKnightsView): string {
  const found = scene.content.level_tile?.find?.(
    (entry) => entry.boss === view.boss && entry.level === view.level,
  );
  return found?.id ?? "";
}
