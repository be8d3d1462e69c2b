import type { Server } from "node:http";
import { connect } from "node:net";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { installErrorHandler } from "#platform/http/error-handler.ts";
import { createHttpApp, warnOfProxy } from "#http-app.ts";
import { installLoadLimit } from "#platform/http/load-limit.ts";
import { installRequestDeadline } from "#platform/http/request-deadline.ts";
import { inlineScriptHashes } from "#platform/http/security-headers.ts";
import { fastify } from "fastify";
import { callApi, makeUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { barePages } from "#test/product/bare-pages.ts";

const t = withTestProduct();

test("an unknown address under /api answers 404 as JSON, in the caller's language [R2.4]", async () => {
  const answer = await callApi(t.product(), "GET", "/api/nothing", { language: "tr" });

  expect(answer.status).toBe(404);
  expect(answer.body).toMatchObject({
    code: "not_found",
    message: "Aradığınız şey bulunamadı.",
    requestId: expect.any(String),
  });
});

test("an unknown page is the app itself with status 404, a known one with 200 [R2.4]", async () => {
  for (const [path, status] of [
    ["/nowhere", 404],
    ["/", 200],
    ["/dashboard/videos", 200],
    ["/auth/login", 200],
    ["/youtube/callback?code=x", 200],
  ] as const) {
    const { raw } = await callApi(t.product(), "GET", path);
    expect([path, raw.statusCode]).toEqual([path, status]);
    expect(raw.headers["content-type"]).toContain("text/html");
    expect(raw.headers["cache-control"]).toBe("no-cache");
  }
});

test("a page asked for under another name of this host leads to the public one", async () => {
  const { raw } = await callApi(t.product(), "GET", "/dashboard?x=1", { headers: { host: "127.0.0.1:3000" } });

  expect([raw.statusCode, raw.headers.location]).toEqual([302, "http://localhost:3000/dashboard?x=1"]);
});

test.each([
  ["broken JSON", { headers: { "content-type": "application/json" }, body: '{"username":' }, 400, "invalid_json"],
  [
    "a form",
    { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=b" },
    415,
    "unsupported_media_type",
  ],
  ["plain text", { headers: { "content-type": "text/plain" }, body: "{}" }, 415, "unsupported_media_type"],
  ["too large", { body: { username: "a".repeat(300_000), password: "b" } }, 413, "too_large"],
  [
    "poisoned JSON",
    { headers: { "content-type": "application/json" }, body: '{"__proto__":{"a":1}}' },
    400,
    "invalid_json",
  ],
])("%s is refused with one clear error", async (_name, options, status, code) => {
  const answer = await callApi(t.product(), "POST", "/login", options);

  expect(answer).toMatchObject({ status, body: { code, message: expect.any(String) } });
});

test("no token, a forged one and a broken header all answer 401 from our own session rule", async () => {
  const user = await makeUser(t.product());
  const tokens = [undefined, "cv1_forged", `${user.token}x`, "eyJhbGciOiJub25lIn0.e30."];

  for (const token of tokens) {
    const answer = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token });
    expect(answer).toMatchObject({ status: 401, body: { code: "session_required" } });
  }
});

test("pages carry the strict headers, with the hash of the one inline script", async () => {
  const { raw } = await callApi(t.product(), "GET", "/");
  const policy = String(raw.headers["content-security-policy"]);

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' '${inlineScriptHashes(raw.body)[0]}'`);
  expect(policy).not.toContain("unsafe");
  expect(raw.headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-resource-policy": "same-origin",
  });
});

test("structured data needs no hash, since it never runs", () => {
  expect(inlineScriptHashes('<script type="application/ld+json">{}</script><script src="/a.js"></script>')).toEqual([]);
});

test("health is told part by part, without anything an attacker would like [R2.7]", async () => {
  const answer = await callApi(t.product(), "GET", "/healthz");

  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    ok: true,
    version: "test",
    parts: ["database", "queue", "media", "renderer", "sandbox"].map((name) => ({ name, ok: true })),
  });
});

test("every mounted route is described by OpenAPI 3.1, and there is a page to read it [R11.17]", async () => {
  const { body } = await callApi(t.product(), "GET", "/docs/openapi.json");
  const { raw } = await callApi(t.product(), "GET", "/docs");
  const paths = Object.keys(body["paths"] as object);

  expect(body).toMatchObject({ openapi: "3.1.0" });
  expect(paths).toEqual(
    expect.arrayContaining([
      "/login",
      "/register",
      "/video/create",
      "/api/users/{userId}/profile",
      "/api/youtube/token/check",
      "/api/youtube/auth",
      "/api/youtube/callback",
      "/api/youtube/disconnect",
      "/api/youtube/upload",
    ]),
  );
  for (const path of paths) expect(raw.body).toContain(path.replaceAll("&", "&amp;"));
});

test("headers that dribble in are cut within fifteen seconds", () => {
  const { headersTimeout, ...server } = t.product().app.server as Server & { connectionsCheckingInterval: number };

  expect(headersTimeout + server.connectionsCheckingInterval).toBeLessThanOrEqual(15_000);
});

test("an Idempotency-Key is described wherever it counts, and nowhere else [R11.17]", async () => {
  const { body } = await callApi(t.product(), "GET", "/docs/openapi.json");
  const paths = body["paths"] as Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>;
  const keyed = Object.entries(paths).filter(([, methods]) =>
    Object.values(methods).some(({ parameters }) => parameters?.some(({ name }) => name === "Idempotency-Key")),
  );

  expect(keyed.map(([path]) => path)).toContain("/video/create");
  expect(keyed.map(([path]) => path)).not.toContain("/login");
});

test("a forwarded header that no trusted proxy explains is told once", async () => {
  const { context, logLines } = t.product();
  const app = fastify();
  warnOfProxy(app, context);
  app.get("/", () => "x");
  for (let call = 0; call < 3; call += 1) await app.inject({ url: "/", headers: { "x-forwarded-for": "203.0.113.7" } });

  expect(logLines.filter((line) => line.includes("TRUST_PROXY"))).toHaveLength(1);
});

test("a request that is not answered in time is answered 408, and the place is free again", async () => {
  const app = fastify();
  installErrorHandler(app, t.product().context.translatorFor);
  installRequestDeadline(app, t.product().context.translatorFor, { deadlineMs: 60, lingerMs: 60 });
  app.post("/slow", async () => ({ ok: true }));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as { port: number };

  const socket = connect(port, "127.0.0.1");
  socket.write("POST /slow HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{");
  const [chunk] = (await once(socket, "data")) as [Buffer];
  // The rest of the body never comes: after the answer nobody waits for it either.
  await once(socket, "close");
  await app.close();

  expect(chunk.toString()).toContain("408");
  expect(chunk.toString()).toContain("request_timeout");
});

test("the ad network's page is a setting: every page names it and may frame its origin, without a new build", async () => {
  const { context } = t.product();
  const config = { ...context.config, adFrameUrl: new URL("https://ads.example/slot?size=m") };
  const indexHtml = "<!doctype html><html><head><!-- head --><!-- /head --></head><body></body></html>";
  const app = await createHttpApp(
    { ...context, config },
    { pages: barePages(config.dataDir, indexHtml), version: "x" },
  );
  onTestFinished(() => app.close());
  const frameRule = (header: unknown) =>
    String(header)
      .split("; ")
      .find((rule) => rule.startsWith("frame-src"));

  for (const url of ["/", "/dashboard/videos", "/nowhere"]) {
    const { body, headers } = await app.inject({ url, headers: { host: "localhost:3000" } });
    expect(body).toContain('<meta name="sahne-ad-frame" content="https://ads.example/slot?size=m"');
    expect(frameRule(headers["content-security-policy"])).toBe("frame-src 'self' https://ads.example");
  }
  const { raw } = await callApi(t.product(), "GET", "/");
  expect(raw.body).not.toContain("sahne-ad-frame");
  expect(frameRule(raw.headers["content-security-policy"])).toBe("frame-src 'self'");
});

test("a database that cannot serve just now is answered 503 with a time to come again, also deep inside [R19.6]", async () => {
  const app = fastify();
  installErrorHandler(app, t.product().context.translatorFor);
  app.get("/", async () => {
    const cause = new Error("timeout exceeded when trying to connect");
    throw new Error("Failed query: select 1", { cause });
  });

  const { statusCode, headers } = await app.inject({ url: "/" });
  expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
});

test("above the limit requests are told at once to come again, and health is told all the same [R19.6]", async () => {
  const app = fastify();
  installErrorHandler(app, t.product().context.translatorFor);
  installLoadLimit(app, 2);
  let letGo = (): void => {};
  const barrier = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let begun = 0;
  app.get("/work", () => {
    begun += 1;
    return barrier;
  });
  app.get("/livez", { config: { isAlwaysServed: true } }, async () => "alive");
  app.get("/film", { config: { isLong: true } }, async () => "bytes");
  await app.listen({ host: "127.0.0.1", port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as { port: number };
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);

  const inWork = [ask("/work"), ask("/work")];
  await expect.poll(() => begun).toBe(2);
  const refused = await ask("/work");
  const others = await Promise.all([ask("/livez"), ask("/film")]);
  letGo();
  const served = await Promise.all(inWork);

  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect([...others, ...served].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await expect.poll(async () => (await ask("/work")).status).toBe(200);
});

test("the limit of requests stands in the settings and holds for every route [R19.6]", async () => {
  const { context } = t.product();
  const config = { ...context.config, limits: { ...context.config.limits, requests: 0 } };
  const pages = barePages(config.dataDir);
  const app = await createHttpApp({ ...context, config }, { pages, version: "x" });
  onTestFinished(() => app.close());
  const statusOf = async (url: string) => (await app.inject({ url, headers: { host: "localhost:3000" } })).statusCode;

  expect([await statusOf("/api/figures"), await statusOf("/livez"), await statusOf("/readyz")]).toEqual([
    503, 200, 200,
  ]);
});

test("a request that is on its way when the process stops is served, and its connection ends with it [R19.6]", async () => {
  const { context } = t.product();
  const app = await createHttpApp(context, { pages: barePages(context.config.dataDir), version: "x" });
  const connected = once(app.server, "connection");
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as { port: number };
  const socket = connect(port, "127.0.0.1");
  const said: string[] = [];
  socket.setEncoding("utf8").on("data", (piece: string) => said.push(piece));
  await once(socket, "connect");
  socket.write("GET /livez HTTP/1.1\r\nHost: localhost:3000\r\n");
  await connected;
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(0);

  const closed = app.close();
  socket.write("\r\n");
  await once(socket, "close");
  await closed;

  expect(said.join("")).toMatch(/^HTTP\/1.1 200 /);
  expect(said.join("").toLowerCase()).toContain("connection: close");
});
