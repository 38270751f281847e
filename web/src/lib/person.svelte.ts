/** Who is at this screen. */

import { get, post, Trouble, type Me, type TableCard } from "./api";

const NAMES = ["Vega", "Mira", "Rigel", "Lyra", "Orion", "Nova", "Altair", "Juno", "Sirius", "Io"];
const GIVEN = new RegExp(`^(${NAMES.join("|")})( \\d+)?$`);
/** So much of a name stays when a number is put behind it. */
const STEM = 26;

class Person {
  me = $state<Me | null>(null);
  known = $state(false);

  async look(): Promise<void> {
    this.me = await get<Me | null>("/api/me");
    this.known = true;
  }

  /** Be somebody: whoever is nobody yet becomes a guest with the name of a star. */
  async be(): Promise<Me> {
    if (!this.known) await this.look();
    if (!this.me) {
      const name = NAMES[Math.floor(Math.random() * NAMES.length)]!;
      this.me = await post<Me>("/api/guest", { name });
    }
    return this.me;
  }

  /** Do something as somebody; a guest whose name is taken there does it under another one. */
  async named<T>(deed: () => Promise<T>): Promise<T> {
    const me = await this.be();
    try {
      return await deed();
    } catch (error) {
      const taken = error instanceof Trouble && error.code === "name-taken";
      if (!taken || !me.guest || !(await this.unattached(me))) throw error;
      const stem = me.name.replace(/ \d+$/, "").slice(0, STEM);
      await this.rename(`${stem} ${2 + Math.floor(Math.random() * 98)}`);
      return deed();
    }
  }

  /** Whether a name means nothing to whoever has it: it is from us, or nobody has met it yet. */
  private async unattached(me: Me): Promise<boolean> {
    return GIVEN.test(me.name) || !(await get<TableCard[]>("/api/tables/mine")).length;
  }

  async rename(name: string): Promise<void> {
    this.me = await post<Me>("/api/guest", { name });
  }

  async logIn(name: string, password: string): Promise<void> {
    this.me = await post<Me>("/api/login", { name, password });
  }

  async claim(name: string, password: string): Promise<void> {
    await this.be();
    this.me = await post<Me>("/api/claim", { name, password });
  }

  async logOut(): Promise<void> {
    await post("/api/logout");
    this.me = null;
  }
}

export const person = new Person();
