import type { FastifyRequest } from "fastify";
import { findAccount, type Account, type Channel } from "#google/accounts.ts";
import { accessTokensOf } from "#google/grants.ts";
import { queryOf } from "#http.ts";
import type { World } from "#world.ts";
import { youtubeRefusal } from "./youtube-refusal.ts";

/** Whose token it is, once it was proven to be alive and to carry one of the scopes. */
export function requireScope(world: World, request: FastifyRequest, anyOf: string[]): Account {
  const { account, scopes } = requireToken(world, request);
  if (!anyOf.some((scope) => scopes.includes(scope))) throw insufficientScope(anyOf);
  return account;
}

export function requireEveryScope(world: World, request: FastifyRequest, allOf: string[]): Account {
  const { account, scopes } = requireToken(world, request);
  if (!allOf.every((scope) => scopes.includes(scope))) throw insufficientScope(allOf);
  return account;
}

export function requireChannel(account: Account): Channel {
  if (account.channel) return account.channel;
  throw youtubeRefusal(401, "youtubeSignupRequired", "Unauthorized", {
    domain: "youtube.header",
    location: "Authorization",
    locationType: "header",
  });
}

export function bearerOf(request: FastifyRequest): string | undefined {
  return (
    /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? queryOf(request).get("access_token") ?? undefined
  );
}

export function requireToken(world: World, request: FastifyRequest): { account: Account; scopes: string[] } {
  const token = accessTokensOf(world).get(bearerOf(request) ?? "");
  const account = findAccount(token?.accountId);
  if (!token || !account || token.expiresAt <= world.clock.now().getTime()) throw invalidCredentials();
  return { account, scopes: token.scopes };
}

export function invalidCredentials() {
  return youtubeRefusal(401, "authError", "Invalid Credentials", {
    domain: "global",
    location: "Authorization",
    locationType: "header",
    headers: { "www-authenticate": 'Bearer realm="https://accounts.google.com/", error="invalid_token"' },
  });
}

function insufficientScope(wanted: string[]) {
  return youtubeRefusal(403, "insufficientPermissions", "Request had insufficient authentication scopes.", {
    domain: "global",
    headers: {
      "www-authenticate": `Bearer realm="https://accounts.google.com/", error="insufficient_scope", scope="${wanted.join(" ")}"`,
    },
  });
}
