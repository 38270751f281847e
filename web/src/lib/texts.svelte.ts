/** The page's own texts: Fluent files, one pair for the page and one for each board. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "../texts/de.ftl?raw";
import en from "../texts/en.ftl?raw";
import hallDe from "../texts/hall.de.ftl?raw";
import hallEn from "../texts/hall.en.ftl?raw";
import { settings, type Language } from "./settings.svelte";

export type Facts = Record<string, FluentVariable>;
export type Texts = Record<Language, string>;

function bundle(language: Language, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const bundles = { de: bundle("de", `${de}\n${hallDe}`), en: bundle("en", `${en}\n${hallEn}`) };

/** Add the texts of a board; adding them again changes nothing. */
export function add(texts: Texts): void {
  for (const language of ["de", "en"] as const)
    bundles[language].addResource(new FluentResource(texts[language]), {
      allowOverrides: true,
    });
}

/** Whether there is such a text. */
export function has(key: string): boolean {
  return bundles[settings.language].hasMessage(key);
}

/** Say something in the reader's language; `key.attribute` says an attribute. */
export function t(key: string, facts: Facts = {}): string {
  const spoken = bundles[settings.language];
  const [id, attribute] = key.split(".") as [string, string?];
  const message = spoken.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) {
    console.error(`no text ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = spoken.formatPattern(pattern, facts, errors);
  if (errors.length) console.error(key, errors);
  return text;
}
