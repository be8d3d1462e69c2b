import { randomUUID } from "node:crypto";

import { sql } from "drizzle-orm";

import { layout } from "#layout.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { queryRows } from "#platform/db/rows.ts";

import { temporaryFolder, testLog } from "./engines.ts";
import { kill, linesOf, startScript } from "./processes.ts";

export type CrashReport = { acknowledged: number; lost: number; total: number };

/** Kills a writing process at a random moment, round after round on the same directory, and counts what is missing. */
export async function crashRounds(rounds: number): Promise<CrashReport> {
  const directory = `${await temporaryFolder()}/${randomUUID()}`;
  await (await openDatabase({ directory, templatePath: layout.databaseTemplate, log: testLog })).close();
  const acknowledged: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Far from the last round's numbers: one that was written but not acknowledged must not stand in the way.
    const writer = startScript("./crash-writer.ts", [directory, String(round * 100_000)]);
    const enough = acknowledged.length + 10 + Math.floor(Math.random() * 60);
    for await (const line of linesOf(writer)) {
      acknowledged.push(Number(line));
      // It goes on writing meanwhile, so the end comes at any point of a later transaction.
      if (acknowledged.length === enough) writer.kill("SIGKILL");
    }
    await kill(writer);
  }
  const { db, close } = await openDatabase({ directory, log: testLog });
  const rows = await queryRows<{ id: number }>(db, sql`select id from written`);
  const [money] = await queryRows<{ total: number }>(db, sql`select sum(balance)::int as total from accounts`);
  await close();
  const written = new Set(rows.map((row) => row.id));
  const lost = acknowledged.filter((id) => !written.has(id)).length;
  return { acknowledged: acknowledged.length, lost, total: money?.total ?? 0 };
}
