import sharp from "sharp";
import { expect, test } from "vitest";
import { animatedGif, png } from "#test/pictures.ts";
import { fitSize } from "@sahne/engine/image/fit-size";
import { fitPicture } from "./reference-picture.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

const kling = { minSide: 300, maxSide: 2048, maxRatio: 2.5, maxBytes: 10_000_000 };

test.each([
  [
    { width: 1200, height: 800 },
    { width: 1200, height: 800 },
  ],
  [
    { width: 60, height: 60 },
    { width: 300, height: 300 },
  ],
  [
    { width: 4000, height: 2000 },
    { width: 2048, height: 1024 },
  ],
  [
    { width: 3000, height: 100 },
    { width: 2048, height: 819 },
  ],
  [
    { width: 100, height: 1000 },
    { width: 400, height: 1000 },
  ],
])("a picture of %j is sent as %j", (size, expected) => {
  expect(fitSize(size, kling)).toEqual(expected);
});

test("whatever the library holds becomes a JPEG that the vendor takes", async () => {
  for (const source of [await animatedGif(3), await png({ width: 20, height: 400 })]) {
    const { format, width, height } = await sharp(await fitPicture(t.product().context, source, kling)).metadata();

    expect(format).toBe("jpeg");
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(300);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.51);
  }
});

test("a heavy picture is pressed until it is light enough", async () => {
  const noise = await sharp(
    Buffer.alloc(900 * 900 * 3).map(() => Math.floor(Math.random() * 256)),
    {
      raw: { width: 900, height: 900, channels: 3 },
    },
  )
    .png()
    .toBuffer();

  expect((await fitPicture(t.product().context, noise, { ...kling, maxBytes: 500_000 })).length).toBeLessThan(500_000);
});
