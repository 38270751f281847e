import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import de from "../src/boards/cryo/de.ftl?raw";
import en from "../src/boards/cryo/en.ftl?raw";
import Action from "../src/boards/cryo/Action.svelte";
import CavePiece from "../src/boards/cryo/CavePiece.svelte";
import Facts from "../src/boards/cryo/Facts.svelte";
import Incident from "../src/boards/cryo/Incident.svelte";
import Side from "../src/boards/cryo/Side.svelte";
import { trail } from "../src/boards/cryo/trail";
import type { CryoView } from "../src/boards/cryo/view";
import type { Content } from "../src/lib/api";
import { set } from "../src/lib/settings.svelte";
import { add } from "../src/lib/texts.svelte";
import { Scene } from "../src/table/scene.svelte";
import Stage from "./Stage.svelte";
import { table } from "./tables";

const cave = {
  id: "K01",
  large: false,
  open: true,
  tile: "S1",
  cost: { crystal: 1 },
  first: 3,
  second: 1,
  pods: [0, 0],
};

function position(changes: Partial<CryoView> = {}): CryoView {
  return {
    seat: 0,
    actor: 1,
    decision: "main",
    question: {},
    players: [],
    chambers: [],
    salvage: [],
    tunnels: [],
    caves: [cave],
    spaces: [{ id: "C1", colour: "crystal", tile: "RC1", left: 3 }],
    incidents: ["plunder-1", "plunder-2", null, null],
    track_left: 20,
    ...changes,
  } as unknown as CryoView;
}

function content(provenance: string): Content {
  const tables = {
    cave_tile: [{ id: "S1", provenance }],
    tile: [{ id: "RC1", gain: ["crystal"], choose: [], price: [], provenance }],
    action: [{ id: "res-C1", kind: "space", space: "C1", provenance: "rulebook" }],
    incident: ["plunder-1", "plunder-2", "plunder-3"].map((id) => {
      return { id, kind: "plunder", gain: ["energy"], card_actions: 0, provenance };
    }),
  };
  return tables as unknown as Content;
}

const PARTS = [
  [CavePiece, { cave }],
  [Action, { id: "res-C1" }],
  [Incident, { number: 0 }],
] as const;

/** How many marks of reconstructed values each part shows. */
async function marks(provenance: string): Promise<number[]> {
  const scene = new Scene();
  scene.content = content(provenance);
  const view = position();
  await scene.show(table({ view: view as never }));
  return PARTS.map(([part, facts]) => {
    const page = render(Stage, { scene, part: part as never, facts: { view, ...facts } });
    return page.container.querySelectorAll(".guess").length;
  });
}

beforeAll(() => {
  add({ de, en });
  Element.prototype.animate ??= vi.fn() as never;
});

describe("values on the board", () => {
  it("carry a mark where they are reconstructed, and only there", async () => {
    expect(await marks("reconstructed")).toEqual([1, 1, 1]);
    expect(await marks("rulebook")).toEqual([0, 0, 0]);
  });
});

describe("incidents", () => {
  it("stay what they are while one of another section comes", () => {
    const before = position();
    const first = [0, 1].map((section) => trail.incident(before, section));
    const after = position({
      incidents: ["plunder-1", "plunder-3", null, null],
      track_left: 19,
    });
    expect(trail.incident(after, 0)).toBe(first[0]);
    expect(trail.incident(after, 1)).not.toBe(first[1]);
  });

  it("have a spark while they are new", async () => {
    const scene = new Scene();
    scene.content = content("rulebook");
    const show = (version: number, view: CryoView) =>
      scene.show(table({ version, actor: 1, view: view as never }));
    const sparks = (view: CryoView) =>
      [0, 1].map((number) => {
        const page = render(Stage, { scene, part: Incident as never, facts: { view, number } });
        return page.container.querySelectorAll(".is-new").length;
      });
    const before = position();
    await show(1, before);
    expect(sparks(before)).toEqual([0, 0]);
    const after = position({ incidents: ["plunder-1", "plunder-3", null, null], track_left: 19 });
    await show(2, after);
    expect(sparks(after)).toEqual([0, 1]);
  });
});

describe("what is read out", () => {
  const scene = new Scene();
  const label = (part: unknown, view: CryoView, facts = {}) => {
    const page = render(Stage, { scene, part: part as never, facts: { view, ...facts } });
    const labels = [...page.container.querySelectorAll("[aria-label]")];
    return labels[0]?.getAttribute("aria-label");
  };

  it("tells of Sunset on the track only while it is there", () => {
    set("language", "en");
    const track = (track_left: number) =>
      label(Side, position({ seats: 2, track_left, discard: {}, deck_left: 20 }));
    expect(track(3)).toBe("2 face-down incidents left, with Sunset below");
    expect(track(2)).toBe("1 face-down incident left, with Sunset below");
    expect(track(1)).toBe("Only Sunset is left on the track");
    expect(track(0)).toBe("No incident left on the track");
  });

  it("does not call a cave known to one player only: others may have Ground Scanner, too", () => {
    const seen = { ...cave, open: false };
    set("language", "en");
    expect(label(CavePiece, position(), { cave: seen })).toContain("seen with your Ground Scanner");
    set("language", "de");
    expect(label(CavePiece, position(), { cave: seen })).toContain("durch den Bodenscanner");
  });
});

it("once the game is over, no last turn is announced", async () => {
  const scene = new Scene();
  const view = { ...position(), incidents: [], sunset: true } as unknown as CryoView;
  const said = async (phase: "playing" | "over") => {
    await scene.show(table({ view: view as never, phase }));
    const page = render(Stage, { scene, part: Facts as never, facts: { view } });
    const text = page.container.querySelector(".nophone")!.textContent;
    page.unmount();
    return text;
  };
  set("language", "en");
  expect(await said("playing")).toBe("Sunset: last turn");
  expect(await said("over")).toBe("The game is over");
});
