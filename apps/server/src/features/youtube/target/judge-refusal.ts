import type { RefusableField } from "@sahne/contract/publishing/publishing";
import type { ProviderError } from "#providers/provider-error.ts";
import type { Verdict } from "#providers/publish-target.ts";
import { FOREIGN_ADDRESS } from "#providers/youtube-upload.ts";

const UPLOADS_PER_DAY = /video uploads per day/i;

const FIELD_OF: Record<string, RefusableField | undefined> = {
  invalidTitle: "title",
  invalidDescription: "description",
  invalidTags: "tags",
  invalidCategoryId: "categoryId",
  defaultLanguageNotSet: "language",
  invalidDefaultLanguage: "language",
  forbiddenPrivacySetting: "privacyStatus",
};

/** Nothing about the film or its words would change these. */
const ACCOUNT_REASONS = new Set([
  "forbidden",
  "accountDelegationForbidden",
  "authenticatedUserNotChannel",
  "channelClosed",
  "channelSuspended",
  "authenticatedUserAccountClosed",
  "authenticatedUserAccountSuspended",
]);

/** One row for each reason in the documents; an unknown one is judged by its kind. */
export function judgeRefusal(error: ProviderError): Verdict {
  const { reason = "" } = error;
  switch (reason) {
    case "quotaExceeded":
    case "dailyLimitExceeded":
      return { kind: "day_used", what: "everything" };
    case "rateLimitExceeded":
    case "userRateLimitExceeded":
      // It looks like a short limit, but names the day.
      if (UPLOADS_PER_DAY.test(error.message)) return { kind: "day_used", what: "uploads" };
      return { kind: "slow_down", retryAfterMs: error.retryAfterMs };
    case "uploadLimitExceeded":
      return { kind: "channel_full" };
    case "insufficientPermissions":
      return { kind: "no_right" };
    case "accessNotConfigured":
    case "invalid_client":
    case "unauthorized_client":
      return { kind: "not_configured" };
    case "youtubeSignupRequired":
      return { kind: "refused", code: "youtube_no_channel" };
    case "videoNotFound":
      return { kind: "refused", code: "youtube_video_gone" };
    case FOREIGN_ADDRESS:
      return { kind: "broken" };
    case "alreadyExists":
    case "conflict":
    case "badRequest":
      // At the start nothing was sent yet; later the session is asked where it stands before anything is sent again.
      return { kind: "again" };
    default:
      if (ACCOUNT_REASONS.has(reason)) return { kind: "refused", code: "youtube_account_refused" };
      return judgeByKind(error, FIELD_OF[reason]);
  }
}

function judgeByKind(error: ProviderError, field: RefusableField | undefined): Verdict {
  switch (error.kind) {
    case "limited":
      return { kind: "slow_down", retryAfterMs: error.retryAfterMs };
    case "unavailable":
    case "unknown":
      return { kind: "again" };
    case "unauthorized":
    case "rejected":
      return { kind: "refused", code: "youtube_rejected", ...(field && { field }) };
  }
}
