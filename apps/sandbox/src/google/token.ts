import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { formBody, queryOf, takeBytes } from "#http.ts";
import { Refusal } from "#refusal.ts";
import type { World } from "#world.ts";
import {
  accessTokensOf,
  codesOf,
  isAlive,
  issueAccessToken,
  issueRefreshToken,
  refreshTokensOf,
  revokeAccount,
  type AuthorizationCode,
} from "./grants.ts";

export function tokenRoutes(scope: FastifyInstance, world: World): void {
  takeBytes(scope);

  scope.post("/token", async (request, reply) => {
    const form = formBody(request);
    const grantType = form.get("grant_type") ?? "";
    world.ledger.count(`google.token.${grantType}`);
    checkClient(world, request, form);
    reply.header("cache-control", "no-cache, no-store, max-age=0, must-revalidate");
    if (grantType === "authorization_code") return redeemCode(world, form);
    if (grantType === "refresh_token") return refresh(world, form);
    throw refused(400, "unsupported_grant_type", `Invalid grant_type: ${grantType}`);
  });

  const revoke = async (request: FastifyRequest) => {
    const token = formBody(request).get("token") ?? queryOf(request).get("token") ?? "";
    world.ledger.count("google.revoke");
    const found = refreshTokensOf(world).get(token) ?? accessTokensOf(world).get(token);
    if (!found) throw refused(400, "invalid_token", "Token expired or revoked");
    revokeAccount(world, found.accountId);
    return {};
  };
  scope.post("/revoke", revoke);
  scope.get("/revoke", revoke);

  // Google's Node client asks with POST and the token in the header, everybody else with GET and a parameter.
  scope.route({
    method: ["GET", "POST"],
    url: "/tokeninfo",
    handler: async (request) => {
      const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
      return describeToken(world, queryOf(request).get("access_token") ?? bearer ?? "");
    },
  });
}

function describeToken(world: World, value: string): Record<string, string> {
  const token = accessTokensOf(world).get(value);
  const now = world.clock.now().getTime();
  if (!token || token.expiresAt <= now) throw refused(400, "invalid_token", "Invalid Value");
  return {
    azp: token.clientId,
    aud: token.clientId,
    scope: token.scopes.join(" "),
    exp: String(Math.floor(token.expiresAt / 1000)),
    expires_in: String(Math.floor((token.expiresAt - now) / 1000)),
    access_type: "offline",
  };
}

function refused(status: number, error: string, description: string): Refusal {
  return new Refusal(status, { error, error_description: description });
}

/** In the form (Google's own clients) or as HTTP Basic (oauthlib). */
function checkClient(world: World, request: FastifyRequest, form: URLSearchParams): void {
  const { clientId, clientSecret } = world.settings.current();
  const basic = /^Basic (.+)$/i.exec(request.headers.authorization ?? "")?.[1];
  const [basicId, basicSecret] = basic ? Buffer.from(basic, "base64").toString("utf8").split(":") : [];
  const id = basicId ?? form.get("client_id");
  const secret = basicSecret ?? form.get("client_secret");
  if (id !== clientId) throw refused(401, "invalid_client", "The OAuth client was not found.");
  if (secret !== clientSecret) throw refused(401, "invalid_client", "Unauthorized");
}

function redeemCode(world: World, form: URLSearchParams): Record<string, unknown> {
  const codes = codesOf(world);
  const code = codes.get(form.get("code") ?? "");
  if (!code) throw refused(400, "invalid_grant", "Malformed auth code.");
  if (code.isUsed || code.expiresAt <= world.clock.now().getTime()) throw refused(400, "invalid_grant", "Bad Request");
  if (form.get("redirect_uri") !== code.redirectUri) throw refused(400, "redirect_uri_mismatch", "Bad Request");
  checkVerifier(code, form.get("code_verifier"));
  codes.set(code.code, { ...code, isUsed: true });

  const { accountId, clientId, scopes } = code;
  const access = issueAccessToken(world, { accountId, clientId, scopes });
  const refreshToken = code.givesRefreshToken ? issueRefreshToken(world, { accountId, clientId, scopes }) : undefined;
  const now = world.clock.now().getTime();
  return {
    access_token: access.token,
    expires_in: Math.round((access.expiresAt - now) / 1000),
    ...(refreshToken && { refresh_token: refreshToken.token }),
    ...(refreshToken?.expiresAt && { refresh_token_expires_in: Math.round((refreshToken.expiresAt - now) / 1000) }),
    scope: scopes.join(" "),
    token_type: "Bearer",
  };
}

function checkVerifier(code: AuthorizationCode, verifier: string | null): void {
  if (code.challenge === undefined) return;
  if (!verifier) throw refused(400, "invalid_grant", "Missing code verifier.");
  const answer = code.challengeMethod === "S256" ? createHash("sha256").update(verifier).digest("base64url") : verifier;
  if (answer !== code.challenge) throw refused(400, "invalid_grant", "Invalid code verifier.");
}

function refresh(world: World, form: URLSearchParams): Record<string, unknown> {
  const tokens = refreshTokensOf(world);
  const token = tokens.get(form.get("refresh_token") ?? "");
  if (!token || !isAlive(world, token)) throw refused(400, "invalid_grant", "Token has been expired or revoked.");
  const now = world.clock.now().getTime();
  tokens.set(token.token, { ...token, lastUsedAt: now });
  const access = issueAccessToken(world, token);
  return {
    access_token: access.token,
    expires_in: Math.round((access.expiresAt - now) / 1000),
    scope: token.scopes.join(" "),
    token_type: "Bearer",
  };
}
