import { expect, test } from "vitest";
import { blocks, runs } from "../src/table/markdown";

test("runs know bold, italic, code and rules", () => {
  expect(runs("A **b** *c* `d`, see CR-AMB-6.").map((run) => [run.kind, run.text])).toEqual([
    ["", "A "],
    ["b", "b"],
    ["", " "],
    ["i", "c"],
    ["", " "],
    ["code", "d"],
    ["", ", see "],
    ["rule", "CR-AMB-6"],
    ["", "."],
  ]);
});

test("paragraphs, lists and tables are told apart", () => {
  const text = "One\nline.\n\n- first\n  goes on\n- second\n\n| a | b |\n|---|---|\n| 1 | 2 |";
  const made = blocks(text);
  expect(made.map((block) => block.kind)).toEqual(["p", "list", "table"]);
  expect(made[1]).toMatchObject({ items: [[{ text: "first goes on" }], [{ text: "second" }]] });
  expect(made[2]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
});

test("what looks like HTML stays text", () => {
  expect(runs("<img onerror=x>")).toEqual([{ kind: "", text: "<img onerror=x>" }]);
});
