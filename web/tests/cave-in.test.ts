import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, it } from "vitest";
import Bar from "../src/boards/cave-in/Bar.svelte";
import Belongings from "../src/boards/cave-in/Belongings.svelte";
import de from "../src/boards/cave-in/de.ftl?raw";
import en from "../src/boards/cave-in/en.ftl?raw";
import { Identities } from "../src/boards/cave-in/identity";
import { chosen, standing } from "../src/boards/cave-in/asked";
import { listed } from "../src/boards/cave-in/listed";
import { canPay, canRecruit, power } from "../src/boards/cave-in/means";
import { reason } from "../src/boards/cave-in/reason";
import { targets } from "../src/boards/cave-in/targets";
import { verbState } from "../src/boards/cave-in/verbs";
import type { CardView, CaveInView, Colour, CrystalView } from "../src/boards/cave-in/view";
import type { Act, GameModule } from "../src/boards/module";
import type { Content } from "../src/lib/api";
import { add, t } from "../src/lib/texts.svelte";
import { Teller } from "../src/table/listing";
import { Scene } from "../src/table/scene.svelte";
import Stage from "./Stage.svelte";
import { table } from "./tables";

const card = (id: string, level: number, colour: Colour): CardView => ({
  id,
  level,
  colour,
  dyed: false,
});

const crystal = (colour: Colour, due: number, wild = false): CrystalView => ({
  id: `${colour}-${due}`,
  cost: due,
  colour,
  wild,
  due,
  vp: 1,
  symbol: "",
  cave_in: false,
});

function player(seat: number, hand: CardView[], base: CardView[]): CaveInView["players"][number] {
  return {
    seat,
    hand,
    hidden: [],
    base,
    crystals: [],
    artifacts: [],
    subjugated: [],
    buried: [],
    buried_count: 0,
    totems: [],
    points: null,
  };
}

function position(changes: Partial<CaveInView> = {}): CaveInView {
  return {
    seat: 1,
    seats: 3,
    actor: 1,
    decision: "main",
    legal: [0, 1, 2, 3, 4, 5],
    question: {},
    active: 1,
    start_player: 0,
    round: 1,
    track: 0,
    threshold: 8,
    wild: ["red", "green"],
    mine: [
      crystal("blue", 1),
      crystal("yellow", 1),
      crystal("red", 3, true),
      null,
      crystal("blue", 6),
      ...Array(5).fill(null),
    ],
    docks: [
      card("driller", 1, "brown"),
      ...Array(3).fill(null),
      card("drollo", 2, "yellow"),
      ...Array(4).fill(null),
      card("colonel", 4, "brown"),
    ],
    artifacts: [
      { id: "ac01", left: "enhanced_vision", right: "contract", cost: 8, due: 4 },
      { id: "ac02", left: "night_shift", right: "deep_vein_charter", cost: 8, due: 8 },
      null,
    ],
    crystal_stacks: [10, 10, 10, 5],
    card_stacks: [10, 10, 10, 3],
    artifact_stacks: [4, 4, 0],
    supply_totems: [],
    played: [],
    removed: [],
    turn: {
      taken: 0,
      first: -1,
      raided: false,
      repeat: false,
      extra_mining: 0,
      limited_mining: [],
      mining_discount: 0,
      artifact_discount: 0,
      recruit_reduction: 0,
      doubled: "",
      bonus_costs: [],
    },
    players: [
      player(0, [], [card("driller", 1, "brown"), card("foreman", 2, "brown")]),
      player(1, [card("frogt_opus", 1, "blue"), card("shu_war", 3, "blue")], []),
      player(2, [], [card("drollo", 2, "yellow")]),
    ],
    ...changes,
  };
}

const act = (verb: string, args: Record<string, unknown> = {}): Act =>
  ({ id: 0, verb, args }) as unknown as Act;

describe("targets", () => {
  it("lets whatever is within reach stand for the verb", () => {
    const view = position();
    expect(targets(act("mine"), view)).toEqual(["verb:mine", "mine:0", "mine:2"]);
    expect(targets(act("recruit"), view)).toEqual(["verb:recruit", "dock:0", "dock:4", "dock:9"]);
    expect(targets(act("collect"), view)).toEqual([
      "verb:collect",
      "artifact:0:left",
      "artifact:0:right",
    ]);
    expect(targets(act("skill"), view)).toEqual([
      "verb:skill",
      "card:frogt_opus:blue",
      "card:shu_war:blue",
    ]);
    expect(targets(act("raid"), view)).toEqual(["verb:raid", "seat:0", "seat:2"]);
    expect(targets(act("end"), view)).toEqual([]);
  });

  it("explains a verb that is impossible on every piece of its kind", () => {
    const view = position({ legal: [5] });
    expect(targets(act("mine"), view)).toContain("mine:4");
    expect(targets(act("raid"), view)).toContain("seat:1");
  });

  it("leaves the pieces to the question that is asked", () => {
    const view = position({ decision: "mine-pick" });
    expect(targets(act("mine"), view)).toEqual(["verb:mine"]);
    expect(targets(act("place", { place: 4 }), view)).toEqual(["mine:4"]);
  });

  it("counts seats clockwise from the chooser, and knows leaders", () => {
    const view = position();
    expect(targets(act("seat", { clockwise: 2 }), view)).toEqual(["seat:0"]);
    expect(targets(act("seat", { clockwise: 3 }), view)).toEqual([]);
    expect(targets(act("base", { clockwise: 2, position: 0 }), view)).toEqual(["base:0:0"]);
    expect(targets(act("base", { clockwise: 2, position: 1 }), view)).toEqual(["seat:0"]);
    expect(targets(act("base", { clockwise: 2, position: 2 }), view)).toEqual([]);
  });

  it("takes a card for its colour when a wild crystal is paid for", () => {
    const view = position({ decision: "mine-colour", question: { place: 2, due: 3 } });
    expect(targets(act("colour", { colour: "blue" }), view)).toEqual([
      "colour:blue",
      "card:frogt_opus:blue",
      "card:shu_war:blue",
    ]);
    expect(chosen(view)).toBe("mine:2");
  });

  it("goes one step at a time in a lesson", () => {
    expect(targets(act("mine"), position(), true)).toEqual(["verb:mine"]);
    const view = position({ decision: "mine-colour", question: { place: 2, due: 3 } });
    expect(targets(act("colour", { colour: "blue" }), view, true)).toEqual(["colour:blue"]);
  });
});

describe("means", () => {
  it("adds levels by colour", () => {
    expect(power(position())).toEqual([["blue", 4]]);
  });

  it("needs one colour, the right one unless the crystal is wild", () => {
    const view = position();
    expect(canPay(view, crystal("blue", 4))).toBe(true);
    expect(canPay(view, crystal("blue", 5))).toBe(false);
    expect(canPay(view, crystal("yellow", 1))).toBe(false);
    expect(canPay(view, crystal("yellow", 0))).toBe(true);
    expect(canPay(view, crystal("red", 4, true))).toBe(true);
  });

  it("knows what an extra mining action is good for", () => {
    const view = position();
    view.turn = { ...view.turn, taken: 2, first: 1, limited_mining: [1] };
    expect(canPay(view, crystal("blue", 1))).toBe(true);
    expect(canPay(view, crystal("blue", 3))).toBe(false);
  });

  it("wants exactly one level less for a mercenary, or a special price", () => {
    const view = position();
    expect(canRecruit(view, card("ancientone", 3, "purple"))).toBe(false);
    expect(canRecruit(view, card("maccarat", 4, "purple"))).toBe(true);
    view.turn = { ...view.turn, recruit_reduction: 2 };
    expect(canRecruit(view, card("ancientone", 3, "purple"))).toBe(true);
  });
});

describe("reason", () => {
  it("names the limit of the turn that keeps a crystal away from an extra action", () => {
    const view = position();
    const limited = { ...view.turn, limited_mining: [1] };
    view.turn = { ...limited, taken: 2, first: 0 };
    expect(reason(view, "mine:4")).toBe("CI-T6");
    view.turn = { ...limited, taken: 1, first: 1 };
    expect(reason(view, "mine:4")).toBe("CI-T7");
    view.turn = { ...limited, raided: true };
    expect(reason(view, "mine:4")).toBe("CI-T10");
    expect(reason(view, "mine:0")).toBe("");
  });
});

describe("verbs", () => {
  const view = position();

  it("are done once taken, and all of them off after two", () => {
    view.turn = { ...view.turn, taken: 1, first: 0 };
    expect(verbState(view, "recruit")).toBe("done");
    expect(verbState(view, "skill")).toBe("open");
    expect(verbState(view, "raid")).toBe("off");
    view.turn = { ...view.turn, taken: 2 };
    expect(verbState(view, "recruit")).toBe("done");
    expect(verbState(view, "skill")).toBe("off");
  });

  it("stay open for a second time where actions may be alike", () => {
    view.turn = { ...view.turn, taken: 1, first: 0, repeat: true };
    expect(verbState(view, "recruit")).toBe("open");
    view.turn = { ...view.turn, taken: 2 };
    expect(verbState(view, "recruit")).toBe("done");
  });
});

describe("standing", () => {
  it("marks what is impossible only where the question is", () => {
    const view = position({ decision: "mine-pick" });
    expect(standing(view, "mine", "mine:4", false)).toBe("is-no");
    expect(standing(view, "mine", "mine:0", true)).toBe("");
    expect(standing(view, "docks", "dock:0", false)).toBe("");
  });
});

describe("the last round", () => {
  it("is announced until the game is over", () => {
    add({ de, en });
    const label = (actor: number | null): string => {
      const view = position({ track: 8, actor });
      const page = render(Stage, { scene: new Scene(), part: Bar, facts: { view } });
      return page.container.querySelector(".track b")!.textContent ?? "";
    };
    expect(label(1)).toBe(t("cave-in-last-round"));
    expect(label(null)).toBe(t("cave-in-track"));
  });
});

describe("identities", () => {
  it("follows a card from the docks to the hand, the play area and the base", () => {
    const names = new Identities();
    const first = position();
    const drollo = names.next(first).docks[4];
    const taken = position({ docks: first.docks.map((one, at) => (at === 4 ? null : one)) });
    taken.players[1]!.hand = [...taken.players[1]!.hand, card("drollo", 2, "yellow")];
    const second = names.next(taken);
    expect(second.hands[1]![2]).toBe(drollo);
    expect(second.bases[2]![0]).not.toBe(drollo);
    const played = position({ docks: taken.docks, played: [card("drollo", 2, "yellow")] });
    expect(names.next(played).played).toEqual([drollo]);
  });

  it("gives every card a name of its own", () => {
    const named = new Identities().next(position());
    const all = [...named.docks, ...named.hands.flat(), ...named.bases.flat()].filter(Boolean);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe("collected crystals", () => {
  const blue = { id: "blue-1", colour: "blue", cost: 1, vp: 1, symbol: "", cave_in: false };

  beforeAll(() => add({ de, en }));

  async function collected(changes: Partial<CaveInView>): Promise<[Scene, CaveInView]> {
    const view = position(changes);
    for (const one of view.players) one.crystals = ["blue-1", "blue-1"];
    const scene = new Scene();
    scene.module = { listed } as GameModule;
    scene.content = { crystal: [blue] } as unknown as Content;
    await scene.show(table({ view }));
    return [scene, view];
  }

  /** How many gems the rail shows of each player. */
  async function gems(changes: Partial<CaveInView>): Promise<number[]> {
    const [scene, view] = await collected(changes);
    view.players.forEach((one) => (one.crystals = ["blue-1"]));
    return view.players.map(({ seat }) => {
      const page = render(Stage, { scene, part: Belongings, facts: { view, seat } });
      return page.container.querySelectorAll(".gems span").length;
    });
  }

  /** What the list tells of each player's crystals. */
  async function told(changes: Partial<CaveInView>): Promise<string[]> {
    const [scene, view] = await collected(changes);
    const teller = new Teller(scene);
    return view.players.map(
      (one) =>
        teller.lines("players", { ...one }).find(({ label }) => label === "crystals")?.text ?? "",
    );
  }

  it("lie face down while the game goes on", async () => {
    expect(await gems({})).toEqual([0, 1, 0]);
    expect(await gems({ seat: null })).toEqual([0, 0, 0]);
    expect(await told({})).toEqual(["2", expect.stringContaining("blue"), "2"]);
  });

  it("lie open in the end", async () => {
    expect(await gems({ decision: "" })).toEqual([1, 1, 1]);
    expect(await told({ decision: "" })).toEqual(Array(3).fill(expect.stringContaining("blue")));
  });
});
