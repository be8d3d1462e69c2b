import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mails } from "#platform/db/schema.ts";
import { readConfig } from "#platform/config.ts";
import { createMailer } from "#platform/mail/mailer.ts";
import { createHttpApp } from "#http-app.ts";
import { loadOutboxKey } from "#installation.ts";
import { callApi, makeUser } from "#test/api.ts";
import { mailsTo, OPENED } from "#test/mails.ts";
import { TEST_OUTBOX_KEY } from "#test/product/test-context.ts";
import { startSmtp } from "#test/vendors/smtp-server.ts";
import { withTestProduct, type TestProduct } from "#test/product/test-product.ts";
import { sendMail } from "./send-mail.ts";
import { barePages } from "#test/product/bare-pages.ts";

const t = withTestProduct();

async function mailedUser(): Promise<string> {
  const user = await makeUser(t.product());
  await callApi(t.product(), "POST", "/api/password/forgot", { body: { email: `${user.username}@example.com` } });
  return `${user.username}@example.com`;
}

test("without a mail server mails are files that only this user may read, and a page shows them [R10.4]", async () => {
  const address = await mailedUser();
  const [mail] = await mailsTo(t.product(), address);
  const path = join(t.product().context.config.mail.outboxDir, `${mail?._id}.eml`);

  const source = await readFile(path, "utf8");

  expect(source).toContain(`To: ${address}\r\n`);
  expect(source).toContain("Auto-Submitted: auto-generated\r\n");
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});

test("the text of a mail lies sealed in the database", async () => {
  const address = await mailedUser();
  const [mail] = await mailsTo(t.product(), address);

  const rows = await t.product().context.db.select().from(mails);

  expect(mail?.text).toContain("#token=");
  expect(JSON.stringify(rows)).not.toContain("token=");
});

test("behind a proxy that adds no header everybody looks local: without the key nobody reads a mail", async () => {
  const address = await mailedUser();
  const [mail] = await mailsTo(t.product(), address);
  const keys = [{}, { cookie: "sahne_outbox=guessed" }, { cookie: `sahne_outbox_=${TEST_OUTBOX_KEY}` }];

  for (const headers of keys) {
    for (const path of ["/api/outbox", `/api/outbox/${mail?._id}`]) {
      const answer = await callApi(t.product(), "GET", path, { headers });
      expect(answer).toMatchObject({ status: 403, body: { code: "outbox_locked" } });
    }
  }
});

test("the key of the start opens the outbox in one browser, out of reach of its scripts", async () => {
  const open = (key: string) => callApi(t.product(), "POST", "/api/outbox/open", { body: { key } });
  const [wrong, right] = [await open("guessed"), await open(TEST_OUTBOX_KEY)];

  expect(wrong).toMatchObject({ status: 403, body: { code: "outbox_locked" } });
  expect(wrong.raw.headers["set-cookie"]).toBeUndefined();
  const [cookie = "", ...rights] = String(right.raw.headers["set-cookie"]).split("; ");
  expect(rights).toEqual(["Path=/api/outbox", "HttpOnly", "SameSite=Strict"]);
  expect((await callApi(t.product(), "GET", "/api/outbox", { headers: { cookie } })).status).toBe(200);
});

test("the key lies in a file that only this user may read, and stays the same", async () => {
  const folder = t.product().context.config.dataDir;
  const keys = [await loadOutboxKey(folder), await loadOutboxKey(folder)];

  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]?.length).toBeGreaterThan(40);
  expect((await stat(join(folder, "outbox.key"))).mode & 0o777).toBe(0o600);
});

test.each([
  ["a foreign host", { host: "evil.example" }],
  ["a foreign host with our port", { host: "sahne.example:3000" }],
  ["a forwarded address", { "x-forwarded-for": "203.0.113.7" }],
  ["a forwarded host", { "x-forwarded-host": "localhost" }],
  ["the standard header", { forwarded: "for=203.0.113.7" }],
  ["a proxy's name", { via: "1.1 proxy" }],
  ["a real address", { "x-real-ip": "203.0.113.7" }],
])("%s finds no outbox", async (_name, headers) => {
  const address = await mailedUser();
  const [mail] = await mailsTo(t.product(), address);

  for (const path of ["/api/outbox", `/api/outbox/${mail?._id}`]) {
    const answer = await callApi(t.product(), "GET", path, { headers: { ...OPENED.headers, ...headers } });
    expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
});

test("another machine of the network finds no outbox, whatever host it names", async () => {
  const raw = await t.product().app.inject({
    method: "GET",
    url: "/api/outbox",
    remoteAddress: "192.168.1.20",
    headers: { host: "localhost:3000", ...OPENED.headers },
  });

  expect(raw.statusCode).toBe(404);
});

test.each([
  [
    "on a public address",
    { PUBLIC_URL: "https://sahne.example", MAIL: "outbox", GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b" },
    "outbox",
  ],
  ["with a mail server", { SMTP_URL: "smtp://localhost:25" }, "smtp"],
] as const)("%s there is no outbox", async (_name, env, kind) => {
  const { context } = t.product();
  const elsewhere = { ...context, config: readConfig(env), mailer: { ...context.mailer, kind } };
  const pages = barePages(context.config.dataDir);
  const app = await createHttpApp(elsewhere, { pages, version: "test" });
  const product: TestProduct = { ...t.product(), app };

  const answer = await callApi(product, "GET", "/api/outbox", OPENED);

  expect(answer.status).toBe(404);
  await app.close();
});

test("a mail that was not sent yet is not shown, and no file is left half written", async () => {
  const address = await mailedUser();
  await mailsTo(t.product(), address);
  const files = await readdir(t.product().context.config.mail.outboxDir);

  expect(files.filter((name) => !name.endsWith(".eml"))).toEqual([]);
});

test("once a mail server has taken a mail, its text is kept no longer", async () => {
  const { context } = t.product();
  const address = await mailedUser();
  const [mail] = await mailsTo(t.product(), address);
  const server = await startSmtp();
  const { mail: config } = readConfig({ SMTP_URL: server.url });
  await context.db.update(mails).set({ sentAt: null });

  await sendMail({ ...context, mailer: createMailer(config) }, { mailId: mail?._id ?? "" });
  server.stop();

  expect(server.received[0]).toMatchObject({ to: [address] });
  const rows = await context.db.select().from(mails);
  expect(rows.find(({ id }) => id === mail?._id)).toMatchObject({ textSealed: null, sentAt: expect.any(Date) });
});
