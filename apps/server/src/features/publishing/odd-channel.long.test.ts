import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HOUR_MS } from "@sahne/contract/time-units";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { nextPacificMidnight } from "#features/youtube/pacific-day.ts";
import { callApi, type TestUser } from "#test/api.ts";
import {
  connectedUser,
  makeFilm,
  MEBIBYTE,
  noticesOf,
  passTime,
  publishFilm,
  settleUpload,
  uploadOf,
} from "#test/published-films.ts";
import { armFault, readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

beforeEach(() => t.product().clock.stopAtNoon());

const cancel = (user: TestUser, videoId: string) =>
  callApi(t.product(), "POST", `/api/videos/${videoId}/upload/cancel`, { token: user.token });

const decide = (user: TestUser, videoId: string, decision: string) =>
  callApi(t.product(), "POST", `/api/videos/${videoId}/upload/decide`, { token: user.token, body: { decision } });

async function hoursPass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) {
    await passTime(t.product(), HOUR_MS);
    await t.product().context.queue.drain();
  }
}

test("a film that the channel's list does not know for hours is waited for and never sent again", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  await armFault(product, { name: "late-index", value: 4.5 * HOUR_MS });

  await publishFilm(product, user, film.id);
  await product.context.queue.drain();
  await hoursPass(4);

  expect(await uploadOf(product, user, film.id)).toMatchObject({ status: "verifying", error: null });
  expect(await publishFilm(product, user, film.id)).toMatchObject({ status: 409 });
  await hoursPass(1);
  expect(await uploadOf(product, user, film.id)).toMatchObject({ status: "published" });
  expect((await readLedger(product)).uploads).toHaveLength(1);
});

test("a film that stays out of every list becomes a question; it turns up before it is sent again", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  await armFault(product, { name: "late-index", value: 30 * HOUR_MS });
  await publishFilm(product, user, film.id);
  await product.context.queue.drain();
  await hoursPass(23);
  expect(await uploadOf(product, user, film.id)).toMatchObject({ status: "verifying", error: null });
  await hoursPass(4);

  expect(await uploadOf(product, user, film.id)).toMatchObject({
    status: "needs_attention",
    youtubeVideoId: expect.any(String),
    error: { code: "youtube_video_gone", action: "decide" },
  });
  expect(await publishFilm(product, user, film.id)).toMatchObject({ status: 409 });
  await hoursPass(4);
  expect((await decide(user, film.id, "retry")).status).toBe(200);

  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "published" });
  expect((await readLedger(product)).uploads).toHaveLength(1);
});

test.each([
  ["keeps nothing and names no range", "no-range"],
  ["says the same range again and again", "stalled-range"],
])(
  "a channel that %s gets a chunk three times and is then left alone, and nobody waits for it",
  async (_name, fault) => {
    const product = t.product();
    const [user, other] = [await connectedUser(product), await connectedUser(product, "can")];
    const [stuck, mine] = [await makeFilm(product, user, 9 * MEBIBYTE), await makeFilm(product, other, 1000)];
    await armFault(product, { name: fault, times: 1000, text: "stuck" });

    await publishFilm(product, user, stuck.id, { title: "stuck" });
    expect(await settleUpload(product, user, stuck.id)).toMatchObject({
      status: "needs_attention",
      error: { code: "youtube_upload_broken", action: "wait" },
      waitsUntil: expect.any(String),
    });
    expect((await readLedger(product)).counts["youtube.upload.chunk"]).toBe(3);
    await publishFilm(product, other, mine.id);
    expect(await settleUpload(product, other, mine.id)).toMatchObject({ status: "published" });

    const sentBefore = (await readLedger(product)).counts["youtube.upload.chunk"] ?? 0;
    await hoursPass(24);
    const sent = ((await readLedger(product)).counts["youtube.upload.chunk"] ?? 0) - sentBefore;
    // Later and later: in a day no more than a few looks of three chunks each.
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(3 * 8);
    expect(await noticesOf(product, user)).toEqual(["upload_needs_attention"]);
    expect((await cancel(user, stuck.id)).status).toBe(200);
  },
);

test("a stalled film goes on where it stood when the channel takes it again", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 20 * MEBIBYTE);
  await armFault(product, { name: "stalled-range", times: 3, skip: 1 });

  await publishFilm(product, user, film.id);
  expect(await settleUpload(product, user, film.id)).toMatchObject({ error: { code: "youtube_upload_broken" } });
  await hoursPass(1);

  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "published" });
  expect((await readLedger(product)).uploads).toMatchObject([{ sha256: film.sha256 }]);
});

test("a range that cannot be read is asked for anew, and no byte is sent twice for it", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 20 * MEBIBYTE);
  await armFault(product, { name: "bad-range", value: "octets 0~8388607" });

  await publishFilm(product, user, film.id);

  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "published" });
  const { uploads: received } = await readLedger(product);
  expect(received).toMatchObject([{ sha256: film.sha256 }]);
  expect(received[0]?.bytesOnWire).toBe(received[0]?.bytes);
});

test("of sessions that die early three are opened in a day, and the next day it goes on by itself", async () => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 20 * MEBIBYTE);
  await armFault(product, { name: "expire-session", times: 50, text: "dying" });

  await publishFilm(product, user, film.id, { title: "dying" });
  const held = await settleUpload(product, user, film.id);

  expect(held).toMatchObject({ status: "needs_attention", error: { code: "youtube_upload_broken" } });
  expect(Date.parse(held?.waitsUntil ?? "")).toBeGreaterThanOrEqual(nextPacificMidnight(product.clock.now()).getTime());
  expect((await readLedger(product)).quota.used.uploads).toBe(3);
  await fetch(`${product.sandbox.url}/_sandbox/faults`, { method: "DELETE" });
  await hoursPass(25);
  expect(await settleUpload(product, user, film.id)).toMatchObject({ status: "published" });
});

test("an upload address at a foreign host gets neither the token nor a byte of the film", async () => {
  const product = t.product();
  const requests: unknown[] = [];
  const foreign = createServer((request, response) => {
    requests.push(request.headers);
    request.resume();
    response.writeHead(200, { "content-type": "application/json" }).end('{"id":"stolen"}');
  });
  await new Promise<void>((resolve) => void foreign.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void foreign.close());
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  const value = `127.0.0.1:${(foreign.address() as AddressInfo).port}`;
  await armFault(product, { name: "foreign-location", value, times: 20 });

  await publishFilm(product, user, film.id);

  expect(await settleUpload(product, user, film.id)).toMatchObject({
    error: { code: "youtube_upload_broken" },
    waitsUntil: expect.any(String),
  });
  expect(requests).toEqual([]);
  expect((await readLedger(product)).quota.used.uploads).toBe(1);
});

test.each([
  [
    "a page instead of data",
    { name: "status", status: 200, headers: { "content-type": "text/html" }, body: "<p>hello" },
  ],
  ["a breakdown", { name: "status", status: 500, body: "oops" }],
  ["a refusal without a reason", { name: "status", status: 403, body: "<p>no" }],
  ["a word that no document knows", { name: "odd-status", value: "archived" }],
])("when verification meets %s for a day, its owner is asked and nothing is sent again", async (_name, fault) => {
  const product = t.product();
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, 1000);
  const where = fault.name === "status" ? { method: "GET", path: "/youtube/v3/videos", times: 10_000 } : {};
  await armFault(product, { ...fault, ...where });
  await publishFilm(product, user, film.id);
  await product.context.queue.drain();
  await hoursPass(3);
  expect((await uploadOf(product, user, film.id))?.status).toBe("verifying");
  await hoursPass(23);

  expect(await uploadOf(product, user, film.id)).toMatchObject({
    status: "needs_attention",
    error: { code: "youtube_unverified", action: "decide" },
  });
  expect((await readLedger(product)).uploads).toHaveLength(1);
});
