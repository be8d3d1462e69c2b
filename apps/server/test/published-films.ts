import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { Upload } from "@sahne/contract/publishing/publishing";
import type { Video } from "@sahne/contract/videos/videos";
import { videos } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import { connectChannel, giveConsent } from "#test/vendors/sandbox-consent.ts";
import type { TestProduct } from "#test/product/test-product.ts";

export const MEBIBYTE = 1024 * 1024;

export type Film = { id: string; sha256: string };

const CLIP = new URL("../../sandbox/clips/landscape.mp4", import.meta.url);

/** A completed film of at least a chosen size: a real clip with a box of noise behind it. */
export async function makeFilm(
  { context }: TestProduct,
  user: TestUser,
  bytes: number,
  state: Partial<typeof videos.$inferInsert> = {},
): Promise<Film> {
  const now = context.clock.now();
  const id = newId(now);
  const mediaKey = `videos/${user.id}/${id}.mp4`;
  const stored = await context.media.put(mediaKey, await paddedClip(bytes));
  await context.db.insert(videos).values({
    id,
    userId: user.id,
    scenario: "text2video",
    serviceType: "freePick",
    engine: "sahne",
    promptText: "film",
    keywords: "",
    autoUpload: false,
    options: { aspectRatio: "16:9", durationSeconds: 8, resolution: "720p", voice: "off" },
    name: "Film",
    description: "",
    status: "completed",
    mediaKey,
    bytes: stored.bytes,
    sha256: stored.sha256,
    durationSeconds: 8,
    createdAt: now,
    updatedAt: now,
    ...state,
  });
  return { id, sha256: stored.sha256 };
}

/** A clip that plays, grown by noise in a box that players pass over. */
export async function paddedClip(bytes: number): Promise<Buffer> {
  const clip = await readFile(CLIP);
  const box = Buffer.alloc(8);
  const noise = randomBytes(Math.max(16, bytes - clip.length - box.length));
  box.writeUInt32BE(noise.length + box.length, 0);
  box.write("free", 4, "latin1");
  return Buffer.concat([clip, box, noise]);
}

export async function publishFilm(
  product: TestProduct,
  user: TestUser,
  videoId: string,
  body: object = {},
): Promise<Answer> {
  const request = { videoId, title: "Gün batımı", ...body };
  return callApi(product, "POST", "/api/youtube/upload", { token: user.token, body: request });
}

export async function uploadOf(product: TestProduct, user: TestUser, videoId: string): Promise<Video["upload"]> {
  const { body } = await callApi(product, "GET", `/api/videos/${videoId}`, { token: user.token });
  return (body["video"] as Video).upload;
}

export async function wholeUploadOf(product: TestProduct, user: TestUser, videoId: string): Promise<Upload> {
  const { body } = await callApi(product, "GET", `/api/videos/${videoId}/upload`, { token: user.token });
  return body["upload"] as Upload;
}

/** Lets jobs run until the publication has come to rest, moving the clock over its short waits. */
export async function settleUpload(product: TestProduct, user: TestUser, videoId: string): Promise<Video["upload"]> {
  for (let round = 0; round < 20; round += 1) {
    await product.context.queue.drain();
    const upload = await uploadOf(product, user, videoId);
    if (upload && ["published", "failed", "needs_attention"].includes(upload.status)) return upload;
    product.clock.advance(20_000);
    await wait(20);
  }
  return uploadOf(product, user, videoId);
}

export async function connectedUser(product: TestProduct, account = "ayse"): Promise<TestUser> {
  const user = await makeUser(product);
  if (account === "ayse") await connectChannel(product, user);
  else await connectAs(product, user, { account });
  return user;
}

/** The one that is connected where no other was chosen. */
export function mainChannel(user: TestUser): { userId: string; channelId: string } {
  return { userId: user.id, channelId: "UCsbx0000000000000000001" };
}

export async function connectAs(
  product: TestProduct,
  user: TestUser,
  consent: Parameters<typeof giveConsent>[1],
): Promise<Answer> {
  const { body } = await callApi(product, "GET", "/api/youtube/auth", { token: user.token });
  const { code, state } = await giveConsent(String(body["authUrl"]), consent);
  const query = new URLSearchParams({ code, state }).toString();
  return callApi(product, "GET", `/api/youtube/callback?${query}`, { token: user.token });
}

/** The further right, asked of the default channel; answers what coming back answers. */
export async function giveChangeRight(
  product: TestProduct,
  user: TestUser,
  consent: Parameters<typeof giveConsent>[1] = {},
): Promise<Answer> {
  const { body } = await callApi(product, "GET", "/api/youtube/auth?right=change", { token: user.token });
  const { code, state } = await giveConsent(String(body["authUrl"]), consent);
  const query = new URLSearchParams({ code, state }).toString();
  return callApi(product, "GET", `/api/youtube/callback?${query}`, { token: user.token });
}

/** Moves our clock and the sandbox's together: sessions and days of both belong to each other. */
export async function passTime(product: TestProduct, milliseconds: number): Promise<void> {
  product.clock.advance(milliseconds);
  await fetch(`${product.sandbox.url}/_sandbox/clock`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ advanceMs: milliseconds }),
  });
}

/** Somebody withdraws the grant on Google's own page. */
export async function withdrawGrant(product: TestProduct, accessToken: string): Promise<void> {
  const body = new URLSearchParams({ token: accessToken });
  await fetch(`${product.sandbox.url}/google/revoke`, { method: "POST", body });
}

export async function noticesOf(product: TestProduct, user: TestUser): Promise<string[]> {
  const path = `/api/users/${user.id}/notifications`;
  const { body } = await callApi(product, "GET", path, { token: user.token });
  return (body["notifications"] as { kind: string }[]).map((notice) => notice.kind);
}
