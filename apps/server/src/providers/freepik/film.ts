import { FREEPIK_MODELS, type FreepikModel } from "@sahne/contract/services/freepik";
import { z } from "zod";
import { downloadFile } from "#providers/download-file.ts";
import { freepikFamily, freepikWire } from "./wire.ts";
import { askProvider, callProvider, type ProviderProblem, type ProviderRequest } from "#providers/http-client.ts";
import { verdictOf } from "#providers/key-verdict.ts";
import { otherTask, ProviderError } from "#providers/provider-error.ts";
import { ASK_TIMEOUT_MS, createHostChoice, isAllowedDownload } from "#providers/vendor-host.ts";
import {
  NO_CREDIT,
  VENDOR_REASONS,
  type FilmModel,
  type Progress,
  type VideoGenerator,
} from "#providers/video-generator.ts";

export type FreepikOptions = {
  baseUrl: string;
  keyHeader: string;
  model: FreepikModel;
  downloadHosts: readonly string[];
  sandboxUrl: string | undefined;
};

const PROVIDER = "freepik";
const RUNNING = new Set(["CREATED", "IN_PROGRESS"]);

// The list of finished films holds addresses; one client has seen objects around them.
const address = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]);
const taskReply = z.object({
  data: z.object({
    task_id: z.string().regex(/^[\w-]{1,100}$/),
    status: z.string(),
    generated: z.array(address).nullish(),
    error: z.string().nullish(),
  }),
});

const listReply = z.object({ data: z.array(z.object({ task_id: taskReply.shape.data.shape.task_id })) });

/** Freepik's API, by its later name Magnific: every film is a task that is asked for until it is done. */
export function createFreepik(options: FreepikOptions): VideoGenerator {
  const hostOf = createHostChoice({
    provider: PROVIDER,
    vendorUrl: options.baseUrl,
    sandboxUrl: options.sandboxUrl,
    sandboxPath: "/freepik",
  });

  const request = (apiKey: string, path: string): ProviderRequest => ({
    provider: PROVIDER,
    method: "GET",
    url: `${hostOf(apiKey).base}/v1/ai/${path}`,
    headers: { [options.keyHeader]: apiKey, accept: "application/json" },
    timeoutMs: ASK_TIMEOUT_MS,
    readProblem,
  });

  return {
    vendor: PROVIDER,
    model: options.model,
    capabilities: FREEPIK_MODELS[options.model],
    models: modelsFrom(options.model),
    imageRules: { minSide: 300, maxSide: 2048, maxRatio: 2.5, maxBytes: 10_000_000 },

    async submit(apiKey, generation, timeoutMs) {
      const { path, pollPath, body } = freepikWire(generation.model as FreepikModel)(generation);
      const call = request(apiKey, path);
      const { data: reply, answer } = await askProvider(
        {
          ...call,
          method: "POST",
          headers: { ...call.headers, "content-type": "application/json" },
          body: JSON.stringify({ ...body, ...(generation.webhookUrl && { webhook_url: generation.webhookUrl }) }),
          timeoutMs,
          isPaid: true,
        },
        taskReply,
      );
      return { id: reply.data.task_id, pollPath, answer };
    },

    async poll(apiKey, operation) {
      const path = `${operation.pollPath}/${operation.id}`;
      const { data: reply, answer } = await askProvider(request(apiKey, path), taskReply);
      if (reply.data.task_id !== operation.id) throw otherTask(PROVIDER, answer);
      return { ...progressOf(reply.data), answer };
    },

    async download(apiKey, film, target) {
      const host = hostOf(apiKey);
      if (film.kind !== "url") throw new ProviderError(PROVIDER, "rejected", "a film without an address");
      const isAllowed = (url: string): boolean => isAllowedDownload(url, host, options.downloadHosts);
      // The link alone grants access, so the key is not sent.
      return downloadFile({ provider: PROVIDER, url: film.url, isAllowed }, target);
    },

    async list(apiKey, { model, isFromPicture }) {
      const pollPath = freepikFamily(model as FreepikModel, isFromPicture);
      const { data } = await callProvider(request(apiKey, pollPath), listReply);
      return data.map((task) => ({ id: task.task_id, pollPath }));
    },

    checkKey: (apiKey) => verdictOf(() => callProvider(request(apiKey, "image-to-video/kling-v2-6"), z.unknown())),
  };
}

function modelsFrom(first: FreepikModel): FilmModel[] {
  const others = Object.keys(FREEPIK_MODELS).filter((name) => name !== first) as FreepikModel[];
  return [first, ...others].map((name) => ({ name, capabilities: FREEPIK_MODELS[name] }));
}

function progressOf(task: z.output<typeof taskReply>["data"]): Progress {
  const status = task.status.toUpperCase();
  if (status === "COMPLETED") {
    const [url] = task.generated ?? [];
    return url === undefined
      ? { state: "failed", problem: "no_output", message: task.error ?? "" }
      : { state: "done", film: { kind: "url", url } };
  }
  if (status === "FAILED") {
    const message = task.error ?? "";
    return { state: "failed", problem: /filter|moderat|policy|nsfw/i.test(message) ? "content" : "failed", message };
  }
  return RUNNING.has(status) ? { state: "running" } : { state: "running", word: task.status };
}

const problemBody = z.object({
  message: z.string().optional(),
  invalid_params: z.array(z.object({ name: z.string(), reason: z.string().optional() })).optional(),
});

function readProblem(body: unknown, response: Response): ProviderProblem {
  const parsed =
    problemBody.safeParse(body).data ?? problemBody.safeParse((body as { problem?: unknown })?.problem).data;
  const names = parsed?.invalid_params?.map(({ name }) => name) ?? [];
  return {
    reason: reasonOf(response.status, names, parsed?.message ?? ""),
    message: [parsed?.message, ...names].filter(Boolean).join(" "),
    ...(response.status === 429 && { retryAfterMs: resetMs(response) }),
  };
}

function reasonOf(status: number, names: readonly string[], message: string): string | undefined {
  if (status === 401) return VENDOR_REASONS.keyRefused;
  if (status === 402 || (status === 403 && NO_CREDIT.test(message))) return VENDOR_REASONS.noCredit;
  if (status === 403) return VENDOR_REASONS.notAllowed;
  if (status === 400 && names.some((name) => name.includes("image"))) return VENDOR_REASONS.image;
  if (status === 400 && /filter|moderat|policy|nsfw/i.test(message)) return VENDOR_REASONS.content;
  return undefined;
}

/** Seconds, where the standard header is missing. */
function resetMs(response: Response): number | undefined {
  if (response.headers.has("retry-after")) return undefined;
  const seconds = Number(response.headers.get("x-ratelimit-reset") ?? Number.NaN);
  return seconds > 0 ? seconds * 1000 : undefined;
}
