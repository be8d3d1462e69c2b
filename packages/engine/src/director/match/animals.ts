import type { Hit } from "./hit.ts";

const ANIMALS =
  /^(?:(?:dog|cat|cow|horse|pig|rabbit|bear|tiger|mouse|monkey|dragon|wolf|fox|panda|lion|hamster)(?:-face)?|black-cat|cat-in-box|sleeping-cat|crying-puppy|sitting-dog|guide-dog|poodle|elephant|giraffe|zebra|camel|goat|ewe|ram|ox|deer|kangaroo|koala|sloth|otter|badger|beaver|hedgehog|bat|bird|blackbird|eagle|owl|duck|swan|parrot|penguin|peacock|flamingo|turtle|tortoise|crocodile|snake|lizard|frog|whale|spouting-whale|dolphin|shark|seal|fish|tropical-fish|blowfish|octopus|squid|snail|butterfly|honeybee|ant|spider|scorpion|seahorse|starfish|leopard|gorilla|orangutan|polar-bear|swimming-polar-bear|squirrel|chipmunk|rat|chicken|rooster|turkey|dove|crab|lobster|ostrich|stork|seagull|goose|mole-animal)$/u;
export function isAnimal(slug: string): boolean {
  return ANIMALS.test(slug);
}

/** "Wolf spider", "elephant seal": of two animals in a row the second is meant. */
export function withoutKinds(hits: readonly Hit[], text: string): Hit[] {
  const animals = hits.filter(({ slug }) => isAnimal(slug));
  return hits.filter(
    (hit) => !(isAnimal(hit.slug) && animals.some(({ word }) => text.includes(`${hit.word} ${word}`))),
  );
}

/** Drawings of a person doing what an animal does as well. */
const DEEDS =
  /^(?:person-(?:running|walking|swimming|climbing|in-bed)|sleeper|sleeping-face|footprints|dancing-pair|chasing-pair|holding-hands)$/u;
const PEOPLE =
  /^(?:person(?!-(?:running|walking|swimming|climbing|in-bed))|old-|boy|girl|child|baby$|family|friends|team|classmates|farmer|teacher|health-worker|cook|hiker|student|mother|father|goalkeeper|sultan)/u;

/** Drawings of people for what animals are and have as well. */
const KIN = /^(?:mother-and-child|father-and-child|family|baby|glowing-face|friends|team)$/u;
/** What is said of any animal is said of the film's. */
const YOUNG = /^(?:calf|calves|cubs?|pups?$|kits?$|joeys?$|fawns?$|yavru|hayvan|animals?$)/iu;
/** A penguin's mother is no hen, and the birds of a text about crows are crows. */
const BIRDS =
  /^(?:bird|blackbird|eagle|owl|duck|swan|parrot|penguin|peacock|flamingo|dove|ostrich|stork|seagull|goose|woodpecker)$/u;
const FOWL = /^(?:chicken|rooster|baby-chick|hatching-chick|front-facing-baby-chick|bird)$/u;
const OF_FOWL =
  /^(?:(?:the )?(?:mother|father|hens?|chicks?|birds?)(?: (?:lays?|lay))?|lays?.*|hatch\w*|kuşlar?|civciv\p{L}*)$/iu;
const THE_BIRDS = /^(?:birds|kuşlar(?:ı|ın|a)?)$/iu;
const OTHER_BIRDS =
  /\b(?:other|most|many|some|small(?:er)?|all) birds\b|(?<!\p{L})(?:diğer|başka|çoğu|küçük|bütün|tüm) kuşlar/iu;
/** Brothers of a dragon are dragons. */
const ITS_KIN =
  /^(?:(?:older )?brothers?|sisters?|mother|father|parents|mates?|cousins?|aunts?|uncles?|grandmothers?|(?:kardeş|abla|abi|ağabey|anne|baba|eş|arkadaş)(?:l[ae]r)?s?[ıiuü])$/iu;
const MANY_PEOPLE = /^(?:villagers|people|men|women|hunters|köylüler|insanlar|herkes|avcılar)$/iu;
const OUR_KIN = /^(?:anne|baba|aile)\p{L}*m(?:ız|iz)?$|^(?:mom|mommy|mum|dad|daddy)/iu;

/** In a text about an animal it is the animal that runs, walks, swims and sleeps, and nobody else. */
export function castAnimal(found: readonly (readonly Hit[])[], texts: readonly string[] = []): Hit[][] {
  const hero = found
    .slice(0, 2)
    .flat()
    .find(({ slug, rank, isRefused }) => rank === "thing" && !isRefused && ANIMALS.test(slug));
  const hasPeople = found
    .flat()
    .some(
      ({ slug, rank, isLikeness, word }) =>
        rank === "thing" &&
        !isLikeness &&
        PEOPLE.test(slug) &&
        !DEEDS.test(slug) &&
        !KIN.test(slug) &&
        !ITS_KIN.test(word) &&
        !MANY_PEOPLE.test(word),
    );
  const hasOurs = found.flat().some(({ slug, word }) => KIN.test(slug) && OUR_KIN.test(word));
  if (!hero) return found.map((list) => [...list]);
  // An owl's chicks are owls, whoever else is told of.
  const isChick = ({ slug, word }: Hit) =>
    BIRDS.test(hero.slug) && FOWL.test(slug) && /^(?:chicks?|yavru)/iu.test(word);
  // Whoever else is told of, the birds of a film on crows are the crows.
  const isHerd = ({ slug, word }: Hit, text: string) =>
    BIRDS.test(hero.slug) && slug === "bird" && THE_BIRDS.test(word) && !OTHER_BIRDS.test(text);
  if (hasPeople || hasOurs)
    return found.map((list, index) =>
      distinct(
        list.map((hit) => (isChick(hit) || isHerd(hit, texts[index] ?? "") ? { ...hit, slug: hero.slug } : hit)),
      ),
    );
  return found.map((all, index) => {
    const isIts = (word: string) =>
      ITS_KIN.test(word) && !new RegExp(`\\b(?:my|our) (?:\\p{Ll}+ )?${word}`, "iu").test(texts[index] ?? "");
    const isKin = ({ slug, word }: Hit) =>
      isIts(word) ||
      KIN.test(slug) ||
      YOUNG.test(word) ||
      (BIRDS.test(hero.slug) && FOWL.test(slug) && OF_FOWL.test(word));
    // "His friend the owl", "arkadaşı baykuş": who that is is said at once.
    const isSaid = (hit: Hit) =>
      isKin(hit) && all.some(({ slug, at }) => isAnimal(slug) && at > hit.at && at <= hit.at + 2);
    const list = distinct(
      all.filter((hit) => !isSaid(hit)).map((hit) => (isKin(hit) ? { ...hit, slug: hero.slug } : hit)),
    );
    const others = list.filter(({ slug }) => !DEEDS.test(slug));
    const deed = list.find(({ slug }) => DEEDS.test(slug));
    return deed && others.length === 0 ? [{ ...deed, slug: hero.slug, rank: "thing" }] : others;
  });
}

function distinct(hits: readonly Hit[]): Hit[] {
  return hits.filter(({ slug }, index) => hits.findIndex((hit) => hit.slug === slug) === index);
}
