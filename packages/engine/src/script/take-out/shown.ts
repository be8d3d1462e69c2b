import type { Span } from "#script/beats.ts";
import type { Page } from "#script/page.ts";
import { hasLetters, takeOut } from "#script/page.ts";

/** What a script says is seen: "[Visual: a lighthouse at night]", "[Görsel: gece deniz feneri]". */
const SHOWN = /[[(]\s?(?:görsel|görüntü|visual)\s?:\s?(?<words>[^[\]()\n]{1,300})[\])]/giu;

/** Where a line of it begins and ends, and what is seen with it. */
export type ShownWords = { words: string; at: number; from: number; to: number };

/** Takes out what is seen: it is neither read nor spoken, and tells the director what to show. */
export function takeOutShown(page: Page): { page: Page; shown: ShownWords[] } {
  const found = [...page.text.matchAll(SHOWN)].map((match) => ({
    span: { from: match.index, to: match.index + match[0].length },
    label: match[0].indexOf(":") + 1,
    words: match.groups?.["words"]?.trim() ?? "",
  }));
  const without = takeOut(
    page,
    "direction",
    found.map(({ span }) => span),
  );
  if (found.length === 0) return { page, shown: [] };
  // A text of nothing else is told: its words without what stands around them.
  if (!hasLetters(without.text)) return { page: takeOut(page, "direction", found.flatMap(aroundWords)), shown: [] };
  return {
    page: without,
    shown: found.map(({ span, words }) => ({ words, at: span.from, ...lineOf(without, span.from) })),
  };
}

function aroundWords({ span: { from, to }, label }: { span: Span; label: number }): Span[] {
  return [
    { from, to: from + label },
    { from: to - 1, to },
  ];
}

/** The line it stands in; alone in its line it belongs to the next one that says something. */
function lineOf({ text }: Page, at: number): { from: number; to: number } {
  let from = text.lastIndexOf("\n", at) + 1;
  for (;;) {
    const end = text.indexOf("\n", from);
    const to = end < 0 ? text.length : end;
    if (end < 0 || hasLetters(text.slice(from, to))) return { from, to };
    from = to + 1;
  }
}

/** Of a piece of text: what stands behind it in its line, else what stands before it there. */
export function shownWith(shown: readonly ShownWords[], piece: { from: number; to: number }): string | undefined {
  const own = shown.filter(({ from, to }) => from <= piece.from && piece.from < to);
  return (own.find(({ at }) => at >= piece.from) ?? own.at(-1))?.words;
}
