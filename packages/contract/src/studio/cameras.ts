import { z } from "zod";
import { userParams } from "#common.ts";
import { aspectRatio } from "#videos/capabilities.ts";
import { serviceType } from "#videos/engines.ts";
import { defineRoute } from "#route.ts";
import { video } from "#videos/videos.ts";

/** Services that film, with the user's own key. */
export const cameraService = serviceType.exclude(["sahne"]);
export type CameraService = z.output<typeof cameraService>;

const cameraModel = z.object({
  name: z.string(),
  aspectRatios: z.array(aspectRatio),
  /** Every length it films, in seconds, in rising order. */
  durations: z.array(z.int()).min(1),
  promptMax: z.int(),
  /** About what a second costs, in cents of a US dollar; null: the company does not report a price. */
  centsPerSecond: z.number().nullable(),
});

export const camera = z
  .object({
    service: cameraService,
    /** False while its key is missing. */
    isReady: z.boolean(),
    /** The key is one of the sandbox: nothing is paid. */
    isSandbox: z.boolean(),
    /** The first is the one of the settings. */
    models: z.array(cameraModel).min(1),
  })
  .meta({ id: "Camera" });
export type Camera = z.output<typeof camera>;

export const listCamerasRoute = defineRoute({
  id: "listCameras",
  method: "GET",
  path: "/api/users/:userId/cameras",
  tag: "cameras",
  summary: "The services that can film a scene for this user, with their models, lengths and prices as far as known",
  params: userParams,
  reply: z.object({ cameras: z.array(camera) }),
});

/** A video a service made. */
export const clip = video
  .extend({
    /** Of its pictures as they came, whatever was asked for; null until they are there. */
    shape: aspectRatio.nullable(),
  })
  .meta({ id: "Clip" });
export type Clip = z.output<typeof clip>;

export const listClipsRoute = defineRoute({
  id: "listClips",
  method: "GET",
  path: "/api/users/:userId/clips",
  tag: "cameras",
  summary: "The newest videos of services that are or will be there to be a scene of a film",
  params: userParams,
  reply: z.object({ clips: z.array(clip) }),
});
