import { HOUR_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { keepHouse } from "#housekeeping.ts";
import { dataExports, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { mailsTo } from "#test/mails.ts";
import { readZip, type UnpackedFile } from "#test/read-zip.ts";
import { connectChannel } from "#test/vendors/sandbox-consent.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

type Export = { status: string; progress: number; url: string | null; expiresAt: string | null };

async function startExport(user: TestUser): Promise<Export> {
  const answer = await callApi(t.product(), "POST", `/api/users/${user.id}/export`, { token: user.token });
  expect(answer.status).toBe(202);
  return answer.body["export"] as Export;
}

async function exportOf(user: TestUser): Promise<Export | null> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/export`, { token: user.token });
  return body["export"] as Export | null;
}

async function download(user: TestUser): Promise<UnpackedFile[]> {
  const { raw, status } = await callApi(t.product(), "GET", (await exportOf(user))?.url ?? "/none");
  expect(status).toBe(200);
  expect(raw.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="sahne-data.zip"',
    "cache-control": "no-store",
  });
  return readZip(raw.rawPayload);
}

async function addVideo(user: TestUser, text: string): Promise<string> {
  const { context } = t.product();
  const answer = await callApi(t.product(), "POST", "/video/create", {
    token: user.token,
    body: { scenario: "scheduled", promptText: text, keywords: "a" },
  });
  const id = (answer.body["video"] as { _id: string })._id;
  const mediaKey = `videos/${user.id}/${id}.mp4`;
  await context.media.put(mediaKey, Buffer.from(`film of ${text}`));
  await context.db.update(videos).set({ mediaKey, status: "completed" }).where(eq(videos.id, id));
  return id;
}

test("everything of a user comes in one ZIP: rows as JSON and the files themselves [R14.7]", async () => {
  const [user, other] = [await makeUser(t.product()), await makeUser(t.product())];
  const id = await addVideo(user, "bir kedi");
  await addVideo(other, "bir köpek");
  await connectChannel(t.product(), user);

  expect(await startExport(user)).toMatchObject({ status: "queued", url: null });
  await t.product().context.queue.drain();
  const files = await download(user);

  const film = files.find(({ name }) => name === `media/videos/${id}.mp4`);
  const rows = JSON.parse(files.find(({ name }) => name === "data/videos.json")?.content.toString() ?? "") as unknown[];
  expect(film?.content.toString()).toBe("film of bir kedi");
  expect(rows).toMatchObject([{ id, promptText: "bir kedi", userId: user.id }]);
  expect(files.map(({ name }) => name)).toContain("data/users.json");
  const everything = files.map(({ name, content }) => name + content.toString("latin1")).join("\n");
  expect(everything).toContain(user.username);
  for (const foreign of [other.id, other.username, Buffer.from("köpek").toString("latin1")]) {
    expect(everything).not.toContain(foreign);
  }
});

test("no key, password, token or sealed value is in the export [R14.7]", async () => {
  const user = await makeUser(t.product());
  await connectChannel(t.product(), user);
  await callApi(t.product(), "PUT", `/api/users/${user.id}/profile`, {
    token: user.token,
    body: {
      fullname: "Ada",
      username: user.username,
      email: "new@example.net",
      currentPassword: "gizli-sifre",
      geminiApiKey: "sandbox-0123456789-abcd",
    },
  });

  await startExport(user);
  await t.product().context.queue.drain();
  const everything = (await download(user)).map(({ content }) => content.toString("latin1")).join("\n");

  expect(everything).toContain("new@example.net");
  for (const trace of ["$argon2", "v1.", "Sealed", "Hash", "0123456789", "cv1_"]) {
    expect(everything).not.toContain(trace);
  }
});

test("progress is told, the mail names no secret, and the link lives 24 hours", async () => {
  const user = await makeUser(t.product());
  await startExport(user);
  await t.product().context.queue.drain();

  const ready = await exportOf(user);
  const lifeMs = Date.parse(ready?.expiresAt ?? "") - t.product().clock.now().getTime();
  expect(ready).toMatchObject({ status: "ready", progress: 100 });
  expect(lifeMs).toBeGreaterThan(23.9 * HOUR_MS);
  expect(lifeMs).toBeLessThanOrEqual(24 * HOUR_MS);
  const [mail] = await mailsTo(t.product(), `${user.username}@example.com`);
  expect(mail?.text).toContain("http://localhost:3000/dashboard/settings");
  expect(mail?.text).not.toContain("sig=");

  t.product().clock.advance(23 * HOUR_MS);
  expect((await callApi(t.product(), "GET", ready?.url ?? "")).status).toBe(200);
  t.product().clock.advance(HOUR_MS);
  expect((await callApi(t.product(), "GET", ready?.url ?? "")).status).toBe(403);
  expect(await exportOf(user)).toBeNull();
});

test("an export that is over is removed from the disk too", async () => {
  const user = await makeUser(t.product());
  await startExport(user);
  await t.product().context.queue.drain();
  const { context, clock } = t.product();
  const [row] = await context.db.select().from(dataExports).where(eq(dataExports.userId, user.id));
  expect(await context.media.size(row?.mediaKey ?? "")).toBeGreaterThan(0);

  clock.advance(25 * HOUR_MS);
  await keepHouse(context);
  await context.queue.drain();

  expect(await context.media.size(row?.mediaKey ?? "")).toBeNull();
  expect(await context.db.select().from(dataExports)).toEqual([]);
});

test("asking twice makes one export, and a new one replaces the old file", async () => {
  const user = await makeUser(t.product());
  await Promise.all([startExport(user), startExport(user)]);
  await t.product().context.queue.drain();
  const first = await exportOf(user);

  await startExport(user);
  await t.product().context.queue.drain();

  expect((await callApi(t.product(), "GET", first?.url ?? "")).status).toBe(404);
  expect((await download(user)).length).toBeGreaterThan(0);
  expect(await mailsTo(t.product(), `${user.username}@example.com`)).toHaveLength(2);
});
