import type { Hit } from "./hit.ts";

/** What becomes less. */
export const FALLS =
  /(?:^|\s)(?:down|fell|falls?|drop(?:ped|s)?|less|fewer|lower(?:ed)?|cut|shrunk|shrank|declined?|decreased?|lost|azal\p{L}*|düş\p{L}*|geril\p{L}*|indird\p{L}*|indirecek|indiriyor|eri\p{L}*|panik\p{L}*|panick?\p{L}*|crash\p{L}*|zarar\p{L}*)(?=$|[\s.,!])/iu;

const STEADY = /\b(?:steady|unchanged|on hold|flat)\b|(?<!\p{L})(?:sabit|değiştirmedi|değişmedi)/iu;

/** "Raise rates to cool it down": what is done comes before what it is done for. */
const RAISED =
  /\b(?:rais(?:e|es|ed|ing)|hik(?:e|es|ed|ing)|rose|increas(?:e|es|ed|ing)|soar(?:s|ed)?|doubl(?:e|es|ed))\b.*/iu;

/** A rate that was cut does not rise, and one that was kept does neither. */
export function chartOf(whole: string): string {
  const text = whole.replace(RAISED, "");
  if (RAISED.test(whole) && !FALLS.test(text)) return "chart-increasing";
  return FALLS.test(text) ? "chart-decreasing" : STEADY.test(text) ? "bar-chart" : "chart-increasing";
}

/** "Lost half of its value", "değerinin yarısını kaybetti": what is worth less. */
const WORTH_LESS =
  /\b(?:los(?:t|es?|ing)|shed|wiped out|gave up) (?:about |almost |nearly |over |more than |roughly )?(?:\S+ ){0,4}(?:its|their|the|his|her|my|your|our) (?:market |total |original |real )?(?:value|worth|price)\b|\blos(?:t|es?|ing) (?:\S+ ){0,2}value\b|\b(?:value|worth|price) (?:was |has |had |is |were )?(?:halved|cut in half)\b|(?<!\p{L})değer(?:[ıi]n[ıi]n?)? (?:\S+ ){0,4}(?:kaybet|kaybed|yitir)|(?<!\p{L})değer kayb/iu;
const CHART_SCORE = 5;

/** What lost its value stands beside the chart that falls. */
export function withFall(hits: readonly Hit[], text: string): readonly Hit[] {
  const [, word = ""] = /(value|worth|price|değer\p{L}*)/iu.exec(text) ?? [];
  if (
    !WORTH_LESS.test(text) ||
    hits.some(({ slug }) => /^chart-|^candlestick-/u.test(slug) && slug !== "chart-increasing")
  )
    return hits;
  const others = hits.filter(({ slug }) => slug !== "chart-increasing");
  const at = text.slice(0, text.indexOf(word)).split(/\s+/u).filter(Boolean).length;
  return [
    ...others,
    { slug: "chart-decreasing", word, at, count: 1, isRefused: false, score: CHART_SCORE, rank: "thing" },
  ];
}
