import type { Film, FilmScene } from "#film/film.ts";
import type { Brand } from "#film/brand.ts";
import { LOOKS } from "#looks/looks.ts";
import { beatGrid } from "#sound/score.ts";
import type { RenderSpec } from "#spec.ts";
import { ENGINE_VERSION } from "#version.ts";
import { chooseCamera } from "./cameras.ts";
import type { FilmMusic } from "./choose-music.ts";
import type { FrameSize } from "./frame-size.ts";
import { frameRate, frameSize } from "./frame-size.ts";
import type { Camera, PictureFacts, Plan } from "./plan.ts";

export type PlanInput = {
  spec: RenderSpec;
  film: Film;
  untold: string;
  music: FilmMusic;
  pictures: PictureFacts[];
  voice: Plan["voice"];
};

/** Everything decided before the first frame. */
export function buildPlan({ spec, film, untold, music, pictures, voice }: PlanInput): Plan {
  const size = frameSize(spec.aspectRatio, spec.resolution);
  const framesPerSecond = frameRate(spec.resolution);
  const frameCount = Math.round(film.durationSeconds * framesPerSecond);
  const beatSeconds = music === "none" || music === "own" ? undefined : beatGrid(music, film.seed).secondsPerBeat;
  const scenes = film.scenes.map((scene) => asAsked(showWhole(signed(scene, spec.brand), pictures), spec, film));
  return {
    engineVersion: ENGINE_VERSION,
    ...size,
    framesPerSecond,
    frameCount,
    durationSeconds: frameCount / framesPerSecond,
    film: {
      ...film,
      scenes,
      ...(spec.captions && { captions: spec.captions }),
      ...(spec.brand && { brand: spec.brand }),
      ...(beatSeconds !== undefined && { beatSeconds }),
    },
    untold,
    cameras: chooseCameras({ ...film, scenes }, size, pictures),
    pictures,
    music,
    voice,
  };
}

/** The end card says what its owner always says there. */
function signed(scene: FilmScene, brand: Brand | undefined): FilmScene {
  const words = brand?.endWords?.trim();
  return scene.kind === "end" && words ? { ...scene, text: words, emphasis: [] } : scene;
}

/** What would lose its head or its feet to fill the frame is shown as a print instead. */
function showWhole(scene: FilmScene, pictures: PictureFacts[]): FilmScene {
  const picture = scene.picture === undefined ? undefined : pictures[scene.picture];
  return scene.kind === "photo" && picture?.isPrint ? { ...scene, kind: "sticker" } : scene;
}

/** A landscape asked for stands behind everything; without captions the pictures tell the film alone. */
function asAsked(scene: FilmScene, spec: RenderSpec, { topic, captions: own }: Film): FilmScene {
  const captions = spec.captions ?? own;
  // Whoever edited a film has decided what stands behind each scene.
  const landscape = spec.film ? undefined : spec.scene;
  const asked =
    landscape && scene.backdrop !== "split" ? { ...scene, backdrop: "landscape" as const, landscape } : scene;
  if (captions !== "none") return asked;
  const isOnlyWords = scene.kind === "words" || scene.kind === "quote";
  const things = isOnlyWords ? [{ slug: topic, word: "", count: 1, isRefused: false }] : scene.things;
  // A title without its words is its thing, as large as a scene shows one.
  const isPlain = isOnlyWords || scene.kind === "hook";
  return { ...asked, kind: isPlain ? "hero" : scene.kind, things, text: "", emphasis: [] };
}

function chooseCameras(film: Film, size: FrameSize, pictures: PictureFacts[]): (Camera | null)[] {
  const turns = new Map<number, number>();
  return film.scenes.map(({ kind, picture: index }) => {
    const picture = index === undefined ? undefined : pictures[index];
    if (kind !== "photo" || index === undefined || !picture) return null;
    const turn = turns.get(index) ?? 0;
    turns.set(index, turn + 1);
    const { motion } = LOOKS[film.preset];
    return chooseCamera({ size, picture, motion, seed: film.seed + index, turn });
  });
}
