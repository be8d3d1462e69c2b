import { readOwnSound } from "@sahne/contract/studio/sounds";
import type { RequestedOptions } from "@sahne/contract/videos/video-options";
import type { Film } from "@sahne/engine/film/film";
import { brandLetters } from "@sahne/engine/film/brand";
import { lettersOf } from "@sahne/engine/film/letters";
import type { FontId } from "@sahne/engine/presets";
import { createArena } from "@sahne/engine/kernel/arena";
import { startKernel } from "@sahne/engine/kernel/load-kernel";
import { lookOf } from "@sahne/engine/looks/look-of";
import { buildPlan } from "@sahne/engine/plan/build-plan";
import { musicOf } from "@sahne/engine/plan/plan-film";
import { openPreview } from "@sahne/engine/preview/preview-film";
import type { PreviewFilm } from "@sahne/engine/preview/preview-film";
import { createPreviewRaster, createPreviewTools } from "@sahne/engine/preview/preview-tools";
import type { RenderSpec } from "@sahne/engine/spec";
import { stageThings } from "@sahne/engine/stage/things";
import type { OpenInput } from "./messages.ts";
import type { Assets } from "./worker-assets.ts";
import type { DrawingStore } from "./worker-drawings.ts";
import { layPictures } from "./worker-pictures.ts";

/** The short side of what is shown while one edits; the film itself is as large as asked for. */
const RESOLUTION = "480p";
/** The stage asks for every drawing at this size first, to know its shape. */
const PROBE_PIXELS = 40;

/** The choices of a draft as the renderer takes them. */
export function specOf(options: RequestedOptions, prompt: string): RenderSpec {
  const music = readOwnSound(options.music) === null ? {} : { music: "own" };
  return { aspectRatio: "9:16", ...options, ...music, prompt, resolution: RESOLUTION } as RenderSpec;
}

/** Loads what a film needs and lays it out; painting it afterwards waits for nothing but drawings of further sizes. */
export async function openFilm(
  assets: Assets,
  drawings: DrawingStore,
  { film: edited, options, pictures, clips, brand, logo, resolution = RESOLUTION }: OpenInput,
): Promise<PreviewFilm> {
  const film = edited as Film;
  const atlas = await fetchAll(assets, drawings, { ...film, ...(brand && { brand }) });
  const arena = createArena();
  const kernel = startKernel(assets.kernel, arena.memory);
  const spec = { ...specOf(options, ""), resolution, film, ...(brand && { brand }) };
  const laid = layPictures(pictures, { arena, kernel }, { spec, preset: film.preset });
  const music = musicOf(film, spec);
  const plan = buildPlan({ spec, film, untold: "", music, pictures: laid.facts, voice: null });
  const tools = createPreviewTools({ drawings, atlas, pictures: laid.stage, logo: logo && drawingOf(logo) });
  const raster = createPreviewRaster();
  const stills = new Map(clips.map(({ id, still }) => [id, planesOf(still, plan)]));
  const clipStill = (scene: number) => stills.get(film.scenes[scene]?.clip ?? "") ?? null;
  return openPreview({ plan, arena, kernel, pictures: laid.planes, tools, raster, clipStill });
}

/** What a film that will be opened needs is asked for at once; a failure is told when it is opened. */
export function fetchAhead(assets: Assets, drawings: DrawingStore, film: Film): void {
  void fetchAll(assets, drawings, film).catch(() => undefined);
}

async function fetchAll(assets: Assets, drawings: DrawingStore, film: Film) {
  const slugs = stageThings(film).map((slug) => ({ slug, pixels: PROBE_PIXELS }));
  const [atlas] = await Promise.all([
    film.scenes.some(({ kind }) => kind === "map") ? assets.atlas() : null,
    assets.loadFonts(fontsOf(film), `${lettersOf(film)} ${brandLetters(film.brand)}`),
    drawings.fetchMissing(slugs),
  ]);
  return atlas;
}

/** A still of a clip so that it covers the frame, as films are stored: BT.709 in limited range. */
function planesOf(still: ImageBitmap, { width, height }: { width: number; height: number }): Uint8Array {
  const pen = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("This browser has no canvas in workers.");
  const scale = Math.max(width / still.width, height / still.height);
  const [wide, high] = [still.width * scale, still.height * scale];
  pen.imageSmoothingQuality = "high";
  pen.drawImage(still, (width - wide) / 2, (height - high) / 2, wide, high);
  still.close();
  const { data } = pen.getImageData(0, 0, width, height);
  const pixels = width * height;
  const planes = new Uint8Array((pixels * 3) / 2);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const place = (row * width + column) << 2;
      const [red = 0, green = 0, blue = 0] = [data[place], data[place + 1], data[place + 2]];
      planes[row * width + column] = 16 + 0.182586 * red + 0.614231 * green + 0.062007 * blue;
      if ((row & 1) === 1 || (column & 1) === 1) continue;
      const chroma = pixels + (row >> 1) * (width >> 1) + (column >> 1);
      planes[chroma] = 128 - 0.100644 * red - 0.338572 * green + 0.439216 * blue;
      planes[chroma + (pixels >> 2)] = 128 + 0.439216 * red - 0.398942 * green - 0.040274 * blue;
    }
  }
  return planes;
}

/** Those of its look; quotation marks stand in the last one, whatever the look. */
function fontsOf(film: Pick<Film, "preset" | "brand">): Set<FontId> {
  const { display, text, figure } = lookOf(film);
  return new Set([display, text, figure, "playfair"]);
}

/** As large as the render process reads one. */
const LOGO_SIDE = 320;

function drawingOf(logo: ImageBitmap) {
  const scale = Math.min(1, LOGO_SIDE / Math.max(logo.width, logo.height));
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (pen) pen.imageSmoothingQuality = "high";
  pen?.drawImage(logo, 0, 0, width, height);
  logo.close();
  return { source: canvas, width, height };
}

/** Paints until nothing is missing: a drawing in a size that was never asked for comes from the page first. */
export async function paintFrame(film: PreviewFilm, drawings: DrawingStore, index: number): Promise<Uint8Array> {
  let planes = film.paint(index);
  while (await drawings.fetchMissing()) {
    film.forgetScenes();
    planes = film.paint(index);
  }
  return planes;
}

/** BT.709 in limited range, as films are stored, to what a screen shows. */
export function toPicture(planes: Uint8Array, { width, height }: { width: number; height: number }): ImageData {
  const image = new ImageData(width, height);
  const { data } = image;
  const pixels = width * height;
  const half = width >> 1;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const chroma = (row >> 1) * half + (column >> 1);
      const y = 1.164384 * ((planes[row * width + column] ?? 0) - 16);
      const u = (planes[pixels + chroma] ?? 128) - 128;
      const v = (planes[pixels + (pixels >> 2) + chroma] ?? 128) - 128;
      const place = (row * width + column) << 2;
      data[place] = y + 1.792741 * v;
      data[place + 1] = y - 0.213249 * u - 0.532909 * v;
      data[place + 2] = y + 2.112402 * u;
      data[place + 3] = 255;
    }
  }
  return image;
}
