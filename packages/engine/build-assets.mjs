// Makes the director's data out of packages and our own drawings: objects, words that name them, and the map of the world.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { feature, mesh } from "topojson-client";

const require = createRequire(import.meta.url);
const compress = promisify(brotliCompress);

const INPUTS = [
  "@iconify-json/circle-flags",
  "@iconify-json/fluent-emoji",
  "@vladmandic/face-api",
  "cldr-annotations-full",
  "world-atlas",
  "topojson-client",
];
/** Our own drawings, one file each, and `words.json`: the words that name them. */
const OWN = fileURLToPath(new URL("objects", import.meta.url));
/** Emoji whose drawing does not hold on a stage, drawn anew: they keep the emoji's words. */
const REDRAWN = join(OWN, "redrawn");
/** Countries by their letters, with the names texts call them by. */
const COUNTRIES = fileURLToPath(new URL("src/gazetteer/countries.ts", import.meta.url));
const KEY_FILE = "assets.key";
export const ASSET_FILES = ["things.pack", "lexicon.json", "atlas.json", "faces.model"];
/** A small network that knows faces: its numbers, and what each of them is. */
const FACE_MODEL = "tiny_face_detector_model";

// Signs, letters, variants of people, and pictures in a tile: nothing with a body that could stand on a stage.
const NO_BODY = [
  /-skin-tone|-(?:medium|light|dark)(?:-|$)|-button|-square|-circle|-arrow|-suit$|-(?:heart|diamond|hair|beard|bald)$/u,
  /oclock$|-thirty$|-(?:sign|flag|facing-right|cat|with-bunny-ears|emblem|triangle)$|-triangle-|-button/u,
  /^(?:man|woman|men|women|japanese|keycap|input|oncoming|flag|pregnant|left|leftwards|rightwards|right|male|female)-/u,
  /^(?:transgender|mahjong|no|dotted|eight|atm|sunrise|squinting|cityscape|circled|person-kneeling|pouting)(?:-|$)/u,
  /^(?:aries|taurus|gemini|cancer|leo|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces|ophiuchus)$/u,
  /^(?:plus|minus|divide|multiply|wavy-dash|curly-loop|double-curly-loop|registered|copyright|trade-mark|information)$/u,
  /^(?:sparkle|om|khanda|middle-finger|cl|part-alternation-mark|breast-feeding|bikini|briefs|love-hotel|kiss-mark)$/u,
  /^(?:biting-lip|tongue|roll-of-paper|pile-of-poo|one-piece-swimsuit|water-closet|flower-playing-cards|restroom)$/u,
  /^(?:mens-room|womens-room|baby-symbol|potable-water|non-potable-water|customs|baggage-claim)$/u,
  /^(?:person-(?:with-skullcap|wearing-turban|with-veil|in-suit-levitating|pouting|frowning))$/u,
  /^(?:star-of-david|star-and-crescent|yin-yang|wheel-of-dharma|sunset|night-with-stars|motorway|foggy|milky-way)$/u,
  // Tiles whose sign is not drawn, or that are nothing but a tile.
  /^(?:atom-symbol|menorah|place-of-worship|vibration-mode|mobile-phone-off|passport-control|wheelchair-symbol)$/u,
  /^(?:antenna-bars|cinema|wireless|peace-symbol)$/u,
  /^(?:bridge-at-night|national-park|camping|desert|desert-island|railway-track|map-of-japan)$/u,
];
const KEPT = new Set([
  "black-cat",
  "broken-heart",
  "red-heart",
  "black-heart",
  "cross-mark",
  "check-mark-button",
  "no-entry",
  "stop-sign",
  "pirate-flag",
  "chequered-flag",
  "mending-heart",
  "growing-heart",
  "play-button",
  "left-speech-bubble",
  "anatomical-heart",
  "bow-and-arrow",
  "triangular-flag",
  "white-flag",
  "vertical-traffic-light",
  "police-car-light",
]);

/** Drawn for a white page in thin layers: one over the other three times, they hide what stands behind them. */
const SEE_THROUGH = /thought-balloon|wind-face|face-in-clouds/u;

/** Writes the files into `folder`; null: the ones in `dist` were made of the same inputs by the same code. */
export async function makeAssets(dist, folder) {
  const own = await readOwn();
  const key = await inputKey(own);
  const known = await readFile(join(dist, KEY_FILE), "utf8").catch(() => "");
  const isMade = await Promise.all(ASSET_FILES.map((name) => readFile(join(dist, name)))).then(
    () => true,
    () => false,
  );
  if (known === key && isMade) return null;
  const icons = JSON.parse(await readFile(require.resolve("@iconify-json/fluent-emoji/icons.json"), "utf8")).icons;
  const flags = await readFlags();
  const lexicon = { ...(await makeLexicon(icons)), ...flags.lexicon, ...own.lexicon };
  await Promise.all([
    writeFile(join(folder, "lexicon.json"), JSON.stringify(lexicon)),
    packThings(
      (slug) => own.drawings[slug] ?? flags.drawings[slug] ?? emojiDrawing(slug, peopleIcon(slug, icons)),
      Object.keys(lexicon),
    ).then((pack) => writeFile(join(folder, "things.pack"), pack)),
    makeAtlas().then((atlas) => writeFile(join(folder, "atlas.json"), JSON.stringify(atlas, roundDegrees))),
    makeFaceModel().then((model) => writeFile(join(folder, "faces.model"), model)),
  ]);
  await writeFile(join(folder, KEY_FILE), key);
  return key;
}

/** A line of JSON that says what follows, then one byte a number: see src/image/find-faces.ts. */
async function makeFaceModel() {
  const folder = join(dirname(require.resolve("@vladmandic/face-api/package.json")), "model");
  const [{ weights }] = JSON.parse(await readFile(join(folder, `${FACE_MODEL}-weights_manifest.json`), "utf8"));
  const head = weights.map(({ shape, quantization: { scale, min } }) => ({
    length: shape.reduce((product, side) => product * side, 1),
    scale,
    least: min,
  }));
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), await readFile(join(folder, `${FACE_MODEL}.bin`))]);
}

async function inputKey(own) {
  const hash = createHash("sha256").update(await readFile(fileURLToPath(import.meta.url)));
  hash.update(JSON.stringify(own));
  hash.update(await readFile(COUNTRIES));
  for (const name of INPUTS) {
    const { version } = JSON.parse(await readFile(require.resolve(`${name}/package.json`), "utf8"));
    hash.update(`${name}@${version}`);
  }
  return hash.digest("hex");
}

/** A drawing without words is never shown and a word without a drawing shows nothing: both are mistakes. */
async function readOwn() {
  const words = JSON.parse(await readFile(join(OWN, "words.json"), "utf8"));
  const names = (await readdir(OWN)).filter((name) => name.endsWith(".svg")).toSorted();
  const slugs = names.map((name) => name.slice(0, -".svg".length));
  const odd = [...slugs.filter((slug) => !words[slug]), ...Object.keys(words).filter((slug) => !slugs.includes(slug))];
  if (odd.length > 0) throw new Error(`objects: drawing or words missing for ${odd.join(", ")}`);
  return {
    drawings: { ...(await readDrawings(OWN)), ...(await readDrawings(REDRAWN)) },
    lexicon: Object.fromEntries(
      slugs.map((slug) => [
        slug,
        { sign: "", tr: words[slug].tr.split(" "), en: words[slug].en.split(" "), isOwn: true },
      ]),
    ),
  };
}

async function readDrawings(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".svg")).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return Object.fromEntries(names.map((name, position) => [name.slice(0, -".svg".length), texts[position].trim()]));
}

async function makeLexicon(icons) {
  const [english, turkish] = await Promise.all([readWords("en"), readWords("tr")]);
  const lexicon = {};
  for (const [sign, { tts, default: words }] of Object.entries(english)) {
    const named = slugOf(tts[0]);
    // The words say "people wrestling", the drawing is called after one of them; the black bird is written as one word.
    const slug = [named, named.replace(/^people-/u, "person-"), named.replace("black-bird", "blackbird")].find(
      (name) => icons[name],
    );
    if (!slug || (NO_BODY.some((pattern) => pattern.test(slug)) && !KEPT.has(slug))) continue;
    lexicon[slug] = {
      sign,
      // The first word is the name, the others are what one may look for.
      tr: lower([turkish[sign]?.tts?.[0] ?? "", ...(turkish[sign]?.default ?? [])], "tr"),
      en: lower([tts[0], ...(words ?? [])], "en"),
    };
  }
  return lexicon;
}

async function readWords(language) {
  const path = require.resolve(`cldr-annotations-full/annotations/${language}/annotations.json`);
  return JSON.parse(await readFile(path, "utf8")).annotations.annotations;
}

function slugOf(name) {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f“”’'.:!,()&]/gu, "")
    .trim()
    .replace(/\s+/gu, "-");
}

function lower(words, locale) {
  return words.map((word) => word.toLocaleLowerCase(locale));
}

/** The flag of every country of the gazetteer, `flag-jp`, as a badge. */
async function readFlags() {
  const { icons } = JSON.parse(await readFile(require.resolve("@iconify-json/circle-flags/icons.json"), "utf8"));
  const [drawings, lexicon] = [{}, {}];
  for (const [, letters, names] of (await readFile(COUNTRIES, "utf8")).matchAll(/^\S+ ([A-Z]{2}) \S+ \S+ (.+)$/gmu)) {
    const flag = icons[letters.toLowerCase()];
    if (!flag) continue;
    const [english, turkish = english] = names.split("|").map((all) => all.split(",")[0].replace("*", "").trim());
    const slug = `flag-${letters.toLowerCase()}`;
    drawings[slug] = badge(flag.body);
    lexicon[slug] = {
      sign: String.fromCodePoint(...Array.from(letters, (letter) => 0x1f1e6 - 65 + letter.charCodeAt(0))),
      tr: lower([`${turkish} bayrağı`], "tr"),
      en: lower([`flag of ${english}`], "en"),
    };
  }
  return { drawings, lexicon };
}

/** A flag's square on a round badge with a white rim, lit from the upper left like everything else. */
function badge(body) {
  const square = body.replace(/<mask.*?<\/mask>/u, "").replace(/ mask="[^"]*"/u, "");
  const light = [
    '<radialGradient id="light" cx="34" cy="26" r="74" gradientUnits="userSpaceOnUse">',
    '<stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>',
    '<stop offset="1" stop-color="#0b1020" stop-opacity=".34"/></radialGradient>',
  ].join("");
  const rim =
    '<linearGradient id="rim" x1="20" y1="6" x2="80" y2="94" gradientUnits="userSpaceOnUse"><stop stop-color="#fff"/><stop offset="1" stop-color="#c9d0dc"/></linearGradient>';
  const clip = '<clipPath id="round"><circle cx="50" cy="50" r="41"/></clipPath>';
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100"><defs>${light}${rim}${clip}</defs><circle cx="50" cy="50" r="46" fill="url(#rim)"/><g clip-path="url(#round)"><g transform="translate(9 9) scale(.16016)">${square}</g></g><circle cx="50" cy="50" r="41" fill="url(#light)"/></svg>`;
}

/** The length of the index, the index (slug → offset and length), then every drawing packed on its own. */
async function packThings(drawingOf, slugs) {
  const drawings = await Promise.all(
    slugs.map((slug) => compress(drawingOf(slug), { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })),
  );
  const index = {};
  let offset = 0;
  for (const [position, slug] of slugs.entries()) {
    const { length } = drawings[position];
    index[slug] = [offset, length];
    offset += length;
  }
  const head = Buffer.from(JSON.stringify(index));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(head.length);
  return Buffer.concat([size, head, ...drawings]);
}

/** People and their hands have a skin, not an emoji's yellow: beside our own drawings they are of one world. */
function peopleIcon(slug, icons) {
  return icons[`${slug}-light`] ?? icons[slug];
}

function emojiDrawing(slug, { body: drawn, width = 32, height = 32 }) {
  const body = SEE_THROUGH.test(slug) ? drawn.repeat(3) : drawn;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

async function makeAtlas() {
  const world = JSON.parse(await readFile(require.resolve("world-atlas/countries-110m.json"), "utf8"));
  return {
    land: feature(world, world.objects.land),
    countries: feature(world, world.objects.countries).features,
    // Each border once: two neighbours would both draw theirs.
    borders: mesh(world, world.objects.countries, (one, other) => one !== other),
  };
}

/** A hundredth of a degree is finer than the map is drawn. */
function roundDegrees(_key, value) {
  return typeof value === "number" ? Math.round(value * 100) / 100 : value;
}
