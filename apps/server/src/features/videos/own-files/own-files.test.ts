import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { OWN_PIECE_BYTES } from "@sahne/contract/limits";
import type { OwnFile } from "@sahne/contract/videos/own-files";
import { DAY_MS } from "@sahne/contract/time-units";
import type { Video } from "@sahne/contract/videos/videos";
import { expect, test } from "vitest";
import { ownFiles } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { connectChannel } from "#test/vendors/sandbox-consent.ts";
import { MEBIBYTE, paddedClip, passTime, publishFilm, settleUpload } from "#test/published-films.ts";
import { readLedger } from "#test/vendors/sandbox-ledger.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { expireOwnFiles } from "./own-files.service.ts";

const t = withTestProduct();

async function begin(user: TestUser, name: string, bytes: number) {
  const path = `/api/users/${user.id}/own-files`;
  const answer = await callApi(t.product(), "POST", path, { token: user.token, body: { name, bytes } });
  return { ...answer, file: answer.body["file"] as OwnFile };
}

async function send(user: TestUser, fileId: string, offset: number, payload: Buffer) {
  const answer = await t.product().app.inject({
    method: "PUT",
    url: `/api/own-files/${fileId}?offset=${offset}`,
    headers: { authorization: `Bearer ${user.token}`, "content-type": "application/octet-stream" },
    payload,
  });
  const body = answer.json<{ code?: string; file: OwnFile }>();
  return { status: answer.statusCode, ...body };
}

async function listed(user: TestUser): Promise<OwnFile[]> {
  const { body } = await callApi(t.product(), "GET", `/api/users/${user.id}/own-files`, { token: user.token });
  return body["files"] as OwnFile[];
}

async function pieces(user: TestUser): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of t.product().context.media.list(`incoming/${user.id}`)) keys.push(key);
  return keys;
}

test("a file that stopped on the way goes on where it was, becomes a video, and is published like a made one [R18.8]", async () => {
  const user = await makeUser(t.product());
  const film = await paddedClip(OWN_PIECE_BYTES + MEBIBYTE);
  const { file, status } = await begin(user, "Tatil 2024.MP4", film.length);
  expect([status, file.receivedBytes]).toEqual([201, 0]);

  await send(user, file._id, 0, film.subarray(0, OWN_PIECE_BYTES));
  // The answer was lost, and the page was loaded anew: the same piece once more, and one from too far ahead.
  const again = await send(user, file._id, 0, film.subarray(0, OWN_PIECE_BYTES));
  const ahead = await send(user, file._id, film.length - 10, film.subarray(-10));
  expect([again, ahead].map((answer) => [answer.status, answer.file.receivedBytes])).toEqual([
    [200, OWN_PIECE_BYTES],
    [200, OWN_PIECE_BYTES],
  ]);
  const resumed = await begin(user, "Tatil 2024.MP4", film.length);
  expect(resumed.file).toMatchObject({ _id: file._id, receivedBytes: OWN_PIECE_BYTES });
  const last = await send(user, file._id, OWN_PIECE_BYTES, film.subarray(OWN_PIECE_BYTES));
  expect(last.file.status).toBe("checking");
  await t.product().context.queue.drain();

  expect(await listed(user)).toMatchObject([{ status: "ready", videoId: file._id }]);
  expect(await pieces(user)).toEqual([]);
  const { body } = await callApi(t.product(), "GET", `/api/videos/${file._id}`, { token: user.token });
  expect(body["video"] as Video).toMatchObject({ videoName: "Tatil 2024", status: "completed", engine: "own" });
  // A length of seconds and an hour would be no option that a film can be asked for with.
  expect((body["video"] as Video).options).toEqual({ aspectRatio: "16:9", resolution: "1080p", voice: "off" });
  const authorship = await callApi(t.product(), "GET", `/api/videos/${file._id}/authorship`, { token: user.token });
  expect(authorship.body["authorship"]).toMatchObject({ engine: "own" });
  expect((body["video"] as Video).videoDuration).toBeGreaterThan(1);
  expect((body["video"] as Video).posterUrl).not.toBeNull();

  await connectChannel(t.product(), user);
  await publishFilm(t.product(), user, file._id);
  expect(await settleUpload(t.product(), user, file._id)).toMatchObject({ status: "published" });
  const { uploads } = await readLedger(t.product());
  expect(uploads.map(({ bytes }) => bytes)).toEqual([film.length]);
});

test("a spreadsheet gives own films their titles and hours, and each goes out with them [R18.8] [R18.4]", async () => {
  const product = t.product();
  const user = await makeUser(product);
  await connectChannel(product, user);
  const ids: string[] = [];
  for (const name of ["DSC_0001.MOV", "DSC_0002.MP4"]) {
    const film = await paddedClip(MEBIBYTE);
    const { file } = await begin(user, name, film.length);
    await send(user, file._id, 0, film);
    ids.push(file._id);
  }
  await product.context.queue.drain();
  const day = new Date(product.clock.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
  const rows = ids.map((id, index) => `${id},default,Tatil ${index + 1},unlisted,${day},1${index}:30,UTC`);
  const text = ["video,channel,title,privacy,date,time,zone", ...rows].join("\n");

  const path = `/api/users/${user.id}/schedule-file`;
  const answer = await callApi(product, "POST", path, { token: user.token, body: { text, timeZone: "UTC" } });
  expect(answer.body["problems"]).toEqual([]);
  expect((await readLedger(product)).uploads).toEqual([]);
  await passTime(product, 3 * DAY_MS);
  for (const id of ids) expect(await settleUpload(product, user, id)).toMatchObject({ status: "published" });

  const { uploads } = await readLedger(product);
  const sent = uploads.map(({ title, privacyStatus }) => `${title}: ${privacyStatus}`);
  expect(sent.sort()).toEqual(["Tatil 1: unlisted", "Tatil 2: unlisted"]);
});

test("two windows that send the same piece at once make one of it [R18.8]", async () => {
  const user = await makeUser(t.product());
  const film = await paddedClip(1000);
  const { file } = await begin(user, "a.mp4", film.length);
  const half = Math.floor(film.length / 2);

  await Promise.all([1, 2, 3].map(() => send(user, file._id, 0, film.subarray(0, half))));
  await Promise.all([1, 2, 3].map(() => send(user, file._id, half, film.subarray(half))));
  await t.product().context.queue.drain();

  const { body } = await callApi(t.product(), "GET", `/api/videos/${file._id}/story`, { token: user.token });
  const sha256 = createHash("sha256").update(film).digest("hex");
  expect(body["story"]).toMatchObject({ bytes: film.length, sha256 });
});

test("what is no film is told, at its first piece or when it is looked into, and leaves nothing behind [R18.8]", async () => {
  const user = await makeUser(t.product());
  const text = await begin(user, "notes.mp4", 100);
  expect(await send(user, text.file._id, 0, Buffer.alloc(100, "a"))).toMatchObject({
    status: 422,
    code: "file_not_a_film",
  });
  expect(await listed(user)).toMatchObject([{ status: "failed", errorCode: "file_not_a_film" }]);

  const clip = await readFile(new URL("../../../../../sandbox/clips/landscape.mp4", import.meta.url));
  const cut = clip.subarray(0, clip.length - 2_000);
  const { file } = await begin(user, "half.mov", cut.length);
  await send(user, file._id, 0, cut);
  await t.product().context.queue.drain();

  const refused = (await listed(user)).find(({ _id }) => _id === file._id);
  expect(refused).toMatchObject({ status: "failed", errorCode: "file_not_a_film", videoId: null });
  expect(await pieces(user)).toEqual([]);
  expect((await callApi(t.product(), "GET", `/api/videos/${file._id}`, { token: user.token })).status).toBe(404);
});

test("more than announced, more than there is room for and a stranger's file are refused [R18.8]", async () => {
  const [user, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  const film = await paddedClip(1000);
  const { file } = await begin(user, "a.mp4", film.length - 1);
  expect((await send(user, file._id, 0, film)).code).toBe("too_large");
  expect((await send(eve, file._id, 0, film)).status).toBe(404);
  expect((await begin(user, "b.mp4", 3 * 1024 ** 3)).body["fields"]).toHaveProperty("bytes");
  const { limits } = t.product().context.config;
  const room = limits.storageBytes;
  limits.storageBytes = film.length;
  try {
    expect((await begin(user, "c.mp4", 1000)).body["code"]).toBe("storage_full");
  } finally {
    limits.storageBytes = room;
  }
});

test("a dropped one is gone at once, one nobody comes back for after a week [R18.8]", async () => {
  const { context, clock } = t.product();
  const user = await makeUser(t.product());
  const film = await paddedClip(1000);
  const [first, second] = [await begin(user, "a.mp4", film.length), await begin(user, "b.mp4", film.length)];
  for (const { file } of [first, second]) await send(user, file._id, 0, film.subarray(0, 500));
  expect(await pieces(user)).toHaveLength(2);

  await callApi(t.product(), "DELETE", `/api/own-files/${first.file._id}`, { token: user.token });
  expect(await pieces(user)).toHaveLength(1);
  clock.advance(8 * DAY_MS);
  await expireOwnFiles(context);

  expect(await context.db.select().from(ownFiles)).toEqual([]);
  expect(await pieces(user)).toEqual([]);
});
