/** Tables for tests: a small one, as the server would send it. */

import type { Choice, TableSeen } from "../src/table/scene.svelte";

export function choice(id: number, more: Partial<Choice> = {}): Choice {
  return { id, verb: "take", facts: {}, label: `choice ${id}`, final: false, ...more };
}

export function table(more: Partial<TableSeen> = {}): TableSeen {
  const place = { name: "Mara", human: true, bot: "", away: false, out: "" };
  return {
    number: 1,
    version: 1,
    phase: "playing",
    game: "tiny",
    options: {},
    timing: { kind: "none", bank: 0, gain: 0 },
    rated: true,
    paused: false,
    places: [place, { ...place, name: "Jonas" }],
    you: 0,
    seats: [0],
    actor: 0,
    clock: { left: [0, 0], running: null, at: 0 },
    request: null,
    can_undo: false,
    can_redo: false,
    result: null,
    rematch: null,
    view: { seat: 0 },
    question: "Which one?",
    names: ["Mara", "Jonas"],
    rules: [],
    lesson: null,
    choices: [],
    ...more,
  } as TableSeen;
}
