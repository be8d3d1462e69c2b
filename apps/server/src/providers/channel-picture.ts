import { sendToProvider } from "./http-client.ts";
import { ProviderError } from "./provider-error.ts";
import { GOOGLE_HOSTS, isAllowedDownload } from "./vendor-host.ts";

const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 10_000;

/** The address comes from outside: only known hosts are asked, and never more is read than a picture can be. */
export async function fetchChannelPicture(url: string, host: { apiBase: string; isSandbox: boolean }): Promise<Buffer> {
  if (!isAllowedDownload(url, { base: host.apiBase, isSandbox: host.isSandbox }, GOOGLE_HOSTS.pictures)) {
    throw new ProviderError("youtube", "rejected", "a picture at a strange address");
  }
  const response = await sendToProvider({ provider: "youtube", method: "GET", url, timeoutMs: TIMEOUT_MS });
  if (!response.ok) throw new ProviderError("youtube", "unavailable", `the picture answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      length += chunk.length;
      if (length > MAX_BYTES) throw new ProviderError("youtube", "rejected", "a picture that does not end");
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof ProviderError) throw cause;
    throw new ProviderError("youtube", "unknown", "a picture cut short", { cause });
  }
  return Buffer.concat(chunks);
}
