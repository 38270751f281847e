/** Names and short texts of the pieces, in the reader's language. */

import { has, t, type Facts } from "../../lib/texts.svelte";
import type { Scene } from "../../table/scene.svelte";
import type { ArtifactEntry, CardView, CrystalEntry, CrystalView, MercenaryEntry } from "./view";

const SHY = "\u00ad";
/** Where long names may break on small cards. */
const BREAKS: Record<string, number> = {
  mineraccoon: 4,
  foreman: 4,
  colonel: 4,
  driller: 5,
  diggerhino: 6,
  ancientone: 7,
  maccarat: 3,
  sergeant: 3,
  frogt_opus: 6,
  fish_bean: 5,
  oddgrabber: 3,
  robuster: 3,
  scrabber: 5,
  cyberwitch: 5,
  mindwasp: 4,
  custodian: 5,
  stalkroot: 5,
  mandragore: 6,
};

export function cardTitle(scene: Scene, id: string): string {
  const name = scene.word(`card-${id}`);
  const at = BREAKS[id];
  return at ? name.slice(0, at) + SHY + name.slice(at) : name;
}

/** The name of an artifact; long German words may break. */
export function artifactTitle(scene: Scene, id: string): string {
  const name = scene.word(`artifact-${id}`);
  const key = `cave-in-soft-${id}`;
  const soft = has(key) ? t(key) : name;
  return soft.replaceAll(SHY, "") === name ? soft : name;
}

/** The short text of an effect; its long text where we have no short one. */
function effectText(
  scene: Scene,
  entry: MercenaryEntry | ArtifactEntry | undefined,
  long: string,
): string {
  const key = `cave-in-effect-${entry?.effect}`;
  if (!entry || !has(key)) return scene.words[long] ?? "";
  const facts: Facts = {};
  for (const [name, value] of Object.entries(entry.params)) {
    if (Array.isArray(value)) facts[name] = value.join(", ");
    else if (typeof value === "boolean") facts[name] = value ? 1 : 0;
    else facts[name] = name === "faction" ? scene.word(`faction-${value}`) : value;
  }
  return t(key, facts);
}

export function mercenary(scene: Scene, id: string): MercenaryEntry | undefined {
  return scene.entry("mercenary", id) as MercenaryEntry | undefined;
}

export function artifact(scene: Scene, id: string): ArtifactEntry | undefined {
  return scene.entry("artifact", id) as ArtifactEntry | undefined;
}

export function crystal(scene: Scene, id: string): CrystalEntry | undefined {
  return scene.entry("crystal", id) as CrystalEntry | undefined;
}

export function cardText(scene: Scene, id: string): string {
  return effectText(scene, mercenary(scene, id), `card-${id}.text`);
}

export function artifactText(scene: Scene, id: string): string {
  return effectText(scene, artifact(scene, id), `artifact-${id}.text`);
}

/** The icon of when a skill works: at once, for the turn, or as an extra action. */
export function kindIcon(scene: Scene, id: string): string {
  const kind = mercenary(scene, id)?.kind ?? "";
  return kind.startsWith("immediate") ? "c-energy" : kind === "extra_action" ? "plus" : "clock";
}

export function timingIcon(timing: string | undefined): string {
  return { start: "play", passive: "clock", raid_trigger: "raid", scoring: "prestige" }[
    timing ?? "passive"
  ]!;
}

export function printedColour(scene: Scene, id: string): string {
  return String(scene.entry("faction", mercenary(scene, id)?.faction ?? "")?.colour ?? "");
}

function factionName(scene: Scene, colour: string): string {
  const faction = scene.content.faction?.find?.((entry) => entry.colour === colour);
  return faction ? scene.word(`faction-${faction.id}`) : "";
}

/** "Drollo, Metanels, gelb, Level 2": what every name of a mercenary begins with. */
export function cardPhrase(scene: Scene, card: CardView): string {
  const printed = printedColour(scene, card.id);
  return t("cave-in-name-card", {
    name: scene.word(`card-${card.id}`),
    faction: factionName(scene, printed),
    colour: scene.word(`colour-${card.colour}`),
    level: card.level,
  });
}

export function crystalPhrase(
  scene: Scene,
  one: Pick<CrystalView, "colour" | "cost" | "vp" | "symbol" | "cave_in"> & Partial<CrystalView>,
): string {
  return t("cave-in-name-crystal", {
    colour: scene.word(`colour-${one.colour}`),
    cost: one.cost,
    due: one.due === undefined || one.due === one.cost ? -1 : one.due,
    vp: one.vp,
    symbol: one.symbol ? scene.word(`colour-${one.symbol}`) : "none",
    cave: one.cave_in ? 1 : 0,
    wild: one.wild ? 1 : 0,
  });
}
