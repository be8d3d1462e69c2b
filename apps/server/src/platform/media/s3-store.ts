import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { ListMultipartUploadsCommandOutput, S3 } from "@aws-sdk/client-s3";
import type { S3Config } from "#platform/s3-config.ts";
import { assertKey, assertPrefix } from "./media-key.ts";
import type { MediaStore } from "./media-store.ts";
import { openS3Client } from "./s3-client.ts";
import { asStoreError, isMissing } from "./s3-errors.ts";
import { uploadTo } from "./s3-upload.ts";
import { inWorkFolder } from "./work-folder.ts";

const LINK_SECONDS = 300;
/** Health is asked every few seconds and each write is paid for: in between the bucket is only looked at. */
const WRITE_CHECK_EVERY_MS = 60_000;
const REMOVALS_AT_ONCE = 8;
const PARTIAL_CONTENT = 206;

type S3StoreOptions = S3Config & {
  /** Where the copies lie that local tools ask for. */
  temporaryDir: string;
};

export async function openS3Store({ temporaryDir, ...config }: S3StoreOptions): Promise<MediaStore> {
  const { bucket } = config;
  const client = await openS3Client(config);
  const { calls } = client;
  const place = (key: string) => ({ Bucket: bucket, Key: assertKey(key) });
  let writtenAt = -Infinity;

  async function open(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`;
    const { Body, $metadata } = await calls.getObject({ ...place(key), Range });
    const body = Body as Readable;
    // A store that knows no ranges answers with the whole film: taken for a part, it would be published wrong.
    if (range && $metadata.httpStatusCode !== PARTIAL_CONTENT) {
      body.destroy();
      throw new Error(`The store answered a range with ${$metadata.httpStatusCode}.`);
    }
    return Readable.from(withStoreErrors(body), { objectMode: false });
  }

  async function remove(key: string): Promise<void> {
    await calls.deleteObject(place(key));
  }

  return {
    async put(key, body) {
      return uploadTo(calls, place(key), body);
    },
    async adopt(key, localPath) {
      const stored = await uploadTo(calls, place(key), createReadStream(localPath));
      await rm(localPath, { force: true });
      return stored;
    },
    open,
    async size(key) {
      try {
        const { ContentLength } = await calls.headObject(place(key));
        return ContentLength ?? null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove,
    async removePrefix(prefix) {
      let removals: Promise<void>[] = [];
      for await (const key of listKeys(calls, bucket, assertPrefix(prefix))) {
        removals.push(remove(key));
        if (removals.length < REMOVALS_AT_ONCE) continue;
        await Promise.all(removals);
        removals = [];
      }
      await Promise.all(removals);
    },
    list: (prefix) => listKeys(calls, bucket, assertPrefix(prefix)),
    withLocalFile: (key, work) =>
      inWorkFolder({ temporaryDir }, "media-", async (folder) => {
        const path = join(folder, basename(key));
        const content = await open(key);
        await pipeline(content, createWriteStream(path, { mode: 0o600 }));
        return work(path);
      }),
    async directLink(key, answer) {
      return client.presign(assertKey(key), answer, LINK_SECONDS);
    },
    origin: config.endpoint.origin,
    async check() {
      if (performance.now() - writtenAt < WRITE_CHECK_EVERY_MS) {
        await calls.headBucket({ Bucket: bucket });
        return;
      }
      const key = `checks/${process.pid}-${Date.now()}`;
      await uploadTo(calls, place(key), Buffer.from(key));
      const content = await text(await open(key));
      await remove(key);
      if (content !== key) throw new Error(`The bucket ${bucket} does not give back what was written.`);
      writtenAt = performance.now();
    },
    sweepTemporary: (olderThanMs) => abortUploads(calls, bucket, new Date(Date.now() - olderThanMs)),
  };
}

/** A connection that breaks in the middle of a file becomes the same error as one that failed to open. */
async function* withStoreErrors(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body as AsyncIterable<Buffer>;
  } catch (error) {
    throw asStoreError(error);
  }
}

async function* listKeys(calls: S3, bucket: string, folder: string): AsyncGenerator<string> {
  const Prefix = folder === "" ? undefined : `${folder}/`;
  let ContinuationToken: string | undefined;
  do {
    const page = await calls.listObjectsV2({ Bucket: bucket, Prefix, ContinuationToken });
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
    ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (ContinuationToken !== undefined);
}

/** What killed processes began and nobody will finish: invisible, but kept and paid for. */
async function abortUploads(calls: S3, bucket: string, before: Date): Promise<number> {
  let aborted = 0;
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
  while (marker) {
    const page: ListMultipartUploadsCommandOutput = await calls.listMultipartUploads({ Bucket: bucket, ...marker });
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (!Key || !UploadId || !Initiated || Initiated > before) continue;
      await calls.abortMultipartUpload({ Bucket: bucket, Key, UploadId });
      aborted += 1;
    }
    const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
    marker = page.IsTruncated ? { KeyMarker, UploadIdMarker } : undefined;
  }
  return aborted;
}
