import type { Context } from "#context.ts";
import { requireConnection } from "#features/channels/connected-channel.ts";
import { AppError } from "#platform/errors.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { OfChannel } from "#providers/publish-target.ts";
import { markNeedsReconnect } from "./needs-reconnect.ts";
import { freshAccessToken } from "./refresh-access-token.ts";

/** Calls a channel with a good token of it; one refusal brings a new token, a second one needs the user. */
export async function withAccessToken<Result>(
  context: Context,
  channel: OfChannel,
  call: (accessToken: string) => Promise<Result>,
): Promise<Result> {
  const first = await freshAccessToken(context, channel);
  try {
    return await call(first);
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
  const second = await freshAccessToken(context, channel, first);
  const connection = await requireConnection(context, channel);
  try {
    return await call(second);
  } catch (error) {
    if (!isRefused(error)) throw error;
    await markNeedsReconnect(context, connection);
    throw new AppError("youtube_reauth_required", { cause: error });
  }
}

/** An account without a channel answers 401 too, but no token would change that. */
function isRefused(error: unknown): boolean {
  return error instanceof ProviderError && error.kind === "unauthorized" && error.reason !== "youtubeSignupRequired";
}
