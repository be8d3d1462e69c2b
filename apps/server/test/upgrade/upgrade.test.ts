import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { createHttpApp } from "#http-app.ts";
import { readConfig } from "#platform/config.ts";
import { migrateDatabase, migrationsUpTo } from "#platform/db/migrate.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { testLog } from "#test/database/engines.ts";
import { execute } from "#test/database/postgres-server.ts";
import { newServerDatabase } from "#test/operating/filled-database.ts";
import { barePages } from "#test/product/bare-pages.ts";
import { makeFolder } from "#test/product/temporary-folder.ts";
import { createTestContext } from "#test/product/test-context.ts";
import { OLD } from "./old-rows.ts";

const fixtures = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".sql.gz"));

/** The film on the disk, and the database as some earlier release left it: embedded for the first, on a server for the others. */
async function oldFolder(fixture: string): Promise<{ dataDir: string; open: () => Promise<Database> }> {
  const dataDir = await makeFolder();
  const film = join(dataDir, "media", OLD.filmKey);
  mkdirSync(dirname(film), { recursive: true });
  writeFileSync(film, OLD.film);
  const dump = gunzipSync(readFileSync(join(import.meta.dirname, fixture))).toString();
  const url = fixture === fixtures[0] ? undefined : await newServerDatabase();
  if (url) await execute(url, dump);
  const open = () => openDatabase({ url, directory: join(dataDir, "db"), log: testLog });
  if (!url) {
    const database = await open();
    await database.raw.executeSql(dump);
    await database.close();
  }
  return { dataDir, open };
}

test("there is a folder of the first release and of today's", () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(8);
  expect(fixtures[0]).toBe("0000_start.sql.gz");
});

test.each(fixtures)(
  "a data folder of the time of %s opens: its owner signs in and finds film, plan, channel and key [R19.4]",
  async (fixture) => {
    const { dataDir, open } = await oldFolder(fixture);
    const database = await open();
    onTestFinished(() => database.close());
    await migrateDatabase(database);
    const config = readConfig({ DATA_DIR: dataDir });
    const context = await createTestContext({ config, log: testLog, database, sandboxUrl: "http://127.0.0.1:9" });
    await context.queue.start();
    const app = await createHttpApp(context, { pages: barePages(dataDir), version: "test" });
    onTestFinished(async () => {
      await app.close();
      await context.queue.stop();
      context.metrics.stop();
    });
    const ask = async (
      method: "GET" | "POST",
      url: string,
      { token = "", body }: { token?: string; body?: object } = {},
    ) =>
      app.inject({
        method,
        url,
        headers: {
          host: "localhost:3000",
          "accept-language": "en",
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { payload: body }),
      });

    const { username, password } = OLD;
    const signedIn = await ask("POST", "/login", { body: { username, password } });
    expect([signedIn.statusCode, signedIn.body]).toEqual([200, expect.anything()]);
    const { token } = signedIn.json<{ token: string }>();
    const own = `/api/users/${OLD.userId}`;
    const video = (await ask("GET", `/api/videos/${OLD.videoId}`, { token })).json<{ video: Record<string, string> }>();

    expect(video.video).toMatchObject({ videoName: OLD.name, status: "completed" });
    const list = await ask("GET", `${own}/videos`, { token });
    expect(list.body).toContain(OLD.videoId);
    const film = await ask(
      "GET",
      new URL(video.video["videoUrl"] ?? "", "http://localhost").href.slice("http://localhost".length),
      {},
    );
    expect([film.statusCode, film.body]).toEqual([200, OLD.film]);
    const channels = await ask("GET", "/api/youtube/channels", { token });
    expect(channels.body).toContain(OLD.channel);
    const revealed = await ask("POST", `${own}/keys/freepik/reveal`, { token, body: { password } });
    expect(revealed.json()).toMatchObject({ key: OLD.key });
    const hasPlans = !fixture.startsWith("0000");
    const overview = await ask("GET", `${own}/schedules`, { token });
    expect([overview.statusCode, overview.body.includes(OLD.scheduleId)]).toEqual([200, hasPlans]);
  },
);

test("an older program refuses the folder of a newer one, and leaves it as it is [R19.4]", async () => {
  const { open } = await oldFolder("0063_newsletters.sql.gz");
  const meta = join(import.meta.dirname, "../../src/platform/db/migrations/meta/_journal.json");
  const { entries } = JSON.parse(readFileSync(meta, "utf8")) as { entries: { tag: string; when: number }[] };
  const before = entries.find(({ tag }) => tag === "0053_operator")?.when ?? 0;
  const database = await open();
  onTestFinished(() => database.close());
  const applied = async () =>
    (await database.raw.executeSql("select count(*)::int as count from drizzle.__drizzle_migrations")).rows;
  const kept = await applied();
  await migrationsUpTo(before, async (migrationsFolder) => {
    await expect(migrateDatabase(database, { migrationsFolder })).rejects.toThrow(/newer release/);
  });
  expect(await applied()).toEqual(kept);
});
