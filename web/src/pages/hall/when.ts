/** How long ago something was, in the reader's language. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(at: number, now: number, language: string): string {
  const say = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  for (const [unit, length] of STEPS)
    if (seconds >= length) return say.format(-Math.floor(seconds / length), unit);
  return say.format(0, "second");
}
