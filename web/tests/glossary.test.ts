import { expect, test } from "vitest";
import { marked, terms, within } from "../src/table/glossary";

const WORDS = {
  "term-totem": "Totem",
  "term-totem.forms": "Totems",
  "term-totem.text": "Makes crystals cheaper.",
  "term-totem.rule": "CI-S1",
  "term-cave-in": "Einsturz",
  "term-cave-in.text": "The mine gives way.",
  "card-totem": "no term",
};

test("terms come from the words", () => {
  expect(terms(WORDS).map((term) => [term.id, term.names, term.rule])).toEqual([
    ["totem", ["Totem", "Totems"], "CI-S1"],
    ["cave-in", ["Einsturz"], ""],
  ]);
});

test("a term is marked once, in any form, as a word of its own", () => {
  const parts = marked("Zwei Totems, ein Totem, kein Totemtier.", terms(WORDS));
  expect(parts.map((part) => [part.text, part.term?.id])).toEqual([
    ["Zwei ", undefined],
    ["Totems", "totem"],
    [", ein Totem, kein Totemtier.", undefined],
  ]);
});

test("a text without terms stays as it is", () => {
  expect(marked("Nichts.", [])).toEqual([{ text: "Nichts.", term: null }]);
  expect(within("Ein Einsturz!", terms(WORDS)).map((term) => term.id)).toEqual(["cave-in"]);
});
