import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onS3 } from "#test/media/stores.ts";
import { NOWHERE } from "#test/media/stub-store.ts";
import { assertOneDatabase, MOVED_MARK, openMedia } from "#installation.ts";
import { readConfig } from "#platform/config.ts";
import { clusterOf } from "#platform/db/embedded/cluster.ts";
import { createLog } from "#platform/log.ts";
import type { MediaStore } from "#platform/media/media-store.ts";
import type { S3Config } from "#platform/s3-config.ts";
import { testFolder } from "#test/product/temporary-folder.ts";

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

test("a server beside a full embedded database is refused, and what takes the data along is named [R19.3]", async () => {
  const directory = join(await testFolder(), "db");
  const server = "postgres://localhost/sahne";
  await assertOneDatabase(directory, server);
  await mkdir(clusterOf(directory), { recursive: true });

  await assertOneDatabase(directory, undefined);
  await expect(assertOneDatabase(directory, server)).rejects.toThrow(/npm run db:move/);
});

test("a database whose data was moved is not opened by mistake, and does not stand in the server's way [R19.3]", async () => {
  const directory = join(await testFolder(), "db");
  await mkdir(clusterOf(directory), { recursive: true });
  await writeFile(join(directory, MOVED_MARK), "");

  await assertOneDatabase(directory, "postgres://localhost/sahne");
  await expect(assertOneDatabase(directory, undefined)).rejects.toThrow(/Set DATABASE_URL/);
});
