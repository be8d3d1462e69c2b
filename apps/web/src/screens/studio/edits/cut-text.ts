import { SCENE_TEXT_MAX } from "@sahne/contract/limits";

/** A long text in pieces that fit a scene each: at the end of a sentence where there is one, else between two words. */
export function cutText(text: string, most = SCENE_TEXT_MAX): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > most) {
    const at = cutBefore(rest, most);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return rest === "" && pieces.length > 0 ? pieces : [...pieces, rest];
}

/** Where a text is best cut in two: near its middle, after a sentence or a comma if one ends there. */
export function middleOf(text: string): number {
  const middle = text.length / 2;
  const places = [...text.matchAll(/[.!?…;:,]*\s+/gu)].map(({ index, 0: gap }) => {
    const isSentence = /^[.!?…]/u.test(gap);
    const weight = isSentence ? 0.35 : /^[,;:]/u.test(gap) ? 0.65 : 1;
    return { at: index + gap.length, cost: Math.abs(index + gap.length - middle) * weight };
  });
  const [best] = places.filter(({ at }) => at < text.length).toSorted((a, b) => a.cost - b.cost);
  return best?.at ?? Math.ceil(middle);
}

function cutBefore(text: string, most: number): number {
  const head = text.slice(0, most);
  const sentence = Math.max(...[". ", "! ", "? ", "… ", "\n"].map((end) => head.lastIndexOf(end)));
  if (sentence > most / 3) return sentence + 1;
  const space = head.lastIndexOf(" ");
  return space > 0 ? space : most;
}
