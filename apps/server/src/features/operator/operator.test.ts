import { operatorSummary } from "@sahne/contract/operator/operator";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { createHttpApp } from "#http-app.ts";
import { changeOperator } from "#operating/change-operator.ts";
import { mails, operatorActs, users, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { failOneJob } from "#test/failed-job.ts";
import { mailsTo, tokenIn } from "#test/mails.ts";
import { callAdmin, makeOperator, PASSWORD, SITE } from "#test/operator.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";
import { barePages } from "#test/product/bare-pages.ts";

const t = withTestProduct();

const call = (user: TestUser, asked: Parameters<typeof callAdmin>[2], body?: object) =>
  callAdmin(t.product(), user, asked, body);

async function register(name: string, more: object = {}): Promise<Answer> {
  const body = { fullname: "Can Yeni", username: name, email: `${name}@example.com`, password: PASSWORD, ...more };
  return callApi(t.product(), "POST", "/register", { body });
}

async function acts(): Promise<(string | null)[][]> {
  const rows = await t.product().context.db.select().from(operatorActs).orderBy(operatorActs.createdAt);
  return rows.map(({ act, personId }) => [act, personId]);
}

test("[R19.1] an account becomes an operator's by command and stops being one", async () => {
  const operator = await makeOperator(t.product());
  const { db, clock } = t.product().context;

  expect((await call(operator, ["GET", "summary"])).status).toBe(200);
  const profile = await callApi(t.product(), "GET", `/api/users/${operator.id}/profile`, { token: operator.token });
  expect((profile.body["user"] as { isOperator?: boolean }).isOperator).toBe(true);

  await changeOperator(db, { name: `${operator.username}@example.com`, isOperator: false }, clock.now());
  expect((await call(operator, ["GET", "summary"])).status).toBe(404);
  expect(await changeOperator(db, { name: "nobody_at_all", isOperator: true }, clock.now())).toBeUndefined();
  expect(await acts()).toEqual([
    ["granted", operator.id],
    ["revoked", operator.id],
  ]);
});

test("[R19.1] whoever opens an account with OPERATOR_EMAIL is an operator only after the mailed link, not before", async () => {
  const { context } = t.product();
  const mail = { ...context.config.mail, operatorEmail: "Boss@example.com" };
  const pages = barePages(context.config.dataDir);
  const app = await createHttpApp({ ...context, config: { ...context.config, mail } }, { pages, version: "x" });
  const product = { ...t.product(), app };
  try {
    const body = { fullname: "Boss", username: "boss", email: "boss@example.com", password: PASSWORD };
    const { body: opened } = await callApi(product, "POST", "/register", { body });
    const token = opened["token"] as string;
    const summary = () => callApi(product, "GET", "/api/admin/summary", { token });
    expect((await summary()).status).toBe(404);

    const [asked] = await mailsTo(t.product(), "boss@example.com");
    expect(asked?.text).toContain("“boss”");
    const link = tokenIn(asked, "/email/confirm");
    expect((await callApi(product, "POST", "/api/email/confirm", { body: { token: link } })).status).toBe(200);
    expect((await summary()).status).toBe(200);
  } finally {
    await app.close();
  }
});

test("[R19.1] accounts are opened by everybody, with an invitation, or by nobody, as the operator says", async () => {
  const operator = await makeOperator(t.product());
  const mode = (signUp: string) => call(operator, ["PUT", "site"], { ...SITE, signUp });

  await mode("closed");
  expect((await callApi(t.product(), "GET", "/api/site")).body["signUp"]).toBe("closed");
  expect((await register("one")).body["code"]).toBe("signup_closed");
  await mode("invite");
  expect((await register("one")).body["code"]).toBe("invitation_invalid");
  const made = await call(operator, ["POST", "invitations"], { email: "can@example.com" });
  expect(made.status).toBe(201);
  const [mail] = await mailsTo(t.product(), "can@example.com");
  const invitation = tokenIn(mail, "/auth/signup");
  expect(made.body["link"]).toBe(`http://localhost:3000/auth/signup#token=${invitation}`);
  // A name that is taken uses nothing up.
  expect((await register(operator.username, { invitation, email: "x@example.com" })).status).toBe(409);
  expect((await register("one", { invitation })).status).toBe(201);
  expect((await register("two", { invitation })).body["code"]).toBe("invitation_invalid");
  await mode("open");
  expect((await register("two")).status).toBe(201);
});

test("[R19.1] an invitation ends after two weeks or when it is revoked, but not once it has been used", async () => {
  const operator = await makeOperator(t.product());
  await call(operator, ["PUT", "site"], { ...SITE, signUp: "invite" });
  const invite = async () => {
    const { body } = await call(operator, ["POST", "invitations"], { email: null });
    const { _id } = body["invitation"] as { _id: string };
    return { id: _id, invitation: String(body["link"]).split("#token=")[1] };
  };

  const revoked = await invite();
  expect((await call(operator, ["DELETE", `invitations/${revoked.id}`])).status).toBe(200);
  expect((await register("one", { invitation: revoked.invitation })).body["code"]).toBe("invitation_invalid");
  const used = await invite();
  expect((await register("one", { invitation: used.invitation })).status).toBe(201);
  expect((await call(operator, ["DELETE", `invitations/${used.id}`])).status).toBe(404);
  const late = await invite();
  t.product().clock.advance(15 * 86_400_000);
  expect((await register("two", { invitation: late.invitation })).body["code"]).toBe("invitation_invalid");
});

test("[R19.1] a job that ran out of tries is shown with its reason and runs once more when the cause is gone", async () => {
  const { context } = t.product();
  const operator = await makeOperator(t.product());
  const jobId = await failOneJob(t.product());
  const { body } = await call(operator, ["GET", "jobs"]);
  expect(body["jobs"]).toMatchObject([{ _id: jobId, job: "mail-send", reason: expect.any(String) as string }]);
  const [mail] = await context.db.select().from(mails).where(eq(mails.recipient, "a@example.com"));
  if (!mail) throw new Error("The mail is gone.");
  await context.db
    .update(mails)
    .set({ textSealed: context.secrets.seal("mail", mail.id, "now it opens") })
    .where(eq(mails.id, mail.id));

  expect((await call(operator, ["POST", `jobs/${jobId}/retry`])).status).toBe(200);
  await context.queue.drain();

  expect((await mailsTo(t.product(), "a@example.com"))[0]?.text).toBe("now it opens");
  expect((await call(operator, ["GET", "jobs"])).body["jobs"]).toEqual([]);
  expect((await call(operator, ["POST", `jobs/${jobId}/retry`])).status).toBe(404);
});

test("[R19.1] the summary counts what is there", async () => {
  const { context, clock } = t.product();
  const operator = await makeOperator(t.product());
  const person = await makeUser(t.product());
  const createdAt = clock.now();
  await addVideoRow(t.product(), person, { name: "a", status: "completed", bytes: 700, createdAt });
  const failed = await addVideoRow(t.product(), person, { name: "b", status: "processing", createdAt });
  await context.db.update(videos).set({ status: "failed", errorCode: "render_failed" }).where(eq(videos.id, failed));
  await context.db.update(users).set({ blockedAt: createdAt }).where(eq(users.id, person.id));

  const summary = operatorSummary.parse((await call(operator, ["GET", "summary"])).body);
  expect(summary).toMatchObject({
    people: { all: 2, thisWeek: 2, blocked: 1 },
    storage: { bytes: 700, capBytes: null },
    failures: [{ code: "render_failed", count: 1 }],
    makers: [{ maker: "sahne", made: 1, failed: 1 }],
    quota: { used: 0, limit: context.config.youtubeUploadsPerDay },
  });
  expect(summary.storage.diskFreeBytes).toBeGreaterThan(0);
});

test("[R19.1] every setting is tried for real, and a test mail arrives", async () => {
  const operator = await makeOperator(t.product());

  const { body } = await call(operator, ["POST", "checks"]);
  const checks = body["checks"] as { name: string; is: string }[];
  expect(checks.map(({ name }) => name)).toEqual(expect.arrayContaining(["data folder", "database", "media", "mail"]));
  expect((await call(operator, ["POST", "mails/test"])).body).toMatchObject({ ok: true, reason: null });
  expect(await mailsTo(t.product(), `${operator.username}@example.com`)).toHaveLength(1);
});

test("[R19.1] what visitors wrote and who reads the newsletter is there for operators, safe for a spreadsheet", async () => {
  const operator = await makeOperator(t.product());
  const body = { name: "Ada", email: "ada@example.com", message: "Merhaba" };
  await callApi(t.product(), "POST", "/api/contact", { body });
  await callApi(t.product(), "POST", "/api/newsletter", { body: { email: "=cmd@example.com" } });
  await callApi(t.product(), "POST", "/api/newsletter", { body: { email: "never@example.com" } });
  const [mail] = await mailsTo(t.product(), "=cmd@example.com");
  await callApi(t.product(), "POST", "/api/newsletter/confirm", {
    body: { token: tokenIn(mail, "/newsletter/confirm") },
  });

  const { body: listed } = await call(operator, ["GET", "messages"]);
  const [message] = listed["messages"] as { _id: string; message: string }[];
  expect(message).toMatchObject(body);
  const csv = (await call(operator, ["GET", "subscribers.csv"])).raw.body;
  expect([csv.includes(`"'=cmd@example.com"`), csv.includes("never@")]).toEqual([true, false]);
  expect((await call(operator, ["DELETE", `messages/${message?._id}`])).status).toBe(200);
  expect((await call(operator, ["GET", "messages"])).body["messages"]).toEqual([]);
});

test("[R19.7] the operator's own name, address and legal basis are told to everybody; the rest of the settings is not", async () => {
  const operator = await makeOperator(t.product());
  const legal = { controller: "Sahne Ltd", address: "Kadıköy", email: "kvkk@example.com", basis: "KVKK m. 5/2-c" };

  expect((await call(operator, ["PUT", "site"], { ...SITE, legal, claims: "computed", storageCapMb: 9 })).status).toBe(
    200,
  );

  expect((await callApi(t.product(), "GET", "/api/site")).body).toEqual({ signUp: "open", legal, claims: "computed" });
  const long = { ...legal, address: "x".repeat(301) };
  expect((await call(operator, ["PUT", "site"], { ...SITE, legal: long })).body).toMatchObject({
    fields: { "legal.address": { code: "request.long" } },
  });
});

test("[R1.7] what an operator lets the landing page claim stands in every page", async () => {
  const operator = await makeOperator(t.product());
  const page = async () => (await callApi(t.product(), "GET", "/")).raw.body;
  expect(await page()).not.toContain("data-claims");

  await call(operator, ["PUT", "site"], { ...SITE, claims: "hidden" });
  t.product().clock.advance(3_000);

  // The page does not wait for the answer: the first one after a while asks, a later one knows.
  await expect.poll(page).toContain('<html data-claims="hidden"');
});

test("[R1.11] an operator who chooses house ads takes the network out of every page, also one that stands in the build", async () => {
  const operator = await makeOperator(t.product());
  const page = async () => (await callApi(t.product(), "GET", "/")).raw.body;
  expect((await call(operator, ["GET", "site"])).body).toMatchObject({ site: { ads: "network" }, adNetwork: null });
  expect(await page()).not.toContain("sahne-ad-frame");

  await call(operator, ["PUT", "site"], { ...SITE, ads: "house" });
  t.product().clock.advance(3_000);

  await expect.poll(page).toContain('<meta name="sahne-ad-frame" content="" />');
  expect((await call(operator, ["GET", "acts"])).body["acts"]).toMatchObject([
    { act: "site_changed" },
    { act: "granted" },
  ]);
});
