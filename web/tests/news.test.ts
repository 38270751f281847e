import { describe, expect, it } from "vitest";
import { News, sparks, type Moment } from "../src/boards/news";
import { set } from "../src/lib/settings.svelte";
import { Scene } from "../src/table/scene.svelte";
import { table } from "./tables";

const moment = (version: number, actor: number, ...things: string[]): Moment => ({
  seat: 0,
  actor,
  version,
  things: new Set(things),
});

/** What is new at each of some moments of one table. */
function seen(...moments: Moment[]): string[][] {
  const news = new News();
  return moments.map((one) => [...news.next(one)]);
}

describe("news", () => {
  it("marks what came since one acted, until one acts again", () => {
    expect(
      seen(
        moment(1, 0, "a"),
        moment(2, 1, "a", "b"),
        moment(3, 0, "a", "b", "c"),
        moment(4, 0, "a", "b", "c"),
      ),
    ).toEqual([[], ["b"], ["b", "c"], []]);
  });

  it("takes nothing for new after a jump, for another seat, or for an onlooker", () => {
    expect(seen(moment(1, 1, "a"), moment(9, 1, "b"))).toEqual([[], []]);
    expect(seen(moment(2, 1, "a"), moment(1, 1, "b"))).toEqual([[], []]);
    expect(seen(moment(1, 1, "a"), { ...moment(2, 0, "b"), seat: 1 })).toEqual([[], []]);
    const nobody = { seat: null, actor: 1 };
    expect(seen({ ...moment(1, 1, "a"), ...nobody }, { ...moment(2, 1, "b"), ...nobody })).toEqual([
      [],
      [],
    ]);
  });
});

describe("sparks", () => {
  const spark = sparks<{ cards: string[] }>((view) => view.cards);
  const show = (scene: Scene, version: number, cards: string[]) =>
    scene.show(table({ version, actor: 1, view: { cards } }));

  it("are the same whenever a position is shown again", async () => {
    const scene = new Scene();
    await show(scene, 1, ["old"]);
    expect(spark(scene, "old")).toBe("");
    await show(scene, 2, ["old", "new"]);
    expect([spark(scene, "old"), spark(scene, "new")]).toEqual(["", "is-new twinkles"]);
    const { seen: now } = scene;
    await show(scene, 3, ["old", "new", "newest"]);
    expect(spark(scene, "newest")).toContain("is-new");
    await scene.show(now!);
    expect([spark(scene, "new"), spark(scene, "newest")]).toEqual(["is-new twinkles", ""]);
  });

  it("do not move for those who want no motion", async () => {
    const scene = new Scene();
    await show(scene, 1, []);
    spark(scene, "new");
    await show(scene, 2, ["new"]);
    set("motion", false);
    expect(spark(scene, "new")).toBe("is-new");
    set("motion", true);
  });

  it("belong to one table", async () => {
    const [one, other] = [new Scene(), new Scene()];
    await show(one, 1, ["a"]);
    spark(one, "a");
    await show(other, 2, ["b"]);
    expect(spark(other, "b")).toBe("");
  });
});
