import type { ThingColor } from "#film/thing-colors.ts";
import type { Language } from "#spec.ts";
import { lowerCase } from "#script/language.ts";
import { denialOf } from "#director/match/denials.ts";

/** Colours that can be shown as such, by the beginnings of their words; `=` stands for a whole word. */
const COLORS: readonly (readonly [slug: string, RegExp])[] = [
  ["paint-red", /^(?:kırmızı|kızıl(?:$|l[ıa]|[ıa]$)|red$|crimson)/u],
  ["paint-blue", /^(?:mavi(?:$|s|y|l|n|d)|lacivert|turkuaz|blue$|turquoise$)/u],
  ["paint-green", /^(?:yeşil(?:$|i|l|d)|green$)/u],
  ["paint-yellow", /^(?:sarı(?:$|y[ıa]$|n[ıi]n$|d[ıi]r$|d[ae]n?$|s[ıi])|yellow$)/u],
  ["paint-purple", /^(?:mor$|moru|eflatun|purple$|violet$)/u],
  ["paint-pink", /^(?:pembe|pink$)/u],
  ["paint-orange", /^turuncu/u],
  ["paint-white", /^(?:bembeyaz|white$)/u],
  ["paint-black", /^(?:simsiyah|black$)/u],
];
/** What has that colour itself, instead of a pot of it. */
export const COLOR_OF_PAINT: Readonly<Record<string, ThingColor | undefined>> = {
  "paint-red": "red",
  "paint-blue": "blue",
  "paint-green": "green",
  "paint-yellow": "yellow",
  "paint-purple": "purple",
  "paint-pink": "pink",
  "paint-orange": "orange",
  "paint-white": "white",
  "paint-black": "black",
};
/** The colour a sentence names, as a drawing of that paint. */
export function colorThing(text: string, language: Language): string | undefined {
  return findColor(text, language)?.slug;
}

/** The paint and the word for it as it is written. */
export function findColor(text: string, language: Language): { slug: string; word: string } | undefined {
  const written = text.split(/[^\p{L}'’]+/u).filter(Boolean);
  const words = written.map((word) => lowerCase(word, language));
  // "Kırmızı değil mavi", "not red but blue", "no black smoke": what it is not is not its colour.
  const isDenied = (at: number) => {
    const to = (words[at + 1] ?? "").startsWith("renk") ? at + 2 : at + 1;
    return denialOf(words, { from: at, to, clause: 0, end: words.length }, language) !== "none";
  };
  for (const [slug, known] of COLORS) {
    const at = words.findIndex((word, index) => known.test(word) && !isDenied(index));
    if (at >= 0) return { slug, word: written[at] ?? "" };
  }
  return undefined;
}

/** "Choose from sand, forest or midnight blue": these are colours. */
const COLOURS_OFFERED =
  /\b(?:choose from|available in|comes? in|get (?:them|it|yours) in|colou?rs?:) .*\b(?:white|black|blue|red|green|grey|gray|pink|beige|graphite|silver|navy)\b/iu;

export function offersColors(text: string): boolean {
  return COLOURS_OFFERED.test(text);
}

/** The pot of paint that stands for a sentence; undefined: it names no colour, or one of light, of the sky or of a thing. */
export function paintOf(
  text: string,
  { topic, told, language }: { topic: string | null; told: string; language: Language },
): string | undefined {
  const written = lowerCase(text, language);
  if (SHINES.test(written)) return undefined;
  // The blue of an evening is the sky's.
  if (topic !== null && (SUNSET.test(written) || OF_A_THING.test(text))) return undefined;
  const paint = colorThing(text, language);
  // "You look up and see blue": in a text about the sky that blue is the sky.
  if (paint === "paint-blue" && topic?.startsWith("sun-")) return undefined;
  return paint && EVENING.test(paint) && SUNSET.test(told) ? "red-sunset" : paint;
}

/** "Connect the red clamp": the colour tells one thing from another, and is not what is told. */
const OF_A_THING = /\b(?:the|an?) (?:red|blue|green|yellow|purple|pink|white|black) \p{L}/iu;
/** "It glows cool white", "beyaz ışık": light is no paint. */
const SHINES = /\b(?:glow|shin|light|flash)(?:e|es|s|ed|ing)?\b|\bshone\b|ışı[kğ]|parl[aıi]/u;

/** In a text about evenings the red and the gold that are left are the sky's. */
const EVENING = /^paint-(?:red|orange|yellow|pink|purple)$/u;
const SUNSET = /gün ?batım|sunset|\bdusk\b/u;
