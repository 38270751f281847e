import { expect, test } from "vitest";
import sprite from "../src/look/icons.svg?raw";
import { seatLook } from "../src/look/seat";

test("every seat has a symbol, however many play", () => {
  const looks = [0, 1, 2, 3, 4, 5].map(seatLook);
  expect(looks).toEqual([1, 2, 3, 4, 1, 2]);
  for (const look of looks) expect(sprite).toContain(`id="seat-${look}"`);
  expect(seatLook(-1)).toBe(0); // nobody
});
