import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { CompletedPart, S3 } from "@aws-sdk/client-s3";
import type { StoredMedia } from "./media-store.ts";

type Place = { Bucket: string; Key: string };

/** At least 5 MiB by the protocol, and at most 10,000 of them: 80 GB. */
export const PART_BYTES = 8 * 1024 * 1024;

/**
 * What fits in one part goes in one call, all else in parts, of which two are in memory at any time: one on the wire,
 * one being filled. The store shows the file only when it was told that it is whole.
 */
export async function uploadTo(calls: S3, place: Place, body: Readable | Buffer): Promise<StoredMedia> {
  const hash = createHash("sha256");
  let bytes = 0;
  let parts: PartUpload | undefined;
  try {
    for await (const { part, isRest } of partsOf(body)) {
      hash.update(part);
      bytes += part.length;
      if (isRest && !parts) await calls.putObject({ ...place, Body: part, ContentLength: part.length });
      else if (part.length > 0) await (parts ??= await beginParts(calls, place)).send(part);
    }
    await parts?.complete();
  } catch (error) {
    await parts?.abandon();
    throw error;
  }
  return { bytes, sha256: hash.digest("hex") };
}

type PartUpload = {
  /** Comes back when the part before has arrived. */
  send(part: Buffer): Promise<void>;
  complete(): Promise<void>;
  abandon(): Promise<void>;
};

async function beginParts(calls: S3, place: Place): Promise<PartUpload> {
  const { UploadId } = await calls.createMultipartUpload(place);
  const upload = { ...place, UploadId };
  const arrived: CompletedPart[] = [];
  let onTheWire: Promise<void> | undefined;

  async function sendPart(Body: Buffer): Promise<void> {
    const PartNumber = arrived.length + 1;
    const { ETag } = await calls.uploadPart({ ...upload, PartNumber, Body, ContentLength: Body.length });
    arrived.push({ PartNumber, ETag });
  }

  return {
    async send(part) {
      await onTheWire;
      onTheWire = sendPart(part);
      // The error is thrown to the next caller that awaits it.
      onTheWire.catch(() => undefined);
    },
    async complete() {
      await onTheWire;
      await calls.completeMultipartUpload({ ...upload, MultipartUpload: { Parts: arrived } });
    },
    async abandon() {
      // A part that arrives after the abort would stay in the store for ever.
      await onTheWire?.catch(() => undefined);
      // If the store cannot be reached now, the sweep removes it later.
      await calls.abortMultipartUpload(upload).catch(() => undefined);
    },
  };
}

type Part = { part: Buffer; isRest: boolean };

/** Full parts, then once the rest, which may be empty. A part is valid until the second next one is requested. */
async function* partsOf(body: Readable | Buffer): AsyncGenerator<Part> {
  if (Buffer.isBuffer(body)) {
    let start = 0;
    for (; body.length - start > PART_BYTES; start += PART_BYTES) {
      yield { part: body.subarray(start, start + PART_BYTES), isRest: false };
    }
    yield { part: body.subarray(start), isRest: true };
    return;
  }
  const places = [Buffer.allocUnsafeSlow(PART_BYTES), Buffer.allocUnsafeSlow(PART_BYTES)] as const;
  let turn: 0 | 1 = 0;
  let filled = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    for (let taken = 0; taken < chunk.length;) {
      const count = chunk.copy(places[turn], filled, taken);
      taken += count;
      filled += count;
      if (filled < PART_BYTES) continue;
      yield { part: places[turn], isRest: false };
      turn = turn === 0 ? 1 : 0;
      filled = 0;
    }
  }
  yield { part: places[turn].subarray(0, filled), isRest: true };
}
