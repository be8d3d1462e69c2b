import { listNotificationsRoute, type NotificationKind } from "@sahne/contract/history/notifications";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { failVideo } from "#features/videos/fail-video.ts";
import { uploads, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";
import { notify } from "./notify.ts";

const t = withTestProduct();

async function notifyUser(user: TestUser, kind: NotificationKind, videoId: string): Promise<void> {
  const { context, clock } = t.product();
  clock.advance(1000);
  await notify(context, context.db, { userId: user.id, kind, videoId, values: { name: "Uçurtma" } });
}

/** The newest first, each as its kind, with a mark while there is something to do about it. */
async function read(user: TestUser): Promise<{ told: string[]; unread: number }> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/notifications`, { token: user.token });
  const { notifications, unread } = listNotificationsRoute.reply.parse(body);
  return { told: notifications.map(({ kind, isSettled }) => (isSettled ? kind : `${kind} !`)), unread };
}

async function addVideo(user: TestUser, status: string): Promise<string> {
  return addVideoRow(t.product(), user, { name: "Uçurtma", status, createdAt: t.product().clock.now() });
}

test("[R4.2] a failure that is tried again asks for nothing any more, the next one does", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const [id, other] = [await addVideo(user, "failed"), await addVideo(user, "failed")];
  await notifyUser(user, "video_failed", other);
  await notifyUser(user, "video_failed", id);

  // As a retry writes it, but with nothing in the queue that would move it on by itself.
  const anew = { status: "processing", stage: "queued", attempt: 2 };
  await context.db.update(videos).set(anew).where(eq(videos.id, id));
  expect(await read(user)).toEqual({ told: ["video_failed", "video_failed !"], unread: 1 });

  t.product().clock.advance(1000);
  await failVideo(context, context.db, { videoId: id, attempt: 2, stages: ["queued"] }, "render_failed");
  expect(await read(user)).toEqual({ told: ["video_failed !", "video_failed", "video_failed !"], unread: 2 });
});

test("[R4.2] a decision that has been made is no longer asked for; a new percent is no move", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const id = await addVideo(user, "processing");
  const change = (changes: Partial<typeof videos.$inferInsert>) =>
    context.db.update(videos).set(changes).where(eq(videos.id, id));
  await change({ needsAttention: true });
  await notifyUser(user, "video_needs_attention", id);

  await change({ progress: 40, name: "Kuş" });
  expect(await read(user)).toEqual({ told: ["video_needs_attention !"], unread: 1 });
  await change({ needsAttention: false });
  expect(await read(user)).toEqual({ told: ["video_needs_attention"], unread: 0 });
});

test("[R4.2] nothing leads to a deleted video", async () => {
  const user = await makeUser(t.product());
  const id = await addVideo(user, "completed");
  await notifyUser(user, "video_completed", id);
  await notifyUser(user, "upload_published", id);

  await callApi(t.product(), "DELETE", `/api/videos/${id}`, { token: user.token });

  expect(await read(user)).toEqual({ told: ["upload_published", "video_completed"], unread: 0 });
});

test("[R4.2] trouble of a publication is settled when that has an end or begins anew, not by another look", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const id = await addVideo(user, "completed");
  const now = context.clock.now();
  const words = { title: "Uçurtma", description: "", tags: [], privacyStatus: "private" };
  const row = { id: `upload-${id}`, userId: user.id, videoId: id, channelId: "UC1", totalBytes: 1, ...words };
  await context.db.insert(uploads).values({ ...row, status: "queued", createdAt: now, updatedAt: now });
  const move = (status: string) => context.db.update(uploads).set({ status }).where(eq(uploads.videoId, id));
  await notifyUser(user, "video_completed", id);
  await notifyUser(user, "upload_needs_attention", id);

  await move("uploading");
  await move("queued");
  expect((await read(user)).told).toEqual(["upload_needs_attention !", "video_completed !"]);

  await move("failed");
  await notifyUser(user, "upload_failed", id);
  expect((await read(user)).told).toEqual(["upload_failed !", "upload_needs_attention", "video_completed !"]);

  await move("queued");
  expect((await read(user)).told).toEqual(["upload_failed", "upload_needs_attention", "video_completed !"]);
});
