/** The start options of a game: which input fits, and what is wrong with a value. */

import type { OptionInfo } from "../../../../src/sternentisch/server/protocol";
import type { Facts } from "../../lib/texts.svelte";

export type { OptionInfo };
export type Kind = "switch" | "number" | "steps" | "one" | "some" | "list";
export type Values = Record<string, unknown>;

/** More choices than these are typed, not shown one by one. */
const MANY = 20;

export function kindOf(option: OptionInfo): Kind {
  if (option.pick) return option.choices.length > MANY ? "list" : "some";
  if (typeof option.default === "boolean") return "switch";
  if (typeof option.default === "string") return "one";
  return option.high - option.low < 6 ? "steps" : "number";
}

/** Fine points: how something unclear in the rules is played. */
export const isFine = (option: OptionInfo): boolean => /-(AMB-|A)\d/.test(option.rule);

/** Options like `artifacts_3` are about one seat: only where there is such a seat. */
export function applies(option: OptionInfo, seats: number): boolean {
  const about = /_(\d+)$/.exec(option.name);
  return !about || Number(about[1]) < seats;
}

export const listed = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

/** What is wrong with a value: a text and its facts; null if it is fine. */
export function wrongValue(
  option: OptionInfo,
  value: unknown,
): { key: string; facts: Facts } | null {
  if (option.pick) {
    const picked = value as string[];
    const strange = picked.filter((one) => !option.choices.includes(one));
    if (strange.length)
      return {
        key: "hall-option-strange",
        facts: {
          names: strange.join(", "),
          first: option.choices[0]!,
          last: option.choices.at(-1)!,
        },
      };
    const short = picked.length < option.pick || (!option.more && picked.length > option.pick);
    const twice = new Set(picked).size < picked.length;
    if (picked.length && (short || twice))
      return {
        key: option.more ? "hall-option-at-least" : "hall-option-exactly",
        facts: { count: option.pick, picked: picked.length },
      };
    return null;
  }
  if (typeof option.default !== "number") return null;
  const number = value as number;
  if (Number.isInteger(number) && number >= option.low && number <= option.high) return null;
  return { key: "hall-option-range", facts: { low: option.low, high: option.high } };
}

/** Only what differs from the usual, for options that apply. */
export function given(options: readonly OptionInfo[], values: Values, seats: number): Values {
  const made: Values = {};
  for (const option of options) {
    const value = values[option.name];
    if (value === undefined || !applies(option, seats)) continue;
    if (JSON.stringify(value) !== JSON.stringify(option.default)) made[option.name] = value;
  }
  return made;
}
