/** Where long words may break: browsers hyphenate only some languages, and not always. */

/** Second parts of the compounds in names and texts of the game. */
const PARTS = [
  "stützung kanone pistole gewehr granate wächter unterstützung staub fluss feld laser werkstatt apotheke",
  "banner schild abgleich plünderer jäger droide priesterin rufer überhitzung geschoss straße sog",
  "eisen koloss bestie stapel bereich welt kern kerne karte karten batterie kommandant mörser",
  "plättchen haubitze salve raketen torpedo strahl verfall umprogrammierung barrikade karabiner sphäre",
]
  .join(" ")
  .split(" ");
const COMPOUND = new RegExp(`(?<=\\p{L}{3})(?=(?:${PARTS.join("|")})\\p{L}{0,2}(?!\\p{L}))`, "giu");
const WORD = /\p{L}{10,}/gu;
/** Between syllables: before a consonant, or letters that sound together, with a vowel behind. */
const SYLLABLE =
  /(?<=[aeiouyäöü][a-zäöüß]*?)(?=(?:sch|ch|ph|th|ck|qu|st|sp|[bfgkp][lr]|[dt]r|[bcdfghjklmnpqrstvwxzß])[aeiouyäöü])/giu;
const TOGETHER = /^(ch|ck|ph|th|qu|st|sp|[bfgkp][lr]|[dt]r)$/i;

function places(word: string): number[] {
  const parts = [...word.matchAll(COMPOUND)].map((match) => match.index);
  if (parts.length || word.length < 10) return parts;
  return [...word.matchAll(SYLLABLE)]
    .map((match) => match.index)
    .filter((at) => at > 2 && at < word.length - 2)
    .filter((at) => !TOGETHER.test(word.slice(at - 1, at + 1)))
    .filter((at) => word.slice(at - 1, at + 2).toLowerCase() !== "sch");
}

/** Put soft hyphens into long words. */
export function soft(text: string): string {
  return text.replace(WORD, (word) =>
    places(word).reduceRight((made, at) => `${made.slice(0, at)}\u00ad${made.slice(at)}`, word),
  );
}
