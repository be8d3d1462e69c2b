import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { uploads } from "#platform/db/schema.ts";
import { connectAs, connectedUser, makeFilm, publishFilm, settleUpload } from "#test/published-films.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

beforeEach(() => t.product().clock.stopAtNoon());

test("what waits for its own channel to be connected again is not touched when another one is, sent or not", async () => {
  const product = t.product();
  const { context } = product;
  const user = await connectedUser(product);
  const [unsent, unread] = [await makeFilm(product, user, 1000), await makeFilm(product, user, 1000)];
  for (const film of [unsent, unread]) {
    await publishFilm(product, user, film.id);
    await settleUpload(product, user, film.id);
  }
  const waiting = { errorCode: "youtube_reauth_required", waitsUntil: null };
  const put = (videoId: string, status: string) =>
    context.db
      .update(uploads)
      .set({ ...waiting, status })
      .where(eq(uploads.videoId, videoId));
  await put(unsent.id, "queued");
  await put(unread.id, "verifying");

  await connectAs(product, user, { account: "can" });
  await context.queue.drain();

  expect(await context.db.select().from(uploads)).toMatchObject([waiting, waiting]);
  expect((await readLedger(product)).uploads).toHaveLength(2);
  await connectAs(product, user, {});
  expect(await settleUpload(product, user, unread.id)).toMatchObject({ status: "published" });
});
