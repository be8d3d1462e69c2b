import { expect, test } from "vitest";
import { findTwin } from "#features/publishing/twins/find-twin.ts";
import type { Database } from "#platform/db/database.ts";
import { postingTimes, uploads, users, videos } from "#platform/db/schema.ts";
import { onPostgres, openShared } from "#test/database/engines.ts";
import { createTestClock } from "#test/product/test-clock.ts";
import { takeSlot } from "./slots.service.ts";

const FILMS = 8;
const clock = createTestClock();
const OF = { userId: "ada", channelId: "UC1" };

/** A user with finished films of the same bytes, and a channel that posts every day. */
async function plant({ db }: Database): Promise<string[]> {
  const at = clock.now();
  const times = { createdAt: at, updatedAt: at };
  const email = "ada@example.com";
  const names = { fullname: "Ada", email, emailKey: email, username: "ada", usernameKey: "ada" };
  await db.insert(users).values({ ...names, ...times, id: OF.userId, passwordHash: "-" });
  const ids = Array.from({ length: FILMS }, (_, index) => `film-${index}`);
  const film = { ...times, userId: OF.userId, scenario: "text2video", serviceType: "sahne", engine: "sahne" };
  const made = { promptText: "p", keywords: "", autoUpload: false, name: "n", description: "", status: "completed" };
  const options = { aspectRatio: "16:9", resolution: "720p", voice: "off" } as const;
  await db.insert(videos).values(ids.map((id) => ({ ...film, ...made, id, options, sha256: "a".repeat(64) })));
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, time: "18:00" }));
  await db.insert(postingTimes).values({ ...OF, timeZone: "UTC", times: week, updatedAt: at });
  return ids;
}

const uploadOf = (videoId: string, state: { status: string; publishAt: Date | null }) => ({
  ...OF,
  id: `upload-${videoId}`,
  videoId,
  title: "Deniz",
  description: "",
  tags: [],
  privacyStatus: "private",
  totalBytes: 1,
  createdAt: clock.now(),
  updatedAt: clock.now(),
  ...state,
});

onPostgres("several connections at once", () => {
  test("films that look for a slot over several connections get one each [R18.4]", async () => {
    const database = await openShared("postgres");
    const films = await plant(database);

    const hours = await Promise.all(
      films.map((videoId) =>
        database.db.transaction(async (tx) => {
          const publishAt = await takeSlot({ clock }, tx, { ...OF, videoId }, "sahne");
          await tx.insert(uploads).values(uploadOf(videoId, { status: "planned", publishAt }));
          return publishAt.getTime();
        }),
      ),
    );

    expect(new Set(hours).size).toBe(FILMS);
  });

  test("of equal films that finish together over several connections only one is not a copy [R18.2]", async () => {
    const database = await openShared("postgres");
    const films = await plant(database);

    const twins = await Promise.all(
      films.map((videoId) =>
        database.db.transaction(async (tx) => {
          const twin = await findTwin(tx, { ...OF, videoId }, { title: "Deniz", sha256: "a".repeat(64) });
          const status = twin === null ? "queued" : "awaiting_approval";
          await tx.insert(uploads).values(uploadOf(videoId, { status, publishAt: null }));
          return twin;
        }),
      ),
    );

    expect(twins.filter((twin) => twin === null)).toHaveLength(1);
  });
});
