import { expect, test } from "vitest";
import type { Context } from "#context.ts";
import { createHttpApp } from "#http-app.ts";
import { users } from "#platform/db/schema.ts";
import type { Database } from "#platform/db/database.ts";
import { createQueue } from "#platform/queue/queue.ts";
import { callApi, type Answer } from "#test/api.ts";
import { eachEngine } from "#test/database/engines.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { withTestProduct, type TestProduct } from "#test/product/test-product.ts";
import { startWorker } from "#worker.ts";
import { barePages } from "#test/product/bare-pages.ts";

const t = withTestProduct();

/** The same product on this database, with workers of its own. */
async function productOn(database: Database): Promise<TestProduct & { stop(): Promise<void> }> {
  const base = t.product();
  const { log } = base.context;
  const queue = createQueue({ database, log, now: () => base.clock.now() });
  const context: Context = { ...base.context, database, db: database.db, queue };
  await queue.start();
  await startWorker(context);
  const app = await appOf(context);
  return {
    ...base,
    context,
    app,
    async stop() {
      await app.close();
      await queue.stop();
    },
  };
}

function appOf(context: Context) {
  return createHttpApp(context, { pages: barePages(context.config.dataDir), version: "test" });
}

eachEngine("an account", (open) => {
  test("lives from sign-up to erasure the same way [R10.4] [R11.10] [R14.7]", async () => {
    const product = await productOn(await open());
    const person = { fullname: "Ada Yılmaz", username: "ada_42", email: "ada@example.com" };
    const send = (path: string, body: object, token?: string): Promise<Answer> =>
      callApi(product, "POST", path, { body, token });
    const login = (password: string) => send("/login", { username: "ADA_42", password });

    const registered = await send("/register", { ...person, password: "gizli-sifre" });
    const userId = (registered.body["user"] as { _id: string })._id;
    const twin = await send("/register", { ...person, email: "other@example.com", password: "gizli-sifre" });
    expect([registered.status, twin.status, (await login("yanlis")).status]).toEqual([201, 409, 401]);

    await send("/api/password/forgot", { email: person.email });
    const [resetMail] = await mailsTo(product, person.email);
    const reset = { token: tokenIn(resetMail, "/auth/reset-password"), password: "yeni-sifre" };
    expect((await send("/api/password/reset", reset)).status).toBe(200);
    const token = String((await login("yeni-sifre")).body["token"]);

    const saved = await callApi(product, "PUT", `/api/users/${userId}/profile`, {
      token,
      body: { ...person, email: "new@example.net", currentPassword: "yeni-sifre", geminiApiKey: "sandbox-0123456789" },
    });
    expect(saved).toMatchObject({ status: 200, body: { user: { geminiApiKey: "sand**********6789" } } });
    const exported = await send(`/api/users/${userId}/export`, {}, token);
    expect(exported.status).toBe(202);
    await product.context.queue.drain();
    const events = await callApi(product, "GET", `/api/users/${userId}/security-events`, { token });
    expect((events.body["events"] as { kind: string }[]).map(({ kind }) => kind).toSorted()).toEqual(
      ["data_exported", "email_changed", "key_changed", "login", "login_failed"].concat([
        "password_reset",
        "password_reset_asked",
        "signed_up",
      ]),
    );

    expect(
      (await send(`/api/users/${userId}/delete`, { password: "yeni-sifre", confirm: "ada_42" }, token)).status,
    ).toBe(200);
    await product.context.queue.drain();
    expect(await product.context.db.select().from(users)).toEqual([]);
    expect((await login("yeni-sifre")).status).toBe(401);
    await product.stop();
  });

  test("is guarded by all processes together: wrong passwords count wherever they arrive", async () => {
    const one = await productOn(await open());
    const two = { ...one, app: await appOf(one.context) };
    const statuses: number[] = [];

    for (let round = 0; round < 4; round += 1) {
      for (const product of [one, two]) {
        const body = { username: "nobody_here", password: `yanlis-${round}` };
        statuses.push((await callApi(product, "POST", "/login", { body })).status);
      }
    }

    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
    await two.app.close();
    await one.stop();
  });
});
