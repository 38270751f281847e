import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { set } from "../src/lib/settings.svelte";
import { Replay } from "../src/table/replay.svelte";
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
