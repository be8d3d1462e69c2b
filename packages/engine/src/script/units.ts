import type { Language } from "#spec.ts";

/** Units as they are shown, by the words they are written with; Turkish ones lose their endings. */
const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  `%: percent yüzde | °C: derece degrees celsius | °F: fahrenheit | km: km kilometre kilometers kilometres kilometer | m: m metre meters metres
  cm: cm santim santimetre centimeters | mm: mm milimetre | kg: kg kilo kilogram kilograms kilos | g: g gr gram grams | l: l lt litre liters litres liter
  ml: ml mililitre | min: min mins minute minutes | h: hour hours hrs hr | s: second seconds sec secs | days: days | day: day | weeks: weeks | week: week
  months: months | month: month | years: years | year: year | dakika: dakika dk | saat: saat | saniye: saniye sn | gün: gün | hafta: hafta | ay: ay | yıl: yıl sene
  yaş: yaş | milyon: milyon | milyar: milyar | trilyon: trilyon | bin: bin | million: million millions mn | billion: billion billions bn | trillion: trillion
  thousand: thousand | TL: tl lira try | $: dolar dollar dollars bucks usd | €: euro avro euros eur | £: pound pounds sterlin gbp | am: am a.m | pm: pm p.m
  büyüklük: büyüklüğünde büyüklüğündeki büyüklük | magnitude: magnitude | km/h: kmh mph | kWh: kwh | W: watt watts | V: volt volts | GB: gb gigabyte | MB: mb | TB: tb | kcal: kcal kalori calories calorie | ×: kat fold | times: times
  °: ° | people: people | kişi: kişi | adım: adım | steps: steps | m²: m² metrekare | puan: puan | points: points | defa: defa kez | reps: reps | sets: sets | tekrar: tekrar
  glasses: glasses | bardak: bardak | kaşık: kaşık | miles: miles mile mi | feet: feet ft | inches: inches inch | lbs: lbs lb | oz: oz`
    .split(/[|\n]/u)
    .flatMap((part) => {
      const [unit = "", words = ""] = part.split(/:\s/u);
      return words.split(" ").flatMap((word) => (word ? [[word, unit.trim()]] : []));
    }),
);
const TURKISH_ENDING =
  /(?:lık|lik|luk|lük|da|de|ta|te|dan|den|tan|ten|lar|ler|a|e|ya|ye|ı|i|u|ü|yı|yi|sı|si|lı|li|lu|lü)$/u;

/** The unit a word names, as it is shown; empty: it names none. */
export function unitOf(word: string, language: Language): string {
  if (!word) return "";
  const known = Object.hasOwn(UNITS, word) ? UNITS[word] : undefined;
  if (known !== undefined || language === "en") return known ?? "";
  for (let stem = word, step = 0; step < 3; step++) {
    const next = stem.replace(TURKISH_ENDING, "");
    if (next === stem || next.length < 2) return "";
    stem = next;
    const found = Object.hasOwn(UNITS, stem) ? UNITS[stem] : undefined;
    if (found !== undefined) return found;
  }
  return "";
}

const WEIGHED = /\b(?:weigh\w*|heavy|heavier|dumbbells?)\b/iu;

/** Whether pounds are weighed in this text: "weighs forty pounds" is no sum of money. */
export function isWeighed(text: string): boolean {
  return WEIGHED.test(text) && !text.includes("£");
}

/** "2 l" is read as a letter: litres are written out. */
export function shownUnit(unit: string, word: string, language: Language): string {
  if (unit !== "l") return unit;
  return language === "tr" ? "litre" : word.length > 2 ? word : "litres";
}
