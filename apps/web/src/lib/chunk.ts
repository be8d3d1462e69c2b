import { CHUNK_LOAD_TIMEOUT_MS } from "@sahne/contract/limits";

/** missing: the file is gone (an update was installed); timeout: it never came; error: anything else. */
export type ChunkFailure = "missing" | "timeout" | "error";

export class ChunkLoadError extends Error {
  override readonly name = "ChunkLoadError";
  readonly failure: ChunkFailure;

  constructor(failure: ChunkFailure, cause?: unknown) {
    super(`Loading a part of the page failed (${failure})`, { cause });
    this.failure = failure;
  }
}

/** A part of the product that is fetched when it is first needed, with the time limit of R2.6. */
export async function loadChunk<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // Drawn by the build, a page shows what it shows before anything further has arrived.
  if (import.meta.env.SSR) return new Promise(() => undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError("timeout")), CHUNK_LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([load(), limit]);
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    throw new ChunkLoadError(await failureOf(cause), cause);
  } finally {
    clearTimeout(timer);
  }
}

// Browsers do not say why an import failed, but most name the file: asking for it once more tells.
async function failureOf(cause: unknown): Promise<ChunkFailure> {
  const address = cause instanceof Error ? /https?:\/\/\S+/.exec(cause.message)?.[0] : undefined;
  if (address === undefined) return "error";
  try {
    const { status } = await fetch(address, { method: "HEAD", cache: "no-store" });
    return status === 404 || status === 410 ? "missing" : "error";
  } catch {
    return "error";
  }
}
