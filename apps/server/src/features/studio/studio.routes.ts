import { getBrandKitRoute, putBrandKitRoute } from "@sahne/contract/studio/brand";
import {
  createDraftRoute,
  deleteDraftRoute,
  editVideoRoute,
  getDraftRoute,
  getVersionRoute,
  keepTakeRoute,
  listDraftsRoute,
  saveDraftRoute,
} from "@sahne/contract/studio/studio";
import type { Context } from "#context.ts";
import { readBrandKit, saveBrandKit } from "#features/videos/brand-kit.ts";
import type { Mount } from "#platform/http/mount.ts";
import {
  createDraft,
  deleteDraft,
  draftsOf,
  editVideo,
  getDraft,
  getVersion,
  keepTake,
  saveDraft,
} from "./studio.service.ts";

export function studioRoutes(mount: Mount, context: Context): void {
  mount.session(getBrandKitRoute, async ({ identity }) => ({ kit: await readBrandKit(context.db, identity.userId) }));

  mount.session(putBrandKitRoute, async ({ identity, body }) => ({
    kit: await saveBrandKit(context, identity.userId, body),
  }));

  mount.session(listDraftsRoute, async ({ identity }) => ({ drafts: await draftsOf(context, identity.userId) }));

  mount.session(createDraftRoute, async ({ identity, body, idempotencyKey }) => ({
    draft: await createDraft(context, identity.userId, body, idempotencyKey),
  }));

  mount.session(editVideoRoute, async ({ identity, params }) => ({
    draft: await editVideo(context, identity.userId, params.videoId),
  }));

  mount.session(getDraftRoute, async ({ identity, params }) => ({
    draft: await getDraft(context, identity.userId, params.draftId),
  }));

  mount.session(saveDraftRoute, async ({ identity, params, body }) =>
    saveDraft(context, identity.userId, params.draftId, body),
  );

  mount.session(keepTakeRoute, async ({ identity, params }) => ({
    version: await keepTake(context, identity.userId, params.draftId),
  }));

  mount.session(getVersionRoute, async ({ identity, params }) => getVersion(context, identity.userId, params));

  mount.session(deleteDraftRoute, async ({ identity, params }) => {
    await deleteDraft(context, identity.userId, params.draftId);
    return { ok: true as const };
  });
}
