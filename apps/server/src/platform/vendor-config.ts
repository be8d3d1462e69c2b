import { FREEPIK_MODELS, type FreepikModel } from "@sahne/contract/videos/engines";
import { SECOND_MS } from "@sahne/contract/time-units";
import { z } from "zod";

/** How the paid vendors are spoken to: everything that differs between brands, models and patience. */
/** Models in the order in which they are offered: the cheapest sensible one first. */
type WriterConfig = { baseUrl: string; models: string[] };
type SpeakerConfig = { speechModel: string };

export type VendorConfig = {
  freepik: { baseUrl: string; model: FreepikModel; keyHeader: string; downloadHosts: string[] };
  gemini: { baseUrl: string; model: string; writingModels: string[] } & SpeakerConfig;
  openai: WriterConfig & SpeakerConfig;
  anthropic: WriterConfig;
  /** Named by the operator; speaks chat completions. */
  localWriter: (WriterConfig & { apiKey: string | undefined }) | undefined;
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
const httpUrl = z.url({ protocol: /^https?$/ });
const seconds = z.coerce.number().positive();

const modelList = z
  .string()
  .regex(/^[\w.:/-]+(\s*,\s*[\w.:/-]+)*$/)
  .transform((list) => list.split(",").map((model) => model.trim()));

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

const modelName = z.string().regex(/^[a-z0-9.-]+$/);

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
  GEMINI_VIDEO_MODEL: modelName
    .default("gemini-omni-1.1-flash")
    .meta({ description: "model that makes videos at Gemini" }),
  GEMINI_WRITING_MODELS: modelList
    .default(["gemini-flash-latest", "gemini-pro-latest"])
    .meta({ description: "models that write at Gemini, the one offered first in front" }),
  GEMINI_SPEECH_MODEL: modelName
    .default("gemini-3.8-flash-lite-tts")
    .meta({ description: "model that speaks at Gemini; gemini-3.8-flash-tts is finer and dearer" }),
  OPENAI_BASE_URL: httpUrl.default("https://api.openai.com/v1").meta({ description: "OpenAI’s API" }),
  OPENAI_WRITING_MODELS: modelList
    .default(["gpt-5.4-mini", "gpt-6-luna"])
    .meta({ description: "models that write at OpenAI, the one offered first in front" }),
  OPENAI_SPEECH_MODEL: modelName
    .default("gpt-4o-mini-tts")
    .meta({ description: "model that speaks at OpenAI, which ends its models of speech on 6 January 2027" }),
  ANTHROPIC_BASE_URL: httpUrl.default("https://api.anthropic.com").meta({ description: "Anthropic’s API" }),
  ANTHROPIC_WRITING_MODELS: modelList
    .default(["claude-haiku-5-5", "claude-sonnet-5-5"])
    .meta({ description: "models that write at Anthropic, the one offered first in front" }),
  LOCAL_WRITER_URL: httpUrl
    .optional()
    .meta({ description: "server that speaks chat completions, up to and with /v1: Ollama, llama.cpp, vLLM" }),
  LOCAL_WRITER_MODELS: modelList.default(["default"]).meta({ description: "models of that server" }),
  LOCAL_WRITER_KEY: z.string().min(1).optional().meta({ description: "key of that server, if it wants one" }),
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
    freepik: {
      baseUrl: values.FREEPIK_BASE_URL,
      model: values.FREEPIK_MODEL,
      keyHeader: values.FREEPIK_KEY_HEADER,
      downloadHosts: values.FREEPIK_DOWNLOAD_HOSTS.split(",")
        .map((host) => host.trim().toLowerCase())
        // A comma at the end must not allow every host.
        .filter((host) => host !== ""),
    },
    gemini: {
      baseUrl: values.GEMINI_BASE_URL,
      model: values.GEMINI_VIDEO_MODEL,
      writingModels: values.GEMINI_WRITING_MODELS,
      speechModel: values.GEMINI_SPEECH_MODEL,
    },
    openai: {
      baseUrl: values.OPENAI_BASE_URL,
      models: values.OPENAI_WRITING_MODELS,
      speechModel: values.OPENAI_SPEECH_MODEL,
    },
    anthropic: { baseUrl: values.ANTHROPIC_BASE_URL, models: values.ANTHROPIC_WRITING_MODELS },
    localWriter: values.LOCAL_WRITER_URL
      ? { baseUrl: values.LOCAL_WRITER_URL, models: values.LOCAL_WRITER_MODELS, apiKey: values.LOCAL_WRITER_KEY }
      : undefined,
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
