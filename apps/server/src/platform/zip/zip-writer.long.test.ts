import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { readZip } from "#test/read-zip.ts";
import { testFolder } from "#test/product/temporary-folder.ts";
import { createZip } from "./zip-writer.ts";

test("more files than the old format can count are all found", async () => {
  const path = join(await testFolder(), "archive.zip");
  const zip = await createZip(path);
  const modifiedAt = new Date("2026-11-15T10:20:30Z");
  for (let index = 0; index < 66_000; index += 1) {
    await zip.add({ name: `${index}`, bytes: 0, modifiedAt, content: Readable.from([]) });
  }
  await zip.finish();

  const files = readZip(await readFile(path));

  expect(files).toHaveLength(66_000);
  expect(files.at(-1)?.name).toBe("65999");
});
