import type { Thing } from "#film/film.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { FIELDS } from "#director/senses/fields.ts";
import type { Draft } from "./draft.ts";

const RISES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:rose|rises?|rising|doubl(?:ed|es)|tripled|soared|jumped|climbed|surged|went up|increased|skyrocketed)\b/u,
  tr: /(?<!\p{L})(?:yüksel(?:d|i[ry]|m|ec)\p{L}*|art(?:tı|ıyor|mış|acak)\p{L}*|(?:iki|üç|dört|beş|on|\d+) katına çık\p{L}*|zam geldi|zamlan\p{L}*|fırladı|rekor kır\p{L}*)(?!\p{L})/u,
};
const FALLS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:fell|falls|falling|dropped|declined|crashed|plunged|halved|went down|decreased|slumped)\b/u,
  tr: /(?<!\p{L})(?:düş(?:tü|üyor|ebil|ec|müş)\p{L}*|azal(?:d|ı|m)\p{L}*|geril(?:ed|iy|em)\p{L}*|eridi|yarı yarıya|çakıldı|dibe vurdu)(?!\p{L})/u,
};
/** What is counted up and down: nobody's temperature, and no apple. */
const COUNTED =
  /(?<!\p{L})(?:kira|ücret|fiyat|satış|maaş|taksit|ihracat|ithalat|nüfus|işsizlik|altın|benzin|euro|bitcoin)|\b(?:rents?|prices?|sales|wages?|costs?|housing|population|unemployment|gold|bitcoin|gas)\b/u;
const CHARTS = /^(?:chart-|candlestick-chart|bar-chart|laptop-chart|house-keys-)/u;
const OF_TRADE = /^(?:cash-register|label|money-.*)$/u;
/** Scenes that draw no way up or down of their own; a chart has its bars, and a ring is read. */
const OPEN = new Set<Draft["kind"]>(["hook", "hero", "close", "figure", "end"]);

/** "Dolar yükseldi", "house prices doubled": which way it went is seen beside what went it. */
export function rising(draft: Draft, language: Language): Draft {
  const text = lowerCase(draft.text, language);
  const [rise, fall] = [RISES[language].exec(text), FALLS[language].exec(text)];
  const found = rise ?? fall;
  if (!found || (rise && fall) || draft.versus || draft.number !== undefined) return draft;
  if (!FIELDS.money.test(text) && !COUNTED.test(text)) return draft;
  const [main, second] = draft.things;
  const chart = draft.things.find(({ slug }) => CHARTS.test(slug));
  // Which way it went says more than what the film is about.
  if (main && chart) return main.word === "" && main !== chart ? { ...draft, things: [chart] } : draft;
  if (!OPEN.has(draft.kind) || !main || main.isRefused || main.count > 1) return draft;
  // The till of a sale says less than which way sales went.
  if (second !== undefined && second.word !== "" && !OF_TRADE.test(second.slug)) return draft;
  const word = draft.text.slice(found.index, found.index + found[0].length);
  const way: Thing = {
    slug: rise ? "chart-increasing" : "chart-decreasing",
    word,
    count: 1,
    isRefused: false,
  };
  return {
    ...draft,
    kind: draft.kind === "close" ? "hero" : draft.kind,
    things: main.word === "" ? [way] : [main, way],
  };
}
