import type { ErrorCode } from "@sahne/contract/errors";
import type { RefusableField } from "@sahne/contract/publishing";
import type { ProviderError } from "#providers/provider-error.ts";
import { FOREIGN_ADDRESS } from "#providers/youtube-upload.ts";

/** What an answer of the channel means for a publication. */
export type Verdict =
  /** The project's day is over. */
  | { kind: "day_used"; what: "uploads" | "everything" }
  /** This one channel takes no more; others go on. */
  | { kind: "channel_full" }
  /** The right to upload was never given, or is gone. */
  | { kind: "no_right" }
  /** Needs a change outside of Sahne; checked again from time to time. */
  | { kind: "not_configured" }
  /** It answers, but in a way that makes sending impossible; checked again tomorrow. */
  | { kind: "broken" }
  | { kind: "slow_down"; retryAfterMs: number | undefined }
  /** May pass: tried again, asking the session first where it stands. */
  | { kind: "again" }
  | { kind: "refused"; code: ErrorCode; field?: RefusableField };

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
export function classifyChannelError(error: ProviderError): Verdict {
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
      return classifyByKind(error, FIELD_OF[reason]);
  }
}

function classifyByKind(error: ProviderError, field: RefusableField | undefined): Verdict {
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
