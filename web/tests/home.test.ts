import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { set } from "../src/lib/settings.svelte";
import Home from "../src/pages/Home.svelte";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a hall without games says so", async () => {
  set("language", "en");
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  vi.stubGlobal("fetch", async () => new Response("[]"));
  vi.stubGlobal(
    "EventSource",
    class {
      close() {}
      addEventListener() {}
    },
  );
  const page = render(Home);
  expect(page.container.querySelector(".skeleton")).not.toBe(null);
  await page.findByText("No game is installed on this server.");
  expect(page.container.querySelector(".skeleton")).toBe(null);
});
