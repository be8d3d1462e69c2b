import type { Context } from "#context.ts";
import { targetOf } from "#features/channels/target-of.ts";
import { AppError } from "#platform/errors.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { PublishTarget } from "#providers/publish-target.ts";
import type { UploadRow } from "./publishing.repo.ts";

/** Asks the channel of a publication while its owner waits for the answer. */
export async function askChannel<Result>(
  context: Context,
  upload: Pick<UploadRow, "channelId">,
  call: (target: PublishTarget<Context>) => Promise<Result>,
): Promise<Result> {
  try {
    return await call(targetOf(context, upload.channelId));
  } catch (cause) {
    throw cause instanceof ProviderError ? new AppError("youtube_unavailable", { cause }) : cause;
  }
}
