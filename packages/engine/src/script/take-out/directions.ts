import type { Language } from "#spec.ts";
import type { Span } from "#script/beats.ts";
import { CAMERA_NUMBER, DIRECTIONS, WEAK_DIRECTIONS } from "./direction-words.ts";
import { lowerCase } from "#script/language.ts";
import type { Page } from "#script/page.ts";
import { takeOut } from "#script/page.ts";

const STRONG = readList(DIRECTIONS);
const WEAK = readList(WEAK_DIRECTIONS);
const MOST_WORDS = 5;
/** Words that may stand between directions without being any. */
const FILLERS = new Set(
  "and with in a an the of style very ve ile bir tarzı tarzında olarak çekim shot video".split(" "),
);
const LABEL = /^(?:style|camera|lighting|mood|shot|format|aspect ratio|stil|tarz|kamera|ışık|çekim)\s?:\s?/u;

/** "[Scene 1]", "(music fades in)": what a script says to its crew, in brackets. */
const BRACKETED =
  /^(?:scene|shot|intro|outro|hook|voice ?over|narrator|music|sfx|sound|camera|cut to|fade|b-roll|zoom|pan|text on screen|visual|sahne|plan|giriş|kapanış|müzik|ses|kamera|dış ses|anlatıcı|görsel|görüntü|ekran)(?:[^\p{L}]|$)/u;

type Segment = Span & { strength: "strong" | "weak" | "none" };

/** Orders to an AI's camera ("35mm, slow motion, no text") are for nobody's eyes: a text made of nothing else names nothing to show. */
export function takeOutDirections(page: Page, language: Language): Page {
  const segments = cutSegments(page.text, language).map((span) => ({
    ...span,
    strength: weigh(page.text, span, language),
  }));
  const heads = segments.filter((segment) => segment.strength !== "none" && isHead(page.text, segment));
  const spans = segments.filter((segment, index) => {
    // "Close-up: … Portrait: …": before two colons they are shots, and nothing that is told.
    if (segment.strength === "strong" || (heads.length > 1 && heads.includes(segment))) return true;
    return segment.strength === "weak" && isInCompany(segments, index);
  });
  return takeOut(
    page,
    "direction",
    spans.map((span) => trim(page.text, span)),
  );
}

function trim(text: string, { from, to }: Span): Span {
  const part = text.slice(from, to);
  return { from: to - part.trimStart().length, to: from + part.trimEnd().length };
}

function isHead(text: string, { to }: Span): boolean {
  return text[to - 1] === ":";
}

/** A run of weak directions leans on a strong one at either end of it. */
function isInCompany(segments: readonly Segment[], index: number): boolean {
  for (const step of [-1, 1])
    for (let near = index + step, steps = 0; steps < 6; near += step, steps++) {
      const strength = segments[near]?.strength;
      if (strength === "strong") return true;
      if (strength !== "weak") break;
    }
  return false;
}

function cutSegments(text: string, language: Language): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { index, 0: sign } of text.matchAll(/[,;|()[\]{}\n•]|[.!?…]+(?=\s|$)|\s[-–—]\s/gu)) {
    if (index > from) spans.push({ from, to: index });
    from = index + sign.length;
  }
  if (from < text.length) spans.push({ from, to: text.length });
  return spans.flatMap((span) => cutHead(text, span, language));
}

/** What follows tells of the direction itself: that is the subject. */
const EXPLAINS = /^\s*(?:how|what|why|when|where|who|explained|nasıl|nedir|ne|neden|niçin)(?!\p{L})/iu;

/** "Dolly zoom: a fox runs": the camera's order stands before a colon. */
function cutHead(text: string, { from, to }: Span, language: Language): Span[] {
  const colon = text.slice(from, Math.min(to, from + 60)).indexOf(":") + 1;
  if (colon === 0 || !/^\s/u.test(text.slice(from + colon, to))) return [{ from, to }];
  const isOrder = weigh(text, { from, to: from + colon - 1 }, language) !== "none";
  const isTold = EXPLAINS.test(text.slice(from + colon, to));
  return isOrder && !isTold
    ? [
        { from, to: from + colon },
        { from: from + colon, to },
      ]
    : [{ from, to }];
}

function weigh(text: string, { from, to }: Span, language: Language): Segment["strength"] {
  // Longer than any direction: no need to look.
  if (to - from > 120) return "none";
  const plain = text.slice(from, to).trim().replace(/:$/u, "").replace(/\s+/gu, " ");
  const isBracketed = /[[({]/u.test(text[from - 1] ?? "") && /[\])}]/u.test(text[to] ?? "");
  if (isBracketed && BRACKETED.test(lowerCase(plain, language))) return "strong";
  // English directions are written in Turkish texts too, where a capital I would become another letter.
  const strengths = new Set([lowerCase(plain, language), lowerCase(plain, "en")].map(weighWords));
  if (strengths.has("strong")) return "strong";
  return strengths.has("weak") ? "weak" : "none";
}

function weighWords(segment: string): Segment["strength"] {
  if (!segment) return "none";
  const body = segment.replace(LABEL, "");
  const words = body.split(" ");
  let strength: Segment["strength"] = "none";
  let at = 0;
  while (at < words.length) {
    const length = longestKnown(words, at);
    const known = words.slice(at, at + length).join(" ");
    if (length === 0 && !FILLERS.has(words[at] ?? "")) return "none";
    if (STRONG.has(known) || CAMERA_NUMBER.test(known)) strength = "strong";
    else if (length > 0 && strength === "none") strength = "weak";
    at += Math.max(1, length);
  }
  return strength === "weak" && body !== segment ? "strong" : strength;
}

function longestKnown(words: readonly string[], at: number): number {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(" ");
    if (STRONG.has(phrase) || WEAK.has(phrase) || CAMERA_NUMBER.test(phrase)) return length;
  }
  return 0;
}

function readList(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(/[;\n]/u)
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  );
}
