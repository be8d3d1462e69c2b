import { Readable } from "node:stream";
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  property,
  string,
  tuple,
  uint8Array,
} from "fast-check";
import { expect, test } from "vitest";
import { AppError } from "#platform/errors.ts";
import { parseForm, readForm } from "./form-body.ts";

const BOUNDARY = "----WebKitFormBoundary7MA4YWxkTrZu0gW";
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const LIMITS = { maxBytes: 10_000, maxParts: 6 };

function part(headers: string, bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${headers}\r\n\r\n`), bytes, Buffer.from("\r\n")]);
}

const field = (name: string, text = "x"): Buffer =>
  part(`Content-Disposition: form-data; name="${name}"`, Buffer.from(text));
const form = (...parts: Buffer[]): Buffer => Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
const read = (body: Buffer, type = TYPE) => readForm(Readable.from([body]), type, LIMITS);

test("any bytes come out as they went in, beside other fields, whatever their names", async () => {
  const names = string({ unit: "grapheme", maxLength: 40 }).filter((name) => !/[\r\n"\\%]/.test(name));
  const files = tuple(names, uint8Array({ maxLength: 400 }));
  await assert(
    asyncProperty(files, integer({ min: 0, max: 5 }), async ([name, bytes], others) => {
      const head = `content-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png`;
      const fields = Array.from({ length: others }, (_, index) => field(`f${index}`));
      const parts = await read(form(...fields, part(head, Buffer.from(bytes))));
      expect(parts).toHaveLength(others + 1);
      expect(parts.at(-1)).toEqual({ name: "file", fileName: Buffer.from(name).toString(), bytes: Buffer.from(bytes) });
    }),
  );
});

test("a form that breaks off anywhere is refused as a bad request", async () => {
  const whole = form(field("a"), field("b", "text"));
  const needed = whole.length - "\r\n".length;
  for (let length = 0; length < needed; length += 1) {
    await expect(read(whole.subarray(0, length))).rejects.toMatchObject({ code: "invalid_request" });
  }
  expect(await read(whole.subarray(0, needed))).toHaveLength(2);
});

test.each([
  ["a sender that goes away", () => readForm(broken(), TYPE, LIMITS), "invalid_request"],
  ["seven parts", () => read(form(...Array.from({ length: 7 }, () => field("a")))), "invalid_request"],
  ["more bytes than allowed", () => read(form(field("a", "x".repeat(10_001)))), "too_large"],
  ["no boundary", () => read(form(field("a")), "multipart/form-data; charset=utf-8"), "invalid_request"],
  ["another type", () => read(form(field("a")), "multipart/mixed; boundary=x"), "unsupported_media_type"],
  ["a part without a name", () => read(form(part("content-type: text/plain", Buffer.from("x")))), "invalid_request"],
  ["headers that do not end", () => read(form(Buffer.from(`--${BOUNDARY}\r\nx: y\r\n`))), "invalid_request"],
])("%s: refused without harm", async (_name, attempt, code) => {
  await expect(attempt()).rejects.toMatchObject({ code });
});

test("names as other programs write them are read: a quoted boundary, a quote, an encoded name", async () => {
  const head = String.raw`Content-Disposition: form-data; name=file; filename="a\"b%22.png"; filename*=UTF-8''%C3%A7ay.png`;
  const [file] = await read(form(part(head, Buffer.from("x"))), `Multipart/Form-Data; boundary="${BOUNDARY}"`);
  const [plain] = await read(
    form(part(`content-disposition: form-data; name="file"; filename="a%22.png"`, Buffer.from("x"))),
  );

  expect(file).toMatchObject({ name: "file", fileName: "çay.png" });
  expect(plain).toMatchObject({ fileName: 'a".png' });
});

test("no bytes whatever make it throw anything but a refusal", () => {
  const pieces = constantFrom(
    "--b",
    "--b--",
    "\r\n",
    "--",
    "\r\n\r\n",
    'content-disposition: form-data; name="a"',
    "b",
  );
  assert(
    property(array(oneof(pieces, string({ maxLength: 5 })), { maxLength: 30 }), (texts) => {
      expect(refusalOf(() => parseForm(Buffer.from(texts.join("")), "b", 6))).toMatch(/^(none|invalid_request)$/);
    }),
    { numRuns: 2000 },
  );
});

function broken(): Readable {
  return new Readable({
    read() {
      this.push(field("a"));
      this.destroy(new Error("aborted"));
    },
  });
}

function refusalOf(work: () => unknown): string {
  try {
    work();
    return "none";
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}
