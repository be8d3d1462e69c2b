import type { Context } from "#context.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { DownloadTarget, Downloaded, FilmSource, Progress, Vendor } from "#providers/video-generator.ts";
import { changePaidCall, openKey, type PaidCallRow } from "./paid-calls.repo.ts";
import { cleanAnswer } from "./vendor-answer.ts";

/** A task belongs to the key that made it, so its own copy of the key asks for it. */
export async function askVendor(context: Context, paid: PaidCallRow): Promise<Progress> {
  const { operation, pollPath } = paid;
  if (operation === null || pollPath === null) throw new Error("An accepted call without its operation.");
  const apiKey = openKey(context, paid);
  // "Still running" is not worth a write; any other answer may be the last one.
  const keep = (answer: string): Promise<void> =>
    changePaidCall(context.db, paid.id, { answer: cleanAnswer(answer, apiKey) });
  try {
    const progress = await generatorOf(context, paid).poll(apiKey, { id: operation, pollPath });
    if (progress.state !== "running") await keep(progress.answer);
    return progress;
  } catch (error) {
    if (error instanceof ProviderError && error.answer !== undefined) await keep(error.answer);
    throw error;
  }
}

export async function downloadFilm(
  context: Context,
  paid: PaidCallRow,
  film: FilmSource,
  target: Omit<DownloadTarget, "timeoutMs">,
): Promise<Downloaded> {
  const timeoutMs = context.config.vendors.downloadTimeoutMs;
  return generatorOf(context, paid).download(openKey(context, paid), film, { ...target, timeoutMs });
}

function generatorOf(context: Context, paid: PaidCallRow) {
  return context.generators[paid.vendor as Vendor];
}
