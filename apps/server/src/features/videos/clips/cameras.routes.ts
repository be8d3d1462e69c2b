import {
  cameraService,
  listCamerasRoute,
  listClipsRoute,
  type Camera,
  type CameraService,
} from "@sahne/contract/studio/cameras";
import { ENGINE_OF_SERVICE } from "@sahne/contract/videos/engines";
import type { Context } from "#context.ts";
import { openApiKey } from "#features/accounts/api-keys.ts";
import { shapeOf } from "#features/videos/shape-of.ts";
import { presentVideos } from "#features/videos/videos.service.ts";
import type { Mount } from "#platform/http/mount.ts";
import { isSandboxKey } from "#providers/vendor-host.ts";
import { listClips } from "./film-clips.ts";

export function cameraRoutes(mount: Mount, context: Context): void {
  mount.session(listCamerasRoute, async ({ identity }) => ({
    cameras: await Promise.all(cameraService.options.map((service) => cameraOf(context, identity.userId, service))),
  }));

  mount.session(listClipsRoute, async ({ identity, language }) => {
    const rows = await listClips(context.db, identity.userId);
    const shown = await presentVideos(context, { userId: identity.userId, language }, rows);
    const shapes = new Map(rows.map(({ id, width, height }) => [id, width && height ? shapeOf(width, height) : null]));
    return { clips: shown.map((video) => ({ ...video, shape: shapes.get(video._id) ?? null })) };
  });
}

async function cameraOf(context: Context, userId: string, service: CameraService): Promise<Camera> {
  const vendor = ENGINE_OF_SERVICE[service];
  const key = await openApiKey(context, context.db, userId, vendor);
  return {
    service,
    isReady: key !== null,
    isSandbox: key !== null && isSandboxKey(key),
    models: context.generators[vendor].models.map(({ name, capabilities }) => ({
      name,
      aspectRatios: capabilities.aspectRatios,
      durations: capabilities.durations,
      promptMax: capabilities.promptMax,
      centsPerSecond: context.config.vendors.videoPrices[name] ?? null,
    })),
  };
}
