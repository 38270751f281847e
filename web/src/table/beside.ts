/**
 * Puts an element beside another, inside the window, and not over it if there is room.
 *
 * `clear` is kept free, too, if the other one is in it or below it: the prompt and the tray.
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

export function beside(anchor: Element, clear: Element | null = null) {
  return (element: HTMLElement) => {
    const place = () => {
      const there = anchor.getBoundingClientRect();
      const { offsetWidth: width, offsetHeight: height } = element;
      const right = innerWidth - there.right >= width + GAP + EDGE;
      const left = there.left >= width + GAP + EDGE;
      let x = right ? there.right + GAP : left ? there.left - width - GAP : there.left;
      let y = right || left ? there.top : there.bottom + GAP;
      if (!right && !left && y + height > innerHeight - EDGE) y = there.top - height - GAP;
      const edge = clear?.getBoundingClientRect().top ?? Infinity;
      if (there.bottom > edge || (clear && innerWidth <= PHONE)) {
        x = there.left + there.width / 2 - width / 2;
        const over = there.top - height - GAP;
        const under = there.bottom + GAP;
        const most = innerHeight - height - EDGE;
        y = edge - height - GAP;
        if (y < there.bottom && y + height > there.top) {
          if (over >= EDGE) y = over;
          else if (under <= most) y = under;
        }
      } else if (right || left) y = Math.min(y, edge - height - GAP);
      x = Math.max(EDGE, Math.min(x, innerWidth - width - EDGE));
      y = Math.max(EDGE, Math.min(y, innerHeight - height - EDGE));
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
