import { isAnimal } from "./animals.ts";
import type { Hit } from "./hit.ts";

const NAME = "(\\p{Lu}\\p{Ll}{2,})";
const CALLED = "(?:,? (?:named|called) |,? (?:adlı|isimli) )";
/** "Adını Boncuk koyduk", "we named her Luna": the animal told of last gets it. */
const GIVEN = new RegExp(
  `(?:[Aa]d|[İi]sm)[ıi]n[ıia] ${NAME} (?:koy|ver|de)|(?:named|called) (?:him|her|it) ${NAME}(?!\\p{L})`,
  "u",
);
/** A score a word has that names a thing by its own name. */
const BY_NAME = 8;

/** The names by which a text calls its animals. */
export function findPets(found: readonly (readonly Hit[])[], texts: readonly string[]): ReadonlyMap<string, Hit> {
  const pets = new Map<string, Hit>();
  let last: Hit | undefined;
  for (const [index, hits] of found.entries()) {
    const text = texts[index] ?? "";
    const animals = hits.filter(({ slug, rank, word }) => rank === "thing" && word !== "" && isAnimal(slug));
    const christened = GIVEN.exec(text)
      ?.slice(1)
      .find((name) => name !== undefined);
    // "Sokakta bulduğumuz kedinin adını Zeytin koyduk": of an animal before, or of the one it names itself.
    const meant = last ?? animals[0];
    if (meant && christened !== undefined && !pets.has(christened)) pets.set(christened, meant);
    for (const hit of animals) {
      last = hit;
      for (const name of namesOf(hit.word, text)) if (!pets.has(name)) pets.set(name, hit);
    }
  }
  const hero = pets.size === 0 ? heroOf(found[0] ?? [], texts) : null;
  if (hero) pets.set(hero.name, hero.hit);
  return pets;
}

/** "The shy octopus", "The bear who could not sleep": a title that names one animal and nobody else. */
const TITLE = /^(?:The|A|An) (?:\p{Ll}+ ){0,3}/u;
const NAMED_FIRST = /^(\p{Lu}\p{Ll}{2,}) (?=\p{Ll}+(?:ed|d|t|s|w|n|k|m|g|e)\b)/u;
/** Who does this to the one who was told of is somebody else. */
const TO_IT = /\b(?:him|her(?= |[.!,]|$)(?! \p{Ll}+)|it|the animal)\b|\b(?:adopted|rescued|bought|fed|petted)\b/u;
const SOON = 4;

/** The name of the animal of the title, by which the story goes on: "The shy octopus. Oscar lived in an old boot". */
function heroOf(title: readonly Hit[], texts: readonly string[]): { name: string; hit: Hit } | null {
  const animals = title.filter(({ slug, rank }) => rank === "thing" && isAnimal(slug));
  const [hit] = animals;
  if (!hit || animals.length > 1 || !TITLE.test(texts[0] ?? "")) return null;
  for (const text of texts.slice(1, SOON)) {
    const [, name] = NAMED_FIRST.exec(text) ?? [];
    if (name === undefined || BEGINNING.test(name) || /(?:ed|ing)$/u.test(name)) continue;
    return TO_IT.test(text) ? null : { name, hit };
  }
  return null;
}

/** What begins a sentence and is no name. */
const BEGINNING =
  /^(?:The|This|That|These|Those|She|Her|His|They|Their|All|Each|Every|Some|Many|Most|One|Two|Three|Then|Now|But|And|When|While|After|Before|Nobody|Everyone|Everybody|Nothing|Something|Someone|There|Here|It|Its|What|Who|Why|How|Only|Even|Once|Today|Tonight|People|Animals|Birds|Fish|Friends|Winter|Spring|Summer|Autumn|Night|Day|Days|Years)$/u;

/**
 * An animal that is called by its name is meant by it afterwards: behind "my dog Rex" it is the dog that Rex is, and behind "kedim
 * Pamuk" a cat, and whatever else its sentence says of a mouth or a tail is said of it.
 */
export function callPets(
  found: readonly (readonly Hit[])[],
  texts: readonly string[],
  pets: ReadonlyMap<string, Hit> = findPets(found, texts),
): Hit[][] {
  if (pets.size === 0) return found.map((hits) => [...hits]);
  return found.map((hits, index) => {
    const text = texts[index] ?? "";
    // "Boncuk" is the dog and no bead.
    const others = hits.filter(({ word, slug }) => pets.get(word)?.slug === slug || !pets.has(word));
    const own = [...pets].flatMap(([name, { slug }]) => {
      const at = text.search(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u"));
      if (at < 0 || others.some((hit) => hit.slug === slug)) return [];
      const words = text.slice(0, at).split(/\s+/u).length - 1;
      return [
        {
          slug,
          word: name,
          at: words,
          count: 1,
          isRefused: false,
          score: BY_NAME,
          rank: "thing" as const,
          isCertain: true,
        },
      ];
    });
    return [...others, ...own].sort((a, b) => a.at - b.at);
  });
}

/** "My dog Rex", "kedim Pamuk", "Pamuk adında bir kedi", "a parrot called Kiwi", "Luna, our cat". */
function namesOf(word: string, text: string): string[] {
  const animal = word.replaceAll(/[^\p{L}\p{N} '’-]/gu, "");
  const forms = [
    `${animal}(?:${CALLED}| )${NAME}(?!\\p{L}| \\p{Lu})`,
    `${NAME} (?:adında|isminde|adlı|isimli) (?:bir )?(?:\\p{Ll}+ ){0,2}${animal}`,
    `${NAME}, (?:my|our|the|his|her|their) (?:\\p{Ll}+ ){0,2}${animal}`,
    // "Tilly the turtle".
    `${NAME} the (?:\\p{Ll}+ )?${animal}`,
    // "Pip was a hedgehog who …", "Fındık küçük bir sincaptı".
    `${NAME} (?:was|is) an? (?:(?:very )?\\p{Ll}+,? ){0,3}${animal}(?!\\p{L})`,
    `${NAME},? (?:\\p{Ll}+,? ){0,3}bir ${animal.replace(/(?<=\p{L}{2})(?:y?[dt][ıiuü]|y?m[ıiuü]ş)$/u, "")}(?:y?[dt][ıiuü]|y?m[ıiuü]ş)(?!\\p{L})`,
  ];
  return forms.flatMap((form) =>
    [...text.matchAll(new RegExp(`(?<!\\p{L})${form}`, "gu"))].flatMap(([, name]) => name ?? []),
  );
}
