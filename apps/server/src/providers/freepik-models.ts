import type { AspectRatio, FreepikModel } from "@sahne/contract/engines";
import type { GenerationRequest } from "./video-generator.ts";

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
  const family = model === "kling-v2-6-pro" ? "kling-v2-6" : model;
  return (request) => ({
    path: `image-to-video/${model}`,
    pollPath: `image-to-video/${family}`,
    body: {
      prompt: request.prompt,
      ...pictureOf(request),
      duration: String(request.durationSeconds),
      aspect_ratio: LONG_NAMES[request.aspectRatio],
    },
  });
}

function klingTurbo(model: FreepikModel, request: GenerationRequest): WireRequest {
  const kind = request.image ? "image-to-video" : "text-to-video";
  return {
    path: `${kind}/${model}`,
    pollPath: `${kind}/kling-v3-turbo`,
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
    pollPath: `video/${model}`,
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
