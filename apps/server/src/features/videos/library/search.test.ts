import { sql, type SQL } from "drizzle-orm";
import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { expect, test } from "vitest";
import { changeVideo, findVideo, keysOf } from "#features/videos/videos.repo.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";
import { users, videos } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { eachEngine } from "#test/database/engines.ts";
import { cursorOf, listVideos, type ListOptions } from "./library.repo.ts";
import { searchKey } from "./search-key.ts";

const OPTIONS = { aspectRatio: "16:9", durationSeconds: 8, resolution: "720p", voice: "off" } as const;
/** Shares no letter with what is looked for. */
const FILLER = "777";
const BEGIN = Date.parse("2026-01-01T00:00:00.000Z");

eachEngine("search in a library", (open) => {
  test("what is far behind the newest videos is found as surely as what is near, in every order [R6.2]", async () => {
    const { db } = await open();
    const userId = await addUser(db);
    await addVideos(db, userId, { to: 640 }, (n) => (n % 300 === 3 ? `Fener ${n}` : `Uçurtma ${n}`));

    expect(await names(db, userId, { sort: "newest", q: "FENER" })).toEqual(["Fener 603", "Fener 303", "Fener 3"]);
    expect(await names(db, userId, { sort: "oldest", q: "fener" })).toEqual(["Fener 3", "Fener 303", "Fener 603"]);
    expect(await names(db, userId, { sort: "name", q: "fener" })).toEqual(["Fener 3", "Fener 303", "Fener 603"]);
    expect(await names(db, userId, { sort: "oldest", q: "uçurtma 607" })).toEqual(["Uçurtma 607"]);
    expect(await names(db, userId, { sort: "newest", q: "zq" })).toEqual([]);
    expect(await names(db, userId, { sort: "newest", q: "q" })).toEqual([]);
  });

  test("any text is found in exactly the videos that hold it, one letter or many, in whatever script", async () => {
    const { db } = await open();
    const userId = await addUser(db);
    const texts = [
      "Gün batımı",
      "ışık",
      "%50_\\ indirim",
      "電車の旅",
      "поезд идёт",
      "a",
      "aab",
      "aba",
      "abcbcd",
      "👩‍🚀 ay",
    ];
    // So many newer ones that the index must answer for these.
    await addVideos(db, userId, { to: texts.length + 520 }, (n) => texts[n] ?? FILLER);
    const letters = [...new Set(texts.join(""))];
    const query = array(constantFrom(...letters), { minLength: 1, maxLength: 4 }).map((list) => list.join(""));

    await assert(
      asyncProperty(query, async (q) => {
        const words = searchKey(q);
        if (words === "") return;
        const holders = texts.filter((text) => keysOf(wordsOf(text)).searchKey.includes(words));
        expect(new Set(await names(db, userId, { sort: "newest", q }))).toEqual(new Set(holders));
      }),
      // All pieces of "abcd" are there, and it is not.
      { numRuns: 30, examples: [["abcd"]] },
    );
  });

  test("a video is found by its new name and no longer by the old one, and never by anybody else", async () => {
    const { db } = await open();
    const [userId, other] = [await addUser(db), await addUser(db)];
    await addVideos(db, userId, { to: 1 }, () => "eski ad");
    await addVideos(db, userId, { from: 1, to: 600 }, () => FILLER);
    const video = await findVideo(db, userId, `${userId}-0`);
    if (!video) throw new Error("There is no video.");

    await changeVideo(db, video, { name: "yenisi", ...keysOf({ ...wordsOf("yenisi"), name: "yenisi" }) });

    expect(await names(db, userId, { sort: "newest", q: "yenisi" })).toEqual(["yenisi"]);
    expect(await names(db, userId, { sort: "newest", q: "eski" })).toEqual([]);
    expect(await names(db, other, { sort: "newest", q: "yenisi" })).toEqual([]);
  });

  test("a text that few videos hold is looked up in an index, and by one process of the database alone", async () => {
    const { db } = await open();
    const userId = await addUser(db);
    await addVideos(db, userId, { to: 1000 }, (n) => `Uçurtma ${n}`);
    await db.execute(sql`analyze`);

    const plans = await db.transaction(async (tx) => {
      const usual = await planOf(tx, sql`search_pieces(${userId}, 'fener', 3)`);
      // From here on whatever may run in parallel does.
      for (const setting of ["parallel_setup_cost", "parallel_tuple_cost", "min_parallel_table_scan_size"])
        await tx.execute(sql.raw(`set local ${setting} = 0`));
      return { usual, parallel: await planOf(tx, sql`search_pieces(${userId}, 'u', 1)`) };
    });

    expect(plans.usual).toContain("video_pieces_found");
    expect(plans.parallel).not.toContain("Gather");
  });
});

async function planOf(tx: Transaction, wanted: SQL): Promise<string> {
  const lines = await queryRows<{ "QUERY PLAN": string }>(
    tx,
    sql`explain select video_id from video_pieces where pieces @> ${wanted} order by video_id`,
  );
  return lines.map((line) => line["QUERY PLAN"]).join("\n");
}

const wordsOf = (text: string) => ({ name: text, promptText: "", keywords: "" });

async function addUser(db: Database["db"]): Promise<string> {
  const at = new Date(BEGIN);
  const id = newId(at);
  const email = `${id}@example.com`;
  const names = { fullname: "Ada", email, emailKey: email, username: id, usernameKey: id };
  await db.insert(users).values({ ...names, id, passwordHash: "-", createdAt: at, updatedAt: at });
  return id;
}

type Range = { from?: number; to: number };

async function addVideos(
  db: Database["db"],
  userId: string,
  { from = 0, to }: Range,
  nameOf: (n: number) => string,
): Promise<void> {
  const rows = Array.from({ length: to - from }, (_none, index) => {
    const n = from + index;
    const name = nameOf(n);
    const at = new Date(BEGIN + n * 60_000);
    return {
      id: `${userId}-${n}`,
      userId,
      scenario: "text2video",
      serviceType: "freePick",
      engine: "sahne",
      promptText: name,
      keywords: "",
      autoUpload: false,
      options: OPTIONS,
      name,
      ...keysOf(wordsOf(name)),
      description: "",
      status: "completed",
      createdAt: at,
      updatedAt: at,
    };
  });
  await db.insert(videos).values(rows);
}

/** Page by page, as the screen does. */
async function names(db: Database["db"], userId: string, options: Pick<ListOptions, "sort" | "q">): Promise<string[]> {
  const found: string[] = [];
  for (let after: ListOptions["after"]; ;) {
    const page = await listVideos(db, userId, { ...options, limit: 2, after });
    found.push(...page.map(({ name }) => name));
    const last = page.at(-1);
    if (!last || page.length < 2) return found;
    after = cursorOf(last, options.sort);
  }
}
