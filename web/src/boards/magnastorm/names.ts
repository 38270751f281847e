/** Phrases for things of the board, in the reader's language. */

import { t } from "../../lib/texts.svelte";
import type { Scene } from "../../table/scene.svelte";
import {
  seatOf,
  turtlesIn,
  type Area,
  type Contract,
  type Cost,
  type Field,
  type Transmitter,
  type View,
} from "./view";

export const ROMAN: Record<string, string> = { rear: "I", middle: "II", front: "III" };

/** "2 own cubes and 1 yellow cube". */
export function costName(cost: Cost): string {
  return t("magnastorm-cost", { own: cost.own, yellow: cost.yellow });
}

/** A commander by the name that texts call them; the tile of column 0 has its own. */
export function shortName(scene: Scene, commander: string): string {
  if (!commander) return t("magnastorm-start");
  return scene.word(`commander-${commander}`).split(" ")[0]!;
}

export function fullName(scene: Scene, commander: string): string {
  return scene.word(`commander-${commander || "start-tile"}`);
}

/** Whose colour it is: a player's name, or "neutral". */
export function colourName(scene: Scene, view: View, colour: string): string {
  const seat = seatOf(view, colour);
  if (seat < 0) return t("magnastorm-yellow");
  return seat === view.seat
    ? t("magnastorm-yours")
    : t("magnastorm-of", { name: scene.name(seat) });
}

export function ownerName(scene: Scene, view: View, seat: number | null): string {
  if (seat === null) return t("magnastorm-nobody");
  return seat === view.seat ? t("magnastorm-you") : scene.name(seat);
}

export function researchName(scene: Scene, colour: string): string {
  return scene.word(`research-${colour}`);
}

function weatherName(scene: Scene, view: View, sector: string): string {
  const weather = view.weather[sector] ?? "storm";
  const word = scene.word(`segment-${weather}`);
  return weather === "storm" ? word : t("magnastorm-calm", { segment: word });
}

/** A sector with its weather, and how many turtles each player has there. */
export function sectorName(scene: Scene, view: View, sector: string): string {
  const counts = turtlesIn(view, sector)
    .map((count, seat) => (count ? `${ownerName(scene, view, seat)} ${count}` : ""))
    .filter(Boolean);
  return t("magnastorm-sector", {
    id: sector,
    weather: weatherName(scene, view, sector),
    turtles: counts.join(", ") || t("magnastorm-none"),
  });
}

export function areaName(scene: Scene, view: View, area: Area): string {
  return t("magnastorm-area", {
    id: area.id,
    kind: area.id.slice(-1),
    weather: weatherName(scene, view, area.sector),
    count: area.fields.length,
  });
}

/** A transmitter space: whose station stands there, and where its exits lead. */
export function transmitterName(scene: Scene, view: View, space: Transmitter): string {
  return t("magnastorm-transmitter", {
    id: space.id,
    exits: space.exits.join(", "),
    owned: space.owner === null ? 0 : 1,
    owner: ownerName(scene, view, space.owner),
  });
}

export function fieldName(scene: Scene, view: View, field: Field): string {
  return t("magnastorm-field", {
    id: field.id,
    research:
      field.colour === "white" ? t("magnastorm-any-area") : researchName(scene, field.colour),
    turtles: field.turtles,
    owner: ownerName(scene, view, field.holder),
  });
}

/** What a contract demands this round, in short. */
export function demand(contract: Contract): string {
  const { take, majority, markers, levels, commanders, leads } = contract;
  if (take.length)
    return t("magnastorm-demand-sector", {
      take: take.join(" + "),
      majority,
      most: take[0] ?? 0,
      all: take.length,
    });
  return t("magnastorm-demand-research", { markers, levels, commanders, leads: leads ? 1 : 0 });
}
