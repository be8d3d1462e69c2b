import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "#context.ts";
import { requireConnection } from "#features/channels/connected-channel.ts";
import type { ConnectionRow } from "#features/channels/channels.repo.ts";
import { AppError } from "#platform/errors.ts";
import { newSecret } from "#platform/ids.ts";
import { giveSlot, takeSlot } from "#platform/queue/slots.ts";
import type { GoogleTokens } from "#providers/google-oauth.ts";
import { ProviderError } from "#providers/provider-error.ts";
import type { OfChannel } from "#providers/publish-target.ts";
import { markNeedsReconnect } from "./needs-reconnect.ts";
import { keepTokens } from "./youtube.repo.ts";

const REFRESH_BEFORE_MS = 5 * 60_000;
const LEASE_MS = 40_000;
const WAIT_MS = 200;
const WAITS = 100;

type SealedTokens = Pick<ConnectionRow, "refreshTokenSealed" | "accessTokenSealed" | "accessExpiresAt">;

export function sealTokens(
  context: Context,
  userId: string,
  tokens: GoogleTokens & { refreshToken: string },
): SealedTokens {
  const seal = (field: string, value: string): string =>
    context.secrets.seal("google-token", `users/${userId}/${field}`, value);
  return {
    refreshTokenSealed: seal("refresh", tokens.refreshToken),
    accessTokenSealed: seal("access", tokens.accessToken),
    accessExpiresAt: new Date(context.clock.now().getTime() + tokens.expiresInSeconds * 1000),
  };
}

/** A token good for the next minutes; refreshed by one process at a time, however many ask. */
export async function freshAccessToken(context: Context, channel: OfChannel, refused?: string): Promise<string> {
  for (let round = 0; round < WAITS; round += 1) {
    const connection = await requireConnection(context, channel);
    const { id, userId, accessTokenSealed } = connection;
    const current = context.secrets.open("google-token", `users/${userId}/access`, accessTokenSealed);
    const isFresh = connection.accessExpiresAt.getTime() - context.clock.now().getTime() > REFRESH_BEFORE_MS;
    if (isFresh && current !== refused) return current;

    const request = { scope: `google-refresh/${id}`, limit: 1, holder: newSecret(8), leaseMs: LEASE_MS };
    const slot = await takeSlot(context.db, request);
    if (slot === null) {
      await wait(WAIT_MS);
      continue;
    }
    try {
      const refreshed = await refresh(context, connection);
      // It was connected anew while the answer was on its way: the tokens of then are the ones to use.
      if (refreshed !== undefined) return refreshed;
    } finally {
      await giveSlot(context.db, slot);
    }
  }
  throw new AppError("youtube_unavailable");
}

/** Undefined when the grant it was made from is no longer this user's. */
async function refresh(context: Context, connection: ConnectionRow): Promise<string | undefined> {
  const { userId } = connection;
  const refreshToken = context.secrets.open("google-token", `users/${userId}/refresh`, connection.refreshTokenSealed);
  try {
    const tokens = await context.google.refresh(refreshToken);
    const sealed = sealTokens(context, userId, { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken });
    // The sealed grant is not replaced when it is unchanged: later updates identify it by this value.
    const { refreshTokenSealed, ...accessOnly } = sealed;
    const kept = tokens.refreshToken === undefined ? accessOnly : { ...accessOnly, refreshTokenSealed };
    const isKept = await keepTokens(context.db, connection, { ...kept, updatedAt: context.clock.now() });
    return isKept ? tokens.accessToken : undefined;
  } catch (cause) {
    // Only Google's explicit answer that the grant is revoked ends it; any other failure may be temporary.
    if (!(cause instanceof ProviderError && cause.reason === "invalid_grant")) throw cause;
    await markNeedsReconnect(context, connection);
    throw new AppError("youtube_reauth_required", { cause });
  }
}
