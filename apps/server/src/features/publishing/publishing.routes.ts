import { type PrivacyStatus, publishRoute, type UploadStatus } from "@sahne/contract/publishing";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { publish } from "./publishing.service.ts";

export function publishingRoutes(mount: Mount, context: Context): void {
  mount.session(publishRoute, async ({ identity, body, idempotencyKey }) => {
    const upload = await publish(context, identity.userId, body, idempotencyKey);
    return {
      upload: {
        videoId: upload.videoId,
        title: upload.title,
        description: upload.description,
        tags: upload.tags,
        privacyStatus: upload.privacyStatus as PrivacyStatus,
        status: upload.status as UploadStatus,
      },
    };
  });
}
