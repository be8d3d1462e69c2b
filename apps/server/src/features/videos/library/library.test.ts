import { MINUTE_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { moveVideo } from "#features/videos/videos.repo.ts";
import { uploads, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

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
});

test("a cursor of another order, or one nobody made, is refused at its field; another user's shows nothing of theirs", async () => {
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  for (const name of ["bir", "iki", "üç"]) {
    await addVideo(ada, `ada ${name}`);
    await addVideo(eve, `eve ${name}`);
  }
  const page = (user: TestUser, query: string) =>
    callApi(t.product(), "GET", `/api/users/${user.id}/videos?limit=2&${query}`, { token: user.token });
  const [byName, newest] = [await page(ada, "sort=name"), await page(ada, "sort=newest")];
  const pack = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

  const wrong = [
    `sort=newest&cursor=${String(byName.body["nextCursor"])}`,
    `sort=name&cursor=${String(newest.body["nextCursor"])}`,
    `sort=oldest&cursor=${String(newest.body["nextCursor"])}`,
    "cursor=%00",
    "cursor=nonsense",
    `cursor=${pack(null)}`,
    `cursor=${pack(["newest", "infinity", "x"])}`,
    `cursor=${pack(["newest", "2026-13-45T00:00:00.000Z", "x"])}`,
    `cursor=${pack(["newest", "+275760-09-13T00:00:00.000Z", "x"])}`,
    `cursor=${pack(["newest", "0000-01-01T00:00:00.000Z", "x"])}`,
    `cursor=${pack(["newest", 5, {}])}`,
    `sort=name&cursor=${pack(["name", "\0", "x"])}`,
  ];
  for (const query of wrong) {
    const { status, body } = await page(ada, query);
    expect({ query, status, body }).toMatchObject({ query, status: 400, body: { fields: { cursor: {} } } });
  }
  const hers = await page(eve, `cursor=${String(newest.body["nextCursor"])}`);
  expect(hers.status).toBe(200);
  expect((hers.body["videos"] as Video[]).every((video) => video.videoName.startsWith("eve"))).toBe(true);
});

test.each([
  ["status=nonsense", "status"],
  ["sort=biggest", "sort"],
  ["limit=0", "limit"],
  ["limit=1000", "limit"],
  ["limit=abc", "limit"],
  [`q=${"x".repeat(101)}`, "q"],
])("a filter that is none (%s) is refused at its field [R6.1]", async (query, field) => {
  const user = await makeUser(t.product());

  const answer = await callApi(t.product(), "GET", `/api/users/${user.id}/videos?${query}`, { token: user.token });

  expect(answer).toMatchObject({ status: 400, body: { code: "invalid_request", fields: { [field]: {} } } });
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

test("a scheduled video without a time says so, is counted apart, and is scheduled once it has one [R13.1]", async () => {
  const { clock } = t.product();
  const user = await makeUser(t.product());
  const id = await addVideo(user, "vakitsiz");
  await addVideo(user, "vakitsiz iki");
  const totals = async () => {
    const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/profile`, { token: user.token });
    return body["totals"];
  };

  expect(await totals()).toMatchObject({ total: 2, scheduled: 0, needsTime: 2 });
  expect(await names(user, "status=needs_time")).toEqual(["vakitsiz iki", "vakitsiz"]);
  expect(await names(user, "status=scheduled")).toEqual([]);

  const scheduledAt = new Date(clock.now().getTime() + MINUTE_MS).toISOString();
  const planned = await callApi(t.product(), "POST", `/api/videos/${id}/schedule`, {
    token: user.token,
    body: { scheduledAt },
  });

  expect(planned.body["video"]).toMatchObject({ status: "scheduled", plannedAt: scheduledAt });
  expect(await totals()).toMatchObject({ total: 2, scheduled: 1, needsTime: 1 });
  expect(await names(user, "status=scheduled")).toEqual(["vakitsiz"]);
});

test("a film's own times are told: when its work began, not when it was asked for, and when it was done", async () => {
  const { clock, context } = t.product();
  const user = await makeUser(t.product());
  const id = await addVideo(user, "süre");
  const position = { videoId: id, attempt: 1, stages: ["queued", "generating"] as const };
  await context.db.update(videos).set({ status: "processing", stage: "queued" }).where(eq(videos.id, id));
  const read = async () =>
    (await callApi(t.product(), "GET", `/api/videos/${id}`, { token: user.token })).body["video"] as Video;
  expect(await read()).toMatchObject({ startedAt: null, completedAt: null });

  clock.advance(MINUTE_MS);
  const began = clock.now();
  await moveVideo(context.db, position, { stage: "generating", progress: 0, updatedAt: began });
  clock.advance(MINUTE_MS);
  // Taken over by another worker after a crash: the same work goes on. And no worker can tell of more than everything.
  await moveVideo(context.db, position, { stage: "generating", progress: 250, updatedAt: clock.now() });

  expect(await read()).toMatchObject({ startedAt: began.toISOString(), progress: 100 });
});

test("the story of a video is its owner's to read", async () => {
  const [ada, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  const id = await addVideo(ada, "hikâye");

  const mine = await callApi(t.product(), "GET", `/api/videos/${id}/story`, { token: ada.token });

  expect(mine).toMatchObject({ status: 200, body: { story: { paidCalls: [], completedAt: null, plannedAt: null } } });
  expect((await callApi(t.product(), "GET", `/api/videos/${id}/story`, { token: eve.token })).status).toBe(404);
});

test("every word a video is shown with finds it, and the wire says the same word [R20.2]", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  const add = async (
    name: string,
    video: Partial<typeof videos.$inferInsert>,
    upload?: { status: string; errorCode?: string },
  ) => {
    const id = await addVideo(user, name);
    await context.db
      .update(videos)
      .set({ status: "completed", ...video })
      .where(eq(videos.id, id));
    if (!upload) return;
    const now = clock.now();
    const row = {
      id: `upload-${id}`,
      userId: user.id,
      videoId: id,
      channelId: "UC1",
      title: name,
      description: "",
      tags: [],
    };
    const sent = { privacyStatus: "public", totalBytes: 1, createdAt: now, updatedAt: now };
    await context.db.insert(uploads).values({ ...row, ...sent, ...upload });
  };
  await add("hazır", {});
  await add("bozuk", { status: "failed" });
  await add("yayında", {}, { status: "published" });
  await add("onay", {}, { status: "awaiting_approval" });
  await add("saatli", {}, { status: "planned" });
  await add("kanalda saatli", {}, { status: "scheduled" });
  await add("kota", {}, { status: "queued", errorCode: "youtube_quota" });
  await add("soru", { status: "processing", needsAttention: true });
  await add("durdurulan", { status: "failed", errorCode: "video_cancelled" });

  const states = async (query: string) => {
    const url = `/api/users/${user.id}/videos?sort=oldest${query}`;
    const { body } = await callApi(t.product(), "GET", url, { token: user.token });
    return (body["videos"] as Video[]).map(({ videoName, state }) => [videoName, state]);
  };
  const all = await states("");
  for (const state of ["published", "awaiting_approval", "goes_out", "needs_attention", "cancelled"]) {
    expect(await states(`&status=${state}`)).toEqual(all.filter(([, word]) => word === state));
  }
  expect(all.map(([, word]) => word)).toEqual(
    "completed failed published awaiting_approval goes_out goes_out needs_attention needs_attention cancelled".split(
      " ",
    ),
  );
  expect((await states("&status=completed")).map(([name]) => name)).toContain("yayında");
  expect((await states("&status=failed")).map(([name]) => name)).toEqual(["bozuk", "durdurulan"]);
});
