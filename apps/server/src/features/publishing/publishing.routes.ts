import { getPublishProfileRoute, putPublishProfileRoute } from "@sahne/contract/publishing/publish-profile";
import {
  cancelUploadRoute,
  decideUploadRoute,
  getUploadRoute,
  publishRoute,
  uploadCandidatesRoute,
} from "@sahne/contract/publishing/publishing";
import { listSlotsRoute, reorderQueueRoute, saveSlotsRoute } from "@sahne/contract/schedules/slots";
import {
  approveUploadRoute,
  listPlannedUploadsRoute,
  moveUploadRoute,
  openApprovalRoute,
} from "@sahne/contract/publishing/waiting-uploads";
import type { Context } from "#context.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { cancelUpload, decideUpload, uploadCandidates } from "./decide-upload.ts";
import { openApproval } from "./open-approval.ts";
import { presentUpload } from "./present-upload.ts";
import { plannedUploads } from "./publish-at.ts";
import { profiledChannel, readProfile, saveProfile } from "./publish-profile.ts";
import { ownUpload, publish } from "./publishing.service.ts";
import { reorderQueue } from "./slots/reorder-queue.ts";
import { setSlots, slotsOf } from "./slots/slots.service.ts";
import { approveUpload, moveToHour } from "./waiting-upload.ts";

export function publishingRoutes(mount: Mount, context: Context): void {
  mount.session(publishRoute, async ({ identity, body, idempotencyKey }) => ({
    upload: presentUpload(await publish(context, identity.userId, body, idempotencyKey)),
  }));

  mount.session(getUploadRoute, async ({ identity, params, query }) => ({
    upload: presentUpload(await ownUpload(context, { userId: identity.userId, ...params, ...query })),
  }));

  mount.session(cancelUploadRoute, async ({ identity, params, query }) => ({
    upload: presentUpload(await cancelUpload(context, { userId: identity.userId, ...params, ...query })),
  }));

  mount.session(approveUploadRoute, async ({ identity, params, query }) => ({
    upload: presentUpload(await approveUpload(context, { userId: identity.userId, ...params, ...query })),
  }));

  mount.session(openApprovalRoute, async ({ identity, body }) => openApproval(context, identity.userId, body.token));

  mount.session(moveUploadRoute, async ({ identity, params, query, body }) => {
    const wanted = { userId: identity.userId, ...params, ...query };
    return { upload: presentUpload(await moveToHour(context, wanted, new Date(body.publishAt))) };
  });

  mount.session(listPlannedUploadsRoute, async ({ identity }) => ({
    uploads: await plannedUploads(context, identity.userId),
  }));

  mount.session(listSlotsRoute, async ({ identity }) => ({ channels: await slotsOf(context, identity.userId) }));

  mount.session(saveSlotsRoute, async ({ params, body }) => ({ channel: await setSlots(context, params, body) }));

  mount.session(reorderQueueRoute, async ({ params, body }) => {
    await reorderQueue(context, params, body.moves);
    return DONE;
  });

  mount.session(uploadCandidatesRoute, async ({ identity, params, query }) => ({
    ...(await uploadCandidates(context, { userId: identity.userId, ...params, ...query })),
  }));

  mount.session(decideUploadRoute, async ({ identity, params, query, body }) => ({
    upload: presentUpload(await decideUpload(context, { userId: identity.userId, ...params, ...query }, body)),
  }));

  mount.session(getPublishProfileRoute, async ({ identity, query }) => ({
    profile: await readProfile(context.db, await profiledChannel(context, identity.userId, query.channelId)),
  }));

  mount.session(putPublishProfileRoute, async ({ identity, query, body }) => ({
    profile: await saveProfile(context, await profiledChannel(context, identity.userId, query.channelId), body),
  }));
}
