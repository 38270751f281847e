import { expect, test } from "vitest";
import { Teller } from "../src/table/listing";
import { Scene } from "../src/table/scene.svelte";

const module = { listed: { kinds: {}, without: ["secret"], sparse: ["fuel"] } };

test("a table has a column for whatever any of its rows has", () => {
  const scene = new Scene();
  scene.module = module as never;
  const rows = [
    { seat_count: 1, fuel: 0, secret: 7, empty: "" },
    { seat_count: 2, fuel: 3, secret: 8, empty: "" },
  ];
  expect(new Teller(scene).table("ships", rows)).toEqual({
    columns: ["seat_count", "fuel", "empty"],
    cells: [
      ["1", "–", "–"],
      ["2", "3", "–"],
    ],
  });
});
