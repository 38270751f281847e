import { describe, expect, it } from "vitest";
import type { Act } from "../src/boards/module";
import { lay } from "../src/boards/cryo/map";
import { targets } from "../src/boards/cryo/targets";
import { follow } from "../src/boards/follow";
import type { CryoView } from "../src/boards/cryo/view";

const act = (verb: string, args: Record<string, string | number> = {}): Act => ({
  id: 0,
  verb,
  args,
});
const dock = (id: string, actions: string[]) => ({ id, damaged: false, drones: [], actions });
const chamber = (id: string, sabotaged: boolean) => ({ id, pods: [1, 1], sabotaged });

function position(decision: string, question: CryoView["question"] = {}): CryoView {
  return {
    decision,
    question,
    docks: [
      dock("1", ["res-C1", "stasis-eng", "res-C3", "reactor-w"]),
      dock("2", ["", "res-C2", "stasis-eng", "res-C1"]),
    ],
    chambers: [
      chamber("engineering-1", true),
      chamber("engineering-2", false),
      chamber("engineering-3", false),
    ],
    caves: [
      { id: "K05", open: false },
      { id: "K06", open: true },
      { id: "K07", open: false },
    ],
    tunnels: [
      ["T3", 3, "K05", "K06"],
      ["T7", 4, "K06", "K07"],
    ],
  } as unknown as CryoView;
}

describe("targets", () => {
  it("means the action beside the dock of the question", () => {
    const view = position("activate", { dock: "2" });
    expect(targets(act("activate", { direction: "south" }), view)).toEqual(["action:stasis-eng"]);
    expect(targets(act("activate", { direction: "north" }), view)).toEqual([]);
  });

  it("knows why an action cannot be used that is not beside the dock", () => {
    const view = position("activate", { dock: "2" });
    expect(targets(act("place", { dock: "1" }), view)).toContain("action:res-C3");
    expect(targets(act("place", { dock: "1" }), view)).not.toContain("action:stasis-eng");
    expect(targets(act("place", { dock: "1" }), position("place"))).toEqual(["dock:1"]);
  });

  it("knows actions also when no dock is asked about", () => {
    const found = targets(act("activate", { direction: "north" }), position("main"));
    expect(found).toEqual(["action:res-C1"]);
  });

  it("offers a tunnel at its open caves as well", () => {
    const found = targets(act("tunnel", { tunnel: "T7" }), position("tunnel"));
    expect(found).toEqual(["tunnel:T7", "cave:K06"]);
  });

  it("settles in the caves of the tunnel that was chosen", () => {
    const view = position("settle", { tunnel: "T3", vehicle: 0 });
    expect(targets(act("settle", { settling: "second" }), view)).toEqual(["cave:K06"]);
    expect(targets(act("settle", { settling: "both" }), view)).toEqual(["tunnel:T3"]);
    expect(targets(act("settle", { settling: "both" }), position("main"))).toEqual([]);
  });

  it("divides pods by a pod, or by a list at either cave", () => {
    const view = position("split", { tunnel: "T3", vehicle: 0, pods: 4 });
    expect(targets(act("split", { count: 2 }), view)).toEqual(["pod:2", "cave:K05", "cave:K06"]);
    expect(targets(act("load", { count: 2 }), view)).toEqual([]);
    expect(targets(act("load", { count: 2 }), position("load"))).toEqual(["pod:2"]);
  });

  it("sabotages the first intact chamber", () => {
    const found = targets(act("sabotage", { section: "engineering" }), position("sabotage"));
    expect(found).toEqual(["chamber:engineering-2"]);
  });

  it("takes a tile from its space and installs it in a slot", () => {
    const view = position("take-tile", { space: "C1" });
    expect(targets(act("take-tile"), view)).toContain("action:res-C1");
    expect(targets(act("install", { slot: 3 }), view)).toEqual(["slot:3"]);
    expect(targets(act("take-tile"), position("main"))).toEqual([]);
  });

  it("plays a card from the hand, scraps it by its foot", () => {
    const view = position("card-action");
    const card = "supercharge";
    expect(targets(act("card-play", { card, mode: "vehicle" }), view)).toEqual([
      "card:supercharge",
    ]);
    expect(targets(act("scrap-card", { card }), view)).toEqual(["scrap:supercharge"]);
  });

  it("draws from the deck, however many", () => {
    expect(targets(act("draws", { count: 2 }), position("draws"))).toEqual(["deck"]);
    expect(targets(act("card-draw"), position("card-action"))).toEqual(["deck"]);
  });

  it("leaves amounts and ways out to the prompt", () => {
    for (const verb of ["recall", "done", "amount", "end-turn"])
      expect(targets(act(verb, { count: 1 }), position("main"))).toEqual([]);
  });
});

describe("trail", () => {
  it("moves the piece that left to the place that is new", () => {
    const first = follow(
      "drone0",
      new Map(),
      new Map([
        ["a", 1],
        ["b", 1],
        ["c", 1],
      ]),
    );
    const moved = first.get("b")![0];
    const next = follow(
      "drone0",
      first,
      new Map([
        ["a", 1],
        ["c", 1],
        ["dock:5", 1],
      ]),
    );
    expect(next.get("dock:5")).toEqual([moved]);
    expect(next.get("c")).toEqual(first.get("c"));
  });

  it("keeps identities apart when pieces come and go", () => {
    const first = follow("pod1", new Map(), new Map([["pool", 2]]));
    const gone = follow("pod1", first, new Map([["pool", 1]]));
    const back = follow("pod1", gone, new Map([["pool", 3]]));
    expect(new Set(back.get("pool")).size).toBe(3);
  });
});

describe("lay", () => {
  it("puts an action between its docks once", () => {
    const laid = lay(position("main").docks);
    expect(laid.actions.filter(({ id }) => id === "res-C1")).toEqual([
      { id: "res-C1", at: { row: 1, column: 2 } },
    ]);
    expect(laid.lines).toHaveLength(7);
  });
});
