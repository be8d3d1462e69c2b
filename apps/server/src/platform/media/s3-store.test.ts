import { tmpdir } from "node:os";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { onS3 } from "#test/media/stores.ts";
import { StoreAwayError, type MediaStore } from "./media-store.ts";
import { openS3Client } from "./s3-client.ts";
import { openS3Store } from "./s3-store.ts";

const MEBIBYTE = 1024 * 1024;
const film = Buffer.from("0123456789".repeat(1000));
const ANSWER = { contentType: "video/mp4", cacheControl: "private, max-age=60" };

onS3("media on S3", (bucket) => {
  const store = (): Promise<MediaStore> => openS3Store({ ...bucket(), temporaryDir: tmpdir() });

  test("a link opens the file at the store for five minutes, whole and in parts, as it was asked to be shown", async () => {
    const media = await store();
    await media.put("videos/a.mp4", film);
    const link = await media.directLink("videos/a.mp4", {
      ...ANSWER,
      contentDisposition: 'attachment; filename="a.mp4"',
    });
    const read = async (range?: string) => {
      const answer = await fetch(String(link), range ? { headers: { range } } : {});
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };

    const whole = await read();
    expect([whole.status, whole.text]).toEqual([200, String(film)]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      "content-type": "video/mp4",
      "cache-control": "private, max-age=60",
      "content-disposition": 'attachment; filename="a.mp4"',
    });
    expect(await read("bytes=8-12")).toMatchObject({ status: 206, text: "89012" });
    expect(await read("bytes=-3")).toMatchObject({ status: 206, text: "789" });
    expect((await read("bytes=99999-")).status).toBe(416);
    expect(new URL(String(link)).origin).toBe(media.origin);
    expect(new URL(String(link)).searchParams.get("X-Amz-Expires")).toBe("300");
  });

  test("a link cannot be changed to open another file, or longer", async () => {
    const media = await store();
    for (const key of ["videos/a.mp4", "videos/b.mp4"]) await media.put(key, film);
    const link = String(await media.directLink("videos/a.mp4", ANSWER));

    const statuses = [];
    for (const changed of [link.replace("a.mp4", "b.mp4"), link.replace("Expires=300", "Expires=3000")]) {
      statuses.push((await fetch(changed)).status);
    }

    expect(statuses).toEqual([403, 403]);
  });

  test("a file without a link is for nobody", async () => {
    await (await store()).put("videos/a.mp4", film);
    const { endpoint, bucket: name } = bucket();

    expect((await fetch(new URL(`/${name}/videos/a.mp4`, endpoint))).status).toBe(403);
  });

  test("what a killed process had begun to upload is never seen, and swept once it is old", async () => {
    const media = await store();
    const stalled = media.put(
      "videos/half.mp4",
      Readable.from(
        (async function* () {
          yield Buffer.alloc(9 * MEBIBYTE);
          await wait(60_000, undefined, { ref: false });
        })(),
      ),
    );
    stalled.catch(() => undefined);
    const { calls } = await openS3Client(bucket());
    const begun = async (): Promise<number> =>
      (await calls.listMultipartUploads({ Bucket: bucket().bucket })).Uploads?.length ?? 0;
    while ((await begun()) === 0) await wait(20);

    expect(await media.size("videos/half.mp4")).toBeNull();
    expect(await media.sweepTemporary(3_600_000)).toBe(0);
    expect(await media.sweepTemporary(-5_000)).toBe(1);
    expect([await begun(), await media.size("videos/half.mp4")]).toEqual([0, null]);
  });

  test("a wrong secret is told as a store that refuses", async () => {
    const media = await openS3Store({ ...bucket(), secretAccessKey: "wrong", temporaryDir: tmpdir() });

    await expect(media.put("videos/a.mp4", film)).rejects.toThrow(StoreAwayError);
  });
});
