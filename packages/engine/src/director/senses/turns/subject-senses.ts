import type { Elsewhere } from "#director/senses/eras.ts";
import type { Reading } from "./reading.ts";

const SHIPS =
  /\b(?:ships?|titanic|shipwreck|submarine|sank|sunk|sinking|ocean liner|ferry|sailors?|captain)\b|(?<!\p{L})(?:gemi|titanik|denizaltı|vapur|feribot|denizci|kaptan)/u;
const LIFTS = /(?<!\p{L})asansör|\belevators?\b|\blifts?\b(?= door| stopp| open| clos)/u;
const OWN_DOOR = /daire(?:nin|min)? kapı|evi?m?in kapı|ev kapı|\b(?:front|apartment|bedroom|room) door|\bknock/u;
const ILL =
  /\b(?:doctors?|hospitals?|nurses?|patients?|surg\w+|clinic|sick|ill|baby|birth|pain|emergency|medic\w*|dentist|appointment|heart attack|accident|operat\w+)\b/u;
const STAGED = /\b(?:theat(?:er|re)|stage|actors?|opera|drama|pretend\w*|fake)\b|tiyatro|sahne|oyuncu|(?<!\p{L})rol/u;

/**
 * Words whose sense the subject of the whole film tells: a bolt among thunder is no screw, and what is left of a ship is no house.
 * See eras.ts.
 */
export const SUBJECT_ELSEWHERE: readonly Elsewhere[] = [
  ["collapsed-building", SHIPS, "shipwreck", /^(?:enkaz|wreck)/u],
  // The doors of a lift are the lift.
  [
    "door",
    new RegExp(`^(?!.*(?:${OWN_DOOR.source}))(?=.*(?:${LIFTS.source}))`, "su"),
    "elevator",
    /^(?:kapı(?!cı)|doors?$)/u,
  ],
  // Who waits for an interview is not ill.
  ["hospital", new RegExp(`^(?!.*(?:${ILL.source}))`, "su"), "chair", /^waiting room/u],
  // Rubber masks, a robber's mask: only on a stage one laughs and one cries.
  [
    "performing-arts",
    new RegExp(
      String.raw`^(?!.*(?:${STAGED.source}))(?=.*\b(?:wore|worn?|wear(?:s|ing)?|put on|rubber|face|bird|robber|scientists?)\b|.*(?:maske|yüz))`,
      "su",
    ),
    "disguised-face",
    /^(?:masks?|maske(?:ler)?(?:[iy]\p{L}*|nin|li)?)$/u,
  ],
  // Where bread is baked and sold somebody works.
  [
    "oven",
    /(?<!\p{L})fırın(?:da|ında) çalış|fırın işlet|fırıncı|mahallenin fırın|mahalle fırın|fırından ekmek/u,
    "bakery-front",
    /^fırın/u,
  ],
  // Who is saved from a ship sits in its boat.
  ["helping-up", SHIPS, "lifeboat", /^(?:kurtulan|hayatta|surviv)/u],
  // "For a short time" is an offer only where something is sold.
  ["label", /^(?!.*(?:indirim|kampanya|fırsat|sipariş|kargo))/su, undefined, /^kısa süre/u],
  // What a bag or a tent is made of is no silk.
  [
    "silk",
    /\b(?:backpack|tent|jacket|raincoat|sneakers?|polyester|nylon|waterproof)\b|sırt çanta|çadır|yağmurluk|su geçirmez/u,
    undefined,
    /^(?:fabric|kumaş)/u,
  ],
  // Words of a letter are written, and stand in no book.
  [
    "books",
    /(?<!\p{L})(?:mektup|mektub|zarf|pusula|not(?:ta|u|un)?(?!\p{L}))|\bletters?\b|\ba note\b/u,
    "handwritten-letter",
    /^(?:kelime|words?$)/u,
  ],
];

const NUMBERS = "bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on|on beş|yirmi|otuz|kırk|yüz|kaç|birkaç|yarım|tam";

/** The same, told by the sentence. */
export const SUBJECT_TURNS: Readonly<Record<string, readonly Reading[]>> = {
  // "Üç günlük rota", "günlük kazanç": of a day, and no diary.
  "open-book": [
    {
      word: /^günlü[kğ]/u,
      here: new RegExp(
        String.raw`(?:(?<!\p{L})(?:${NUMBERS})|\d) günlü[kğ]|günlük (?:hayat|yaşam|rutin|kazan|gelir|tüket|ortalama|doz|kullan|iş|su|kalori|adım|program|plan|ihtiya|ücret|harca|gider|limit|kur|tur|gezi|rota)`,
        "u",
      ),
    },
  ],
};
