import { afterEach, beforeEach } from "vitest";
import type { MediaStore } from "#platform/media/media-store.ts";
import { openS3Store } from "#platform/media/s3-store.ts";
import type { S3Config } from "#platform/s3-config.ts";
import type { TestProduct } from "#test/product/test-product.ts";
import { NOWHERE } from "./stub-store.ts";

/** For tests inside `onS3`: the product's media lies in the bucket, until the test says that nobody can reach it. */
export function withMediaOnS3(
  product: () => TestProduct,
  bucket: () => S3Config,
): { goAway(): void; comeBack(): void } {
  let disk: MediaStore | undefined;
  let there: MediaStore | undefined;
  let away: MediaStore | undefined;
  const putIn = (media: MediaStore | undefined): void => void Object.assign(product().context, media && { media });
  beforeEach(async () => {
    const { context } = product();
    disk = context.media;
    const { temporaryDir } = context;
    there = await openS3Store({ ...bucket(), temporaryDir });
    away = await openS3Store({ ...NOWHERE, temporaryDir });
    await there.removePrefix("");
    putIn(there);
  });
  afterEach(() => putIn(disk));
  return { goAway: () => putIn(away), comeBack: () => putIn(there) };
}
