import { join } from "node:path";
import type { Config } from "#platform/config.ts";
import { createDiskStore } from "./disk-store.ts";
import type { MediaStore } from "./media-store.ts";
import { openS3Store } from "./s3-store.ts";

/** On S3 when that is set, else in the data directory. */
export async function openMediaStore({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<MediaStore> {
  if (s3) return openS3Store({ ...s3, temporaryDir: join(dataDir, "tmp") });
  return createDiskStore(join(dataDir, "media"));
}
