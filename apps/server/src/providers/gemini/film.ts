import { geminiCapabilities } from "@sahne/contract/services/gemini";
import { z } from "zod";
import { downloadFile } from "#providers/download-file.ts";
import { readGeminiProblem } from "./problem.ts";
import { omniDialect } from "./omni.ts";
import { veoDialect } from "./veo.ts";
import { askProvider, callProvider, type ProviderRequest } from "#providers/http-client.ts";
import { verdictOf } from "#providers/key-verdict.ts";
import { otherTask, ProviderError } from "#providers/provider-error.ts";
import { ASK_TIMEOUT_MS, createHostChoice, GOOGLE_HOSTS, isAllowedDownload } from "#providers/vendor-host.ts";
import { VENDOR_REASONS, type VideoGenerator } from "#providers/video-generator.ts";

export type GeminiOptions = { baseUrl: string; model: string; sandboxUrl: string | undefined };

const PROVIDER = "gemini";

const fileReply = z.object({ state: z.string().optional() });

export function createGemini(options: GeminiOptions): VideoGenerator {
  const { model } = options;
  const dialect = model.startsWith("veo-") ? veoDialect(model) : omniDialect(model);
  const hostOf = createHostChoice({
    provider: PROVIDER,
    vendorUrl: options.baseUrl,
    sandboxUrl: options.sandboxUrl,
    sandboxPath: "/gemini",
  });

  const request = (apiKey: string, path: string): ProviderRequest => ({
    provider: PROVIDER,
    method: "GET",
    url: `${hostOf(apiKey).base}/v1beta/${path}`,
    headers: { "x-goog-api-key": apiKey, accept: "application/json" },
    timeoutMs: ASK_TIMEOUT_MS,
    readProblem: readGeminiProblem,
  });

  return {
    vendor: PROVIDER,
    model,
    capabilities: geminiCapabilities(model),
    models: [{ name: model, capabilities: geminiCapabilities(model) }],
    imageRules: { minSide: 64, maxSide: 2048, maxRatio: 4, maxBytes: 7_000_000 },

    async submit(apiKey, generation, timeoutMs) {
      const call = request(apiKey, dialect.submitPath);
      const { data, answer } = await askProvider(
        {
          ...call,
          method: "POST",
          headers: { ...call.headers, "content-type": "application/json" },
          body: JSON.stringify(dialect.submitBody(generation)),
          timeoutMs,
          isPaid: true,
        },
        z.unknown(),
      );
      return { ...(dialect.readOperation(data) ?? unknownShape(answer)), answer };
    },

    async poll(apiKey, operation) {
      const { data, answer } = await askProvider(request(apiKey, operation.pollPath), z.unknown());
      if ((dialect.readOperation(data)?.id ?? operation.id) !== operation.id) throw otherTask(PROVIDER, answer);
      return { ...(dialect.readProgress(data) ?? unknownShape(answer)), answer };
    },

    async download(apiKey, film, target) {
      if (film.kind !== "file") throw new ProviderError(PROVIDER, "rejected", "a film at an address of its own");
      await untilActive(() => callProvider(request(apiKey, `files/${film.fileId}`), fileReply));
      // The address in the answer names the vendor's public host; only the id in it counts.
      const { url } = request(apiKey, `files/${film.fileId}:download?alt=media`);
      const host = hostOf(apiKey);
      const source = {
        provider: PROVIDER,
        url,
        isAllowed: (next: string) => isAllowedDownload(next, host, GOOGLE_HOSTS.films),
        // Google's own host wants it again behind a redirect; nobody else ever gets it.
        headersFor: (next: string): Record<string, string> =>
          new URL(next).origin === new URL(host.base).origin ? { "x-goog-api-key": apiKey } : {},
      };
      return downloadFile(source, target);
    },

    checkKey: (apiKey) => verdictOf(() => callProvider(request(apiKey, "models?pageSize=1"), z.unknown())),
  };
}

/** A file may still be in the making when the film is said to be done. */
async function untilActive(ask: () => Promise<z.output<typeof fileReply>>): Promise<void> {
  const { state } = await ask();
  if (state === undefined || state === "ACTIVE") return;
  const kind = state === "PROCESSING" ? "unavailable" : "rejected";
  throw new ProviderError(PROVIDER, kind, `the film's file is ${state}`, { reason: VENDOR_REASONS.stale });
}

function unknownShape(answer: string): never {
  throw new ProviderError(PROVIDER, "unknown", "an answer of an unknown shape", { status: 200, answer });
}
