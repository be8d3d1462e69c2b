import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import { callApi, type Answer, type TestUser } from "#test/api.ts";
import type { TestProduct } from "#test/product/test-product.ts";

const BOUNDARY = "sahne-test";

/** Sends a file as a form of the browser does. */
export async function uploadPicture(
  product: TestProduct,
  user: TestUser,
  bytes: Buffer,
  { name = "sunset.jpg", field = "file" } = {},
): Promise<Answer> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  return callApi(product, "POST", "/upload", { token: user.token, body, headers });
}

type Colour = { width: number; height: number };

export function jpeg({ width, height }: Colour): Promise<Buffer> {
  return picture(width, height).jpeg().toBuffer();
}

export function png({ width, height }: Colour): Promise<Buffer> {
  return picture(width, height).png().toBuffer();
}

/** A photo as a telephone writes it: turned on its side, with a place and a name inside. */
export function jpegWithExif(secret: string): Promise<Buffer> {
  return picture(120, 60)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: secret } })
    .toBuffer();
}

/** A PNG of a claimed size with as many rows of real data as wanted: a bomb, or a lie. */
export function claimedPng(width: number, height: number, rows = height, isDeep = false): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit of grey, or three colours of 16 bits.
  header.writeUInt8(isDeep ? 16 : 1, 8);
  header.writeUInt8(isDeep ? 2 : 0, 9);
  const line = Buffer.alloc(1 + (isDeep ? width * 6 : Math.ceil(width / 8)));
  const data = deflateSync(Buffer.concat(Array.from({ length: rows }, () => line)), { level: 9 });
  const mark = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([mark, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

export function animatedGif(frames: number, side = 60): Promise<Buffer> {
  const frameBytes = side * side * 3;
  const pixels = Buffer.concat(Array.from({ length: frames }, (_, index) => Buffer.alloc(frameBytes, index * 4)));
  const raw = { width: side, height: side * frames, channels: 3, pageHeight: side } as const;
  return sharp(pixels, { raw }).gif().toBuffer();
}

export const otherFormats = {
  svg: async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  "svg with an entity": async () =>
    Buffer.from(
      '\ufeff<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg><text>&x;</text></svg>',
    ),
  html: async () => Buffer.from("<html><script>alert(1)</script></html>"),
  pdf: async () => Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj"),
  tiff: async () => picture(8, 8).tiff().toBuffer(),
  webp: async () => picture(8, 8).webp().toBuffer(),
  mp4: async () => Buffer.from("00000018667479706d703432", "hex"),
};

function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#A4161A" } });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
