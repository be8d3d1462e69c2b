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
