/** The words [from, to) shown together, their lines (indexes from 0) and the size that lets the widest line fit. */
export type WordGroup = { from: number; to: number; lines: number[][]; fontSize: number };

export type CaptionBox = {
  fontSize: number;
  maxWidth: number;
  maxLines: number;
  /** Width of a text at `fontSize`. */
  measure(text: string): number;
};

const ENDS_SENTENCE = /[.!?…]["”’»)]?$/u;
const ENDS_CLAUSE = /[,;:–—]$/u;

/** Groups words so that each group fits the box, ends at punctuation where it can, and has balanced lines. */
export function groupWords(words: readonly string[], box: CaptionBox): WordGroup[] {
  const groups: WordGroup[] = [];
  let from = 0;
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const isFull = index + 1 < words.length && !fits(words.slice(from, index + 2), box);
    const isClause = ENDS_CLAUSE.test(word) && index - from >= 2;
    if (!isFull && !isClause && !ENDS_SENTENCE.test(word) && index + 1 < words.length) continue;
    groups.push({ from, to: index + 1, ...layLines(words.slice(from, index + 1), box) });
    from = index + 1;
  }
  return joinOrphans(groups, words, box);
}

/** A word left alone after a full group takes back two words of its neighbour, or one, where both then fit the box. */
function joinOrphans(groups: readonly WordGroup[], words: readonly string[], box: CaptionBox): WordGroup[] {
  const kept: WordGroup[] = [];
  for (const group of groups) {
    const previous = kept.at(-1);
    const split = previous && findSplit(previous, group, words, box);
    if (!previous || split === undefined) {
      kept.push(group);
      continue;
    }
    kept.pop();
    kept.push({ from: previous.from, to: split, ...layLines(words.slice(previous.from, split), box) });
    kept.push({ from: split, to: group.to, ...layLines(words.slice(split, group.to), box) });
  }
  return kept;
}

function findSplit(
  previous: WordGroup,
  group: WordGroup,
  words: readonly string[],
  box: CaptionBox,
): number | undefined {
  const isOrphan = group.to - group.from === 1 && previous.to - previous.from >= 4;
  if (!isOrphan || ENDS_SENTENCE.test(words[previous.to - 1] ?? "")) return undefined;
  return [previous.to - 2, previous.to - 1].find((split) => fits(words.slice(split, group.to), box));
}

function fits(words: readonly string[], box: CaptionBox): boolean {
  return breakGreedily(words, box, box.maxWidth).length <= box.maxLines;
}

/** The narrowest width that needs no more lines: that is what balances them. */
function layLines(words: readonly string[], box: CaptionBox): { lines: number[][]; fontSize: number } {
  const lineCount = breakGreedily(words, box, box.maxWidth).length;
  let narrow = Math.max(...words.map((word) => box.measure(word)));
  let wide = Math.max(box.maxWidth, narrow);
  while (wide - narrow > box.fontSize / 8) {
    const middle = (narrow + wide) / 2;
    if (breakGreedily(words, box, middle).length <= lineCount) wide = middle;
    else narrow = middle;
  }
  const lines = breakGreedily(words, box, wide);
  const widest = Math.max(...lines.map((line) => box.measure(line.map((index) => words[index]).join(" "))));
  return { lines, fontSize: Math.floor(box.fontSize * Math.min(1, box.maxWidth / widest)) };
}

function breakGreedily(words: readonly string[], box: CaptionBox, width: number): number[][] {
  const space = box.measure(" ");
  const lines: number[][] = [[]];
  let used = 0;
  for (const [index, word] of words.entries()) {
    const wordWidth = box.measure(word);
    const line = lines.at(-1);
    if (line && (line.length === 0 || used + space + wordWidth <= width)) {
      used += (line.length > 0 ? space : 0) + wordWidth;
      line.push(index);
    } else {
      lines.push([index]);
      used = wordWidth;
    }
  }
  return lines;
}
