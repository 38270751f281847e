import { beforeEach, expect, test, vi } from "vitest";
import { person } from "../src/lib/person.svelte";
import { Trouble } from "../src/lib/api";

/** What was posted, and the tables of whoever asks. */
let posted: { path: string; body: any }[];
let tables: object[];

beforeEach(() => {
  posted = [];
  tables = [];
  person.me = null;
  person.known = true;
  vi.stubGlobal("fetch", async (path: string, { body }: { body?: string }) => {
    if (path === "/api/tables/mine") return new Response(JSON.stringify(tables));
    posted.push({ path, body: JSON.parse(body!) });
    return new Response(JSON.stringify({ id: "p", name: posted.at(-1)!.body.name, guest: true }));
  });
});

const taken = () => Promise.reject(new Trouble(409, "name-taken"));

test("a guest whose name is taken sits down under another one", async () => {
  const sit = vi.fn<() => Promise<string>>().mockImplementationOnce(taken).mockResolvedValue("sat");
  expect(await person.named(sit)).toBe("sat");
  const [first, second] = posted.map((one) => one.body.name as string);
  expect(second).toMatch(new RegExp(`^${first} \\d+$`));
});

test("a name that others know by now is kept", async () => {
  person.me = { id: "p", name: "Mara", guest: true } as never;
  tables = [{}];
  await expect(person.named(taken)).rejects.toThrow("name-taken");
  expect(posted).toEqual([]);
  tables = [];
  const sit = vi.fn<() => Promise<string>>().mockImplementationOnce(taken).mockResolvedValue("sat");
  expect(await person.named(sit)).toBe("sat");
});
