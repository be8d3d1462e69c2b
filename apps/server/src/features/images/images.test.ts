import { readFile } from "node:fs/promises";
import type { Image } from "@sahne/contract/videos/images";
import { PHOTO_OF_THREE } from "@sahne/engine/tools/known-photo";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "vitest";
import { images, videos } from "#platform/db/schema.ts";
import { RetryLater } from "#platform/queue/job.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { animatedGif, claimedPng, jpeg, jpegWithExif, otherFormats, png, uploadPicture } from "#test/pictures.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { purgeImage } from "./purge-image.ts";
import { ensureStarters, STARTERS } from "./starter-pictures.ts";

const t = withTestProduct();

const upload = (user: TestUser, bytes: Buffer, name?: string, field?: string): Promise<Answer> =>
  uploadPicture(t.product(), user, bytes, { ...(name && { name }), ...(field && { field }) });

async function list(user: TestUser): Promise<Image[]> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/images`, { token: user.token });
  return body["images"] as Image[];
}

async function download(url: string): Promise<Buffer> {
  const answer = await callApi(t.product(), "GET", url);
  expect(answer.status).toBe(200);
  return answer.raw.rawPayload;
}

test("a picture is uploaded, drawn anew with a thumbnail, and stands first in the library [R11.6] [R11.8] [R12.3]", async () => {
  const user = await makeUser(t.product());
  const answer = await upload(user, await jpeg({ width: 1200, height: 800 }), "Boğaz'da gün batımı.jpg");
  const image = answer.body as Image;

  expect(answer.status).toBe(201);
  expect(image).toMatchObject({ userName: "Boğaz'da gün batımı", width: 1200, height: 800, isStarter: false });
  expect(image.focus).toEqual([expect.any(Number), expect.any(Number)]);
  const [first, ...others] = await list(user);
  expect(first?._id).toBe(image._id);
  expect(others.map((other) => other.isStarter)).toEqual(Array.from({ length: 6 }, () => true));
  const thumbnail = await sharp(await download(image.thumbUrl)).metadata();
  expect([thumbnail.format, thumbnail.width, thumbnail.height]).toEqual(["jpeg", 480, 320]);
});

test("the heads in a picture are kept with it, so that the studio shows it cut as the film is [R16.5] [R17.3]", async () => {
  const user = await makeUser(t.product());
  const { body } = await upload(user, await readFile(PHOTO_OF_THREE));
  const share = expect.any(Number) as number;
  const box = { x: share, y: share, width: share, height: share };

  const [image] = await list(user);

  expect(image?._id).toBe((body as Image)._id);
  expect(image?.faces).toEqual([box, box, box]);
});

test("the API's description says how the file is sent [R11.6]", async () => {
  const { body } = await callApi(t.product(), "GET", "/docs/openapi.json");

  expect(body).toMatchObject({
    paths: {
      "/upload": {
        post: { requestBody: { content: { "multipart/form-data": { schema: { properties: { file: {} } } } } } },
      },
    },
  });
});

test("a new account finds six starter pictures that open, named in its language", async () => {
  const user = await makeUser(t.product());
  const starters = await list(user);

  expect(starters).toHaveLength(6);
  expect(starters.map((image) => image.userName).slice(0, 3)).toEqual(["Sunset", "Sea", "Forest"]);
  for (const { imageUrl } of starters) expect((await download(imageUrl)).length).toBeLessThan(80_000);
});

test("the first look of a fresh installation at its pictures starts no process", async () => {
  const user = await makeUser(t.product());
  const { context } = t.product();
  for (const starter of STARTERS) await context.media.remove(`starters/${starter}-thumb.jpg`);

  await ensureStarters({ ...context, pictureChildPath: "/there/is/none" }, user.id);

  const [{ thumbUrl } = { thumbUrl: "" }] = await list(user);
  const { width, format } = await sharp(await download(thumbUrl)).metadata();
  expect([format, width]).toEqual(["jpeg", 480]);
});

test("what a photo tells of its maker and place is gone, and it stands upright", async () => {
  const user = await makeUser(t.product());
  const source = await jpegWithExif("Secret Person");
  const { imageUrl, width, height } = (await upload(user, source)).body as Image;
  const stored = await download(imageUrl);

  expect(source.toString("latin1")).toContain("Secret Person");
  expect(stored.toString("latin1")).not.toContain("Secret Person");
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
  expect([width, height]).toEqual([60, 120]);
});

test("of a moving picture the first frame is kept, and transparency survives", async () => {
  const user = await makeUser(t.product());
  const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: "#ff000080" } })
    .png()
    .toBuffer();

  const gif = (await upload(user, await animatedGif(60), "a.gif")).body as Image;
  const glass = (await upload(user, clear, "b.png")).body as Image;

  expect([gif.width, gif.height]).toEqual([60, 60]);
  expect((await sharp(await download(glass.imageUrl)).metadata()).hasAlpha).toBe(true);
});

test.each(Object.entries(otherFormats))("%s named as a picture is refused (T19)", async (_name, make) => {
  const user = await makeUser(t.product());

  expect(await upload(user, await make(), "picture.jpg")).toMatchObject({ status: 415, body: { code: "image_type" } });
});

test.each([
  ["nothing at all", Buffer.alloc(0)],
  ["noise", Buffer.from("bozuk bir dosya, resim degil")],
])("%s named as a picture is said to be broken, not of a wrong kind", async (_name, bytes) => {
  const user = await makeUser(t.product());

  expect(await upload(user, bytes, "bozuk.png")).toMatchObject({ status: 422, body: { code: "image_unreadable" } });
});

test.each([
  ["a script behind a picture", "<script>alert(1)</script>"],
  ["an archive behind a picture", "PK\u0003\u0004evil.zip"],
])("%s is gone after drawing (T19)", async (_name, tail) => {
  const user = await makeUser(t.product());
  const answer = await upload(user, Buffer.concat([await jpeg({ width: 64, height: 64 }), Buffer.from(tail)]));

  expect(answer.status).toBe(201);
  const stored = await download((answer.body as Image).imageUrl);
  expect(stored.includes(Buffer.from(tail))).toBe(false);
});

test.each([
  ["a bomb of 16,000 pixels a side", async () => claimedPng(16_000, 16_000), 413],
  ["a header that lies", async () => claimedPng(30_000, 30_000, 10), 413],
  ["40 million pixels of six bytes each", async () => claimedPng(8_190, 4_880, 10, true), 413],
  ["one side beyond 8192", async () => claimedPng(8_200, 20), 413],
  ["a cut-off picture", async () => (await png({ width: 64, height: 64 })).subarray(0, -30), 422],
  ["a GIF that is a script", async () => Buffer.from("GIF89a/*\0\0\0\0\0\0\0\0*/=1;alert(1)//"), 422],
  ["a picture of one pixel", async () => png({ width: 1, height: 1 }), 422],
])("%s is refused at once without memory (T18)", async (_name, make, status) => {
  const user = await makeUser(t.product());
  const bytes = await make();
  const before = process.memoryUsage().rss;
  const answer = await upload(user, bytes);

  expect(answer.status).toBe(status);
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024);
  expect((await list(user)).every((image) => image.isStarter)).toBe(true);
});

test.each([
  ["sixty large frames", async () => animatedGif(60, 500), { width: 500, height: 500 }],
  ["39 million pixels", async () => claimedPng(7_000, 5_570), { width: 4096, height: 3259 }],
])("a picture of %s is taken for the price of one (T18)", async (_name, make, size) => {
  const user = await makeUser(t.product());
  const bytes = await make();
  const before = process.memoryUsage().rss;
  const answer = await upload(user, bytes);

  expect(answer.status).toBe(201);
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024);
  expect(await sharp(await download((answer.body as Image).imageUrl)).metadata()).toMatchObject(size);
});

test("more than 10 MB is refused with 413 [R7.3]", async () => {
  const user = await makeUser(t.product());

  expect(await upload(user, Buffer.alloc(10 * 1024 * 1024 + 1, 0xff))).toMatchObject({
    status: 413,
    body: { code: "image_too_large" },
  });
});

test("a body that is no form, or a form without the file, is refused", async () => {
  const user = await makeUser(t.product());
  const json = await callApi(t.product(), "POST", "/upload", { token: user.token, body: { file: "x" } });
  const other = await upload(user, await jpeg({ width: 20, height: 20 }), "a.jpg", "picture");
  const form = await callApi(t.product(), "POST", "/video/create", {
    token: user.token,
    body: Buffer.from("--empty--"),
    headers: { "content-type": "multipart/form-data; boundary=empty" },
  });

  expect(json.status).toBe(415);
  expect(other).toMatchObject({ status: 400, body: { fields: { file: {} } } });
  expect(form.status).toBe(415);
});

test("a form of many parts that never ends is a bad request, and the next one is served", async () => {
  const user = await makeUser(t.product());
  const field = '--cut\r\ncontent-disposition: form-data; name="a"\r\n\r\nx\r\n';
  const headers = { "content-type": "multipart/form-data; boundary=cut" };
  const send = (body: string) =>
    callApi(t.product(), "POST", "/upload", { token: user.token, headers, body: Buffer.from(body) });

  expect(await send(field.repeat(8))).toMatchObject({ status: 400, body: { code: "invalid_request" } });
  expect(await send(field.slice(0, -3))).toMatchObject({ status: 400 });
  expect((await upload(user, await jpeg({ width: 20, height: 20 }))).status).toBe(201);
});

test("without a session nothing of the file is read", async () => {
  const answer = await upload({ id: "", token: "", username: "" }, await jpeg({ width: 20, height: 20 }));

  expect(answer.status).toBe(401);
});

test("a name can neither be a path nor turn the writing around", async () => {
  const user = await makeUser(t.product());
  const { userName, imageUrl } = (await upload(user, await jpeg({ width: 20, height: 20 }), "../../\u202Egnp.exe.jpg"))
    .body as Image;

  expect(userName).not.toContain("\u202E");
  expect(imageUrl).toMatch(/^\/media\/images\/[\w-]+\/[\w-]+\.jpg\?/);
});

test("the same file sent twice is one picture", async () => {
  const user = await makeUser(t.product());
  const bytes = await jpeg({ width: 30, height: 30 });
  const [one, two] = [await upload(user, bytes), await upload(user, bytes)];

  expect(two).toMatchObject({ status: 201, body: { _id: (one.body as Image)._id } });
});

test("a deleted picture is gone at once, its files with it; nobody else may delete it [R11.7] [R11.16]", async () => {
  const { context } = t.product();
  const [user, other] = [await makeUser(t.product()), await makeUser(t.product())];
  const { _id } = (await upload(user, await jpeg({ width: 30, height: 30 }))).body as Image;
  const [row] = await context.db.select().from(images).where(eq(images.id, _id));
  const remove = (who: TestUser) => callApi(t.product(), "DELETE", `/api/users/images/${_id}`, { token: who.token });

  expect((await remove(other)).status).toBe(404);
  expect(await remove(user)).toMatchObject({ status: 200, body: { ok: true } });
  expect((await remove(user)).status).toBe(404);
  expect((await list(user)).map((image) => image._id)).not.toContain(_id);
  await context.queue.drain();
  expect(await context.media.size(row?.mediaKey ?? "")).toBeNull();
  expect(await context.media.size(row?.thumbKey ?? "")).toBeNull();
});

test("a picture that a video still needs is hidden, and kept until that video ends (F32)", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  const { _id } = (await upload(user, await jpeg({ width: 30, height: 30 }))).body as Image;
  const request = { scenario: "scheduled", promptText: "x", keywords: "k", imageId: _id };
  const created = await callApi(t.product(), "POST", "/video/create", { token: user.token, body: request });
  const [row] = await context.db.select().from(images).where(eq(images.id, _id));

  await callApi(t.product(), "DELETE", `/api/users/images/${_id}`, { token: user.token });
  await context.queue.drain();
  expect(created.status).toBe(201);
  expect(await context.media.size(row?.mediaKey ?? "")).not.toBeNull();
  expect((await list(user)).map((image) => image._id)).not.toContain(_id);

  await context.db.update(videos).set({ status: "completed" });
  clock.advance(11 * 60_000);
  await context.queue.drain();
  expect(await context.media.size(row?.mediaKey ?? "")).toBeNull();
});

test("a removal that breaks off leaves no picture without its files: a video finds both or none", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const { _id } = (await upload(user, await jpeg({ width: 30, height: 30 }))).body as Image;
  const [row] = await context.db.update(images).set({ hiddenAt: new Date() }).where(eq(images.id, _id)).returning();
  const remove = () => Promise.reject(new Error("power cut"));
  const media = Object.create(context.media, { remove: { value: remove } }) as typeof context.media;

  await purgeImage({ ...context, media }, { imageId: _id }).catch(() => undefined);
  expect(await context.db.select().from(images).where(eq(images.id, _id))).toEqual([]);

  await context.queue.drain();
  expect(await context.media.size(row?.mediaKey ?? "")).toBeNull();
  expect(await context.media.size(row?.thumbKey ?? "")).toBeNull();
});

test("a picture that a video takes up while it is being removed stays (F32)", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const { _id } = (await upload(user, await jpeg({ width: 30, height: 30 }))).body as Image;
  const request = { scenario: "scheduled", promptText: "x", keywords: "k", imageId: _id };
  await callApi(t.product(), "POST", "/video/create", { token: user.token, body: request });
  await context.db.update(videos).set({ status: "failed" });
  const [row] = await context.db.update(images).set({ hiddenAt: new Date() }).where(eq(images.id, _id)).returning();
  // The last moment at which somebody else may still write.
  const transaction: typeof context.db.transaction = async (...work) => {
    await context.db.update(videos).set({ status: "processing" });
    return context.db.transaction(...work);
  };
  const db = Object.create(context.db, { transaction: { value: transaction } }) as typeof context.db;

  await expect(purgeImage({ ...context, db }, { imageId: _id })).rejects.toBeInstanceOf(RetryLater);

  expect(await context.media.size(row?.mediaKey ?? "")).not.toBeNull();
});

test("a hidden starter does not come back, and its shared file stays for others", async () => {
  const [user, other] = [await makeUser(t.product()), await makeUser(t.product())];
  const [starter] = await list(user);
  await callApi(t.product(), "DELETE", `/api/users/images/${starter?._id}`, { token: user.token });
  await t.product().context.queue.drain();

  expect(await list(user)).toHaveLength(5);
  const others = await list(other);
  for (const { imageUrl } of others) await download(imageUrl);
});

test("a picture of somebody else, or of nobody, makes no video", async () => {
  const [user, other] = [await makeUser(t.product()), await makeUser(t.product())];
  const { _id } = (await upload(other, await jpeg({ width: 30, height: 30 }))).body as Image;
  const create = (imageId: string) =>
    callApi(t.product(), "POST", "/video/create", {
      token: user.token,
      body: { scenario: "generate", promptText: "x", imageId },
    });

  expect(await create(_id)).toMatchObject({ status: 404, body: { code: "image_not_found" } });
  expect(await create("nothing")).toMatchObject({ status: 404 });
});
