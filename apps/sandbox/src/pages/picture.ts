import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A sun over a horizon in two seeded colours, always the same for the same name: channel pictures and default thumbnails. */
export function drawPicture(name: string, width: number, height: number): Buffer {
  const seed = createHash("sha256").update(name).digest();
  const sky = [colour(seed.subarray(0)), colour(seed.subarray(8))] as const;
  const radius = Math.min(width, height) * 0.22;
  const horizon = height * (0.6 + (seed[16] ?? 0) / 2000);
  const sunX = width * (0.3 + ((seed[17] ?? 0) / 255) * 0.4);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sun = clamp((radius - Math.hypot(x - sunX, y - horizon)) / 2 + 0.5);
      const ground = clamp((y - horizon) / 2 + 0.5);
      const position = y * (width * 3 + 1) + 1 + x * 3;
      for (let channel = 0; channel < 3; channel++) {
        const air = mix(sky[0][channel] ?? 0, sky[1][channel] ?? 0, y / height);
        rows[position + channel] = Math.round(mix(mix(air, 246, sun), air * 0.35, ground));
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function colour(seed: Buffer): number[] {
  return [0, 1, 2].map((index) => 24 + ((seed[index] ?? 0) * 140) / 255);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
