/** Which piles are spread out over the lower half of the board. One for the whole page. */

export type Shown =
  { what: "seat"; seat: number } | { what: "boss" } | { what: "supply"; pile: string };

class Sheet {
  shown = $state.raw<Shown | null>(null);

  toggle(shown: Shown): void {
    const same = JSON.stringify(this.shown) === JSON.stringify(shown);
    this.shown = same ? null : shown;
  }
}

export const sheet = new Sheet();
