import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { callApi, makeUser } from "#test/api.ts";
import { makeFilm } from "#test/published-films.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { readVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

function setProxy(mediaByProxy: "accel" | "sendfile"): void {
  const { config } = t.product().context;
  Object.assign(config, { mediaByProxy });
  onTestFinished(() => void Object.assign(config, { mediaByProxy: "off" }));
}

async function filmLink(): Promise<string> {
  const user = await makeUser(t.product());
  const { id } = await makeFilm(t.product(), user, 1_000);
  const { videoUrl } = await readVideo(t.product(), user, id);
  return videoUrl ?? "";
}

test("a proxy is told where the file lies and sends it; the product sends no byte of it [R19.4]", async () => {
  const link = await filmLink();
  const whole = await callApi(t.product(), "GET", link);
  setProxy("accel");

  const { raw } = await callApi(t.product(), "GET", link);
  const inner = String(raw.headers["x-accel-redirect"]);
  expect(raw.statusCode).toBe(200);
  expect(raw.rawPayload).toHaveLength(0);
  expect(inner).toMatch(/^\/sahne-media\/videos\//);
  expect(raw.headers["content-type"]).toBe(whole.raw.headers["content-type"]);
  expect(raw.headers["cache-control"]).toBe(whole.raw.headers["cache-control"]);
  // What nginx does with it: the rest of the address below the media folder.
  const file = join(
    t.product().context.config.dataDir,
    "media",
    decodeURIComponent(inner.replace("/sahne-media/", "")),
  );
  expect((await readFile(file)).equals(whole.raw.rawPayload)).toBe(true);
  const head = await callApi(t.product(), "HEAD" as "GET", link);
  expect(head.raw.headers["content-length"]).toBe(String(whole.raw.rawPayload.length));
});

test("Apache and lighttpd are told the whole path; a link that does not hold is refused as ever, without a word about files [R19.4]", async () => {
  const link = await filmLink();
  setProxy("sendfile");
  const { raw } = await callApi(t.product(), "GET", link);
  expect(String(raw.headers["x-sendfile"])).toMatch(/^\/.*\/media\/videos\/.*\.mp4$/);

  for (const mode of ["accel", "sendfile"] as const) {
    setProxy(mode);
    const bad = await callApi(
      t.product(),
      "GET",
      link.replace(/.$/, (last) => (last === "a" ? "b" : "a")),
    );
    expect(bad.status).toBeGreaterThanOrEqual(400);
    expect(bad.raw.headers["x-accel-redirect"] ?? bad.raw.headers["x-sendfile"]).toBeUndefined();
  }
});
