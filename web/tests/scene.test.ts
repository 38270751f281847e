import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { set } from "../src/lib/settings.svelte";
import { lens } from "../src/table/lens.svelte";
import { Scene, type Choice } from "../src/table/scene.svelte";
import Pieces from "./Pieces.svelte";
import { choice, table } from "./tables";

class Played extends Scene {
  played: Choice[] = [];
  questions: string[] = [];
  override play(chosen: Choice): void {
    this.played.push(chosen);
  }
  override async why(key: string): Promise<void> {
    this.questions.push(key);
  }
}

let scene: Played;
beforeAll(() => {
  Element.prototype.animate ??= vi.fn() as never;
});
beforeEach(() => {
  set("confirm", true);
  scene = new Played();
  scene.actions = [0, 1, 2, 3].map((id) => ({
    id,
    verb: "take",
    args: { piece: id < 3 ? "a" : "b" },
  }));
  scene.module = {
    texts: { de: "", en: "" },
    tabs: [],
    targets: (act) => [String(act.args.piece)],
    Board: Pieces as never,
  };
});

async function show(choices: Choice[]) {
  const page = render(Pieces, { scene, keys: ["a", "c"] });
  await scene.show(table({ choices }));
  await tick();
  return (key: string) => page.container.querySelector<HTMLElement>(`[data-key=${key}]`)!;
}

test("a legal piece glows, and clicking it plays", async () => {
  const piece = await show([choice(0)]);
  expect(piece("a").classList).toContain("is-legal");
  expect(piece("a").getAttribute("aria-label")).toContain("piece a;");
  piece("a").click();
  expect(scene.played.map((one) => one.id)).toEqual([0]);
});

test("a piece that is not legal says why", async () => {
  const piece = await show([choice(0)]);
  expect(piece("c").getAttribute("aria-disabled")).toBe("true");
  piece("c").click();
  expect(scene.questions).toEqual(["c"]);
  expect(scene.played).toEqual([]);
});

test("several meanings are listed", async () => {
  const piece = await show([choice(0), choice(1)]);
  piece("a").click();
  expect(scene.menu?.choices.map((one) => one.id)).toEqual([0, 1]);
  expect(scene.played).toEqual([]);
});

test("what a finger enlarges stays when it lifts; a mouse that leaves puts it away", async () => {
  vi.useFakeTimers();
  const piece = (await show([]))("a");
  const point = (type: string, pointerType: string) =>
    piece.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true }), { pointerType }));
  point("pointerdown", "touch");
  vi.advanceTimersByTime(500);
  point("pointerup", "touch");
  point("pointerleave", "touch");
  vi.advanceTimersByTime(500);
  expect(lens.anchor).toBe(piece);
  point("pointerleave", "mouse");
  vi.advanceTimersByTime(500);
  expect(lens.anchor).toBe(null);
  vi.useRealTimers();
});

test("what cannot be taken back wants a second click, unless that is switched off", async () => {
  const piece = await show([choice(0, { final: true })]);
  piece("a").click();
  expect(scene.played).toEqual([]);
  expect(scene.armed?.id).toBe(0);
  piece("a").click();
  expect(scene.played.length).toBe(1);
  set("confirm", false);
  piece("a").click();
  expect(scene.played.length).toBe(2);
});

test("the language that is wanted last is the one that is read", async () => {
  const answers: Record<string, (words: object) => void> = {};
  vi.stubGlobal("fetch", (path: string) => {
    const lang = /words\?lang=(..)/.exec(path)?.[1];
    const body = (said: object) => new Response(JSON.stringify(said));
    if (lang) return new Promise((done) => (answers[lang] = (said) => done(body(said))));
    return Promise.resolve(body({ actions: [], title: "" }));
  });
  const load = () => Promise.resolve(scene.module!);
  set("language", "de");
  const first = scene.prepare("tiny", load);
  set("language", "en");
  const second = scene.prepare("tiny", load);
  await vi.waitFor(() => expect(Object.keys(answers)).toEqual(["de", "en"]));
  answers.en!({ words: { gem: "gem" } });
  await second;
  answers.de!({ words: { gem: "Edelstein" } });
  await first;
  expect(scene.word("gem")).toBe("gem");
});

test("a choice without a piece on the screen is never out of reach", async () => {
  await show([choice(0), choice(3)]);
  expect(scene.loose.map((one) => one.id)).toEqual([3]);
});
