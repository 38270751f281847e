/** Phrases of the board that several components need. */

import { t } from "../../lib/texts.svelte";
import type { Scene } from "../../table/scene.svelte";
import { RESOURCES, type Resource } from "./view";

/** Where long names may be broken: the joints of words, by language. */
export function soft(name: string): string {
  let text = name;
  for (const joint of t("cryo-joints").split(" ")) {
    const whole = joint.replaceAll("|", "");
    if (whole && text.includes(whole))
      text = text.replaceAll(whole, joint.replaceAll("|", "\u00ad"));
  }
  return text;
}

/** "2 crystals, 1 tech" of a list of units or of amounts by kind. */
export function units(what: readonly string[] | Partial<Record<Resource, number>>): string {
  const amounts: Record<string, number> = {};
  if (Array.isArray(what))
    for (const kind of what as string[]) amounts[kind] = (amounts[kind] ?? 0) + 1;
  else Object.assign(amounts, what);
  const parts = RESOURCES.filter((kind) => amounts[kind]).map((kind) =>
    t("cryo-unit", { count: amounts[kind]!, kind }),
  );
  return parts.join(", ") || t("cryo-nothing");
}

/** "Mara 2, Jonas 1": whose pods are somewhere. */
export function owners(scene: Scene, pods: readonly number[]): string {
  const parts = pods.flatMap((count, seat) =>
    count ? [t("cryo-owner", { name: scene.name(seat), count })] : [],
  );
  return parts.join(", ") || t("cryo-no-pods");
}
