import { DAY_MS } from "@sahne/contract/time-units";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { keepHouse } from "#housekeeping.ts";
import { sounds, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { sampleFilm } from "#test/films.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { musicFile, uploadSound } from "#test/sounds.ts";
import { listMedia } from "#test/vendors/vendor-videos.ts";
import { addVideoRow } from "#test/video-rows.ts";

const t = withTestProduct();
let pitch = 300;

async function record(user: TestUser, kind = "recording"): Promise<string> {
  const file = musicFile({ seconds: 6, pitch: (pitch += 7) });
  return (await uploadSound(t.product(), user, file, { kind })).sound._id;
}

function filmWith(recording: string) {
  const film = sampleFilm({ texts: ["Fener döner"] });
  return { ...film, scenes: film.scenes.map((scene) => ({ ...scene, recording })) };
}

async function addCompleted(user: TestUser): Promise<string> {
  const row = { createdAt: t.product().clock.now(), name: "Fener", status: "completed" };
  return addVideoRow(t.product(), user, row);
}

async function after(days: number): Promise<string[]> {
  const { context, clock } = t.product();
  clock.advance(days * DAY_MS);
  await keepHouse(context);
  await context.queue.drain();
  return (await context.db.select({ id: sounds.id }).from(sounds)).map(({ id }) => id);
}

test("[R17.8] recordings that nothing uses go after a month with their files; lists, drafts, versions and films keep theirs", async () => {
  const { context } = t.product();
  const user = await makeUser(t.product());
  const call = (method: "POST" | "PUT", path: string, body: object) =>
    callApi(t.product(), method, path, { token: user.token, body });
  const [unused, drafted, versioned, made] = [
    await record(user),
    await record(user),
    await record(user),
    await record(user),
  ];
  const listed = [await record(user, "speech"), await record(user, "music")];
  const content = { script: "Fener döner", title: "Fener", options: {}, imageIds: [] };
  const reply = await call("POST", "/api/drafts", { ...content, film: filmWith(versioned) });
  const draft = reply.body["draft"] as { _id: string; revision: number };
  expect((await call("POST", `/api/drafts/${draft._id}/versions`, {})).status).toBeLessThan(300);
  const saved = await call("PUT", `/api/drafts/${draft._id}`, {
    revision: draft.revision,
    content: { ...content, film: filmWith(drafted) },
  });
  expect(saved.status).toBe(200);
  const videoId = await addCompleted(user);
  await context.db
    .update(videos)
    .set({ film: filmWith(made) })
    .where(eq(videos.id, videoId));

  const all = [unused, drafted, versioned, made, ...listed];
  // Looked at for the first time: from now on it is known that nothing uses it.
  expect((await after(0)).toSorted()).toEqual(all.toSorted());
  expect((await after(29)).toSorted()).toEqual(all.toSorted());
  const files = (await listMedia(t.product(), "sounds/")).length;
  expect((await after(2)).toSorted()).toEqual(all.filter((id) => id !== unused).toSorted());
  expect(await listMedia(t.product(), "sounds/")).toHaveLength(files - 1);
  expect(await after(400)).toHaveLength(all.length - 1);
});

test("[R17.8] a recording that is used again in time starts its month anew", async () => {
  const user = await makeUser(t.product());
  const recording = await record(user);
  await after(0);
  await after(20);
  const videoId = await addCompleted(user);
  const { db } = t.product().context;
  await db
    .update(videos)
    .set({ film: filmWith(recording) })
    .where(eq(videos.id, videoId));
  await after(5);
  await db.update(videos).set({ film: null }).where(eq(videos.id, videoId));

  expect(await after(10)).toContain(recording);
  expect(await after(25)).toContain(recording);
  expect(await after(10)).not.toContain(recording);
});
