import { z } from "zod";
import type { Store } from "./store.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What differs between real projects, plans and days; tests and demos switch it with `POST /_sandbox/settings`. */
export const settingsSchema = z.strictObject({
  /** From an accepted generation to its film. */
  taskMs: z.int().min(0).default(3000),
  /** Life of a signed download link after completion. */
  linkMs: z.int().min(0).default(HOUR_MS),
  /** A Gemini file is PROCESSING this long before it can be downloaded. */
  fileMs: z.int().min(0).default(200),
  /** So often a Gemini download is sent on to another address of the same host before the bytes come. */
  fileRedirects: z.int().min(0).default(1),
  /** Gemini names its files with dashes, as it does in some answers; official clients cut those names short. */
  dashedFileIds: z.boolean().default(false),
  /** From the last uploaded byte to uploadStatus `processed`. */
  processingMs: z.int().min(0).default(4000),
  /** Life of a resumable session; YouTube promises no number. */
  sessionMs: z
    .int()
    .min(0)
    .default(7 * DAY_MS),
  accessTokenMs: z.int().min(1000).default(3_599_000),
  /** A consent screen in "Testing" gives refresh tokens that die after seven days. */
  consentScreenInTesting: z.boolean().default(false),
  /** Uploads of a project that YouTube has not audited end locked as private. */
  projectAudited: z.boolean().default(true),
  /** Retired `veo-*` names answer 404, as the API-key service does since October 2026. */
  veoRetired: z.boolean().default(false),
  uploadsPerDay: z.int().min(0).default(100),
  unitsPerDay: z.int().min(0).default(10_000),
  requestsPerMinute: z.int().min(1).default(300),
  /** Registered redirect URIs; while empty, every loopback address counts as registered. */
  redirectUris: z.array(z.string()).default([]),
  clientId: z.string().default("sandbox-client"),
  clientSecret: z.string().default("sandbox-secret"),
  webhookSecret: z.string().default("sandbox-webhook-secret"),
});

export type Settings = z.output<typeof settingsSchema>;
export type SettingsInput = Partial<Settings>;

export type SettingsBox = {
  current(): Settings;
  change(changes: SettingsInput): Settings;
};

/** Only changed keys are kept, so a new default reaches an old data directory. */
export function openSettings(store: Store, startedWith: SettingsInput): SettingsBox {
  const kept = store.collection("settings", z.record(z.string(), z.unknown()));
  const merged = (changes: object): Settings =>
    settingsSchema.parse({ ...startedWith, ...kept.get("settings"), ...changes });
  return {
    current: () => merged({}),
    change(changes) {
      const settings = merged(changes);
      kept.set("settings", { ...kept.get("settings"), ...changes });
      return settings;
    },
  };
}
