import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beside } from "../src/table/beside";

class Still {
  observe() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal("ResizeObserver", Still));
afterEach(() => vi.unstubAllGlobals());

function box(top: number, height: number, left = 100, width = 60): Element {
  const made = document.createElement("div");
  made.getBoundingClientRect = () => new DOMRect(left, top, width, height);
  return made;
}

/** Where a bubble comes to lie beside something, above a prompt. */
function lay(
  window: [number, number],
  there: Element,
  prompt: Element,
  size = [300, 150],
  others: Element[] = [],
) {
  vi.stubGlobal("innerWidth", window[0]);
  vi.stubGlobal("innerHeight", window[1]);
  const bubble = document.createElement("section");
  Object.defineProperties(bubble, {
    offsetWidth: { value: size[0] },
    offsetHeight: { value: size[1] },
  });
  beside(there, prompt, others)(bubble);
  return () => parseFloat(bubble.style.top);
}
const put = (...what: Parameters<typeof lay>) => lay(...what)();

const PHONE: [number, number] = [390, 844];

test("on a phone it lies above the prompt, but never over what it is about", () => {
  const prompt = box(625, 63, 0, 390);
  expect(put(PHONE, box(170, 110), prompt)).toBe(465);
  expect(put(PHONE, box(510, 110), prompt)).toBe(350);
  expect(put(PHONE, box(60, 500), prompt)).toBe(570);
});

test("on a phone it leaves everything free that does the same, if there is room", () => {
  const prompt = box(625, 63, 0, 390);
  const strip = box(540, 60, 10, 200);
  expect(put(PHONE, box(380, 30), prompt)).toBe(465);
  expect(put(PHONE, box(380, 30), prompt, [300, 150], [strip])).toBe(220);
  expect(put(PHONE, box(100, 30), prompt, [300, 150], [strip])).toBe(140);
  expect(put(PHONE, box(380, 30), prompt, [300, 150], [box(0, 800)])).toBe(465);
});

test("it leaves the question free where there is room beside a piece", () => {
  const prompt = box(588, 48, 0, 1366);
  expect(put([1366, 768], box(410, 80, 300), prompt, [300, 202])).toBe(376);
  expect(put([1366, 768], box(100, 80, 300), prompt, [300, 202])).toBe(100);
});

test("beside a piece that travels it lies where the piece lands", async () => {
  const prompt = box(588, 48, 0, 1366);
  const piece = box(60, 80, 20);
  let land = () => {};
  const finished = new Promise<void>((done) => (land = done));
  piece.getAnimations = () => [{ finished } as unknown as Animation];
  const top = lay([1366, 768], piece, prompt);
  expect(top()).toBe(60);
  piece.getBoundingClientRect = () => new DOMRect(900, 300, 60, 80);
  land();
  await vi.waitFor(() => expect(top()).toBe(300));
});
