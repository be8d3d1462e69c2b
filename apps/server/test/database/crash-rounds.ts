import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";

import { sql } from "drizzle-orm";

import { openDatabase } from "#platform/db/database.ts";
import { queryRows } from "#platform/db/rows.ts";

import { embeddedTemplate, temporaryFolder, testLog } from "./engines.ts";
import { kill, linesOf, startScript } from "./processes.ts";

export type CrashReport = { acknowledged: number; lost: number; unacknowledged: number; total: number };

/** Kills a writing process at a random moment, round after round on the same directory, and counts what is missing. */
export async function crashRounds(rounds: number): Promise<CrashReport> {
  const directory = `${await temporaryFolder()}/${randomUUID()}`;
  const { templatePath } = await embeddedTemplate();
  await (await openDatabase({ directory, templatePath, log: testLog })).close();
  const acknowledged: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
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
  const [money] = await queryRows<{ total: number }>(db, sql`select sum(balance)::int as total from accounts`);
  await close();
  const written = new Set(rows.map((row) => row.id));
  const lost = acknowledged.filter((id) => !written.has(id)).length;
  return {
    acknowledged: acknowledged.length,
    lost,
    unacknowledged: written.size + lost - acknowledged.length,
    total: money?.total ?? 0,
  };
}
