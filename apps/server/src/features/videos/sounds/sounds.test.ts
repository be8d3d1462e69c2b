import { SOUND_MAX_BYTES } from "@sahne/contract/limits";
import { ownSound, type Sound } from "@sahne/contract/studio/sounds";
import type { Plan } from "@sahne/engine/plan/plan";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readStorage } from "#features/images/storage-room.ts";
import { sounds, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { musicFile, uploadSound } from "#test/sounds.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { createVideo, settleVideo, startVideo } from "#test/vendors/vendor-videos.ts";

const t = withTestProduct();

async function listed(user: TestUser): Promise<Sound[]> {
  const path = `/api/users/${user.id}/sounds?kind=music`;
  return (await callApi(t.product(), "GET", path, { token: user.token })).body["sounds"] as Sound[];
}

async function remove(user: TestUser, soundId: string) {
  return callApi(t.product(), "DELETE", `/api/sounds/${soundId}`, { token: user.token });
}

function heardWith(music: string) {
  const options = { aspectRatio: "16:9", resolution: "480p", durationSeconds: 5, music };
  return { scenario: "text2video", serviceType: "sahne", promptText: "Fener döner.", options };
}

test("music of one's own is kept, can be heard, counts as storage and is one when sent twice [R17.9]", async () => {
  const user = await makeUser(t.product());
  const file = musicFile({ seconds: 8 });
  const first = await uploadSound(t.product(), user, file, { name: "Deniz\u202e şarkısı.WAV" });
  const again = await uploadSound(t.product(), user, file);

  expect(first).toMatchObject({ status: 201, sound: { name: "Deniz şarkısı", kind: "music", bytes: file.length } });
  expect(first.sound.seconds).toBeCloseTo(8, 1);
  expect(again.sound._id).toBe(first.sound._id);
  expect(await listed(user)).toHaveLength(1);
  const { context } = t.product();
  expect((await readStorage(context, context.db, user.id)).bytes).toBe(file.length);
  const [row] = await t.product().context.db.select().from(sounds);
  expect(row?.rightsConfirmedAt).toEqual(row?.createdAt);
  const heard = await callApi(t.product(), "GET", first.sound.url);
  expect(heard.raw.headers["content-type"]).toBe("audio/wav");
  expect(heard.raw.rawPayload.equals(file)).toBe(true);
});

test.each([
  ["an archive that calls itself MP3", Buffer.from("PK\u0003\u0004 not a song at all"), "sound_unreadable"],
  ["a page", Buffer.from("<html>la la</html>"), "sound_unreadable"],
  ["a playlist", Buffer.from("#EXTM3U\nfile:///etc/passwd\n"), "sound_unreadable"],
  ["nothing", Buffer.alloc(0), "sound_unreadable"],
  ["one second", musicFile({ seconds: 1 }), "sound_too_short"],
  ["silence", musicFile({ seconds: 7, gain: 0 }), "sound_silent"],
  ["eleven minutes", musicFile({ seconds: 660, rate: 1_000 }), "sound_too_long"],
  ["more than there may be", Buffer.alloc(SOUND_MAX_BYTES + 1), "sound_too_large"],
])("%s is refused with its own words and leaves nothing behind [R17.9]", async (_name, bytes, code) => {
  const user = await makeUser(t.product());
  const answer = await uploadSound(t.product(), user, bytes, { name: "song.mp3" });

  expect(answer.body).toMatchObject({ code, message: expect.stringMatching(/\S/) });
  expect(await listed(user)).toEqual([]);
  const keys: string[] = [];
  for await (const key of t.product().context.media.list(`sounds/${user.id}/`)) keys.push(key);
  expect(keys).toEqual([]);
});

test("without the word that one may use it nothing is taken, nor more than there is room for [R17.9]", async () => {
  const user = await makeUser(t.product());
  const file = musicFile({ seconds: 6 });
  const unsaid = await uploadSound(t.product(), user, file, { rights: "" });
  expect(unsaid).toMatchObject({ status: 400, body: { fields: { rights: { message: expect.any(String) } } } });
  const { limits } = t.product().context.config;
  const room = limits.storageBytes;
  limits.storageBytes = file.length - 1;
  try {
    expect((await uploadSound(t.product(), user, file)).body["code"]).toBe("storage_full");
  } finally {
    limits.storageBytes = room;
  }
});

test("a video is made with it, and only its owner's can be chosen [R17.9]", async () => {
  const [user, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  const { sound } = await uploadSound(t.product(), user, musicFile({ seconds: 6 }));
  const music = ownSound(sound._id);
  expect(await createVideo(t.product(), eve, heardWith(music))).toMatchObject({
    status: 404,
    body: { code: "sound_not_found", fields: { "options.music": { message: expect.any(String) } } },
  });

  const id = await startVideo(t.product(), user, heardWith(music));
  // Deleted while it is being made: the video still needs it.
  await remove(user, sound._id);
  expect(await listed(user)).toEqual([]);
  expect(await settleVideo(t.product(), user, id)).toMatchObject({ status: "completed", options: { music } });

  const [row] = await t.product().context.db.select().from(videos).where(eq(videos.id, id));
  expect(row?.plan).toMatchObject({ music: "own" } satisfies Partial<Plan>);
  t.product().clock.advance(20 * 60_000);
  await t.product().context.queue.drain();
  expect(await t.product().context.db.select().from(sounds).where(eq(sounds.userId, user.id))).toEqual([]);
  expect(await t.product().context.media.size(sound.url.split("/media/")[1]?.split("?")[0] ?? "")).toBeNull();
  expect(await createVideo(t.product(), user, heardWith(music))).toMatchObject({ status: 404 });
});

test("a stranger's music cannot be deleted [R17.9]", async () => {
  const [user, eve] = [await makeUser(t.product()), await makeUser(t.product())];
  const { sound } = await uploadSound(t.product(), user, musicFile({ seconds: 6 }));

  expect((await remove(eve, sound._id)).status).toBe(404);
  expect(await listed(user)).toHaveLength(1);
});
