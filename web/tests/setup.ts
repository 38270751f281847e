/** What jsdom and Node 20 lack. */
import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {} }));
Map.groupBy ??= (all, group) => {
  const found = new Map();
  let index = 0;
  for (const one of all) {
    const key = group(one, index++);
    found.set(key, [...(found.get(key) ?? []), one]);
  }
  return found;
};
