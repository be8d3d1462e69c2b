import { FREEPIK_MODELS, type FreepikModel } from "@sahne/contract/engines";
import { SECOND_MS } from "@sahne/contract/time-units";
import { z } from "zod";

/** How the paid vendors are spoken to: everything that differs between brands, models and patience. */
export type VendorConfig = {
  freepik: { baseUrl: string; model: FreepikModel; keyHeader: string; downloadHosts: string[] };
  gemini: { baseUrl: string; model: string };
  /** The first minute's rhythm of asking; afterwards it doubles. */
  pollMs: number;
  /** A paid call leaves within this time of its own intent or not at all: a worker that slept must not pay later. */
  submitWindowMs: number;
  submitTimeoutMs: number;
  downloadTimeoutMs: number;
  callsPerDay: number;
  tasksPerKey: number;
};

const SUBMIT_WINDOW_MS = 500;
const positive = z.coerce.number().int().min(1);
const httpUrl = z.url({ protocol: /^https?$/ });
const seconds = z.coerce.number().positive();

export const vendorEnvironment = {
  FREEPIK_BASE_URL: httpUrl.default("https://api.magnific.com").meta({ description: "Freepik’s API" }),
  GEMINI_BASE_URL: httpUrl.default("https://generativelanguage.googleapis.com").meta({ description: "Gemini’s API" }),
  FREEPIK_MODEL: z
    .enum(Object.keys(FREEPIK_MODELS) as [FreepikModel, ...FreepikModel[]])
    .default("kling-v2-6-pro")
    .meta({ description: "model that makes videos at Freepik" }),
  FREEPIK_KEY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default("x-magnific-api-key")
    .meta({ description: "header that carries the user’s key" }),
  FREEPIK_DOWNLOAD_HOSTS: z
    .string()
    .default("freepik.com,magnific.com")
    .meta({ description: "hosts a finished video may be fetched from" }),
  GEMINI_VIDEO_MODEL: z
    .string()
    .regex(/^[a-z0-9.-]+$/)
    .default("gemini-omni-1.1-flash")
    .meta({ description: "model that makes videos at Gemini" }),
  VENDOR_POLL_SECONDS: seconds
    .default(5)
    .meta({ description: "how often a vendor is asked in the first minute; afterwards it doubles" }),
  VENDOR_SUBMIT_TIMEOUT_SECONDS: seconds.default(60).meta({ description: "patience with a paid request" }),
  VENDOR_DOWNLOAD_TIMEOUT_SECONDS: seconds.default(300).meta({ description: "patience with a download" }),
  MAX_VENDOR_CALLS_PER_DAY: positive.default(50).meta({ description: "paid requests of one user a day" }),
  MAX_VENDOR_TASKS_PER_KEY: positive.default(2).meta({ description: "paid requests under way with one key" }),
};

type VendorValues = { [Name in keyof typeof vendorEnvironment]: z.output<(typeof vendorEnvironment)[Name]> };

export function readVendors(values: VendorValues): VendorConfig {
  return {
    freepik: {
      baseUrl: values.FREEPIK_BASE_URL,
      model: values.FREEPIK_MODEL,
      keyHeader: values.FREEPIK_KEY_HEADER,
      downloadHosts: values.FREEPIK_DOWNLOAD_HOSTS.split(",")
        .map((host) => host.trim().toLowerCase())
        // A comma at the end must not allow every host.
        .filter((host) => host !== ""),
    },
    gemini: { baseUrl: values.GEMINI_BASE_URL, model: values.GEMINI_VIDEO_MODEL },
    pollMs: values.VENDOR_POLL_SECONDS * SECOND_MS,
    submitWindowMs: SUBMIT_WINDOW_MS,
    submitTimeoutMs: values.VENDOR_SUBMIT_TIMEOUT_SECONDS * SECOND_MS,
    downloadTimeoutMs: values.VENDOR_DOWNLOAD_TIMEOUT_SECONDS * SECOND_MS,
    callsPerDay: values.MAX_VENDOR_CALLS_PER_DAY,
    tasksPerKey: values.MAX_VENDOR_TASKS_PER_KEY,
  };
}
