import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createCanvas, Image } from "@napi-rs/canvas";
import { beforeAll, expect, test } from "vitest";
import { loadLexicon, loadThings } from "#child/film-assets.ts";
import { composeScene } from "#stage/compose.ts";
import { figureOf } from "#stage/figure/people-drawings.ts";
import { isShowable } from "#stage/things.ts";
import { ensureBuilt } from "#tools/built-engine.ts";
import { ENGINE_FILES } from "#tools/engine-files.ts";
import { sweep } from "#tools/sweep.ts";
import { tellFilm, things } from "#tools/stage-fixtures.ts";
import { loadStageTools } from "#tools/stage-tools.ts";
import type { Lexicon } from "#director/match/lexicon.ts";
import type { Matcher } from "#director/match/matcher.ts";
import { createMatcher } from "#director/match/matcher.ts";
import { isLand } from "#stage/shots/land.ts";

const folder = fileURLToPath(new URL("../../objects", import.meta.url));
const slugs = (await readdir(folder)).filter((name) => name.endsWith(".svg")).map((name) => name.slice(0, -4));
/** Most take a third of it; a place with everybody in it is several drawings in one. */
const [MOST_BYTES, MOST_OF_PLACE] = [12_288, 20_480];
/** The box of 32 units with a margin around it, ten pixels a unit. */
const [UNIT, MARGIN, BOX] = [10, 8, 32];
/** Fainter than this is the foot of a blur. */
const SEEN = 40;

let lexicon: Lexicon;
let matcher: Matcher;

beforeAll(async () => {
  await ensureBuilt();
  lexicon = await loadLexicon(dirname(ENGINE_FILES.kernelPath));
  matcher = createMatcher(lexicon);
}, 120_000);

test("at least two hundred objects are our own drawings, and films get them as they were drawn [R16]", async () => {
  const packed = await loadThings(dirname(ENGINE_FILES.kernelPath), slugs);
  const drawn = await Promise.all(slugs.map((slug) => readFile(join(folder, `${slug}.svg`), "utf8")));

  expect(slugs.length).toBeGreaterThanOrEqual(200);
  // People are drawn by figures, whatever was drawn for them before.
  const isOwn = (slug: string) => figureOf(slug) === null;
  expect(slugs.filter((slug, index) => isOwn(slug) && packed.get(slug) !== drawn[index]?.trim())).toEqual([]);
});

test.each(sweep(slugs, 24))("the drawing %s is small, whole and fills its box", async (slug) => {
  const svg = await readFile(join(folder, `${slug}.svg`), "utf8");
  const ids = [...svg.matchAll(/ id="([^"]+)"/gu)].map(([, id]) => id);
  const { width, height, spilt } = measure(svg);

  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(isLand(slug) ? MOST_OF_PLACE : MOST_BYTES);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 32 32"/u);
  expect(svg).not.toMatch(/<(?:text|image|script|style|foreignObject|animate)|href="[^#]|url\([^#]/u);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Math.max(width, height)).toBeGreaterThan(BOX * 0.82);
  expect(spilt).toBe(0);
});

test("emoji drawn anew keep their words and are drawn as we drew them [R16]", async () => {
  const redrawn = (await readdir(join(folder, "redrawn"))).map((name) => name.slice(0, -".svg".length));
  const packed = await loadThings(dirname(ENGINE_FILES.kernelPath), redrawn);
  const drawn = await Promise.all(redrawn.map((slug) => readFile(join(folder, "redrawn", `${slug}.svg`), "utf8")));

  expect(redrawn).toContain("cloud-with-rain");
  expect(redrawn.filter((slug, index) => packed.get(slug) !== drawn[index]?.trim())).toEqual([]);
  expect(
    redrawn.filter((slug) => !lexicon[slug]?.sign || measure(drawn[redrawn.indexOf(slug)] ?? "").spilt > 0),
  ).toEqual([]);
});

test.each(slugs)("%s is found by its name in both languages", (slug) => {
  const { tr = [], en = [], isOwn } = lexicon[slug] ?? {};
  const [turkish = "", english = ""] = [tr[0], en[0]].map((name) => (name ?? "").replaceAll("_", " "));

  expect(isOwn).toBe(true);
  expect(matcher.match(turkish, "tr")[0]).toMatchObject({ slug, word: turkish });
  expect(matcher.match(english, "en")[0]).toMatchObject({ slug, word: english });
});

test("no word stands for two of our own drawings", () => {
  for (const language of ["tr", "en"] as const) {
    const words = slugs.flatMap((slug) => lexicon[slug]?.[language] ?? []);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  }
});

test("what was drawn for its word is shown instead of a neighbour", () => {
  const shown = (text: string, language: "tr" | "en") => matcher.match(text, language).map(({ slug }) => slug);

  expect(shown("The pyramids of Egypt are 4,500 years old", "en")).toContain("pyramids");
  expect(shown("Bir su bardağı kırmızı mercimeği ekle", "tr")).toContain("lentils");
  expect(shown("Bakır bir cezve aldım", "tr")).toContain("cezve");
  expect(shown("Cezveye iki kaşık kahve koy", "tr")).toContain("coffee-into-cezve");
  expect(shown("The Eiffel Tower at sunrise", "en")).toContain("eiffel-tower");
  expect(shown("Kışın su borusu patladı", "tr")).toContain("water-pipe");
  expect(shown("Yemek borusu mideye iner", "tr")).not.toContain("water-pipe");
  expect(shown("Denizde yosunlar dalgalanır", "tr")).toContain("seaweed");
  expect(shown("Ormanda taşlar yosun tutmuş", "tr")).not.toContain("seaweed");
  expect(shown("Greenhouse gases warm the planet", "en")).not.toContain("greenhouse");
  expect(matcher.emoji("")).toBeNull();
});

test.each<[string, "tr" | "en", string, string]>([
  ["Günde elli şınav çek", "tr", "push-up-figure", "plank-figure"],
  ["Check your tire pressure", "en", "tire-gauge", "tyre"],
  ["Annem bana bir kolye verdi", "tr", "necklace", "gem-stone"],
  ["Floss every night", "en", "dental-floss", "toothbrush"],
  ["Bir tatlı kaşığı karbonat ekle", "tr", "baking-soda", "salt"],
  ["Boil the kettle", "en", "electric-kettle", "teapot"],
  ["The rowboat drifted away", "en", "rowing-boat", "person-rowing-boat"],
  ["My throat hurts", "en", "throat", "microbe"],
  ["Teach your dog to sit", "en", "sitting-dog", "dog-face"],
  ["Nobel Ödülü'nü kazandı", "tr", "nobel-medal", "sports-medal"],
  ["The bakery is open", "en", "bakery-front", "bread"],
  ["The classroom went quiet", "en", "classroom", "student"],
])("what has a drawing of its own is lent no neighbour's: %s", (text, language, own, neighbour) => {
  const shown = matcher.match(text, language).map(({ slug }) => slug);

  expect(shown).toContain(own);
  expect(shown).not.toContain(neighbour);
});

test.each<[string, "tr" | "en", string]>([
  ["Dosyaları silecek misin?", "tr", "windshield-wiper"],
  ["Silecekleri mesajları seçtiler", "tr", "windshield-wiper"],
  ["Boğazın iki yakası", "tr", "throat"],
  ["Kalsiyum karbonat suda çözünmez", "tr", "baking-soda"],
  ["A bag of kettle corn", "en", "electric-kettle"],
  ["Cutthroat competition", "en", "throat"],
])("what only sounds like an object shows none: %s", (text, language, wrong) => {
  expect(matcher.match(text, language).map(({ slug }) => slug)).not.toContain(wrong);
});

test("exercises that are counted are done by one figure", () => {
  const [pushUps] = matcher.match("Do 12 push-ups every morning", "en");
  const [jumps] = matcher.match("Do five jumping jacks", "en");

  expect(pushUps).toMatchObject({ slug: "push-up-figure", count: 1 });
  expect(jumps).toMatchObject({ slug: "jumping-jack-figure", count: 1 });
});

test("nobody smiles in a grave film: heads stand against the light, and yellow faces stay away [R16.2]", async () => {
  const told = { kind: "hero", text: "Alone", things: things("baby") } as const;
  const tools = await loadStageTools(["baby", "family", "smiling-face-with-smiling-eyes"], []);
  const brightest = (preset: "dread" | "kitchen") => {
    const stage = composeScene(tellFilm(preset, "en", "baby", [told]), 0, { width: 270, height: 480 }, tools);
    const sprite = stage.sprites.toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
    const { pen } = tools.canvas(sprite?.width ?? 1, sprite?.height ?? 1);
    sprite?.draw(pen, 1);
    // The middle of the face, where a smile would be.
    const { data } = pen.getImageData((sprite?.width ?? 0) * 0.42, (sprite?.height ?? 0) * 0.35, 24, 40);
    return Math.max(...Array.from({ length: data.length / 4 }, (_, index) => data[index * 4] ?? 0));
  };

  expect(isShowable({ tools, isGrave: true }, "family")).toBe(true);
  expect(isShowable({ tools, isGrave: true }, "smiling-face-with-smiling-eyes")).toBe(false);
  expect(brightest("kitchen")).toBeGreaterThan(180);
  expect(brightest("dread")).toBeLessThan(60);
});

test("every object leaves something to see: no drawing is lost on its way to the canvas [R16.2]", async () => {
  const all = sweep(Object.keys(lexicon), 150);
  const packed = await loadThings(dirname(ENGINE_FILES.kernelPath), all);

  expect(all.filter((slug) => filledShare(packed.get(slug) ?? "") < LEAST_FILLED)).toEqual([]);
}, 60_000);

/** The thinnest drawing, a needle or a spear, covers this much of its square. */
const LEAST_FILLED = 0.05;

function filledShare(svg: string): number {
  const side = 48;
  const image = new Image();
  image.src = Buffer.from(svg.replace("<svg ", `<svg width="${side}" height="${side}" `));
  const pen = createCanvas(side, side).getContext("2d");
  pen.drawImage(image, 0, 0, side, side);
  const { data } = pen.getImageData(0, 0, side, side);
  return (
    Array.from({ length: side * side }, (_, index) => data[index * 4 + 3] ?? 0).filter((alpha) => alpha >= SEEN)
      .length /
    side ** 2
  );
}

test("no drawing fills an ellipse with colours told by its own box: the canvas paints it black [R16.2]", async () => {
  const black = await Promise.all(
    slugs.map(async (slug) => {
      const svg = await readFile(join(folder, `${slug}.svg`), "utf8");
      const filled = [...svg.matchAll(/<ellipse[^>]*url\(#([^)]+)\)/gu)].map(([, id]) => id ?? "");
      return filled.some((id) => !new RegExp(`id="${id}"[^>]*userSpaceOnUse`, "u").test(svg)) ? [slug] : [];
    }),
  );
  expect(black.flat()).toEqual([]);
});

test("a flashlight that died gives no light [R16.2]", async () => {
  const tools = await loadStageTools(["flashlight", "dead-flashlight"], []);
  const sprites = (slug: string) => {
    const told = { kind: "hero", text: "Dark", things: things(slug) } as const;
    return composeScene(tellFilm("dread", "en", slug, [told]), 0, { width: 270, height: 480 }, tools).sprites.length;
  };

  expect(sprites("flashlight") - sprites("dead-flashlight")).toBe(1);
});

/** How much a drawing fills, in units, and how many pixels it puts outside its box. */
function measure(svg: string): { width: number; height: number; spilt: number } {
  const side = (BOX + MARGIN * 2) * UNIT;
  const image = new Image();
  image.src = Buffer.from(
    svg.replace(
      'viewBox="0 0 32 32"',
      `width="${side}" height="${side}" viewBox="${-MARGIN} ${-MARGIN} ${BOX + MARGIN * 2} ${BOX + MARGIN * 2}"`,
    ),
  );
  const pen = createCanvas(side, side).getContext("2d");
  pen.drawImage(image, 0, 0, side, side);
  const { data } = pen.getImageData(0, 0, side, side);
  const [low, high] = [MARGIN * UNIT - 1, (MARGIN + BOX) * UNIT];
  const edge = { left: side, right: 0, top: side, bottom: 0 };
  let spilt = 0;
  for (let index = 0; index < side * side; index++) {
    if ((data[index * 4 + 3] ?? 0) < SEEN) continue;
    const [x, y] = [index % side, Math.floor(index / side)];
    if (x < low || y < low || x > high || y > high) spilt++;
    edge.left = Math.min(edge.left, x);
    edge.right = Math.max(edge.right, x);
    edge.top = Math.min(edge.top, y);
    edge.bottom = Math.max(edge.bottom, y);
  }
  return { width: (edge.right - edge.left) / UNIT, height: (edge.bottom - edge.top) / UNIT, spilt };
}

test("no object is a tile without a sign", async () => {
  const all = sweep(Object.keys(lexicon), 60);
  const packed = await loadThings(dirname(ENGINE_FILES.kernelPath), all);

  expect(all.filter((slug) => isBlankTile(packed.get(slug) ?? ""))).toEqual([]);
}, 60_000);

/** A square of one colour: its sign was lost on the way. */
function isBlankTile(svg: string): boolean {
  const [side, edge] = [32, 7];
  const image = new Image();
  image.src = Buffer.from(svg.replace("<svg ", `<svg width="${side}" height="${side}" `));
  const pen = createCanvas(side, side).getContext("2d");
  pen.drawImage(image, 0, 0, side, side);
  const { data } = pen.getImageData(edge, edge, side - edge * 2, side - edge * 2);
  const tones = Array.from({ length: data.length / 4 }, (_, index) =>
    (data[index * 4 + 3] ?? 0) < 250
      ? Number.NaN
      : (data[index * 4] ?? 0) + (data[index * 4 + 1] ?? 0) + (data[index * 4 + 2] ?? 0),
  );
  const mean = tones.reduce((sum, tone) => sum + tone, 0) / tones.length;
  return Math.sqrt(tones.reduce((sum, tone) => sum + (tone - mean) ** 2, 0) / tones.length) < 12;
}
