import { expect, test } from "vitest";
import { ProviderError, type ProviderErrorKind } from "#providers/provider-error.ts";
import { judgeRefusal } from "./judge-refusal.ts";

function classify(kind: ProviderErrorKind, reason?: string, message = "refused"): string {
  const verdict = judgeRefusal(new ProviderError("youtube", kind, message, { reason }));
  if (verdict.kind === "refused") return [verdict.code, verdict.field].filter(Boolean).join(" ");
  return verdict.kind === "day_used" ? `${verdict.kind} ${verdict.what}` : verdict.kind;
}

test.each<[ProviderErrorKind, string | undefined, string]>([
  ["rejected", "quotaExceeded", "day_used everything"],
  ["rejected", "dailyLimitExceeded", "day_used everything"],
  ["limited", "rateLimitExceeded", "slow_down"],
  ["rejected", "userRateLimitExceeded", "slow_down"],
  ["rejected", "uploadLimitExceeded", "channel_full"],
  ["rejected", "insufficientPermissions", "no_right"],
  ["rejected", "accessNotConfigured", "not_configured"],
  ["unauthorized", "invalid_client", "not_configured"],
  ["unauthorized", "youtubeSignupRequired", "youtube_no_channel"],
  ["rejected", "invalidTitle", "youtube_rejected title"],
  ["rejected", "invalidDescription", "youtube_rejected description"],
  ["rejected", "invalidTags", "youtube_rejected tags"],
  ["rejected", "invalidCategoryId", "youtube_rejected categoryId"],
  ["rejected", "defaultLanguageNotSet", "youtube_rejected language"],
  ["rejected", "forbiddenPrivacySetting", "youtube_rejected privacyStatus"],
  ["rejected", "invalidVideoMetadata", "youtube_rejected"],
  ["rejected", "channelSuspended", "youtube_account_refused"],
  ["rejected", "forbidden", "youtube_account_refused"],
  ["rejected", "videoNotFound", "youtube_video_gone"],
  ["rejected", "alreadyExists", "again"],
  ["unavailable", "backendError", "again"],
  ["unknown", "internalError", "again"],
  ["unknown", undefined, "again"],
  ["limited", undefined, "slow_down"],
])("%s %s means %s", (kind, reason, meaning) => {
  expect(classify(kind, reason)).toBe(meaning);
});

test("a short limit that names the day is the day", () => {
  const message = "Quota exceeded for quota metric 'Video Uploads' and limit 'Video Uploads per day' of service";
  expect(classify("limited", "rateLimitExceeded", message)).toBe("day_used uploads");
});
