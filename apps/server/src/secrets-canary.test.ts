import { keyFields, keyService, SERVICES, servicesThat, type KeyService } from "@sahne/contract/services/services";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connections } from "#platform/db/schema.ts";
import { startTraces } from "#platform/watching/traces.ts";
import { callApi, type Answer } from "#test/api.ts";
import { dumpDatabase, filesWith } from "#test/everything-stored.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { startCollector } from "#test/trace-collector.ts";
import { giveConsent } from "#test/vendors/sandbox-consent.ts";
import { armFault } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

/** Only the key of Gemini is asked for again. */
function canaryKey(service: KeyService): Secret {
  const toldBy = service === "gemini" ? ["POST /api/users/:id/keys/gemini/reveal"] : [];
  return { value: `sandbox-canary-${service}-51ac9e`, toldBy };
}

type Method = "GET" | "POST" | "PUT" | "DELETE";
type Secret = {
  value: string;
  /** The only answers that may carry it. */
  toldBy: string[];
};

/** Sends calls and remembers every answer under its route, with its headers. */
function createCaller() {
  const answers: { route: string; text: string }[] = [];
  return {
    answers,
    async call(method: Method, path: string, options: Parameters<typeof callApi>[3] = {}): Promise<Answer> {
      const answer = await callApi(t.product(), method, path, options);
      const route = `${method} ${path.split("?", 1)[0]?.replaceAll(/[0-9a-f-]{36}/g, ":id")}`;
      answers.push({ route, text: `${JSON.stringify(answer.raw.headers)}\n${answer.raw.body}` });
      return answer;
    },
  };
}

test("secrets that pass through the product are found nowhere outside their place (T24)", async () => {
  const { context } = t.product();
  const { call, answers } = createCaller();
  const collector = await startCollector();
  const traces = await startTraces(collector.config, { version: "test", vendorOf: () => "vendor" });
  const secrets: Record<string, Secret> = {
    password: { value: "canary-password-1f7b2c", toldBy: [] },
    newPassword: { value: "canary-password-9d0e4a", toldBy: [] },
    ...Object.fromEntries(keyService.options.map((name) => [`${name}Key`, canaryKey(name)])),
    unsavedKey: { value: "sandbox-canary-unsaved-77dd01", toldBy: [] },
  };
  const valueOf = (name: string): string => secrets[name]?.value ?? "";
  const learn = (name: string, value: string, toldBy: string[] = []): string => {
    expect(value.length).toBeGreaterThan(10);
    secrets[name] = { value, toldBy };
    return value;
  };
  const person = { fullname: "Ada Yılmaz", username: "canary_user", email: "canary@example.com" };

  // An account, its keys, and every way to ask for them.
  const registered = await call("POST", "/register", { body: { ...person, password: valueOf("password") } });
  const token = learn("session", String(registered.body["token"]), ["POST /register"]);
  const userId = (registered.body["user"] as { _id: string })._id;
  const own = `/api/users/${userId}`;
  await call("POST", "/login", { body: { username: person.username, password: `${valueOf("password")}x` } });
  const keys = keyFields((service) => valueOf(`${service}Key`));
  for (const key of Object.values(keys)) expect(key).toContain("canary");
  await call("PUT", `${own}/profile`, { token, body: { ...person, ...keys } });
  await call("GET", `${own}/profile`, { token });
  await call("POST", `${own}/keys/gemini/reveal`, { token, body: { password: valueOf("password") } });
  await call("POST", `${own}/keys/gemini/test`, { token, body: { key: valueOf("unsavedKey") } });
  await armFault(t.product(), { name: "drop", path: "/freepik/" });
  await call("POST", `${own}/keys/freepik/test`, { token, body: {} });
  await call("PUT", `${own}/profile`, { token, body: { ...person, geminiApiKey: `${valueOf("unsavedKey")}\u0000` } });

  // The channel, and a vendor that fails.
  const { body: begun } = await call("GET", "/api/youtube/auth", { token });
  const { code, state } = await giveConsent(String(begun["authUrl"]));
  learn("oauthCode", code);
  await call("GET", `/api/youtube/callback?${new URLSearchParams({ code, state }).toString()}`, { token });
  const [connection] = await context.db.select().from(connections).where(eq(connections.userId, userId));
  const sealedFor = (field: string): string => `users/${userId}/${field}`;
  learn(
    "refreshToken",
    context.secrets.open("google-token", sealedFor("refresh"), connection?.refreshTokenSealed ?? ""),
  );
  learn("accessToken", context.secrets.open("google-token", sealedFor("access"), connection?.accessTokenSealed ?? ""));
  await armFault(t.product(), {
    name: "status",
    path: "/freepik/",
    method: "POST",
    status: 400,
    body: { message: "No" },
  });
  await call("POST", "/video/create", { token, body: { scenario: "text2video", promptText: "bir kedi" } });
  await context.queue.drain();

  // Everybody who writes, speaks and films, well and badly, with the keys.
  const written = { task: "script", text: "bir kedi", language: "tr" };
  for (const service of servicesThat("writes")) {
    const asked = { ...written, service, model: context.writers[service].models[0] };
    expect(await call("POST", `${own}/writing`, { token, body: asked })).toMatchObject({ status: 200 });
    await call("POST", `${own}/writing`, { token, body: { ...asked, text: "bir kedi [fail]" } });
    await armFault(t.product(), { name: "status", path: `/${service}/`, status: 401, body: {} });
    await call("POST", `${own}/writing`, { token, body: asked });
  }
  for (const service of servicesThat("speaks")) {
    const voice = `${service}:${context.speakers[service].voices[0]}`;
    const sample = { token, body: { voice, language: "tr" } };
    expect(await call("POST", `${own}/voices/sample`, sample)).toMatchObject({ status: 200 });
    await armFault(t.product(), { name: "drop-after-accept", path: `/${service}/` });
    const spoken = { serviceType: "sahne", promptText: "Kedi uyur.", options: { voice, durationSeconds: 5 } };
    await call("POST", "/video/create", { token, body: spoken });
    await context.queue.drain();
  }
  for (const engine of servicesThat("films")) {
    const { serviceType } = SERVICES[engine].films;
    const { body } = await call("POST", "/video/create", {
      token,
      body: { engine, serviceType, scenario: "text2video", promptText: "bir kedi" },
    });
    await context.queue.drain();
    await call("GET", `/api/videos/${(body["video"] as { _id: string })._id}`, { token });
  }
  await call("GET", `${own}/writers`, { token });
  await call("GET", `${own}/voices`, { token });
  await call("GET", `${own}/cameras`, { token });

  await call("POST", `/api/webhooks/${learn("webhookToken", "canary-webhook-token-3b1d")}`, { body: {} });

  // Files, exports, and the links of mails.
  const mediaKey = `videos/${userId}/one.mp4`;
  await context.media.put(mediaKey, Buffer.from("film"));
  const link = context.mediaLinks.link({ key: mediaKey, userId, epoch: 0 }, context.clock.now());
  learn("signature", new URL(link, context.config.publicUrl).searchParams.get("sig") ?? "");
  await call("GET", link);
  await call("POST", `${own}/export`, { token });
  await call("POST", "/api/newsletter", { body: { email: person.email } });
  await call("POST", "/api/password/forgot", { body: { email: person.email } });
  const mails = await mailsTo(t.product(), person.email);
  const mailWith = (page: string) => mails.find(({ text }) => text.includes(page));
  learn("newsletterToken", tokenIn(mailWith("/newsletter/confirm"), "/newsletter/confirm"));
  const resetToken = learn("resetToken", tokenIn(mailWith("/auth/reset-password"), "/auth/reset-password"));
  await call("POST", "/api/password/reset", { body: { token: `${resetToken}x`, password: valueOf("newPassword") } });
  await call("POST", "/api/password/reset", { body: { token: resetToken, password: valueOf("newPassword") } });
  const signedIn = await call("POST", "/login", {
    body: { username: person.username, password: valueOf("newPassword") },
  });
  const newToken = learn("newSession", String(signedIn.body["token"]), ["POST /login"]);
  await call("PUT", `${own}/profile`, {
    token: newToken,
    body: { ...person, email: "elsewhere@example.com", currentPassword: valueOf("newPassword") },
  });
  const [undoMail] = await mailsTo(t.product(), person.email);
  learn("undoToken", tokenIn(undoMail, "/email/undo"));
  await call("GET", `${own}/security-events`, { token: newToken });
  await call("GET", `${own}/sessions`, { token: newToken });
  await call("GET", `${own}/export`, { token: newToken });
  await context.queue.drain();

  const values = Object.values(secrets).map(({ value }) => value);
  const logs = t.product().logLines.join("");
  const dump = await dumpDatabase(context);
  await traces.stop();
  const spans = await collector.stop();
  const leaks = Object.entries(secrets).flatMap(([name, { value, toldBy }]) => [
    ...(logs.includes(value) ? [`${name} in the log`] : []),
    ...(spans.includes(value) ? [`${name} in a trace`] : []),
    ...(dump.includes(value) ? [`${name} in the database`] : []),
    ...answers
      .filter(({ route, text }) => text.includes(value) && !toldBy.includes(route))
      .map(({ route }) => `${name} in the answer of ${route}`),
  ]);

  expect(t.product().logLines.length).toBeGreaterThan(20);
  expect(dump).toContain(person.username);
  expect(spans).toContain("job video-submit");
  // What is no secret is found, in the raw files too: the search itself works.
  expect(await filesWith(context.config.dataDir, [person.username], ["sandbox", "outbox"])).not.toEqual([]);
  expect(leaks).toEqual([]);
  // The sandbox is the vendors' side, and the outbox the mailbox of whoever was written to.
  expect(await filesWith(context.config.dataDir, values, ["sandbox", "outbox"])).toEqual([]);
});

test.each([
  ["a line of its own", 'ada"\n{"level":"fatal","msg":"forged"}'],
  ["colours of a terminal", "ada\u001b[31mred\u001b[0m"],
  ["turned around", "ada\u202egnirts"],
  ["line separators", "ada\u2028\u2029x\r\n"],
])("a name with %s stays inside one JSON line of the log (T26)", async (_name, username) => {
  const before = t.product().logLines.length;
  await callApi(t.product(), "POST", "/login", { body: { username, password: "x" }, headers: { "user-agent": "x" } });
  await callApi(t.product(), "GET", `/api/videos/${encodeURIComponent(username)}`);
  t.product().context.log.warn({ username, err: new Error(username) }, username);

  const lines = t.product().logLines.slice(before);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    expect(line.trimEnd().split("\n")).toHaveLength(1);
    expect(line).not.toContain("\u001b");
    expect((JSON.parse(line) as { msg: string }).msg).not.toBe("forged");
  }
});
