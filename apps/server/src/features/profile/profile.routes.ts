import { PROFILE_VIDEOS } from "@sahne/contract/limits";
import { getProfileRoute } from "@sahne/contract/profile";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { presentUser } from "#features/accounts/accounts.service.ts";
import { countVideos } from "#features/videos/videos.repo.ts";
import { pageOfVideos } from "#features/videos/videos.service.ts";
import { AppError } from "#platform/errors.ts";
import type { Mount } from "#platform/http/mount.ts";

export function profileRoutes(mount: Mount, context: Context): void {
  mount.session(getProfileRoute, async ({ identity, language }) => {
    const caller = { userId: identity.userId, language };
    const [user, page, totals] = await Promise.all([
      findUserById(context.db, identity.userId),
      pageOfVideos(context, caller, { limit: PROFILE_VIDEOS }),
      countVideos(context.db, identity.userId),
    ]);
    if (!user) throw new AppError("not_found");
    return { user: presentUser(context, user), videos: page.videos, totals };
  });
}
