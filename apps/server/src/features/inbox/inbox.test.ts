import type { Inbox } from "@sahne/contract/history/inbox";
import { DAY_MS, HOUR_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { connections, images, uploads, videos } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { connectedUser, makeFilm, publishFilm, settleUpload } from "#test/published-films.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { armFault, changeSandbox } from "#test/vendors/sandbox-ledger.ts";
import { addVideoRow } from "#test/video-rows.ts";

const t = withTestProduct();

const ago = (milliseconds: number): Date => new Date(t.product().clock.now().getTime() - milliseconds);

async function inbox(user: TestUser): Promise<Inbox> {
  const { status, body } = await callApi(t.product(), "GET", `/api/users/${user.id}/inbox`, { token: user.token });
  expect(status).toBe(200);
  return body as Inbox;
}

const kinds = async (user: TestUser): Promise<string[]> => (await inbox(user)).items.map(({ kind }) => kind);
const add = (
  user: TestUser,
  changes: Partial<typeof videos.$inferInsert> & { status: string },
  createdAt = ago(HOUR_MS),
) => addVideoRow(t.product(), user, { name: "Film", createdAt, ...changes });

test("what waits for its owner stands in one list, the most pressing first, and the overview counts the same [R20.1]", async () => {
  const user = await makeUser(t.product());
  await add(user, { status: "failed", errorCode: "render_failed" });
  await add(user, { status: "scheduled" });
  await add(user, {
    status: "processing",
    stage: "submitting",
    needsAttention: true,
    errorCode: "provider_outcome_unknown",
  });
  // None of these waits for anybody.
  await add(user, { status: "completed" });
  await add(user, { status: "failed", errorCode: "video_cancelled" });
  await add(user, { status: "failed", errorCode: "render_failed" }, ago(8 * DAY_MS));
  await add(user, { status: "failed", errorCode: "render_failed", deletedAt: ago(HOUR_MS) });
  const other = await makeUser(t.product());
  await add(other, { status: "scheduled" });

  expect(await kinds(user)).toEqual(["paid_call", "needs_time", "failed"]);
  expect((await inbox(user)).count).toBe(3);
  expect(await counted(user)).toBe(3);
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/overview`, { token: user.token });
  expect(body["inbox"]).toBe(3);
});

test("it empties itself: a film tried again or deleted is no longer waiting [R20.1]", async () => {
  const user = await makeUser(t.product());
  const id = await add(user, { status: "failed", errorCode: "render_failed" });
  expect(await kinds(user)).toEqual(["failed"]);

  await t.product().context.db.update(videos).set({ status: "completed" }).where(eq(videos.id, id));
  expect(await inbox(user)).toEqual({ items: [], count: 0 });
});

test("publications: one to approve and one to look at, until they are out [R20.1] [R18.2]", async () => {
  const user = await connectedUser(t.product());
  const { id } = await makeFilm(t.product(), user, 1000);
  await publishFilm(t.product(), user, id, { privacyStatus: "private" });
  await settleUpload(t.product(), user, id);
  const { db } = t.product().context;
  const become = (status: string) => db.update(uploads).set({ status }).where(eq(uploads.videoId, id));

  expect(await kinds(user)).toEqual([]);
  await become("awaiting_approval");
  expect(await kinds(user)).toEqual(["approval"]);
  await become("needs_attention");
  expect(await kinds(user)).toEqual(["publication"]);
});

test("a publication that waits for room stands there until it is given up or goes on [R20.1]", async () => {
  const user = await connectedUser(t.product());
  const { id } = await makeFilm(t.product(), user, 1000);
  await armFault(t.product(), { name: "upload-limit" });
  await publishFilm(t.product(), user, id);
  await t.product().context.queue.drain();
  expect(await kinds(user)).toEqual(["full_bucket"]);

  await callApi(t.product(), "POST", `/api/videos/${id}/upload/cancel`, { token: user.token });
  expect(await kinds(user)).toEqual([]);
});

test("one that the channel locked as private may be left so: it is published, and nobody waits any more [R20.1] [R18.2]", async () => {
  const user = await connectedUser(t.product());
  const { id } = await makeFilm(t.product(), user, 1000);
  const decide = (decision: string) =>
    callApi(t.product(), "POST", `/api/videos/${id}/upload/decide`, { token: user.token, body: { decision } });
  await changeSandbox(t.product(), { projectAudited: false });
  await publishFilm(t.product(), user, id, { privacyStatus: "public" });
  await settleUpload(t.product(), user, id);
  await changeSandbox(t.product(), { projectAudited: true });
  expect(await kinds(user)).toEqual(["publication"]);
  expect((await decide("give_up")).body["code"]).toBe("upload_not_undecided");

  expect((await decide("keep_private")).status).toBe(200);

  expect(await kinds(user)).toEqual([]);
  const [row] = await t.product().context.db.select().from(uploads).where(eq(uploads.videoId, id));
  expect(row).toMatchObject({
    status: "published",
    privacyStatus: "private",
    actualPrivacyStatus: "private",
    errorCode: null,
  });
  expect((await decide("keep_private")).body["code"]).toBe("upload_not_undecided");
});

test("a grant that is gone or ends within a week, and storage that is nearly full, come first [R20.1]", async () => {
  const user = await connectedUser(t.product());
  const { context } = t.product();
  const change = (changes: object) =>
    context.db.update(connections).set(changes).where(eq(connections.userId, user.id));
  expect(await kinds(user)).toEqual([]);
  await change({ grantExpiresAt: ago(-8 * DAY_MS) });
  expect(await kinds(user)).toEqual([]);
  await change({ grantExpiresAt: ago(-6 * DAY_MS) });
  expect(await kinds(user)).toEqual(["grant_ends"]);
  await change({ needsReconnect: true });
  expect(await kinds(user)).toEqual(["reconnect"]);
  await change({ needsReconnect: false, grantExpiresAt: null });

  const bytes = Math.ceil(0.91 * context.config.limits.storageBytes);
  const id = newId(context.clock.now());
  const picture = { id, userId: user.id, label: "a", mediaKey: id, thumbKey: id, width: 1, height: 1, bytes };
  await context.db.insert(images).values({ ...picture, sourceSha256: id, createdAt: context.clock.now() });
  expect((await inbox(user)).items).toMatchObject([{ kind: "storage", percent: 91 }]);
});

test("storage that is nearly full offers the oldest videos that are on no channel, and is seen to once they are deleted [R20.1]", async () => {
  const user = await connectedUser(t.product());
  const { storageBytes } = t.product().context.config.limits;
  const video = { status: "completed", bytes: Math.ceil(0.24 * storageBytes) };
  const published = await add(user, { ...video, name: "On the channel" }, ago(5 * DAY_MS));
  await publishFilm(t.product(), user, published);
  const oldest = await add(user, { ...video, name: "Oldest" }, ago(4 * DAY_MS));
  await add(user, { ...video, name: "Older" }, ago(3 * DAY_MS));
  await add(user, { ...video, name: "New" }, ago(2 * DAY_MS));
  const storage = async () => (await inbox(user)).items.find(({ kind }) => kind === "storage");

  // One of them is enough.
  expect(await storage()).toMatchObject({
    percent: 96,
    oldest: [{ _id: oldest, videoName: "Oldest", bytes: video.bytes }],
  });
  expect(await counted(user)).toBe((await inbox(user)).count);

  await callApi(t.product(), "DELETE", `/api/videos/${oldest}`, { token: user.token });
  expect(await storage()).toBeUndefined();
  await callApi(t.product(), "POST", `/api/videos/${oldest}/restore`, { token: user.token });
  expect(await storage()).toBeDefined();
});

async function counted(user: TestUser): Promise<unknown> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/inbox/count`, { token: user.token });
  return body["count"];
}
