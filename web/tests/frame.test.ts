/** The frame: what stands at the seats, and which pages a phone has. */

import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { tabs } from "../src/boards/module";
import Frame from "../src/table/Frame.svelte";
import type { Session } from "../src/table/session.svelte";
import { Scene } from "../src/table/scene.svelte";
import Stage from "./Stage.svelte";
import { table } from "./tables";

beforeAll(() => {
  Element.prototype.animate ??= vi.fn() as never;
});

afterEach(cleanup);

function show(view: object, more: object = {}) {
  const scene = new Scene();
  scene.seen = table({ view, ...more } as never);
  scene.tab = "own";
  scene.module = {
    texts: { de: "", en: "" },
    tabs: tabs({ "tiny-tab-all": "user", "tiny-tab-own": "user" }, "own"),
    targets: () => [],
    Board: (() => {}) as never,
    points: (seen, seat) => seen.players?.[seat] ?? null,
  };
  const session = { curtain: null, offset: 0, pending: 0, unread: 0 } as unknown as Session;
  const prompt = createRawSnippet(() => ({ render: () => "<p></p>" }));

  return {
    scene,
    page: render(Stage, { scene, part: Frame, facts: { scene, session, prompt } }).container,
  };
}

test("whoever has a clock has points, too", () => {
  const { page } = show(
    { seat: 0, players: [{ gold: 3, silver: 4 }] },
    {
      timing: { kind: "live", bank: 1, gain: 0 },
      clock: { left: [61_000, 61_000], running: null, at: 0 },
    },
  );
  const seat = page.querySelector("[data-seat='0']")!;
  expect(seat.querySelector(".clock")!.textContent).toBe("1:01");
  expect(seat.querySelector(".sum")!.textContent).toBe("7");
});

test("a name that is too long keeps the number that tells bots apart", () => {
  const { page } = show({ seat: 0 }, { names: ["Mara", "Explorer 12"] });
  const [mara, bot] = page.querySelectorAll(".seat .nm b");
  expect([mara!.textContent, bot!.textContent]).toEqual(["Mara", "Explorer 12"]);
  expect(mara!.querySelector("i")).toBe(null);
  expect(bot!.querySelector("i")!.textContent).toBe(" 12");
});

test("onlookers have no page for things of their own", () => {
  expect(show({ seat: 0 }).page.querySelectorAll(".tabs button").length).toBe(2);
  const { scene, page } = show({ seat: null });
  expect(page.querySelectorAll(".tabs button").length).toBe(1);
  expect(scene.tab).toBe("all");
});

test("what was taken back can be done again", () => {
  const redo = (can_redo: boolean) =>
    show({ seat: 0 }, { can_redo }).page.querySelector("[title*='(Y)']");
  expect(redo(true)).not.toBe(null);
  expect(redo(false)).toBe(null);
});

test("a number looks at a seat, also where there is nothing to click", () => {
  Element.prototype.scrollIntoView = vi.fn();
  const { page } = show({ seat: 0 });
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "2" }));
  expect(document.activeElement).toBe(page.querySelector("[data-seat='1']"));
});
