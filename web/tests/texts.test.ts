/** Every text is there in both languages, every text is used, and every text that is used exists. */

import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../src");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

/** Where long words may break: only languages that have long words need such texts. */
const SOFT = /-soft-/;

function keys(path: string): string[] {
  return new FluentResource(readFileSync(path, "utf-8")).body.map((message) => message.id);
}

/** The messages' variables, so that no language forgets one. */
function variables(path: string): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  let id = "";
  for (const line of readFileSync(path, "utf-8").split("\n")) {
    id = /^([a-z][\w-]*) =/.exec(line)?.[1] ?? id;
    for (const [, name] of line.matchAll(/\{\s*\$(\w+)/g))
      if (!(found[id] ??= []).includes(name!)) found[id]!.push(name!);
  }
  return Object.fromEntries(Object.entries(found).map(([key, names]) => [key, names.sort()]));
}

const all = files(SRC);
const english = all.filter((path) => /(^|[/.])en\.ftl$/.test(path));
const code = all
  .filter((path) => /\.(ts|svelte)$/.test(path))
  .map((path) => readFileSync(path, "utf-8"))
  .join("\n");

test.each(english)("%s has a German twin", (path) => {
  const german = path.replace(/en\.ftl$/, "de.ftl");
  expect(keys(german).filter((key) => !SOFT.test(key))).toEqual(keys(path));
  expect(variables(german)).toEqual(variables(path));
});

// the labels of lists are held to the fields of the views by a test of the server's side
test.each(english.filter((path) => !/list\.en\.ftl$/.test(path)))(
  "every text of %s is used",
  (path) => {
    const said = [...code.matchAll(/["'`]([a-z][a-z0-9-]*)(?:\$\{|["'`.])/g)].map(
      (match) => match[1]!,
    );
    const whole = new Set(said);
    const starts = [...code.matchAll(/["'`]([a-z][a-z0-9-]*-)\$\{/g)].map((match) => match[1]!);
    const unused = keys(path).filter(
      (key) => !whole.has(key) && !starts.some((start) => key.startsWith(start)),
    );
    expect(unused, dirname(path)).toEqual([]);
  },
);

test("every text that is asked for exists", () => {
  const known = new Set(english.flatMap(keys));
  const asked = [...code.matchAll(/\bt\(\s*"([a-z][\w-]*)(?:\.\w+)?"/g)].map((match) => match[1]!);
  expect(asked.filter((key) => !known.has(key))).toEqual([]);
});
