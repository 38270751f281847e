/** How close it was against the boss: what was missing, what nearly went wrong. */

import { t } from "../../lib/texts.svelte";
import type { EventSeen, Scene } from "../../table/scene.svelte";
import type { AstroKnightsView } from "./view";

const left = (event: EventSeen): number => Number(event.facts.life);

/** The event of a kind that left the least life. */
function worst(story: EventSeen[], kind: string): EventSeen | undefined {
  return story
    .filter((event) => event.kind === kind)
    .reduce<EventSeen | undefined>(
      (low, event) => (low && left(low) <= left(event) ? low : event),
      undefined,
    );
}

/** Half of the life gone is a danger worth telling. */
const isLow = (life: number, most: number): boolean => life > 0 && 2 * life <= most;

export function highlights(story: EventSeen[], scene: Scene): string[] {
  const view = scene.view as AstroKnightsView;
  const told: string[] = [];
  if (!scene.seen!.result?.victory)
    told.push(t("astro-knights-high-boss", { life: view.boss_life }));
  const world = worst(story, "homeworld-hit");
  if (world && isLow(left(world), view.homeworld_life_max))
    told.push(t("astro-knights-high-world", { life: left(world) }));
  const count = story.filter((event) => event.kind === "knight-exhausted").length;
  const knight = worst(story, "knight-hit");
  if (count) told.push(t("astro-knights-high-exhausted", { count }));
  else if (knight && isLow(left(knight), view.players[knight.seat]!.life_max))
    told.push(
      t("astro-knights-high-knight", { name: scene.name(knight.seat), life: left(knight) }),
    );
  else told.push(t("astro-knights-high-fit"));
  return told;
}
