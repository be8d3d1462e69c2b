import type { Thing } from "#film/film.ts";
import { lowerCase } from "#script/language.ts";
import type { Language } from "#spec.ts";
import { isAnimal } from "#director/match/animals.ts";
import { ofOneSubject } from "#director/match/alike.ts";
import { isFigure } from "#stage/figure/figure-name.ts";
import { added } from "./bare/fill-bare.ts";
import type { Draft } from "./draft.ts";
import { isSomebody } from "./topic.ts";

/** Who is not named one by one: all of those the film told of. */
const ALL: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:all (?:of )?(?:the )?(?:other )?animals|every animal|the (?:two|three) of them|both of them|the two|each other|best friends)\b/u,
  tr: /(?<!\p{L})(?:(?:bütün|tüm|diğer) hayvanlar|ikisi(?: de)?|üçü|birbirl\p{L}+|hepsi birlikte)(?!\p{L})/u,
};
/** To whom or to what it is done, by a word that points back. */
const POINTED: Readonly<Record<Language, RegExp>> = {
  en: /\p{L}{3,} (?:it|them)(?:\b(?! (?:is|was|are|were|will|has|had|can|could|would|does|did|never|takes|took|needs?|costs?))|$)/u,
  tr: /(?<!\p{L})(?:onu|onları)(?!\p{L})/u,
};
const MOST = 3;
const SHOWN = new Set<Draft["kind"]>(["hero", "close", "end"]);
/** Weather, hours and signs are pointed at by nothing. */
const NO_OBJECT =
  /^(?:sun.*|.*-moon|cloud.*|fog|wind-face|.*clock|stopwatch|calendar|.*-calendar|red-.*-mark|headstone|.*-face|forest|mountain.*|road.*|house.*|city.*|village.*)$/u;

/** "Bütün hayvanlar kirpiyle arkadaş olmuş", "cars to crack them": whom and what a word points back to is in the picture too. */
export function keepCompany(drafts: readonly Draft[], topic: string | null, language: Language): Draft[] {
  const beasts = new Set<string>();
  return drafts.map((draft, index) => {
    const text = lowerCase(draft.text, language);
    const known = [...beasts];
    for (const { slug, word, isRefused } of draft.things)
      if (isAnimal(slug) && !isRefused && (word !== "" || slug === topic)) beasts.add(slug);
    if (!SHOWN.has(draft.kind) || draft.things.some(({ isRefused, count }) => isRefused || count > 1)) return draft;
    const isOfBeasts = topic !== null && isAnimal(topic);
    if (isOfBeasts && ALL[language].test(text)) return together(draft, topic, known);
    const before = drafts[index - 1];
    return before !== undefined && POINTED[language].test(text) ? withMeant(draft, before, topic) : draft;
  });
}

/** All of them at once, the one whose tale it is first. */
function together(draft: Draft, topic: string, known: readonly string[]): Draft {
  const others = known.filter((slug) => !isOfOne(slug, topic)).slice(0, MOST - 1);
  // Those who are there already are all it means.
  if (draft.things.filter(({ slug }) => isAnimal(slug)).length > 1) return draft;
  if (others.length === 0) return draft;
  const main = draft.things.find(({ slug }) => slug === topic) ?? added(topic);
  const things = [main, ...others.map((slug) => added(slug))];
  return { ...draft, kind: things.length > 2 ? "parade" : draft.kind === "close" ? "hero" : draft.kind, things };
}

/** A mouse's face and the mouse are one, and so are a cat and a cat in its box. */
function isOfOne(slug: string, other: string): boolean {
  const [kind] = slug.split("-", 1);
  return (
    kind === other.split("-", 1)[0] ||
    ofOneSubject(other).includes(slug) ||
    slug.endsWith(`-${other.replace(/-face$/u, "")}`)
  );
}

/** What the sentence before told of stands beside what does it. */
function withMeant(draft: Draft, before: Draft, topic: string | null): Draft {
  const [main, second] = draft.things;
  if (!main || main.word === "" || isFigure(main.slug) || isSomebody(main.slug) || /-workers$|team/u.test(main.slug))
    return draft;
  const isOwn = ({ slug }: Thing) => draft.things.some((thing) => isOfOne(thing.slug, slug));
  const isBeast = isAnimal(main.slug);
  const meant = before.things.find(
    (thing) =>
      !isOwn(thing) &&
      !thing.isRefused &&
      !isFigure(thing.slug) &&
      !NO_OBJECT.test(thing.slug) &&
      thing.slug !== topic &&
      (isBeast ? isAnimal(thing.slug) : thing.word !== ""),
  );
  // Only an animal's own leaf or house gives way to whom it carries.
  if (!meant || (second !== undefined && !isBeast)) return draft;
  return {
    ...draft,
    kind: draft.kind === "close" ? "hero" : draft.kind,
    things: [main, { ...added(meant.slug) }],
  };
}
