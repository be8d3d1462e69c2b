import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import type { Hit } from "./hit.ts";

/** A word nobody knows, by the words beside it: what is eaten is a dish, and what is visited a sight. */
type Neighbours = { slug: string; said: RegExp };

/** "Zeugma Müzesi", "the Acropolis Museum": a name of its own says by its last word what it is called for. */
const HEADS: readonly (readonly [slug: string, turkish: string, english: string])[] = [
  ["castle", "kale|hisar|sur|saray", "castle|fortress|citadel|palace"],
  ["classical-building", "müze|tapına[kğ]|harabe|antik kent", "museum|temple|ruins"],
  ["church", "manastır|kilise|katedral", "monastery|abbey|cathedral|church|basilica"],
  ["mosque", "cami|camii|külliye", "mosque"],
  ["market-stall", "çarşı|pazar|bedesten", "market|bazaar"],
  ["lake", "göl", "lake"],
  ["waterfall", "şelale", "falls|waterfalls?"],
  ["beach-with-umbrella", "plaj|koy", "beach"],
  ["island", "ada", "island"],
  ["cave", "mağara", "caves?"],
  ["stone-bridge", "köprü", "bridge"],
  ["stone-tower", "kule", "tower"],
];

/** What is never eaten, seen or said so, though it stands beside such a verb. */
const NO_DISH =
  /^(?:ne|yemek|bir|şey|şeyi|az|çok|hiç|bol|her|geç|erken|akşam|sabah|öğle|öğlen|gece|orada|burada|birlikte|beraber|yavaş|iyi|kötü|sağlıklı|önce|sonra|dışarıda|evde|ayakta|kesinlikle|mutlaka|bile|de|da|dayak|kazık|gol|ceza|fırça|tokat|laf|hakkını|hakkı|para|parayı|kafayı|başının|etini|it|them|more|less|well|out|healthy|here|there|late|early|slowly|what|like|too|so|much|many|lots|anything|nothing|something|everything|only|your|my|his|her|our|their|one|two|three|its|right|before|after|when|together|again|and|or|for|at|in|on|with|from|to|this|that|these|those|every|all)$/u;

const DISH = "shallow-pan-of-food";
const SIGHT = "location-pin";

const EATEN: Readonly<Record<Language, RegExp>> = {
  tr: /(\p{L}{3,}) (?:ye|yiyin|yemeden dönme|yemelisin|yedik|yedim)(?=$|[.,!?…])/u,
  en: /\b(?:eat|taste|ate) (?:some |the |an? |local |fresh |traditional )?(\p{L}{4,})(?=$|[.,!?…]| (?:for|at|in|by|and|with)\b)/u,
};
/** "Rumkale'yi gör", "visit Petra": a name that is gone to. */
const VISITED: Readonly<Record<Language, RegExp>> = {
  tr: /(?<!\p{L})(\p{Lu}\p{L}{2,})['’](?:[yn]?[ıiuü]|d[ae]|t[ae]) (?:gör|gez|keşfet|ziyaret et|fotoğrafla)(?:ün|in|un|ın)?(?=$|[.,!?…])/u,
  en: /\b(?:[Vv]isit|[Ee]xplore|[Hh]ike to|[Cc]limb) (?:the )?(\p{Lu}\p{L}{2,})(?=$|[.,!?…]| (?:in|at|on|and|for|by|before)\b)/u,
};

const HEAD_FORMS = HEADS.map(([slug, turkish, english]): Record<Language, Neighbours> => ({
  tr: {
    slug,
    said: new RegExp(
      String.raw`(?<!\p{L})\p{Lu}\p{L}+ (?:\p{Lu}\p{L}+ )?((?:${capitals(turkish)})(?:l[ae]r)?s?[ıiuü])(?:['’]\p{L}+|n[ıiuüdae]\p{L}*)?(?!\p{L})|(?<!\p{L})((?!Çanakkale|Kırıkkale)\p{Lu}\p{L}{2,}(?:kale|hisar|kilise|saray))(?:['’]\p{L}+)(?!\p{L})`,
      "u",
    ),
  },
  en: {
    slug,
    said: new RegExp(String.raw`\b(?!The\b)\p{Lu}\p{L}+(?:['’]s)? (?:\p{Lu}\p{L}+ )?(${capitals(english)})\b`, "u"),
  },
}));

/** Written as the head of a name, with a capital. */
function capitals(words: string): string {
  return words
    .split("|")
    .map((word) => (word.startsWith("i") ? `İ${word.slice(1)}` : `${word[0]?.toLocaleUpperCase("tr")}${word.slice(1)}`))
    .join("|");
}

/** What a sentence shows that names nothing the lists know; `isFree`: whether a word is told by nothing yet. */
export function byNeighbours(text: string, language: Language, isFree: (word: string) => boolean): Hit[] {
  const found: Hit[] = [];
  for (const { [language]: head } of HEAD_FORMS) {
    const [, name, joined] = head.said.exec(text) ?? [];
    const word = name ?? joined;
    if (word !== undefined && isFree(word) && (joined === undefined || head.slug === slugOfJoined(joined)))
      found.push(hitOf(head.slug, word, text));
  }
  const [, eaten = ""] = EATEN[language].exec(text) ?? [];
  if (eaten !== "" && !NO_DISH.test(lowerCase(eaten, language)) && isFree(eaten)) found.push(hitOf(DISH, eaten, text));
  const [, visited = ""] = VISITED[language].exec(text) ?? [];
  if (found.length === 0 && visited !== "" && isFree(visited)) found.push(hitOf(SIGHT, visited, text));
  return found.filter(({ slug }, index) => found.findIndex((hit) => hit.slug === slug) === index);
}

/** "Zilkale", "Rumelihisar": one word that ends with what it is. */
function slugOfJoined(name: string): string {
  return name.endsWith("kilise") ? "church" : "castle";
}

const SCORE = 6.5;

function hitOf(slug: string, word: string, text: string): Hit {
  const at = text
    .slice(0, Math.max(0, text.indexOf(word)))
    .split(/\s+/u)
    .filter(Boolean).length;
  return { slug, word, at, count: 1, isRefused: false, score: SCORE, rank: "thing" };
}
