import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureFacts } from "#plan/plan.ts";
import { ENGINE_VERSION } from "#version.ts";
import type { Map2d } from "#picture/map.ts";
import type { PictureWish } from "./prepare-picture.ts";

/** A prepared picture as it is kept: its planes (Y, then U, then V, without padding), its depth and its facts. */
export type KeptPicture = { facts: PictureFacts; depth: Map2d; planes: Uint8Array };

/** Prepared pictures by content and wish, shared by all render processes. It never fails a film: at worst it is empty. */
export type PictureCache = {
  find(key: string): Promise<KeptPicture | null>;
  keep(key: string, picture: KeptPicture): Promise<void>;
};

export type CacheLimits = { mostBytes: number; mostMilliseconds: number };

type Head = { facts: PictureFacts; depth: { width: number; height: number }; sha256: string };

const ENDING = ".picture";
/** Somebody who deletes a picture expects it to be gone: nothing is kept longer than this. */
const DAY_MS = 24 * 3600 * 1000;
const LIMITS: CacheLimits = { mostBytes: 256 * 1024 ** 2, mostMilliseconds: DAY_MS };

/** The same file asked for in the same way by the same version. */
export function pictureKey(content: Uint8Array, wish: PictureWish): string {
  const { frame, saturation } = wish;
  const { width, height } = frame;
  const way = JSON.stringify([ENGINE_VERSION, width, height, saturation]);
  return createHash("sha256").update(way).update(content).digest("hex");
}

export function createPictureCache(folder: string, limits = LIMITS): PictureCache {
  return {
    async find(key) {
      try {
        const path = join(folder, key + ENDING);
        const picture = parse(await readFile(path));
        if (picture) await utimes(path, new Date(), (await stat(path)).mtime);
        return picture;
      } catch {
        return null;
      }
    },
    async keep(key, picture) {
      // A name of its own until it is whole: other processes may be writing the same picture, and this one may be killed.
      const partName = join(folder, `${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(partName, format(picture));
        await rename(partName, join(folder, key + ENDING));
        await forget(folder, limits);
      } catch {
        await rm(partName, { force: true });
      }
    },
  };
}

function format({ facts, depth, planes }: KeptPicture): Buffer {
  const { width, height, values } = depth;
  const map = Buffer.from(values.buffer, values.byteOffset, values.byteLength);
  const sha256 = createHash("sha256").update(map).update(planes).digest("hex");
  const head = Buffer.from(JSON.stringify({ facts, depth: { width, height }, sha256 } satisfies Head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, map, planes]);
}

/** Nothing is believed that a crash or a full disk may have cut short. */
function parse(file: Buffer): KeptPicture | null {
  const bodyStart = 4 + file.readUInt32LE(0);
  const { facts, depth, sha256 } = JSON.parse(file.toString("utf8", 4, bodyStart)) as Head;
  const body = file.subarray(bodyStart);
  if (createHash("sha256").update(body).digest("hex") !== sha256) return null;
  const mapBytes = depth.width * depth.height * 4;
  const values = new Float32Array(Uint8Array.from(body.subarray(0, mapBytes)).buffer);
  return { facts, depth: { ...depth, values }, planes: body.subarray(mapBytes) };
}

/** Too old goes first, then what was not asked for the longest; halves of a killed process go with their age. */
async function forget(folder: string, { mostBytes, mostMilliseconds }: CacheLimits): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      const facts = await stat(path).catch(() => null);
      return { path, bytes: facts?.size ?? 0, usedAt: facts?.atimeMs ?? 0, madeAt: facts?.mtimeMs ?? 0 };
    }),
  );
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { path, bytes, madeAt } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    const isOld = Date.now() - madeAt > mostMilliseconds;
    if (!isOld && total <= mostBytes) continue;
    await rm(path, { force: true });
    total -= bytes;
  }
}
