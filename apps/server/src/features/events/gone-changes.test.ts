import type { Change } from "@sahne/contract/events";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { uploads, users, videos } from "#platform/db/schema.ts";
import { eachEngine } from "#test/database/engines.ts";
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
    await plantFilm(database);
    const hub = await openChangeHub(database);
    const heard: Change[] = [];
    hub.join("ada", { onChange: (change) => heard.push(change), onResync: () => undefined });
    const film = { kind: "video", id: "film" };
    const upload = { kind: "upload", id: "upload", videoId: "film" };
    const turn = async (deletedAt: Date | null) => {
      await db.update(videos).set({ deletedAt }).where(eq(videos.id, "film"));
      await db.update(uploads).set({ updatedAt: at });
    };

    await turn(at);
    await turn(null);
    await turn(at);
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
