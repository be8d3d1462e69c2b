import { SECOND_MS } from "@sahne/contract/time-units";
import { z } from "zod";
import { readServices, serviceEnvironment, type ServiceSettings } from "#providers/services.ts";

/** How the paid vendors are spoken to: everything that differs between brands, models and patience. */
export type VendorConfig = ServiceSettings & {
  /** The first minute's rhythm of asking; afterwards it doubles. */
  pollMs: number;
  /** A paid call leaves within this time of its own intent or not at all: a worker that slept must not pay later. */
  submitWindowMs: number;
  submitTimeoutMs: number;
  downloadTimeoutMs: number;
  callsPerDay: number;
  speechCallsPerDay: number;
  tasksPerKey: number;
  /** About what a second of film costs, in cents of a US dollar, by model. One that is not here reports no price. */
  videoPrices: Readonly<Record<string, number>>;
};

const MARGIN_MAX_MS = 5_000;

/** After this time the worker that wrote down a paid call cannot be making it any more. */
export function intentGraceMs({ submitWindowMs, submitTimeoutMs }: VendorConfig): number {
  return submitWindowMs + submitTimeoutMs + Math.min(MARGIN_MAX_MS, submitTimeoutMs);
}

const SUBMIT_WINDOW_MS = 500;
const positive = z.coerce.number().int().min(1);
const seconds = z.coerce.number().positive();

/** Models as they are named to the vendor, each with its price. */
const priceList = z
  .string()
  .regex(/^[\w.:/-]+=\d+(\.\d+)?(\s*,\s*[\w.:/-]+=\d+(\.\d+)?)*$/)
  .transform((list) =>
    Object.fromEntries(
      list.split(",").map((entry) => {
        const [model = "", cents = ""] = entry.split("=");
        return [model.trim(), Number(cents)] as const;
      }),
    ),
  );

export const vendorEnvironment = {
  ...serviceEnvironment,
  VIDEO_PRICES: priceList.default({ "gemini-omni-1.1-flash": 10 }).meta({
    description: "US cents a second of film costs by model (`model=10,other=7.5`); other models report no price",
  }),
  VENDOR_POLL_SECONDS: seconds
    .default(5)
    .meta({ description: "how often a vendor is asked in the first minute; afterwards it doubles" }),
  VENDOR_SUBMIT_TIMEOUT_SECONDS: seconds.default(60).meta({ description: "patience with a paid request" }),
  VENDOR_DOWNLOAD_TIMEOUT_SECONDS: seconds.default(300).meta({ description: "patience with a download" }),
  MAX_VENDOR_CALLS_PER_DAY: positive.default(50).meta({ description: "paid requests of one user a day" }),
  MAX_SPEECH_CALLS_PER_DAY: positive
    .default(300)
    .meta({ description: "sentences a user lets a service speak in a day; each is one paid request" }),
  MAX_VENDOR_TASKS_PER_KEY: positive.default(2).meta({ description: "paid requests under way with one key" }),
};

type VendorValues = z.output<z.ZodObject<typeof vendorEnvironment>>;

export function readVendors(values: VendorValues): VendorConfig {
  return {
    ...readServices(values),
    pollMs: values.VENDOR_POLL_SECONDS * SECOND_MS,
    submitWindowMs: SUBMIT_WINDOW_MS,
    submitTimeoutMs: values.VENDOR_SUBMIT_TIMEOUT_SECONDS * SECOND_MS,
    downloadTimeoutMs: values.VENDOR_DOWNLOAD_TIMEOUT_SECONDS * SECOND_MS,
    callsPerDay: values.MAX_VENDOR_CALLS_PER_DAY,
    speechCallsPerDay: values.MAX_SPEECH_CALLS_PER_DAY,
    tasksPerKey: values.MAX_VENDOR_TASKS_PER_KEY,
    videoPrices: values.VIDEO_PRICES,
  };
}
