import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { UNDO_DELETE_MS } from "@sahne/contract/limits";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { videos } from "#platform/db/schema.ts";
import { filmCacheOf, sweepFilmCaches } from "#platform/media/film-cache.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { replaceRenderProcess } from "#test/product/render-process.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

const film = { engine: "sahne", promptText: "Günaydın", options: { resolution: "480p", durationSeconds: 5 } };

const makeFilm = async (user: TestUser) => settleVideo(t.product(), user, await startVideo(t.product(), user, film));

const keptOf = (user: TestUser) => readdir(filmCacheOf(t.product().context, user.id)).catch(() => []);

async function hashOf(videoId: string): Promise<string | null | undefined> {
  const [row] = await t.product().context.db.select().from(videos).where(eq(videos.id, videoId));
  return row?.sha256;
}

test("the same film is made once for its owner, again for everybody else, and goes with the account", async () => {
  const { context } = t.product();
  const [one, two] = [await makeUser(t.product()), await makeUser(t.product())];
  const first = await makeFilm(one);
  expect(first).toMatchObject({ status: "completed" });

  // From here on nothing can be drawn: what is finished was kept.
  await replaceRenderProcess(t.product(), () => "process.exit(1);");
  const again = await makeFilm(one);
  expect(again).toMatchObject({ status: "completed" });
  expect(again._id).not.toBe(first._id);
  expect(await hashOf(again._id)).toBe(await hashOf(first._id));
  expect(await makeFilm(two)).toMatchObject({ status: "failed" });
  expect(await keptOf(one)).toHaveLength(3);

  const leaving = { password: "gizli-sifre", confirm: one.username };
  await callApi(t.product(), "POST", `/api/users/${one.id}/delete`, { token: one.token, body: leaving });
  await context.queue.drain();
  expect(await keptOf(one)).toEqual([]);
});

test("no copy outlives a film that its owner has deleted", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  const { _id } = await makeFilm(user);
  expect(await keptOf(user)).toHaveLength(3);

  await callApi(t.product(), "DELETE", `/api/videos/${_id}`, { token: user.token });
  clock.advance(UNDO_DELETE_MS + 1000);
  await context.queue.drain();

  expect(await keptOf(user)).toEqual([]);
});

test("copies leave after a day, and the longest unused ones when there are too many", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  await makeFilm(user);
  const folder = filmCacheOf(context, user.id);
  const [hour, day] = [3_600_000, 24 * 3_600_000];
  const add = async (name: string, madeAgo: number, usedAgo: number) => {
    await writeFile(join(folder, name), Buffer.alloc(1000));
    await utimes(join(folder, name), new Date(Date.now() - usedAgo), new Date(Date.now() - madeAgo));
  };
  await add("old.mp4", day + hour, 0);
  await add("unused.mp4", 2 * hour, 2 * hour);

  await sweepFilmCaches(context);
  expect(await keptOf(user)).toHaveLength(4);
  expect(await keptOf(user)).not.toContain("old.mp4");

  await add("used.mp4", 2 * hour, -hour);
  await sweepFilmCaches(context, { mostBytes: 1000, mostMilliseconds: day });
  expect(await keptOf(user)).toEqual(["used.mp4"]);
});
