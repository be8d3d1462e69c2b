import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";

import { embeddedTemplate, temporaryFolder, testLog } from "#test/database/engines.ts";
import { kill, linesOf, startScript } from "#test/database/processes.ts";

import { openDatabase } from "./database.ts";
import { queryRows } from "./rows.ts";

const ROUNDS = process.env.TEST_LONG ? 25 : 3;

beforeAll(() => embeddedTemplate());

test(
  "[embedded] every row that was acknowledged is there after the writer was killed, and no transaction by half",
  async () => {
    const directory = `${await temporaryFolder()}/${randomUUID()}`;
    const { templatePath } = await embeddedTemplate();
    await (await openDatabase({ directory, templatePath, log: testLog })).close();
    const acknowledged: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Far from the last round's numbers: one that was written but not acknowledged must not stand in the way.
      const writer = startScript("./crash-writer.ts", [directory, String(round * 100_000)]);
      let killed: Promise<void> | null = null;
      for await (const line of linesOf(writer)) {
        acknowledged.push(Number(line));
        killed ??= wait(100 + Math.random() * 500).then(() => kill(writer));
      }
      await killed;
    }

    const { db, close } = await openDatabase({ directory, log: testLog });
    const rows = await queryRows<{ id: number }>(db, sql`select id from written`);
    const money = await queryRows(db, sql`select sum(balance)::int as total from accounts`);
    await close();
    const written = new Set(rows.map((row) => row.id));

    expect(acknowledged.length).toBeGreaterThan(ROUNDS * 5);
    expect(acknowledged.filter((id) => !written.has(id))).toEqual([]);
    expect(written.size - acknowledged.length).toBeLessThanOrEqual(ROUNDS);
    expect(money).toEqual([{ total: 20_000 }]);
  },
  ROUNDS * 30_000,
);
