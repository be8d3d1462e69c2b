import type { Camera, CameraService } from "@sahne/contract/studio/cameras";
import { ENGINE_OF_SERVICE } from "@sahne/contract/videos/engines";
import type { AspectRatio } from "@sahne/contract/videos/capabilities";
import type { CreateVideoInput } from "@sahne/contract/videos/videos";
import { filmicPrompt } from "@sahne/engine/film/filmic-prompt";
import type { FilmScene } from "@sahne/engine/film/film";
import type { Content } from "#screens/studio/edits/content.ts";

export type CameraModel = Camera["models"][number];

/** What shall be filmed for one scene. */
export type ClipOrder = { index: number; prompt: string; imageId: string | null; seconds: number };

/** Cuts are kept in thousandths. */
const ROUNDING = 0.05;

/** The shortest length that covers a scene, else the longest there is: nobody pays for seconds that are cut away. */
export function lengthFor({ durations }: Pick<CameraModel, "durations">, sceneSeconds: number): number {
  return durations.find((seconds) => seconds >= sceneSeconds - ROUNDING) ?? Math.max(...durations);
}

/** What is proposed for a scene until its owner changes it. */
export function proposeOrder({ film, imageIds }: Content, index: number, model: CameraModel): ClipOrder {
  const scene = film.scenes[index];
  if (!scene) throw new Error(`The film has no scene ${index}.`);
  return {
    index,
    prompt: filmicPrompt(scene as FilmScene, film).slice(0, model.promptMax),
    imageId: scene.picture === undefined ? null : (imageIds[scene.picture] ?? null),
    seconds: lengthFor(model, scene.end - scene.start),
  };
}

/** What they cost together, in cents of a US dollar; null: the company does not report a price. */
export function totalCents(orders: readonly ClipOrder[], { centsPerSecond }: CameraModel): number | null {
  return centsPerSecond === null ? null : orders.reduce((sum, { seconds }) => sum + seconds * centsPerSecond, 0);
}

type Filming = { service: CameraService; model: CameraModel; shape: AspectRatio };

/** The usual request for a vendor's video, with the model that was chosen. Where it lacks the film's shape, the clip is cut to it. */
export function requestOf(order: ClipOrder, { service, model, shape }: Filming): CreateVideoInput {
  const { prompt, imageId, seconds } = order;
  const aspectRatio = model.aspectRatios.includes(shape) ? shape : model.aspectRatios[0];
  return {
    scenario: imageId === null ? "text2video" : "generate",
    serviceType: service,
    // Filmed by this company or by nobody: never silently by our own renderer.
    engine: ENGINE_OF_SERVICE[service],
    promptText: prompt.trim(),
    imageId,
    options: { model: model.name, durationSeconds: seconds, ...(aspectRatio && { aspectRatio }) },
  };
}
