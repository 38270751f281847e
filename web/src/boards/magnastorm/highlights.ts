/** What stood out in a game of Magnastorm. */

import { each, mostOften } from "../../table/highlights";
import type { EventSeen, Scene } from "../../table/scene.svelte";

export const highlights = (story: EventSeen[], scene: Scene): string[] => [
  ...mostOften(story, scene, "magnastorm-high-contracts", each("contract-completed")),
  ...mostOften(story, scene, "magnastorm-high-commanders", each("commander-gained")),
  ...mostOften(story, scene, "magnastorm-high-stations", each("station-built")),
];
