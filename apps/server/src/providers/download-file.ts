import { createHash } from "node:crypto";
import { open, rm, type FileHandle } from "node:fs/promises";
import { asNoSpace } from "#platform/media/media-store.ts";
import { piecesOf } from "./answer-life.ts";
import { errorOf, readText, sendToProvider } from "./http-client.ts";
import { ProviderError } from "./provider-error.ts";
import { VENDOR_REASONS, type Downloaded, type DownloadTarget } from "./video-generator.ts";

const MAX_BYTES = 512 * 1024 * 1024;
/** What an MP4 begins with: mostly `ftyp`, but writers put the film itself, its index or room for later first, too. */
const FIRST_BOXES = new Set(["ftyp", "styp", "moov", "mdat", "free", "skip", "wide", "pdin", "uuid", "moof", "sidx"]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const HOPS_MAX = 5;
const LINK_OVER = new Set([403, 404, 410]);

type Source = {
  provider: string;
  url: string;
  /** Asked before every request, also along a redirect. */
  isAllowed: (url: string) => boolean;
  headersFor?: (url: string) => Record<string, string>;
};

/** Streams a film into a new file; the file is whole, of the promised length and an MP4, or it is not there. */
export async function downloadFile(source: Source, target: DownloadTarget): Promise<Downloaded> {
  const { provider } = source;
  const response = await openFilm(source, target);
  if (!response.ok) {
    const { kind, status, retryAfterMs } = errorOf(provider, response, await readText(provider, response));
    const reason = LINK_OVER.has(response.status) || response.status < 400 ? VENDOR_REASONS.stale : undefined;
    throw new ProviderError(provider, kind, `the film's address answered ${status}`, { status, reason, retryAfterMs });
  }
  const promised = Number(response.headers.get("content-length") ?? Number.NaN);
  // Films hardly compress, so a compressed answer is refused as a possible decompression bomb.
  if (response.headers.has("content-encoding")) throw broken(provider, "a packed film");
  if (promised > MAX_BYTES) throw broken(provider, "a film beyond any size");
  return asNoSpace(async () => {
    const file = await open(target.path, "wx", 0o600);
    try {
      const stored = await writeBody(provider, response, file);
      if (!Number.isNaN(promised) && stored.bytes !== promised) throw broken(provider, "a film cut short");
      await file.sync();
      return stored;
    } catch (error) {
      await rm(target.path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  });
}

/** Google sends the downloader on to another address of its own; nobody is followed off the vendor's hosts. */
async function openFilm(source: Source, target: DownloadTarget): Promise<Response> {
  const { provider, isAllowed, headersFor } = source;
  const deadline = performance.now() + target.timeoutMs;
  let { url } = source;
  for (let hops = 0; hops <= HOPS_MAX; hops += 1) {
    if (!isAllowed(url)) {
      throw new ProviderError(provider, "rejected", "a film at an address that is not the vendor's");
    }
    const response = await sendToProvider({
      provider,
      url,
      method: "GET",
      headers: headersFor?.(url) ?? {},
      timeoutMs: Math.max(1, deadline - performance.now()),
      signal: target.signal,
    });
    const next = REDIRECTS.has(response.status) ? URL.parse(response.headers.get("location") ?? "", url) : null;
    if (!next) return response;
    await response.body?.cancel();
    url = next.href;
  }
  throw broken(provider, "a film behind too many redirects");
}

async function writeBody(provider: string, response: Response, file: FileHandle): Promise<Downloaded> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of bodyOf(provider, response)) {
    if (bytes === 0 && !isMp4(chunk)) throw broken(provider, "something that is no MP4");
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw broken(provider, "a film beyond any size");
    hash.update(chunk);
    await file.writeFile(chunk);
  }
  if (bytes === 0) throw broken(provider, "an empty file");
  return { bytes, sha256: hash.digest("hex") };
}

/** Chunks of the answer, the first of them long enough to tell what it is; a broken line becomes a ProviderError. */
async function* bodyOf(provider: string, response: Response): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  try {
    for await (const piece of piecesOf(response)) {
      const chunk = head.length > 0 ? Buffer.concat([head, piece]) : Buffer.from(piece);
      if (chunk.length < 12) {
        head = chunk;
        continue;
      }
      head = Buffer.alloc(0);
      yield chunk;
    }
  } catch (cause) {
    throw new ProviderError(provider, "unknown", "a film cut short", { status: response.status, cause });
  }
  if (head.length > 0) yield head;
}

function isMp4(chunk: Buffer): boolean {
  return chunk.length >= 12 && FIRST_BOXES.has(chunk.toString("latin1", 4, 8));
}

function broken(provider: string, what: string): ProviderError {
  return new ProviderError(provider, "rejected", what, { reason: VENDOR_REASONS.stale });
}
