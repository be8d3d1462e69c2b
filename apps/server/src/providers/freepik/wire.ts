import type { AspectRatio } from "@sahne/contract/videos/capabilities";
import type { FreepikModel } from "@sahne/contract/services/freepik";
import type { GenerationRequest } from "#providers/video-generator.ts";

type WireRequest = { path: string; pollPath: string; body: Record<string, unknown> };
type Wire = (request: GenerationRequest) => WireRequest;

const LONG_NAMES: Record<AspectRatio, string> = {
  "16:9": "widescreen_16_9",
  "9:16": "social_story_9_16",
  "1:1": "square_1_1",
};

/** Models differ in path, in the path they are polled at and in whether seconds are text or a number. */
export function freepikWire(model: FreepikModel): Wire {
  if (model.startsWith("kling-v3-turbo")) return (request) => klingTurbo(model, request);
  if (model.startsWith("seedance")) return (request) => seedance(model, request);
  return (request) => ({
    path: `image-to-video/${model}`,
    pollPath: freepikFamily(model, request.image !== undefined),
    body: {
      prompt: request.prompt,
      ...pictureOf(request),
      duration: String(request.durationSeconds),
      aspect_ratio: LONG_NAMES[request.aspectRatio],
    },
  });
}

/** Where a model's tasks are asked for and listed. */
export function freepikFamily(model: FreepikModel, isFromPicture: boolean): string {
  if (model.startsWith("kling-v3-turbo")) return `${isFromPicture ? "image" : "text"}-to-video/kling-v3-turbo`;
  if (model.startsWith("seedance")) return `video/${model}`;
  return `image-to-video/${model === "kling-v2-6-pro" ? "kling-v2-6" : model}`;
}

function klingTurbo(model: FreepikModel, request: GenerationRequest): WireRequest {
  const kind = request.image ? "image-to-video" : "text-to-video";
  return {
    path: `${kind}/${model}`,
    pollPath: freepikFamily(model, request.image !== undefined),
    body: {
      prompt: request.prompt,
      duration: String(request.durationSeconds),
      // With a picture the picture decides the shape.
      ...(request.image ? pictureOf(request) : { aspect_ratio: request.aspectRatio }),
    },
  };
}

function seedance(model: FreepikModel, request: GenerationRequest): WireRequest {
  return {
    path: `video/${model}`,
    pollPath: freepikFamily(model, request.image !== undefined),
    body: {
      prompt: request.prompt,
      ...pictureOf(request),
      duration: request.durationSeconds,
      aspect_ratio: LONG_NAMES[request.aspectRatio],
    },
  };
}

function pictureOf(request: GenerationRequest): { image?: string } {
  return request.image ? { image: request.image.toString("base64") } : {};
}
