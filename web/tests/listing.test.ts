import { expect, test } from "vitest";
import { Teller, type Listed } from "../src/table/listing";
import { Scene } from "../src/table/scene.svelte";

function teller(listed: Partial<Listed>): Teller {
  const scene = new Scene();
  scene.module = { listed: { kinds: {}, without: [], sparse: [], ...listed } } as never;
  return new Teller(scene);
}

test("a table has a column for whatever any of its rows has", () => {
  const rows = [
    { seat_count: 1, fuel: 0, secret: 7, empty: "" },
    { seat_count: 2, fuel: 3, secret: 8, empty: "" },
  ];
  expect(teller({ without: ["secret"], sparse: ["fuel"] }).table("ships", rows)).toEqual({
    columns: ["seat_count", "fuel", "empty"],
    cells: [
      ["1", "–", "–"],
      ["2", "3", "–"],
    ],
  });
});

test("what follows itself is counted, but not where places mean something", () => {
  const levels = ["none", "one", "one"];
  const told = (kinds: Listed["kinds"]) => teller({ kinds }).told("income", "rear", levels);
  expect(told({})).toBe("none, 2× one");
  expect(told({ "income.*": "ladder" })).toBe("none, one, one");
});
