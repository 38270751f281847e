import { beforeEach, describe, expect, test } from "vitest";
import { Scene } from "../src/table/scene.svelte";
import { table } from "./tables";

const itself = (card: string) => card;
const ABC = ["a", "b", "c"];

function scene(id = "table-1", you = 0): Scene {
  const made = new Scene();
  made.hand.table = id;
  made.seen = table({ you });
  return made;
}
beforeEach(() => localStorage.clear());

test("cards stay where they were put; new ones come last, copies are alike", async () => {
  const { hand } = scene();
  expect(hand.arrange(ABC, itself)).toEqual(ABC);
  await hand.move(2, 0);
  expect(hand.arrange(ABC, itself)).toEqual(["c", "a", "b"]);
  expect(hand.arrange(["d", "a", "b", "c", "a"], itself)).toEqual(["c", "a", "b", "d", "a"]);
  await hand.move(4, 0);
  expect(hand.arrange(["a", "a", "b", "c"], itself)).toEqual(["a", "c", "a", "b"]);
});

test("the order is kept on this device, for this table and this seat alone", async () => {
  const first = scene();
  first.hand.arrange(ABC, itself);
  await first.hand.move(0, 2);
  expect(first.hand.sorted).toBe(true);
  const again = scene();
  expect(again.hand.arrange(ABC, itself)).toEqual(["b", "c", "a"]);
  for (const other of [scene("table-2"), scene("table-1", 1)])
    expect(other.hand.arrange(ABC, itself)).toEqual(ABC);
  again.hand.reset();
  expect(again.hand.sorted).toBe(false);
  expect(again.hand.arrange(ABC, itself)).toEqual(ABC);
  expect(scene().hand.arrange(ABC, itself)).toEqual(ABC);
});

test("old tables are forgotten, the latest is not", async () => {
  for (let at = 0; at < 40; at++) {
    const { hand } = scene(`table-${at}`);
    hand.arrange(ABC, itself);
    await hand.move(0, 1);
  }
  expect(scene("table-0").hand.sorted).toBe(false);
  expect(scene("table-39").hand.sorted).toBe(true);
  expect(Object.keys(JSON.parse(localStorage.getItem("sternentisch-hands")!)).length).toBe(30);
});

test("where nobody sits nothing is sorted", () => {
  expect(scene("").hand.sortable(".pc")(document.createElement("div"))).toBe(undefined);
});

describe("dragging", () => {
  const point = (element: Element, type: string, x: number, buttons = 1) =>
    element.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, buttons }), {
        isPrimary: true,
      }),
    );

  function hand() {
    Element.prototype.setPointerCapture ??= () => {};
    const made = scene();
    made.hand.arrange(ABC, itself);
    const container = document.createElement("div");
    container.innerHTML = ABC.map((id) => `<button class="pc" id="${id}"></button>`).join("");
    document.body.replaceChildren(container);
    made.hand.sortable(".pc")(container);
    return { hand: made.hand, container, card: container.children[0] as HTMLElement };
  }

  test("a press that ended elsewhere takes no card along", () => {
    const { card, container } = hand();
    point(card, "pointerdown", 0);
    point(container, "pointermove", 50, 0);
    expect(card.style.transform).toBe("");
    expect(card.dataset.dragged).toBe(undefined);
  });

  test("a card that goes while it is dragged moves no other", () => {
    const { hand: own, card, container } = hand();
    point(card, "pointerdown", 0);
    point(container, "pointermove", 50);
    expect(card.style.transform).not.toBe("");
    card.remove();
    point(container, "pointerup", 50);
    expect(own.sorted).toBe(false);
  });
});
