import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { assertOneDatabase } from "#installation.ts";
import { migrateDatabase } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { onPostgres, testLog } from "#test/database/engines.ts";
import { startScript } from "#test/database/processes.ts";
import { addVideo, jobsOf, newServerDatabase, openFilled } from "#test/operating/filled-database.ts";
import { testFolder } from "#test/product/temporary-folder.ts";
import { moveDatabase } from "./move-database.ts";
import { countTables, differences, listTables, speakUtc } from "./tables.ts";

onPostgres("a move from the embedded database", () => {
  test("that was killed goes on; then every row, job and trigger is there, the old one stays, and no second move overwrites [R19.3]", async () => {
    const directory = join(await testFolder(), "db");
    const source = await openFilled({ directory });
    await speakUtc(source.raw);
    const wanted = await countTables(source.raw, await listTables(source.raw));
    await source.close();
    const url = await newServerDatabase();
    const order = { directory, url, log: testLog, isDryRun: false, say: () => {} };

    expect(await moveDatabase({ ...order, isDryRun: true })).toMatchObject({ jobs: 2 });
    const dying = startScript("./dying-move.ts", [directory, url]);
    expect(await once(dying, "exit")).toEqual([null, "SIGKILL"]);
    const target = await openDatabase({ url, directory: "", log: testLog });
    await expect(migrateDatabase(target)).rejects.toThrow(/npm run db:move/);

    expect(await moveDatabase(order)).toMatchObject({ tables: Object.keys(wanted).length, jobs: 2 });

    await migrateDatabase(target);
    await speakUtc(target.raw);
    expect(differences(wanted, await countTables(target.raw, await listTables(target.raw)))).toEqual([]);
    expect(await jobsOf(target)).toEqual([
      { key: "waiting", state: "created", isLater: true },
      { key: "running", state: "created", isLater: false },
    ]);
    expect(await addVideo(target)).toEqual([{ videos: 0 }, { videos: 1 }]);
    expect(existsSync(join(directory, "cluster"))).toBe(true);
    await assertOneDatabase(directory, url);
    await expect(moveDatabase(order)).rejects.toThrow(/is in use: there are rows in .*users/);
    await target.close();
  });
});
