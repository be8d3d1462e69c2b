import type { ChannelRights } from "@sahne/contract/publishing/youtube";

/** Either of these includes what the narrower ones allow. */
const EVERYTHING = ["youtube", "youtube.force-ssl"];

const CHANGING = "youtube.force-ssl";

/** What the granted scopes allow; boxes on Google's page may be left unticked one by one. */
export function rightsOf(scopes: readonly string[]): ChannelRights {
  const names = new Set(scopes.map((scope) => scope.split("/").at(-1)));
  const hasAny = (wanted: string[]): boolean => wanted.some((scope) => names.has(scope));
  const canRead = hasAny(["youtube.readonly", ...EVERYTHING]);
  return {
    canUpload: hasAny(["youtube.upload", ...EVERYTHING]),
    canRead,
    // Reports ask for both scopes.
    canSeeAnalytics: canRead && hasAny(["yt-analytics.readonly"]),
    // The older `youtube` would do for words, but not for captions.
    canChange: names.has(CHANGING),
  };
}

/** When Google refuses a right that it once granted, it is gone until the next connect. */
export function withoutRight(scopes: readonly string[], right: "canUpload" | "canChange"): string[] {
  const giving = new Set(right === "canChange" ? [CHANGING] : ["youtube.upload", ...EVERYTHING]);
  return scopes.filter((scope) => !giving.has(scope.split("/").at(-1) ?? ""));
}
