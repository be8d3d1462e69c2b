// Draws one picture that came from outside anew, in a process that may crash: an order and the picture in, the result out.
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import { compileKernel } from "./compile-kernel.ts";
import { BEHIND_PICTURES } from "#picture/fit-picture.ts";
import { fitSize } from "#image/fit-size.ts";
import { openFaceFinder } from "#image/find-faces.ts";
import { findFocus, makeThumbnail } from "#image/find-focus.ts";
import type { DrawnPicture, PictureAnswer, PictureLimits, PictureOrder, PictureRules } from "#picture.ts";

const MARGIN_COLOUR = "#000000";
const PAPER_COLOUR = "#161a1d";
const QUALITIES = [90, 80, 65, 50];
const BYTES_PER_SAMPLE: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const WIDEST_SAMPLE = 8;

// Only these three decoders may ever run, even if the sniffing were fooled.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadNsgif"] });
sharp.cache(false);
sharp.concurrency(1);

const input = await buffer(process.stdin);
const orderEnd = input.indexOf("\n");
const order = JSON.parse(input.toString("utf8", 0, orderEnd)) as PictureOrder;
const { answer, pictures } = await draw(input.subarray(orderEnd + 1)).then(
  (drawn) => ({ answer: answerOf(drawn), pictures: drawn.pictures }),
  (error: unknown) => ({ answer: refusalOf(error), pictures: [] }),
);
process.stdout.end(Buffer.concat([Buffer.from(`${JSON.stringify(answer)}\n`), ...pictures]));

function answerOf({ pictures, ...rest }: DrawnPicture): PictureAnswer {
  return { isOk: true, ...rest, lengths: pictures.map(({ length }) => length) };
}

function refusalOf(error: unknown): PictureAnswer {
  const isTooLarge = error instanceof Error && /pixel limit|too large/i.test(error.message);
  return { isOk: false, reason: isTooLarge ? "too_large" : "unreadable" };
}

async function draw(source: Buffer): Promise<DrawnPicture> {
  const header = await readHeader(source, order.limits);
  const isOpaque = !header.hasAlpha;
  if (order.kind === "clean") return clean(source, { ...order, isOpaque: order.isOpaque || isOpaque });
  const picture = await fit(source, order.limits, order.rules);
  return { width: header.width, height: header.height, isOpaque, subject: null, pictures: [picture] };
}

/** What the header says decides before anything is decoded. */
async function readHeader(source: Buffer, limits: PictureLimits) {
  const { width, height, hasAlpha, channels, depth } = await sharp(source, optionsFor(limits)).metadata();
  const decodedBytes = width * height * channels * (BYTES_PER_SAMPLE[depth] ?? WIDEST_SAMPLE);
  const isTooLarge = Math.max(width, height) > limits.maxSide || width * height > limits.maxPixels;
  if (isTooLarge || decodedBytes > limits.maxDecodedBytes) throw new Error("too large");
  if (Math.min(width, height) < limits.minSide) throw new Error("too small");
  return { width, height, hasAlpha };
}

function optionsFor({ maxPixels }: PictureLimits) {
  return { limitInputPixels: maxPixels, failOn: "warning", pages: 1 } as const;
}

/** The first frame, upright; a picture with a lie in its header or a broken end is refused. */
function open(source: Buffer, limits: PictureLimits): Sharp {
  return sharp(source, optionsFor(limits)).autoOrient();
}

/** Nothing of the file that came survives but its pixels. */
async function clean(source: Buffer, wanted: Extract<PictureOrder, { kind: "clean" }>): Promise<DrawnPicture> {
  const { keptSide, thumbnailSide, isOpaque, limits } = wanted;
  const whole = open(source, limits)
    .resize({ width: keptSide, height: keptSide, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  const encoded = isOpaque ? whole.jpeg({ quality: 90 }) : whole.png({ compressionLevel: 6 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const thumbnail = await open(data, limits)
    .resize({ width: thumbnailSide, height: thumbnailSide, fit: "inside", withoutEnlargement: true })
    .flatten({ background: PAPER_COLOUR })
    .jpeg({ quality: 78 })
    .toBuffer();
  // As the renderer will find it in the same bytes: what the studio shows is cut as the film is.
  const seen = open(data, limits).toColourspace("srgb").flatten({ background: BEHIND_PICTURES });
  const small = await makeThumbnail(seen, info);
  const findFaces = await openFaceFinder(
    await compileKernel(join(import.meta.dirname, "kernel.wasm")),
    import.meta.dirname,
  );
  const subject = { focus: await findFocus(small), faces: await findFaces(small) };
  return { width: info.width, height: info.height, isOpaque, subject, pictures: [data, thumbnail] };
}

/** Large enough, not too long, not too heavy, without transparency. */
async function fit(source: Buffer, limits: PictureLimits, rules: PictureRules): Promise<Buffer> {
  const { width, height } = await sharp(source, optionsFor(limits)).metadata();
  const fitted = open(source, limits)
    .flatten({ background: MARGIN_COLOUR })
    .resize({ ...fitSize({ width, height }, rules), fit: "contain", background: MARGIN_COLOUR })
    .toColourspace("srgb");
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await fitted.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= rules.maxBytes) break;
  }
  return jpeg;
}
