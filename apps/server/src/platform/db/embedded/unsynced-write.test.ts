import { expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { eachEngine } from "#test/database/engines.ts";
import { writeWithoutSync } from "./unsynced-write.ts";
import { queryRows } from "#platform/db/rows.ts";

eachEngine("a hasty write", (open) => {
  const settingOf = (executor: Parameters<typeof queryRows>[0]) => queryRows(executor, sql`show synchronous_commit`);

  test("is kept, and only its own transaction does not wait for the disk", async () => {
    const { db } = await open();
    const before = await settingOf(db);
    await db.execute(sql`create table if not exists hasty (n int)`);

    const inside = await writeWithoutSync(db, async (executor) => {
      await executor.execute(sql`insert into hasty values (1)`);
      return settingOf(executor);
    });

    expect(inside).toEqual([{ synchronous_commit: "off" }]);
    expect(await settingOf(db)).toEqual(before);
    expect(await queryRows(db, sql`select n from hasty`)).toEqual([{ n: 1 }]);
    await db.execute(sql`drop table hasty`);
  });
});
