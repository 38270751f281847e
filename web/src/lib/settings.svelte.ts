/** What somebody has set on this device. */

export type Language = "de" | "en";

/** The languages of the page, each with its own name. */
export const LANGUAGES: [Language, string][] = [
  ["de", "Deutsch"],
  ["en", "English"],
];

export interface Settings {
  language: Language;
  confirm: boolean;
  sound: boolean;
  letters: boolean;
  list: boolean;
  pace: number;
  motion: boolean;
}

const KEY = "sternentisch";
const phone = matchMedia("(max-width: 700px)").matches;
const usual: Settings = {
  language: navigator.language.startsWith("de") ? "de" : "en",
  confirm: true,
  sound: !phone,
  letters: true,
  list: false,
  pace: 1,
  motion: true,
};

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...usual, ...stored() });

/** Change a setting, and remember it. */
export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a private window: it holds until the page is closed
  }
}

/** Whether pieces may travel. */
export function moves(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
