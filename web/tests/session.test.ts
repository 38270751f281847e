import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { set } from "../src/lib/settings.svelte";
import { Session } from "../src/table/session.svelte";
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
  close() {}
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

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
  expect(socket().sent[0]).toEqual({ do: "hello", lang: "de" });
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
