import { beforeAll, describe, expect, it } from "vitest";
import { Trouble } from "../src/lib/api";
import { set } from "../src/lib/settings.svelte";
import {
  order,
  positionHead,
  resized,
  seated,
  usual,
  wrongClock,
  wrongPosition,
  wrongs,
  wrongTable,
  type Chair,
  type Form,
} from "../src/pages/hall/chairs";
import { inOrder } from "../src/pages/hall/facts";
import { whereTo } from "../src/pages/hall/invite";
import {
  applies,
  given,
  isFine,
  kindOf,
  listed,
  wrongValue,
  type OptionInfo,
} from "../src/pages/hall/options";
import { ending } from "../src/pages/hall/words";
import { ago } from "../src/pages/hall/when";
import { why, wrongsOf } from "../src/pages/hall/wrong";

const form = (chairs: Chair[], more: Partial<Form> = {}): Form => ({
  game: "cryo",
  chairs,
  options: {},
  clock: { kind: "none", minutes: 30, seconds: 20, days: 3 },
  private: true,
  position: null,
  ...more,
});
const chair = (who: Chair["who"], name = "", level = "2"): Chair => ({ who, level, name });
const option = (more: Partial<OptionInfo>): OptionInfo => ({
  name: "x",
  default: false,
  choices: [],
  low: 0,
  high: 0,
  pick: 0,
  more: false,
  rule: "CI-S2",
  label: "",
  text: "",
  names: {},
  ...more,
});

describe("chairs", () => {
  it("are drawn by lot where the first one begins", () => {
    const mine = () => usual(3, "4", true).map((chair) => chair.who === "me");
    const drawn = Array.from({ length: 200 }, mine);
    expect(drawn.every((chairs) => chairs.filter(Boolean).length === 1)).toBe(true);
    expect(new Set(drawn.map((chairs) => chairs.indexOf(true)))).toEqual(new Set([0, 1, 2]));
  });

  it("become an order against bots", () => {
    expect(order(form(usual(3, "4")))).toEqual({
      game: "cryo",
      seats: 3,
      seat: 0,
      bots: ["", "4", "4"],
      private: true,
      timing: { kind: "none" },
    });
  });

  it("name people at this device, and only them", () => {
    const chairs = [
      chair("here", "  Lena   B. "),
      chair("me", "x"),
      chair("open", "y"),
      chair("bot"),
    ];
    const made = order(form(chairs));
    expect(made.seat).toBe(1);
    expect(made.names).toEqual(["Lena B.", "", "", ""]);
    expect(made.bots).toEqual(["", "", "", "2"]);
  });

  it("without me: I look on", () => {
    expect(order(form([chair("bot"), chair("bot")])).seat).toBeNull();
  });

  it("have clocks in milliseconds", () => {
    const live = { kind: "live", minutes: 15, seconds: 10, days: 1 } as const;
    expect(order(form(usual(2, "1"), { clock: live })).timing).toEqual({
      kind: "live",
      bank: 900_000,
      gain: 10_000,
    });
    expect(order(form(usual(2, "1"), { clock: { ...live, kind: "days" } })).timing).toEqual({
      kind: "days",
      bank: 86_400_000,
      gain: 0,
    });
    expect(wrongClock({ ...live, minutes: NaN })).toBe(true);
    expect(wrongClock({ ...live, kind: "none", minutes: NaN })).toBe(false);
  });

  it("send a position instead of options", () => {
    const position = { game: "cryo", seats: 2, state: {} };
    const made = order(form(usual(2, "1"), { position, options: { a: 1 } }));
    expect(made.position).toBe(position);
    expect(made.options).toBeUndefined();
    expect(positionHead(position)).toEqual({ game: "cryo", seats: 2 });
    expect(positionHead([1])).toBeNull();
    expect(positionHead(null)).toBeNull();
  });

  it("are as many as a position says, if the game has so many", () => {
    const cryo = { id: "cryo", seats: [2, 4] as [number, number] };
    const wrong = (seats: unknown, game = "cryo") =>
      wrongPosition({ game, seats, state: {} }, cryo);
    expect([2, 3, 4].map((seats) => wrong(seats))).toEqual(["", "", ""]);
    for (const seats of [1e9, 5, 1, 0, -2, 2.5, NaN, Infinity, "3", null, undefined])
      expect(wrong(seats)).toBe("hall-position-strange");
    expect(wrong(1, "astro-knights")).toBe("hall-position-other");
    expect(wrongPosition(null, cryo)).toBe("hall-position-strange");
  });

  it("change places with me", () => {
    const chairs = seated(usual(3, "3"), 2, "me");
    expect(chairs.map((one) => one.who)).toEqual(["bot", "bot", "me"]);
    const swapped = seated([chair("me"), chair("here", "Lena")], 1, "me");
    expect(swapped.map((one) => one.who)).toEqual(["here", "me"]);
    expect(swapped[0]!.name).toBe("Lena");
    expect(seated(chairs, 2, "open").map((one) => one.who)).toEqual(["bot", "bot", "open"]);
  });

  it("keep me when there are fewer of them", () => {
    const chairs = resized(seated(usual(4, "3"), 3, "me"), 2, "3");
    expect(chairs.map((one) => one.who)).toEqual(["me", "bot"]);
    expect(resized(chairs, 4, "5").map((one) => one.level)).toEqual(["3", "3", "5", "5"]);
  });

  it("tell what is wrong with names", () => {
    const chairs = [chair("me"), chair("here", "mara"), chair("here", " "), chair("here", "<b>")];
    expect(wrongs(chairs, "Mara")).toEqual([
      "",
      "hall-chair-twice",
      "hall-chair-nameless",
      "hall-denied-bad-name",
    ]);
    expect(wrongs([chair("me"), chair("here", "Zoë O'Neill 2.")], "Mara")).toEqual(["", ""]);
    expect(wrongTable([chair("here", "Lena"), chair("bot")])).toBe("hall-chairs-without-me");
    expect(wrongTable([chair("bot"), chair("bot")])).toBe("");
  });
});

describe("options", () => {
  const factions = option({
    name: "factions",
    default: [],
    choices: ["red", "blue", "green", "white", "black"],
    pick: 4,
  });
  const many = Array.from({ length: 30 }, (_, at) => String(at));

  it("have the input that fits", () => {
    expect(kindOf(option({}))).toBe("switch");
    expect(kindOf(factions)).toBe("some");
    expect(kindOf(option({ default: [], choices: many, pick: 2, more: true }))).toBe("list");
    expect(kindOf(option({ default: "a", choices: ["a", "b"] }))).toBe("one");
    expect(kindOf(option({ default: 1, low: 1, high: 2 }))).toBe("steps");
    expect(kindOf(option({ default: 60, low: 1, high: 1000 }))).toBe("number");
    expect(isFine(option({ rule: "CI-AMB-9" }))).toBe(true);
    expect(isFine(option({ rule: "AK-A1" }))).toBe(true);
    expect(isFine(option({ rule: "AK-V1" }))).toBe(false);
  });

  it("tell what is wrong", () => {
    expect(wrongValue(factions, [])).toBeNull();
    expect(wrongValue(factions, ["red", "blue", "green", "white"])).toBeNull();
    expect(wrongValue(factions, ["red"])?.key).toBe("hall-option-exactly");
    expect(wrongValue(factions, factions.choices)?.key).toBe("hall-option-exactly");
    const list = option({ default: [], choices: many, pick: 2, more: true });
    expect(wrongValue(list, listed("1, 2;3 4"))).toBeNull();
    expect(wrongValue(list, listed("1 1"))?.key).toBe("hall-option-at-least");
    expect(wrongValue(list, listed("1 99"))?.facts.names).toBe("99");
    const rounds = option({ default: 60, low: 1, high: 1000 });
    expect(wrongValue(rounds, 1.5)?.key).toBe("hall-option-range");
    expect(wrongValue(rounds, NaN)?.key).toBe("hall-option-range");
    expect(wrongValue(rounds, 1000)).toBeNull();
  });

  it("are sent only where they differ and apply", () => {
    const seat = option({ name: "artifacts_2", default: [], choices: many, pick: 2 });
    expect(applies(seat, 2)).toBe(false);
    expect(applies(seat, 3)).toBe(true);
    const values = { factions: [], artifacts_2: ["1", "2"], x: true };
    expect(given([factions, seat, option({})], values, 2)).toEqual({ x: true });
    expect(given([factions, seat], values, 3)).toEqual({ artifacts_2: ["1", "2"] });
  });
});

describe("invitations", () => {
  it("are links, with or without the secret part", () => {
    expect(whereTo(" https://stern.example/table/AbC_12-x?invite=s3cret_ ")).toBe(
      "/table/AbC_12-x?invite=s3cret_",
    );
    expect(whereTo("http://localhost:5105/table/AbC_12-x")).toBe("/table/AbC_12-x");
    expect(whereTo("/replay/AbC_12-x/12?seat=1&invite=s3cret_")).toBe(
      "/replay/AbC_12-x?invite=s3cret_",
    );
  });

  it("or codes; nothing else", () => {
    expect(whereTo("AbC_12-x")).toBe("/table/AbC_12-x");
    expect(whereTo("AbC_12-x s3cret_")).toBe("/table/AbC_12-x?invite=s3cret_");
    expect(whereTo("hello there you")).toBe("");
    expect(whereTo("https://stern.example/")).toBe("");
    expect(whereTo("javascript:alert(1)")).not.toContain("javascript");
  });
});

describe("times and games", () => {
  it("are told in the reader's language", () => {
    const now = Date.UTC(2026, 0, 10);
    expect(ago(now - 5000, now, "de")).toBe("jetzt");
    expect(ago(now - 2 * 86_400_000, now, "de")).toBe("vorgestern");
    expect(ago(now - 61 * 60_000, now, "en")).toMatch(/^1 h/);
    expect(ago(now + 9000, now, "en")).toBe("now");
  });

  it("come in our order, strangers last", () => {
    const ids = ["zebra", "cryo", "astro-knights", "cave-in"].map((id) => ({ id }));
    expect(inOrder(ids).map((one) => one.id)).toEqual([
      "cave-in",
      "astro-knights",
      "cryo",
      "zebra",
    ]);
  });
});

describe("how a game of a team ended", () => {
  beforeAll(() => set("language", "en"));
  const team = (places: number, victory: boolean) =>
    ending({ places: Array(places).fill({}), you: [0], result: { victory } } as never, undefined);

  it("is told for one person or for several", () => {
    expect([team(1, true), team(1, false)]).toEqual(["Won", "Lost"]);
    expect([team(2, true), team(2, false)]).toEqual(["Won together", "Lost together"]);
  });
});

describe("what went wrong", () => {
  beforeAll(() => set("language", "de"));

  it("is a sentence, never a code, next to what it is about", () => {
    expect(why(new Trouble(409, "name-taken"))).toContain("heißt schon jemand");
    expect(why(new Trouble(418, "teapot"))).toContain("schiefgegangen");
    expect(why(new Trouble(502, "trouble"))).toContain("nicht zu erreichen");
    expect(why(new Error("x"))).toContain("schiefgegangen");
    const said = (detail: string) => wrongsOf(new Trouble(400, "bad-input", detail));
    expect(said("astro-knights: options.knights: 3 wanted, 1 named")).toEqual([
      { where: "knights", text: expect.stringContaining("3. Gewählt: 1") as string },
    ]);
    expect(said("cave-in: options.a: x; options.b: y").map((one) => one.where)).toEqual(["a", "b"]);
    expect(said("position: format: missing")[0]!.where).toBe("position");
    expect(said("seats: the position is for 3, not 2")[0]!.text).toContain("3 Plätze");
    expect(said("timing: a clock needs some time to run")[0]!.where).toBe("timing");
  });
});
