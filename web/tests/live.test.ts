import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { router } from "../src/lib/router.svelte";
import { set } from "../src/lib/settings.svelte";
import Chat from "../src/table/Chat.svelte";
import End from "../src/table/End.svelte";
import Gathering from "../src/table/Gathering.svelte";
import Log from "../src/table/Log.svelte";
import { keys } from "../src/table/keyboard";
import Prompt from "../src/table/Prompt.svelte";
import type { TableSeen } from "../src/table/scene.svelte";
import { Session } from "../src/table/session.svelte";
import Settings from "../src/table/Settings.svelte";
import TopBar from "../src/table/TopBar.svelte";
import { choice, table } from "./tables";

let session: Session;

beforeEach(() => {
  set("language", "en");
  vi.stubGlobal("fetch", async () => new Response("[]"));
  session = new Session("abc", "");
  session.module = { texts: { de: "", en: "" }, tabs: [], targets: () => [], Board: null as never };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const place = table().places[0]!;
const result = {
  how: "played",
  reason: "",
  ranks: [1, 2],
  points: [3, 1],
  victory: null,
  breakdown: [{}, {}],
  tie_break: "",
};
const over = (more: Partial<TableSeen> = {}) =>
  table({ phase: "over", actor: null, result, ...more } as Partial<TableSeen>);
const buttons = (page: { container: HTMLElement }) =>
  [...page.container.querySelectorAll("button, a")].map((one) => one.textContent.trim());

test("a request is answered at a screen whoever of it looks on", async () => {
  const request = { what: "pause", seat: 0, waiting: [1] };
  session.seen = table({ seats: [0, 1], request });
  const does = vi.spyOn(session, "does").mockResolvedValue(true);
  const page = render(Prompt, { session });
  page.getByText("Yes").click();
  expect(does).toHaveBeenCalledWith("answer", { yes: true });
  session.seen = table({ seats: [0], request });
  await tick();
  expect(buttons(page)).not.toContain("Yes");
});

test("a rematch can be refused", () => {
  session.seen = over({ request: { what: "rematch", seat: 1, waiting: [0] } });
  const does = vi.spyOn(session, "does").mockResolvedValue(true);
  const page = render(End, { session });
  page.getByText("No").click();
  expect(does).toHaveBeenCalledWith("answer", { yes: false });
});

test("players go on to the rematch and leave no trace; onlookers get a link", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => {});
  session.seen = over({ rematch: "xyz", you: null, seats: [] });
  session.card = { private: true } as never;
  const page = render(End, { session });
  expect(buttons(page)).not.toContain("Watch the rematch");
  session.card = { private: false } as never;
  await tick();
  expect(page.getByText("Watch the rematch").getAttribute("href")).toBe("/table/xyz");
  expect(go).not.toHaveBeenCalled();
  session.seen = over({ rematch: "xyz" });
  await tick();
  expect(go).toHaveBeenCalledWith("/table/xyz", true);
});

test("who has won alone has not won together", () => {
  session.seen = over({ places: [place], result: { ...result, victory: true } } as never);
  expect(render(End, { session }).getByRole("heading").textContent).toContain("You have won!");
});

test("who has lost wears no crown, whatever the game", async () => {
  const sign = () => page.container.querySelector("h2 use")!.getAttribute("href");
  session.seen = over();
  const page = render(End, { session });
  expect(sign()).toBe("#crown");
  session.seen = over({ result: { ...result, victory: false } } as never);
  await tick();
  expect(sign()).toBe("#damage");
});

test("an early end says who has dropped out", () => {
  const places = [place, { ...place, name: "Jonas", out: "resigned" }];
  session.seen = over({ places, result: { ...result, how: "left" } } as never);
  expect(render(End, { session }).container.textContent).toContain("Jonas has dropped out.");
});

test("whoever has let a bot play finds the way back in the prompt", async () => {
  const does = vi.spyOn(session, "does").mockResolvedValue(true);
  session.seen = table({ places: [{ ...place, bot: "3" }, place] });
  const page = render(Prompt, { session });
  page.getByText("Play myself again").click();
  expect(does).toHaveBeenCalledWith("return");
  session.seen = table({ places: [{ ...place, bot: "3", out: "resigned" }, place] });
  await tick();
  expect(buttons(page)).not.toContain("Play myself again");
});

test("where a bot plays, nothing is asked", async () => {
  session.seen = table({ choices: [choice(1)] });
  const page = render(Prompt, { session });
  expect(page.container.querySelector(".prompt.waiting")).toBe(null);
  session.seen = table({ places: [{ ...place, bot: "3" }, place] });
  await tick();
  expect(page.container.querySelector(".prompt.waiting")).not.toBe(null);
});

test("who has given up is offered nothing that would be refused", async () => {
  session.seen = table({ places: [{ ...place, bot: "3" }, place] });
  const menu = render(Settings, { scene: session, session });
  const top = render(TopBar, { scene: session, session });
  expect(buttons(menu)).toEqual(expect.arrayContaining(["Play myself again", "Give up"]));
  expect(top.queryByLabelText("Ask to take moves back (U)")).not.toBe(null);
  session.seen = table({ places: [{ ...place, bot: "3", out: "resigned" }, place] });
  await tick();
  for (const gone of ["Play myself again", "Give up", "Ask for a pause"])
    expect(buttons(menu)).not.toContain(gone);
  expect(top.queryByLabelText("Ask to take moves back (U)")).toBe(null);
});

test("the tool for taking back says what it does, and U does the same", async () => {
  const does = vi.spyOn(session, "does").mockResolvedValue(true);
  const bot = { ...place, human: false, bot: "2" };
  const press = () => keys(new KeyboardEvent("keydown", { key: "u" }), session, session);
  session.seen = table({ can_undo: true });
  const top = render(TopBar, { scene: session, session });
  const tools = {
    "Undo (U)": [{ can_undo: true }, ["undo"]],
    "Take back the last turn (U)": [{ places: [place, bot] }, ["ask", { what: "undo" }]],
    "Ask to take moves back (U)": [{}, ["ask", { what: "undo" }]],
  } as const;
  for (const [name, [more, deed]] of Object.entries(tools)) {
    session.seen = table(more as never);
    await tick();
    top.getByLabelText(name).click();
    press();
    expect(does.mock.calls.splice(0)).toEqual([deed, deed]);
  }
  const busy = [
    { request: { what: "undo", seat: 0, waiting: [1] } },
    { places: [{ ...place, bot: "3" }, place] },
  ];
  for (const more of busy) {
    session.seen = table(more as never);
    await tick();
    const tool = top.getByLabelText("Ask to take moves back (U)") as HTMLButtonElement;
    expect(tool.disabled).toBe(true);
    press();
    expect(does).not.toHaveBeenCalled();
  }
});

test("whoever opens the chat, however they do, has read it", async () => {
  session.seen = table();
  session.unread = 3;
  const top = render(TopBar, { scene: session, session });
  const badges = () => top.container.querySelectorAll(".badge").length;
  expect(badges()).toBe(2); // at the chat, and on a phone at the menu
  render(Chat, { session });
  await tick();
  expect(session.unread).toBe(0);
  expect(badges()).toBe(0);
});

test("a line of the log points at what it names, not at what bears the same number", () => {
  for (const key of ["card:ruby", "space:3", "seat:1"]) session.mount(key, 1);
  session.log = [{ kind: "x", seat: 1, facts: { card: "ruby", count: 3, to: 1 }, text: "So." }];
  const line = render(Log, { scene: session }).container.querySelector("li")!;
  line.dispatchEvent(new Event("pointerenter"));
  expect(session.pointed).toEqual(["card:ruby"]);
});

test("where there is no clipboard the link is copied from its field, or nothing is said", async () => {
  session.seen = table({ phase: "open" });
  session.card = { private: false } as never;
  let works = false;
  document.execCommand = vi.fn(() => works);
  const page = render(Gathering, { session });
  const copy = page.getByText("Copy");
  copy.click();
  await tick();
  expect(document.execCommand).toHaveBeenCalledWith("copy");
  expect(page.queryByText("Copied")).toBe(null);
  works = true;
  copy.click();
  await tick();
  expect(page.queryByText("Copied")).not.toBe(null);
});
