import { getPublishProfileRoute, putPublishProfileRoute } from "@sahne/contract/publish-profile";
import {
  cancelUploadRoute,
  decideUploadRoute,
  getUploadRoute,
  publishRoute,
  uploadCandidatesRoute,
} from "@sahne/contract/publishing";
import { approveUploadRoute, listPlannedUploadsRoute, moveUploadRoute } from "@sahne/contract/waiting-uploads";
import type { Context } from "#context.ts";
import type { Mount } from "#platform/http/mount.ts";
import { cancelUpload, decideUpload, uploadCandidates } from "./decide-upload.ts";
import { presentUpload } from "./present-upload.ts";
import { plannedUploads } from "./publish-at.ts";
import { readProfile, saveProfile } from "./publish-profile.ts";
import { ownUpload, publish } from "./publishing.service.ts";
import { approveUpload, moveToHour } from "./waiting-upload.ts";

export function publishingRoutes(mount: Mount, context: Context): void {
  mount.session(publishRoute, async ({ identity, body, idempotencyKey }) => ({
    upload: presentUpload(await publish(context, identity.userId, body, idempotencyKey)),
  }));

  mount.session(getUploadRoute, async ({ identity, params }) => ({
    upload: presentUpload(await ownUpload(context, identity.userId, params.videoId)),
  }));

  mount.session(cancelUploadRoute, async ({ identity, params }) => ({
    upload: presentUpload(await cancelUpload(context, identity.userId, params.videoId)),
  }));

  mount.session(approveUploadRoute, async ({ identity, params }) => ({
    upload: presentUpload(await approveUpload(context, identity.userId, params.videoId)),
  }));

  mount.session(moveUploadRoute, async ({ identity, params, body }) => ({
    upload: presentUpload(await moveToHour(context, identity.userId, params.videoId, new Date(body.publishAt))),
  }));

  mount.session(listPlannedUploadsRoute, async ({ identity }) => ({
    uploads: await plannedUploads(context, identity.userId),
  }));

  mount.session(uploadCandidatesRoute, async ({ identity, params }) => ({
    ...(await uploadCandidates(context, identity.userId, params.videoId)),
  }));

  mount.session(decideUploadRoute, async ({ identity, params, body }) => ({
    upload: presentUpload(await decideUpload(context, identity.userId, params.videoId, body)),
  }));

  mount.session(getPublishProfileRoute, async ({ identity }) => ({
    profile: await readProfile(context.db, identity.userId),
  }));

  mount.session(putPublishProfileRoute, async ({ identity, body }) => ({
    profile: await saveProfile(context, identity.userId, body),
  }));
}
