// The films and stills of the public pages: npx tsx packages/engine/src/tools/public-films.ts [folder] [name,name…|all]
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { drawStills } from "#child/draw-stills.ts";
import type { Plan } from "#plan/plan.ts";
import { startRender } from "#render.ts";
import type { RenderSpec } from "#spec.ts";
import { ensureBuilt } from "./built-engine.ts";
import { ENGINE_FILES } from "./engine-files.ts";

type Still = { file: string; scene: number; width: number; quality?: number };
type PublicFilm = { name: string; spec: RenderSpec; hasFilm?: boolean; stills: Still[] };

const SETTLED_SECONDS = 1.6;
const wide = { aspectRatio: "16:9", resolution: "720p", music: "none" } as const;
/** No words: they are shown in both languages. */
const silent = {
  language: "tr",
  aspectRatio: "9:16",
  resolution: "720p",
  captions: "none",
  durationSeconds: 5,
} as const;

const hero = (file: string, language: "tr" | "en", prompt: string): PublicFilm => ({
  name: file,
  spec: { ...wide, prompt, language, style: "crema" },
  hasFilm: true,
  stills: [],
});
const demo = (name: string, prompt: string, style: RenderSpec["style"]): PublicFilm => ({
  name,
  spec: { ...wide, resolution: "480p", durationSeconds: 5, prompt, ...(style && { style }) },
  hasFilm: true,
  stills: [{ file: name, scene: 0, width: 854 }],
});
const still = (name: string, prompt: string, style: RenderSpec["style"], width = 360): PublicFilm => ({
  name,
  spec: { ...silent, prompt, ...(style && { style }) },
  stills: [{ file: name, scene: 0, width }],
});

const COFFEE =
  "Köpüklü Türk kahvesi: 1. Soğuk su kullan 2. Kısık ateşte pişir 3. Köpüğü fincana paylaştır. Afiyet olsun!";

const FILMS: readonly PublicFilm[] = [
  hero("hero", "tr", COFFEE),
  hero(
    "hero-en",
    "en",
    "Perfect Turkish coffee: 1. Use cold water 2. Cook it slowly in a cezve 3. Pour the foam into the cup. Enjoy your coffee!",
  ),
  {
    name: "strip",
    spec: { ...wide, prompt: COFFEE, language: "tr", style: "crema", captions: "none" },
    stills: [0, 1, 2, 3].map((scene) => ({ file: `strip-${scene + 1}`, scene, width: 640 })),
  },
  demo("film-aurora", "Kuzey ışıkları, gecenin yazdığı en sessiz şiirdir.", "aurora"),
  demo("film-cosmos", "Her yıldız, okunmamış bir kitabın ilk sayfası.", "cosmos"),
  still("still-balloon", "Kapadokya'da balonlar", "cinematic"),
  still("still-rocket", "Roket uzaya çıkıyor", "cosmos"),
  still("still-lighthouse", "Deniz feneri", "nature"),
  still("still-coffee", "Türk kahvesi", "crema"),
  still("portrait", "Gün batımında Kapadokya'da balonlar", "cinematic", 720),
];

const PAGES = fileURLToPath(new URL("../../../../apps/web/public/films", import.meta.url));
const [folder = PAGES, names = "all"] = process.argv.slice(2);
await ensureBuilt();
await mkdir(folder, { recursive: true });
for (const { name, spec, hasFilm, stills } of FILMS) {
  if (names !== "all" && !names.split(",").includes(name)) continue;
  if (hasFilm) {
    const paths = { outputPath: join(folder, `${name}.mp4`), posterPath: join(folder, `${name}.jpg`) };
    await startRender(spec, { ...paths, isForPage: true }).result;
    // The largest picture of the first view: half of the bytes.
    if (name.startsWith("hero")) {
      await sharp(paths.posterPath)
        .webp({ quality: 70, effort: 6 })
        .toFile(join(folder, `${name}.webp`));
      await rm(paths.posterPath);
    }
  }
  const scenes = stills.map(({ scene }) => scene);
  const { plan, rgba } = await drawStills(spec, ENGINE_FILES, (film) =>
    scenes.map((scene) => settledFrame(film, scene)),
  );
  const { width, height } = plan;
  for (const [index, pixels] of rgba().entries()) {
    const { file = name, width: wanted = width, quality = 80 } = stills[index] ?? {};
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .resize({ width: wanted })
      .jpeg({ quality, mozjpeg: true })
      .toFile(join(folder, `${file}.jpg`));
  }
  process.stdout.write(`${name}: ${plan.film.preset}, ${plan.durationSeconds.toFixed(1)} s\n`);
}

function settledFrame({ film, framesPerSecond }: Plan, scene: number): number {
  const { start = 0, end = 0 } = film.scenes[scene] ?? {};
  return Math.round(Math.min(start + SETTLED_SECONDS, end - 0.35) * framesPerSecond);
}
