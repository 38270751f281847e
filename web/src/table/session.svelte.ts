/**
 * A live table: one socket that comes back by itself. Every deed has a key; what was not answered
 * is sent again after a reconnect, so nothing is lost and nothing is done twice.
 */

import {
  PROTOCOL,
  type DeniedSeen,
  type EventSeen,
  type FromServer,
  type Line,
  type StoryStep,
  type TableSeen,
  type Update,
} from "../../../src/sternentisch/server/protocol";
import { get, type TableCard } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { t } from "../lib/texts.svelte";
import { painted } from "./painted";
import { isAsked, Scene, type Choice } from "./scene.svelte";
import { sound } from "./sound";

type Deed = { do: string; key: string } & Record<string, unknown>;
export type Connection = "opening" | "open" | "lost" | "gone";

/** How long the doing of others stays on the screen before the next. */
const BEAT = 420;
const HURRY = 6000;
/** The rule that only says that something else is asked. */
const UNASKED = "ST-1";
/** How long a step is shown again. */
const RECAP = 1100;
/** So many steps of others are kept to be shown again. */
const KEPT = 30;

/** Whether several people play at this screen. */
const isShared = (table: TableSeen) => table.phase === "playing" && table.seats.length > 1;

export class Session extends Scene {
  connection = $state<Connection>("opening");
  /** Why the table cannot be shown. */
  refused = $state("");
  chat = $state.raw<Line[]>([]);
  unread = $state(0);
  card = $state.raw<TableCard | null>(null);
  /** All that happened in a finished game, without what was taken back. */
  story = $state.raw<EventSeen[] | null>(null);
  /** The device is handed over: nothing of anybody's is shown. */
  curtain = $state<number | null>(null);
  thinking = $state(false);
  /** Deeds that have not been answered yet. */
  pending = $state(0);
  /** What the others have done since one's own last move. */
  past = $state.raw<{ seen: TableSeen; text: string }[]>([]);
  /** Which of it is being shown again. */
  recap = $state<number | null>(null);
  /** The server's time minus ours. */
  offset = 0;

  private socket: WebSocket | null = null;
  private tries = 0;
  private closed = false;
  private waiting = new Map<string, Deed>();
  private answers = new Map<string, (said: FromServer) => void>();
  private queue: Update[] = [];
  /** The table as the latest message has it; it may not be on the screen yet. */
  private heard: TableSeen | null = null;
  private pumping = false;
  /** As which of several places of one screen we look on. */
  private seat: number | null = null;
  /** Whoever the curtain waits for has said they are there. */
  private lifting = false;
  private counter = 0;
  private readonly born = Math.random().toString(36).slice(2, 10);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly invite: string,
  ) {
    super();
    this.hand.table = id;
  }

  // --- the socket ---------------------------------------------------------------------------

  open(): void {
    if (this.closed) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket${this.query}`,
    );
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as FromServer);
    socket.onclose = (event) => this.left(event.code, event.reason);
  }

  close(): void {
    this.closed = true;
    this.queue = [];
    this.recap = null;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Come back as somebody else: a socket belongs to whoever opened it. */
  renew(): void {
    clearTimeout(this.timer);
    const old = this.socket;
    if (old) old.onopen = old.onmessage = old.onclose = null;
    old?.close();
    this.open();
  }

  /** Ask for everything, in the reader's language. */
  hello(seat: number | null = this.seat): void {
    this.seat = seat;
    const as = seat === null ? {} : { seat };
    this.send({ do: "hello", protocol: PROTOCOL, lang: settings.language, ...as });
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private left(code: number, reason: string): void {
    this.socket = null;
    if (this.closed) return;
    if (code === 4404) {
      this.giveUp(reason || "no-such-table");
      return;
    }
    this.connection = "lost";
    const wait = Math.min(8000, 250 * 2 ** this.tries++) * (0.7 + Math.random() * 0.6);
    this.timer = setTimeout(() => this.open(), code === 4429 ? wait + 2000 : wait);
  }

  private giveUp(why: string): void {
    this.connection = "gone";
    this.refused = why;
  }

  private hear(said: FromServer): void {
    if ("table" in said && said.table.phase === "closed") {
      this.giveUp("table-closed");
      this.close();
      return;
    }
    switch (said.is) {
      case "welcome":
        this.welcome(said.table, said.events, said.chat);
        break;
      case "update":
        this.offset = said.table.clock.at - Date.now();
        this.queue.push(said);
        void this.pump();
        break;
      case "said":
        if (said.line.number > (this.chat.at(-1)?.number ?? 0)) {
          this.chat = [...this.chat, said.line];
          if (this.drawer !== "chat") this.unread++;
        }
        break;
      case "denied":
        if (said.key) this.answered(said);
        else this.unwelcome(said);
        break;
      case "done":
      case "because":
      case "hint":
        this.answered(said);
        break;
    }
  }

  private answered(said: FromServer & { key: string }): void {
    this.waiting.delete(said.key);
    this.pending = this.waiting.size;
    this.answers.get(said.key)?.(said);
    this.answers.delete(said.key);
  }

  /** Our hello was refused: perhaps the place is no longer ours, else there is no way in. */
  private unwelcome(said: DeniedSeen): void {
    if (this.seat !== null && said.code === "not-seated") {
      this.hello(null);
      return;
    }
    this.giveUp(said.code);
    this.close();
  }

  private welcome(table: TableSeen, events: EventSeen[], chat: Line[]): void {
    this.tries = 0;
    this.connection = "open";
    this.queue = [];
    this.heard = table;
    this.past = [];
    this.recap = null;
    this.offset = table.clock.at - Date.now();
    const again = this.log.length && events.length >= this.log.length;
    if (!again) this.since = events.length;
    this.log = events;
    const first = chat[0]?.number ?? Infinity; // a welcome in between tells only new lines
    this.chat = [...this.chat.filter((line) => line.number < first), ...chat];
    this.cover(table);
    void this.show(table).then(() => {
      if (this.heard === table) this.arrived(table);
    });
    for (const deed of this.waiting.values()) this.send(deed);
    if (table.phase !== "playing" || !this.card) void this.look();
  }

  /** The curtain goes up for whoever has said they are there; on coming in it is down. */
  private cover(table: TableSeen): void {
    if (this.lifting && table.you === this.curtain) {
      this.curtain = null;
      this.lifting = false;
    } else if (isShared(table) && this.seat === null && !table.open_hands) this.curtain = table.you;
  }

  private async look(): Promise<void> {
    const { query } = this;
    this.card = await get<TableCard>(`/api/tables/${this.id}${query}`).catch(() => this.card);
  }

  /** Have the story of the finished game told. */
  async tell(): Promise<void> {
    const { query } = this;
    const steps = await get<StoryStep[]>(`/api/tables/${this.id}/story${query}`).catch(() => []);
    this.story = steps.flatMap((step) => step.events);
  }

  private get query(): string {
    return this.invite ? `?invite=${encodeURIComponent(this.invite)}` : "";
  }

  /** Show what happened one by one: one's own at once, that of others at a pace to follow. */
  private async pump(): Promise<void> {
    if (this.pumping) return;
    this.pumping = true;
    while (this.queue.length) {
      const update = this.queue.shift()!;
      const before = this.heard;
      if (before && update.number <= before.number) continue;
      if (before && update.number !== before.number + 1) {
        this.hello();
        break;
      }
      this.heard = update.table;
      this.log = [...this.log, ...update.events];
      const mine = before !== null && isAsked({ ...before, paused: false });
      const text = update.events
        .map((event) => event.text)
        .filter(Boolean)
        .join(" ");
      if (!mine) this.past = [...this.past, { seen: update.table, text }].slice(-KEPT);
      else if (before.version !== update.table.version) this.past = [];
      sound.events(update.events, update.table.you);
      if (before?.phase !== update.table.phase) void this.look();
      // at once: what is over already is not drawn
      if (!settings.pace && this.queue.some((later) => later.number > update.number)) continue;
      await this.show(update.table);
      if (this.heard !== update.table || this.closed) continue; // a welcome was quicker
      this.arrived(update.table);
      await painted();
      if (!mine && update.events.length && this.queue.length && settings.pace) {
        const waits = this.queue.length * BEAT;
        const beat = (BEAT / settings.pace) * (waits > HURRY ? 0.5 : 1);
        await new Promise((done) => setTimeout(done, beat));
      }
    }
    this.pumping = false;
  }

  /** A position is on the screen: whose is the next choice? */
  private arrived(table: TableSeen): void {
    const { actor, you, seats } = table;
    const yours = isAsked(table);
    if (isShared(table)) this.seat ??= you;
    if (yours && !this.yours) sound.turn();
    this.yours = yours;
    if (table.phase === "over" && !this.ended) {
      this.ended = true;
      this.curtain = null; // no hand is a secret any more
      sound.end(table.result?.victory ?? table.result?.ranks[you ?? 0] === 1);
    }
    const next = actor !== null && actor !== you && seats.includes(actor) ? actor : null;
    if (next === null || next === this.curtain || table.places[next]?.bot) return;
    if (table.open_hands) {
      this.hello(next); // there is nothing to hide from whoever sat here before
      return;
    }
    this.curtain = next;
    this.lifting = false;
  }
  private yours = false;
  private warned = false;
  private ended = false;

  /** Show again what the others have done; once more ends it. */
  async again(): Promise<void> {
    if (this.recap !== null) {
      this.recap = null;
      return;
    }
    if (this.pumping || !this.past.length || this.curtain !== null) return;
    this.pumping = true;
    const now = this.seen!;
    const { heard } = this;
    for (let at = 0; at < this.past.length; at++) {
      this.recap = at;
      await this.show({ ...this.past[at]!.seen, choices: [] });
      for (let waited = 0; waited < RECAP && this.recap === at; waited += 50)
        await new Promise((done) => setTimeout(done, 50));
      if (this.recap === null) break;
    }
    this.recap = null;
    this.pumping = false;
    if (this.heard === heard) await this.show(now); // unless something newer is there
    void this.pump();
  }

  /** Somebody else of the same screen looks from now on. */
  reveal(): void {
    if (this.curtain === null) return;
    this.lifting = true;
    this.hello(this.curtain);
  }

  // --- deeds --------------------------------------------------------------------------------

  /** Do something; resolves with the server's answer, however often the line breaks. */
  deed(what: string, more: Record<string, unknown> = {}): Promise<FromServer> {
    const key = `${this.born}${this.counter++}`;
    const deed: Deed = { do: what, key, ...more };
    this.waiting.set(key, deed);
    this.pending = this.waiting.size;
    this.send(deed);
    return new Promise((resolve) => this.answers.set(key, resolve));
  }

  /** Do something, and say so if it is not possible. */
  async does(what: string, more: Record<string, unknown> = {}): Promise<boolean> {
    const said = await this.deed(what, more);
    if (said.is !== "denied") return true;
    if (said.code === "stale") this.hello();
    else this.notice = { text: said.text, rule: said.rule, kind: "no" };
    return false;
  }

  /** The places of this screen whose answer to a request is missing. */
  get wanted(): number[] {
    const { request, seats = [] } = this.seen ?? {};
    return request?.waiting.filter((seat) => seats.includes(seat)) ?? [];
  }

  /** Answer a request for all places of this screen; one "no" is enough. */
  async answer(yes: boolean): Promise<void> {
    for (const _ of yes ? this.wanted : [0]) if (!(await this.does("answer", { yes }))) return;
  }

  override play(choice: Choice): void {
    if (!this.seen) return;
    this.since = this.log.length;
    void this.does("play", { version: this.seen.version, action: choice.id });
  }

  override async why(key: string): Promise<void> {
    const actions = this.actions.filter((act) => this.targets(act.id).includes(key));
    if (!actions.length || this.seen?.you === null || this.seen?.phase !== "playing") {
      this.notice = { text: t("why-nothing"), rule: "", kind: "info" };
      return;
    }
    const ids = actions.map((act) => act.id).slice(0, 60);
    const said = await this.deed("why", { actions: ids });
    if (said.is === "denied") this.notice = { text: said.text, rule: said.rule, kind: "no" };
    if (said.is !== "because") return;
    // the most telling answer: a rule of the game rather than "that is not asked now"
    const answer =
      said.answers.find((one) => one.allowed) ??
      said.answers.find((one) => one.rule && one.rule !== UNASKED) ??
      said.answers[0]!;
    this.notice = answer.allowed
      ? { text: t("why-allowed"), rule: "", kind: "info" }
      : { text: answer.text, rule: this.behind(answer.rule), kind: "no" };
  }

  /** The rule to open: where something else is asked, the first one about that question. */
  private behind(rule: string): string {
    return rule === UNASKED ? (this.seen?.rules[0] ?? "") : rule;
  }

  /** Ask for the best choice; where that ends the rating, this is said first. */
  async hint(): Promise<void> {
    const seen = this.seen;
    if (this.thinking || !seen || !this.asked) return;
    const alone = seen.places.every((place, seat) => !place.human || seen.seats.includes(seat));
    if (seen.rated && alone && !this.warned) {
      this.warned = true;
      this.notice = { text: t("hint-unrated"), rule: "", kind: "info" };
      return;
    }
    this.thinking = true;
    const said = await this.deed("hint");
    this.thinking = false;
    if (said.is === "denied") this.notice = { text: said.text, rule: said.rule, kind: "no" };
    if (said.is !== "hint" || !said.best.length || said.version !== this.seen?.version) return;
    const best = said.best[0]!;
    const choice = this.choices.find((one) => one.id === best.action);
    if (!choice) return;
    this.pointed = this.targets(choice.id);
    this.notice = {
      text: t("hint-best", {
        label: choice.label,
        value: Math.round(100 * best.value),
        reason: best.text,
      }),
      rule: "",
      kind: "hint",
    };
  }
}
