import { beforeAll, expect, test } from "vitest";
import ak from "../src/boards/astro-knights/en.ftl?raw";
import { highlights as ofAstroKnights } from "../src/boards/astro-knights/highlights";
import caveIn from "../src/boards/cave-in/en.ftl?raw";
import { highlights as ofCaveIn } from "../src/boards/cave-in/highlights";
import cryo from "../src/boards/cryo/en.ftl?raw";
import { highlights as ofCryo } from "../src/boards/cryo/highlights";
import type { GameModule } from "../src/boards/module";
import { set } from "../src/lib/settings.svelte";
import { add } from "../src/lib/texts.svelte";
import { highlights } from "../src/table/highlights";
import { Scene, type EventSeen } from "../src/table/scene.svelte";
import { table } from "./tables";

beforeAll(() => {
  set("language", "en");
  for (const en of [ak, caveIn, cryo]) add({ de: "", en });
});

function scene(own: GameModule["highlights"], result: object, view: object = {}): Scene {
  const made = new Scene();
  const usual = { how: "played", reason: "", victory: null, breakdown: [], tie_break: "" };
  made.seen = table({ phase: "over", view, result: { ...usual, ...result } as any });
  made.module = { highlights: own } as GameModule;
  made.words = { "source-crystals": "Crystals", "source-sets": "Sets", "source-boss": "Boss" };
  return made;
}
const event = (kind: string, seat: number, facts = {}): EventSeen => ({
  kind,
  seat,
  facts,
  text: "",
});
const times = (count: number, one: EventSeen) => Array<EventSeen>(count).fill(one);

test("rivals: how close it was, what made the lead, who did what most often", () => {
  const over = scene(ofCaveIn, {
    ranks: [2, 1],
    points: [20, 21],
    breakdown: [
      { crystals: 15, sets: 5 },
      { crystals: 12, sets: 9 },
    ],
  });
  const story = [
    ...times(3, event("crystal-mined", 0)),
    ...times(2, event("crystal-taken", 1)),
    ...times(2, event("base-raided", 0)),
    ...times(2, event("empty-base-raided", 1)),
  ];
  expect(highlights(over, story)).toEqual([
    "Jonas is 1 point ahead of Mara.",
    "The largest lead over Mara: Sets (+4)",
    "Most crystals out of the mine: Mara (3)",
  ]);
});

test("whoever won against somebody who gave up is not ahead of them", () => {
  const over = scene(undefined, {
    ranks: [1, 2],
    points: [3, 8],
    breakdown: [{ crystals: 3 }, { crystals: 8 }],
  });
  expect(highlights(over, [])).toEqual([
    "Mara has most from: Crystals (3)",
    "Jonas has most from: Crystals (8)",
  ]);
});

test("something is told even of a game without a single point", () => {
  const over = scene(ofCryo, { ranks: [1, 1], points: [0, 0], breakdown: [{}, { sets: 0 }] });
  expect(highlights(over, [])).toEqual(["Nobody has a single point."]);
});

test("a tie is told with what decided it, pods are summed", () => {
  const breakdown = [{ sets: 2 }, { crystals: 2 }];
  const over = scene(ofCryo, { ranks: [1, 2], points: [2, 2], breakdown, tie_break: "pods" });
  const story = [
    event("pods-destroyed", 0, { count: 1 }),
    event("pods-destroyed", 1, { count: 3 }),
    event("pods-destroyed", 0, { count: 1 }),
  ];
  expect(highlights(over, story)).toEqual([
    "Mara has most from: Sets (2)",
    "Jonas has most from: Crystals (2)",
    "Equal on points: more pods in caves decide.",
    "Most pods lost: Jonas (3)",
  ]);
});

const team = { ranks: [1, 1], points: [9, 4], breakdown: [{ boss: 9 }, { boss: 4 }] };
const knight = { life_max: 10 };
const space = { boss_life: 7, homeworld_life_max: 30, players: [knight, knight] };
const fight = [
  event("homeworld-hit", -1, { count: 20, life: 2 }),
  event("homeworld-healed", -1, { count: 3, life: 5 }),
  event("knight-hit", 1, { count: 9, life: 1 }),
  event("knight-hit", 0, { count: 2, life: 8 }),
];

test("a team that wins hears what nearly went wrong", () => {
  const won = scene(ofAstroKnights, { ...team, victory: true }, space);
  expect(highlights(won, fight)).toEqual([
    "Most from one source: Mara, Boss (9)",
    "The homeworld was down to 2 life.",
    "Jonas was down to 1 life.",
  ]);
  const alone = scene(ofAstroKnights, { ...team, victory: true }, space);
  alone.seen = { ...alone.seen!, places: alone.seen!.places.slice(0, 1) };
  expect(highlights(alone, [])).toEqual(["No knight was ever in danger."]); // nobody to be compared with
  const scratches = [
    event("homeworld-hit", -1, { count: 2, life: 28 }),
    event("knight-hit", 0, { count: 1, life: 9 }),
  ];
  expect(highlights(won, scratches).slice(1)).toEqual(["No knight was ever in danger."]);
});

test("a team that loses hears how far it was", () => {
  const story = [...fight, event("knight-exhausted", 1)];
  const lost = scene(ofAstroKnights, { ...team, victory: false }, space);
  expect(highlights(lost, story).slice(1)).toEqual([
    "The boss had 7 life left.",
    "The homeworld was down to 2 life.",
    "One knight became exhausted.",
  ]);
});
