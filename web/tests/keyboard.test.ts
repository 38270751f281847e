import { beforeEach, expect, test, vi } from "vitest";
import { keys, next } from "../src/table/keyboard";
import { modal } from "../src/table/modal";
import { Scene } from "../src/table/scene.svelte";

beforeEach(() => {
  document.body.innerHTML = "";
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 9, 9));
});

function press(key: string, more: KeyboardEventInit = {}, scene = new Scene()): string {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
  document.activeElement!.dispatchEvent(event);
  keys(event, scene);
  return event.key === "Tab" && !event.defaultPrevented ? "out" : document.activeElement!.id;
}

const TABLE = `
  <a class="skip" id="skip" href="#prompt">skip</a>
  <div class="table">
    <div class="tools"><button id="undo"></button><button disabled></button><button id="menu"></button></div>
    <div class="zone">
      <button class="pc" id="one" tabindex="-1"></button><button id="pile"></button>
      <button class="pc is-legal" id="legal" tabindex="-1"></button>
      <button class="pc" id="last" tabindex="-1"></button>
    </div>
    <div class="prompt" id="prompt" tabindex="-1">
      <div class="acts"><button id="all"></button></div>
      <div class="more"><button id="fifth"></button></div>
    </div>
  </div>`;

const GRID: [number, number][] = [
  [0, 0],
  [100, 0],
  [200, 0],
  [0, 100],
  [100, 105],
];

test("arrows go to the nearest stop in their direction", () => {
  expect(next([0, 0], GRID, [1, 0])).toBe(1);
  expect(next([100, 0], GRID, [0, 1])).toBe(4);
  expect(next([100, 105], GRID, [-1, 0])).toBe(3);
});

test("at the edge they come back on the other side", () => {
  expect(next([200, 0], GRID, [1, 0])).toBe(0);
  expect(next([0, 0], GRID, [0, -1])).toBe(3);
});

test("alone there is nowhere to go", () => {
  expect(next([0, 0], [[0, 0]], [1, 0])).toBe(-1);
});

test("Tab stops at every button and at one piece of each area", () => {
  document.body.innerHTML = TABLE;
  const way = ["skip", "undo", "menu", "pile", "legal", "all", "fifth"];
  expect(way.map(() => press("Tab"))).toEqual(way);
  expect(press("Tab")).toBe("out");
  const back = way.slice(0, -1).reverse();
  expect(back.map(() => press("Tab", { shiftKey: true }))).toEqual(back);
  expect(press("Tab", { shiftKey: true })).toBe("out");
});

test("from any piece of an area Tab goes on, not round in it", () => {
  document.body.innerHTML = TABLE;
  document.getElementById("one")!.focus();
  expect(press("Tab")).toBe("all");
  document.getElementById("last")!.focus();
  expect(press("Tab", { shiftKey: true })).toBe("pile");
});

test("behind a dialog the table cannot be reached", () => {
  document.body.innerHTML = `${TABLE}<div id="dialog" aria-modal="true"><button id="ok"></button></div>`;
  const release = modal(document.getElementById("dialog")!);
  expect(document.activeElement!.id).toBe("ok");
  expect(document.querySelector<HTMLElement>(".table")!.inert).toBe(true);
  const scene = new Scene();
  expect(press("Tab")).toBe("out");
  press("l", {}, scene);
  expect(scene.drawer).toBe("");
  release();
  document.getElementById("dialog")!.remove();
  expect(document.querySelector<HTMLElement>(".table")!.inert).toBe(false);
  press("l", {}, scene);
  expect(scene.drawer).toBe("log");
});

test("a replay has no chat to open", () => {
  const scene = new Scene();
  press("c", {}, scene);
  expect(scene.drawer).toBe("");
});
