/** The lens: enlarges one piece beside it. One for the whole page. */

export interface About {
  /** The kind and id of its texts: `card` and `drollo` for `card-drollo`. */
  kind: string;
  id: string;
  /** The table of the content it stands in, if that is not its kind. */
  table?: string;
}

class Lens {
  anchor = $state.raw<Element | null>(null);
  about = $state.raw<About | undefined>();
  name = $state("");
  key = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;

  open(anchor: Element, about: About | undefined, name: string, key: string): void {
    clearTimeout(this.timer);
    this.anchor = anchor;
    this.about = about;
    this.name = name;
    this.key = key;
  }

  soon(anchor: Element, about: About | undefined, name: string, key: string): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (anchor.isConnected) this.open(anchor, about, name, key); // else it is gone by now
    }, 350);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), 200);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  close(): void {
    clearTimeout(this.timer);
    this.anchor = null;
  }
}

export const lens = new Lens();
