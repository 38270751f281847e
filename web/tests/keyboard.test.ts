import { expect, test } from "vitest";
import { next } from "../src/table/keyboard";

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
