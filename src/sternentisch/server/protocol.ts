// Made from protocol.py and wire.py by `make protocol`; do not edit.

export const PROTOCOL = 1;

/** A message from the browser. The field `do` says which. */
export type FromClient =
  | Hello
  | Ping
  | PlayNow
  | UndoNow
  | RedoNow
  | ResetNow
  | AskNow
  | AnswerNow
  | ResumeNow
  | ResignNow
  | TakeOverNow
  | ReturnNow
  | SayNow;

/** A message to the browser. The field `is` says which. */
export type FromServer =
  | Welcome
  | Update
  | Done
  | DeniedSeen
  | Said
  | Pong;

/** Send me everything. `chat` is the last line of the chat I have. */
export interface Hello {
  do: "hello";
  protocol?: number;
  chat?: number;
}

/** Are you there? */
export interface Ping {
  do: "ping";
}

/** I play an action; `version` is that of the position I see. */
export interface PlayNow {
  do: "play";
  key: string;
  version: number;
  action: number;
}

/** I take my last action back. */
export interface UndoNow {
  do: "undo";
  key: string;
}

/** I play again what I took back. */
export interface RedoNow {
  do: "redo";
  key: string;
}

/** I take back all I can. */
export interface ResetNow {
  do: "reset";
  key: string;
}

/** I ask the others: `undo`, `pause` or `rematch`. */
export interface AskNow {
  do: "ask";
  key: string;
  what: "undo" | "pause" | "rematch";
}

/** I answer what was asked. */
export interface AnswerNow {
  do: "answer";
  key: string;
  yes: boolean;
}

/** I end the pause. */
export interface ResumeNow {
  do: "resume";
  key: string;
}

/** I give up. */
export interface ResignNow {
  do: "resign";
  key: string;
}

/** A bot shall play for a seat: mine, or that of somebody long away. */
export interface TakeOverNow {
  do: "take-over";
  key: string;
  seat: number;
  bot: string;
}

/** I play myself again. */
export interface ReturnNow {
  do: "return";
  key: string;
}

/** I say something. */
export interface SayNow {
  do: "say";
  key: string;
  text: string;
}

/** Everything: the table, what happened so far, what was said. */
export interface Welcome {
  is: "welcome";
  protocol: number;
  table: TableSeen;
  events: EventSeen[];
  chat: Line[];
}

/** Entry `number` was made. */
export interface Update {
  is: "update";
  number: number;
  at: number;
  events: EventSeen[];
  table: TableSeen;
}

/** The deed with this key is entry `number`, and will not be lost. */
export interface Done {
  is: "done";
  key: string;
  number: number;
}

/** That is not possible: the text `denied-<code>`, or the rule that forbids it. */
export interface DeniedSeen {
  is: "denied";
  key: string;
  code: string;
  rule: string;
}

/** Somebody has said something. */
export interface Said {
  is: "said";
  line: Line;
}

/** I am here. */
export interface Pong {
  is: "pong";
  at: number;
}

/** Somebody who wants to play at once. */
export interface Guest {
  name: string;
}

/** A name and a password. */
export interface Credentials {
  name: string;
  password: string;
}

/** Who you are. */
export interface Me {
  id: string;
  name: string;
  guest: boolean;
}

/** A table to be made: you sit on `seat` (null: you look on), bots by seat, "" for people. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  timing?: Timing;
  private?: boolean;
  seat?: number | null;
  bots?: string[];
  position?: Record<string, unknown> | null;
  begin?: boolean;
}

/** Where to sit; a private table wants its invite. */
export interface SitDown {
  seat: number;
  invite?: string;
}

/** Which bot sits where; an empty one leaves. */
export interface BotSeat {
  seat: number;
  bot: string;
}

/** A table in a list. `invite` is told to those who sit there. */
export interface TableCard {
  id: string;
  game: string;
  phase: string;
  private: boolean;
  places: PlaceSeen[];
  timing: Timing;
  rated: boolean;
  result: Result | null;
  created: number;
  changed: number;
  rematch: string | null;
  invite: string | null;
}

/** A finished game after so many actions: one view, or those of all seats. */
export interface Replayed {
  step: number;
  steps: number;
  actor: number | null;
  move: string;
  events: EventSeen[];
  views: unknown[];
}

/** An action of a game's table. */
export interface ActionInfo {
  id: number;
  verb: string;
  args: Record<string, unknown>;
  notation: string;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: string;
  seats: [number, number];
  cooperative: boolean;
  levels: string[];
}

/** The same, with its options and all its actions. */
export interface GameDetails {
  id: string;
  title: string;
  seats: [number, number];
  cooperative: boolean;
  levels: string[];
  options: Record<string, unknown>[];
  actions: ActionInfo[];
}

/** What is wrong: a code with the text `denied-<code>`, a rule of the game, or both. */
export interface Problem {
  code: string;
  rule?: string;
  detail?: string;
}

/** One sentence of the log: of which entry, when, and whose doing it was (-1: nobody's). */
export interface Sentence {
  number: number;
  at: number;
  seat: number;
  kind: string;
  text: string;
}

/** A legal action, and what it is about: the pieces and places it touches. */
export interface Choice {
  id: number;
  verb: string;
  facts: Record<string, number | string | (number | string)[]>;
}

/** Milliseconds left for each seat at the time `at`, and whose time runs. */
export interface ClockSeen {
  left: number[];
  running: number | null;
  at: number;
}

/** Something that happened; `seat` -1: nobody's doing. */
export interface EventSeen {
  kind: string;
  seat: number;
  facts: Record<string, number | string | (number | string)[]>;
}

/** Something that somebody has said; `seat` is None for an onlooker. */
export interface Line {
  number: number;
  at: number;
  name: string;
  seat: number | null;
  text: string;
}

/** A place: who sits there, and which bot plays there now. */
export interface PlaceSeen {
  name: string;
  human: boolean;
  bot: string;
  away: boolean;
  out: string;
}

/** What was asked, by whom, and whose answers are missing. */
export interface RequestSeen {
  what: string;
  seat: number;
  waiting: number[];
}

/** The standing: ranks start at 1; those who resigned or ran out of time come last. */
export interface Result {
  how: string;
  reason: string;
  ranks: number[];
  points: number[];
  victory: boolean | null;
}

/** A table as one seat, or an onlooker, sees it. */
export interface TableSeen {
  number: number;
  version: number;
  phase: string;
  game: string;
  options: Record<string, unknown>;
  timing: Timing;
  rated: boolean;
  paused: boolean;
  places: PlaceSeen[];
  you: number | null;
  actor: number | null;
  clock: ClockSeen;
  request: RequestSeen | null;
  can_undo: boolean;
  can_redo: boolean;
  result: Result | null;
  rematch: string | null;
  view: unknown;
  choices: Choice[];
}

/**
 * How long players may think, in milliseconds.
 *
 * `live`: a bank for the whole game, and some more for each turn; `days`: so long for each turn.
 */
export interface Timing {
  kind?: "none" | "live" | "days";
  bank?: number;
  gain?: number;
}
