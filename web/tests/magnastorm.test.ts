import { describe, expect, it } from "vitest";
import { Globe, scouts, weatherTurn } from "../src/boards/magnastorm/geometry";
import { targets } from "../src/boards/magnastorm/targets";
import { Tokens } from "../src/boards/magnastorm/tokens";
import { colourOf, incomeOf, majority, turtlesIn, type View } from "../src/boards/magnastorm/view";

const cost = (own: number, yellow = 0) => ({ own, yellow });

function player(seat: number, colour: string) {
  return {
    seat,
    colour,
    prestige: 0,
    sources: {},
    cubes: { grey: 2, purple: 0, pink: 1, yellow: 1 },
    followers: 4,
    turtles: [true, true],
    stations: [true],
    area: "S1A",
    field: seat ? null : "S1A2",
    commanders: [],
    perks: {},
    artifacts: [],
  };
}

function view(more: Partial<View> = {}): View {
  return {
    seat: 1,
    seats: 3,
    actor: 1,
    decision: "main",
    question: {},
    active: 1,
    round: 2,
    rounds: 4,
    target: 23,
    ending: false,
    side: "two-three",
    track: [0, 1, 2],
    running: [0, 1, 2],
    position: 1,
    weather: { S1: "storm", S2: "rear", S3: "middle", S4: "front", S5: "storm", S6: "storm" },
    income: { rear: [cost(1), cost(0, 1)], middle: [cost(2)], front: [cost(2)] },
    areas: [
      {
        id: "S1A",
        sector: "S1",
        fields: [
          { id: "S1A1", colour: "green", holder: null, turtles: 0 },
          { id: "S1A2", colour: "blue", holder: 0, turtles: 2 },
        ],
        neighbours: ["S2A"],
      },
      {
        id: "S2A",
        sector: "S2",
        fields: [{ id: "S2A1", colour: "white", holder: 1, turtles: 3 }],
        neighbours: ["S1A"],
      },
    ],
    transmitters: [{ id: "T1M", line: ["S1A", "S2A"], exits: ["S1A", "S2A"], owner: null }],
    columns: [
      { column: 0, commander: "", controller: null, followers: { yellow: 2 }, price: {} },
      { column: 1, commander: "mira", controller: null, followers: {}, price: {} },
    ],
    rows: [1, 2].map(() => ({ price: cost(1), due: cost(1), gain: cost(1) })),
    spaces: [1, 2].map((row) => ({
      row,
      column: 0,
      bonus: "",
      with_drive: false,
      with_gain: false,
      followers: [],
    })),
    research: [],
    contracts: [],
    turtle_costs: [cost(0), cost(1)],
    station_costs: [cost(1)],
    exchange_give: 3,
    supply: {},
    bag: {},
    start_tile: null,
    space: "",
    players: [player(0, "grey"), player(1, "purple"), player(2, "pink")],
    ...more,
  };
}

const keys = (verb: string, args: Record<string, unknown>, on = view()) =>
  targets({ id: 0, verb, args: args as never }, on);

describe("colours", () => {
  it("are told from the seat that looks", () => {
    expect(colourOf(view(), "own")).toBe("purple");
    expect(colourOf(view(), "left")).toBe("pink");
    expect(colourOf(view(), "across")).toBe("grey");
    expect(colourOf(view(), "right")).toBe("");
    expect(colourOf(view({ seat: null, actor: 2 }), "own")).toBe("pink");
  });
});

describe("targets", () => {
  it("knows the panels", () => {
    expect(keys("take", { column: 2 })).toEqual(["take:2"]);
    expect(keys("pick", { column: 1, colour: "left" })).toEqual(["follower:1:pink"]);
    expect(keys("pick", { column: 1, colour: "right" })).toEqual([]);
    expect(keys("space", { row: 3, column: 1 })).toEqual(["space:3-1"]);
    expect(keys("upper", { column: 0 })).toEqual(["column:0"]);
  });

  it("puts moving and gaining on the row of the follower, or on all rows", () => {
    expect(keys("drive", {}, view({ space: "2-0" }))).toEqual(["move:2"]);
    expect(keys("gain", {})).toEqual(["gain:1", "gain:2"]);
  });

  it("pays with cubes", () => {
    expect(keys("give", { colour: "yellow" })).toEqual(["cube:yellow"]);
    expect(keys("range", { colour: "across" })).toEqual(["cube:grey"]);
    expect(keys("any", { colour: "own" })).toEqual(["cube:purple"]);
    expect(keys("pay", { variant: "own" })).toEqual(["cube:purple"]);
    expect(keys("pay", { variant: "plain" })).toEqual([]);
    expect(keys("exchange", { colour: "own" })).toEqual(["exchange"]);
  });

  it("knows the planet", () => {
    expect(keys("start", { transmitter: "T1M" })).toEqual(["transmitter:T1M"]);
    expect(keys("step", { area: "S1A" })).toEqual(["area:S1A"]);
    for (const verb of ["stop", "jump", "lift"])
      expect(keys(verb, { field: "S1A2" })).toEqual(["field:S1A2"]);
    expect(keys("sector", { sector: "S3" })).toEqual(["sector:S3"]);
  });

  it("takes pieces from the board, and shows where they go", () => {
    expect(keys("turtle", { slot: 2, free: 1 })).toEqual(["turtle:2"]);
    const placing = view({ seat: 0, actor: 0, decision: "turtle" });
    expect(keys("turtle", { slot: 2, free: 0 }, placing)).toEqual(["turtle:2", "field:S1A2"]);
    const building = view({ decision: "station", question: { transmitter: "T1M" } });
    expect(keys("build", { slot: 1, free: 0 }, building)).toEqual(["station:1", "transmitter:T1M"]);
  });

  it("leaves yes and no to the prompt", () => {
    expect(keys("use", {})).toEqual([]);
    expect(keys("pass", {})).toEqual([]);
  });
});

describe("the planet", () => {
  it("has a place for everything", () => {
    const globe = new Globe(view());
    expect([...globe.fields.keys()]).toEqual(["S1A1", "S1A2", "S2A1"]);
    expect(globe.transmitters.has("T1M")).toBe(true);
    expect(scouts(view(), globe).map((one) => one.seat)).toEqual([0, 1, 2]);
  });

  it("turns on with the rounds, also past the sixth sector", () => {
    const late = view({
      round: 4,
      weather: { S1: "rear", S2: "middle", S3: "front", S4: "storm", S5: "storm", S6: "storm" },
    });
    expect(weatherTurn(view())).toBe(210 + 60);
    expect(weatherTurn(late)).toBe(210 + 6 * 60);
  });

  it("counts turtles", () => {
    expect(turtlesIn(view(), "S2")).toEqual([0, 3, 0]);
    expect(majority([1, 2, 2])).toBe(-1);
    expect(majority([0, 0, 1])).toBe(2);
    expect(majority([0, 0])).toBe(-1);
    expect(incomeOf(view(), "S2", 1)).toEqual(cost(0, 1));
    expect(incomeOf(view(), "S1", 0)).toBeNull();
  });
});

describe("tokens", () => {
  it("keep their names when they move", () => {
    const tokens = new Tokens();
    const first = view();
    const upper = tokens.at(first, "follower:yellow", "column:0");
    const moved = view({
      columns: [{ ...first.columns[0]!, followers: { yellow: 1 } }, first.columns[1]!],
      spaces: [{ ...first.spaces[0]!, followers: ["yellow"] }, first.spaces[1]!],
    });
    const below = tokens.at(moved, "follower:yellow", "space:1-0");
    expect(tokens.at(moved, "follower:yellow", "column:0")).toEqual([upper[0]]);
    expect(below).toEqual([upper[1]]);
  });

  it("have different names", () => {
    const tokens = new Tokens();
    const names = ["S1A2", "slot:1", "slot:2"].flatMap((at) => tokens.at(view(), "turtle:0", at));
    expect(new Set(names).size).toBe(names.length);
  });
});
