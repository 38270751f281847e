/** What stood out in a game of Cryo. */

import { t } from "../../lib/texts.svelte";
import { each, mostOften } from "../../table/highlights";
import type { EventSeen, Scene } from "../../table/scene.svelte";

const lost = (event: EventSeen): number =>
  event.kind === "pods-destroyed" ? Number(event.facts.count) : 0;

export const highlights = (story: EventSeen[], scene: Scene): string[] => [
  ...(scene.seen!.result?.tie_break ? [t("cryo-high-tie")] : []),
  ...mostOften(story, scene, "cryo-high-lost", lost),
  ...mostOften(story, scene, "cryo-high-woken", each("pod-woken")),
];
