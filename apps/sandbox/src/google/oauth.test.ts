import { afterAll, beforeAll, expect, test } from "vitest";
import {
  allScopes,
  authorization,
  exchange,
  json,
  scopePrefix,
  startTestSandbox,
  type TestSandbox,
} from "#test/test-sandbox.ts";

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(async () => {
  await sandbox.stop();
});

async function openConsent(extra: Record<string, string> = {}) {
  const flow = authorization({ extra });
  const page = await sandbox.get(`/google/o/oauth2/v2/auth?${flow.query}`);
  const html = await page.text();
  return { ...flow, page, html, request: /name="request" value="([^"]+)"/.exec(html)?.[1] ?? "" };
}

function decide(fields: [string, string][]): Promise<Response> {
  return fetch(`${sandbox.url}/google/o/oauth2/v2/consent`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
  });
}

function returned(response: Response): URLSearchParams {
  return new URL(response.headers.get("location") ?? "").searchParams;
}

async function codeFor(extra: Record<string, string> = {}) {
  const flow = authorization({ extra });
  const response = await sandbox.get(`/google/o/oauth2/v2/auth?${flow.query}&sandbox_account=ayse`);
  return { code: returned(response).get("code") ?? "", verifier: flow.verifier };
}

test("the consent page shows accounts, a tick box per scope and the word SANDBOX", async () => {
  const { page, html } = await openConsent();

  expect(page.status).toBe(200);
  expect(html).toContain("SANDBOX");
  expect(html).toContain("Ayşe Yılmaz");
  expect(html.match(/type="checkbox"/g)).toHaveLength(3);
  expect(html).not.toContain("<b>Kötü Niyet</b>");
});

test("allowing with all boxes gives a code that buys tokens with the granted scopes", async () => {
  const { request, verifier } = await openConsent();
  const back = returned(
    await decide([
      ["request", request],
      ["account", "ayse"],
      ["decision", "allow"],
      ...allScopes.map((scope): [string, string] => ["scope", scope]),
    ]),
  );
  const response = await exchange(sandbox.url, { code: back.get("code") ?? "", code_verifier: verifier });
  const tokens = await json(response);

  expect(back.get("state")).toBe("state-1");
  expect(response.status).toBe(200);
  expect(tokens).toMatchObject({ token_type: "Bearer", expires_in: 3599, scope: allScopes.join(" ") });
  expect(tokens["refresh_token"]).toMatch(/^1\/\/sbx-/);
});

test("an unticked box is missing from the token's scopes", async () => {
  const { request, verifier } = await openConsent();
  const back = returned(
    await decide([
      ["request", request],
      ["account", "ayse"],
      ["decision", "allow"],
      ["scope", `${scopePrefix}youtube.readonly`],
    ]),
  );
  const tokens = await json(await exchange(sandbox.url, { code: back.get("code") ?? "", code_verifier: verifier }));

  expect(tokens["scope"]).toBe(`${scopePrefix}youtube.readonly`);
});

test("denying comes back as access_denied with the state", async () => {
  const { request } = await openConsent();
  const back = returned(
    await decide([
      ["request", request],
      ["account", "ayse"],
      ["decision", "deny"],
    ]),
  );

  expect(back.get("error")).toBe("access_denied");
  expect(back.get("state")).toBe("state-1");
  expect(back.has("code")).toBe(false);
});

test.each([
  ["an unknown client", { client_id: "someone" }, 401, "invalid_client"],
  ["a redirect URI outside loopback", { redirect_uri: "https://evil.example/callback" }, 400, "redirect_uri_mismatch"],
  ["a scope Google does not know", { scope: "everything" }, 400, "invalid_scope"],
  ["another response type", { response_type: "token" }, 400, "unsupported_response_type"],
])("%s is shown on Google's page and never redirected", async (_name, extra, status, error) => {
  const { page, html } = await openConsent(extra);

  expect(page.status).toBe(status);
  expect(html).toContain(error);
  expect(page.headers.get("location")).toBeNull();
});

test("a registered list is compared byte for byte", async () => {
  await sandbox.post("/_sandbox/settings", { redirectUris: ["http://localhost:3000/youtube/callback"] });
  const exact = await openConsent();
  const other = await openConsent({ redirect_uri: "http://localhost:3000/youtube/callback/" });
  await sandbox.post("/_sandbox/settings", { redirectUris: [] });

  expect(exact.page.status).toBe(200);
  expect(other.page.status).toBe(400);
});

test("a code works once", async () => {
  const { code, verifier } = await codeFor();
  const first = await exchange(sandbox.url, { code, code_verifier: verifier });
  const second = await exchange(sandbox.url, { code, code_verifier: verifier });

  expect(first.status).toBe(200);
  expect(second.status).toBe(400);
  expect(await json(second)).toMatchObject({ error: "invalid_grant" });
});

test.each([
  ["a wrong verifier", { code_verifier: "wrong" }, 400, "invalid_grant"],
  ["no verifier", { code_verifier: "" }, 400, "invalid_grant"],
  ["another redirect URI", { redirect_uri: "http://localhost:3000/other" }, 400, "redirect_uri_mismatch"],
  ["a wrong secret", { client_secret: "guess" }, 401, "invalid_client"],
  ["a made-up code", { code: "4/0Amade-up" }, 400, "invalid_grant"],
])("%s does not buy a token", async (_name, fields: Record<string, string>, status, error) => {
  const { code, verifier } = await codeFor();
  const response = await exchange(sandbox.url, { code, code_verifier: verifier, ...fields });

  expect(response.status).toBe(status);
  expect(await json(response)).toMatchObject({ error });
});

test("a code is too old after ten minutes", async () => {
  const own = await startTestSandbox();
  const flow = authorization();
  const back = returned(await own.get(`/google/o/oauth2/v2/auth?${flow.query}&sandbox_account=ayse`));
  await own.post("/_sandbox/clock", { advanceMs: 10 * 60_000 + 1 });
  const response = await exchange(own.url, { code: back.get("code") ?? "", code_verifier: flow.verifier });
  await own.stop();

  expect(response.status).toBe(400);
});

test("client credentials may also come as HTTP Basic", async () => {
  const { code, verifier } = await codeFor();
  const response = await fetch(`${sandbox.url}/google/token`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from("sandbox-client:sandbox-secret").toString("base64")}` },
    body: new URLSearchParams({
      code,
      code_verifier: verifier,
      redirect_uri: "http://localhost:3000/youtube/callback",
      grant_type: "authorization_code",
    }),
  });

  expect(response.status).toBe(200);
});

test("without offline access, and without a shown consent page, no refresh token comes", async () => {
  const online = await codeFor({ access_type: "online" });
  const onlineTokens = await json(await exchange(sandbox.url, { code: online.code, code_verifier: online.verifier }));
  const flow = authorization({ extra: { prompt: "none" } });
  const silent = returned(
    await sandbox.get(`/google/o/oauth2/v2/auth?${flow.query}`, { cookie: "sandbox_account=ayse" }),
  );
  const silentTokens = await json(
    await exchange(sandbox.url, { code: silent.get("code") ?? "", code_verifier: flow.verifier }),
  );

  expect(onlineTokens["refresh_token"]).toBeUndefined();
  expect(silentTokens["access_token"]).toMatch(/^ya29/);
  expect(silentTokens["refresh_token"]).toBeUndefined();
});

test("a refresh token gives access tokens until one revoke kills everything of the account", async () => {
  const first = await sandbox.connect("can");
  const second = await sandbox.connect("can");
  const refreshed = await exchange(sandbox.url, { grant_type: "refresh_token", refresh_token: first.refreshToken });
  const revoked = await fetch(`${sandbox.url}/google/revoke?token=${encodeURIComponent(second.accessToken)}`, {
    method: "POST",
  });
  const afterwards = await exchange(sandbox.url, { grant_type: "refresh_token", refresh_token: first.refreshToken });
  const again = await fetch(`${sandbox.url}/google/revoke`, {
    method: "POST",
    body: new URLSearchParams({ token: second.accessToken }),
  });

  expect(refreshed.status).toBe(200);
  expect((await json(refreshed))["refresh_token"]).toBeUndefined();
  expect(revoked.status).toBe(200);
  expect(await json(afterwards)).toEqual({
    error: "invalid_grant",
    error_description: "Token has been expired or revoked.",
  });
  expect(again.status).toBe(400);
});

test("a consent screen in testing gives refresh tokens of seven days", async () => {
  const own = await startTestSandbox({ settings: { consentScreenInTesting: true } });
  const { refreshToken } = await own.connect();
  const before = await exchange(own.url, { grant_type: "refresh_token", refresh_token: refreshToken });
  await own.post("/_sandbox/clock", { advanceMs: 7 * 24 * 3_600_000 });
  const after = await exchange(own.url, { grant_type: "refresh_token", refresh_token: refreshToken });
  await own.stop();

  expect(before.status).toBe(200);
  expect(after.status).toBe(400);
});

test("the hundred-and-first refresh token kills the oldest", async () => {
  const own = await startTestSandbox();
  const first = await own.connect();
  const second = await own.connect();
  for (let count = 0; count < 99; count++) await own.connect();
  const oldest = await exchange(own.url, { grant_type: "refresh_token", refresh_token: first.refreshToken });
  const next = await exchange(own.url, { grant_type: "refresh_token", refresh_token: second.refreshToken });
  await own.stop();

  expect(oldest.status).toBe(400);
  expect(next.status).toBe(200);
});

test("the ledger counts exchanges, refreshes and revokes", async () => {
  const own = await startTestSandbox();
  const { refreshToken } = await own.connect();
  await exchange(own.url, { grant_type: "refresh_token", refresh_token: refreshToken });
  await fetch(`${own.url}/google/revoke`, { method: "POST", body: new URLSearchParams({ token: refreshToken }) });
  const { counts } = await own.ledger();
  await own.stop();

  expect(counts).toMatchObject({
    "google.token.authorization_code": 1,
    "google.token.refresh_token": 1,
    "google.revoke": 1,
  });
});
