import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { set } from "../src/lib/settings.svelte";
import { Replay, stepOf } from "../src/table/replay.svelte";
import { table } from "./tables";

/** What answers the story in each language. */
let answers: Record<string, () => void>;

beforeEach(() => {
  answers = {};
  vi.stubGlobal("fetch", (path: string) => {
    const lang = new URLSearchParams(path.split("?")[1]).get("lang")!;
    const said = path.includes("/story")
      ? [{ step: 0, seat: -1, move: "", events: [{ kind: "x", seat: 0, facts: {}, text: lang }] }]
      : { step: 0, steps: 0, events: [], seen: table() };
    const answer = () => new Response(JSON.stringify(said));
    if (!path.includes("/story")) return Promise.resolve(answer());
    return new Promise((done) => (answers[lang] = () => done(answer())));
  });
});
afterEach(() => set("language", "de"));

test("the story is told in the language that is wanted last", async () => {
  const replay = new Replay("abc", "");
  set("language", "de");
  const first = replay.open(0);
  set("language", "en");
  const second = replay.open(0);
  answers.en!();
  await second;
  answers.de!();
  await first;
  expect(replay.story[0]!.events[0]!.text).toBe("en");
  expect(replay.log[0]!.text).toBe("en");
});

test("Page keys go from turn to turn, also from the end and the beginning", () => {
  const replay = new Replay("abc", "");
  replay.story = [-1, 0, 0, 1, 1, 1].map((seat, step) => ({ step, seat, move: "", events: [] }));
  const from = (step: number, way: 1 | -1) => {
    replay.step = step;
    return replay.turn(way);
  };
  expect(from(5, -1)).toBe(2);
  expect(from(2, -1)).toBe(0);
  expect(from(0, -1)).toBe(0);
  expect(from(0, 1)).toBe(1);
  expect(from(1, 1)).toBe(3);
  expect(from(4, 1)).toBe(5);
});

test("an address names a step, or the beginning", () => {
  expect(["12", "0", "007"].map((part) => stepOf(part))).toEqual([12, 0, 7]);
  for (const part of [undefined, "", "abc", "-3", "1.5", "1e3", " 2", "0x1f"])
    expect(stepOf(part)).toBe(0);
});
