import type { Context } from "#context.ts";
import { withAccessToken } from "#features/youtube/with-access-token.ts";
import { AppError } from "#platform/errors.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { UploadRow } from "./publishing.repo.ts";

/** Asks the channel of a publication while its owner waits for the answer. */
export async function askChannel<Result>(
  context: Context,
  upload: UploadRow,
  call: (accessToken: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await withAccessToken(context, upload, call);
  } catch (cause) {
    throw cause instanceof ProviderError ? new AppError("youtube_unavailable", { cause }) : cause;
  }
}
