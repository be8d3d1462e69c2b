import { ProviderError } from "#providers/provider-error.ts";
import type { FilmSource, Progress } from "#providers/video-generator.ts";

/** The ProviderError a call ends with; anything else breaks the test. */
export async function providerErrorOf(work: Promise<unknown>): Promise<ProviderError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
  throw new Error("The call should have failed.");
}

export function filmOf(progress: Progress): FilmSource {
  if (progress.state !== "done") throw new Error(`No film: ${JSON.stringify(progress)}`);
  return progress.film;
}
