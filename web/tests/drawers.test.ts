/** What one reads beside the board: the log and the rulebook. */

import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import Log from "../src/table/Log.svelte";
import Rulebook from "../src/table/Rulebook.svelte";
import { Scene, type EventSeen } from "../src/table/scene.svelte";
import Stage from "./Stage.svelte";

const event = (text: string) => ({ kind: "told", seat: 0, facts: {}, text }) as EventSeen;
const scrolled = vi.fn();
const RULES = [
  { id: "TT-A1", title: "Stars", chapter: "One", text: "Stars shine [TT-A2]." },
  { id: "TT-A2", title: "Moons", chapter: "One", text: "Moons turn [TT-A2]." },
];

beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(RULES)));
});

test("the log follows what happens, unless somebody reads further up", async () => {
  const scene = new Scene();
  scene.log = [event("one")];
  const { container } = render(Stage, { scene, part: Log, facts: { scene } });
  const log = container.querySelector<HTMLElement>(".log")!;
  const size = (height: number) =>
    Object.defineProperty(log, "scrollHeight", { value: height, configurable: true });
  size(500);
  scene.log = [...scene.log, event("two")];
  await tick();
  expect(log.scrollTop).toBe(500);
  log.scrollTop = 100;
  await fireEvent.scroll(log);
  size(600);
  scene.log = [...scene.log, event("three")];
  await tick();
  expect(log.scrollTop).toBe(100);
});

test("turns, rounds and games head the lines of the log, whoever they belong to", () => {
  const scene = new Scene();
  const kinds = ["game-started", "round-started", "boss-turn-started", "turn-started", "buried"];
  const told = [...kinds, "homeworld-hit", "administration-began", "game-ended"];
  scene.log = told.flatMap((kind) => [
    { kind, seat: -1, facts: {}, text: kind },
    { kind, seat: 1, facts: {}, text: kind },
  ]);
  const { container } = render(Stage, { scene, part: Log, facts: { scene } });
  const plain = [...container.querySelectorAll("li:not(.head)")].map((line) => line.textContent);
  expect(plain.map((text) => text!.trim())).toEqual([
    "buried",
    "buried",
    "homeworld-hit",
    "homeworld-hit",
  ]);
});

test("a reference leads to its rule, whatever is searched for, and again", async () => {
  const scene = new Scene();
  const { container, findByText } = render(Stage, {
    scene,
    part: Rulebook,
    facts: { game: "tiny" },
  });
  await findByText("Stars");
  await fireEvent.input(container.querySelector("input")!, { target: { value: "stars" } });
  expect(container.querySelectorAll("article").length).toBe(1);
  container.querySelector<HTMLElement>("button.link")!.click();
  await tick();
  await tick();
  await tick();
  expect(container.querySelectorAll("article").length).toBe(2);
  expect(container.querySelector("article.on h4")!.textContent).toContain("Moons");
  expect(scrolled).toHaveBeenCalledTimes(1);
  container.querySelector<HTMLElement>("article.on button.link")!.click();
  await tick();
  await tick();
  expect(scrolled).toHaveBeenCalledTimes(2);
});
