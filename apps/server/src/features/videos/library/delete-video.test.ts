import type { DeletedVideo } from "@sahne/contract/videos/library";
import type { Schedule } from "@sahne/contract/schedules/schedules";
import { MINUTE_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runDue } from "#features/schedules/run-due-plans.ts";
import { schedules, videos } from "#platform/db/schema.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { holdRenders } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { purgeVideo } from "./library.service.ts";

const t = withTestProduct();

async function addVideo(user: TestUser, promptText: string): Promise<string> {
  const body = { scenario: "scheduled", promptText, keywords: "deniz", scheduled: true };
  const answer = await callApi(t.product(), "POST", "/video/create", { token: user.token, body });
  return (answer.body["video"] as Video)._id;
}

const keyOf = (user: TestUser, videoId: string): string => `videos/${user.id}/${videoId}.mp4`;

/** A finished one; its film has four bytes. */
async function addFilm(user: TestUser): Promise<string> {
  const { context } = t.product();
  const id = await addVideo(user, "silinecek");
  const mediaKey = keyOf(user, id);
  await context.media.put(mediaKey, Buffer.from("film"));
  await context.db.update(videos).set({ status: "completed", mediaKey }).where(eq(videos.id, id));
  return id;
}

test("a deleted video is gone at once, comes back by undo, and is removed for good after ten minutes", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const id = await addFilm(user);
  const path = `/api/videos/${id}`;

  expect((await callApi(t.product(), "DELETE", path, { token: user.token })).status).toBe(200);
  expect((await callApi(t.product(), "GET", path, { token: user.token })).status).toBe(404);
  expect((await callApi(t.product(), "POST", `${path}/restore`, { token: user.token })).status).toBe(200);
  clock.advance(11 * MINUTE_MS);
  await context.queue.drain();
  expect((await callApi(t.product(), "GET", path, { token: user.token })).status).toBe(200);

  await callApi(t.product(), "DELETE", path, { token: user.token });
  clock.advance(11 * MINUTE_MS);
  await context.queue.drain();
  expect((await callApi(t.product(), "POST", `${path}/restore`, { token: user.token })).status).toBe(404);
  expect(await context.media.size(keyOf(user, id))).toBeNull();
  expect(await context.db.select().from(videos).where(eq(videos.id, id))).toEqual([]);
});

test("a video deleted, brought back and deleted again has ten minutes anew, and then goes for good", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const id = await addFilm(user);
  const path = `/api/videos/${id}`;
  await callApi(t.product(), "DELETE", path, { token: user.token });
  clock.advance(MINUTE_MS);
  await callApi(t.product(), "POST", `${path}/restore`, { token: user.token });
  clock.advance(MINUTE_MS);
  await callApi(t.product(), "DELETE", path, { token: user.token });

  clock.advance(9 * MINUTE_MS);
  await context.queue.drain();
  expect(await context.media.size(keyOf(user, id))).toBe(4);
  clock.advance(2 * MINUTE_MS);
  await context.queue.drain();

  expect(await context.media.size(keyOf(user, id))).toBeNull();
  expect(await context.db.select().from(videos).where(eq(videos.id, id))).toEqual([]);
});

test("what can still be brought back is listed to its owner alone, the last deleted first [R6.2]", async () => {
  const { clock } = t.product();
  const [user, other] = [await makeUser(t.product()), await makeUser(t.product())];
  const [first, second, third] = [await addFilm(user), await addFilm(user), await addFilm(user)];
  const listed = async (who: TestUser): Promise<DeletedVideo[]> => {
    const path = `/api/users/${who.id}/deleted-videos`;
    return (await callApi(t.product(), "GET", path, { token: who.token })).body["videos"] as DeletedVideo[];
  };
  for (const id of [first, third, second]) {
    await callApi(t.product(), "DELETE", `/api/videos/${id}`, { token: user.token });
    clock.advance(MINUTE_MS);
  }
  await callApi(t.product(), "POST", `/api/videos/${third}/restore`, { token: user.token });

  const [newest, oldest, ...more] = await listed(user);
  expect(newest).toMatchObject({ _id: second, videoName: "silinecek" });
  expect(oldest).toMatchObject({ _id: first });
  expect(more).toEqual([]);
  // The clock goes on by itself between two calls.
  expect(newest?.undoMs).toBeLessThanOrEqual(9 * MINUTE_MS);
  expect((newest?.undoMs ?? 0) - (oldest?.undoMs ?? 0)).toBeGreaterThanOrEqual(2 * MINUTE_MS);
  expect(await listed(other)).toEqual([]);
  clock.advance(7 * MINUTE_MS);
  expect(await listed(user)).toMatchObject([{ _id: second }]);
});

test("a removal that comes too early by its clock comes again", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const videoId = await addFilm(user);
  await callApi(t.product(), "DELETE", `/api/videos/${videoId}`, { token: user.token });

  await expect(purgeVideo(context, { videoId })).rejects.toBeInstanceOf(RetryLater);
});

test("a video brought back while it is being removed keeps its film and its plan", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const [film, planned] = [await addFilm(user), await addVideo(user, "planlı")];
  const scheduledAt = new Date(clock.now().getTime() + 60 * MINUTE_MS).toISOString();
  const plan = { token: user.token, body: { scheduledAt } };
  await callApi(t.product(), "POST", `/api/videos/${planned}/schedule`, plan);

  for (const videoId of [film, planned]) {
    // Hidden without its job, so that only the removal below is under way.
    const deletedAt = new Date(clock.now().getTime() - 11 * MINUTE_MS);
    await context.db.update(videos).set({ deletedAt }).where(eq(videos.id, videoId));
    const restore = () => callApi(t.product(), "POST", `/api/videos/${videoId}/restore`, { token: user.token });
    // The last moment at which somebody else may still write.
    const transaction: typeof context.db.transaction = async (...work) => {
      expect((await restore()).status).toBe(200);
      return context.db.transaction(...work);
    };
    const db = Object.create(context.db, { transaction: { value: transaction } }) as typeof context.db;
    await purgeVideo({ ...context, db }, { videoId });
  }

  expect(await context.media.size(keyOf(user, film))).toBe(4);
  expect(await context.db.select().from(schedules)).toMatchObject([{ videoId: planned }]);
  const shown = await callApi(t.product(), "GET", `/api/users/${user.id}/videos`, { token: user.token });
  expect(shown.body["videos"]).toHaveLength(2);
});

test("deleting a video that waits for its time holds its plan; undo lets it go on", async () => {
  await holdRenders(t.product());
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const id = await addVideo(user, "planlı");
  const scheduledAt = new Date(clock.now().getTime() + MINUTE_MS).toISOString();
  const planned = await callApi(t.product(), "POST", `/api/videos/${id}/schedule`, {
    token: user.token,
    body: { scheduledAt },
  });
  const scheduleId = (planned.body["schedule"] as Schedule)._id;

  await callApi(t.product(), "DELETE", `/api/videos/${id}`, { token: user.token });
  clock.advance(2 * MINUTE_MS);
  expect(await runDue(context)).toBe(0);
  await callApi(t.product(), "POST", `/api/videos/${id}/restore`, { token: user.token });

  const [row] = await context.db.select().from(schedules).where(eq(schedules.id, scheduleId));
  expect(row).toMatchObject({ isPaused: false });
  expect(await runDue(context)).toBe(1);
});

test("a plan that was paused is still paused after its video was deleted and brought back", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const id = await addVideo(user, "duran plan");
  const scheduledAt = new Date(clock.now().getTime() + MINUTE_MS).toISOString();
  const planned = await callApi(t.product(), "POST", `/api/videos/${id}/schedule`, {
    token: user.token,
    body: { scheduledAt },
  });
  const path = `/api/schedules/${(planned.body["schedule"] as Schedule)._id}`;
  await callApi(t.product(), "PATCH", path, { token: user.token, body: { isPaused: true } });

  await callApi(t.product(), "DELETE", `/api/videos/${id}`, { token: user.token });
  const hidden = await callApi(t.product(), "GET", `/api/users/${user.id}/schedules`, { token: user.token });
  await callApi(t.product(), "POST", `/api/videos/${id}/restore`, { token: user.token });
  const shown = await callApi(t.product(), "GET", `/api/users/${user.id}/schedules`, { token: user.token });
  clock.advance(2 * MINUTE_MS);

  expect(hidden.body["schedules"]).toEqual([]);
  expect(shown.body["schedules"]).toMatchObject([{ isPaused: true }]);
  expect(await runDue(context)).toBe(0);
});
