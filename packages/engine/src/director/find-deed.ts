import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";

/** What happens to a thing, where it can be shown by the thing itself. */
export type Deed =
  | "grow"
  | "shrink"
  | "fall"
  | "part"
  | "break"
  | "lose"
  | "find"
  | "mix"
  | "pour"
  | "burn"
  | "run"
  | "sleep"
  | "build"
  | "open"
  | "close"
  | "wait"
  | "save"
  | "spend"
  | "learn"
  | "win";

/**
 * A small letter of the languages a film is told in. The engine of the language takes thirty times as long over `\p{L}`, which
 * it looks up in the tables of all scripts anew for each of these patterns.
 */
const LETTER = "[a-zà-öø-ɏ]";
const FIRST_WORD = new RegExp(`^${LETTER}*`, "u");

/** Endings of a Turkish verb that say that it is done; refusals ("açmaz") have none of them. */
const DONE = String.raw`(?:[dt][ıiuü]|[ıiuü]yor|yor|[ıiuüae]r|m[ıiuü]ş|y?[ae]ca[kğ]|[ıiuü]p|y[ıiuü]p|[ae]r[ae]k|m[ae]k|y?[ıiuü]nc[ae]|[dt][ıiuü]k[çt]|[ıiuü]l|y?[ae]n(?!${LETTER}))${LETTER}*`;
/** Orders: the bare verb, and its plural. */
const ORDER = String.raw`(?:[ıiuü]n)?(?!${LETTER})`;

function turkish(done: string, ordered = "", others = ""): RegExp {
  // "Bekle" becomes "bekliyor".
  const narrowed = done
    .split("|")
    .filter((stem) => /[ae]$/u.test(stem))
    .map((stem) => `${stem.slice(0, -1)}[ıiuü]yor`);
  const parts = [
    `(?:${done})${DONE}`,
    ...(narrowed.length > 0 ? [`(?:${narrowed.join("|")})`] : []),
    ...(ordered ? [`(?:${ordered})${ORDER}`] : []),
    ...(others ? [`(?:${others})`] : []),
  ];
  return new RegExp(String.raw`(?<!${LETTER})(?:${parts.join("|")})`, "u");
}

function english(words: string): RegExp {
  return new RegExp(
    String.raw`(?<!\b(?:never|not|don't|doesn't|didn't|can't|won't|no one|nobody)\s(?:\w+\s)?)\b(?:${words})\b`,
    "u",
  );
}

/** In this order: what leaves the clearest picture first. */
const DEEDS: readonly (readonly [Deed, Readonly<Record<Language, RegExp>>])[] = [
  [
    "lose",
    {
      tr: turkish(
        "kaybet|kaybed|kaybol|yitir|yok ol|çalın",
        "",
        String.raw`bomboş|boş (?:geldi|çıktı|kaldı|döndü)|boştu|kayıp(?!${LETTER})|kayboldu`,
      ),
      en: english(
        "los(?:e|es|t|ing)(?! (?:weight|yourself|myself|himself|herself|in|your way|count|sleep|touch))|vanish(?:es|ed)?|disappear(?:s|ed)?|(?:is|was|are|were|went) (?:missing|gone)|empty|stolen|nothing left",
      ),
    },
  ],
  [
    "break",
    {
      tr: turkish("kır(?!m)|kırıl|çatla|parçala|yıkıl|kop", "", "ikiye (?:bölün|ayrıl)"),
      en: english(
        "br(?:eak|eaks|oke|oken)(?! (?:up|even|the (?:record|news)))|crack(?:s|ed)?(?! (?:it|them) open)|shatter(?:s|ed)?|tore|torn|collaps(?:es|ed)?",
      ),
    },
  ],
  [
    "part",
    {
      tr: turkish(
        "böl|bölün|kes(?!in)|kesil|dilimle|doğra|ayır|ayrıl|paylaş",
        "böl|kes|dilimle|doğra|ayır|halka halka kes",
      ),
      en: english(
        "cut(?:s|ting)? (?!down|off|your|my|back)|slic(?:e|es|ed)|chop(?:s|ped)?|split(?:s)?|divid(?:e|es|ed)|in half|halv(?:e|es|ed)|shar(?:e|es|ed) (?:the|a|an|your|it)",
      ),
    },
  ],
  [
    "find",
    {
      tr: turkish("keşfet|rastla", "", String.raw`bul(?:du|muş|uyor|up|unca|mak|acak|duk)${LETTER}*`),
      en: english("f(?:ind|inds|ound)(?! (?:it hard|that))|discover(?:s|ed)?|stumbl(?:e|es|ed) (?:up)?on"),
    },
  ],
  [
    "burn",
    {
      tr: turkish("yan(?!ında)|tutuş|alev al", "", String.raw`yak(?:tı|ar|ıyor|ıp|ınca|mak)${LETTER}*`),
      en: english("burn(?:s|ed|t|ing)?|(?:caught|catch(?:es)?|on|sets?) fire|in flames"),
    },
  ],
  [
    "mix",
    {
      tr: turkish("karıştır|çırp|yoğur|harmanla", "karıştır|çırp|yoğur|harmanla"),
      en: english("mix(?:es|ed)?|stir(?:s|red)?|blend(?:s|ed)?|whisk(?:s|ed)?|combin(?:e|es|ed)|knead"),
    },
  ],
  [
    "pour",
    {
      tr: turkish("dök(?!ül|tür)|serp|gezdir|sula", "dök|serp|gezdir|sula"),
      en: english("pour(?:s|ed)?|drizzl(?:e|es|ed)|sprinkl(?:e|es|ed)|spill(?:s|ed)?"),
    },
  ],
  [
    "sleep",
    {
      tr: turkish("uyu(?!m)|uyukla", "", String.raw`uykuya dal${LETTER}*`),
      en: english("sle(?:ep|eps|pt|eping)|asleep|naps?|dozes?"),
    },
  ],
  [
    "build",
    {
      tr: turkish("inşa ed|inşa et|kurul", "", String.raw`inşa${LETTER}*|kur(?:du|muş|uyor|up|mak)${LETTER}*`),
      en: english(
        "buil(?:d|ds|t) (?!up)|(?<!\\b(?:the|an?|this|that|every|each|state|office|tall|old|new|school|apartment|whole|\\w+[a-z] apartment) )building (?!up)|construct(?:s|ed)?|assembl(?:e|es|ed)",
      ),
    },
  ],
  [
    "grow",
    {
      tr: turkish("büyü(?!k)|art(?!ı)|yüksel|çoğal|genişle|uza(?!k)|katlan", "", String.raw`arttı${LETTER}*`),
      en: english(
        "gr(?:ow|ows|ew|own|owing)|ris(?:e|es|en|ing)|rose|increas(?:e|es|ed)|doubl(?:e|es|ed)|tripl(?:e|es|ed)|expand(?:s|ed)?|swell(?:s|ed)?",
      ),
    },
  ],
  [
    "shrink",
    {
      tr: turkish("azal|kısal|küçül|eri(?!ş)|daral|geril"),
      en: english(
        "shr(?:ink|inks|ank|unk|inking)|decreas(?:e|es|ed)|declin(?:e|es|ed)|melt(?:s|ed|ing)?(?! (?:\\w+ ){0,2}(?:butter|chocolate|cheese|sugar|wax|margarine|caramel)\\b)|fad(?:e|es|ed)",
      ),
    },
  ],
  [
    "fall",
    {
      tr: turkish("düş(?!ün)|devril|çök", "", "yere (?:ser|kapak)"),
      en: english(
        "f(?:all|alls|ell|allen|alling)(?! (?:asleep|in love|for|silent|quiet|still|ill|sick|apart|behind|short|dark|open|into place)\\b)|drop(?:s|ped)?|tumbl(?:e|es|ed)|s[au]nk|(?<!\\b(?:kitchen|bathroom|the|an?|your|my|her|his|our|blocked|clogged) )sink(?:s)?",
      ),
    },
  ],
  [
    "run",
    {
      tr: turkish("koş(?!ul)|fırla|hızlan", "koş", String.raw`kaç(?:tı|ıyor|ar|ıp|mak|arken)${LETTER}*`),
      en: english(
        "r(?:un|uns|an|unning)(?! (?:out|a|the)\\b)|rush(?:es|ed)?|escap(?:e|es|ed)|fle(?:e|es|d)|chas(?:e|es|ed)|sprint(?:s|ed)?",
      ),
    },
  ],
  [
    "win",
    {
      tr: turkish("kazan(?!ç)", "", String.raw`şampiyon${LETTER}*|zafer${LETTER}*|birinci ol${LETTER}*`),
      en: english("w(?:in|ins|on|inning)(?!['’]t)|champions?|victory|triumph(?:s|ed)?"),
    },
  ],
  [
    "save",
    {
      tr: turkish("biriktir", "biriktir", String.raw`tasarruf${LETTER}*|kenara (?:koy|ayır)${LETTER}*`),
      en: english("sav(?:e|es|ed|ing) (?:money|\\$|up|\\d|a third|half)|savings|set aside|put(?:s)? aside"),
    },
  ],
  [
    "spend",
    {
      tr: turkish("harca|öde(?!v)", "harca|öde"),
      en: english("spen(?:d|ds|t|ding)(?! (?:time|the|a|an|your|my|his|her))|pay(?:s|ing)?(?! attention)|paid|costs?"),
    },
  ],
  [
    "learn",
    {
      tr: turkish("öğren(?!c)", "öğren", String.raw`fark et${LETTER}*|anladı${LETTER}*`),
      en: english("learn(?:s|ed|t|ing)?|realiz(?:e|es|ed)|figured? out"),
    },
  ],
  [
    "wait",
    {
      tr: turkish("bekle|sabret", "bekle|sabret", String.raw`beklemede${LETTER}*`),
      en: english("wait(?:s|ed|ing)?|patien(?:t|ce)"),
    },
  ],
  [
    "close",
    {
      tr: turkish("kapat|kapan|kilitle", "kapat|kilitle", String.raw`açma(?:z|y|d)${LETTER}*`),
      en: /\b(?:clos(?:e|es|ed)(?! to)|shut(?:s)?|lock(?:s|ed)|(?:never|not|don't|can't) (?:be )?open(?:ed)?)\b/u,
    },
  ],
  [
    "open",
    {
      tr: turkish("açıl", "", String.raw`aç(?:tı|ıyor|ar|ıp|ınca|mış)${LETTER}*`),
      en: english("open(?:s|ed|ing)?|unlock(?:s|ed)?"),
    },
  ],
];

/** What a sentence says is done, if that can be shown. */
export function findDeed(text: string, language: Language): Deed | null {
  const told = lowerCase(text, language);
  const [deed = null] = DEEDS.find(([name, words]) => isTold(words[language].exec(told), told, name, language)) ?? [];
  // "The letters grew shorter, the silence longer": what is told first is told of the thing.
  const other = deed === "grow" ? findIn("shrink") : -1;
  return other >= 0 && other < findIn("grow") ? "shrink" : deed;

  function findIn(name: Deed): number {
    return DEEDS.find(([known]) => known === name)?.[1][language].exec(told)?.index ?? -1;
  }
}

/** "Düşürme", "kırmayın": an order not to do it shows nothing done; what nobody opens is closed. */
const FORBIDDEN = /m[ae](?:y[ıi]n(?:[ıi]z)?)?$/u;

function isTold(found: RegExpExecArray | null, told: string, deed: Deed, language: Language): boolean {
  if (found === null) return false;
  const word = FIRST_WORD.exec(told.slice(found.index + found[0].lastIndexOf(" ") + 1))?.[0] ?? "";
  return language === "en" || deed === "close" || !FORBIDDEN.test(word);
}
