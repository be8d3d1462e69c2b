import type { Context } from "#context.ts";
import { AppError } from "#platform/errors.ts";
import { freshAccessToken } from "#features/youtube/tokens.ts";
import { ProviderError } from "#providers/provider-error.ts";

/** Calls the channel with a good token; one refusal brings a new token, a second one needs the user. */
export async function withAccessToken<Result>(
  context: Context,
  userId: string,
  call: (accessToken: string) => Promise<Result>,
): Promise<Result> {
  const first = await freshAccessToken(context, userId);
  try {
    return await call(first);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  const second = await freshAccessToken(context, userId, first);
  return call(second).catch((error: unknown) => {
    throw isRefused(error) ? new AppError("youtube_reauth_required", { cause: error }) : error;
  });
}

function isRefused(error: unknown): boolean {
  return error instanceof ProviderError && error.kind === "unauthorized";
}
