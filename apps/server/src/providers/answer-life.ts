import { tellCall } from "#platform/watching/vendor-calls.ts";

/** How long a request may take in all, from its first byte to the last one of its answer. */
export type AnswerLife = { signal: AbortSignal; end(): void };

/** Requests whose answers are still being read. */
export const lives = new WeakMap<Response, AnswerLife & Asked>();
type Asked = { vendor: string; url: string; isGivenUp(): boolean };

/**
 * A timer of our own. Node 20 forgets `AbortSignal.any` over `AbortSignal.timeout` when memory is tidied up while a body
 * still arrives, and an answer that drips then never ends.
 */
export function startLife(timeoutMs: number, outer: AbortSignal | undefined): AnswerLife {
  const controller = new AbortController();
  const stop = (): void => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(new DOMException("It took too long.", "TimeoutError")), timeoutMs);
  timer.unref();
  if (outer?.aborted) stop();
  outer?.addEventListener("abort", stop, { once: true });
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", stop);
    },
  };
}

/** The bytes of an answer as they arrive, within the life of its request. */
export async function* piecesOf(response: Response): AsyncGenerator<Uint8Array> {
  const life = lives.get(response);
  const reader = response.body?.getReader();
  // Not left to fetch, which holds its own end of the signal too weakly once the headers are there.
  const stop = (): void => void reader?.cancel(life?.signal.reason).catch(() => undefined);
  life?.signal.addEventListener("abort", stop, { once: true });
  try {
    for (;;) {
      const piece = await nextPiece(reader, life);
      if (!piece || piece.done) return;
      yield piece.value;
    }
  } finally {
    life?.end();
    stop();
  }
}

async function nextPiece<Piece>(
  reader: { read(): Promise<Piece> } | undefined,
  life: (AnswerLife & Asked) | undefined,
): Promise<Piece | undefined> {
  try {
    life?.signal.throwIfAborted();
    const piece = await reader?.read();
    life?.signal.throwIfAborted();
    return piece;
  } catch (error) {
    if (life && !life.isGivenUp()) tellCall({ vendor: life.vendor, url: life.url, error: "cut short", isLater: true });
    throw error;
  }
}
