const PREFIX = "https://www.googleapis.com/auth/";

export const scopes = {
  upload: `${PREFIX}youtube.upload`,
  readonly: `${PREFIX}youtube.readonly`,
  manage: `${PREFIX}youtube`,
  forceSsl: `${PREFIX}youtube.force-ssl`,
  analytics: `${PREFIX}yt-analytics.readonly`,
} as const;

type ScopeText = { turkish: string; english: string };

const consentTexts: Record<string, ScopeText> = {
  [scopes.upload]: { turkish: "YouTube videolarınızı yönetme", english: "Manage your YouTube videos" },
  [scopes.readonly]: { turkish: "YouTube hesabınızı görüntüleme", english: "View your YouTube account" },
  [scopes.manage]: { turkish: "YouTube hesabınızı yönetme", english: "Manage your YouTube account" },
  [scopes.forceSsl]: {
    turkish: "YouTube videolarınızı, puanlarınızı, yorumlarınızı görme, düzenleme ve silme",
    english: "See, edit, and permanently delete your YouTube videos, ratings, comments and captions",
  },
  [scopes.analytics]: {
    turkish: "YouTube içeriğinizin YouTube Analytics raporlarını görüntüleme",
    english: "View YouTube Analytics reports for your YouTube content",
  },
};

/** What the tick box says; `undefined` for a scope Google does not know. */
export function consentText(scope: string): ScopeText | undefined {
  return consentTexts[scope];
}

export function splitScopes(text: string | null): string[] {
  return [...new Set((text ?? "").split(/\s+/).filter((scope) => scope !== ""))];
}
