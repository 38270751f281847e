/**
 * Keys: arrows go to the next legal piece in that direction, Tab to the next area or button, letters
 * do what the tools do.
 */

import { settings } from "../lib/settings.svelte";
import { lens } from "./lens.svelte";
import type { Drawer, Scene } from "./scene.svelte";
import type { Session } from "./session.svelte";
import { takeBack } from "./undo";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The buttons that answer a question. */
const ANSWERS = ".prompt .acts button, .prompt .more button";
/** The parts of the table that have pieces. */
const AREAS = ".zone, .seats";
/** Where Tab may stop: pieces, and what browsers stop at by themselves. */
const TABBED = ".skip, .table :is(.pc, a[href], button, input, select, textarea, [tabindex='0'])";

function isText(element: EventTarget | null): boolean {
  return (
    element instanceof HTMLElement && element.matches("input, textarea, select, [contenteditable]")
  );
}

function shown(element: Element): boolean {
  const rect = element.getBoundingClientRect();
  return rect.width > 0 && rect.height > 0;
}

/**
 * What arrows visit: legal pieces and the buttons of the prompt; all pieces while asking why, and
 * the hand while there is nothing to choose.
 */
function stops(scene: Scene): HTMLElement[] {
  const waiting = scene.choices.length ? "" : ", [data-hand] .pc";
  const wanted = scene.asking ? ".pc" : `.pc.is-legal, ${ANSWERS}${waiting}`;
  return [...document.querySelectorAll<HTMLElement>(wanted)].filter(shown);
}

function middle(element: Element): [number, number] {
  const rect = element.getBoundingClientRect();
  return [rect.left + rect.width / 2, rect.top + rect.height / 2];
}

/** Return the nearest stop in a direction; at the edge, the farthest one on the other side. */
export function next(
  from: [number, number],
  all: [number, number][],
  [right, down]: [number, number],
): number {
  let best = -1;
  let least = Infinity;
  let back = -1;
  let most = -Infinity;
  all.forEach(([x, y], index) => {
    const ahead = (x - from[0]) * right + (y - from[1]) * down;
    const aside = Math.abs((x - from[0]) * down) + Math.abs((y - from[1]) * right);
    if (Math.abs(ahead) < 2 && aside < 2) return;
    if (ahead > 2 && ahead + 2.5 * aside < least) {
      least = ahead + 2.5 * aside;
      best = index;
    }
    if (-ahead - 2.5 * aside > most) {
      most = -ahead - 2.5 * aside;
      back = index;
    }
  });
  return best >= 0 ? best : back;
}

function walk(scene: Scene, direction: [number, number]): void {
  const all = stops(scene);
  if (!all.length) return;
  const here = document.activeElement;
  if (!here || !all.includes(here as HTMLElement)) {
    all[0]!.focus();
    return;
  }
  const to = next(middle(here), all.map(middle), direction);
  if (to >= 0) all[to]!.focus();
}

/** The piece of an area that Tab goes to: the first legal one, or the first. */
function entrance(area: Element): HTMLElement | undefined {
  const pieces = [...area.querySelectorAll<HTMLElement>(".pc")].filter(shown);
  return pieces.find((one) => one.classList.contains("is-legal")) ?? pieces[0];
}

/** Where Tab stops on the table, in the order of the page: a piece of each area, every button. */
function tabStops(): HTMLElement[] {
  const pieces = new Set([...document.querySelectorAll(AREAS)].map(entrance));
  return [...document.querySelectorAll<HTMLElement>(TABBED)].filter(
    (one) => pieces.has(one) || (!one.matches(".pc, :disabled") && shown(one)),
  );
}

/** Tab goes from area to area and from button to button; arrows walk among pieces. */
function tab(scene: Scene, back: boolean, event: KeyboardEvent): void {
  const all = tabStops();
  if (!all.length || scene.menu || scene.drawer) return;
  const focused = document.activeElement ?? document.body;
  const area = focused.matches(".pc") && focused.closest(AREAS);
  const here = (area && entrance(area)) || focused;
  const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const ahead = all.filter((one) => here.compareDocumentPosition(one) & side);
  const found = back ? ahead.at(-1) : ahead[0];
  if (!found) return; // out of the table: the browser's own way
  event.preventDefault();
  found.focus();
}

function escape(scene: Scene): void {
  if (lens.anchor) lens.close();
  else if (scene.menu) scene.menu = null;
  else if (scene.armed) scene.armed = null;
  else if (scene.asking) scene.asking = false;
  else if (scene.notice) scene.notice = null;
  else scene.drawer = "";
}

export function keys(event: KeyboardEvent, scene: Scene, session?: Session): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("[aria-modal=true]")) return; // the table is out of reach
  if (event.key === "Escape") return escape(scene);
  if (isText(event.target)) return;
  if (event.key === "Tab") return tab(scene, event.shiftKey, event);
  const arrow = ARROWS[event.key];
  if (arrow && !scene.menu) {
    if (event.target instanceof Element && event.target.closest("[role=slider], .drawer")) return;
    event.preventDefault();
    return walk(scene, arrow);
  }
  if (event.key === "Enter" && scene.armed && session && document.activeElement === document.body)
    return scene.choose(scene.armed);
  if (!settings.letters || (event.target as Element)?.closest?.(".menu")) return;
  const toggle = (drawer: Drawer) => () => (scene.drawer = scene.drawer === drawer ? "" : drawer);
  const does: Record<string, () => unknown> = {
    l: toggle("log"),
    b: toggle("rules"),
    c: () => session && toggle("chat")(),
    "?": () => (scene.asking = !scene.asking),
    u: () => session && takeBack(session),
    y: () => session?.seen?.can_redo && session.does("redo"),
    r: () => session?.seen?.can_undo && session.does("reset"),
    h: () => session?.hint(),
    " ": () => session?.again(),
    "1": () => look(0),
    "2": () => look(1),
    "3": () => look(2),
    "4": () => look(3),
  };
  const run = does[event.key.toLowerCase()];
  if (!run || (event.key === " " && event.target instanceof HTMLButtonElement)) return;
  event.preventDefault();
  run();
}

function look(seat: number): void {
  const panel = document.querySelector<HTMLElement>(`.seat[data-seat="${seat}"]`);
  (panel?.querySelector<HTMLElement>("button, .pc") ?? panel)?.focus();
  panel?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
