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
  ]);
});

test("brackets and stops stay with their rule", () => {
  const rules = runs("Buy (AK-P17), or (see AK-1; AK-2).").filter((run) => run.kind === "rule");
  expect(rules.map((run) => [run.before, run.text, run.after])).toEqual([
    ["(", "AK-P17", "),"],
    ["", "AK-1", ";"],
    ["", "AK-2", ")."],
  ]);
});

test("rules are links with and without a group", () => {
  const rules = (text: string) => runs(text).filter((run) => run.kind === "rule");
  const found = rules("AK-1, CR-AMB-6, MS-R12b; not A-1, and no COVID-19 or T-2");
  expect(found.map((run) => run.text)).toEqual(["AK-1", "CR-AMB-6", "MS-R12b"]);
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
