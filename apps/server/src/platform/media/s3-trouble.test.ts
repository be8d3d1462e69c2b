import { tmpdir } from "node:os";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { S3Config } from "#platform/s3-config.ts";
import { errorAnswer, NOWHERE, stubStore } from "#test/media/stub-store.ts";
import { NoSpaceError, StoreAwayError, storeTrouble, type MediaStore } from "./media-store.ts";
import { openS3Store } from "./s3-store.ts";

const KEY = "videos/a.mp4";

function storeAt(config: S3Config): Promise<MediaStore> {
  return openS3Store({ ...config, temporaryDir: tmpdir() });
}

test.each([
  [503, "SlowDown"],
  [500, "InternalError"],
  [403, "InvalidAccessKeyId"],
])("a store that answers %i (%s) is away (F36)", async (status, code) => {
  const store = await storeAt(await stubStore(errorAnswer(status, code)));

  await expect(store.put(KEY, Buffer.from("film"))).rejects.toThrow(StoreAwayError);
});

test("a store that is away is so whatever is asked of it", async () => {
  const store = await storeAt(await stubStore(errorAnswer(500, "InternalError")));

  await expect(store.open(KEY)).rejects.toThrow(StoreAwayError);
  await expect(store.size(KEY)).rejects.toThrow(StoreAwayError);
  await expect(store.remove(KEY)).rejects.toThrow(StoreAwayError);
  await expect(store.check()).rejects.toThrow(StoreAwayError);
  await expect(store.sweepTemporary(0)).rejects.toThrow(StoreAwayError);
});

test("a store that cannot be reached is away", async () => {
  const store = await storeAt(NOWHERE);

  const trouble = await store.put(KEY, Buffer.from("film")).catch((error: unknown) => storeTrouble(error));

  expect(trouble).toBe("unavailable");
});

test.each([
  [403, "QuotaExceeded"],
  [507, "InsufficientStorage"],
])("a store that answers %i (%s) is full", async (status, code) => {
  const store = await storeAt(await stubStore(errorAnswer(status, code)));

  await expect(store.put(KEY, Buffer.from("film"))).rejects.toThrow(NoSpaceError);
});

test("a store that knows no ranges is not believed: the whole file is no part of it", async () => {
  const store = await storeAt(await stubStore((_request, response) => response.end("0123456789")));

  await expect(store.open(KEY, { start: 2, end: 3 })).rejects.toThrow("answered a range with 200");
  expect(String(await buffer(await store.open(KEY)))).toBe("0123456789");
});

test("a connection that breaks in the middle of a file is told, never taken for its end", async () => {
  const half = await stubStore((_request, response) => {
    response.writeHead(200, { "content-length": "1000000" });
    response.write(Buffer.alloc(300_000), () => response.destroy());
  });
  const store = await storeAt(half);

  await expect(buffer(await store.open(KEY))).rejects.toThrow(StoreAwayError);
});
