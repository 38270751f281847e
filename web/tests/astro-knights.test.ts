/** Astro Knights: from actions to pieces, identities of cards, texts and hyphens. */

import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { aside } from "../src/boards/astro-knights/aside";
import Sheet from "../src/boards/astro-knights/Sheet.svelte";
import de from "../src/boards/astro-knights/de.ftl?raw";
import en from "../src/boards/astro-knights/en.ftl?raw";
import { damage, origin, paragraphs } from "../src/boards/astro-knights/facts";
import { soft } from "../src/boards/astro-knights/hyphens";
import { match, zones } from "../src/boards/astro-knights/ids";
import { targets } from "../src/boards/astro-knights/targets";
import type { AstroKnightsView } from "../src/boards/astro-knights/view";
import { add } from "../src/lib/texts.svelte";
import { Scene } from "../src/table/scene.svelte";
import Counted from "./Counted.svelte";
import Stage from "./Stage.svelte";
import { table } from "./tables";

const view = {} as AstroKnightsView;
const keys = (verb: string, args: Record<string, string | number> = {}) =>
  targets({ id: 0, verb, args }, view);

describe("targets", () => {
  it("names the piece of every family of actions", () => {
    expect(keys("seat", { other: 2 })).toEqual(["seat:2"]);
    expect(keys("boss")).toEqual(["boss"]);
    expect(keys("foe", { place: 3 })).toEqual(["foe:3"]);
    expect(keys("supply", { pile: "tech" })).toEqual(["supply:tech"]);
    expect(keys("hand", { card: "blaster" })).toEqual(["hand:blaster"]);
    expect(keys("discard", { card: "blaster" })).toEqual(["discard:blaster"]);
    expect(keys("area", { card: "normium" })).toEqual(["area:normium"]);
    expect(keys("weapon", { other: 1, place: 4 })).toEqual(["weapon:1:4"]);
    expect(keys("option", { option: 2 })).toEqual(["option:2"]);
    for (const verb of ["overcharge", "slot", "power", "knight", "homeworld"])
      expect(keys(verb)).toEqual([verb]);
  });

  it("leaves the ways out to the prompt", () => {
    expect(keys("end")).toEqual([]);
    expect(keys("yes")).toEqual([]);
  });
});

describe("the second line of the prompt", () => {
  const asked = (decision: string) =>
    aside({
      seat: 0,
      seats: 2,
      actor: 0,
      captain: 0,
      active: null,
      order_discard: ["boss"],
      homeworld_life: 20,
      players: [{ hand: [] }, { hand: [] }],
      decision,
    } as unknown as AstroKnightsView);

  it("tells the captain what concerns the group, and not when it is about one's own cards", () => {
    add({ de, en });
    expect(asked("pick-seat")).not.toBe("");
    expect(asked("pick-card")).toBe("");
  });
});

describe("identities", () => {
  let count = 0;
  const fresh = (card: string) => `${card}#${++count}`;

  it("lets a card keep its name on its way from zone to zone", () => {
    const before = match({}, { "0:hand": ["normium", "normium", "blaster"], "0:area": [] }, fresh);
    const after = match(before, { "0:hand": ["normium", "blaster"], "0:area": ["normium"] }, fresh);
    expect(after["0:hand"]![0]).toBe(before["0:hand"]![0]);
    expect(after["0:area"]![0]).toBe(before["0:hand"]![1]);
    expect(after["0:hand"]![1]).toBe(before["0:hand"]![2]);
  });

  it("never uses a name twice", () => {
    const before = match({}, { "supply:tech": ["vibrax"] }, fresh);
    const after = match(before, { "supply:tech": ["vibrax"], "0:discard": ["vibrax"] }, fresh);
    const names = Object.values(after)
      .flat()
      .map((one) => one.id);
    expect(new Set(names).size).toBe(names.length);
  });

  it("lists all zones of the table", () => {
    const table = {
      foes: [{ id: "tzorn", life: 7, special: false }],
      supply: [
        { id: "tech", top: "vibrax" },
        { id: "core_low", top: "" },
      ],
      players: [{ seat: 0, hand: ["normium"], area: [], weapons: [], discard: [], deck_order: [] }],
    } as unknown as AstroKnightsView;
    expect(zones(table)).toMatchObject({
      foes: ["tzorn"],
      "supply:tech": ["vibrax"],
      "supply:core_low": [],
      "0:hand": ["normium"],
    });
  });
});

describe("texts", () => {
  it("are split at their timing words", () => {
    expect(paragraphs("AUSRÜSTEN – 1 Schaden. ANGRIFF – 3 Schaden.")).toEqual([
      { hook: "AUSRÜSTEN", text: "1 Schaden." },
      { hook: "ANGRIFF", text: "3 Schaden." },
    ]);
    const boss = paragraphs(
      "64 Leben. ENDE DES BOSSZUGS, solange die Leiste auf 3 steht – etwas. WIRD EIN KNIGHT ERSCHÖPFT – mehr.",
    );
    expect(boss.map((one) => one.hook)).toEqual([
      "",
      "ENDE DES BOSSZUGS, solange die Leiste auf 3 steht",
      "WIRD EIN KNIGHT ERSCHÖPFT",
    ]);
    expect(paragraphs("WHEN A KNIGHT IS EXHAUSTED – x.")[0]!.hook).toBe(
      "WHEN A KNIGHT IS EXHAUSTED",
    );
  });

  it("break long words at their parts", () => {
    const shown = (text: string) => soft(text).replaceAll("\u00ad", "|");
    expect(shown("Partikelkanone")).toBe("Partikel|kanone");
    expect(shown("Feuerunterstützung")).toBe("Feuer|unter|stützung");
    expect(shown("Phasenschild")).toBe("Phasen|schild");
    expect(shown("Blaster 3")).toBe("Blaster 3");
  });
});

describe("facts", () => {
  const entries: Record<string, unknown> = {
    blaster: { on_attack: [{ do: "damage", n: 1 }] },
    scatterbeam: { on_attack: [{ do: "damage", n: { base: 2 } }] },
    fractal_grenade: {
      on_attack: [
        { do: "damage", n: 3 },
        { do: "damage", n: 2 },
      ],
    },
    psionic_needle: {
      on_attack: [{ do: "choose", options: [[{ do: "damage", n: 2 }], [{ do: "damage", n: 3 }]] }],
    },
  };
  const scene = { entry: (_: string, id: string) => entries[id] } as unknown as Scene;

  it("tell the damage of a weapon", () => {
    expect(damage(scene, "blaster")).toBe("1");
    expect(damage(scene, "scatterbeam")).toBe("2+");
    expect(damage(scene, "fractal_grenade")).toBe("3+2");
    expect(damage(scene, "psionic_needle")).toBe("3+");
    expect(damage(scene, "nothing")).toBe("");
  });

  it("find what raised a question", () => {
    const asked = { question: { effect: "boss_card[tzorn].on_activate.0" } };
    expect(origin(asked as AstroKnightsView)).toEqual({ table: "boss_card", id: "tzorn" });
    expect(origin({ question: {} } as AstroKnightsView)).toBeNull();
  });
});

describe("piles spread out", () => {
  beforeAll(() => add({ de, en }));

  it("show the deck from the top as an aid to memory", async () => {
    const zones = { hand: ["normium"], discard: [], area: [], knight: "zack" };
    const view = { players: [{ ...zones, deck_order: ["blaster", "normium", "normium"] }] };
    const scene = new Scene();
    await scene.show(table({ view: view as never }));
    const facts = { view, shown: { what: "seat", seat: 0 } };
    const page = render(Stage, { scene, part: Sheet as never, facts });
    const parts = [...page.container.querySelectorAll(".part")];
    const said = parts.map((part) => part.querySelector(".h")!.textContent!.trim());
    expect(said).toEqual(["Hand 1", "Memory aid: deck 3"]);
    const cards = [...parts[1]!.querySelectorAll(".mini")].map((card) => card.textContent);
    expect(cards).toEqual([expect.stringContaining("blaster"), expect.stringContaining("×2")]);
  });
});

describe("numbers", () => {
  it("tell a change for a while, also when more happens meanwhile", async () => {
    vi.useFakeTimers();
    const page = render(Counted, { view: { life: 8 } });
    const change = () => page.container.querySelector(".change")?.textContent ?? "";
    expect(change()).toBe("");
    await page.rerender({ view: { life: 6 } });
    expect(change()).toBe("−2");
    await page.rerender({ view: { life: 6 } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(change()).toBe("");
    vi.useRealTimers();
  });
});
