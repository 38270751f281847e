/** The little Markdown of our rulebooks as blocks and runs; never as HTML. */

export interface Run {
  text: string;
  kind: "" | "b" | "i" | "code" | "rule";
  /** Of a rule: the bracket before it and the stops after it, from which it is not parted. */
  before?: string;
  after?: string;
}

export type Block =
  | { kind: "p"; runs: Run[] }
  | { kind: "list"; items: Run[][] }
  | { kind: "table"; head: Run[][]; rows: Run[][][] };

const RUN =
  /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|(\(?)\b([A-Z]{2}(?:(?:-[A-Z]+)+-?|-)\d+[a-z]?)\b([).,;:!?]*)/g;

export function runs(text: string): Run[] {
  const found: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(RUN)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), kind: "" });
    const [, bold, italic, code, before, rule, after] = match;
    if (bold) found.push({ text: bold, kind: "b" });
    else if (italic) found.push({ text: italic, kind: "i" });
    else if (code) found.push({ text: code, kind: "code" });
    else if (rule) found.push({ text: rule, kind: "rule", before, after });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), kind: "" });
  return found;
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => runs(cell.trim()));

export function blocks(markdown: string): Block[] {
  const made: Block[] = [];
  for (const part of markdown.split(/\n\s*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    if (!lines.length) continue;
    if (lines[0]!.startsWith("|")) {
      const [head, , ...rows] = lines;
      made.push({ kind: "table", head: cells(head!), rows: rows.map(cells) });
      continue;
    }
    let items: string[] = [];
    let words: string[] = [];
    const end = () => {
      if (words.length) made.push({ kind: "p", runs: runs(words.join(" ")) });
      if (items.length) made.push({ kind: "list", items: items.map(runs) });
      words = [];
      items = [];
    };
    for (const line of lines) {
      const item = /^\s*(?:[-*]|\d+\.)\s+(.*)$/.exec(line);
      if (item) {
        if (words.length) end();
        items.push(item[1]!);
      } else if (items.length && /^\s/.test(line)) items[items.length - 1] += ` ${line.trim()}`;
      else {
        if (items.length) end();
        words.push(line.trim());
      }
    }
    end();
  }
  return made;
}
