/** What stood out in a game of Cave-In. */

import { each, mostOften } from "../../table/highlights";
import type { EventSeen, Scene } from "../../table/scene.svelte";

export const highlights = (story: EventSeen[], scene: Scene): string[] => [
  ...mostOften(story, scene, "cave-in-high-crystals", each("crystal-mined", "crystal-taken")),
  ...mostOften(story, scene, "cave-in-high-raids", each("base-raided", "empty-base-raided")),
];
