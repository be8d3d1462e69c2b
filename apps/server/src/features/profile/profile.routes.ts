import {
  confirmEmailRoute,
  getProfileRoute,
  resendConfirmationRoute,
  revealKeyRoute,
  testKeyRoute,
  undoEmailRoute,
  updatePreferencesRoute,
  updateProfileRoute,
} from "@sahne/contract/accounts/profile";
import type { Context } from "#context.ts";
import { findUserById } from "#features/accounts/accounts.repo.ts";
import { presentUser } from "#features/accounts/accounts.service.ts";
import { userAgentOf } from "#features/accounts/session.ts";
import { countVideos } from "#features/videos/library/video-counts.ts";
import { pageOfVideos } from "#features/videos/videos.service.ts";
import { countWorking } from "#features/videos/library/video-sets.ts";
import { AppError } from "#platform/errors.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { networkOf } from "#platform/network.ts";
import { takeToken } from "#platform/rate-limit.ts";
import { undoEmail } from "./change-email.ts";
import { confirmEmail, resendConfirmation } from "./confirm-email.ts";
import { revealKey, testKey } from "./keys.service.ts";
import { updatePreferences, updateProfile } from "./profile.service.ts";

export function profileRoutes(mount: Mount, context: Context): void {
  mount.session(getProfileRoute, async ({ identity, language, query }) => {
    const caller = { userId: identity.userId, language };
    const [user, page, totals, working] = await Promise.all([
      findUserById(context.db, identity.userId),
      pageOfVideos(context, caller, { limit: query.videos }),
      countVideos(context.db, identity.userId),
      countWorking(context.db, identity.userId),
    ]);
    if (!user) throw new AppError("not_found");
    return { user: await presentUser(context, context.db, user), videos: page.videos, totals, working };
  });

  mount.session(updateProfileRoute, async ({ identity, body, request }) => {
    const caller = { userId: identity.userId, userAgent: userAgentOf(request) };
    return { user: await updateProfile(context, caller, body) };
  });
  mount.session(updatePreferencesRoute, async ({ identity, body }) => ({
    user: await updatePreferences(context, identity.userId, body),
  }));
  const linksPerHour = { name: "email-link", burst: context.config.limits.formsPerHour, perSeconds: 3_600 };
  mount.public(undoEmailRoute, async ({ body, request }) => {
    await takeToken(context.db, linksPerHour, networkOf(request.ip));
    await undoEmail(context, body.token, userAgentOf(request));
    return DONE;
  });
  mount.public(confirmEmailRoute, async ({ body, request }) => {
    await takeToken(context.db, linksPerHour, networkOf(request.ip));
    await confirmEmail(context, body.token, userAgentOf(request));
    return DONE;
  });
  mount.session(resendConfirmationRoute, async ({ identity }) => {
    await resendConfirmation(context, identity.userId);
    return DONE;
  });

  mount.session(revealKeyRoute, async ({ identity, params, body, request }) => {
    const caller = { userId: identity.userId, userAgent: userAgentOf(request) };
    return { key: await revealKey(context, caller, params.service, body.password) };
  });
  mount.session(testKeyRoute, async ({ identity, params, body }) => ({
    result: await testKey(context, identity.userId, params.service, body.key),
  }));
}
