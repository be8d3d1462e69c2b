import type { FilmPublication } from "@sahne/contract/publishing/publication";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { jobs } from "#jobs.ts";
import { uploads, type videos } from "#platform/db/schema.ts";
import { callApi, type TestUser } from "#test/api.ts";
import { connectedUser, mainChannel, makeFilm, noticesOf, settleUpload, uploadOf } from "#test/published-films.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

type State = Partial<typeof videos.$inferInsert>;

async function finished(user: TestUser, title: string, state: State = {}): Promise<string> {
  const { channelId } = mainChannel(user);
  const publication: FilmPublication = { channelId, title, description: "", privacyStatus: "public" };
  return (await makeFilm(t.product(), user, 1000, { autoUpload: true, publication, ...state })).id;
}

async function publishFinished(user: TestUser, ...films: string[]): Promise<void> {
  const { context } = t.product();
  for (const videoId of films) {
    await context.db.transaction((tx) => context.queue.enqueue(tx, jobs.publishFinished, { userId: user.id, videoId }));
  }
  await context.queue.drain();
}

const sent = async () => (await readLedger(t.product())).uploads.length;

test("a film whose title is on the channel already is not published by itself: it asks, says why, and goes out when its owner says so [R18.2]", async () => {
  const user = await connectedUser(t.product());
  const [first, second] = [await finished(user, "Sabah denizi"), await finished(user, " Sabah denizi ")];
  await publishFinished(user, first);
  expect(await settleUpload(t.product(), user, first)).toMatchObject({ status: "published" });
  const before = await sent();

  await publishFinished(user, second);
  expect(await uploadOf(t.product(), user, second)).toMatchObject({
    status: "awaiting_approval",
    error: { code: "youtube_same_title" },
  });
  expect(await noticesOf(t.product(), user)).toContain("upload_awaits_approval");
  expect(await sent()).toBe(before);

  await callApi(t.product(), "POST", `/api/videos/${second}/upload/approve`, { token: user.token });
  expect(await settleUpload(t.product(), user, second)).toMatchObject({ status: "published", error: null });
});

test("the same bytes under another title ask as well; another film under another title does not [R18.2]", async () => {
  const user = await connectedUser(t.product());
  const sha256 = "a".repeat(64);
  const first = await finished(user, "Bir", { sha256 });
  const copy = await finished(user, "İki", { sha256 });
  const other = await finished(user, "Üç");
  await publishFinished(user, first);

  await publishFinished(user, copy, other);

  expect(await uploadOf(t.product(), user, copy)).toMatchObject({
    status: "awaiting_approval",
    error: { code: "youtube_same_film" },
  });
  expect(await settleUpload(t.product(), user, other)).toMatchObject({ status: "published" });
});

test("of two equal films that finish together one goes out and one asks [R18.2]", async () => {
  const user = await connectedUser(t.product());
  const films = [await finished(user, "Gece"), await finished(user, "Gece")];

  await publishFinished(user, ...films);

  const states = await Promise.all(films.map((id) => uploadOf(t.product(), user, id)));
  expect(states.filter((upload) => upload?.status === "awaiting_approval")).toHaveLength(1);
});

test("what failed or belongs to somebody else is no reason to ask [R18.2]", async () => {
  const { db } = t.product().context;
  const user = await connectedUser(t.product());
  const [first, second] = [await finished(user, "Akşam"), await finished(user, "Akşam")];
  await publishFinished(user, first);
  await db.update(uploads).set({ status: "failed" }).where(eq(uploads.videoId, first));
  const stranger = await connectedUser(t.product(), "can");
  const theirs = await finished(stranger, "Akşam", { publication: null, name: "Akşam" });

  await publishFinished(user, second);
  await publishFinished(stranger, theirs);

  expect(await settleUpload(t.product(), user, second)).toMatchObject({ status: "published" });
  expect(await settleUpload(t.product(), stranger, theirs)).toMatchObject({ status: "published" });
});
