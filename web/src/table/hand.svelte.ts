/**
 * The reader's hand in an order of their own: by dragging, or with Shift and an arrow. It is kept
 * on this device for this table, and never sent.
 */

import { tick } from "svelte";
import { t } from "../lib/texts.svelte";
import { lens } from "./lens.svelte";
import { strayed } from "./presses";
import type { Scene } from "./scene.svelte";

const KEY = "sternentisch-hands";
const TABLES = 30;

type Orders = Record<string, string[]>;

function stored(): Orders {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Orders;
  } catch {
    return {};
  }
}

export class Hand {
  /** At which table; "" where nobody can sort. */
  table = "";
  /** What is read aloud after a card was moved. */
  said = $state("");
  private orders = $state.raw<Orders>(stored());
  private shown: string[] = [];

  constructor(private readonly scene: Scene) {}

  private get place(): string {
    return `${this.table} ${this.scene.seen?.you}`;
  }

  /** Whether there is something to sort. */
  get some(): boolean {
    return this.table !== "" && this.shown.length > 1;
  }

  /** Whether the order is the reader's own. */
  get sorted(): boolean {
    return this.place in this.orders;
  }

  /** Put cards into the reader's order; those that it does not know come last. */
  arrange<Card>(cards: Card[], kind: (card: Card) => string): Card[] {
    const order = this.orders[this.place] ?? [];
    const ranks = new Map<string, number[]>();
    order.forEach((one, rank) => ranks.set(one, [...(ranks.get(one) ?? []), rank]));
    const ranked = cards.map((card, index) => {
      const known = ranks.get(kind(card))?.shift();
      return { card, rank: known ?? order.length + index };
    });
    const arranged = ranked.sort((one, other) => one.rank - other.rank).map(({ card }) => card);
    this.shown = arranged.map(kind);
    return arranged;
  }

  /** Move the card at one index to another; `release` lets go of it where it was dragged to. */
  async move(from: number, to: number, release: () => void = () => {}): Promise<void> {
    const order = [...this.shown];
    order.splice(to, 0, ...order.splice(from, 1));
    this.scene.motion.remember();
    release();
    if (from !== to) this.keep(order);
    await tick();
    this.scene.motion.play();
  }

  /** Back to the order that the table gives the cards. */
  reset(): void {
    this.keep(null);
  }

  private keep(order: string[] | null): void {
    const { [this.place]: _, ...others } = this.orders;
    const recent = Object.entries(others).slice(1 - TABLES);
    this.orders = { ...Object.fromEntries(recent), ...(order ? { [this.place]: order } : {}) };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.orders));
    } catch {
      // a private window: it holds until the page is closed
    }
  }

  /** Let the children of an element that match a selector be sorted: the cards, in their order. */
  sortable(selector: string): (container: HTMLElement) => (() => void) | undefined {
    return (container) => {
      if (!this.table) return undefined;
      container.dataset.hand = "";
      const cards = () =>
        [...container.children].filter((one) => one.matches(selector)) as HTMLElement[];
      const drag = new Drag(cards, (from, to, release) => void this.move(from, to, release));
      const typed = (event: KeyboardEvent) => void this.typed(event, cards());
      const listeners: [string, (event: any) => void, boolean?][] = [
        ["pointerdown", (event) => drag.down(event)],
        ["pointermove", (event) => drag.over(event)],
        ["pointerup", () => drag.drop()],
        ["pointercancel", () => drag.cancel()],
        ["click", (event) => drag.click(event), true],
        ["keydown", typed],
      ];
      for (const listener of listeners) container.addEventListener(...listener);
      return () => {
        for (const listener of listeners) container.removeEventListener(...listener);
      };
    };
  }

  private async typed(event: KeyboardEvent, cards: HTMLElement[]): Promise<void> {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const focused = event.target as HTMLElement;
    const from = cards.findIndex((card) => card.contains(focused));
    if (!step || !event.shiftKey || from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    const to = from + step;
    if (to < 0 || to >= cards.length) return;
    await this.move(from, to);
    focused.focus(); // it was lost on the way
    this.said = t("hand-moved", { place: to + 1, count: cards.length });
  }
}

/** A card that follows the pointer until it is dropped between others. */
class Drag {
  private card: HTMLElement | null = null;
  private start: [number, number] = [0, 0];
  private moving = false;
  private marked: HTMLElement | null = null;
  private to = 0;
  /** The click that ends a drag means nothing. */
  private ended = false;

  constructor(
    private readonly cards: () => HTMLElement[],
    private readonly move: (from: number, to: number, release: () => void) => void,
  ) {}

  down(event: PointerEvent): void {
    this.ended = false;
    if (event.button || !event.isPrimary) return;
    this.card = this.cards().find((one) => one.contains(event.target as Node)) ?? null;
    this.start = [event.clientX, event.clientY];
  }

  over(event: PointerEvent): void {
    if (!this.card || !event.isPrimary) return;
    if (!event.buttons) return this.cancel(); // it was let go elsewhere
    const x = event.clientX - this.start[0];
    const y = event.clientY - this.start[1];
    if (!this.moving) {
      if (!strayed(event, this.start)) return;
      this.moving = true;
      this.card.setPointerCapture(event.pointerId);
      this.card.dataset.dragged = "";
      this.to = this.cards().indexOf(this.card);
      lens.close();
    }
    this.card.style.transform = `translate(${x}px, ${y}px)`;
    this.aim(event.clientX, event.clientY);
  }

  /** Mark beside which card it would lie. */
  private aim(x: number, y: number): void {
    const others = this.cards().filter((one) => one !== this.card);
    const middles = others.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    const ways = middles.map((one) => Math.hypot(one.x - x, one.y - y));
    const nearest = ways.indexOf(Math.min(...ways));
    if (nearest < 0) return;
    const after = x > middles[nearest]!.x;
    this.to = nearest + Number(after);
    this.unmark();
    this.marked = others[nearest]!;
    this.marked.dataset.drop = after ? "after" : "before";
  }

  drop(): void {
    const { card, moving, to } = this;
    this.card = null;
    this.moving = false;
    this.unmark();
    if (!card || !moving) return;
    this.ended = true;
    const from = this.cards().indexOf(card);
    if (from < 0)
      this.release(card); // it has gone meanwhile
    else this.move(from, to, () => this.release(card));
  }

  cancel(): void {
    if (this.card) this.release(this.card);
    this.card = null;
    this.moving = false;
    this.unmark();
  }

  click(event: Event): void {
    if (!this.ended) return;
    this.ended = false;
    event.stopPropagation();
    event.preventDefault();
  }

  private release(card: HTMLElement): void {
    delete card.dataset.dragged;
    card.style.transform = "";
  }

  private unmark(): void {
    if (this.marked) delete this.marked.dataset.drop;
    this.marked = null;
  }
}
