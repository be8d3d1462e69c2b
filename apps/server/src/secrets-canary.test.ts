import { keyFields } from "@sahne/contract/services/services";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connections } from "#platform/db/schema.ts";
import { callApi, type Answer } from "#test/api.ts";
import { dumpDatabase, filesWith } from "#test/everything-stored.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { giveConsent } from "#test/vendors/sandbox-consent.ts";
import { armFault } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

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

test(
  "secrets that pass through the product are found nowhere outside their place (T24)",
  { timeout: 120_000 },
  async () => {
    const { context } = t.product();
    const { call, answers } = createCaller();
    const secrets: Record<string, Secret> = {
      password: { value: "canary-password-1f7b2c", toldBy: [] },
      newPassword: { value: "canary-password-9d0e4a", toldBy: [] },
      geminiKey: { value: "sandbox-canary-gemini-51ac9e", toldBy: ["POST /api/users/:id/keys/gemini/reveal"] },
      freepikKey: { value: "sandbox-canary-freepik-c0ffee", toldBy: [] },
      openaiKey: { value: "sandbox-canary-openai-3be871", toldBy: [] },
      anthropicKey: { value: "sandbox-canary-anthropic-a90f24", toldBy: [] },
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
    learn(
      "accessToken",
      context.secrets.open("google-token", sealedFor("access"), connection?.accessTokenSealed ?? ""),
    );
    await armFault(t.product(), {
      name: "status",
      path: "/freepik/",
      method: "POST",
      status: 400,
      body: { message: "No" },
    });
    await call("POST", "/video/create", { token, body: { scenario: "text2video", promptText: "bir kedi" } });
    await context.queue.drain();

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
    const leaks = Object.entries(secrets).flatMap(([name, { value, toldBy }]) => [
      ...(logs.includes(value) ? [`${name} in the log`] : []),
      ...(dump.includes(value) ? [`${name} in the database`] : []),
      ...answers
        .filter(({ route, text }) => text.includes(value) && !toldBy.includes(route))
        .map(({ route }) => `${name} in the answer of ${route}`),
    ]);

    expect(t.product().logLines.length).toBeGreaterThan(20);
    expect(dump).toContain(person.username);
    // What is no secret is found, in the raw files too: the search itself works.
    expect(await filesWith(context.config.dataDir, [person.username], ["sandbox", "outbox"])).not.toEqual([]);
    expect(leaks).toEqual([]);
    // The sandbox is the vendors' side, and the outbox the mailbox of whoever was written to.
    expect(await filesWith(context.config.dataDir, values, ["sandbox", "outbox"])).toEqual([]);
  },
);

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
