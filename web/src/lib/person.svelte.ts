/** Who is at this screen. */

import { get, post, type Me } from "./api";

const NAMES = ["Vega", "Mira", "Rigel", "Lyra", "Orion", "Nova", "Altair", "Juno", "Sirius", "Io"];

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
