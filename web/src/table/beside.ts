/**
 * Puts an element beside another, inside the window, and not over it if there is room.
 *
 * `clear` is kept free, too, and what is below it: the prompt and the tray. On a phone the element lies
 * above them, and on none of the `others` either, if there is room.
 */

import { painted } from "./painted";

const GAP = 10;
const EDGE = 8;
/** Up to this width there is no room beside anything. */
const PHONE = 700;

/** Resolves when an element has come to where it belongs: pieces travel. */
async function landed(element: Element): Promise<void> {
  await painted();
  const flights = element.getAnimations?.() ?? [];
  const ending = flights.filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((one) => one.finished));
}

/** Whether a box of this size would lie on one of some elements. */
function covers(elements: Element[], x: number, y: number, width: number, height: number): boolean {
  return elements.some((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return x < right && x + width > left && y < bottom && y + height > top;
  });
}

export function beside(
  anchor: Element,
  clear: Element | null = null,
  others: Element[] = [],
): (element: HTMLElement) => () => void {
  return (element) => {
    const place = () => {
      const there = anchor.getBoundingClientRect();
      const edge = clear?.getBoundingClientRect().top ?? Infinity;
      const below = there.bottom > edge; // in the prompt or in the tray: we stay above both
      element.style.maxHeight = `${(below ? edge - GAP : innerHeight - EDGE) - EDGE}px`;
      const { offsetWidth: width, offsetHeight: height } = element;
      const right = innerWidth - there.right >= width + GAP + EDGE;
      const left = there.left >= width + GAP + EDGE;
      const over = there.top - height - GAP;
      const under = there.bottom + GAP;
      const most = innerHeight - height - EDGE;
      let x = right ? there.right + GAP : left ? there.left - width - GAP : there.left;
      let y = under <= most ? under : over;
      if (below || (clear && innerWidth <= PHONE)) {
        x = there.left + there.width / 2 - width / 2;
        const found = [edge - height - GAP, over, under].filter(
          (one) => one >= EDGE && one <= most,
        );
        const free = (...kept: Element[]) =>
          found.find((one) => !covers(kept, x, one, width, height));
        y = free(anchor, ...others) ?? free(anchor) ?? edge - height - GAP;
      } else if (right || left) y = Math.min(there.top, edge - height - GAP);
      x = Math.max(EDGE, Math.min(x, innerWidth - width - EDGE));
      y = Math.max(EDGE, Math.min(y, most));
      element.style.left = `${x}px`;
      element.style.top = `${y}px`;
    };
    let here = true;
    place();
    void landed(anchor).then(() => here && place());
    const watch = new ResizeObserver(place);
    for (const one of [element, anchor, clear]) if (one) watch.observe(one);
    addEventListener("resize", place);
    return () => {
      here = false;
      watch.disconnect();
      removeEventListener("resize", place);
    };
  };
}
