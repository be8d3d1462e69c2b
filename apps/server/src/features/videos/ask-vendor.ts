import type { Context } from "#context.ts";
import type { DownloadTarget, Downloaded, FilmSource, Progress, Vendor } from "#providers/video-generator.ts";
import type { AttemptRow } from "./attempts.repo.ts";

/** A task belongs to the key that made it, so its own copy of the key asks for it. */
export async function askVendor(context: Context, paid: AttemptRow): Promise<Progress> {
  const { operation, pollPath } = paid;
  if (operation === null || pollPath === null) throw new Error("An accepted call without its operation.");
  return generatorOf(context, paid).poll(keyOf(context, paid), { id: operation, pollPath });
}

export async function downloadFilm(
  context: Context,
  paid: AttemptRow,
  film: FilmSource,
  target: Omit<DownloadTarget, "timeoutMs">,
): Promise<Downloaded> {
  const timeoutMs = context.config.vendors.downloadTimeoutMs;
  return generatorOf(context, paid).download(keyOf(context, paid), film, { ...target, timeoutMs });
}

function generatorOf(context: Context, paid: AttemptRow) {
  return context.generators[paid.vendor as Vendor];
}

function keyOf(context: Context, paid: AttemptRow): string {
  return context.secrets.open("api-key", `attempts/${paid.id}`, paid.keySealed);
}
