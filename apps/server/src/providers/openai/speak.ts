import { piecesOf } from "#providers/answer-life.ts";
import { problemOf, readText, sendToProvider, type ProviderRequest } from "#providers/http-client.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { createHostChoice } from "#providers/vendor-host.ts";
import { checkOpenaiKey, headersFor } from "./check-key.ts";
import { readOpenaiProblem } from "./problem.ts";
import { readWav, type Speaker } from "#providers/speaker.ts";

const PROVIDER = "openai";
const MAX_BYTES = 16 * 1024 * 1024;

// prettier-ignore
const VOICES = [
  "alloy", "ash", "ballad", "coral", "echo", "fable", "onyx", "nova", "sage", "shimmer", "verse", "marin", "cedar",
] as const;

type SpeakerOptions = { baseUrl: string; speechModel: string; sandboxUrl: string | undefined };

/** OpenAI's models of speech; they find the language by themselves. */
export function createOpenaiSpeaker({ baseUrl, speechModel, sandboxUrl }: SpeakerOptions): Speaker {
  const hostOf = createHostChoice({ provider: PROVIDER, vendorUrl: baseUrl, sandboxUrl, sandboxPath: "/openai/v1" });
  return {
    service: "openai",
    model: speechModel,
    voices: VOICES,
    async speak(apiKey, { text, voice, timeoutMs }) {
      const call: ProviderRequest = {
        provider: PROVIDER,
        method: "POST",
        url: `${hostOf(apiKey).base}/audio/speech`,
        headers: headersFor(apiKey),
        body: JSON.stringify({ model: speechModel, voice, input: text, response_format: "wav" }),
        timeoutMs,
        isPaid: true,
        readProblem: readOpenaiProblem,
      };
      const response = await sendToProvider(call);
      if (!response.ok) throw problemOf(call, response, await readText(PROVIDER, response));
      return readWav(PROVIDER, await readBytes(response));
    },
    checkKey: (apiKey) => checkOpenaiKey(hostOf, apiKey),
  };
}

async function readBytes(response: Response): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const piece of piecesOf(response)) {
      length += piece.length;
      if (length > MAX_BYTES) throw new ProviderError(PROVIDER, "unknown", "an answer that does not end");
      pieces.push(piece);
    }
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError(PROVIDER, "unknown", "an answer cut short", { status: response.status, cause });
  }
  return Buffer.concat(pieces);
}
