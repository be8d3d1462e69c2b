import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { formBody, queryOf, takeBytes } from "#http.ts";
import { isLoopbackUrl } from "#loopback.ts";
import { sendConsentPage } from "#pages/consent.ts";
import { sendOAuthErrorPage } from "#pages/oauth-error.ts";
import type { World } from "#world.ts";
import { accounts, findAccount, type Account } from "./accounts.ts";
import { grantsOf, issueCode } from "./grants.ts";
import { consentText, splitScopes } from "./scopes.ts";

const PAGE_LIFE_MS = 3_600_000;
const ACCOUNT_COOKIE = "sandbox_account";

const authorizationRequestSchema = z.object({
  clientId: z.string(),
  redirectUri: z.string(),
  scopes: z.array(z.string()),
  state: z.string().optional(),
  isOffline: z.boolean(),
  prompt: z.array(z.string()),
  includeGranted: z.boolean(),
  challenge: z.string().optional(),
  challengeMethod: z.enum(["plain", "S256"]).optional(),
});

const openPageSchema = z.object({ id: z.string(), openedAt: z.number(), asked: authorizationRequestSchema });

export type AuthorizationRequest = z.output<typeof authorizationRequestSchema>;

export function authorizeRoutes(scope: FastifyInstance, world: World): void {
  takeBytes(scope);
  const pages = world.store.collection("consent-pages", openPageSchema);

  scope.get("/o/oauth2/v2/auth", async (request, reply) => {
    const query = queryOf(request);
    const asked = readRequest(world, query);
    if ("error" in asked) return sendOAuthErrorPage(reply, asked);
    world.ledger.count("google.authorize");

    const shortCut = answerWithoutPage(world, asked, query, request);
    if (shortCut) return reply.redirect(shortCut, 302);

    const id = randomUUID();
    const openedAt = world.clock.now().getTime();
    for (const old of pages.values()) if (old.openedAt + PAGE_LIFE_MS < openedAt) pages.delete(old.id);
    pages.set(id, { id, openedAt, asked });
    return sendConsentPage(reply, {
      requestId: id,
      accounts,
      selected: accounts.find(({ email }) => email === query.get("login_hint"))?.id ?? "ayse",
      scopes: asked.scopes.map((name) => ({ name, text: consentText(name) })),
    });
  });

  scope.post("/o/oauth2/v2/consent", async (request, reply) => {
    const form = formBody(request);
    const id = form.get("request") ?? "";
    const asked = pages.get(id)?.asked;
    if (!asked)
      return sendOAuthErrorPage(reply, { status: 400, error: "invalid_request", detail: "This page is too old." });
    pages.delete(id);
    const account = findAccount(form.get("account"));
    const granted = asked.scopes.filter((name) => form.getAll("scope").includes(name));
    if (form.get("decision") !== "allow" || !account || granted.length === 0) return deny(reply, asked);
    reply.header("set-cookie", `${ACCOUNT_COOKIE}=${account.id}; Path=/google; HttpOnly; SameSite=Lax`);
    return reply.redirect(approve(world, asked, { account, granted, wasAsked: true }), 303);
  });
}

type RequestProblem = { status: number; error: string; detail: string };

/** Problems Google shows on its own page and never sends to the redirect URI. */
function readRequest(world: World, query: URLSearchParams): AuthorizationRequest | RequestProblem {
  const settings = world.settings.current();
  const redirectUri = query.get("redirect_uri") ?? "";
  const scopes = splitScopes(query.get("scope"));
  const method = query.get("code_challenge_method") ?? "plain";
  const problem = (status: number, error: string, detail: string): RequestProblem => ({ status, error, detail });

  if (query.get("client_id") !== settings.clientId)
    return problem(401, "invalid_client", "The OAuth client was not found.");
  if (!isRegistered(redirectUri, settings.redirectUris))
    return problem(400, "redirect_uri_mismatch", `redirect_uri=${redirectUri}`);
  if (query.get("response_type") !== "code")
    return problem(400, "unsupported_response_type", "The sandbox supports response_type=code.");
  const unknown = scopes.filter((name) => !consentText(name));
  if (scopes.length === 0) return problem(400, "invalid_request", "Missing required parameter: scope");
  if (unknown.length > 0)
    return problem(400, "invalid_scope", `Some requested scopes were invalid: ${unknown.join(" ")}`);
  const challenge = query.get("code_challenge") ?? undefined;
  if (challenge !== undefined && method !== "S256" && method !== "plain")
    return problem(400, "invalid_request", "Invalid code_challenge_method");

  return {
    clientId: settings.clientId,
    redirectUri,
    scopes,
    state: query.get("state") ?? undefined,
    isOffline: query.get("access_type") === "offline",
    prompt: splitScopes(query.get("prompt")),
    includeGranted: query.get("include_granted_scopes") === "true",
    challenge,
    challengeMethod: challenge === undefined ? undefined : method === "S256" ? "S256" : "plain",
  };
}

function isRegistered(redirectUri: string, registered: string[]): boolean {
  return registered.length === 0 ? isLoopbackUrl(redirectUri) : registered.includes(redirectUri);
}

/**
 * Two ways past the page: Google's own (no prompt wanted, everything granted before: then no refresh token comes),
 * and ours for tests without a browser: `sandbox_account=ayse|deny`, with `sandbox_scopes` to leave boxes unticked.
 */
function answerWithoutPage(
  world: World,
  asked: AuthorizationRequest,
  query: URLSearchParams,
  request: FastifyRequest,
): string | undefined {
  const chosen = query.get("sandbox_account");
  const account = findAccount(chosen);
  if (chosen === "deny") return returnTo(asked, { error: "access_denied" });
  if (account) {
    const ticked = query.has("sandbox_scopes") ? splitScopes(query.get("sandbox_scopes")) : asked.scopes;
    const granted = asked.scopes.filter((name) => ticked.includes(name));
    if (granted.length === 0) return returnTo(asked, { error: "access_denied" });
    return approve(world, asked, { account, granted, wasAsked: true });
  }

  const cookie = new RegExp(`${ACCOUNT_COOKIE}=(\\w+)`).exec(request.headers.cookie ?? "")?.[1];
  const known = findAccount(cookie);
  const before = grantsOf(world).get(known?.id ?? "") ?? [];
  const isPageWanted = asked.prompt.includes("consent") || asked.prompt.includes("select_account");
  if (!known || isPageWanted || !asked.scopes.every((name) => before.includes(name))) return undefined;
  return approve(world, asked, { account: known, granted: asked.scopes, wasAsked: false });
}

function approve(
  world: World,
  asked: AuthorizationRequest,
  consent: { account: Account; granted: string[]; wasAsked: boolean },
): string {
  const before = asked.includeGranted ? (grantsOf(world).get(consent.account.id) ?? []) : [];
  const scopes = [...new Set([...consent.granted, ...before])];
  const code = issueCode(world, {
    accountId: consent.account.id,
    clientId: asked.clientId,
    redirectUri: asked.redirectUri,
    scopes,
    challenge: asked.challenge,
    challengeMethod: asked.challengeMethod,
    givesRefreshToken: asked.isOffline && consent.wasAsked,
  });
  return returnTo(asked, {
    code,
    scope: scopes.join(" "),
    authuser: "0",
    prompt: consent.wasAsked ? "consent" : "none",
  });
}

function deny(reply: FastifyReply, asked: AuthorizationRequest): FastifyReply {
  return reply.redirect(returnTo(asked, { error: "access_denied" }), 303);
}

function returnTo(asked: AuthorizationRequest, parameters: Record<string, string>): string {
  const url = new URL(asked.redirectUri);
  if (asked.state !== undefined) url.searchParams.set("state", asked.state);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
