import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { set } from "../src/lib/settings.svelte";
import { Session } from "../src/table/session.svelte";
import { sound } from "../src/table/sound";
import type { TableSeen } from "../src/table/scene.svelte";
import { choice, table } from "./tables";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: any[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number; reason?: string }) => void;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  closed = false;
  close() {
    this.closed = true;
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const update = (more: Partial<TableSeen> & { number: number }, events: object[] = []) => ({
  is: "update",
  number: more.number,
  at: 0,
  events,
  table: table(more),
});
const welcome = (more = {}) => ({
  is: "welcome",
  protocol: 1,
  table: table(more),
  events: [],
  chat: [],
});
/** Long enough for two positions to be painted. */
const FRAMES = 40;
const settle = () => vi.advanceTimersByTimeAsync(FRAMES);
let session: Session;
const socket = () => FakeSocket.all.at(-1)!;

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => new Response("{}"));
  set("pace", 0);
  set("sound", false);
  set("language", "de");
  session = new Session("abc", "");
  session.open();
  socket().onopen?.();
  socket().hear(welcome({ choices: [choice(7)] }));
  await settle();
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

test("it says hello in the reader's language", () => {
  expect(socket().url).toContain("/api/tables/abc/socket");
  expect(socket().sent[0]).toEqual({ do: "hello", lang: "de", protocol: 1 });
});

test("a deed that was not answered is sent again with the same key", async () => {
  session.play(choice(7));
  const [, first] = socket().sent;
  expect(first).toMatchObject({ do: "play", action: 7, version: 1 });
  socket().onclose?.({ code: 1012 });
  expect(session.connection).toBe("lost");
  await vi.advanceTimersByTimeAsync(9000);
  expect(FakeSocket.all.length).toBe(2);
  socket().onopen?.();
  socket().hear(welcome());
  expect(socket().sent[1]).toEqual(first);
  socket().hear({ is: "done", key: first.key, number: 2 });
  socket().onclose?.({ code: 1012 });
  await vi.advanceTimersByTimeAsync(9000);
  socket().onopen?.();
  socket().hear(welcome());
  expect(socket().sent.length).toBe(1);
});

test("a gap in the numbers asks for everything anew", async () => {
  socket().hear({ is: "update", number: 3, at: 0, events: [], table: table({ number: 3 }) });
  await settle();
  expect(socket().sent.at(-1)).toMatchObject({ do: "hello" });
  expect(session.seen?.number).toBe(1);
});

test("a stale click refreshes the view and shows no error", async () => {
  const done = session.does("play", { version: 0, action: 7 });
  const { key } = socket().sent.at(-1)!;
  socket().hear({ is: "denied", key, code: "stale", rule: "", text: "x" });
  expect(await done).toBe(false);
  expect(session.notice).toBe(null);
  expect(socket().sent.at(-1)).toMatchObject({ do: "hello" });
});

test("what is refused says why", async () => {
  const done = session.does("undo");
  const { key } = socket().sent.at(-1)!;
  socket().hear({ is: "denied", key, code: "rule", rule: "CR-T1", text: "Nein." });
  await done;
  expect(session.notice).toEqual({ text: "Nein.", rule: "CR-T1", kind: "no" });
});

test("another person at the same screen: a curtain, until they say they are there", async () => {
  const next = table({ number: 2, seats: [0, 1], actor: 1, you: 0 });
  socket().hear({ is: "update", number: 2, at: 0, events: [], table: next });
  await settle();
  expect(session.curtain).toBe(1);
  session.reveal();
  expect(socket().sent.at(-1)).toMatchObject({ do: "hello", seat: 1 });
  socket().hear(welcome({ seats: [0, 1], actor: 1, you: 1, number: 2 }));
  await settle();
  expect(session.curtain).toBe(null);
});

test("a table that is not for you is given up", () => {
  socket().onclose?.({ code: 4404 });
  expect(session.connection).toBe("gone");
  expect(session.refused).toBe("no-such-table");
});

test("a table that is closed while one sits there, or was before, says so", async () => {
  const closed = table({ number: 2, phase: "closed" });
  socket().hear({ is: "update", number: 2, at: 0, events: [], table: closed });
  expect([session.connection, session.refused]).toEqual(["gone", "table-closed"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.all.length).toBe(1); // nobody knocks again
  const late = new Session("abc", "");
  late.open();
  socket().onclose?.({ code: 4404, reason: "table-closed" });
  expect([late.connection, late.refused]).toEqual(["gone", "table-closed"]);
});

const bot = { name: "", human: false, bot: "2", away: false, out: "" };
const hints = () => socket().sent.filter((one) => one.do === "hint").length;

test("the first hint of a rated game against bots is asked for twice", async () => {
  const places = [table().places[0]!, bot];
  socket().hear(welcome({ places }));
  await settle();
  void session.hint();
  expect(hints()).toBe(0);
  expect(session.notice?.text).toContain("zählt");
  void session.hint();
  expect(hints()).toBe(1);
});

test("where nothing is rated, or another person plays, the server is asked at once", async () => {
  void session.hint(); // Jonas is a person: it is the server who refuses
  expect(hints()).toBe(1);
  socket().hear({ is: "denied", key: socket().sent.at(-1).key, code: "no-hints", text: "Nein." });
  await settle();
  socket().hear(welcome({ places: [table().places[0]!, bot], rated: false }));
  await settle();
  void session.hint();
  expect(hints()).toBe(2);
});

test("what was said stays when the next table is told of", () => {
  const line = (number: number) => ({ number, at: 0, name: "Ada", seat: 0, text: `${number}` });
  socket().hear({ ...welcome(), chat: [line(1), line(2)] });
  socket().hear(welcome({ rematch: "xyz" }));
  expect(session.chat.map((one) => one.number)).toEqual([1, 2]);
  socket().hear({ ...welcome(), chat: [line(2), line(3)] });
  expect(session.chat.map((one) => one.number)).toEqual([1, 2, 3]);
});

test("an update may come before the first welcome", async () => {
  const early = new Session("abc", "");
  early.open();
  socket().onopen?.();
  socket().hear({ is: "update", number: 2, at: 0, events: [], table: table({ number: 2 }) });
  await settle();
  socket().hear(welcome({ number: 2 }));
  socket().hear({ is: "update", number: 3, at: 0, events: [], table: table({ number: 3 }) });
  await settle();
  expect(early.seen?.number).toBe(3);
  early.close();
});

test("one's own result is painted before what others do after it", async () => {
  const painted: number[] = [];
  socket().hear({
    is: "update",
    number: 2,
    at: 0,
    events: [],
    table: table({ number: 2, actor: 1 }),
  });
  socket().hear({ is: "update", number: 3, at: 0, events: [], table: table({ number: 3 }) });
  requestAnimationFrame(() => painted.push(session.seen!.number));
  await settle();
  expect([...painted, session.seen!.number]).toEqual([2, 3]);
});

test("where no frames come, because nobody looks, the game goes on", async () => {
  const frames = vi.spyOn(window, "requestAnimationFrame").mockReturnValue(0);
  for (const number of [2, 3])
    socket().hear({ is: "update", number, at: 0, events: [], table: table({ number }) });
  await vi.advanceTimersByTimeAsync(200);
  expect(session.seen?.number).toBe(3);
  frames.mockRestore();
});

test("at once means that only the last of several positions is drawn", async () => {
  const drawn: number[] = [];
  const show = session.show.bind(session);
  session.show = (seen) => {
    drawn.push(seen.number);
    return show(seen);
  };
  const events = [{ kind: "x", seat: 1, facts: {}, text: "Jonas tut etwas." }];
  for (const number of [2, 3, 4, 4])
    socket().hear({ is: "update", number, at: 0, events, table: table({ number, actor: 1 }) });
  await settle();
  expect(drawn).toEqual([2, 4]); // the second came while the first was being drawn
  expect(session.log.length).toBe(3);
  expect(session.past.length).toBe(2);
  expect(session.seen?.number).toBe(4);
});

test("what others did since can be shown again", async () => {
  const events = [{ kind: "x", seat: 1, facts: {}, text: "Jonas tut etwas." }];
  socket().hear({
    is: "update",
    number: 2,
    at: 0,
    events: [],
    table: table({ number: 2, actor: 1 }),
  });
  socket().hear({ is: "update", number: 3, at: 0, events, table: table({ number: 3, actor: 0 }) });
  await settle();
  expect(session.past.map((one) => one.text)).toEqual(["Jonas tut etwas."]);
  void session.again();
  await settle();
  expect(session.recap).toBe(0);
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.recap).toBe(null);
  expect(session.seen?.number).toBe(3);
});

test("who has become somebody comes back through a new socket", async () => {
  const old = socket();
  void session.does("undo");
  session.renew();
  expect(old.closed).toBe(true);
  expect(FakeSocket.all.length).toBe(2);
  socket().onopen?.();
  socket().hear(welcome({ you: 1, seats: [1] }));
  await settle();
  expect(session.seen?.you).toBe(1);
  expect(socket().sent.map((one) => one.do)).toEqual(["hello", "undo"]);
});

/** The line breaks, and is back. */
async function reconnect(more: Partial<TableSeen>) {
  socket().onclose?.({ code: 1012 });
  await vi.advanceTimersByTimeAsync(9000);
  socket().onopen?.();
  const [hello] = socket().sent;
  socket().hear(welcome(more));
  await settle();
  return hello;
}

test("who comes to a screen of several people finds a curtain", async () => {
  socket().hear(welcome({ seats: [0, 1], you: 1, actor: 1 }));
  await settle();
  expect(session.curtain).toBe(1);
  expect(await reconnect({ seats: [0, 1], you: 1, actor: 1 })).toMatchObject({ seat: 1 });
  expect(session.curtain).toBe(1);
  session.reveal();
  socket().hear(welcome({ seats: [0, 1], you: 1, actor: 1 }));
  await settle();
  expect(session.curtain).toBe(null);
  await reconnect({ seats: [0, 1], you: 1, actor: 1 });
  expect(session.curtain).toBe(null);
});

test("a bad line does not lift the curtain", async () => {
  socket().hear(update({ number: 2, seats: [0, 1], you: 0, actor: 1 }));
  await settle();
  expect(session.curtain).toBe(1);
  const hello = await reconnect({ number: 2, seats: [0, 1], you: 0, actor: 1 });
  expect(hello).toMatchObject({ do: "hello", seat: 0 });
  expect(session.curtain).toBe(1);
});

test("where a bot plays for somebody, they are not asked", async () => {
  expect(session.asked).toBe(true);
  const places = [{ ...table().places[0]!, bot: "3" }, table().places[1]!];
  socket().hear(update({ number: 2, places }));
  await settle();
  expect(session.asked).toBe(false);
  void session.hint();
  expect(hints()).toBe(0);
});

test("who has given up can do nothing more here", async () => {
  expect(session.plays).toBe(true);
  const places = [{ ...table().places[0]!, bot: "3", out: "resigned" }, table().places[1]!];
  socket().hear(update({ number: 2, places }));
  await settle();
  expect(session.plays).toBe(false);
});

test("what was said goes when it is one's turn, a hint with its position", async () => {
  const no = { text: "Du bist nicht dran.", rule: "", kind: "no" as const };
  socket().hear(update({ number: 2, version: 2, actor: 1 }));
  await settle();
  session.notice = no;
  socket().hear(update({ number: 3, version: 3, actor: 1 }));
  await settle();
  expect(session.notice).toEqual(no);
  socket().hear(update({ number: 4, version: 4, actor: 0 }));
  await settle();
  expect(session.notice).toBe(null);
  session.notice = { ...no, kind: "hint" };
  socket().hear(update({ number: 5, version: 4 }));
  await settle();
  expect(session.notice).not.toBe(null);
  socket().hear(update({ number: 6, version: 5 }));
  await settle();
  expect(session.notice).toBe(null);
});

test("a welcome in the middle of showing again stays on the screen", async () => {
  const events = [{ kind: "x", seat: 1, facts: {}, text: "Jonas tut etwas." }];
  socket().hear(update({ number: 2, actor: 1 }));
  socket().hear(update({ number: 3, actor: 0 }, events));
  await settle();
  void session.again();
  await settle();
  socket().hear(welcome({ number: 9 }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.seen?.number).toBe(9);
});

test("the clock is compared when a message comes, not when it is shown", async () => {
  set("pace", 1);
  const events = [{ kind: "x", seat: 1, facts: {}, text: "Jonas tut etwas." }];
  const at = Date.now() + 5000;
  const clock = { left: [0, 0], running: null, at };
  for (const number of [2, 3, 4]) socket().hear(update({ number, actor: 1, clock }, events));
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.seen?.number).toBe(4);
  expect(session.offset).toBe(5000);
});

test("one answer is given for all places of a screen that are asked", async () => {
  const request = { what: "rematch", seat: 0, waiting: [1, 2, 3] };
  socket().hear(welcome({ phase: "over", seats: [0, 1, 3], request }));
  await settle();
  expect(session.wanted).toEqual([1, 3]);
  const answers = () => socket().sent.filter((one) => one.do === "answer");
  const done = session.answer(true);
  for (const count of [1, 2]) {
    expect(answers().length).toBe(count);
    socket().hear({ is: "done", key: answers().at(-1).key, number: 2 });
    await settle();
  }
  await done;
  void session.answer(false);
  expect(answers().length).toBe(3);
});

test("a lost game of a team does not sound like a won one", async () => {
  const end = vi.spyOn(sound, "end");
  const result = { how: "ended", reason: "x", victory: false, ranks: [1, 1] };
  socket().hear(update({ number: 2, phase: "over", actor: null, result } as never));
  await settle();
  expect(end).toHaveBeenCalledWith(false);
  end.mockRestore();
});

test("a hint for an older position is not shown", async () => {
  const done = session.hint();
  const { key } = socket().sent.at(-1)!;
  socket().hear(update({ number: 2, version: 2, choices: [choice(7)] }));
  await settle();
  const best = [{ action: 7, value: 0.5, text: "x" }];
  socket().hear({ is: "hint", key, version: 1, best });
  await done;
  expect(session.notice).toBe(null);
});

test("of what others do only the last steps are kept", async () => {
  for (let number = 2; number < 60; number++) socket().hear(update({ number, you: null }));
  await settle();
  expect(session.past.length).toBe(30);
});

test("after leaving nothing is shown any more", async () => {
  set("pace", 1);
  const events = [{ kind: "x", seat: 1, facts: {}, text: "Jonas tut etwas." }];
  for (const number of [2, 3, 4]) socket().hear(update({ number, actor: 1 }, events));
  session.close();
  await vi.advanceTimersByTimeAsync(3000);
  expect(session.seen?.number).toBe(2);
});

test("a page that is too old says so instead of waiting", async () => {
  socket().hear({ is: "denied", key: "", code: "other-protocol", rule: "", text: "x" });
  expect([session.connection, session.refused]).toEqual(["gone", "other-protocol"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(FakeSocket.all.length).toBe(1);
});

test("who has lost a place looks on as whoever they are", async () => {
  session.hello(1);
  socket().hear({ is: "denied", key: "", code: "not-seated", rule: "", text: "x" });
  expect(socket().sent.at(-1)).toEqual({ do: "hello", lang: "de", protocol: 1 });
  expect(session.connection).toBe("open");
});
