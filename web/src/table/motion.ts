/**
 * Travelling pieces: a piece that was here and is there moves; a new one comes from where it was
 * drawn. Works by identity: elements register under the id of the piece they show.
 */

import { moves } from "../lib/settings.svelte";

const MOVE = 320;
const LONG = 180;
const NEAR = 4;
const MOST = 60;

export class Motion {
  private elements = new Map<string, Set<Element>>();
  private sources = new Map<string, Element>();
  private before: Map<string, DOMRect> | null = null;

  /** An element shows the piece `id`; a new piece comes from the source that `data-from` names. */
  register(id: string, element: Element): () => void {
    let set = this.elements.get(id);
    if (!set) this.elements.set(id, (set = new Set()));
    set.add(element);
    return () => {
      set.delete(element);
      if (!set.size) this.elements.delete(id);
    };
  }

  /** An element is where pieces come from: a stack, a deck. */
  source(name: string, element: Element): () => void {
    this.sources.set(name, element);
    return () => {
      if (this.sources.get(name) === element) this.sources.delete(name);
    };
  }

  remember(): void {
    this.before = new Map();
    if (!moves()) return;
    for (const [id, set] of this.elements)
      for (const element of set) {
        const rect = element.getBoundingClientRect();
        if (rect.width) this.before.set(id, rect);
      }
  }

  play(): void {
    const before = this.before;
    this.before = null;
    if (!before || !before.size || !moves()) return;
    // where everything is first: whatever begins to move changes the page
    const found = [...this.elements].flatMap(([id, set]) =>
      [...set].map((element) => {
        const now = element.getBoundingClientRect();
        return {
          element,
          now,
          past: before.get(id) ?? (now.width ? this.origin(element) : undefined),
        };
      }),
    );
    let count = 0;
    for (const { element, now, past } of found) {
      if (!now.width || count > MOST) continue;
      if (past ? travel(element, past, now, count) : appear(element)) count++;
    }
  }

  private origin(element: Element): DOMRect | undefined {
    const from = (element as HTMLElement).dataset.from;
    const source = from ? this.sources.get(from) : undefined;
    // a source takes no room itself: what stands in it does
    for (const one of source ? [source, ...source.children] : []) {
      const rect = one.getBoundingClientRect();
      if (rect.width) return rect;
    }
    return undefined;
  }
}

function travel(element: Element, past: DOMRect, now: DOMRect, order: number): boolean {
  const x = past.left + past.width / 2 - now.left - now.width / 2;
  const y = past.top + past.height / 2 - now.top - now.height / 2;
  const way = Math.hypot(x, y);
  if (way < NEAR) return false;
  const size = Math.max(0.3, Math.min(3, past.width / now.width));
  const rise = Math.min(40, way / 8);
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 60 },
      {
        transform: `translate(${x / 2}px, ${y / 2 - rise}px) scale(${(size + 1) / 2})`,
        zIndex: 60,
      },
      { transform: "none", zIndex: 60 },
    ],
    {
      duration: MOVE + Math.min(LONG, way / 6),
      delay: Math.min(240, order * 20),
      easing: "cubic-bezier(.6,0,.2,1)",
      fill: "backwards",
    },
  );
  return true;
}

function appear(element: Element): boolean {
  element.animate(
    [
      { opacity: 0, transform: "scale(.85)" },
      { opacity: 1, transform: "none" },
    ],
    {
      duration: 240,
      easing: "cubic-bezier(.2,.8,.2,1)",
    },
  );
  return true;
}
