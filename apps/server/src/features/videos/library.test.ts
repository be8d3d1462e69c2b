import type { Schedule } from "@sahne/contract/schedules";
import type { Video } from "@sahne/contract/videos";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { schedules, videos } from "#platform/db/schema.ts";
import { runDue } from "#features/schedules/run-due.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { withTestProduct } from "#test/test-product.ts";

const t = withTestProduct();

const MINUTE_MS = 60_000;

async function addVideo(user: TestUser, promptText: string): Promise<string> {
  t.product().clock.advance(1000);
  const body = { scenario: "scheduled", promptText, keywords: "deniz", scheduled: true };
  const answer = await callApi(t.product(), "POST", "/video/create", { token: user.token, body });
  return (answer.body["video"] as Video)._id;
}

async function names(user: TestUser, query: string): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const url = `/api/users/${user.id}/videos?limit=2&${query}${page}`;
    const { body } = await callApi(t.product(), "GET", url, { token: user.token });
    found.push(...(body["videos"] as Video[]).map((video) => video.videoName));
    cursor = body["nextCursor"] as string | null;
  }
  return found;
}

test("videos are found by words of name, prompt and keywords, whatever their case and dots [R6.2]", async () => {
  const user = await makeUser(t.product());
  await addVideo(user, "Gün batımı. Martılar eve döner.");
  await addVideo(user, "İstanbul gecesi");
  await addVideo(user, "yüzde %50 indirim");

  expect(await names(user, "q=GUN%20batimi")).toEqual(["Gün batımı"]);
  expect(await names(user, "q=istanbul")).toEqual(["İstanbul gecesi"]);
  expect(await names(user, "q=martilar")).toEqual(["Gün batımı"]);
  expect(await names(user, "q=DENİZ")).toHaveLength(3);
  expect(await names(user, `q=${encodeURIComponent("%")}`)).toEqual(["yüzde %50 indirim"]);
  expect(await names(user, "q=yok")).toEqual([]);
});

test("every order pages through all videos without a gap", async () => {
  const user = await makeUser(t.product());
  for (const name of ["çilek", "Armut", "elma", "Ceviz", "İncir"]) await addVideo(user, name);

  expect(await names(user, "sort=newest")).toEqual(["İncir", "Ceviz", "elma", "Armut", "çilek"]);
  expect(await names(user, "sort=oldest")).toEqual(["çilek", "Armut", "elma", "Ceviz", "İncir"]);
  expect(await names(user, "sort=name")).toEqual(["Armut", "Ceviz", "çilek", "elma", "İncir"]);
  const byName = await callApi(t.product(), "GET", `/api/users/${user.id}/videos?limit=2&sort=name`, {
    token: user.token,
  });
  const foreign = `/api/users/${user.id}/videos?sort=newest&cursor=${String(byName.body["nextCursor"])}`;
  expect(await callApi(t.product(), "GET", foreign, { token: user.token })).toMatchObject({
    status: 400,
    body: { fields: { cursor: {} } },
  });
});

test("a video gets another name and is found by it", async () => {
  const user = await makeUser(t.product());
  const id = await addVideo(user, "eski ad");
  const path = `/api/videos/${id}`;

  const renamed = await callApi(t.product(), "PATCH", path, { token: user.token, body: { videoName: " Yeni ad " } });

  expect(renamed.body["video"]).toMatchObject({ videoName: "Yeni ad" });
  expect(await names(user, "q=yeni")).toEqual(["Yeni ad"]);
  for (const videoName of ["", "x".repeat(61)]) {
    const answer = await callApi(t.product(), "PATCH", path, { token: user.token, body: { videoName } });
    expect(answer).toMatchObject({ status: 400, body: { fields: { videoName: {} } } });
  }
});

test("a deleted video is gone at once, comes back by undo, and is removed for good after ten minutes", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const id = await addVideo(user, "silinecek");
  const mediaKey = `videos/${user.id}/${id}.mp4`;
  await context.media.put(mediaKey, Buffer.from("film"));
  await context.db.update(videos).set({ status: "completed", mediaKey }).where(eq(videos.id, id));
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
  expect(await context.media.size(mediaKey)).toBeNull();
  expect(await context.db.select().from(videos).where(eq(videos.id, id))).toEqual([]);
});

test("deleting a video that waits for its time holds its plan; undo lets it go on", async () => {
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
});

test("the story of a video is its owner's to read", async () => {
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  const id = await addVideo(ada, "hikâye");

  const mine = await callApi(t.product(), "GET", `/api/videos/${id}/story`, { token: ada.token });

  expect(mine).toMatchObject({ status: 200, body: { story: { paidCalls: [], completedAt: null, plannedAt: null } } });
  expect((await callApi(t.product(), "GET", `/api/videos/${id}/story`, { token: eve.token })).status).toBe(404);
});
