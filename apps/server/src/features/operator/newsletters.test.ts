import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Context } from "#context.ts";
import { mails, newsletters, subscribers } from "#platform/db/schema.ts";
import { foldCase } from "#platform/fold-case.ts";
import { newId, newSecret, sha256 } from "#platform/ids.ts";
import { createMailer } from "#platform/mail/mailer.ts";
import { signId } from "#platform/signed-id.ts";
import { callApi, type TestUser } from "#test/api.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { callAdmin, makeOperator, PASSWORD } from "#test/operator.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { startSmtp } from "#test/vendors/smtp-server.ts";
import { sendMail } from "#features/mails/send-mail.ts";
import { writeNewsletter } from "#features/newsletter/write-newsletter.ts";

const t = withTestProduct();
const LETTER = { subject: "Kasım haberleri", text: "Merhaba,\n\nYeni sesler geldi." };

async function addReader(email: string, more: Partial<typeof subscribers.$inferInsert> = {}): Promise<string> {
  const { db, clock } = t.product().context;
  const now = clock.now();
  const id = newId(now);
  const row = { id, email, emailKey: foldCase(email), confirmHash: sha256(newSecret()), createdAt: now };
  await db.insert(subscribers).values({ ...row, confirmedAt: now, ...more });
  return id;
}

const send = (operator: TestUser, more: object = {}) =>
  callAdmin(t.product(), operator, ["POST", "newsletters"], { ...LETTER, password: PASSWORD, ...more });

async function shown(operator: TestUser) {
  return (await callAdmin(t.product(), operator, ["GET", "newsletters"])).body["newsletters"];
}

test("[R19.1] a newsletter reaches every confirmed reader once, with a link that takes that reader off the list", async () => {
  const operator = await makeOperator(t.product());
  await addReader("ada@example.com");
  await addReader("can@example.com");
  await addReader("asked@example.com", { confirmedAt: null });
  await addReader("gone@example.com", { bouncedAt: t.product().context.clock.now() });

  expect(await send(operator)).toMatchObject({ status: 202, body: { newsletter: { subject: LETTER.subject } } });
  await t.product().context.queue.drain();

  expect(await shown(operator)).toMatchObject([{ isWritten: true, readers: 2, sent: 2, refused: 0 }]);
  const [mail, ...more] = await mailsTo(t.product(), "ada@example.com");
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ subject: LETTER.subject, text: expect.stringContaining(LETTER.text) as string });
  expect([
    ...(await mailsTo(t.product(), "asked@example.com")),
    ...(await mailsTo(t.product(), "gone@example.com")),
  ]).toEqual([]);

  const token = tokenIn(mail, "/newsletter/unsubscribe");
  const leave = () => callApi(t.product(), "POST", "/api/newsletter/unsubscribe", { body: { token } });
  expect([(await leave()).status, (await leave()).status]).toEqual([200, 200]);
  const left = await t.product().context.db.select().from(subscribers);
  expect(left.map(({ email }) => email).toSorted()).toEqual([
    "asked@example.com",
    "can@example.com",
    "gone@example.com",
  ]);
});

test("[R19.1] a mail program takes its owner off the list by itself: one POST, no session, any form (RFC 8058)", async () => {
  const { context, app } = t.product();
  const operator = await makeOperator(t.product());
  await addReader("one-click@example.com");
  await addReader("can@example.com");
  await send(operator);
  await context.queue.drain();
  const { outboxDir } = context.config.mail;
  const files = await Promise.all((await readdir(outboxDir)).map((name) => readFile(join(outboxDir, name), "utf8")));
  const heads = files.map((file) => (file.split("\r\n\r\n")[0] ?? "").replaceAll("\r\n ", " "));
  const hers = heads.find((head) => head.includes("To: one-click@example.com") && head.includes("List-Unsubscribe:"));
  expect(hers).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  const url = /List-Unsubscribe: <(?<url>[^>]+)>/.exec(hers ?? "")?.groups?.["url"] ?? "";
  const path = new URL(url).pathname;
  const post = (type: string, payload: string, at = path) =>
    app.inject({ method: "POST", url: at, headers: { host: "localhost:3000", "content-type": type }, payload });
  const form = ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"] as const;

  const looked = await app.inject({ url: path, headers: { host: "localhost:3000" } });
  expect([looked.statusCode, await context.db.$count(subscribers)]).toEqual([302, 2]);
  expect((await post(...form, `${path}x`)).statusCode).toBe(422);
  expect([(await post(...form)).statusCode, (await post(...form)).statusCode]).toEqual([200, 200]);
  const parts = '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  expect((await post("multipart/form-data; boundary=b", parts)).statusCode).toBe(200);
  expect((await context.db.select().from(subscribers)).map(({ email }) => email)).toEqual(["can@example.com"]);
});

test("[R19.1] nobody leaves by a link that we did not sign for them", async () => {
  const [ada, can] = [await addReader("ada@example.com"), await addReader("can@example.com")];
  const [, signature] = signId(t.product().context.secrets, "leave-newsletter", ada).split(".");
  for (const token of [`${can}.${signature}`, `${can}.`, can]) {
    const { status } = await callApi(t.product(), "POST", "/api/newsletter/unsubscribe", { body: { token } });
    expect(status).toBe(422);
  }
  expect(await t.product().context.db.$count(subscribers)).toBe(2);
});

test("[R19.1] it is sent with the operator's own password only, and the same request sends it once", async () => {
  const operator = await makeOperator(t.product());
  await addReader("ada@example.com");
  expect((await send(operator, { password: "guessed-wrong" })).status).toBe(422);
  expect(await send(operator, { text: "  " })).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  const headers = { "idempotency-key": "one" };
  const body = { ...LETTER, password: PASSWORD };
  const again = () => callApi(t.product(), "POST", "/api/admin/newsletters", { token: operator.token, headers, body });
  const [first, second] = [await again(), await again()];
  await t.product().context.queue.drain();

  expect(second.body).toEqual(first.body);
  expect(await mailsTo(t.product(), "ada@example.com")).toHaveLength(1);
});

/** A newsletter that nobody is sending yet. */
async function addLetter(): Promise<string> {
  const { db, clock } = t.product().context;
  const id = newId(clock.now());
  await db
    .insert(newsletters)
    .values({ id, subject: LETTER.subject, body: LETTER.text, language: "tr", createdAt: clock.now() });
  return id;
}

/** As the product has it, but what is written waits: a queue that takes so many jobs and then dies. */
function dyingAfter(writes: number): Context {
  const { context } = t.product();
  let left = writes;
  const enqueue = async () => {
    left -= 1;
    if (left < 0) throw new Error("cut off");
  };
  return { ...context, queue: { ...context.queue, enqueue } };
}

test("[R19.1] a newsletter to more readers than one step takes goes on where it was cut off, to nobody twice", async () => {
  const { db } = t.product().context;
  for (let index = 0; index < 230; index += 1) await addReader(`reader-${index}@example.com`);
  const newsletterId = await addLetter();

  await expect(writeNewsletter(dyingAfter(150), { newsletterId })).rejects.toThrow("cut off");
  expect(await db.$count(mails, eq(mails.newsletterId, newsletterId))).toBe(100);
  await writeNewsletter(dyingAfter(1000), { newsletterId });
  await writeNewsletter(dyingAfter(0), { newsletterId });

  const written = await db.select().from(mails).where(eq(mails.newsletterId, newsletterId));
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(230);
  expect(written).toHaveLength(230);
  expect((await db.select().from(newsletters))[0]).toMatchObject({ readers: 230, isWritten: true });
});

async function sendThrough(answer: string): Promise<{ tried: PromiseSettledResult<void>[]; smtpTook: string[] }> {
  const { context } = t.product();
  const smtp = await startSmtp(answer, ["gone@example.com"]);
  const mailer = createMailer({ ...context.config.mail, smtpUrl: smtp.url });
  const rows = await context.db.select().from(mails);
  const tried = await Promise.allSettled(rows.map(({ id }) => sendMail({ ...context, mailer }, { mailId: id })));
  smtp.stop();
  return { tried, smtpTook: smtp.received.flatMap(({ to }) => to) };
}

test("[R19.1] an address that its mail server does not know is noted and gets no newsletter any more", async () => {
  const { context } = t.product();
  const operator = await makeOperator(t.product());
  await addReader("ada@example.com");
  await addReader("gone@example.com");
  await writeNewsletter(dyingAfter(2), { newsletterId: await addLetter() });

  const { tried, smtpTook } = await sendThrough("550 5.1.1 no such user");

  expect(tried.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  expect(smtpTook).toEqual(["ada@example.com"]);
  expect(await shown(operator)).toMatchObject([{ readers: 2, sent: 1, refused: 1 }]);
  const [gone] = await context.db.select().from(subscribers).where(eq(subscribers.email, "gone@example.com"));
  expect(gone?.bouncedAt).toBeInstanceOf(Date);
  const { body: summary } = await callAdmin(t.product(), operator, ["GET", "summary"]);
  expect(summary).toMatchObject({ mails: { refused: 1 }, subscribers: { confirmed: 1, bounced: 1 } });
  const csv = await callAdmin(t.product(), operator, ["GET", "subscribers.csv"]);
  expect(csv.raw.body).toContain("ada@example.com");
  expect(csv.raw.body).not.toContain("gone@example.com");

  // Whoever asks again confirms again.
  await callApi(t.product(), "POST", "/api/newsletter", { body: { email: "gone@example.com" } });
  const [asked] = await context.db.select().from(subscribers).where(eq(subscribers.email, "gone@example.com"));
  expect(asked).toMatchObject({ bouncedAt: null, confirmedAt: null });
});

test.each(["550 5.7.1 relaying denied", "451 4.3.0 try later", "452 4.2.2 mailbox full"])(
  "[R19.1] %s says nothing of the address: the mail is tried again and the reader stays",
  async (answer) => {
    const { context } = t.product();
    await addReader("gone@example.com");
    const id = newId(context.clock.now());
    const textSealed = context.secrets.seal("mail", id, "x");
    const row = { id, recipient: "gone@example.com", subject: "s", textSealed, createdAt: context.clock.now() };
    await context.db.insert(mails).values(row);

    const { tried } = await sendThrough(answer);

    expect(tried.map(({ status }) => status)).toEqual(["rejected"]);
    expect((await context.db.select().from(subscribers))[0]?.bouncedAt).toBeNull();
    expect((await context.db.select().from(mails))[0]).toMatchObject({ sentAt: null, refusedAt: null });
  },
);

test("[R19.1] a newsletter is tried on oneself as readers would get it, and counts for nothing", async () => {
  const operator = await makeOperator(t.product());
  await addReader("ada@example.com");
  const tried = await callAdmin(t.product(), operator, ["POST", "newsletters/test"], LETTER);

  expect(tried).toMatchObject({ status: 200, body: { ok: true, to: `${operator.username}@example.com` } });
  expect(await mailsTo(t.product(), `${operator.username}@example.com`)).toMatchObject([
    { subject: LETTER.subject, text: expect.stringContaining(LETTER.text) as string },
  ]);
  expect(await shown(operator)).toEqual([]);
  expect(await mailsTo(t.product(), "ada@example.com")).toEqual([]);
});
