import { z } from "zod";
import { callProvider } from "#providers/http-client.ts";
import { verdictOf } from "#providers/key-verdict.ts";
import { ASK_TIMEOUT_MS, type HostChoice } from "#providers/vendor-host.ts";
import type { KeyVerdict } from "#providers/video-generator.ts";
import { readGeminiProblem } from "./problem.ts";

export function headersFor(apiKey: string) {
  return { "x-goog-api-key": apiKey, "content-type": "application/json" };
}

/** A list that costs nothing: who may see it has a key, for whatever it does with it. */
export async function checkGeminiKey(hostOf: HostChoice, apiKey: string): Promise<KeyVerdict> {
  return verdictOf(() =>
    callProvider(
      {
        provider: "gemini",
        method: "GET",
        url: `${hostOf(apiKey).base}/v1beta/models?pageSize=1`,
        headers: headersFor(apiKey),
        timeoutMs: ASK_TIMEOUT_MS,
        readProblem: readGeminiProblem,
      },
      z.unknown(),
    ),
  );
}
