import type { Change } from "@sahne/contract/history/events";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { changes, uploads, users, videos } from "#platform/db/schema.ts";
import { eachEngine, onPostgres, openShared, testLog } from "#test/database/engines.ts";
import { openChangeHub } from "./change-hub.ts";

const at = new Date();

async function plantFilm({ db }: Database): Promise<void> {
  const names = { fullname: "Ada", email: "ada@example.com", emailKey: "ada@example.com", username: "ada" };
  await db
    .insert(users)
    .values({ ...names, id: "ada", usernameKey: "ada", passwordHash: "-", createdAt: at, updatedAt: at });
  await db.insert(videos).values({
    id: "film",
    userId: "ada",
    scenario: "text2video",
    serviceType: "freePick",
    engine: "sahne",
    promptText: "p",
    keywords: "k",
    autoUpload: false,
    options: { aspectRatio: "16:9", durationSeconds: 8, resolution: "720p", voice: "off" },
    name: "n",
    description: "",
    status: "completed",
    createdAt: at,
    updatedAt: at,
  });
  await db.insert(uploads).values({
    id: "upload",
    userId: "ada",
    videoId: "film",
    channelId: "c",
    title: "t",
    description: "",
    tags: [],
    privacyStatus: "private",
    status: "queued",
    totalBytes: 1,
    createdAt: at,
    updatedAt: at,
  });
}

eachEngine("a change of a video", (open) => {
  test("says that it is gone, back after its undo, and gone for good; so does its publication's [R12.4]", async () => {
    const database = await open();
    const { db } = database;
    const hub = await openChangeHub(database);
    const heard: Change[] = [];
    await hub.join("ada", { onChange: (change) => heard.push(change), onResync: () => undefined });
    await plantFilm(database);
    await expect.poll(() => heard).toHaveLength(2);
    heard.length = 0;
    const film = { kind: "video", id: "film" };
    const upload = { kind: "upload", id: "upload", videoId: "film" };
    const turn = async (deletedAt: Date | null) => {
      await db.update(videos).set({ deletedAt }).where(eq(videos.id, "film"));
      await db.update(uploads).set({ updatedAt: at });
    };

    // One after the other: of changes that follow each other at once a server tells the last.
    for (const [index, deletedAt] of [at, null, at].entries()) {
      await turn(deletedAt);
      await expect.poll(() => heard).toHaveLength(2 * (index + 1));
    }
    await db.delete(videos);

    const [hidden, shown] = [true, false].map((isGone) => [
      { ...film, isGone },
      { ...upload, isGone },
    ]);
    await expect.poll(() => heard).toHaveLength(8);
    expect(heard.slice(0, 6)).toEqual([hidden, shown, hidden].flat());
    // A film takes its publications along, in an order of the database's own.
    expect(heard.slice(6)).toEqual(expect.arrayContaining(hidden ?? []));
    await hub.stop();
  });
});

onPostgres("changes on a server", (url) => {
  const inSync = { onChange: () => undefined, onResync: () => undefined };

  test("are told to every process once, the newest of a row last, also those that nobody was there to tell [R12.4]", async () => {
    const [database, other] = [
      await openShared("postgres"),
      await openDatabase({ url: await url(), directory: "", log: testLog }),
    ];
    await plantFilm(database);
    const { db } = database;
    const hide = (deletedAt: Date | null) => db.update(videos).set({ deletedAt }).where(eq(videos.id, "film"));
    // Written while no process tells: as after one that was killed between a change and its telling.
    await hide(at);
    await hide(null);
    await hide(at);

    const hubs = [await openChangeHub(database), await openChangeHub(other)];
    const heard: Change[][] = [[], []];
    for (const [index, hub] of hubs.entries()) {
      await hub.join("ada", { ...inSync, onChange: (change) => heard[index]?.push(change) });
    }
    await hide(null);
    await hide(at);
    for (const ofHub of heard)
      await expect.poll(() => ofHub.at(-1)).toEqual({ kind: "video", id: "film", isGone: true });
    await expect.poll(() => db.$count(changes)).toBe(0);
    expect(heard[0]).toEqual(heard[1]);

    for (const hub of hubs) await hub.stop();
    await other.close();
  });

  test("streams of one user are counted over all processes, and those of a closed one are free again [R19.6]", async () => {
    const database = await openShared("postgres");
    const other = await openDatabase({ url: await url(), directory: "", log: testLog });
    const [one, two] = [await openChangeHub(database), await openChangeHub(other)];
    const join = (hub: typeof one, userId: string) => hub.join(userId, inSync);
    const joined = await Promise.all(Array.from({ length: 16 }, (_, n) => join(n % 2 === 0 ? one : two, "ada")));
    expect(joined.filter((leave) => leave !== null)).toHaveLength(12);
    expect(await join(two, "ada")).toBeNull();
    expect(await join(two, "eve")).not.toBeNull();
    joined.find((leave) => leave !== null)?.();
    await expect.poll(() => join(two, "ada")).not.toBeNull();

    await one.stop();
    expect(await join(two, "ada")).not.toBeNull();
    await two.stop();
    await other.close();
  });

  test("are not notified in the transaction of the change, where writers would wait for each other's commit", async () => {
    const database = await openShared("postgres");
    const heard: string[] = [];
    const stop = await database.listen("changes", (payload) => heard.push(payload));
    await plantFilm(database);
    const last = JSON.stringify({ userId: "nobody", kind: "video", id: "last" });
    await database.notify(database.db, "changes", last);

    await expect.poll(() => heard).toContain(last);
    expect(heard).toEqual([last]);
    expect(await database.db.$count(changes)).toBe(2);
    await stop();
  });
});
