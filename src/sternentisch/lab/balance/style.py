"""How a report looks: light or dark as the reader likes, on paper, on a telephone."""

from __future__ import annotations

STYLE = """\
:root {
  color-scheme: light dark;
  --paper: #fbfbf9; --card: #ffffff; --ink: #1a1d24; --faint: #5b6270; --line: #d9dce2;
  --accent: #00558c; --mark: #fff1d6; --uncertain: #8a4b00;
  --series-0: #3b8fc4; --series-1: #d55e00; --series-2: #2fa583; --series-3: #e0a526;
  --series-4: #c783ab; --series-5: #8cc4e6; --series-6: #a8a8a8; --series-7: #b9a94f;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0f131a; --card: #171c26; --ink: #e8ebf1; --faint: #a3acbb; --line: #333b49;
    --accent: #7cc3f2; --mark: #3a2c12; --uncertain: #f0b45c;
    --series-0: #3f87b8; --series-1: #f07f2e; --series-2: #24886b; --series-3: #a97a12;
    --series-4: #9e5f85; --series-5: #4b7f9f; --series-6: #6f7682; --series-7: #7d7230;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1rem clamp(0.8rem, 3vw, 2.5rem) 4rem; max-width: 88rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
}
h1 { font-size: clamp(1.5rem, 4vw, 2.2rem); line-height: 1.2; margin: 1rem 0 0.4rem; }
h2 { font-size: 1.35rem; margin: 2.4rem 0 0.8rem; }
header p { margin: 0.2rem 0; color: var(--faint); overflow-wrap: anywhere; }
header .lead { color: var(--ink); font-weight: 600; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1rem 0; }
nav a {
  padding: 0.35rem 0.9rem; border: 1px solid var(--line); border-radius: 1rem;
  background: var(--card); color: var(--accent); text-decoration: none;
}
.found {
  margin-top: 1.2rem; padding: 0.2rem 1.2rem 0.8rem; background: var(--card);
  border: 1px solid var(--line); border-left: 5px solid var(--series-1); border-radius: 0.5rem;
}
.found h2 { margin-top: 0.8rem; }
.found ul { padding-left: 1.2rem; columns: 28rem 2; column-gap: 2.5rem; }
.found li { margin: 0.35rem 0; break-inside: avoid; }
.note { color: var(--faint); font-size: 0.9rem; max-width: 60rem; }
.charts { columns: 21rem; column-gap: 1rem; }
figure {
  margin: 0 0 1rem; padding: 0.8rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 0.5rem; break-inside: avoid;
}
.chart * { stroke-linejoin: round; stroke-linecap: butt; }
figcaption { font-weight: 600; font-size: 0.95rem; margin-bottom: 0.5rem; }
.chart { display: block; width: 100%; height: auto; font-family: system-ui, sans-serif; }
details {
  margin: 0.8rem 0; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem;
}
summary { padding: 0.6rem 1rem; cursor: pointer; font-weight: 600; }
summary span { color: var(--faint); font-weight: 400; font-size: 0.85rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.9rem; }
th, td {
  padding: 0.35rem 0.7rem; text-align: left; vertical-align: top;
  border-top: 1px solid var(--line);
}
thead th { color: var(--faint); font-weight: 500; vertical-align: bottom; }
tbody th { font-weight: 500; min-width: 9rem; }
.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
thead .figure { white-space: normal; }
.mark th, .mark td { background: var(--mark); }
.uncertain { color: var(--uncertain); }
.notes dt { font-weight: 600; margin-top: 0.8rem; }
.notes dd { margin: 0; max-width: 60rem; }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.figure small { font-size: 0.92em; color: var(--faint); }
@media (max-width: 40rem) {
  th, td { padding: 0.3rem 0.45rem; }
  tbody th { min-width: 6.5rem; overflow-wrap: anywhere; }
  .figure small { display: block; }
}
@media print {
  :root { color-scheme: light; }
  body { max-width: none; padding: 0; font-size: 9pt; }
  nav { display: none; }
  .charts { columns: 2; }
  details::details-content { content-visibility: visible; height: auto; }
  .figure { white-space: normal; }
  tr { break-inside: avoid; }
}
"""
