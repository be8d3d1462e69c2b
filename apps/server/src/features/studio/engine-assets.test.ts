import { expect, test } from "vitest";
import { callApi } from "#test/api.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();
const get = (path: string, headers = {}) => callApi(t.product(), "GET", path, { headers });

test("the preview's files come under a key of their content, to be kept for good [R17.3]", async () => {
  const { body } = await get("/studio-assets/index.json");
  const base = `/studio-assets/${String(body["key"])}`;

  for (const name of ["kernel.wasm", "lexicon.json", "atlas.json", "anton-regular.ttf"]) {
    const { status, raw } = await get(`${base}/${name}`);
    expect([name, status]).toEqual([name, 200]);
    expect(raw.headers["cache-control"]).toContain("immutable");
  }
  const packed = await get(`${base}/kernel.wasm`, { "accept-encoding": "gzip" });
  expect(packed.raw.headers["content-encoding"]).toBe("gzip");
  const plain = await get(`${base}/kernel.wasm`);
  expect(plain.raw.rawPayload.subarray(0, 4).toString("latin1")).toBe("\0asm");
});

test("a drawing comes by its name and can do nothing as a page; other names lead nowhere [R17.3]", async () => {
  const cat = await get("/studio-assets/k/things/cat.svg");
  expect(cat.raw.payload).toMatch(/^<svg /);
  expect(cat.raw.headers["content-security-policy"]).toContain("sandbox");
  const figure = await get("/studio-assets/k/things/figure-she-adult-today-0-carry-glad-with-basket.svg");
  expect(figure.raw.payload).toMatch(/^<svg .*fgp-/);
  for (const path of [
    "things/no-such-thing.svg",
    "things/figure-she-adult-today-9-run-calm.svg",
    "things/..%2f..%2fpackage.svg",
    "things.pack",
    "render-child.cjs",
  ]) {
    expect([path, (await get(`/studio-assets/k/${path}`)).status]).toEqual([path, 404]);
  }
});

test("letters of other scripts come piece by piece [R17.3]", async () => {
  const pieces = JSON.parse((await get("/studio-assets/k/scripts.json")).raw.payload) as {
    at: number;
    length: number;
  }[];
  const piece = await get(`/studio-assets/k/scripts/${pieces[1]?.at}`);
  expect(piece.raw.rawPayload).toHaveLength(pieces[1]?.length ?? 0);
  expect(piece.raw.rawPayload.subarray(0, 4).toString("latin1")).toBe("wOF2");
  expect((await get("/studio-assets/k/scripts/7")).status).toBe(404);
});
