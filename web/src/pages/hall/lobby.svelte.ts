/** The tables of the hall: mine and the public ones, looked at again every ten seconds. */

import { details, get, post, Trouble, type GameInfo, type TableCard } from "../../lib/api";
import { person } from "../../lib/person.svelte";
import { router } from "../../lib/router.svelte";
import { usual } from "./chairs";
import { remember, remembered, usualSeats } from "./remembered.svelte";

export type Card = TableCard;
type Public = Record<"open" | "playing" | "over", Card[]>;

const EVERY = 10_000;

class Lobby {
  mine = $state.raw<Card[]>([]);
  all = $state.raw<Public>({ open: [], playing: [], over: [] });
  loaded = $state(false);
  trouble = $state.raw<unknown>(null);
  now = $state(Date.now());

  async look(): Promise<void> {
    try {
      if (!person.known) await person.look();
      const [all, mine] = await Promise.all([
        get<Public>("/api/tables"),
        person.me ? get<Card[]>("/api/tables/mine") : [],
      ]);
      this.all = all;
      this.mine = mine;
      this.trouble = null;
    } catch (error) {
      if (error instanceof Trouble && error.code === "not-logged-in") await person.look();
      else this.trouble = error;
    }
    this.now = Date.now();
    this.loaded = true;
  }

  /** Look now and then while the page can be seen; returns how to stop. */
  follow(): () => void {
    const look = () => {
      if (document.visibilityState === "visible") void this.look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** Tables I play at, mine to choose first; then the others, the latest first. */
  get current(): Card[] {
    return this.mine
      .filter((card) => card.phase === "open" || card.phase === "playing")
      .sort((one, other) => Number(other.turn) - Number(one.turn) || other.changed - one.changed);
  }

  /** Tables at which nothing happens any more, the latest first. */
  get ended(): Card[] {
    return this.mine
      .filter((card) => card.phase === "over" || card.phase === "closed")
      .sort((one, other) => other.changed - one.changed);
  }

  get finished(): Card[] {
    return this.ended.filter((card) => card.phase === "over");
  }

  /** Open tables of others. */
  get open(): Card[] {
    return this.others("open");
  }

  get playing(): Card[] {
    return this.others("playing");
  }

  private others(phase: "open" | "playing"): Card[] {
    const own = new Set(this.mine.map((card) => card.id));
    return this.all[phase].filter((card) => !own.has(card.id));
  }
}

export const lobby = new Lobby();

/** Play at once against bots; whoever has never played it gets the setup for a first game. */
export async function playAtOnce(game: GameInfo): Promise<void> {
  const [, { options }] = await Promise.all([person.be(), details(game.id)]);
  const seats = usualSeats(game);
  const before = await get<Card[]>("/api/tables/mine");
  const first =
    options.some((option) => option.name === "first_game") &&
    !before.some((card) => card.game === game.id && card.phase === "over");
  const chairs = usual(seats, remembered.level, game.lots);
  const card = await post<TableCard>("/api/tables", {
    game: game.id,
    seats,
    seat: chairs.findIndex((chair) => chair.who === "me"),
    bots: chairs.map((chair) => (chair.who === "bot" ? chair.level : "")),
    private: true,
    options: first ? { first_game: true } : {},
  });
  remember(remembered.level, game.id, seats);
  router.go(`/table/${card.id}`);
}

async function sit(card: Card): Promise<void> {
  const latest = await get<TableCard>(`/api/tables/${card.id}`);
  const seat = latest.places.findIndex((place) => !place.name && !place.bot);
  if (seat < 0) throw new Trouble(409, "full");
  await post(`/api/tables/${card.id}/sit`, { seat });
}

/** Close a table of mine for good; nobody has begun to play there. */
export async function close(card: Card): Promise<void> {
  await post(`/api/tables/${card.id}/close`);
  await lobby.look();
}

/** Take the first open place, then go there. */
export async function join(card: Card): Promise<void> {
  await person.named(() => sit(card));
  router.go(`/table/${card.id}`);
}
