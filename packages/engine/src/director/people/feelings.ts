import type { Language } from "#spec.ts";
import type { Mood } from "#stage/figure/figure-name.ts";

const FEELINGS: readonly (readonly [Mood, Readonly<Record<Language, RegExp>>])[] = [
  [
    "afraid",
    {
      en: /\b(?:afraid|scared|frightened|terrified|fear|panic|panicked|nervous|anxious|trembl\w*|shiver\w*|(?:got|get|was|were|am|is|been|felt|feel) lost|lost (?:in|my way|his way|her way|their way)|alone in the|storm|in danger|danger|scream\w*)\b/u,
      tr: /kork|panik|ürper|titr[ei]|dehşet|endişe|gergin|heyecan|fırtına|tehlike|kaybol|çığlık/u,
    },
  ],
  [
    "angry",
    {
      en: /\b(?:angry|furious|rage|shouted|yelled|argu\w*|quarrel\w*|slammed)\b/u,
      tr: /kızgın|öfke|sinir|bağır|kavga|tartış|(?<!\p{L})kız(?:dı|ıyor|mış|ardı[mk])/u,
    },
  ],
  [
    "sad",
    {
      en: /\b(?:sad|cried|cry|crying|tears?|weep\w*|wept|lonely|alone|heartbroken|grief|mourn\w*|goodbye|farewell|missed|lost (?:her|his|my|their|our) (?:mother|father|mom|mum|dad|parents|brother|sister|grand\w+|job|wife|husband|friend|child|son|daughter|baby|dog|cat|home|house)|died|failed|laughed at (?:her|him|me|them)|regret\w*|ashamed|sorry|had no money|couldn['’]t afford|(?:was|were) broke)\b/u,
      tr: /üzül|üzgün|ağla|gözyaş|yalnız|özle|veda|ayrılık|kaybet|öldü|vefat|pişman|hüzün|kırgın|utan|kazanam[ae]d|başaram[ae]d|sınıfta kal|reddedil|para(?:m|mız|sı|ları) yok/u,
    },
  ],
  [
    "tired",
    {
      en: /\b(?:tired|exhausted|weary|sleepy|worn out|could barely|gave up|out of breath|hungry)\b/u,
      tr: /yorgun|yorul|bitkin|uykusuz|nefes nefese|pes et|halsiz|acık/u,
    },
  ],
  [
    "glad",
    {
      en: /\b(?:happy|happier|glad|joy|smil\w*|laugh\w*|proud\w*|won|cheer\w*|celebrat\w*|delighted|relieved|hug\w*|love[ds]?|made up|thank\w*|success\w*|home at last|reunited)\b/u,
      tr: /mutlu|sevin|gülümse|(?<!\p{L})gül(?:dü|üyor|erek|müş|meye|er(?!l|i|e(?!k))|üp)|neşe|gurur|kazan(?:d|mış)|kutla|rahatla|sarıl|sevgi|barış|başard|teşekkür|kavuş/u,
    },
  ],
];

/** "He never smiled": what is not felt. */
const UNFELT: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:never|not|nobody|no one|hardly|without|stopped|no longer|(?:did|do|does|was|were|is|are|could|would)n['’]t) (?:\w+ )?(?:smil\w*|laugh\w*|happy|glad|afraid|scared|angry|sad|cry\w*|cried|cheer\w*|celebrat\w*|hug\w*|tired|won|win)\b/gu,
  tr: /(?<!\p{L})(?:gül(?:ümse)?|kork|ağla|üzül|kız|sevin|yorul|utan)m(?:[ıiuü]yor|[ae]d[ıi]|[ae]zd?[ıi]?|[ae]m[ıi]ş|[ae]yın)\p{L}*/gu,
};

/** The feeling a sentence in small letters tells of; null: none. The heavier one comes first. */
export function findFeeling(told: string, language: Language): Mood | null {
  const felt = told.replaceAll(UNFELT[language], " ");
  const found = FEELINGS.filter(([, words]) => words[language].test(felt)).map(([mood]) => mood);
  return found[0] ?? null;
}
