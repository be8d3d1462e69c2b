import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { Youtube } from "#providers/youtube.ts";
import {
  connectAs,
  connectedUser,
  makeFilm,
  MEBIBYTE,
  publishFilm,
  settleUpload,
  uploadOf,
} from "#test/published-films.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

beforeEach(() => t.product().clock.stopAtNoon());

/** Chunks larger than a small film's get no answer until the test lets them go. */
function holdLargeChunks(): { isHolding: () => boolean; letGo: () => void } {
  const { context } = t.product();
  const { youtube } = context;
  let [holding, letGo] = [0, () => {}];
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  onTestFinished(() => {
    letGo();
    Object.assign(context, { youtube });
  });
  const sendChunk: Youtube["sendChunk"] = async (token, session, chunk) => {
    if (chunk.totalBytes > MEBIBYTE) {
      holding += 1;
      await released;
    }
    return youtube.sendChunk(token, session, chunk);
  };
  Object.assign(context, { youtube: { ...youtube, sendChunk } });
  return { isHolding: () => holding > 0, letGo: () => letGo() };
}

test("a user whose film is stuck on its way holds one worker, however many films and channels they have", async () => {
  const product = t.product();
  const [stuck, other] = [await connectedUser(product), await connectedUser(product, "can")];
  const large = [1, 2, 3].map(() => makeFilm(product, stuck, 9 * MEBIBYTE));
  const [first, second, elsewhere] = await Promise.all(large);
  if (!first || !second || !elsewhere) throw new Error("There are three films.");
  const { isHolding, letGo } = holdLargeChunks();

  for (const film of [first, second]) await publishFilm(product, stuck, film.id);
  await expect.poll(isHolding).toBe(true);
  await connectAs(product, stuck, { account: "zeynep" });
  await publishFilm(product, stuck, elsewhere.id);
  const small = await makeFilm(product, other, 1000);
  await publishFilm(product, other, small.id);

  await expect
    .poll(async () => (await uploadOf(product, other, small.id))?.status, { timeout: 60_000 })
    .toMatch(/verifying|published/);
  expect((await uploadOf(product, stuck, elsewhere.id))?.status).toBe("queued");
  letGo();
  expect(await settleUpload(product, stuck, elsewhere.id)).toMatchObject({ status: "published" });
});
