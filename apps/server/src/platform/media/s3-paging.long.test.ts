import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { onS3 } from "#test/media/stores.ts";
import { openS3Store } from "./s3-store.ts";

onS3("a full bucket", (bucket) => {
  test("more files than the store names at once are listed and removed", async () => {
    const media = await openS3Store({ ...bucket(), temporaryDir: tmpdir() });
    const keys = Array.from({ length: 1003 }, (_, index) => `many/${String(index).padStart(4, "0")}.jpg`);
    for (let from = 0; from < keys.length; from += 40) {
      await Promise.all(keys.slice(from, from + 40).map((key) => media.put(key, Buffer.from("x"))));
    }
    const listed: string[] = [];
    for await (const key of media.list("many")) listed.push(key);

    expect(listed).toEqual(keys);
    await media.removePrefix("many");
    expect(await media.list("")[Symbol.asyncIterator]().next()).toMatchObject({ done: true });
  });
});
