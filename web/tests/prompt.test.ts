import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test } from "vitest";
import Prompt from "../src/table/Prompt.svelte";
import { Session } from "../src/table/session.svelte";
import Stage from "./Stage.svelte";
import { choice, table } from "./tables";

const MANY = [1, 2, 3, 4, 5, 6].map((id) => choice(id));

test("the list of further choices goes with its question, and on Escape", async () => {
  const session = new Session("abc", "");
  session.seen = table({ choices: MANY });
  const { container } = render(Stage, { scene: session, part: Prompt, facts: { session } });
  const listed = () => container.querySelector(".more") !== null;
  const open = async () => {
    await fireEvent.click(container.querySelector("[aria-expanded]")!);
    expect(listed()).toBe(true);
  };
  await open();
  await fireEvent.keyDown(window, { key: "Escape" });
  expect(listed()).toBe(false);
  await open();
  session.seen = table({ choices: [], actor: 1, version: 2 });
  await tick();
  expect(listed()).toBe(false);
  session.seen = table({ choices: MANY, version: 3 });
  await tick();
  expect(listed()).toBe(false);
});
