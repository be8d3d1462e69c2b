import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import type { Image } from "@sahne/contract/videos/images";
import { expect, test } from "vitest";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { onS3 } from "#test/media/stores.ts";
import { withMediaOnS3 } from "#test/media/product-on-s3.ts";
import { jpeg, uploadPicture } from "#test/pictures.ts";
import { connectedUser, makeFilm, publishFilm, settleUpload, uploadOf, wholeUploadOf } from "#test/published-films.ts";
import { readZip } from "#test/read-zip.ts";
import { readLedger, resetSandbox } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { listMedia, makeVendorUser, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const MEBIBYTE = 1024 * 1024;
const t = withTestProduct();

onS3("the product with its media", (bucket) => {
  const s3 = withMediaOnS3(() => t.product(), bucket);

  /** As a browser does: to our own link first, then where it leads. */
  async function load(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const answer = await callApi(t.product(), "GET", path, { headers });
    expect(answer.status).toBe(302);
    return fetch(String(answer.raw.headers["location"]), { headers });
  }

  async function uploadedImage(user: TestUser): Promise<Image> {
    const { status, body } = await uploadPicture(t.product(), user, await jpeg({ width: 640, height: 360 }));
    expect(status).toBe(201);
    return body as Image;
  }

  test("a film is made of an uploaded picture, and picture, film and poster are loaded from the store", async () => {
    const user = await makeUser(t.product());
    const image = await uploadedImage(user);
    const options = { resolution: "480p", durationSeconds: 5 };
    const id = await startVideo(t.product(), user, { scenario: "generate", imageId: image._id, options });

    const video = await settleVideo(t.product(), user, id);

    expect(video).toMatchObject({ status: "completed", error: null });
    const film = await load(video.videoUrl ?? "");
    expect([film.status, film.headers.get("content-type")]).toEqual([200, "video/mp4"]);
    const bytes = Buffer.from(await film.arrayBuffer());
    const part = await load(video.videoUrl ?? "", { range: "bytes=-100" });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, bytes.subarray(-100)]);
    for (const url of [video.posterUrl, image.imageUrl, image.thumbUrl]) {
      expect((await load(url ?? "")).headers.get("content-type")).toBe("image/jpeg");
    }
    const left = await readdir(t.product().context.temporaryDir);
    expect(left.filter((name) => name.startsWith("media-") || name.startsWith("render-"))).toEqual([]);
  });

  test("the link leads away for minutes only, says its size by itself, and is saved under a name when asked", async () => {
    const user = await makeUser(t.product());
    const { imageUrl } = await uploadedImage(user);

    const answer = await callApi(t.product(), "GET", imageUrl);
    const head = await t.product().app.inject({ method: "HEAD", url: imageUrl });
    const saved = await load(`${imageUrl}&saveAs=G%C3%BCn.jpg`);

    expect(answer.raw.headers["cache-control"]).toBe("private, max-age=240");
    expect([head.statusCode, Number(head.headers["content-length"]) > 1000]).toEqual([200, true]);
    expect(saved.headers.get("content-disposition")).toContain("filename*=UTF-8''G%C3%BCn.jpg");
    expect((await callApi(t.product(), "GET", imageUrl.replace(/sig=./, "sig=-"))).status).toBe(403);
    await t.product().context.media.removePrefix("");
    expect((await callApi(t.product(), "GET", imageUrl)).status).toBe(404);
  });

  test("a bought film is fetched, looked into and published from the store: one video, equal hash, with its frame", async () => {
    await resetSandbox(t.product());
    const user = await makeVendorUser(t.product());
    const id = await startVideo(t.product(), user);
    expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed" });
    const publisher = await connectedUser(t.product());
    const film = await makeFilm(t.product(), publisher, 20 * MEBIBYTE);

    const thumbnail = { kind: "frame", atSeconds: 1 };
    expect((await publishFilm(t.product(), publisher, film.id, { thumbnail })).status).toBe(202);
    const upload = await settleUpload(t.product(), publisher, film.id);
    await t.product().context.queue.drain();

    expect(upload).toMatchObject({ status: "published" });
    expect((await wholeUploadOf(t.product(), publisher, film.id)).thumbnailStatus).toBe("set");
    const { uploads } = await readLedger(t.product());
    expect(uploads.map(({ sha256 }) => sha256)).toEqual([film.sha256]);
  });

  test("an export holds the files, its ZIP is loaded from the store, and a deleted account leaves nothing there", async () => {
    const user = await makeUser(t.product());
    await uploadedImage(user);
    const film = await makeFilm(t.product(), user, 9 * MEBIBYTE);
    const path = `/api/users/${user.id}/export`;
    await callApi(t.product(), "POST", path, { token: user.token });
    await t.product().context.queue.drain();
    const { body } = await callApi(t.product(), "GET", path, { token: user.token });

    const zip = await load((body["export"] as { url: string }).url);

    expect(zip.headers.get("cache-control")).toBe("no-store");
    const files = readZip(Buffer.from(await zip.arrayBuffer()));
    const inside = files.find(({ name }) => name === `media/videos/${film.id}.mp4`);
    expect(
      createHash("sha256")
        .update(inside?.content ?? "")
        .digest("hex"),
    ).toBe(film.sha256);

    const gone = await callApi(t.product(), "POST", `/api/users/${user.id}/delete`, {
      token: user.token,
      body: { password: "gizli-sifre", confirm: user.username },
    });
    expect(gone.status).toBe(200);
    await t.product().context.queue.drain();
    expect((await listMedia(t.product(), "")).filter((key) => key.includes(user.id))).toEqual([]);
  });

  test("whatever else needs the store waits for it however long it is away: an export, a picture to remove", async () => {
    const { context, clock } = t.product();
    const user = await makeUser(t.product());
    const { _id } = await uploadedImage(user);
    const path = `/api/users/${user.id}/export`;
    await callApi(t.product(), "POST", path, { token: user.token });
    await callApi(t.product(), "DELETE", `/api/users/images/${_id}`, { token: user.token });
    s3.goAway();
    for (let minute = 0; minute < 6; minute += 1) {
      await context.queue.drain();
      clock.advance(61_000);
    }
    s3.comeBack();
    await context.queue.drain();

    const { body } = await callApi(t.product(), "GET", path, { token: user.token });
    expect(body["export"]).toMatchObject({ status: "ready" });
    expect(await listMedia(t.product(), `images/${user.id}`)).toEqual([]);
  });

  test("a channel is disconnected while the store is away: Google is told at once, its picture goes later", async () => {
    const { context, clock } = t.product();
    const user = await connectedUser(t.product());
    await context.queue.drain();
    expect(await listMedia(t.product(), `channels/${user.id}`)).toHaveLength(1);
    const revocations = async (): Promise<number> => (await readLedger(t.product())).counts["google.revoke"] ?? 0;
    const before = await revocations();
    s3.goAway();

    const answer = await callApi(t.product(), "DELETE", "/api/youtube/disconnect", { token: user.token });
    await context.queue.drain();
    expect([answer.status, await revocations()]).toEqual([200, before + 1]);

    s3.comeBack();
    clock.advance(61_000);
    await context.queue.drain();
    expect(await listMedia(t.product(), `channels/${user.id}`)).toEqual([]);
  });

  test("while the store is away requests say so, films and publications wait, and all go on when it is back (F36)", async () => {
    await resetSandbox(t.product());
    const user = await makeVendorUser(t.product());
    const publisher = await connectedUser(t.product());
    const film = await makeFilm(t.product(), publisher, 9 * MEBIBYTE);
    const id = await startVideo(t.product(), user);
    await publishFilm(t.product(), publisher, film.id);
    s3.goAway();

    const refused = await uploadPicture(t.product(), user, await jpeg({ width: 640, height: 360 }));
    expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
    expect((await callApi(t.product(), "GET", "/healthz")).status).toBe(503);
    const paused = await settleVideo(t.product(), user, id, 3);
    expect(paused).toMatchObject({ status: "processing", stage: "downloading", error: { code: "unavailable" } });
    expect(await uploadOf(t.product(), publisher, film.id)).toMatchObject({ status: "uploading" });

    s3.comeBack();
    t.product().clock.advance(90_000);
    expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", error: null });
    expect(await settleUpload(t.product(), publisher, film.id)).toMatchObject({ status: "published" });
    const { charges, uploads } = await readLedger(t.product());
    expect([charges.length, uploads.map(({ sha256 }) => sha256)]).toEqual([1, [film.sha256]]);
    t.product().clock.advance(2_000);
    expect((await callApi(t.product(), "GET", "/healthz")).status).toBe(200);
  });

  test("nothing is drawn while the store is away, and a film begins within ten seconds of its return", async () => {
    const { context, clock } = t.product();
    const user = await makeUser(t.product());
    s3.goAway();
    const options = { resolution: "480p", durationSeconds: 5 };
    const id = await startVideo(t.product(), user, { scenario: "text2video", promptText: "Deniz", options });
    await context.queue.drain();
    const waiting = await callApi(t.product(), "GET", `/api/videos/${id}`, { token: user.token });
    expect(waiting.body["video"]).toMatchObject({ status: "processing", progress: 0, error: { code: "unavailable" } });

    s3.comeBack();
    clock.advance(10_000);
    await context.queue.drain();
    const made = await callApi(t.product(), "GET", `/api/videos/${id}`, { token: user.token });
    expect(made.body["video"]).toMatchObject({ status: "completed", error: null });
  });
});
