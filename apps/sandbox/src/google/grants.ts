import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { World } from "#world.ts";
import { accounts, findAccount } from "./accounts.ts";

const SEVEN_DAYS_MS = 7 * 24 * 3_600_000;
const SIX_MONTHS_MS = 182 * 24 * 3_600_000;
const MAX_REFRESH_TOKENS = 100;

const codeSchema = z.object({
  code: z.string(),
  accountId: z.string(),
  clientId: z.string(),
  redirectUri: z.string(),
  scopes: z.array(z.string()),
  challenge: z.string().optional(),
  challengeMethod: z.enum(["plain", "S256"]).optional(),
  givesRefreshToken: z.boolean(),
  expiresAt: z.number(),
  isUsed: z.boolean(),
});

const refreshTokenSchema = z.object({
  token: z.string(),
  accountId: z.string(),
  clientId: z.string(),
  scopes: z.array(z.string()),
  createdAt: z.number(),
  lastUsedAt: z.number(),
  expiresAt: z.number().optional(),
});

const accessTokenSchema = z.object({
  token: z.string(),
  accountId: z.string(),
  clientId: z.string(),
  scopes: z.array(z.string()),
  expiresAt: z.number(),
});

export type AuthorizationCode = z.output<typeof codeSchema>;
export type RefreshToken = z.output<typeof refreshTokenSchema>;
export type AccessToken = z.output<typeof accessTokenSchema>;

const secret = (prefix: string): string => prefix + randomBytes(24).toString("base64url");

export function codesOf(world: World) {
  return world.store.collection("oauth-codes", codeSchema);
}

export function refreshTokensOf(world: World) {
  return world.store.collection("refresh-tokens", refreshTokenSchema);
}

export function accessTokensOf(world: World) {
  return world.store.collection("access-tokens", accessTokenSchema);
}

/** Scopes an account has given to the project; the key is the account, because there is one project here. */
export function grantsOf(world: World) {
  return world.store.collection("grants", z.array(z.string()));
}

export function issueCode(world: World, grant: Omit<AuthorizationCode, "code" | "expiresAt" | "isUsed">): string {
  const code = secret("4/0Asbx-");
  const expiresAt = world.clock.now().getTime() + 10 * 60_000;
  codesOf(world).set(code, { ...grant, code, expiresAt, isUsed: false });
  const granted = grantsOf(world).get(grant.accountId) ?? [];
  grantsOf(world).set(grant.accountId, [...new Set([...granted, ...grant.scopes])]);
  return code;
}

export function issueAccessToken(world: World, grant: Omit<AccessToken, "token" | "expiresAt">): AccessToken {
  const now = world.clock.now().getTime();
  for (const old of accessTokensOf(world).values()) {
    if (old.expiresAt < now) accessTokensOf(world).delete(old.token);
  }
  const token = secret("ya29.sbx-");
  return accessTokensOf(world).set(token, { ...grant, token, expiresAt: now + world.settings.current().accessTokenMs });
}

/** Google keeps a hundred per account and client, and lets the oldest die without a word. */
export function issueRefreshToken(
  world: World,
  grant: Pick<RefreshToken, "accountId" | "clientId" | "scopes">,
): RefreshToken {
  const tokens = refreshTokensOf(world);
  const siblings = tokens
    .values()
    .filter((token) => token.accountId === grant.accountId && token.clientId === grant.clientId)
    .toSorted((left, right) => left.createdAt - right.createdAt);
  for (const old of siblings.slice(0, Math.max(0, siblings.length - MAX_REFRESH_TOKENS + 1))) tokens.delete(old.token);
  const token = secret("1//sbx-");
  const now = world.clock.now().getTime();
  const isTimeLimited = world.settings.current().consentScreenInTesting;
  return tokens.set(token, {
    ...grant,
    token,
    createdAt: now,
    lastUsedAt: now,
    ...(isTimeLimited && { expiresAt: now + SEVEN_DAYS_MS }),
  });
}

export function isAlive(world: World, token: RefreshToken): boolean {
  const now = world.clock.now().getTime();
  return now < (token.expiresAt ?? Infinity) && now < token.lastUsedAt + SIX_MONTHS_MS;
}

/**
 * One revoked token takes every token and scope of that Google account with it, on all clients of the project; those of the
 * brand channels it manages too.
 */
export function revokeAccount(world: World, accountId: string): void {
  const email = findAccount(accountId)?.email;
  const taken = new Set(accounts.filter((account) => account.email === email).map(({ id }) => id));
  for (const tokens of [refreshTokensOf(world), accessTokensOf(world)]) {
    for (const { token, accountId: owner } of tokens.values()) {
      if (taken.has(owner)) tokens.delete(token);
    }
  }
  for (const id of taken) grantsOf(world).delete(id);
}
