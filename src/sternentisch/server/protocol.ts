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
  | SayNow
  | WhyNot
  | HintNow;

/** A message to the browser. The field `is` says which. */
export type FromServer =
  | Welcome
  | Update
  | Done
  | DeniedSeen
  | Because
  | HintSeen
  | Said
  | Pong;

/**
 * Send me everything. `chat` is the last line of the chat I have.
 *
 * With `lang` words come along from now on. `seat` says as whom I look, if I have several places.
 */
export interface Hello {
  do: "hello";
  protocol?: number;
  chat?: number;
  lang?: "" | "de" | "en";
  seat?: number | null;
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
  what: "pause" | "rematch" | "undo";
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
  bot: "1" | "2" | "3" | "4" | "5";
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

/** Why can I not play these actions? */
export interface WhyNot {
  do: "why";
  key: string;
  actions: number[];
}

/** What is best? Only where nobody else plays. */
export interface HintNow {
  do: "hint";
  key: string;
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
  text: string;
}

/** What you asked about with `why`, in the same order. */
export interface Because {
  is: "because";
  key: string;
  version: number;
  answers: Reason[];
}

/** The best choices in the position `version`, the best first. */
export interface HintSeen {
  is: "hint";
  key: string;
  version: number;
  best: Advice[];
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
  names?: string[];
  position?: Record<string, unknown> | null;
  lesson?: boolean;
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
  actor: number | null;
  you: number[];
  mine: boolean;
  turn: boolean;
}

/** A finished game after so many actions: one view, or those of all seats. */
export interface Replayed {
  step: number;
  steps: number;
  actor: number | null;
  seat: number;
  move: string;
  events: EventSeen[];
  views: unknown[];
  seen: TableSeen;
}

/** An action of a finished game and what happened by it; step 0 is what came before. */
export interface StoryStep {
  step: number;
  seat: number;
  move: string;
  events: EventSeen[];
}

/** An action of a game's table. */
export interface ActionInfo {
  id: number;
  verb: string;
  args: Record<string, unknown>;
  notation: string;
}

/** A start option; with a language: what it and its choices are called. */
export interface OptionInfo {
  name: string;
  default: unknown;
  choices: string[];
  low: number;
  high: number;
  pick: number;
  more: boolean;
  rule: string;
  label: string;
  text: string;
  names: Record<string, string>;
}

/** A game that can be played here; with a language: what to say about it and its bots. */
export interface GameInfo {
  id: string;
  title: string;
  seats: [number, number];
  cooperative: boolean;
  lots: boolean;
  has_lesson: boolean;
  levels: string[];
  tagline: string;
  level_names: Record<string, string>;
  level_texts: Record<string, string>;
}

/** The same, with its options and all its actions. */
export interface GameDetails {
  id: string;
  title: string;
  seats: [number, number];
  cooperative: boolean;
  lots: boolean;
  has_lesson: boolean;
  levels: string[];
  tagline: string;
  level_names: Record<string, string>;
  level_texts: Record<string, string>;
  options: OptionInfo[];
  actions: ActionInfo[];
}

/** The words of a game that need no facts, by their keys; attributes as `key.attribute`. */
export interface GameWords {
  words: Record<string, string>;
}

/** A rule of the rulebook; its text is Markdown. */
export interface RuleText {
  id: string;
  title: string;
  chapter: string;
  text: string;
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

/** A choice worth making: the chance to win with it, from 0 to 1, and why. */
export interface Advice {
  action: number;
  value: number;
  text: string;
}

/**
 * A legal action, and what it is about: the pieces and places it touches.
 *
 * If you have a language: its `label`, and whether it is `final`: it cannot be taken back.
 */
export interface Choice {
  id: number;
  verb: string;
  facts: Record<string, number | string | (number | string)[]>;
  label: string;
  final: boolean;
}

/** Milliseconds left for each seat at the time `at`, and whose time runs. */
export interface ClockSeen {
  left: number[];
  running: number | null;
  at: number;
}

/** Something that happened; `seat` -1: nobody's doing. `text` tells it in your language. */
export interface EventSeen {
  kind: string;
  seat: number;
  facts: Record<string, number | string | (number | string)[]>;
  text: string;
}

/**
 * A lesson: what to do now, if it is the learner's choice, and what there is to say about it.
 *
 * `action` is null when the others play, and after the last step.
 */
export interface LessonSeen {
  step: number;
  steps: number;
  action: number | null;
  text: string;
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

/** Whether you may play an action; if not: a `code` as in `denied`, and perhaps the rule. */
export interface Reason {
  action: number;
  allowed: boolean;
  code: string;
  rule: string;
  title: string;
  text: string;
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
  breakdown: Record<string, number>[];
  tie_break: string;
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
  seats: number[];
  actor: number | null;
  clock: ClockSeen;
  request: RequestSeen | null;
  can_undo: boolean;
  can_redo: boolean;
  result: Result | null;
  rematch: string | null;
  view: unknown;
  choices: Choice[];
  question: string;
  rules: string[];
  names: string[];
  lesson: LessonSeen | null;
  open_hands: boolean;
}

/**
 * How long players may think, in milliseconds.
 *
 * `live`: a bank for the whole game, and some more for each turn; `days`: so long for each turn.
 */
export interface Timing {
  kind?: "days" | "live" | "none";
  bank?: number;
  gain?: number;
}
