import { setTimeout as wait } from "node:timers/promises";
import type { ErrorCode } from "@sahne/contract/errors";
import type { Context } from "#context.ts";
import { audit } from "#features/accounts/audit.ts";
import type { ConnectionRow } from "#features/channels/channels.repo.ts";
import { chosenChannel, requireConnection } from "#features/channels/connected-channel.ts";
import { originsOf } from "#features/channels/target-of.ts";
import { jobs } from "#jobs.ts";
import { AppError } from "#platform/errors.ts";
import type { Identity } from "#platform/http/mount.ts";
import { newId, newSecret, sha256 } from "#platform/ids.ts";
import type { AskedRight, GoogleTokens } from "#providers/google-oauth.ts";
import { ProviderError } from "#providers/provider-error.ts";
import { rightsOf } from "./rights.ts";
import { sealTokens } from "./refresh-access-token.ts";
import {
  claimState,
  findUsedState,
  insertState,
  listConnections,
  lockConnections,
  saveConnection,
  type OauthStateRow,
} from "./youtube.repo.ts";

const STATE_LIFE_MS = 10 * 60_000;
/** The callback screen may ask twice: for this long the same answer is given again. */
const REPEAT_MS = 60_000;
const REPEAT_POLL_MS = 100;
const REPEAT_POLLS = 80;

/** Where the browser must go; the state it will bring back is bound to this user and this session. */
export async function beginConnect(
  context: Context,
  identity: Identity,
  { right, channelId: named }: { right: AskedRight; channelId?: string | undefined },
): Promise<string> {
  // A further right is asked of a channel that is connected, and belongs to no other.
  const channelId = right === "change" ? await connectedChannel(context, identity.userId, named) : null;
  const now = context.clock.now();
  const state = newSecret();
  const verifier = newSecret(48);
  const stateHash = sha256(state);
  await insertState(context.db, {
    stateHash,
    userId: identity.userId,
    sessionId: identity.sessionId,
    verifierSealed: context.secrets.seal("oauth-verifier", stateHash, verifier),
    channelId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + STATE_LIFE_MS),
  });
  return context.google.authUrl({ state, verifier, right });
}

async function connectedChannel(context: Context, userId: string, named: string | undefined): Promise<string> {
  return (await requireConnection(context, await chosenChannel(context, userId, named))).channelId;
}

export async function finishConnect(
  context: Context,
  identity: Identity,
  answer: { code: string; state: string },
  userAgent: string,
): Promise<ConnectionRow> {
  const now = context.clock.now();
  const claim = { ...identity, stateHash: sha256(answer.state), codeHash: sha256(answer.code) };
  const state = await claimState(context.db, { ...claim, now });
  if (!state) return repeatedAnswer(context, identity, await findUsedState(context.db, claim));

  const verifier = context.secrets.open("oauth-verifier", state.stateHash, state.verifierSealed);
  const tokens = await context.google.exchange(answer.code, verifier).catch(rethrowAs("youtube_exchange_failed"));
  assertUsable(tokens);
  return connectChannel(context, { userId: identity.userId, userAgent }, tokens, state.channelId);
}

async function connectChannel(
  context: Context,
  owner: { userId: string; userAgent: string },
  tokens: GoogleTokens & { refreshToken: string },
  askedOf: string | null,
): Promise<ConnectionRow> {
  const { userId } = owner;
  const channel = await context.youtube.channel(tokens.accessToken).catch((error: unknown) => {
    if (error instanceof ProviderError && error.reason === "youtubeSignupRequired") return null;
    return rethrowAs("youtube_unavailable")(error);
  });
  if (!channel) throw new AppError("youtube_no_channel");
  if (askedOf !== null && channel.id !== askedOf) throw new AppError("youtube_right_of_other");
  const now = context.clock.now();
  const { grantEndsInSeconds } = tokens;
  const connection = {
    id: newId(now),
    userId,
    origin: context.google.origin,
    channelId: channel.id,
    channelTitle: channel.title,
    channelHandle: channel.handle,
    subscribers: channel.subscribers,
    scopes: tokens.scopes,
    ...sealTokens(context, userId, tokens),
    needsReconnect: false,
    grantExpiresAt: grantEndsInSeconds === undefined ? null : new Date(now.getTime() + grantEndsInSeconds * 1000),
    expiryToldAt: null,
    pictureKey: null,
    profileAt: now,
    statisticsAt: null,
    uploadsPausedUntil: null,
    connectedAt: now,
    updatedAt: now,
  };
  // The grant before is replaced, not revoked: revoking would take every grant of that Google account with it, this
  // new one included.
  return context.db.transaction(async (tx) => {
    const others = await lockConnections(tx, userId, connection.origin);
    const before = others.find(({ channelId }) => channelId === channel.id);
    // The first one is the default, until its owner says otherwise.
    const row = { ...connection, isDefault: others.length === 0 };
    const saved = await saveConnection(tx, row, originsOf(context));
    if (!saved) throw new Error("The database answered an insert with no row.");
    // The picture is read again; the previous one would stay behind without an owner.
    const oldPicture = before?.pictureKey ?? null;
    if (oldPicture !== null) await context.queue.enqueue(tx, jobs.removeMedia, { keys: [oldPicture] });
    await audit(context, tx, { ...owner, kind: "channel_connected" });
    const payload = { userId, channelId: channel.id };
    await context.queue.enqueue(tx, jobs.refreshChannel, payload);
    await context.queue.enqueue(tx, jobs.resumePublications, payload);
    return saved;
  });
}

async function repeatedAnswer(
  context: Context,
  identity: Identity,
  used: OauthStateRow | undefined,
): Promise<ConnectionRow> {
  const age = used?.usedAt ? context.clock.now().getTime() - used.usedAt.getTime() : Infinity;
  if (!used || age > REPEAT_MS) throw new AppError("youtube_state_invalid");
  for (let poll = 0; poll < REPEAT_POLLS; poll += 1) {
    const all = await listConnections(context.db, identity.userId, context.google.origin);
    const connection = all.find(({ connectedAt }) => used.usedAt !== null && connectedAt >= used.usedAt);
    if (connection) return connection;
    await wait(REPEAT_POLL_MS);
  }
  throw new AppError("youtube_exchange_failed");
}

function assertUsable(tokens: GoogleTokens): asserts tokens is GoogleTokens & { refreshToken: string } {
  if (!tokens.refreshToken) throw new AppError("youtube_no_refresh_token");
  // Without reading we could name neither the channel nor what became of an upload; the other rights may be missing.
  if (!rightsOf(tokens.scopes).canRead) throw new AppError("youtube_scope_missing");
}

function rethrowAs(code: ErrorCode) {
  return (cause: unknown): never => {
    throw cause instanceof ProviderError ? new AppError(code, { cause }) : cause;
  };
}
