import type { Thing } from "#film/film.ts";
import type { ThingColor } from "#film/thing-colors.ts";
import type { Language } from "#spec.ts";
import type { Draft } from "#director/draft.ts";
import type { Figure, Person } from "#stage/figure/figure-name.ts";
import { figureName, readFigure } from "#stage/figure/figure-name.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";
import { findColors } from "./color-words.ts";
import type { NamedColor } from "./color-words.ts";
import { cutWords } from "#director/match/cut-words.ts";
import type { Word } from "#director/match/cut-words.ts";
import type { Hit } from "#director/match/hit.ts";

/** What may stand between a colour and what has it. */
const BETWEEN =
  /^(?:bir|eski|yeni|küçük|küçücük|büyük|minik|kocaman|dev|güzel|ipek|deri|yün|ahşap|demir|tahta|spor|uzun|kısa|parlak|yaşlı|genç|old|new|little|small|big|huge|tiny|shiny|wooden|leather|silk|woo?l(?:len)?|delivery|sports|city|paper|metal|plastic|colou?red|rusty|vintage|fluffy|stray|giant|double|electric|pickup|school|wild|riding)$/u;
/** "The truck was bright blue", "köpeklerin hepsi kahverengi". */
const IS = /^(?:was|is|are|were|all|painted|bright|very|so|hepsi|tamamı|çok|rengi|rengini|tüm|olan)$/u;
const PAINT = /^(?:paint(?:ed|s|ing)?|dyed?)$/u;
/** What has its colour by nature, or none. */
const OWN_COLOR =
  /wave|^sea|sky|^sun|moon|^fire$|rainbow|^eyes?$|^ear$|face-|coin|banknote|money|gold|^flag|traffic-light|mountain|forest|road|desert|beach|island|volcano|-mark|heart-|globe|map$|paint-|^person|-figure$/u;
const NOT_OF_THING = /^(?:göz|saç|ten|eye|hair|skin)/u;

/** What is worn, as a word of its own or of its wearer: "elbiseli", "montunu", "raincoat". */
const GARMENT: Readonly<Record<Language, RegExp>> = {
  tr: /^(?:elbise|mont|palto|ceket|kazak|kaza[kğ]|göml[ei]|tişört|kıyafet|önlü[kğ]|pelerin|yağmurlu[kğ]|gelinli[kğ]|hırka|kaban|üniforma|bluz|ete[kğ]|forma|eşofman|başlıklı|takım_elbise|tulum|kaftan|cüppe)/u,
  en: /^(?:dress(?:es)?|coats?|jackets?|raincoats?|suits?|shirts?|t-shirts?|hood(?:ie|ies|y)?|sweaters?|uniforms?|gowns?|robes?|cloaks?|capes?|blouses?|skirts?|overalls|apron|kimono|jerseys?|tracksuit)$/u,
};
const WORN: Readonly<Record<Language, RegExp>> = {
  tr: /(?<!\p{L})(?:giy\p{L}*|üst[üu]nde\p{L}*|üzerinde\p{L}*)|l[ıiuü](?:ler)?(?= |$)/u,
  en: /\b(?:in|wearing|wears|wore|worn|dressed|put on|her|his|my)\b/u,
};

/** She is called by what she wears. */
const HOODED = /kırmızı başlıklı|red riding hood/u;

/**
 * The colours a text names are drawn: on the thing they stand before or are said of, on what a figure holds, on somebody's clothes.
 * What has one keeps it through the film.
 */
export function colorThings(drafts: readonly Draft[], language: Language): Draft[] {
  const read = drafts.map((draft) => readDraft(draft, language));
  // "The truck was blue" holds for the truck before it; "a grey cat" is another one than the ten cats before it.
  const told = new Map<string, Set<ThingColor>>();
  for (const { draft } of read)
    for (const thing of draft.things)
      // What is only seen in a colour once, as its subject turns red, goes on without it.
      if (thing.color && thing.word !== "" && !NEW_ONE[language].test(beforeWord(draft.text, thing.word)))
        told.set(keyOf(thing), new Set([...(told.get(keyOf(thing)) ?? []), thing.color]));
  const known = new Map<string, ThingColor>();
  const worn = new Map<string, ThingColor>();
  return read.map(({ draft, wearer }) => {
    if (wearer) worn.set(wearer.who, wearer.color);
    const things = draft.things.map((thing) => {
      const key = keyOf(thing);
      if (thing.color && thing.word !== "") known.set(key, thing.color);
      const all = [...(told.get(key) ?? [])];
      const color = thing.color ?? known.get(key) ?? (all.length === 1 ? all[0] : undefined);
      const slug = worn.size === 0 ? thing.slug : dressed(thing.slug, worn);
      return { ...thing, slug, ...(color && !isWithout(thing) && { color }) };
    });
    return { ...draft, things };
  });
}

const NEW_ONE: Readonly<Record<Language, RegExp>> = {
  tr: /(?<!\p{L})bir(?: \p{L}+){0,2} $/iu,
  en: /\b(?:an?|another|one)(?: \p{L}+){0,3} $/iu,
};

function beforeWord(text: string, word: string): string {
  return text.slice(0, Math.max(0, text.indexOf(word)));
}

type Read = { draft: Draft; wearer?: { who: string; color: ThingColor } };

function readDraft(draft: Draft, language: Language): Read {
  const words = cutWords(draft.text, language);
  const plains = words.map(({ plain }) => plain);
  const colors = findColors(
    plains,
    words.map(({ written }) => written),
    language,
  );
  if (colors.length === 0) return { draft };
  const garment = colors.find((color) => garmentAfter(plains, color, language) !== undefined);
  const isWorn = WORN[language].test(plains.join(" ")) || HOODED.test(plains.join(" "));
  const wearer = garment && isWorn ? wearerIn(draft, words, garment) : undefined;
  const isWornThing = ({ word }: Thing) =>
    wearer !== undefined && GARMENT[language].test(word.toLocaleLowerCase(language).split(" ").at(-1) ?? "");
  const things = draft.things
    .filter((thing) => !isWornThing(thing))
    .map((thing) => {
      const hit = hitOf(thing, draft.hits);
      const color = hit && colorOf(hit, { words, plains, colors, language });
      return color && !isWithout(thing) ? { ...thing, color } : thing;
    });
  const changed = { ...draft, things };
  return wearer && garment ? { draft: changed, wearer: { who: wearer, color: garment.color } } : { draft: changed };
}

/** What a thing of a scene was named by: itself, or what a figure holds. */
function hitOf(thing: Thing, hits: readonly Hit[]): Hit | undefined {
  const prop = readFigure(thing.slug)?.prop;
  const isIt = ({ slug, word, rank }: Hit) =>
    word !== "" && rank === "thing" && (slug === (prop ?? thing.slug) || (prop === undefined && word === thing.word));
  return hits.find(isIt);
}

type Sentence = {
  words: readonly Word[];
  plains: readonly string[];
  colors: readonly NamedColor[];
  language: Language;
};

function colorOf({ word }: Hit, { words, plains, colors, language }: Sentence): ThingColor | undefined {
  const [first = ""] = word.split(/\s+/u);
  const from = words.findIndex(({ written }) => written === first.replace(/[^\p{L}\p{N}'’-]+$/u, ""));
  if (from < 0 || NOT_OF_THING.test(plains[from] ?? "")) return undefined;
  const to = from + word.split(/\s+/u).length;
  const before = colors.find(
    (color) => color.to <= from && !color.isSaid && plains.slice(color.to, from).every((each) => BETWEEN.test(each)),
  );
  if (before) return before.color;
  const after = colors.find((color) => {
    const between = plains.slice(to, color.at);
    if (color.at < to || between.length > 3 || !between.every((each) => IS.test(each))) return false;
    const isEnd = words[color.to - 1]?.isLast === true || color.to === words.length;
    if (language === "tr") return color.isInto || color.isSaid || (isEnd && to < words.length);
    const isPainted = plains.slice(0, from).some((each) => PAINT.test(each));
    return isPainted || (between.some((each) => /^(?:was|is|are|were)$/u.test(each)) && isEnd);
  });
  return after?.color;
}

/** The garment that a colour stands before. */
function garmentAfter(plains: readonly string[], { to }: NamedColor, language: Language): string | undefined {
  const next = plains.slice(to, to + 3);
  const at = next.findIndex((each) => GARMENT[language].test(each));
  return at >= 0 && next.slice(0, at).every((each) => BETWEEN.test(each)) ? next[at] : undefined;
}

/** Who wears it: of several people the one named nearest to it. */
function wearerIn({ things }: Draft, words: readonly Word[], { at }: NamedColor): string | undefined {
  const place = ({ word }: Thing) => words.findIndex(({ written }) => word !== "" && word.split(" ")[0] === written);
  const near = (thing: Thing) => (place(thing) < 0 ? words.length : Math.abs(place(thing) - at));
  const [one] = things
    .flatMap((thing) => {
      const figure = figureOf(thing.slug);
      return figure ? [{ thing, figure }] : [];
    })
    .toSorted((a, b) => near(a.thing) - near(b.thing));
  return one && lookOf(one.figure.person);
}

/** By what somebody is known again. */
function lookOf({ sex, age, wear, palette }: Person): string {
  return `${sex} ${age} ${wear} ${palette}`;
}

/** The figure in the clothes that were told of. */
function dressed(slug: string, worn: ReadonlyMap<string, ThingColor>): string {
  const figure = figureOf(slug);
  if (!figure) return slug;
  const inCloth = (person: Person): Person => {
    const cloth = worn.get(lookOf(person));
    return cloth === undefined ? person : { ...person, cloth };
  };
  const clothed: Figure = { ...figure, person: inCloth(figure.person), other: figure.other && inCloth(figure.other) };
  const isDressed = [clothed.person, clothed.other].some((person) => person?.cloth !== undefined);
  return isDressed ? figureName(clothed) : slug;
}

/** A cat and a cat's face are one. */
function keyOf({ slug }: Thing): string {
  return (readFigure(slug)?.prop ?? slug).replace(/-face$/u, "");
}

function isWithout({ slug }: Thing): boolean {
  const held = readFigure(slug)?.prop;
  return OWN_COLOR.test(held ?? slug) || (held === undefined && figureOf(slug) !== null);
}
