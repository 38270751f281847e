import { expect, test } from "vitest";
import { router } from "../src/lib/router.svelte";

test("the parts of an address are decoded, as far as they can be", () => {
  router.go("/table/a%20b", true);
  expect(router.parts).toEqual(["table", "a b"]);
  router.go("/table/%zz/%C3%A4", true);
  expect(router.parts).toEqual(["table", "%zz", "ä"]);
});
