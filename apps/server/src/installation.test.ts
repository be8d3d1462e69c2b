import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { onS3 } from "#test/media/stores.ts";
import { NOWHERE } from "#test/media/stub-store.ts";
import { openMedia } from "#installation.ts";
import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import type { MediaStore } from "#platform/media/media-store.ts";
import type { S3Config } from "#platform/s3-config.ts";

function openWith(s3: S3Config): Promise<MediaStore> {
  return openMedia({ ...readConfig({ DATA_DIR: tmpdir() }), s3 }, createLog("silent"));
}

test("a store that is only away does not hold up the start", async () => {
  expect((await openWith(NOWHERE)).origin).toBe("http://127.0.0.1:9");
});

onS3("a start", (bucket) => {
  test("a bucket that is there and ours is taken", async () => {
    expect((await openWith(bucket())).origin).toBe(bucket().endpoint.origin);
  });

  test("a bucket that is not there is named", async () => {
    await expect(openWith({ ...bucket(), bucket: "nobody-made-it" })).rejects.toThrow(
      /^The bucket nobody-made-it at http.* does not exist/,
    );
  });

  test("a wrong secret is told by the settings it stands in", async () => {
    await expect(openWith({ ...bucket(), secretAccessKey: "wrong" })).rejects.toThrow(/S3_SECRET_ACCESS_KEY/);
  });
});
