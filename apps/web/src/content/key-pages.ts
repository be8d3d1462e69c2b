import type { KeyService } from "@sahne/contract/accounts/profile";

/**
 * Where a user gets a key of their own. Vendors move such pages (docs/ACCOUNTS.md says where these come from and when
 * they were looked up); whoever runs this site can change them here.
 */
export const keyPages: Readonly<Record<KeyService, string>> = {
  gemini: "https://aistudio.google.com/apikey",
  freepik: "https://www.magnific.com/developers/dashboard/api-key",
  openai: "https://platform.openai.com/api-keys",
  anthropic: "https://console.anthropic.com/settings/keys",
};
